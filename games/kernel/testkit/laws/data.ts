import { expect as sure } from '../../result.ts';
import { demand, demandApart, demandSame, lostInJson, throughJson } from '../demand.ts';
import { viewersOf, type Law } from '../law.ts';
import { choose, locate, playRandom, seatList, some } from '../play.ts';

const SOME_MOVES = 10;

const demandPlain = (value: unknown, what: () => string): void => {
  const lost = lostInJson(value);
  demand(lost === undefined, () => `JSON cannot carry ${what()}: ${lost}.`);
  demandSame(throughJson(value), value, () => `JSON changes ${what()}.`);
};

export const componentsAreConserved: Law = ({ game, conserved }, trial) => {
  let first: unknown;
  playRandom(game, trial, ({ state }) => {
    first ??= conserved(state);
    demandSame(conserved(state), first, () => 'The components are not what they were at the set-up.');
  });
};

export const copiesShareNothing: Law = ({ game }, trial) => {
  playRandom(game, trial, ({ match, state, random }) => {
    const before = throughJson(state);
    const copy = game.cloneState(state);
    demandSame(copy, state, () => 'The clone of the state is not the same.');
    demandApart(state, copy, () => 'The clone of the state shares something with it.');
    for (const viewer of viewersOf(match)) {
      const view = game.view(state, viewer);
      const viewCopy = game.cloneView(view);
      demandSame(viewCopy, view, () => `The clone of the view of ${viewer} is not the same.`);
      demandApart(view, viewCopy, () => `The clone of the view of ${viewer} shares something with it.`);
      demandApart(state, view, () => `The view of ${viewer} shares something with the state.`);
      demandApart(
        view,
        game.guess(view, random),
        () => `The guess of ${viewer} shares something with the view.`,
      );
    }
    const seat = choose(seatList(match), random);
    const legal = game.legal(copy, seat);
    if (legal.length > 0) game.apply(copy, seat, choose(legal, random), random);
    demandSame(state, before, () => 'A move on the clone changed the original.');
  });
};

export const questionsChangeNothing: Law = ({ game }, trial) => {
  playRandom(game, trial, ({ match, state, random }) => {
    const before = throughJson(state);
    for (const viewer of viewersOf(match)) {
      const view = game.view(state, viewer);
      const seen = throughJson(view);
      game.guess(view, random);
      for (const table of [state, view]) {
        game.pending(table);
        game.scores(table);
        game.settings(table);
        if (viewer === 'spectator') continue;
        for (const move of some(game.legal(table, viewer), SOME_MOVES, random))
          game.objection(table, viewer, move);
        game.text.prompt(table, viewer, 'en');
      }
      demandSame(view, seen, () => `A question changed the view of ${viewer}.`);
    }
    demandSame(state, before, () => 'A question changed the state.');
  });
};

export const jsonCarriesEverything: Law = ({ game }, trial) => {
  const match = playRandom(game, trial, stop => {
    const { state, random } = stop;
    demandPlain(state, () => 'the state');
    demandSame(
      sure(game.readState(throughJson(state))),
      state,
      () => 'A state that was read is not the same.',
    );
    for (const viewer of viewersOf(stop.match))
      demandPlain(game.view(state, viewer), () => `the view of ${viewer}`);
    for (const seat of seatList(stop.match))
      for (const move of some(stop.match.legal(seat), SOME_MOVES, random)) {
        const line = game.text.makeMove(move);
        demandPlain(move, () => `the move "${line}"`);
        demandSame(
          sure(game.text.readMove(throughJson(move))),
          move,
          () => `The move "${line}" that was read differs.`,
        );
      }
  });
  locate(trial, match, () => {
    for (const event of match.log().flatMap(({ events }) => events)) {
      demandPlain(event, () => `the event ${event.kind}`);
      for (const viewer of viewersOf(match)) {
        const witnessed = game.witness(event, viewer);
        if (witnessed !== undefined) demandPlain(witnessed, () => `the event ${event.kind} for ${viewer}`);
      }
    }
  });
};
