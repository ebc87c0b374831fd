import { useEffect, useRef } from 'preact/hooks';
import { capital } from '../boards/pretty.js';
import { w } from '../words/index.js';
import { announce } from './announce.js';
import { Guide } from './guide.js';
import { optionLabel } from './option-label.js';
import { Options } from './options.js';
import { GivenOrders, Orders } from './orders.js';
import { reasonOf } from './reason.js';
import { RuleLink } from './rule-link.js';
import { SeatBadge } from './seat-badge.js';
import type { Sitting } from './sitting.js';
import { StagePanel } from './stage-panel.js';
import { UndoButton } from './undo-button.js';
import { Waiting } from './waiting.js';
import { WhyNotNote } from './why-not.js';

/** The question, why it is asked, what can be answered, and the one button that answers it. */
export function Prompt({ sitting, guided }: { sitting: Sitting; guided: boolean }) {
  const { deciding } = sitting;
  const decision = deciding.decision.value;
  const seat = sitting.seat.value;
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (decision && seat) announce(`${w.decide.you(sitting.nameOf(seat))}. ${capital(decision.prompt)}`);
    // A new question is read from its beginning.
    if (scroll.current) scroll.current.scrollTop = 0;
  }, [decision]);
  if (!decision || !seat) return <Waiting sitting={sitting} />;
  const view = sitting.view.value;
  return (
    <section class="prompt" aria-labelledby="question">
      <div class="prompt-scroll" data-scroll ref={scroll}>
        <p class="prompt-who">
          <SeatBadge board={sitting.board} seat={seat} />
          {w.decide.you(sitting.nameOf(seat))}
        </p>
        <StagePanel sitting={sitting} />
        <h2 id="question">
          {capital(decision.prompt)}
          {/[.?!]$/.test(decision.prompt) ? '' : '.'}
        </h2>
        <Chain links={view?.chain ?? []} />
        {decision.anchor && (
          <p class="prompt-rule">
            {w.decide.rule} <RuleLink game={sitting.about.id} anchor={decision.anchor} />
          </p>
        )}
        <Guide sitting={sitting} guided={guided} />
        <WhyNotNote sitting={sitting} />
        <Options sitting={sitting} />
        <Orders sitting={sitting} />
        <GivenOrders sitting={sitting} />
      </div>
      <Confirm sitting={sitting} />
    </section>
  );
}

function Chain({ links }: { links: readonly string[] }) {
  if (links.length === 0) return null;
  return (
    <ol class="chain" aria-label={w.decide.why}>
      {links.map((link, i) => (
        <li key={i}>{capital(link)}</li>
      ))}
    </ol>
  );
}

/** What is about to be chosen, what it would do, and the button. */
function Confirm({ sitting }: { sitting: Sitting }) {
  const { deciding, board } = sitting;
  const pending = deciding.pending.value;
  const label = pending ? optionLabel(board, pending, sitting.view.value) : null;
  const lines = outlookLines(sitting);
  useEffect(() => {
    if (label && deciding.outlook.value) announce(`${label}. ${w.decide.would}: ${lines.join('; ')}`);
  }, [pending, deciding.outlook.value]);
  const refused = deciding.refused.value;
  return (
    <div class="confirm">
      {refused && (
        <p class="refused" role="alert">
          <strong>{w.decide.refused}:</strong> {reasonOf(refused)}{' '}
          {refused.anchor && <RuleLink game={sitting.about.id} anchor={refused.anchor} />}
        </p>
      )}
      {pending && (
        <div class="outlook">
          <p class="outlook-head">{w.decide.would}</p>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <div class="confirm-row">
        <button
          type="button"
          class="primary"
          disabled={!pending || deciding.busy.value}
          onClick={() => void deciding.confirm()}
          title="Enter"
        >
          {label ?? w.decide.pickFirst}
        </button>
        {pending && (
          <button type="button" class="quiet" title="Esc" onClick={() => deciding.back()}>
            {w.decide.back}
          </button>
        )}
        <UndoButton sitting={sitting} />
      </div>
    </div>
  );
}

function outlookLines(sitting: Sitting): string[] {
  if (sitting.deciding.outlook.value === null) return [w.decide.wouldUnknown];
  const lines = sitting.outlook.value.map(({ text }) => text);
  return lines.length > 0 ? lines : [w.decide.wouldNothing];
}
