import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { goldenNames, readTranscript, retell } from '../testkit/goldenFiles.ts';
import { golden, writeGolden, writeMissing } from '../testkit/index.ts';
import { settingName, settingsOf } from '../settings.ts';
import { morra, morraTitle } from './morra.ts';
import { evenMorra, finishedMatch } from './tables.ts';

golden({ title: morraTitle, folder: new URL('./golden/', import.meta.url) });

describe('golden files', () => {
  const folders: string[] = [];
  const newFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'golden-'));
    folders.push(folder);
    return folder;
  };
  afterAll(() => folders.forEach(folder => rmSync(folder, { recursive: true })));

  it('are written for every setting, and tell their transcripts', () => {
    const folder = join(newFolder(), 'golden');
    const names = settingsOf(morra).map(setting => settingName(morra, setting));
    expect(goldenNames(folder)).toEqual([]);
    expect(writeMissing(morraTitle, folder)).toEqual(names);
    expect(goldenNames(folder)).toEqual(names.toSorted());
    expect(readdirSync(folder)).toHaveLength(2 * names.length);
    for (const name of names) expect(retell(morraTitle, folder, name)).toBe(readTranscript(folder, name));
  });

  it('are never overwritten; only what is missing is written', () => {
    const folder = newFolder();
    writeMissing(morraTitle, folder);
    const [kept, retold, replayed] = ['short-on-2p', 'long-off-3p', 'long-5p'];
    writeFileSync(join(folder, `${kept}.txt`), 'my own words');
    const transcript = readTranscript(folder, retold);
    rmSync(join(folder, `${retold}.txt`));
    const record = readFileSync(join(folder, `${replayed}.match.json`), 'utf8');
    rmSync(join(folder, `${replayed}.txt`));
    rmSync(join(folder, `${replayed}.match.json`));
    expect(writeMissing(morraTitle, folder)).toEqual([retold, replayed]);
    expect(readTranscript(folder, kept)).toBe('my own words');
    expect(readTranscript(folder, retold)).toBe(transcript);
    expect(readFileSync(join(folder, `${replayed}.match.json`), 'utf8')).toBe(record);
    expect(writeMissing(morraTitle, folder)).toEqual([]);
  });

  it('keep a match under a name that is free', () => {
    const folder = newFolder();
    writeGolden(folder, 'even', evenMorra, finishedMatch());
    expect(retell(morraTitle, folder, 'even')).toBe(readTranscript(folder, 'even'));
    expect(() => writeGolden(folder, 'even', evenMorra, finishedMatch())).toThrow('EEXIST');
  });

  it('do not retell a match that was tampered with', () => {
    const folder = newFolder();
    writeGolden(folder, 'even', evenMorra, finishedMatch());
    const path = join(folder, 'even.match.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('1: show 3; call 5', '1: show 3; call 6'));
    expect(() => retell(morraTitle, folder, 'even')).toThrow(
      'The file claims the result 12 0, but it is 8 0.',
    );
  });

  it('are counted also if only the transcript is there', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'lost.txt'), '');
    expect(goldenNames(folder)).toEqual(['lost']);
    expect(() => retell(morraTitle, folder, 'lost')).toThrow('ENOENT');
  });
});
