import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { byKind } from '../../games/kernel/index.ts';
import type { TableEvent } from '../../server/wire/parts.ts';
import { say } from '../messages/index.ts';
import { freshId } from '../store/chance.ts';
import { person } from '../store/person.ts';
import { mute } from './me.ts';
import { tell, why } from './messages/index.ts';
import { namesAt } from '../shell/names.ts';
import type { RemoteTable } from './remote.ts';

type Quiet = Exclude<TableEvent, { readonly kind: 'moved' | 'chat' }>;

/** Whatever happens at a table besides moves and words, as a sentence. */
const sentenceOf = byKind<Quiet, [names: readonly string[]], string>({
  opened: () => tell().events.opened,
  cancelled: () => tell().events.cancelled,
  joined: ({ name }) => tell().events.joined(name),
  seated: ({ seat, bot }) =>
    bot === 'free' ? tell().events.freed(seat + 1) : tell().events.seated(say().bots[bot], seat + 1),
  left: ({ seat }, names) => tell().events.left(names[seat]),
  late: ({ seat }, names) => tell().events.late(names[seat]),
  handed: ({ seat, by }, names) => tell().events.handed(names[seat], names[by]),
  returned: ({ seat }, names) => tell().events.returned(names[seat]),
  resigned: ({ seat }, names) => tell().events.resigned(names[seat]),
  rematch: () => tell().events.rematch,
});

const isHidden = (event: TableEvent): boolean =>
  event.kind === 'moved' ||
  (event.kind === 'chat' && (event.text === '' || person.value?.muted.includes(event.person) === true));

const Line = (props: {
  readonly event: TableEvent;
  readonly names: readonly string[];
}): JSX.Element | null => {
  const { event, names } = props;
  if (event.kind === 'moved') return null;
  if (event.kind !== 'chat') return <li class="quiet">{sentenceOf(event, names)}</li>;
  return (
    <li>
      <strong>{event.name}:</strong> {event.text}
    </li>
  );
};

/** People at the table who can be hidden, and shown again. */
const Mutes = ({ table }: { readonly table: RemoteTable }): JSX.Element | null => {
  const text = tell();
  const others = (table.state.value?.info.sitters ?? []).flatMap(sitter =>
    sitter.kind === 'person' && sitter.person !== person.value?.id ? [sitter] : [],
  );
  if (others.length === 0 || typeof table.state.value?.viewer !== 'number') return null;
  const change = async (who: string, hide: boolean): Promise<void> => {
    const changed = await mute(who, hide);
    // What was hidden before is told again.
    if (changed.ok && !hide) table.refresh(true);
  };
  return (
    <div class="mutes">
      {others.map(({ person: who, name }) => {
        const isMuted = person.value?.muted.includes(who) === true;
        return (
          <button
            key={who}
            type="button"
            class="link"
            aria-pressed={isMuted}
            onClick={() => void change(who, !isMuted)}
          >
            {isMuted ? text.unmute(name) : text.mute(name)}
          </button>
        );
      })}
    </div>
  );
};

/** What is said and done at the table besides playing. */
export const Feed = ({ table }: { readonly table: RemoteTable }): JSX.Element | null => {
  const text = tell();
  const words = useSignal('');
  const waiting = useSignal<readonly string[]>([]);
  const problem = useSignal('');
  const list = useRef<HTMLDivElement>(null);
  const state = table.state.value;
  const lines = (state?.events ?? []).filter(event => !isHidden(event));
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length, waiting.value.length]);
  if (state === undefined) return null;
  const names = namesAt(state.info.sitters);
  const sendLine = (): void => {
    const line = words.value.trim();
    if (line === '') return;
    words.value = '';
    problem.value = '';
    waiting.value = [...waiting.value, line];
    table.post({ type: 'chat', id: freshId(), table: table.id, text: line }, answer => {
      waiting.value = waiting.value.filter(other => other !== line);
      if (answer.type === 'ack') return;
      problem.value = why(answer);
      if (words.value === '') words.value = line;
    });
  };
  return (
    <section class="feed">
      <h2>{text.atTable}</h2>
      <div ref={list} class="lines" role="log" tabIndex={0} aria-label={text.atTable}>
        <ol>
          {lines.map(event => (
            <Line key={event.seq} event={event} names={names} />
          ))}
          {waiting.value.map((line, i) => (
            <li key={`waiting ${i}`} class="quiet">
              {line} · {text.onItsWay}
            </li>
          ))}
        </ol>
      </div>
      {typeof state.viewer === 'number' && (
        <form
          onSubmit={event => {
            event.preventDefault();
            sendLine();
          }}
        >
          <input
            type="text"
            maxLength={500}
            autocomplete="off"
            aria-label={text.say}
            placeholder={text.say}
            value={words.value}
            onInput={event => (words.value = event.currentTarget.value)}
          />
          <button type="submit" class="button">
            {text.send}
          </button>
        </form>
      )}
      {problem.value !== '' && <p role="alert">{problem.value}</p>}
      <Mutes table={table} />
    </section>
  );
};
