// Tells somebody who looks elsewhere that it is their turn: by the title, and by a message of the browser if allowed.

import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { houses } from '../tables.ts';
import { call } from '../shell/arrival.ts';
import { addressOf } from '../shell/router.ts';
import { connection } from './connection.ts';
import { tell } from './messages/index.ts';

const permission = signal(
  'Notification' in globalThis ? Notification.permission : ('denied' satisfies NotificationPermission),
);

const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

const nameOf = (game: string): string => houses.find(({ id }) => id === game)?.name ?? game;

/** It has become this person's turn at a table; told twice, it rings once. */
export const ring = async (table: string, game: string): Promise<void> => {
  if (isLookedAt()) return;
  call.value = `● ${tell().yourTurn}`;
  if (permission.value !== 'granted') return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(tell().yourTurn, {
    body: tell().yourTurnAt(nameOf(game)),
    tag: table,
    icon: './icon.svg',
    data: new URL(addressOf({ page: 'table', id: table }), location.href).href,
  });
};

const calm = (): void => {
  if (isLookedAt()) call.value = '';
};

/** Rings for turns at whatever table, until the function it gives is called. */
export const ringForTurns = (): (() => void) => {
  addEventListener('focus', calm);
  document.addEventListener('visibilitychange', calm);
  const stop = connection.listen({
    opened: () => undefined,
    received: message => {
      if (message.type === 'turn') void ring(message.table, message.game);
    },
  });
  return () => {
    removeEventListener('focus', calm);
    document.removeEventListener('visibilitychange', calm);
    stop();
  };
};

/** Asks the browser for leave to tell, once. */
export const TurnBell = (): JSX.Element | null => {
  const text = tell();
  if (permission.value !== 'default') return null;
  const ask = async (): Promise<void> => {
    permission.value = await Notification.requestPermission();
  };
  return (
    <p class="bell">
      <button type="button" class="link" onClick={() => void ask()}>
        {text.tellMe}
      </button>{' '}
      <span class="quiet">{text.tellMeAbout}</span>
    </p>
  );
};
