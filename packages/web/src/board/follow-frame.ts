import { effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Touch, View } from '@sandtable/kernel';
import type { BoardProps } from '../boards/board-module.js';
import { afterPaint } from '../shell/painting.js';
import type { Camera } from './camera.js';
import { coversOf } from './covers.js';
import {
  byNearness,
  crowdIn,
  type Extent,
  type FrameLimits,
  frame,
  hiddenOf,
  isInView,
  NEAR,
} from './framing.js';
import { steppedScale } from './growth.js';
import { type Outside, outsideOf } from './outside.js';
import type { PanZoom } from './pan-zoom.js';

/** Parts of the scale that framing would give, at which the camera stays if all is in view. */
const LARGE = 0.8;
const SMALL = 0.6;

/** How much smaller the map is tried to be, where too little of what is asked about fits. */
const SMALLER = 0.9;

/** How often the framing is refined. */
const ROUNDS = 8;

/** How long the map must rest before it is told what is outside, in milliseconds. */
const REST = 120;

interface Followed extends Pick<BoardProps, 'framed' | 'sought' | 'controller' | 'view' | 'seat'> {
  /** Where a thing is, and its counters at a scale; null if it is not on the map. */
  extentOf(touch: Touch, scale: number | null): Extent | null;
  /** Where the camera is at home: what belongs to the seat. It is shown while nothing on the map is asked about. */
  start?(view: View, seat: string | null): readonly Touch[];
  /** Of things that are too many to be shown, those where the game is decided. Absent: all matter alike. */
  foremost?(view: View, touches: readonly Touch[]): readonly Touch[];
  limits: FrameLimits;
}

export interface FrameFollower {
  /** Goes back to what is asked about. */
  back(): void;
  /** Whether there is something to go back to. */
  readonly away: ReadonlySignal<boolean>;
  /** What may be chosen and is not in view, by the edge of the window behind which it is. */
  readonly outside: ReadonlySignal<readonly Outside[]>;
  /** Goes to what is behind an edge. */
  goTo(outside: Outside): void;
  stop(): void;
}

/** A camera, and what it was made for, at its scale. */
interface Framed {
  camera: Camera;
  places: readonly Extent[];
}

/** How many places of one are also places of the other. */
function countOf(part: Framed, all: Framed): number {
  const ids = new Set(all.places.map(({ id }) => id));
  return part.places.filter(({ id }) => ids.has(id)).length;
}

/**
 * Moves the camera to what is framed. It never fights the player's hand: once they have moved the map it stays until
 * the next question, or until they want to go back.
 */
export function followFrame(pz: PanZoom, root: HTMLElement, followed: Followed): FrameFollower {
  const { framed, sought, controller, view, seat } = followed;
  let question: string | null = null;
  /** What kind of question it is: the next one of the same kind, about the next unit, is a part of it. */
  let kind: string | null = null;
  let settled = false;

  /** The places of these things, each once. */
  const placesOf = (touches: readonly Touch[], scale: number | null): Extent[] => {
    const places = new Map<string, Extent>();
    for (const touch of touches) {
      const place = followed.extentOf(touch, scale);
      if (place) places.set(place.id, place);
    }
    return [...places.values()];
  };

  /** The camera for these things. Counters keep their size: where they stand depends on the scale, which depends on it. */
  const fit = (touches: readonly Touch[]): Framed | null => {
    const [stage, covers] = [pz.stage.peek(), coversOf(root)];
    let places = placesOf(touches, null);
    let camera = frame(stage, places, covers, followed.limits);
    for (let i = 0, scale = Number.NaN; camera && steppedScale(camera.k) !== scale && i < ROUNDS; i++) {
      scale = steppedScale(camera.k);
      places = placesOf(touches, scale);
      // Smaller and smaller, so that it comes to an end.
      const closest: number = Math.min(followed.limits.closest, camera.k);
      camera = frame(stage, places, covers, { comfort: Math.min(followed.limits.comfort, closest), closest });
    }
    return camera && { camera, places };
  };

  const allShown = ({ camera, places }: Framed) =>
    hiddenOf(
      camera,
      pz.stage.peek(),
      places.map(({ heart }) => heart),
      coversOf(root),
      NEAR,
    ) === 0;

  /** The camera for as many of these things as fit, those nearest to the player's pieces. */
  const fitMost = (touches: readonly Touch[]): Framed | null => {
    const all = fit(touches);
    if (!all || all.places.length < 2 || allShown(all)) return all;
    const now = view.peek();
    const own = now && followed.start ? placesOf(followed.start(now, seat.peek()), null) : [];
    const stage = pz.stage.peek();
    const named = touches.flatMap((touch) => {
      const place = followed.extentOf(touch, null);
      return place ? [{ ...place, touch }] : [];
    });
    const sorted = byNearness(named, own, stage.wraps ? stage.mapWidth : null).map(({ touch }) => touch);
    let [best, fits, tooMany] = [all, 0, sorted.length];
    while (tooMany - fits > 1) {
      const count = Math.floor((fits + tooMany) / 2);
      const one = fit(sorted.slice(0, count));
      if (one && allShown(one)) [best, fits] = [one, count];
      else tooMany = count;
    }
    return best;
  };

  /** The camera for these things; if they would be too small to be read, for a part of them: at home, if many are there. */
  const fitReadable = (asked: readonly Touch[]): Framed | null => {
    const now = view.peek();
    const touches = (now && followed.foremost?.(now, asked)) ?? asked;
    const all = fitMost(touches);
    const { readable, leastPart = 0 } = followed.limits;
    if (!all || !readable) return all;
    // Rather smaller than with most of it outside.
    for (let k = readable(pz.stage.peek()); k > all.camera.k; k *= SMALLER) {
      const part = partAt(touches, all, k);
      if (countOf(part, all) >= all.places.length * leastPart) return part;
    }
    return all;
  };

  /** A part of these things, none of them smaller than a scale. */
  const partAt = (touches: readonly Touch[], all: Framed, readable: number): Framed => {
    const stage = pz.stage.peek();
    const crowd = (some: readonly Touch[]): Framed | null => {
      const [width, height] = [stage.width / readable, stage.height / readable];
      const places = crowdIn(placesOf(some, null), width, height, stage.wraps ? stage.mapWidth : null);
      const ids = new Set(places.map(({ id }) => id));
      return fit(some.filter((touch) => ids.has(followed.extentOf(touch, null)?.id ?? '')));
    };
    const now = view.peek();
    const home = now && followed.start ? crowd(followed.start(now, seat.peek())) : null;
    const most = crowd(touches) ?? all;
    const atHome = home ? countOf(home, all) : 0;
    return home && atHome > 0 && atHome * 2 >= most.places.length ? home : most;
  };

  /** `calm`: it stays where it is if all is in view. `home`: it goes home if nothing on the map is meant. */
  const show = (gently: boolean, calm: 'never' | 'if large' | 'if not small', home: boolean): boolean => {
    const now = view.peek();
    let touches = untracked(() => framed.value);
    if (home && now && followed.start && placesOf(touches, null).length === 0)
      touches = followed.start(now, seat.peek());
    const goal = fitReadable(touches);
    if (!goal) return false;
    pz.byHand.value = false;
    const { k } = goal.camera;
    const least = calm === 'if large' ? k * LARGE : Math.min(k, followed.limits.comfort) * SMALL;
    const here = pz.camera.peek();
    const meant = new Set(goal.places.map(({ id }) => id));
    const places = placesOf(touches, steppedScale(here.k)).filter(({ id }) => meant.has(id));
    // Within a question, and when it is asked again, the map does not jump to and fro for what is farther away.
    const enough = calm === 'if not small' ? followed.limits.enough : 1;
    const stays = calm !== 'never' && isInView(here, pz.stage.peek(), places, coversOf(root), least, enough);
    if (!stays) pz.goTo(goal.camera, gently);
    return true;
  };

  const outside: Signal<readonly Outside[]> = signal([]);
  let rest: ReturnType<typeof setTimeout> | null = null;
  const lookOutside = () => {
    rest = null;
    const asked = controller?.decision.peek()
      ? placesOf(framed.peek(), steppedScale(pz.camera.peek().k))
      : [];
    const next = outsideOf(pz.camera.peek(), pz.stage.peek(), asked, coversOf(root));
    if (next.length > 0 || outside.peek().length > 0) outside.value = next;
  };

  /** The question that was asked since the camera last moved by itself, if any. */
  let fresh = false;
  let again = false;
  /** Nothing that is asked about can be seen. */
  const isElsewhere = () => {
    const places = placesOf(
      untracked(() => framed.value),
      null,
    ).map(({ heart }) => heart);
    const hidden = hiddenOf(pz.camera.peek(), pz.stage.peek(), places, coversOf(root), NEAR);
    return places.length > 0 && hidden === places.length;
  };
  const follow = () => {
    if (view.peek() === null) return;
    if (again && pz.byHand.peek() && isElsewhere()) pz.byHand.value = false;
    again = false;
    if (pz.byHand.peek()) return;
    const calm = !settled ? 'never' : fresh ? 'if large' : 'if not small';
    settled = show(settled, calm, fresh || !settled) || settled;
    fresh = false;
  };
  const later = afterPaint(follow);
  const stops = [
    later.stop,
    effect(() => {
      const decision = controller?.decision.value ?? null;
      const key = decision && `${decision.seat} ${controller?.view.peek()?.count} ${decision.prompt}`;
      if (decision && key !== question) {
        const before = kind;
        kind = `${decision.seat} ${decision.anchor}`;
        question = key;
        if (followed.limits.enough === undefined || kind !== before) {
          pz.byHand.value = false;
          fresh = true;
        } else again = true;
      }
      void [framed.value, view.value];
      // The answer to a press is painted first. By then a film's caption and card are there, too, to keep clear of.
      if (settled) later.ask();
      else untracked(follow);
    }),
    effect(() => {
      const touches = sought?.value;
      const goal = touches ? untracked(() => fitMost(touches)) : null;
      if (!goal) return;
      // As if moved by hand: it stays there, and there is a way back to the question.
      pz.byHand.value = true;
      pz.goTo(goal.camera, true);
    }),
    effect(() => {
      if (pz.resized.value > 0 && !pz.byHand.peek()) untracked(() => show(false, 'if large', true));
    }),
    effect(() => {
      void [pz.camera.value, pz.resized.value, framed.value, controller?.decision.value];
      if (rest !== null) clearTimeout(rest);
      rest = setTimeout(lookOutside, REST);
    }),
  ];
  return {
    back: () => void show(true, 'never', true),
    away: pz.byHand,
    outside,
    goTo: ({ places }) => {
      const goal = frame(pz.stage.peek(), places, coversOf(root), {
        ...followed.limits,
        closest: Math.max(pz.camera.peek().k, followed.limits.comfort),
      });
      pz.byHand.value = true;
      if (goal) pz.goTo(goal, true);
    },
    stop: () => {
      for (const stop of stops) stop();
      if (rest !== null) clearTimeout(rest);
    },
  };
}
