import { ALL_KNOWING_NAME, type GameInfo, type View } from '@sandtable/kernel';
import type { ReplayView } from '@sandtable/protocol';
import { LIMITS } from '@sandtable/protocol/limits';
import type { BoardModule, CardFace, MadeChoice } from '../../boards/board-module.js';
import { t } from '../../languages/index.js';
import { type Course, decisiveTurns, pointsBySeat } from '../../replay/leads.js';
import { choiceIn, type ReplaySource } from '../../replay/replay-controller.js';
import { ReplayTimeline } from '../../replay/replay-timeline.js';

/** A turn that decided the game. */
export interface Turning {
  /** Where the replay shows it. */
  at: number;
  round: string;
  label: string;
  seat: string | null;
  card: CardFace | null;
  says: string;
  /** The side that it favoured, and by how many points. */
  side: number;
  points: number;
}

/** How a game went, told after its end, when nothing is secret any more. */
export interface Story {
  course: Course;
  turnings: readonly Turning[];
  points: ReturnType<typeof pointsBySeat>;
  /** The final position with everything in it. */
  last: View;
}

/** Reads how a finished game went. */
export async function readStory(
  about: GameInfo,
  board: BoardModule,
  source: ReplaySource,
  winner: string | null,
): Promise<Story> {
  const course = new ReplayTimeline(board);
  const lines: (string | null)[] = [];
  for (;;) {
    const page = await source.outline(course.positions, ALL_KNOWING_NAME);
    course.add(page);
    for (const { line } of page) lines.push(line);
    if (page.length < LIMITS.outline) break;
  }
  const frame = (at: number) => source.frame(at, ALL_KNOWING_NAME, new AbortController().signal);
  const side = about.sides.findIndex(({ id }) => id === winner);
  const turnings: Turning[] = [];
  const back = takenBack(lines);
  for (const turn of about.sides.length === 2 ? decisiveTurns(course, side) : []) {
    const stayed = Array.from({ length: turn.to - turn.at }, (_, i) => turn.at + 1 + i).filter(
      (at) => !back.has(at),
    );
    const choices = stayed.flatMap((at) => choiceIn(lines[at]) ?? []);
    const frames: ReplayView[] = [];
    for (const at of [turn.at, ...stayed].slice(-MOST_FRAMES - 1)) frames.push(await frame(at));
    const swing = turn.after - turn.before;
    const card = cardIn(board, frames, choices);
    turnings.push({
      ...turn,
      card,
      says: tell(board, frames, card?.name ?? null),
      side: swing > 0 ? 0 : 1,
      points: Math.abs(swing),
    });
  }
  return {
    course,
    turnings,
    points: pointsBySeat(course, about.seats),
    last: (await frame(course.positions - 1)).view,
  };
}

/** The lines of a replay whose choices were taken back, and those that took them back: nothing came of them. */
export function takenBack(lines: readonly (string | null)[]): Set<number> {
  const back = new Set<number>();
  const made: { at: number; seat: string }[] = [];
  lines.forEach((line, at) => {
    const choice = choiceIn(line);
    if (!choice) return;
    let own = choice.text === 'undo' ? made.length - 1 : -1;
    while (own >= 0 && made[own].seat !== choice.seat) own--;
    if (own < 0) {
      made.push({ at, seat: choice.seat });
      return;
    }
    // What others answered since then has gone with it.
    for (const gone of made.splice(own)) back.add(gone.at);
    back.add(at);
  });
  return back;
}

/** Of a long turn only its last choices are looked at. */
const MOST_FRAMES = 24;

/** The first card of a turn. */
function cardIn(
  board: BoardModule,
  frames: readonly ReplayView[],
  choices: readonly MadeChoice[],
): CardFace | null {
  const [first, last] = [frames[0].view, frames[frames.length - 1].view];
  const card = board.scene?.(first, last, choices).card;
  return card ? board.card(last, card.id, card.seat) : null;
}

/**
 * What the log says of the moment in a turn that matters most: losses weigh more than gains, those more than points. The
 * card is named already: a line that names it again is told only if there is no other.
 */
export function tell(
  board: Pick<BoardModule, 'changes' | 'isHeading'>,
  frames: readonly Pick<ReplayView, 'view' | 'log'>[],
  card: string | null,
): string {
  let [best, says] = [-1, ''];
  frames.slice(1).forEach(({ view, log }, i) => {
    const texts = log.map(({ text }) => text).filter((text) => !board.isHeading?.(text));
    if (texts.length === 0) return;
    const kinds = new Set(board.changes(frames[i].view, view).map(({ kind }) => kind));
    const weight = kinds.has('loss') ? 3 : kinds.has('gain') ? 2 : kinds.has('score') ? 1 : 0;
    const fresh = card === null ? texts : texts.filter((text) => !t(text).includes(card));
    const told = fresh.length > 0 ? weight : -0.5;
    // The first line names the choice; the next one what came of it.
    const line = fresh.length < texts.length ? fresh[0] : weight > 1 ? fresh[1] : undefined;
    if (told > best) [best, says] = [told, line ?? fresh[0] ?? texts[0]];
  });
  return says;
}
