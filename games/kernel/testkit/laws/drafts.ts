import { createDraft, type Draft } from '../../draft.ts';
import type { Kind } from '../../game.ts';
import { createMatch, type Match } from '../../match.ts';
import type { Random } from '../../random.ts';
import { expect as sure } from '../../result.ts';
import { demand, demandSame, throughJson } from '../demand.ts';
import type { Law } from '../law.ts';
import { choose, chooseSeat, locate, streamFor } from '../play.ts';

/** A turn that does not end by itself is committed after so many moves. */
const LONG_TURN = 40;

/** Plays a turn as a draft, and the same moves one by one at another table of the same match. */
const draftTurn = <K extends Kind>(draft: Draft<K>, match: Match<K>, random: Random): void => {
  const { seat } = draft;
  do {
    const legal = match.legal(seat);
    demandSame(draft.legal(), legal, () => `The draft of seat ${seat} has other legal moves than the match.`);
    const move = choose(legal, random);
    sure(draft.play(move));
    sure(match.commit(seat, [move]));
    if (draft.stage() !== 'needs-referee')
      demandSame(
        draft.table(),
        match.view(seat),
        () => `The draft of seat ${seat} shows another table than the match.`,
      );
  } while (draft.stage() === 'open' && draft.moves().length < LONG_TURN);
};

const demandUndoAndRedo = <K extends Kind>(draft: Draft<K>, start: K['View']): void => {
  const moves = throughJson(draft.moves());
  const table = throughJson(draft.table());
  const stage = draft.stage();
  while (draft.undo());
  demandSame(draft.table(), start, () => 'Undoing everything does not lead back to the start.');
  while (draft.redo());
  demandSame(draft.table(), table, () => 'Redoing everything does not lead to the same table.');
  demandSame(draft.moves(), moves, () => 'Redoing everything does not make the same moves.');
  demand(
    draft.stage() === stage,
    () => `The draft was ${stage} and is ${draft.stage()} after undo and redo.`,
  );
};

export const draftsAreTurns: Law = ({ game }, trial) => {
  const inBatches = sure(createMatch(game, trial));
  const oneByOne = sure(createMatch(game, trial));
  const random = streamFor('drafts', trial);
  const takeTurn = (): void => {
    const seat = chooseSeat(inBatches, random);
    const view = inBatches.view(seat);
    const draft = createDraft(game, view, seat);
    draftTurn(draft, oneByOne, random);
    demandUndoAndRedo(draft, view);
    sure(inBatches.commit(seat, draft.moves()));
    demandSame(
      inBatches.state(),
      oneByOne.state(),
      () => 'A batch leads to another state than its moves one by one.',
    );
  };
  while (inBatches.pending().length > 0) locate(trial, inBatches, takeTurn);
};
