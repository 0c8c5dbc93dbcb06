import type { BotName } from '../../bots/names.ts';
import type { Seat, Seed } from '../../games/kernel/index.ts';

/** What a bot is asked: a whole turn, on what its seat knows. */
export interface Question {
  readonly game: string;
  readonly edition: string;
  readonly view: object;
  readonly seat: Seat;
  readonly bot: BotName;
  /** Of the bot's own random stream. */
  readonly seed: Seed;
}
