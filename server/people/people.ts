// Who somebody is: by a signed cookie, or by the token of a program.

import { randomBytes } from 'node:crypto';
import { done, refuse, type Result } from '../../games/kernel/index.ts';
import type { Storage, StoredPerson } from '../storage/index.ts';
import type { Actor } from '../tables/acts.ts';
import { randomId } from '../tables/ids.ts';
import { readCookie } from './cookie.ts';
import { digest, personIn, signed } from './sign.ts';

export interface Credentials {
  readonly cookie: string | undefined;
  readonly authorization: string | undefined;
  readonly secure: boolean;
}

export interface People {
  /** Undefined for nobody, and for what is not valid. */
  readonly whoIs: (credentials: Credentials) => Promise<Actor | undefined>;
  readonly cookieOf: (person: string) => string;
  readonly welcome: (name: string) => Promise<Actor>;
  readonly rename: (person: Actor, name: string) => Promise<Actor>;
  readonly addProgram: (
    owner: Actor,
    name: string,
    most: number,
  ) => Promise<Result<Actor & { readonly token: string }>>;
  /** A code for another device. */
  readonly makeCode: (person: Actor) => Promise<{ readonly code: string; readonly expires: number }>;
  readonly claim: (code: string) => Promise<Actor | undefined>;
}

const CODE_LIFE = 10 * 60_000;
/** Letters and digits that nobody mixes up, spoken or written. */
const CLEAR = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 10;

const makeClear = (): string =>
  [...randomBytes(CODE_LENGTH)].map(byte => CLEAR[byte % CLEAR.length]).join('');

const actorOf = ({ id, name, owner }: StoredPerson): Actor => ({ id, name, program: owner !== null });

export const knowPeople = (storage: Storage, secret: string, now: () => number): People => ({
  whoIs: async ({ cookie, authorization, secure }) => {
    const token = /^Bearer (\S{20,100})$/.exec(authorization ?? '')?.[1];
    if (token !== undefined) {
      const program = await storage.personWith(digest(token));
      return program === undefined ? undefined : actorOf(program);
    }
    const id = personIn(readCookie(cookie, secure) ?? '', secret);
    const person = id === undefined ? undefined : await storage.person(id);
    return person === undefined ? undefined : actorOf(person);
  },
  cookieOf: person => signed(person, secret),
  welcome: async name => {
    const person = { id: randomId(16), name, owner: null };
    await storage.addPerson(person, now());
    return actorOf(person);
  },
  rename: async (person, name) => {
    await storage.rename(person.id, name);
    return { ...person, name };
  },
  addProgram: async (owner, name, most) => {
    if (owner.program) return refuse('not-host', 'A program cannot make programs.');
    if ((await storage.countPrograms(owner.id)) >= most)
      return refuse('too-many', `A person may have ${most} programs.`);
    const program = { id: randomId(16), name, owner: owner.id };
    const token = randomBytes(32).toString('base64url');
    await storage.addPerson(program, now(), digest(token));
    return done({ ...actorOf(program), token });
  },
  makeCode: async person => {
    const code = makeClear();
    const expires = now() + CODE_LIFE;
    await storage.addCode(digest(code), person.id, expires);
    return { code, expires };
  },
  claim: async code => {
    const id = await storage.takeCode(digest(code.trim().toLowerCase()), now());
    const person = id === undefined ? undefined : await storage.person(id);
    return person === undefined ? undefined : actorOf(person);
  },
});
