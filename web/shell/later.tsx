import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ComponentChild, JSX } from 'preact';
import { say } from '../messages/index.ts';
import { Page } from './Page.tsx';

export const Lost = (): JSX.Element => (
  <Page title={say().shell.lost}>
    <p>{say().shell.lostAbout}</p>
  </Page>
);

const NotLoaded = (): JSX.Element => {
  const text = say().shell;
  return (
    <Page title={text.notLoaded}>
      <p>{text.notLoadedAbout}</p>
      <button type="button" class="button main ready" onClick={() => location.reload()}>
        {text.tryAgain}
      </button>
    </Page>
  );
};

/** Undefined while something is on its way, null if there is none. */
type Later<T> = T | 'failed' | null | undefined;

/** Something that comes later, and again when the key changes. */
export const useLater = <T,>(load: () => Promise<T | undefined>, key: string): Later<T> => {
  const got = useSignal<{ readonly key: string; readonly value: Later<T> } | undefined>(undefined);
  useEffect(() => {
    let current = true;
    const take = (value: Later<T>): void => {
      if (current) got.value = { key, value };
    };
    load().then(
      value => take(value ?? null),
      () => take('failed'),
    );
    return () => {
      current = false;
    };
  }, [key]);
  return got.value?.key === key ? got.value.value : undefined;
};

export const shown = <T,>(value: Later<T>, show: (value: T) => ComponentChild): ComponentChild => {
  if (value === undefined) return <p class="loading">{say().shell.loading}</p>;
  if (value === 'failed') return <NotLoaded />;
  return value === null ? <Lost /> : show(value);
};
