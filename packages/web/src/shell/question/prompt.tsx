import { useEffect, useRef } from 'preact/hooks';
import { capital } from '../../boards/pretty.js';
import { t, w } from '../../languages/index.js';
import { announce } from '../announce.js';
import { CardNames } from '../cards/card-names.js';
import { Duel, offeredCards } from '../cards/duel.js';
import { SeatBadge } from '../seat-badge.js';
import type { TableSession } from '../table-session.js';
import { AdviceButton, useAdvice } from './advice.js';
import { Chain } from './chain.js';
import { Foot } from './foot.js';
import { useGivingWay } from './giving-way.js';
import { Guide } from './guide.js';
import { useKeptFocus } from './kept-focus.js';
import { OddsNote } from './odds.js';
import { Options } from './options.js';
import { StagePanel } from './stage-panel.js';
import { Waiting } from './waiting.js';
import { WhyNotNote } from './why-not.js';
import { Would } from './would.js';

/** The question: who is asked, one sentence, the options, what a choice would change, and the foot. */
export function Prompt({ session, guided }: { session: TableSession; guided: boolean }) {
  const decision = session.controller.decision.value;
  const seat = session.seat.value;
  return decision && seat ? <Question session={session} guided={guided} /> : <Waiting session={session} />;
}

function Question({ session, guided }: { session: TableSession; guided: boolean }) {
  const decision = session.controller.decision.value!;
  const seat = session.seat.value!;
  const view = session.view.value;
  const said = capital(t(decision.prompt));
  const question = useRef<HTMLElement>(null);
  useEffect(() => {
    announce(`${w.decide.you(session.nameOf(seat))}. ${said}`);
  }, [decision]);
  const advice = useAdvice(session);
  const folded = useGivingWay(question, decision);
  useKeptFocus(question);
  return (
    <section class="prompt" aria-labelledby="question" ref={question}>
      <div class="prompt-head">
        <div class="prompt-who">
          <SeatBadge board={session.board} seat={seat} />
          <span class="prompt-name">{w.decide.you(session.nameOf(seat))}</span>
          <Chain session={session} links={view?.chain ?? []} anchor={decision.anchor} />
          <AdviceButton session={session} advice={advice} />
        </div>
        <h2 id="question">
          <CardNames text={said} sure={offeredCards(session.controller.options.value)} />
          {/[.?!]$/.test(said) ? '' : '.'}
        </h2>
      </div>
      <div class="prompt-body">
        <StagePanel session={session} />
        <Duel session={session} />
        {decision.odds && !session.board.stageShowsOdds && <OddsNote odds={decision.odds} />}
        <Guide session={session} guided={guided} folded={folded.value} />
        <WhyNotNote session={session} />
        <Options session={session} />
        <Would session={session} />
      </div>
      <Foot session={session} advice={advice} />
    </section>
  );
}
