import type { StoredLine } from '../storage/index.ts';
import type { TableInfo, TableLine } from '../wire/parts.ts';

const lineFor = ({ info, updated, pending, version }: StoredLine, person: string | undefined): TableLine => {
  // Written by this server alone, from a TableInfo.
  const read = JSON.parse(info) as TableInfo;
  const seats = pending === '' ? [] : pending.split(' ').map(Number);
  const own = read.sitters.findIndex(sitter => sitter.kind === 'person' && sitter.person === person);
  const sitter = read.sitters.at(own);
  const plays = own >= 0 && sitter?.kind === 'person' && sitter.standIn === undefined;
  return { info: read, updated, pending: seats, version, yourTurn: plays && seats.includes(own) };
};

/** Where it is the person's turn first; within that, in the order given. */
export const yourLines = (lines: readonly StoredLine[], person: string | undefined): readonly TableLine[] =>
  lines.map(line => lineFor(line, person)).toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
