import { done } from '../../index.ts';
import { allCards, morra } from '../morra.ts';
import { isView, type MorraMove, type MorraState } from '../morra/components.ts';
import { readStateOf } from '../morra/view.ts';
import { afterMove, type Sabotages } from './sabotage.ts';

/** Games that break the laws of data, secrets and words. */
export const KNOWLEDGE = {
  'clones, views and guesses share nothing with what they are made from': {
    finding: 'The clone of the view of 0 shares something with it. (both hold the same [false,false]',
    broken: () => ({ cloneView: view => ({ ...morra.cloneView(view), ready: view.ready }) }),
  },
  'questions change nothing': {
    finding: 'A question changed the view of 0.',
    broken: () => ({
      scores: table => {
        table.deck.reverse();
        return morra.scores(table);
      },
    }),
  },
  'JSON carries states, views, moves and events without loss': {
    finding: 'JSON cannot carry the event drawn for 0: /prize is -0.',
    broken: () => ({ witness: event => (event.kind === 'drawn' ? { ...event, prize: -0 } : event) }),
  },
  'views have the same pending seats and the same legal moves for their own seat': {
    finding: 'The view of seat 0 has other legal moves.',
    broken: () => ({
      legal: (table, seat) =>
        isView(table) ? morra.legal(table, seat).toReversed() : morra.legal(table, seat),
    }),
  },
  'every guess is a possible state with the same view to the last byte': {
    finding: 'does not fit the view. (at "/mine/fingers"',
    broken: () => ({
      guess: (view, random) => morra.guess({ ...view, viewer: 'spectator', mine: null }, random),
    }),
  },
  'a move without the referee leads to the same view in every world the seat can imagine': {
    finding: 'what it could not know, without the referee. (at "/ready/',
    broken: () => ({
      view: (state, viewer) => ({
        ...morra.view(state, viewer),
        ready: state.choices.map(choice => choice.fingers > 0),
      }),
    }),
  },
  'a move without the referee is told by the same events in every world the seat can imagine': {
    finding: 'what it could not know, without the referee. (at "/1/fingers/',
    broken: () =>
      afterMove(({ choices }, tell) =>
        tell({ kind: 'opened', fingers: choices.map(c => c.fingers), calls: [] }),
      ),
  },
  'secret moves look alike to everybody else': {
    finding: 'By their events, secret moves of seat 0 look different to 1.',
    broken: () => ({ witness: event => event }),
  },
  'notation is read back, whatever its case and spacing': {
    finding: '"SHOW 1" is not read as the move it stands for.',
    broken: () => ({
      text: {
        ...morra.text,
        parseMove: line => (line === line.toLowerCase() ? morra.text.parseMove(line) : undefined),
      },
    }),
  },
  'nonsense is no move and never throws': {
    finding: '"" is read as a move that has no notation.',
    // A lie, on purpose.
    broken: () => ({ text: { ...morra.text, readMove: json => done(json as MorraMove) } }),
  },
  'events, parts and prompts are sentences in every language': {
    finding: 'in en is not a sentence: "undefined ',
    broken: () => ({
      text: { ...morra.text, sentence: (event, language) => morra.text.sentence(event, language, []) },
    }),
  },
  'junk is no state and never throws': {
    finding: '"no such field":1} is accepted.',
    broken: () => ({
      readState: json =>
        morra.readState(JSON.parse((JSON.stringify(json) ?? 'null').replace(',"no such field":1', ''))),
    }),
  },
  'a damaged state is refused or still possible': {
    finding: 'An impossible state is accepted. Error: It is made of other components.',
    broken: () => ({
      readState: json => {
        const read = morra.readState(json);
        if (read.ok || !read.problem.message.startsWith('deck: the cards')) return read;
        // Nothing was wrong with it but the cards, which are now taken for those of the edition.
        return readStateOf(
          allCards(json as MorraState)
            .split(' ')
            .map(Number),
        )(json);
      },
    }),
  },
} as const satisfies Sabotages;
