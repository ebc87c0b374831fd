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
  const name = note ? sitting.board.nameOf(note.touch) : '';
  const reasons = note?.reasons.slice(0, MOST) ?? [];
  useEffect(() => {
    if (note)
      announce(
        `${w.decide.whyNot(name)}. ${reasons.map(({ refused }) => reasonOf(refused)).join('. ') || w.decide.noReason}`,
      );
  }, [note]);
  if (!note) return null;
  return (
    <div class="why-not" role="note">
      <strong>{w.decide.whyNot(name)}</strong>
      {reasons.length === 0 && <p>{w.decide.noReason}</p>}
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
