import { useEffect } from 'preact/hooks';
import { w } from '../words/index.js';
import { announce } from './announce.js';
import { reasonOf, sentence } from './reason.js';
import { RuleLink } from './rule-link.js';
import type { Sitting } from './sitting.js';

const MOST = 2;

/** Somebody touched what cannot be chosen: the reason, and the rule behind it. */
export function WhyNotNote({ sitting }: { sitting: Sitting }) {
  const note = sitting.deciding.whyNot.value;
  const decision = sitting.deciding.decision.value;
  const { nameOf } = sitting.board;
  const [lifted] = note?.lifted ?? [];
  const place = note ? nameOf(note.touch) : '';
  const title = lifted ? w.decide.whyNotTo(nameOf(lifted), place) : w.decide.whyNot(place);
  const noReason = lifted ? w.decide.noWay : w.decide.noReason;
  const reasons = note?.reasons.slice(0, MOST) ?? [];
  useEffect(() => {
    if (note) announce(`${title}. ${reasons.map(({ refused }) => reasonOf(refused)).join('. ') || noReason}`);
  }, [note]);
  if (!note) return null;
  return (
    <div class="why-not" role="note">
      <strong>{title}</strong>
      {reasons.length === 0 && (
        <p>
          {noReason} {decision?.anchor && <RuleLink game={sitting.about.id} anchor={decision.anchor} />}
        </p>
      )}
      {reasons.map(({ text, refused }) => (
        <p key={text}>
          {sentence(reasonOf(refused))}{' '}
          {refused.anchor && <RuleLink game={sitting.about.id} anchor={refused.anchor} />}
        </p>
      ))}
      <button type="button" class="quiet small" onClick={() => sitting.deciding.back()}>
        {w.nav.close}
      </button>
    </div>
  );
}
