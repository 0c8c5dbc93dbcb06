import type { JSX } from 'preact';
import type { Language } from '../../games/kernel/index.ts';
import { cafeMessages } from './messages/index.ts';

/** Where the two rule sets differ, side by side. */
export const Comparison = ({ language }: { readonly language: Language }): JSX.Element => {
  const { compare, compareTitle } = cafeMessages[language];
  return (
    <table class="c-compare">
      <thead>
        <tr>
          <td />
          {compareTitle.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compare.map(([what, manual, atTable]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{manual}</td>
            <td>{atTable}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
