import type { ScoreMark, TurnMark } from './replay-timeline.js';

/** The course of a game as far as leads need it. */
export interface Course {
  turns: readonly TurnMark[];
  scores: readonly ScoreMark[];
  /** The number of positions. */
  positions: number;
}

/** A round: where it begins and ends, the scores at its end, and the lead of the first side over the second. */
export interface RoundLead {
  round: string;
  from: number;
  to: number;
  scores: readonly number[];
  lead: number;
}

/** A turn, and by how much the lead of the first side changed in it. */
export interface TurnSwing extends TurnMark {
  to: number;
  before: number;
  after: number;
}

/** The scores at a position. */
function scoresAt({ scores }: Course, at: number): readonly number[] {
  let [low, high] = [0, scores.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (scores[middle].at <= at) low = middle + 1;
    else high = middle;
  }
  return scores[low - 1]?.scores ?? [];
}

const leadOf = (scores: readonly number[]) => (scores[0] ?? 0) - (scores[1] ?? 0);

/** The turns without the set-up before them, each with the lead before and after it. */
export function swingsOf(course: Course): TurnSwing[] {
  const { turns, positions } = course;
  const seated = turns.some(({ seat }) => seat !== null);
  return turns.flatMap((turn, i) => {
    if (seated && turn.seat === null) return [];
    // The choice that ends a turn also begins the next one: its points belong to the turn that ends.
    const to = turns[i + 1]?.at ?? positions - 1;
    return [
      {
        ...turn,
        to,
        before: leadOf(scoresAt(course, turn.at)),
        after: leadOf(scoresAt(course, to)),
      },
    ];
  });
}

/** The lead at the end of every round. */
export function leadsByRound(course: Course): RoundLead[] {
  const rounds: RoundLead[] = [];
  for (const { round, at, to, after } of swingsOf(course)) {
    const last = rounds.at(-1);
    const scores = scoresAt(course, to);
    if (last?.round === round) Object.assign(last, { to, scores, lead: after });
    else rounds.push({ round, from: at, to, scores, lead: after });
  }
  return rounds;
}

/** What the loser gained did not decide the game: it counts for less. */
const FOR_LOSER = 0.5;

/**
 * The turns that decided the game, in order: those in which the lead moved most against what is usual in the turns of
 * that seat, above all to the winner; and the one with which the winner took the lead for good counts for more.
 */
export function decisiveTurns(course: Course, winner: number, most = 3): TurnSwing[] {
  const swings = swingsOf(course);
  const sign = winner === 1 ? -1 : 1;
  const bySeat = new Map<string | null, number[]>();
  for (const { seat, before, after } of swings)
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), after - before]);
  const usual = (seat: string | null) => {
    const all = bySeat
      .get(seat)!
      .slice()
      .sort((a, b) => a - b);
    return all[all.length >> 1];
  };
  // The last turn that began without a lead of the winner.
  const behind = swings.map(({ before }) => before * sign <= 0).lastIndexOf(true);
  const weights = swings.map(({ seat, before, after }) => {
    const unusual = Math.abs(after - before - usual(seat));
    return (after - before) * sign < 0 ? unusual * FOR_LOSER : unusual;
  });
  const heaviest = Math.max(0, ...weights);
  return swings
    .map((swing, i) => ({
      swing,
      weight: weights[i] + (i === behind && swing.after * sign > 0 ? heaviest / 2 : 0),
    }))
    .filter(({ swing: { before, after } }) => after !== before)
    .sort((a, b) => b.weight - a.weight || sizeOf(b.swing) - sizeOf(a.swing) || a.swing.at - b.swing.at)
    .slice(0, most)
    .map(({ swing }) => swing)
    .sort((a, b) => a.at - b.at);
}

const sizeOf = ({ before, after }: TurnSwing) => Math.abs(after - before);

/** The points that each seat's side won in the turns of that seat, and those won in turns of the other side. */
export function pointsBySeat(
  course: Course,
  seats: readonly { id: string; side: number }[],
): { seats: Map<string, number>; elsewhere: number[] } {
  const found = new Map(seats.map(({ id }) => [id, 0]));
  const elsewhere = (scoresAt(course, course.positions - 1) ?? []).slice();
  for (const { seat, at, to } of swingsOf(course)) {
    const own = seats.find(({ id }) => id === seat);
    if (!own) continue;
    const gained = (scoresAt(course, to)[own.side] ?? 0) - (scoresAt(course, at)[own.side] ?? 0);
    found.set(own.id, found.get(own.id)! + gained);
    elsewhere[own.side] -= gained;
  }
  return { seats: found, elsewhere };
}
