import type { JSX } from 'preact';
import type { Kind } from '../../games/kernel/index.ts';
import { say } from '../messages/index.ts';
import { addressOf } from '../shell/router.ts';
import { language } from '../store/settings.ts';
import { useAppearance } from './motion.tsx';
import type { Session } from './session.ts';

/** The sentence that always says whose turn it is and what is being asked. */
const statusOf = <K extends Kind>(session: Session<K>): string => {
  const { game } = session.chronicle;
  const names = session.names();
  const { seat, view, stage, thinking, stopped, sent, pending, outcome, isNow, moment, last } =
    session.scene.value;
  const text = say().table;
  if (!isNow) return text.watching(moment, last);
  if (outcome !== undefined) return text.over;
  if (sent) return text.sent;
  if (seat !== undefined && stage === 'open') return game.text.prompt(view, seat, language.value);
  if (seat !== undefined) return stage === 'needs-referee' ? text.revealAbout : text.commitAbout;
  if (thinking !== undefined) return text.thinking(names[thinking]);
  const next = pending[0];
  return stopped ? text.stopped(names[next]) : text.turnOf(names[next]);
};

/** Why something cannot be done, with the rule. */
const WhyNot = <K extends Kind>({ session }: { readonly session: Session<K> }): JSX.Element | null => {
  const { complaint } = session.scene.value;
  const element = useAppearance<HTMLParagraphElement>(complaint);
  const text = say().table;
  if (complaint === undefined) return null;
  const game = session.chronicle.game.id;
  const { rule } = complaint;
  return (
    <p class="why-not" role="alert" ref={element}>
      <strong>{text.whyNot}</strong> {complaint.reason[language.value]}{' '}
      {rule !== undefined && <a href={addressOf({ page: 'rules', game, rule })}>{text.rule(rule)}</a>}
    </p>
  );
};

export const Status = <K extends Kind>({ session }: { readonly session: Session<K> }): JSX.Element => {
  const { thinking, stopped, isNow, outcome, kept, saved, seat, pending, canPass } = session.scene.value;
  // Who may change a secret choice is free to, and not asked.
  const asked = seat !== undefined && pending.includes(seat);
  const text = say().table;
  const sentence = statusOf(session);
  const element = useAppearance<HTMLParagraphElement>(sentence);
  return (
    <section class={`status${asked ? ' asked' : ''}`} aria-label={text.status} data-saved={saved}>
      <p class="sentence" role="status" ref={element}>
        {sentence}
      </p>
      {isNow && thinking !== undefined && session.stopBot !== undefined && (
        <button type="button" class="button small" onClick={session.stopBot}>
          {text.stopThinking}
        </button>
      )}
      {isNow && stopped && outcome === undefined && (
        <button type="button" class="button small" onClick={session.letBotPlay}>
          {text.letPlay}
        </button>
      )}
      {canPass && (
        <button type="button" class="button small" onClick={session.passScreen}>
          {text.passOn}
        </button>
      )}
      {!isNow && (
        <button type="button" class="button small" onClick={() => session.lookAt(undefined)}>
          {text.backToNow}
        </button>
      )}
      {!kept && <p role="alert">{text.notKept}</p>}
      <WhyNot session={session} />
    </section>
  );
};
