import { describe, expect, it } from 'vitest';
import { createDraft, type Draft } from '../draft.ts';
import type { Match } from '../match.ts';
import { problemOf } from '../read.ts';
import { morra, type Morra } from './morra.ts';
import { commitAll, newMatch, ROUND } from './tables.ts';

const draftFor = (match: Match<Morra>, seat: number): Draft<Morra> =>
  createDraft(morra, match.view(seat), seat);

const lines = (draft: Draft<Morra>): string => draft.moves().map(morra.text.makeMove).join('; ');

describe('a draft', () => {
  it('is open until its moves end the turn, and leaves the match alone', () => {
    const match = newMatch();
    const draft = draftFor(match, 0);
    expect(draft.stage()).toBe('open');
    expect(draft.play('show 3')).toEqual({ ok: true, value: 'open' });
    expect(draft.play({ kind: 'call', sum: 5 })).toEqual({ ok: true, value: 'turn-over' });
    expect(draft.table().mine).toEqual({ fingers: 3, call: 5 });
    expect(match.view(0).mine).toEqual({ fingers: 0, call: 0 });
    expect(match.log()).toHaveLength(1);
    expect(match.commit(0, draft.moves()).ok).toBe(true);
    expect(match.view(0)).toEqual(draft.table());
  });

  it('stops at a move that needs the referee', () => {
    const match = newMatch();
    commitAll(match, ROUND[0]);
    const draft = draftFor(match, 1);
    draft.play('show 2');
    expect(draft.play('call 4')).toEqual({ ok: true, value: 'needs-referee' });
    expect(draft.table().mine).toEqual({ fingers: 2, call: 0 });
    expect(draft.legal()).toEqual([]);
    expect(problemOf(draft.play('show 1'))).toEqual({
      code: 'needs-referee',
      message: 'The last move must be committed, or undone, before another is made.',
    });
    expect(lines(draft)).toBe('show 2; call 4');
    expect(draft.undo()).toBe(true);
    expect(draft.stage()).toBe('open');
    expect(draft.redo()).toBe(true);
    expect(draft.stage()).toBe('needs-referee');
  });

  it('refuses what is not legal and stays as it is', () => {
    const draft = draftFor(newMatch(), 0);
    draft.play('show 3');
    draft.undo();
    expect(problemOf(draft.play('call 5'))?.code).toBe('illegal-move');
    expect(problemOf(draft.play('nonsense'))?.code).toBe('bad-move');
    expect(lines(draft)).toBe('');
    expect(draft.redo()).toBe(true);
    expect(lines(draft)).toBe('show 3');
  });

  it('can be undone and redone without limit', () => {
    const match = newMatch();
    const draft = draftFor(match, 0);
    expect(draft.undo()).toBe(false);
    expect(draft.redo()).toBe(false);
    expect(draft.startOver()).toBe(false);
    for (const move of ['show 3', 'call 5', 'show 1', 'call 9']) draft.play(move);
    const end = structuredClone(draft.table());
    expect(draft.startOver()).toBe(true);
    expect(draft.table()).toEqual(match.view(0));
    while (draft.redo());
    expect(draft.table()).toEqual(end);
    expect(lines(draft)).toBe('show 3; call 5; show 1; call 9');
  });

  it('forgets what could be redone once another move is made', () => {
    const draft = draftFor(newMatch(), 0);
    for (const move of ['show 3', 'call 5', 'show 1']) draft.play(move);
    draft.undo();
    draft.play('show 2');
    // To show 1 would be legal again, but it is no longer what was undone last.
    expect(draft.redo()).toBe(false);
    expect(lines(draft)).toBe('show 3; call 5; show 2');
  });

  it('does not follow the view it was made from', () => {
    const view = newMatch().view(0);
    const draft = createDraft(morra, view, 0);
    view.ready[1] = true;
    expect(draft.table().ready).toEqual([false, false]);
    draft.rebase(view);
    view.ready[1] = false;
    expect(draft.table().ready).toEqual([false, true]);
  });
});

describe('a draft on a newer view', () => {
  it('keeps its moves, and may now need the referee', () => {
    const match = newMatch();
    const draft = draftFor(match, 1);
    draft.play('show 2');
    draft.play('call 4');
    expect(draft.stage()).toBe('turn-over');
    commitAll(match, ROUND[0]);
    expect(draft.rebase(match.view(1))).toEqual({ ok: true, value: 'needs-referee' });
    expect(lines(draft)).toBe('show 2; call 4');
    expect(draft.table().ready).toEqual([true, false]);
    expect(match.commit(1, draft.moves()).ok).toBe(true);
  });

  it('keeps what was undone for redoing', () => {
    const match = newMatch();
    const draft = draftFor(match, 1);
    draft.play('show 2');
    draft.play('call 4');
    draft.undo();
    draft.rebase(match.view(1));
    expect(draft.redo()).toBe(true);
    expect(lines(draft)).toBe('show 2; call 4');
  });

  it('drops the moves that no longer fit, and says why', () => {
    const match = newMatch();
    commitAll(match, ROUND[0]);
    const draft = draftFor(match, 0);
    draft.play('show 1');
    draft.play('show 2');
    draft.play('call 9');
    draft.undo();
    commitAll(match, ROUND[1]);
    // A new round: the first hand can be shown, but a second one only after the call.
    expect(problemOf(draft.rebase(match.view(0)))).toEqual({
      code: 'illegal-move',
      message: '"show 2" cannot be played now: fingers change only after the call. (M-3)',
    });
    expect(lines(draft)).toBe('show 1');
    expect(draft.stage()).toBe('open');
    // The call would fit, but it was to follow a move that is gone.
    expect(draft.redo()).toBe(false);
  });
});
