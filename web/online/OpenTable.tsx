import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { BotName } from '../../bots/names.ts';
import type { Game, Kind } from '../../games/kernel/index.ts';
import type { NewTable } from '../../server/wire/api.ts';
import type { Access, Spectators } from '../../server/wire/parts.ts';
import { Choice } from '../shell/Choice.tsx';
import { usualBot } from '../shell/newMatch.ts';
import { Page } from '../shell/Page.tsx';
import { go } from '../shell/router.ts';
import { SitterSelect } from '../shell/SitterSelect.tsx';
import { Count, openOptions, standardOptions, Variants, type Chosen } from '../shell/Variants.tsx';
import { person } from '../store/person.ts';
import type { GameTable } from '../table/gameTable.ts';
import { api } from './api.ts';
import { becomeCalled } from './me.ts';
import { tell, why } from './messages/index.ts';
import { NameField } from './NameField.tsx';
import { timeControls, TIMES } from './times.ts';

type Wanted = 'me' | 'free' | BotName;

const ACCESS: readonly Access[] = ['invited', 'open'];
const WATCHERS: readonly Spectators[] = ['link', 'public', 'none'];

/** A table for friends: chairs, variants, clock; then a link to send. */
export const OpenTable = <K extends Kind>(props: {
  readonly table: GameTable<K>;
  readonly game: Game<K>;
}): JSX.Element => {
  const { table, game } = props;
  const text = tell();
  const name = useSignal(person.value?.name ?? '');
  const count = useSignal(Math.max(2, game.seats.min));
  const chairs = useSignal<readonly Wanted[]>(
    Array.from({ length: game.seats.max }, (_, seat) => (seat === 0 ? 'me' : 'free')),
  );
  const options = useSignal<Chosen>(standardOptions(game));
  const access = useSignal<Access>('invited');
  const spectators = useSignal<Spectators>('link');
  const time = useSignal<(typeof TIMES)[number]>('none');
  const overtime = useSignal<'bot' | 'wait'>('bot');
  const problem = useSignal('');

  const open = async (): Promise<void> => {
    const me = await becomeCalled(name.value);
    if (!me.ok) {
      problem.value = me.problem.code === 'bad-name' ? text.nameMissing : why(me.problem);
      return;
    }
    const wanted: NewTable = {
      game: game.id,
      options: openOptions(game, options.value, count.value),
      seats: chairs.value.slice(0, count.value),
      access: access.value,
      spectators: spectators.value,
      time: timeControls[time.value],
      overtime: overtime.value === 'wait' ? 'wait' : usualBot,
    };
    const opened = await api.open(wanted);
    if (opened.ok) go({ page: 'table', id: opened.value.table.info.id });
    else problem.value = why(opened.problem);
  };

  return (
    <Page title={text.openTable(game.name)} game={game.id}>
      <p>{text.openAbout}</p>
      <NameField name={name} />
      <Count game={game} least={2} count={count.value} onChoose={value => (count.value = value)} />
      <fieldset class="choice">
        <legend>{text.chairs}</legend>
        <ol class="chairs">
          {chairs.value.slice(0, count.value).map((wanted, seat) => (
            <li key={seat}>
              <span class="player-mark">{table.mark(seat, count.value)}</span>
              {wanted === 'me' ? (
                <span class="chair-name">{text.forMe}</span>
              ) : (
                <SitterSelect<'free'>
                  otherwise="free"
                  called={text.forFriend}
                  label={text.putOnChair(seat + 1)}
                  value={wanted}
                  onChoose={chosen => (chairs.value = chairs.value.with(seat, chosen))}
                />
              )}
            </li>
          ))}
        </ol>
      </fieldset>
      <Choice
        title={text.who}
        group="access"
        values={ACCESS.map(value => ({ value, name: text.whoNames[value], about: text.whoAbouts[value] }))}
        chosen={access.value}
        onChoose={value => (access.value = value)}
      />
      <Choice
        title={text.clock}
        about={text.clockAbout}
        group="time"
        values={TIMES.map(value => {
          const shown = { value, name: text.times[value] };
          return timeControls[value].kind === 'bank'
            ? { ...shown, about: text.timeOf(timeControls[value]) }
            : shown;
        })}
        chosen={time.value}
        onChoose={value => (time.value = value)}
      />
      {time.value !== 'none' && (
        <Choice
          title={text.overtime}
          group="overtime"
          values={(['bot', 'wait'] as const).map(value => ({
            value,
            name: text.overtimes[value],
            about: text.overtimeAbouts[value],
          }))}
          chosen={overtime.value}
          onChoose={value => (overtime.value = value)}
        />
      )}
      <Choice
        title={text.spectators}
        group="spectators"
        values={WATCHERS.map(value => ({ value, name: text.spectatorNames[value] }))}
        chosen={spectators.value}
        onChoose={value => (spectators.value = value)}
      />
      <Variants
        table={table}
        game={game}
        players={count.value}
        chosen={options.value}
        onChoose={chosen => (options.value = chosen)}
      />
      {problem.value !== '' && <p role="alert">{problem.value}</p>}
      <button type="button" class="button main ready" onClick={() => void open()}>
        {text.open}
      </button>
    </Page>
  );
};
