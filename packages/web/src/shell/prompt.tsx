import { useEffect, useRef } from 'preact/hooks';
import { capital } from '../boards/pretty.js';
import { w } from '../words/index.js';
import { announce } from './announce.js';
import { Guide } from './guide.js';
import { OddsNote } from './odds.js';
import { optionLabel } from './option-label.js';
import { Options } from './options.js';
import { GivenOrders, Orders } from './orders.js';
import { reasonOf } from './reason.js';
import { RuleLink } from './rule-link.js';
import { SeatBadge } from './seat-badge.js';
import { StagePanel } from './stage-panel.js';
import type { TableSession } from './table-session.js';
import { UndoButton } from './undo-button.js';
import { Waiting } from './waiting.js';
import { WhyNotNote } from './why-not.js';

/** The question, why it is asked, the options, and the button that confirms. */
export function Prompt({ session, guided }: { session: TableSession; guided: boolean }) {
  const { controller } = session;
  const decision = controller.decision.value;
  const seat = session.seat.value;
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (decision && seat) announce(`${w.decide.you(session.nameOf(seat))}. ${capital(decision.prompt)}`);
    // A new question starts scrolled to the top.
    if (scroll.current) scroll.current.scrollTop = 0;
  }, [decision]);
  if (!decision || !seat) return <Waiting session={session} />;
  const view = session.view.value;
  return (
    <section class="prompt" aria-labelledby="question">
      <div class="prompt-scroll" data-scroll ref={scroll}>
        <p class="prompt-who">
          <SeatBadge board={session.board} seat={seat} />
          {w.decide.you(session.nameOf(seat))}
        </p>
        <StagePanel session={session} />
        <h2 id="question">
          {capital(decision.prompt)}
          {/[.?!]$/.test(decision.prompt) ? '' : '.'}
        </h2>
        {decision.odds && <OddsNote odds={decision.odds} />}
        <Chain links={view?.chain ?? []} />
        {decision.anchor && (
          <p class="prompt-rule">
            {w.decide.rule} <RuleLink game={session.about.id} anchor={decision.anchor} />
          </p>
        )}
        <Guide session={session} guided={guided} />
        <WhyNotNote session={session} />
        <Options session={session} />
        <Orders session={session} />
        <GivenOrders session={session} />
      </div>
      <Confirm session={session} />
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

/** The pending choice, what it would do, and the button that confirms it. */
function Confirm({ session }: { session: TableSession }) {
  const { controller, board } = session;
  const pending = controller.pending.value;
  const label = pending ? optionLabel(board, pending, session.view.value) : null;
  const lines = outlookLines(session);
  useEffect(() => {
    if (label && controller.outlook.value) announce(`${label}. ${w.decide.would}: ${lines.join('; ')}`);
  }, [pending, controller.outlook.value]);
  const refused = controller.refused.value;
  return (
    <div class="confirm">
      {refused && (
        <p class="refused" role="alert">
          <strong>{w.decide.refused}:</strong> {reasonOf(refused)}{' '}
          {refused.anchor && <RuleLink game={session.about.id} anchor={refused.anchor} />}
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
          disabled={!pending || controller.busy.value}
          onClick={() => void controller.confirm()}
          title="Enter"
        >
          {label ?? w.decide.pickFirst}
        </button>
        {pending && (
          <button type="button" class="quiet" title="Esc" onClick={() => controller.back()}>
            {w.decide.back}
          </button>
        )}
        <UndoButton session={session} />
      </div>
    </div>
  );
}

function outlookLines(session: TableSession): string[] {
  if (session.controller.outlook.value === null) return [w.decide.wouldUnknown];
  const lines = session.outlook.value.map(({ text }) => text);
  return lines.length > 0 ? lines : [w.decide.wouldNothing];
}
