import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/engine.ts';

const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
const requests = [...page.matchAll(/^> (\{.*)$/gm)].map(([, request]) => request);

/** An engine in the middle of the example session. */
const engineAfter = (count: number): ReturnType<typeof createEngine> => {
  const engine = createEngine();
  for (const text of requests.slice(0, count)) engine({ text });
  return engine;
};

/** One line with an id and a verdict, in which the engine does not blame itself. */
const GOOD = /^\{"id":(null|"|[-\d]).*"ok":(true|false,"error":\{"code":"(?!internal)).*\}$/;

const values = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    -1,
    0,
    1,
    2,
    1e308,
    'm1',
    'm2',
    'garum',
    'spectator',
    '__proto__',
    'toString',
    [],
    {},
    null,
  ),
);

/** Every path to a value inside a request: ["state", "places", "3"]. */
const pathsIn = (value: unknown): readonly (readonly string[])[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [
        [name],
        ...pathsIn(inner).map(path => [name, ...path]),
      ]);

const replaceAt = (value: unknown, [name, ...rest]: readonly string[], by: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  if (rest.length === 0) Object.defineProperty(value, name, { value: by, enumerable: true });
  else replaceAt(Object.entries(value).find(([known]) => known === name)?.[1], rest, by);
};

const damaged = fc.nat(requests.length - 1).chain(at => {
  const paths = pathsIn(JSON.parse(requests[at]));
  return fc.record({ at: fc.constant(at), path: fc.constantFrom(...paths), by: values });
});

describe('whatever comes in', () => {
  it('any line gets one good answer', () => {
    const engine = engineAfter(requests.length);
    const lines = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constantFrom(...requests));
    fc.assert(
      fc.property(lines, text => {
        expect(engine({ text })).toMatch(GOOD);
      }),
      { numRuns: 500 },
    );
  });

  it('any request with any of its values replaced gets one good answer, and so does the next', () => {
    fc.assert(
      fc.property(damaged, ({ at, path, by }) => {
        const engine = engineAfter(at);
        const request: unknown = JSON.parse(requests[at]);
        replaceAt(request, path, by);
        expect(engine({ text: JSON.stringify(request) })).toMatch(GOOD);
        expect(engine({ text: requests[at] })).toMatch(GOOD);
      }),
      { numRuns: 1500 },
    );
  });
});
