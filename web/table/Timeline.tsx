import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Kind } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import { addressOf, go } from '../shell/router.ts';
import type { Session } from './session.ts';

const STEP = 900;

/** Plays the match back from wherever it is looked at, moment by moment. */
export const usePlayback = <K extends Kind>(session: Session<K>): Signal<boolean> => {
  const running = useSignal(false);
  useEffect(() => {
    if (!running.value) return undefined;
    const timer = setInterval(() => {
      const { moment, isNow } = session.scene.value;
      if (isNow) running.value = false;
      else session.lookAt(moment + 1);
    }, STEP);
    return () => clearInterval(timer);
  }, [running.value]);
  return running;
};

/** The whole match as a line that can be walked along. */
export const Timeline = <K extends Kind>(props: {
  readonly session: Session<K>;
  readonly running: Signal<boolean>;
}): JSX.Element => {
  const { session, running } = props;
  const { moment, last, isNow } = session.scene.value;
  const text = say().table;
  const copied = useSignal('');
  const address = addressOf(session.at(moment));
  const step = (name: string, sign: string, to: number): JSX.Element => (
    <button
      type="button"
      class="button icon"
      aria-label={name}
      title={name}
      onClick={() => session.lookAt(Math.max(0, to))}
    >
      {sign}
    </button>
  );
  const copy = async (event: Event): Promise<void> => {
    // Where nothing can be copied, the link leads to the moment, and is seen where addresses are.
    if (!('clipboard' in navigator)) return;
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href);
      copied.value = address;
    } catch {
      go(session.at(moment));
    }
  };
  return (
    <section class="timeline" aria-label={text.timeline}>
      {step(text.first, '⇤', 0)}
      {step(text.back, '←', moment - 1)}
      <input
        type="range"
        min={0}
        max={last}
        value={moment}
        aria-label={text.timeline}
        aria-valuetext={`${moment} / ${last}`}
        onInput={event => session.lookAt(Number(event.currentTarget.value))}
      />
      {step(text.forward, '→', moment + 1)}
      {step(text.last, '⇥', last)}
      <button
        type="button"
        class="button icon"
        aria-label={running.value ? text.pause : text.play}
        title={running.value ? text.pause : text.play}
        onClick={() => {
          if (isNow && !running.value) session.lookAt(0);
          running.value = !running.value;
        }}
      >
        {running.value ? '❚❚' : '▶'}
      </button>
      <output class="moment-number">
        {moment} / {last}
      </output>
      <a href={address} onClick={event => void copy(event)}>
        {text.linkHere}
      </a>
      <span role="status" class="quiet">
        {copied.value === address ? text.copied : ''}
      </span>
    </section>
  );
};
