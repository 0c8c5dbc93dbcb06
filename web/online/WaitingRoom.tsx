import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Game, Kind, Seat } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import { Page } from '../shell/Page.tsx';
import { go } from '../shell/router.ts';
import { SitterSelect } from '../shell/SitterSelect.tsx';
import { person } from '../store/person.ts';
import { language } from '../store/settings.ts';
import type { GameTable } from '../table/gameTable.ts';
import { api, type Deed } from './api.ts';
import { Feed } from './Feed.tsx';
import { Invite } from './Invite.tsx';
import { becomeCalled } from './me.ts';
import { tell, why } from './messages/index.ts';
import { NameField } from './NameField.tsx';
import { namesAt } from '../shell/names.ts';
import { LineNotice } from './Notices.tsx';
import type { Remote, RemoteTable } from './remote.ts';

/** What was chosen for the match, as a line. */
const settingsOf = <K extends Kind>(game: Game<K>, { info }: Remote): string =>
  [
    ...Object.entries(info.options).flatMap(([name, value]) => {
      const option = game.options[name]?.values[value];
      return option === undefined ? [] : [option.name[language.value]];
    }),
    tell().timeOf(info.time),
  ].join(' · ');

/** A table whose chairs are not all taken yet. */
export const WaitingRoom = <K extends Kind>(props: {
  readonly table: GameTable<K>;
  readonly game: Game<K>;
  readonly remote: RemoteTable;
  readonly state: Remote;
}): JSX.Element => {
  const { table, game, remote, state } = props;
  const { info, viewer } = state;
  const text = tell();
  const name = useSignal(person.value?.name ?? '');
  const problem = useSignal('');
  const joinKey = useSignal<string | undefined>(undefined);
  const isSeated = typeof viewer === 'number';
  const isHost = isSeated && info.host === person.value?.id;
  useEffect(() => {
    if (isSeated)
      void api.table(info.id).then(found => (joinKey.value = found.ok ? found.value.keys?.join : undefined));
  }, [isSeated]);

  const act = async (deed: Deed): Promise<boolean> => {
    const done = await api.act(info.id, deed);
    problem.value = done.ok ? '' : why(done.problem);
    return done.ok;
  };
  const join = async (seat: Seat): Promise<void> => {
    const me = await becomeCalled(name.value);
    if (!me.ok) problem.value = me.problem.code === 'bad-name' ? text.nameMissing : why(me.problem);
    else await act({ deed: 'join', seat, ...(remote.key === undefined ? {} : { key: remote.key }) });
  };
  const leave = async (): Promise<void> => {
    if (await act({ deed: 'leave' })) go({ page: 'home' });
  };
  const names = namesAt(info.sitters);
  const host = info.sitters.findIndex(sitter => sitter.kind === 'person' && sitter.person === info.host);

  return (
    <Page title={isSeated ? text.waiting : text.openTable(game.name)} game={game.id}>
      <LineNotice />
      {!isSeated && host >= 0 && <p>{text.joinAbout(names[host], game.name)}</p>}
      <p class="quiet">{settingsOf(game, state)}</p>
      {!isSeated && <NameField name={name} />}
      {joinKey.value !== undefined && (
        <section aria-labelledby="invite-title">
          <h2 id="invite-title">{text.invite}</h2>
          <p>{text.inviteAbout}</p>
          <Invite
            to={{ page: 'table', id: info.id, key: joinKey.value }}
            label={text.link}
            text={text.inviteText(game.name)}
          />
        </section>
      )}
      <section aria-labelledby="chairs-title">
        <h2 id="chairs-title">{text.chairs}</h2>
        <ol class="chairs">
          {info.sitters.map((sitter, seat) => (
            <li key={seat} class={sitter.kind === 'free' ? 'free' : undefined}>
              <span class="player-mark">{table.mark(seat, info.sitters.length)}</span>
              <span class="chair-name">
                {sitter.kind === 'free'
                  ? text.free
                  : sitter.kind === 'bot'
                    ? say().shell.bot(say().bots[sitter.bot])
                    : sitter.name}{' '}
                {viewer === seat && <span class="tag own">{say().shell.you}</span>}
              </span>
              {sitter.kind === 'free' && !isSeated && (
                <button type="button" class="button main ready" onClick={() => void join(seat)}>
                  {text.join}
                </button>
              )}
              {isHost && sitter.kind !== 'person' && (
                <SitterSelect<'free'>
                  otherwise="free"
                  called={text.forFriend}
                  label={text.putOnChair(seat + 1)}
                  value={sitter.kind === 'bot' ? sitter.bot : 'free'}
                  onChoose={chosen => void act({ deed: 'seat', seat, sitter: chosen })}
                />
              )}
            </li>
          ))}
        </ol>
        <p class="quiet">{text.waitingAbout}</p>
      </section>
      {problem.value !== '' && <p role="alert">{problem.value}</p>}
      <Feed table={remote} />
      {isSeated && (
        <p>
          <button type="button" class="button" onClick={() => void leave()}>
            {isHost ? text.cancelTable : text.leave}
          </button>
        </p>
      )}
    </Page>
  );
};
