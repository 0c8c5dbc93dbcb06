import type { BotName } from '../../bots/names.ts';
import type { Json, Seat, Seed } from '../../games/kernel/index.ts';

/** What the bots are asked, about a seat and on what that seat knows. */
export interface Question {
  readonly number: number;
  readonly game: string;
  /** The id of a built-in edition, or the data of another one. */
  readonly edition: Json;
  readonly view: object;
  readonly seat: Seat;
  /** The bot that is to play a whole turn; or a hint for a person's next move. */
  readonly wanted: BotName | 'hint';
  /** Kinds of moves that the bot is not to think of. */
  readonly without: readonly string[];
  /** Of the bot's own random stream. */
  readonly seed: Seed;
}

/** Moves in notation; with a hint, the points it expects and the chance of winning it sees. */
export interface Answer {
  readonly number: number;
  readonly moves: readonly string[];
  readonly points: number;
  readonly chance: number;
}
