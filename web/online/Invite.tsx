import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { addressOf, type Route } from '../shell/router.ts';
import { tell } from './messages/index.ts';

/** A link to send: to be read, copied, or handed to another program. */
export const Invite = (props: {
  readonly to: Route;
  readonly label: string;
  readonly text?: string;
}): JSX.Element => {
  const { to, label, text: words } = props;
  const text = tell();
  const copied = useSignal(false);
  const address = new URL(addressOf(to), location.href).href;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    copied.value = true;
  };
  const share = (): void => {
    // Whoever closes the sheet has shared nothing, and knows it.
    navigator.share({ url: address, ...(words === undefined ? {} : { text: words }) }).catch(() => undefined);
  };
  return (
    <div class="invite">
      <label class="field">
        <span>{label}</span>
        <input type="text" readOnly value={address} onFocus={event => event.currentTarget.select()} />
      </label>
      {'clipboard' in navigator && (
        <button type="button" class="button main ready" onClick={() => void copy()}>
          {text.copy}
        </button>
      )}
      {'share' in navigator && (
        <button type="button" class="button" onClick={share}>
          {text.share}
        </button>
      )}
      <span role="status" class="quiet">
        {copied.value ? text.copied : ''}
      </span>
    </div>
  );
};
