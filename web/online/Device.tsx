import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import type { DeviceAnswer } from '../../server/wire/api.ts';
import { Page } from '../shell/Page.tsx';
import { addressOf } from '../shell/router.ts';
import { person } from '../store/person.ts';
import { api } from './api.ts';
import { Invite } from './Invite.tsx';
import { claimCode, noticeStranger } from './me.ts';
import { tell, why } from './messages/index.ts';

const MINUTE = 60_000;

/** In groups, so that it can be read from one screen and typed into another. */
const grouped = (code: string): string => code.replaceAll(/(.{5})(?=.)/g, '$1 ');

/** A code with which another device becomes the same person. */
export const OtherDevice = (): JSX.Element => {
  const text = tell();
  const made = useSignal<DeviceAnswer | undefined>(undefined);
  const problem = useSignal('');
  const make = async (): Promise<void> => {
    const answer = await api.makeCode();
    noticeStranger(answer);
    if (answer.ok) made.value = answer.value;
    problem.value = answer.ok ? '' : why(answer.problem);
  };
  return (
    <section class="device">
      <h2>{text.device}</h2>
      <p>{text.deviceAbout}</p>
      {made.value !== undefined && (
        <>
          <p>
            {text.code}: <output class="code">{grouped(made.value.code)}</output>
          </p>
          <p class="quiet">
            {text.codeAbout(Math.max(1, Math.round((made.value.expires - Date.now()) / MINUTE)))}
          </p>
          <Invite to={{ page: 'device', code: made.value.code }} label={text.deviceLink} />
        </>
      )}
      <p class="choices">
        {person.value !== undefined && (
          <button type="button" class="button" onClick={() => void make()}>
            {text.makeCode}
          </button>
        )}
        <a class="button" href={addressOf({ page: 'device' })}>
          {text.haveCode}
        </a>
      </p>
      {problem.value !== '' && <p role="alert">{problem.value}</p>}
    </section>
  );
};

/** Where a code from another device is used. */
export const DevicePage = ({ code }: { readonly code: string | undefined }): JSX.Element => {
  const text = tell();
  const typed = useSignal(code ?? '');
  const claimed = useSignal<string | undefined>(undefined);
  const problem = useSignal('');
  useEffect(() => {
    if (code !== undefined) typed.value = code;
  }, [code]);
  const claim = async (): Promise<void> => {
    const me = await claimCode(typed.value);
    if (me.ok) claimed.value = me.value.name;
    problem.value = me.ok ? '' : why(me.problem);
  };
  return (
    <Page title={text.claim}>
      <p>{text.claimAbout}</p>
      <form
        class="invite"
        onSubmit={event => {
          event.preventDefault();
          void claim();
        }}
      >
        <label class="field">
          <span>{text.code}</span>
          <input
            type="text"
            autocomplete="off"
            maxLength={64}
            value={typed.value}
            onInput={event => (typed.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button main ready">
          {text.claimIt}
        </button>
      </form>
      {claimed.value !== undefined && <p role="status">{text.becomes(claimed.value)}</p>}
      {problem.value !== '' && <p role="alert">{problem.value}</p>}
    </Page>
  );
};
