import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Kind } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import { language } from '../store/settings.ts';
import type { GameTable, HelpRule } from '../table/gameTable.ts';
import { Page } from './Page.tsx';
import { addressOf } from './router.ts';

const Rule = ({ rule, open }: { readonly rule: HelpRule; readonly open: boolean }): JSX.Element => {
  const { ruling, reconstructed } = say().shell;
  return (
    <li id={rule.id} class={open ? 'rule open' : 'rule'} tabIndex={-1}>
      <code>{rule.id}</code>
      <p>
        {rule.mark !== undefined && (
          <span class="tag">{rule.mark === 'ruling' ? ruling : reconstructed}</span>
        )}{' '}
        {rule.text[language.value]}
      </p>
    </li>
  );
};

/** The rules of a game in short, with pieces of its board; opens at the rule that matters now. */
export const RulesPage = <K extends Kind>(props: {
  readonly table: GameTable<K>;
  readonly name: string;
  readonly rule: string | undefined;
}): JSX.Element => {
  const { table, name, rule: wanted } = props;
  const tongue = language.value;
  useEffect(() => {
    const rule = wanted === undefined ? null : document.getElementById(wanted);
    rule?.scrollIntoView({ block: 'center' });
    rule?.focus({ preventScroll: true });
  }, [wanted]);
  return (
    <Page title={`${name}: ${say().shell.rules}`} game={table.title.id} wide>
      <p class="quiet">
        {say().shell.markAbout}{' '}
        <a href={addressOf({ page: 'pieces', game: table.title.id })}>{say().shell.pieces}</a>
      </p>
      <nav class="contents" aria-label={say().shell.contents}>
        <ol>
          {table.help.map(({ title, rules }) => (
            <li key={title.en}>
              <a href={addressOf({ page: 'rules', game: table.title.id, rule: rules[0].id })}>
                {title[tongue]}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div class="chapters">
        {table.help.map(({ title, picture: Picture, rules }) => (
          <section key={title.en} class="chapter">
            <h2>{title[tongue]}</h2>
            {Picture !== undefined && (
              <div class="illustration">
                <Picture language={tongue} />
              </div>
            )}
            <ul>
              {rules.map((rule, i) => (
                <Rule key={`${rule.id} ${i}`} rule={rule} open={rule.id === wanted} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
};
