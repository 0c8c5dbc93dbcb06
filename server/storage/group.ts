import type { Append, Database } from './database.ts';

type Grouped = Pick<Database, 'append'> & {
  /** Appends one entry, together with all that others append at the same time: one wait for the disk for all. */
  readonly appendOne: (append: Append) => Promise<boolean>;
};

/** While one group is on its way to the disk, the next one gathers. */
export const group = (database: Pick<Database, 'append'>, tally: (size: number) => void): Grouped => {
  let gathered: { append: Append; resolve: (written: boolean) => void; reject: (error: unknown) => void }[] =
    [];
  let busy = false;

  const flush = async (): Promise<void> => {
    while (gathered.length > 0) {
      const now = gathered;
      gathered = [];
      tally(now.length);
      try {
        const written = await database.append(now.map(({ append }) => append));
        for (const [i, { resolve }] of now.entries()) resolve(written[i]);
      } catch (error) {
        for (const { reject } of now) reject(error);
      }
    }
    busy = false;
  };

  return {
    append: database.append,
    appendOne: append =>
      new Promise((resolve, reject) => {
        gathered.push({ append, resolve, reject });
        if (busy) return;
        busy = true;
        setImmediate(() => void flush());
      }),
  };
};
