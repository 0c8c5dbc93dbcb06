import type { ComponentChildren, JSX } from 'preact';

/** Some of which one is chosen, each with a name and perhaps a sentence. */
export const Choice = <V extends string>(props: {
  readonly title: string;
  readonly about?: string;
  readonly group: string;
  readonly values: readonly {
    readonly value: V;
    readonly name: string;
    readonly about?: string;
    readonly off?: string | undefined;
  }[];
  readonly chosen: V;
  readonly onChoose: (value: V) => void;
  /** What helps to choose. */
  readonly children?: ComponentChildren;
}): JSX.Element => {
  const { title, about, group, values, chosen, onChoose, children } = props;
  const isShort = values.every(value => value.about === undefined && value.off === undefined);
  return (
    <fieldset class="choice">
      <legend>{title}</legend>
      {about !== undefined && <p class="quiet">{about}</p>}
      <div class={isShort ? 'cards short' : 'cards'}>
        {values.map(({ value, name, about: sentence, off }) => (
          <label key={value} class="card">
            <input
              type="radio"
              name={group}
              value={value}
              checked={value === chosen}
              disabled={off !== undefined}
              onChange={() => onChoose(value)}
            />
            <span>
              <strong>{name}</strong>
              {(off ?? sentence) !== undefined && <span class="quiet">{off ?? sentence}</span>}
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
};
