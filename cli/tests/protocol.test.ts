// Runs the session of docs/protocol.md against the real command.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEEPEST } from '../../games/kernel/index.ts';
import { createEngine, LONGEST_LINE } from '../engine/engine.ts';
import { MOST_MATCHES } from '../engine/handlers.ts';
import { output, typed } from './cais.ts';

const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');

interface Exchange {
  readonly request: string;
  readonly answer: string;
}

const session: readonly Exchange[] = [...page.matchAll(/```session\n([^]*?)```/g)].flatMap(([, block]) =>
  [...block.matchAll(/^> (.*)\n< (.*)$/gm)].map(([, request, answer]) => ({ request, answer })),
);

const LEFT_OUT = '…';

/** The told answer with what the page left out replaced by what really came. */
const completed = (told: unknown, real: unknown): unknown => {
  if (told === LEFT_OUT) return real;
  if (Array.isArray(told) && Array.isArray(real)) {
    const rest = told.at(-1) === LEFT_OUT ? real.slice(told.length - 1) : [];
    const shown = told.at(-1) === LEFT_OUT ? told.slice(0, -1) : told;
    return [...shown.map((item, i) => completed(item, real[i])), ...rest];
  }
  if (typeof told !== 'object' || told === null || typeof real !== 'object' || real === null) return told;
  const fields: Readonly<Record<string, unknown>> = { ...real };
  return Object.fromEntries(
    Object.entries(told).map(([name, value]) => [name, completed(value, fields[name])]),
  );
};

describe('the session in docs/protocol.md', () => {
  const answers = output(['engine'], typed(...session.map(({ request }) => request)))
    .trimEnd()
    .split('\n');

  it('has a request and an answer on each pair of its lines', () => {
    const lines = [...page.matchAll(/^[<>] /gm)].length;
    expect(lines).toBe(session.length * 2);
    expect(answers).toHaveLength(session.length);
  });

  it.each(session.map((exchange, i) => [exchange.request, exchange.answer, answers[i]]))(
    '%s',
    (_, told, real) => {
      expect(real).toBe(
        told.includes(LEFT_OUT) ? JSON.stringify(completed(JSON.parse(told), JSON.parse(real))) : told,
      );
    },
  );

  it('uses every command that the page describes, and the engine has no other', () => {
    const described = [...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    const used = session.flatMap(({ request }) => /"cmd":"(\w+)"/.exec(request)?.[1] ?? []);
    expect(new Set(used)).toEqual(new Set([...described, 'paly']));
    const refusal = createEngine()({ text: '{"id":1,"cmd":"?"}' });
    expect(refusal).toContain(`what there is: ${described.join(', ')}.`);
  });
});

describe('the limits in docs/protocol.md', () => {
  it.each([LONGEST_LINE, MOST_MATCHES, DEEPEST])('are those of the engine: %i', limit => {
    const limits = page.slice(page.indexOf('## Limits'));
    expect(limits).toMatch(new RegExp(`\\b${limit.toLocaleString('en')}\\b`));
  });
});
