import { done, refuse, type Result } from '../../games/kernel/index.ts';
import { forgetPerson, keepPerson, person, type Person } from '../store/person.ts';
import { api } from './api.ts';
import { connection } from './connection.ts';
import { tell } from './messages/index.ts';

/** Makes this device somebody of this name, unless it is already. */
export const becomeCalled = async (wanted: string): Promise<Result<Person>> => {
  const name = wanted.trim();
  if (name === '') return refuse('bad-name', tell().nameMissing);
  if (person.value?.name === name) return done(person.value);
  const me = await api.beCalled(name);
  if (!me.ok) return me;
  const isNew = person.value?.id !== me.value.id;
  keepPerson(me.value);
  if (isNew) connection.renew();
  return done(me.value);
};

/** Makes this device the person who gave the code. */
export const claimCode = async (code: string): Promise<Result<Person>> => {
  const me = await api.claim(code.replaceAll(/[\s-]/g, '').toLowerCase());
  if (!me.ok) return me;
  keepPerson(me.value);
  connection.renew();
  return done(me.value);
};

export const mute = async (who: string, hide: boolean): Promise<Result<Person>> => {
  const me = await api.mute(who, hide);
  if (!me.ok) return me;
  keepPerson(me.value);
  connection.renew();
  return done(me.value);
};

/** The server does not know the cookie of this device any more: it is nobody again. */
export const noticeStranger = (result: Result<unknown>): void => {
  if (!result.ok && result.problem.code === 'no-person') forgetPerson();
};
