import { effect, untracked } from '@preact/signals';
import { timeLeft } from '../../online/clock.js';
import { volume } from '../../settings.js';
import { verdictFor } from '../ending/verdict.js';
import type { Scene } from '../film/scene.js';
import type { TableSession } from '../table-session.js';
import type { SoundName } from './synth.js';

/** How loud each setting is. */
const LOUDNESS = { off: 0, soft: 0.35, full: 0.9 } as const;
/** The clock is heard when the player has this much time left, in milliseconds. */
const SHORT = 30_000;

/** Plays a sound if the player wants any. Browsers allow it only after the first touch or key on the page. */
export function play(name: SoundName): void {
  const loudness = LOUDNESS[volume.value];
  if (loudness === 0 || !navigator.userActivation?.hasBeenActive) return;
  // Loaded with the first sound.
  void import('./synth.js').then((synth) => synth.play(name, loudness)).catch(() => {});
}

/** The sounds of a scene: its card, then what it did, then its points. */
export function soundsOf(scene: Scene): SoundName[] {
  const struck = scene.arrows.some(({ how }) => how === 'strike');
  const lost = scene.marks.some(({ how }) => how === 'gone');
  const came = scene.marks.some(({ how }) => how === 'new');
  const moved = came && lost && !struck;
  const sounds: SoundName[] = [];
  if (scene.card) sounds.push('card');
  if (scene.sound) sounds.push(scene.sound);
  else if (struck || (lost && !moved)) sounds.push('battle');
  else if (came) sounds.push('piece');
  if (scene.points.length > 0) sounds.push('points');
  return sounds;
}

const APART = 320;

/** Makes what happens at a table heard: scenes, the player's turn, the end, and a clock that runs out. */
export function listenToTable(session: TableSession): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later = (time: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, time);
    timers.add(timer);
    return timer;
  };
  let heard: Scene | null = null;
  let waited = false;
  let over = true;
  let clock: ReturnType<typeof setTimeout> | null = null;
  const stops = [
    effect(() => {
      const scene = session.film.scene.value;
      if (!scene) {
        heard = null;
        return;
      }
      // A scene that grows is heard once for each thing.
      const before: readonly SoundName[] = heard ? soundsOf(heard) : [];
      const fresh = soundsOf(scene).filter((name) => !before.includes(name));
      heard = scene;
      for (const [i, name] of fresh.entries()) later(i * APART, () => play(name));
    }),
    effect(() => {
      // Between two questions of the same turn there is no sound.
      if (!isMyTurn(session)) waited = true;
      else if (waited && session.controller.decision.value !== null) {
        waited = false;
        untracked(() => play('turn'));
      }
    }),
    effect(() => {
      const table = session.shown.value;
      if (!table || session.film.running.value) return;
      const result = table.info.result;
      if (result && !over) {
        const verdict = verdictFor(session.about, table.you.seats, result.winner);
        untracked(() => play(verdict === 'lost' ? 'lose' : 'win'));
      }
      // Whoever opens a finished game has heard how it ended.
      over = Boolean(result);
    }),
    effect(() => {
      const table = session.client.table.value;
      if (clock !== null) clearTimeout(clock);
      clock = null;
      const running = table?.you.seats
        .map((seat) => table.clocks[seat])
        .filter((face) => face !== undefined && face.since !== null);
      const left = running?.map((face) => timeLeft(face, Date.now() + (session.client.ahead?.peek() ?? 0)));
      const soonest = Math.min(...(left ?? []));
      if (soonest > SHORT && soonest < 86_400_000) clock = later(soonest - SHORT, () => play('clock'));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    for (const timer of timers) clearTimeout(timer);
  };
}

/** Whether the table waits for the player, whatever is shown yet. */
function isMyTurn({ client }: TableSession): boolean {
  const table = client.table.value;
  const [view] = Object.values(table?.views ?? {});
  return view?.decisions.some(({ seat }) => table?.you.seats.includes(seat)) ?? false;
}
