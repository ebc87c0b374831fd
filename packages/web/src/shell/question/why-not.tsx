import { useEffect } from 'preact/hooks';
import { w } from '../../languages/index.js';
import { announce } from '../announce.js';
import { CardNames } from '../cards/card-names.js';
import { Icon } from '../icons.js';
import { RuleLink } from '../rule-link.js';
import type { TableSession } from '../table-session.js';
import { reasonOf, sentence } from './reason.js';

const MOST = 2;

/** Why what was touched cannot be chosen, with the rule. */
export function WhyNotNote({ session }: { session: TableSession }) {
  const note = session.controller.whyNot.value;
  const decision = session.controller.decision.value;
  const { nameOf } = session.board;
  const [lifted] = note?.lifted ?? [];
  const place = note ? nameOf(note.touch) : '';
  const title = lifted ? w.decide.whyNotTo(nameOf(lifted), place) : w.decide.whyNot(place);
  const noReason = lifted ? w.decide.noWay : w.decide.noReason;
  const reasons = note?.reasons.slice(0, MOST) ?? [];
  useEffect(() => {
    if (note) announce(`${title}. ${reasons.map(reasonOf).join('. ') || noReason}`);
  }, [note]);
  if (!note) return null;
  return (
    <div class="why-not" role="note">
      <strong>{title}</strong>
      {reasons.length === 0 && (
        <p>
          {noReason} {decision?.anchor && <RuleLink game={session.about.id} anchor={decision.anchor} />}
        </p>
      )}
      {reasons.map((refused) => (
        <p key={refused.text}>
          <CardNames text={sentence(reasonOf(refused))} />{' '}
          {refused.anchor && <RuleLink game={session.about.id} anchor={refused.anchor} />}
        </p>
      ))}
      <button
        type="button"
        class="icon-button small"
        aria-label={w.nav.close}
        onClick={() => session.controller.back()}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
