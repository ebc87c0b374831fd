import type { Headline } from '../boards/board-module.js';
import { w } from '../languages/index.js';

/** The score; with two sides as a tug of war: the mark says who leads, the ends are where a side wins. */
export function HeadScore({ headline: { scores, lead } }: { headline: Headline }) {
  if (scores.length === 0) return null;
  const [first, ...others] = scores;
  return (
    <div class={`head-score ${lead ? 'has-lead' : ''}`} role="group" aria-label={w.table.score}>
      <Points {...first} />
      {lead && <Lead lead={lead} names={scores.map(({ name }) => name)} />}
      {others.map((score) => (
        <Points key={score.side} {...score} />
      ))}
    </div>
  );
}

function Points({ side, name, points }: Headline['scores'][number]) {
  return (
    <span class={`score side-${side}`}>
      <span class="score-name">{name}</span> <strong>{points}</strong>
    </span>
  );
}

/** How far from the middle the mark goes if no lead wins: towards the end, never to it. */
const reach = (by: number) => by / (Math.abs(by) + 6);

function Lead({ lead: { by, wins }, names }: { lead: NonNullable<Headline['lead']>; names: string[] }) {
  const share = wins === null ? reach(by) : Math.max(-1, Math.min(1, by / wins));
  const says = by === 0 ? w.table.even : w.table.leads(names[by > 0 ? 0 : 1], Math.abs(by));
  const words = wins === null ? says : `${says}. ${w.table.leadWins(wins)}`;
  return (
    <span class="lead" role="img" aria-label={words} title={words}>
      <span class="lead-bar" />
      <span class="lead-middle" />
      <span class={`lead-mark ${by === 0 ? 'is-even' : ''}`} style={{ '--share': share.toFixed(3) }}>
        {by === 0 ? w.table.even : by > 0 ? `◂ ${by}` : `${-by} ▸`}
      </span>
    </span>
  );
}
