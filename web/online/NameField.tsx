import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { tell } from './messages/index.ts';

/** What the others shall call you. */
export const NameField = ({ name }: { readonly name: Signal<string> }): JSX.Element => {
  const text = tell();
  return (
    <label class="field">
      <span>{text.yourName}</span>
      <input
        type="text"
        name="name"
        maxLength={40}
        autocomplete="nickname"
        value={name.value}
        onInput={event => (name.value = event.currentTarget.value)}
      />
      <span class="quiet">{text.yourNameAbout}</span>
    </label>
  );
};
