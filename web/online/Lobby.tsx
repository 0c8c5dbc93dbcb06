import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Result } from '../../games/kernel/index.ts';
import type { TablesAnswer } from '../../server/wire/api.ts';
import type { TableLine } from '../../server/wire/parts.ts';
import { listed } from '../messages/index.ts';
import { BoxPicture } from '../shell/Boxes.tsx';
import { Page } from '../shell/Page.tsx';
import { addressOf } from '../shell/router.ts';
import { houses } from '../tables.ts';
import { api } from './api.ts';
import { OtherDevice } from './Device.tsx';
import { tell } from './messages/index.ts';
import { namesAt } from '../shell/names.ts';

const AGAIN = 5000;

const Line = ({ line: { info } }: { readonly line: TableLine }): JSX.Element => {
  const text = tell();
  const names = listed(namesAt(info.sitters.filter(({ kind }) => kind !== 'free')));
  const house = houses.find(({ id }) => id === info.game);
  return (
    <li class="match">
      <a href={addressOf({ page: 'table', id: info.id })}>
        {info.status === 'open' ? text.sitDownAt(names) : text.watchMatch(names)}
      </a>
      <span class="quiet">
        {house?.name ?? info.game} · {text.timeOf(info.time)}
      </span>
    </li>
  );
};

/** The server does not answer. */
const NoServer = ({ again }: { readonly again: () => void }): JSX.Element => (
  <section class="notice" role="status">
    <p>
      <strong>{tell().noServer}.</strong> {tell().noServerAbout}
    </p>
    <button type="button" class="button" onClick={again}>
      {tell().tryAgain}
    </button>
  </section>
);

/** Tables for friends, and tables that are open to everybody. */
export const Lobby = (): JSX.Element => {
  const text = tell();
  const got = useSignal<Result<TablesAnswer> | undefined>(undefined);
  const load = async (): Promise<void> => {
    got.value = await api.lobby();
  };
  useEffect(() => {
    void load();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && got.value?.ok === true) void load();
    }, AGAIN);
    return () => clearInterval(timer);
  }, []);
  const tables = got.value?.ok === true ? got.value.value.tables : [];
  const list = (title: string, lines: readonly TableLine[]): JSX.Element | null =>
    lines.length === 0 ? null : (
      <section>
        <h2>{title}</h2>
        <ul class="matches">
          {lines.map(line => (
            <Line key={line.info.id} line={line} />
          ))}
        </ul>
      </section>
    );
  const open = tables.filter(({ info }) => info.status === 'open');
  return (
    <Page title={text.title}>
      <p>{text.about}</p>
      {got.value?.ok === false && <NoServer again={() => void load()} />}
      <section>
        <h2>{text.openA}</h2>
        <ul class="open-a">
          {houses.map(({ id, name }) => (
            <li key={id}>
              <a class="button" href={addressOf({ page: 'open', game: id })}>
                <BoxPicture game={id} />
                {text.openTable(name)}
              </a>
            </li>
          ))}
        </ul>
      </section>
      {list(text.openTables, open)}
      {got.value?.ok === true && open.length === 0 && (
        <section>
          <h2>{text.openTables}</h2>
          <p class="quiet">{text.noOpenTables}</p>
        </section>
      )}
      {list(
        text.running,
        tables.filter(({ info }) => info.status === 'playing'),
      )}
      <OtherDevice />
    </Page>
  );
};
