import { describe, expect, it } from 'vitest';
import type { Scene } from '../film/scene.js';
import { soundsOf } from './sounds.js';
import { lengthOf, SOUNDS, sound } from './synth.js';

const quiet: Scene = { by: 'a', card: null, arrows: [], marks: [], points: [], at: [], told: [] };
const hill = { kind: 'space', id: 'hill' };
const ford = { kind: 'space', id: 'ford' };
const came = { touch: hill, seat: 'a', how: 'new' as const };
const gone = { touch: ford, seat: 'a', how: 'gone' as const };

describe('the sounds of a scene', () => {
  it('follow from what it shows', () => {
    expect(soundsOf(quiet)).toEqual([]);
    expect(soundsOf({ ...quiet, marks: [came] })).toEqual(['piece']);
    expect(soundsOf({ ...quiet, marks: [gone] })).toEqual(['battle']);
    expect(soundsOf({ ...quiet, arrows: [{ from: ford, to: hill, how: 'strike' }] })).toEqual(['battle']);
  });
  it('are those of a piece that moves, not of a battle, if it leaves one place for another', () => {
    expect(soundsOf({ ...quiet, marks: [came, gone] })).toEqual(['piece']);
  });
  it('are card, what it did, and points, in this order; and a game may name its own', () => {
    const card = { id: 'c', name: '', type: '', text: '', provenance: null, disputed: false, seat: null };
    const points = [{ side: 's', name: 'S', gained: 2 }];
    expect(soundsOf({ ...quiet, card, points, marks: [came], sound: 'ship' })).toEqual([
      'card',
      'ship',
      'points',
    ]);
  });
});

/** An audio context that counts what is put onto it, and refuses what a real one refuses. */
function silent() {
  const started: number[] = [];
  const param = () => ({
    value: 0,
    setValueAtTime: () => {},
    exponentialRampToValueAtTime: (value: number) => {
      if (value <= 0) throw new RangeError('an exponential ramp never reaches 0');
    },
  });
  const node = () => ({
    connect: (to: unknown) => to,
    gain: param(),
    frequency: param(),
    start: (at: number) => started.push(at),
    stop: () => {},
  });
  // Only what the sounds use.
  const context: BaseAudioContext = Object.assign(Object.create(null), {
    currentTime: 5,
    sampleRate: 8000,
    destination: {},
    createGain: node,
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  });
  return { context, started };
}

describe('every sound', () => {
  it.each(SOUNDS)('%s is short, and begins at once', (name) => {
    const { context, started } = silent();
    sound(context, name, 0.5);
    expect(Math.min(...started)).toBe(5);
    expect(lengthOf(name)).toBeLessThan(1.6);
  });
});
