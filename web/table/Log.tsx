import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Kind, SeenEntry } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import { addressOf } from '../shell/router.ts';
import { language } from '../store/settings.ts';
import type { Session } from './session.ts';

const sentencesOf = <K extends Kind>(session: Session<K>, entry: SeenEntry<K>): readonly string[] =>
  entry.events.map(event => session.chronicle.game.text.sentence(event, language.value, session.names()));

const EntryLine = <K extends Kind>(props: {
  readonly session: Session<K>;
  readonly moment: number;
}): JSX.Element | null => {
  const { session, moment } = props;
  const { log, moment: shown } = session.scene.value;
  const text = say().table;
  // What somebody did in secret is not even mentioned.
  if (log[moment].events.length === 0) return null;
  const sentences = sentencesOf(session, log[moment]);
  return (
    <li class={moment === shown ? 'shown' : undefined}>
      <a
        class="moment"
        href={addressOf(session.at(moment))}
        title={text.toMoment(moment)}
        aria-label={text.toMoment(moment)}
        onClick={() => session.lookAt(moment)}
      >
        {moment}
      </a>
      <span class="told">
        {sentences.length === 0 && moment === 0 && text.setUp}
        {sentences.map((sentence, i) => (
          // The space is for whoever reads them in one go.
          <span key={i}>{i === 0 ? sentence : ` ${sentence}`}</span>
        ))}
      </span>
    </li>
  );
};

/** Everything that happened, in sentences, each linked to its moment; the latest stands last and in sight. */
export const Log = <K extends Kind>({ session }: { readonly session: Session<K> }): JSX.Element => {
  const { log } = session.scene.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [log.length]);
  return (
    <section class="log">
      <h2>{say().table.log}</h2>
      <ol ref={list} tabIndex={0} aria-label={say().table.log}>
        {log.map((_, moment) => (
          <EntryLine key={moment} session={session} moment={moment} />
        ))}
      </ol>
    </section>
  );
};

/** What the others did since the viewer's last turn. */
export const News = <K extends Kind>(props: {
  readonly session: Session<K>;
  readonly replay: (from: number) => void;
}): JSX.Element | null => {
  const { session, replay } = props;
  const { log, newsFrom, isNow, seat, viewer } = session.scene.value;
  const text = say().table;
  if (!isNow || seat === undefined || typeof viewer !== 'number' || newsFrom >= log.length) return null;
  return (
    <section class="news">
      <h2>{text.news}</h2>
      <ol tabIndex={0} aria-label={text.news}>
        {log.slice(newsFrom).map((_, i) => (
          <EntryLine key={newsFrom + i} session={session} moment={newsFrom + i} />
        ))}
      </ol>
      <button type="button" class="button small" onClick={() => replay(newsFrom)}>
        {text.newsAgain}
      </button>
    </section>
  );
};

/** Says aloud, for those who listen, what somebody else has just done. */
export const Announcer = <K extends Kind>({ session }: { readonly session: Session<K> }): JSX.Element => {
  const { log, viewer, isNow } = session.scene.value;
  const last = log[log.length - 1];
  return (
    <p class="unseen" role="log" aria-label={say().table.news}>
      {isNow && last.seat !== viewer ? sentencesOf(session, last).join(' ') : ''}
    </p>
  );
};
