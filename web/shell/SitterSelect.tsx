import type { JSX } from 'preact';
import { BOT_NAMES, type BotName } from '../../bots/names.ts';
import { say } from '../messages/index.ts';

interface SitterSelectProps<T extends string> {
  /** What a seat is when no bot sits on it, and what it is called then. */
  readonly otherwise: T;
  readonly called: string;
  readonly value: T | BotName;
  readonly label?: string;
  readonly onChoose: (chosen: T | BotName) => void;
}

/** Who sits on a seat: a bot by its level, or whoever else may. */
export const SitterSelect = <T extends string>(props: SitterSelectProps<T>): JSX.Element => {
  const { otherwise, called, value, label, onChoose } = props;
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) =>
        onChoose(BOT_NAMES.find(bot => bot === currentTarget.value) ?? otherwise)
      }
    >
      <option value={otherwise}>{called}</option>
      {BOT_NAMES.map(bot => (
        <option key={bot} value={bot}>
          {say().shell.bot(say().bots[bot])}
        </option>
      ))}
    </select>
  );
};
