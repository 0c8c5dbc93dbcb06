import type { JSX } from 'preact';
import type { Kind } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import { language } from '../store/settings.ts';
import type { GameTable, Piece } from '../table/gameTable.ts';
import { Page } from './Page.tsx';

const PieceList = ({ pieces }: { readonly pieces: readonly Piece[] }): JSX.Element => {
  const { reconstructed, ruling } = say().shell;
  const tongue = language.value;
  return (
    <ul class="pieces">
      {pieces.map(({ name, about, picture: Picture, mark, kind }) => (
        <li key={name.en}>
          <div class="illustration">
            <Picture language={tongue} />
          </div>
          {kind === undefined ? <h2>{name[tongue]}</h2> : <h3>{name[tongue]}</h3>}
          <p>
            {mark !== undefined && <span class="tag">{mark === 'ruling' ? ruling : reconstructed}</span>}{' '}
            {about[tongue]}
          </p>
        </li>
      ))}
    </ul>
  );
};

/** Every component of a game, with a picture and what it is; kind by kind where there are many. */
export const PiecesPage = <K extends Kind>({
  table,
  name,
}: {
  readonly table: GameTable<K>;
  readonly name: string;
}): JSX.Element => {
  const tongue = language.value;
  const kinds = [...new Set(table.pieces.flatMap(({ kind }) => (kind === undefined ? [] : [kind])))];
  return (
    <Page title={`${name}: ${say().shell.pieces}`} game={table.title.id} wide>
      <PieceList pieces={table.pieces.filter(({ kind }) => kind === undefined)} />
      {kinds.map(kind => (
        <details key={kind.en} class="kind" open>
          <summary>
            <h2>{kind[tongue]}</h2>
          </summary>
          <PieceList pieces={table.pieces.filter(piece => piece.kind === kind)} />
        </details>
      ))}
    </Page>
  );
};
