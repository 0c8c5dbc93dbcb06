import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Kind, Title } from '../game.ts';
import { goldenNames, readTranscript, retell } from './goldenFiles.ts';

export interface Golden<K extends Kind> {
  readonly title: Title<K>;
  readonly folder: URL;
}

/** Registers a test for each golden match of a folder: its record is verified and tells its transcript. */
export const golden = <K extends Kind>({ title, folder }: Golden<K>): void => {
  const path = fileURLToPath(folder);
  const names = goldenNames(path);
  describe(`golden matches of ${title.id}`, () => {
    it('are there', () => expect(names).not.toEqual([]));
    it.each(names)('%s', name => expect(retell(title, path, name)).toBe(readTranscript(path, name)));
  });
};
