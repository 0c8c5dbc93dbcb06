import { done, refuse } from '../../games/kernel/index.ts';
import { buckets } from '../care/bucket.ts';
import type { Limits } from '../care/limits.ts';
import type { House } from '../house.ts';
import type { People } from '../people/people.ts';
import type { Actor } from '../tables/acts.ts';
import {
  bodies,
  params,
  queries,
  type DeviceAnswer,
  type MeAnswer,
  type ProgramAnswer,
  type TablesAnswer,
} from '../wire/api.ts';
import { yourLines } from './lines.ts';
import type { Routes } from './route.ts';

const MOST_LINES = 200;

export const addMe = ({ open, known }: Routes, house: House, people: People, limits: Limits): void => {
  const { storage, now } = house;
  const mayArrive = buckets(limits.arrivals);
  const answerOf = async ({ id, name, program }: Actor): Promise<MeAnswer> => ({
    id,
    name,
    program,
    muted: await storage.mutedBy(id),
  });
  const tooFast = refuse('too-fast', 'Too many people come from this address; please wait a little.');
  const plain = { params: params.nothing, query: queries.nothing };

  known(
    {
      method: 'GET',
      path: '/api/me',
      about: 'Who I am.',
      ...plain,
      body: bodies.nothing,
      answer: 'MeAnswer',
    },
    async (_, actor) => done(await answerOf(actor)),
  );
  open(
    {
      method: 'POST',
      path: '/api/me',
      about: 'Makes a person, or renames this one.',
      ...plain,
      body: bodies.rename,
      answer: 'MeAnswer',
    },
    async ({ body }, { actor, address, setCookie }) => {
      if (actor !== undefined) return done(await answerOf(await people.rename(actor, body.name)));
      if (!mayArrive(address, now())) return tooFast;
      const person = await people.welcome(body.name);
      setCookie(person.id);
      return done(await answerOf(person));
    },
  );
  known(
    {
      method: 'POST',
      path: '/api/me/devices',
      about: 'A code for another device of mine.',
      ...plain,
      body: bodies.nothing,
      answer: 'DeviceAnswer',
    },
    async (_, actor) => done<DeviceAnswer>(await people.makeCode(actor)),
  );
  open(
    {
      method: 'POST',
      path: '/api/devices',
      about: 'Makes this device that of the person who gave the code.',
      ...plain,
      body: bodies.claim,
      answer: 'MeAnswer',
    },
    async ({ body }, { address, setCookie }) => {
      if (!mayArrive(address, now())) return tooFast;
      const person = await people.claim(body.code);
      if (person === undefined) return refuse('unknown-code', 'This code is not valid, or no longer.');
      setCookie(person.id);
      return done(await answerOf(person));
    },
  );
  known(
    {
      method: 'POST',
      path: '/api/me/programs',
      about: 'A program of mine that plays by a token.',
      ...plain,
      body: bodies.newProgram,
      answer: 'ProgramAnswer',
    },
    async ({ body }, actor) => {
      const made = await people.addProgram(actor, body.name, limits.programsAPerson);
      if (!made.ok) return made;
      const { id, name, token } = made.value;
      return done<ProgramAnswer>({ id, name, token });
    },
  );
  for (const [method, change, about] of [
    ['PUT', storage.mute, 'Hides what a person writes.'],
    ['DELETE', storage.unmute, 'Shows it again.'],
  ] as const)
    known(
      {
        method,
        path: '/api/me/muted/:person',
        about,
        params: params.person,
        query: queries.nothing,
        body: bodies.nothing,
        answer: 'MeAnswer',
      },
      async (given, actor) => {
        const { person } = given.params;
        if ((await storage.person(person)) === undefined)
          return refuse('unknown-person', 'There is no such person.');
        await change(actor.id, person);
        await house.remute(actor.id);
        await storage.tell([{ kind: 'muted', person: actor.id }]);
        return done(await answerOf(actor));
      },
    );
  known(
    {
      method: 'GET',
      path: '/api/me/tables',
      about: 'My tables: where it is my turn first, then the latest.',
      ...plain,
      body: bodies.nothing,
      answer: 'TablesAnswer',
    },
    async (_, actor) =>
      done<TablesAnswer>({ tables: yourLines(await storage.tablesOf(actor.id, MOST_LINES), actor.id) }),
  );
};
