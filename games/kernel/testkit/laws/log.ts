import type { Kind } from '../../game.ts';
import { matchFrom, type Match } from '../../match.ts';
import { makeRecord, parseRecord } from '../../record.ts';
import { openFor, recordMatch, replay, verify } from '../../replay.ts';
import { expect as sure } from '../../result.ts';
import { demand, demandSame, throughJson } from '../demand.ts';
import type { Law, Subject } from '../law.ts';
import { locate, playOn, playRandom, streamFor } from '../play.ts';

const demandReplay = <K extends Kind>({ title, game }: Subject<K>, match: Match<K>): void => {
  const file = makeRecord(recordMatch(game, match));
  const record = sure(parseRecord(file));
  const opened = sure(openFor(title, record));
  const again = sure(verify(opened, record));
  demandSame(again.state(), match.state(), () => 'The replayed state is not the one that was played.');
  demandSame(again.log(), match.log(), () => 'The replayed log is not the one that was played.');
  demand(makeRecord(recordMatch(opened, again)) === file, () => 'The record of the replay is another one.');
};

export const replayIsTheMatch: Law = (subject, trial) => {
  const match = playRandom(subject.game, trial);
  locate(trial, match, () => demandReplay(subject, match));
};

export const replayFromTheMiddle: Law = (subject, trial) => {
  const { game } = subject;
  const whole = recordMatch(game, playRandom(game, trial));
  const random = streamFor('middle', trial);
  const half = sure(replay(game, whole, random.pick(whole.log.length + 1)));
  locate(trial, half, () => {
    demandReplay(subject, half);
    const other = sure(matchFrom(game, throughJson(half.state()), whole.seed));
    demandReplay(subject, playOn(game, other, trial));
    demandSame(other.start, half.state(), () => 'The start of the continued match has changed.');
  });
};

export const logIsNeverRewritten: Law = ({ game }, trial) => {
  const kept: unknown[] = [];
  const match = playRandom(game, trial, stop => {
    const log = stop.match.log();
    kept.push(throughJson(log[log.length - 1]));
  });
  locate(trial, match, () =>
    demandSame(match.log(), kept, () => 'Later moves changed what had been logged.'),
  );
};
