import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A person's id with the proof that this server gave it out. */
export const signed = (person: string, secret: string): string =>
  `${person}.${createHmac('sha256', secret).update(person).digest('base64url')}`;

export const personIn = (cookie: string, secret: string): string | undefined => {
  const [person] = cookie.split('.', 1);
  const given = Buffer.from(cookie);
  const right = Buffer.from(signed(person, secret));
  return given.length === right.length && timingSafeEqual(given, right) ? person : undefined;
};

/** What is kept of a token or a code. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
