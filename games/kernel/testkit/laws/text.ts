import fc from 'fast-check';
import { sameJson } from '../../json.ts';
import { LANGUAGES, type Language } from '../../language.ts';
import { demand, demandSame } from '../demand.ts';
import { viewersOf, type Law } from '../law.ts';
import { locate, playRandom, seatList, some } from '../play.ts';
import { namesFor } from '../transcript.ts';

const SOME_MOVES = 20;

/** Ways to write the same line that a person may use. */
const spellings = (line: string): readonly string[] => [
  line,
  line.toUpperCase(),
  line.toLowerCase(),
  `  ${line.replaceAll(' ', '   ')}  `,
];

export const notationIsReadBack: Law = ({ game }, trial) => {
  const { text } = game;
  playRandom(game, trial, ({ match, random }) => {
    for (const seat of seatList(match))
      for (const move of some(match.legal(seat), SOME_MOVES, random)) {
        const line = text.makeMove(move);
        // A record separates moves by semicolons, one commit a line.
        demand(
          line !== '' && line === line.trim() && !/[;\n]/.test(line),
          () => `"${line}" is no line of notation.`,
        );
        for (const spelling of spellings(line))
          demandSame(
            text.parseMove(spelling),
            move,
            () => `"${spelling}" is not read as the move it stands for.`,
          );
      }
  });
};

export const nonsenseIsNoMove: Law = ({ game: { text } }, { seed }) => {
  const demandNotation = (move: Parameters<typeof text.makeMove>[0], given: unknown): void =>
    demand(
      sameJson(text.parseMove(text.makeMove(move)), move),
      () => `${JSON.stringify(given)} is read as a move that has no notation.`,
    );
  const demandNone = (given: unknown): void => {
    const read = text.readMove(given);
    if (read.ok) demandNotation(read.value, given);
    else demand(read.problem.message !== '', () => `${JSON.stringify(given)} is refused without a sentence.`);
    const move = typeof given === 'string' ? text.parseMove(given) : undefined;
    if (move !== undefined) demandNotation(move, given);
  };
  const nonsense = fc.oneof(fc.string(), fc.jsonValue(), fc.record({ kind: fc.string() }));
  fc.assert(fc.property(nonsense, demandNone), { seed: Number.parseInt(seed.slice(0, 7), 16) });
};

const demandReadable = (text: string, what: () => string): void =>
  demand(
    typeof text === 'string' && text.trim() !== '' && !/undefined|NaN|\[object/.test(text),
    () => `${what()} is not a sentence: "${text}".`,
  );

export const everythingHasWords: Law = ({ game }, trial) => {
  const { text } = game;
  const names = namesFor(trial.seats);
  const inAll = (words: (language: Language) => string, what: () => string): void =>
    LANGUAGES.forEach(language => demandReadable(words(language), () => `${what()} in ${language}`));
  inAll(
    language => game.about[language],
    () => 'What the game is about',
  );
  for (const [name, { name: title, values }] of Object.entries(game.options))
    for (const words of [title, ...Object.values(values).flatMap(value => [value.name, value.about])])
      inAll(
        language => words[language],
        () => `A text of the option ${name}`,
      );
  const match = playRandom(game, trial, stop => {
    for (const part of game.scores(stop.state).flatMap(score => score.parts))
      inAll(
        language => text.part(part, language),
        () => `The part ${JSON.stringify(part)}`,
      );
    for (const seat of seatList(stop.match).filter(somebody => stop.match.legal(somebody).length > 0))
      for (const table of [stop.state, stop.match.view(seat)])
        inAll(
          language => text.prompt(table, seat, language),
          () => `The prompt for seat ${seat}`,
        );
  });
  locate(trial, match, () => {
    // A rating may be left out, but not in one language only.
    const ratings = LANGUAGES.flatMap(language => text.rating?.(match.state(), language) ?? []);
    demand(ratings.length % LANGUAGES.length === 0, () => 'The match is not rated in every language.');
    for (const rating of ratings) demandReadable(rating, () => 'The rating');
    for (const viewer of viewersOf(match))
      for (const event of [...match.log(), ...match.seenLog(viewer)].flatMap(entry => entry.events))
        inAll(
          language => text.sentence(event, language, names),
          () => `The event ${JSON.stringify(event)}`,
        );
  });
};
