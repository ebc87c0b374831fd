import type { Touch, View } from '@sandtable/kernel';
import type {
  Arrow,
  BoardModule,
  CardFace,
  Change,
  MadeChoice,
  SceneCue,
} from '../../boards/board-module.js';
import { keyOf } from '../question/touches.js';
import type { SoundName } from '../sounds/synth.js';

/** One scene of a film: everything that a part of a turn changed, shown at once. */
export interface Scene {
  /** Who acted; null if nobody in particular. */
  by: string | null;
  /** The card that is shown large. */
  card: CardFace | null;
  arrows: readonly Arrow[];
  /** Where pieces came and went. */
  marks: readonly Change['marks'][number][];
  /** The points that each side gained or lost. */
  points: readonly { side: string; name: string; gained: number }[];
  /** Where it happens: the camera shows these. */
  at: readonly Touch[];
  /** What it is called in the log. */
  told: readonly string[];
  /** What it sounds like, if that does not follow from the rest. */
  sound?: SoundName;
}

/** A film shows at most this many arrows at once. */
const MOST_ARROWS = 8;

/** The scene between two positions seen by the same viewer; null if there is nothing to look at. */
export function sceneOf(
  board: Pick<BoardModule, 'changes' | 'scene' | 'headline' | 'card'>,
  before: View,
  after: View,
  choices: readonly MadeChoice[],
  told: readonly string[] = [],
): Scene | null {
  const changes = board.changes(before, after);
  const cue: SceneCue = board.scene?.(before, after, choices) ?? {
    by: choices[0]?.seat ?? null,
    card: null,
    arrows: [],
  };
  const marks = changes
    .filter(({ kind }) => kind === 'gain' || kind === 'loss' || kind === 'other')
    .flatMap((change) => change.marks)
    .filter(({ how }) => how === 'new' || how === 'gone');
  const arrows = [...cue.arrows, ...movesIn(changes, cue.arrows)].slice(0, MOST_ARROWS);
  const points = pointsBetween(board, before, after);
  const card = cue.card && board.card(after, cue.card.id, cue.card.seat);
  // A game without a drawn board still has its story in words.
  const words = board.scene === undefined && changes.length > 0 && told.length > 0;
  if (marks.length === 0 && arrows.length === 0 && points.length === 0 && !card && !words) return null;
  const at = unique([...marks.map(({ touch }) => touch), ...arrows.flatMap(({ from, to }) => [from, to])]);
  return { by: cue.by, card, arrows, marks, points, at, told, ...(cue.sound ? { sound: cue.sound } : {}) };
}

/** A change that takes a piece from one place and puts it in another is a move. */
function movesIn(changes: readonly Change[], known: readonly Arrow[]): Arrow[] {
  return changes.flatMap(({ marks }) => {
    const from = marks.find(({ how }) => how === 'gone')?.touch;
    const to = marks.find(({ how }) => how === 'new')?.touch;
    if (!from || !to || keyOf(from) === keyOf(to)) return [];
    if (known.some((arrow) => keyOf(arrow.to) === keyOf(to) && keyOf(arrow.from) === keyOf(from))) return [];
    return [{ from, to, how: 'move' as const }];
  });
}

function pointsBetween(board: Pick<BoardModule, 'headline'>, before: View, after: View): Scene['points'] {
  const was = board.headline(before).scores;
  return board.headline(after).scores.flatMap(({ side, name, points }, i) => {
    const gained = points - (was[i]?.points ?? points);
    return gained === 0 ? [] : [{ side, name, gained }];
  });
}

function unique(touches: readonly Touch[]): Touch[] {
  return [...new Map(touches.map((touch) => [keyOf(touch), touch])).values()];
}
