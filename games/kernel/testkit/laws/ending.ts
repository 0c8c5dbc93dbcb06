import { problemOf } from '../../read.ts';
import { demand, demandSame } from '../demand.ts';
import { viewersOf, type Law } from '../law.ts';
import { locate, playRandom } from '../play.ts';

export const endsInTime: Law = ({ game }, trial) => {
  const match = playRandom(game, trial);
  const late = match.commit(0, match.log()[1].moves);
  locate(trial, match, () =>
    demand(problemOf(late)?.code === 'match-over', () => 'A move after the end is not refused as such.'),
  );
};

export const scoresAddUp: Law = ({ game }, trial) => {
  playRandom(game, trial, ({ match, state }) => {
    const scores = game.scores(state);
    demand(
      scores.length === trial.seats,
      () => `There are ${scores.length} scores for ${trial.seats} seats.`,
    );
    for (const [seat, { total, parts, tieBreaks }] of scores.entries()) {
      const sum = parts.reduce((points, part) => points + part.points, 0);
      demand(total === sum, () => `Seat ${seat} has ${total} points, but their parts add up to ${sum}.`);
      demand(
        tieBreaks.length === scores[0].tieBreaks.length,
        () => `Seat ${seat} has other tie-breaks than seat 0.`,
      );
    }
    if (match.pending().length > 0) return;
    for (const viewer of viewersOf(match))
      demandSame(game.scores(match.view(viewer)), scores, () => `To ${viewer} the final scores are others.`);
  });
};

export const settingsStay: Law = ({ game }, trial) => {
  const { seats, options } = trial;
  playRandom(game, trial, ({ match, state }) => {
    for (const table of [state, ...viewersOf(match).map(viewer => game.view(state, viewer))])
      demandSame(
        game.settings(table),
        { seats, options },
        () => 'A table tells other settings than it was set up with.',
      );
  });
};

export const otherOptionsAreRefused: Law = ({ game }, { seats, options }) => {
  const demandRefusal = (chosen: unknown): void => {
    const problem = problemOf(game.readOptions(chosen, seats));
    demand(
      problem !== undefined && problem.message !== '',
      () => `The options ${JSON.stringify(chosen)} are not refused.`,
    );
  };
  demand(game.readOptions({}, seats).ok, () => `The standard options are refused for ${seats} seats.`);
  demandRefusal({ ...options, 'no such option': 'on' });
  for (const [name, option] of Object.entries(game.options)) {
    demandRefusal({ ...options, [name]: 'no such value' });
    if (option.seats === undefined || option.seats.includes(seats)) continue;
    for (const value of Object.keys(option.values))
      if (value !== option.standard) demandRefusal({ ...options, [name]: value });
  }
};
