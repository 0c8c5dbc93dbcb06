import type * as v from 'valibot';
import type { Result } from '../../games/kernel/index.ts';
import type { Actor } from '../tables/acts.ts';

type Schema = v.GenericSchema;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Whoever asks, as far as that is known. */
export interface Asker {
  readonly actor: Actor | undefined;
  readonly address: string;
  readonly setCookie: (person: string) => void;
}

export interface Spec<P extends Schema, Q extends Schema, B extends Schema> {
  readonly method: Method;
  /** With `:name` for what the path carries. */
  readonly path: string;
  readonly about: string;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** What the answer is called in `server/wire/api.ts`. */
  readonly answer: string;
  /** Whether nobody in particular may ask. */
  readonly forAnybody?: boolean;
}

export interface Given<P extends Schema, Q extends Schema, B extends Schema> {
  readonly params: v.InferOutput<P>;
  readonly query: v.InferOutput<Q>;
  readonly body: v.InferOutput<B>;
}

/** A route with its schemas, their types hidden. */
export interface Route extends Spec<Schema, Schema, Schema> {
  readonly run: (asker: Asker, params: unknown, query: unknown, body: unknown) => Promise<Result<unknown>>;
}

type Handler<G> = (given: G, actor: Actor, asker: Asker) => Promise<Result<unknown>>;
type Open<G> = (given: G, asker: Asker) => Promise<Result<unknown>>;

export type Read = <S extends Schema>(schema: S, value: unknown, where: string) => v.InferOutput<S>;

/** Puts a route together. `read` checks against a schema and throws what the caller turns into a refusal. */
export const routes = (read: Read) => {
  const all: Route[] = [];
  const add = <P extends Schema, Q extends Schema, B extends Schema>(
    spec: Spec<P, Q, B>,
    run: (given: Given<P, Q, B>, asker: Asker) => Promise<Result<unknown>>,
  ): void => {
    all.push({
      ...spec,
      run: (asker, params, query, body) =>
        run(
          {
            params: read(spec.params, params, 'The address'),
            query: read(spec.query, query, 'The query'),
            body: read(spec.body, body, 'The body'),
          },
          asker,
        ),
    });
  };
  return {
    all,
    /** For anybody. */
    open: <P extends Schema, Q extends Schema, B extends Schema>(
      spec: Spec<P, Q, B>,
      run: Open<Given<P, Q, B>>,
    ): void => add({ ...spec, forAnybody: true }, run),
    /** For somebody who is known. */
    known: <P extends Schema, Q extends Schema, B extends Schema>(
      spec: Spec<P, Q, B>,
      run: Handler<Given<P, Q, B>>,
    ): void =>
      add(spec, (given, asker) =>
        asker.actor === undefined
          ? Promise.resolve({
              ok: false,
              problem: { code: 'no-person', message: 'Say who you are first: POST /api/me with a name.' },
            })
          : run(given, asker.actor, asker),
      ),
  };
};

export type Routes = ReturnType<typeof routes>;
