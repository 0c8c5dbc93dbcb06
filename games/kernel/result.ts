/** What went wrong: a code for programs and one sentence for people. */
export interface Problem {
  readonly code: string;
  readonly message: string;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

export const done = <T>(value: T): Result<T> => ({ ok: true, value });

export const refuse = (code: string, message: string): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: { code, message },
});

/** For places where a refusal can only be a mistake of ours. */
export const expect = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(result.problem.message);
};
