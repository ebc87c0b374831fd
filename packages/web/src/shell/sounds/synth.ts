// Every sound is made here from tones and noise; there are no recordings.

export const SOUNDS = ['card', 'piece', 'battle', 'ship', 'points', 'turn', 'win', 'lose', 'clock'] as const;
export type SoundName = (typeof SOUNDS)[number];

/** A tone: its pitch in hertz at the beginning and end, when it begins and how long it lasts, in seconds. */
interface Tone {
  from: number;
  to?: number;
  at: number;
  lasts: number;
  loud: number;
  shape?: OscillatorType;
  /** Nothing above this pitch is heard. */
  below?: number;
}

/** Noise between two pitches, such as paper or thunder. */
interface Noise {
  noise: 'lowpass' | 'bandpass' | 'highpass';
  from: number;
  to: number;
  at: number;
  lasts: number;
  loud: number;
}

const chime = (pitch: number, at: number, lasts: number, loud = 0.22): Tone => ({
  from: pitch,
  at,
  lasts,
  loud,
  shape: 'triangle',
});

const SCORES: Record<SoundName, readonly (Tone | Noise)[]> = {
  card: [
    { noise: 'bandpass', from: 1800, to: 5200, at: 0, lasts: 0.13, loud: 0.25 },
    { noise: 'lowpass', from: 700, to: 200, at: 0.1, lasts: 0.06, loud: 0.35 },
  ],
  piece: [
    { from: 210, to: 95, at: 0, lasts: 0.11, loud: 0.5 },
    { noise: 'highpass', from: 2600, to: 1800, at: 0, lasts: 0.025, loud: 0.18 },
  ],
  battle: [
    { noise: 'lowpass', from: 1500, to: 70, at: 0, lasts: 0.6, loud: 0.8 },
    { from: 120, to: 36, at: 0, lasts: 0.5, loud: 0.6 },
    { noise: 'lowpass', from: 900, to: 60, at: 0.16, lasts: 0.5, loud: 0.35 },
  ],
  ship: [
    { from: 110, at: 0, lasts: 0.55, loud: 0.22, shape: 'sawtooth', below: 480 },
    { from: 164.8, at: 0.04, lasts: 0.5, loud: 0.14, shape: 'sawtooth', below: 480 },
    { noise: 'lowpass', from: 380, to: 180, at: 0.25, lasts: 0.5, loud: 0.12 },
  ],
  points: [chime(659.3, 0, 0.16), chime(987.8, 0.09, 0.28)],
  turn: [chime(523.3, 0, 0.3), chime(784, 0.16, 0.5)],
  win: [chime(523.3, 0, 0.3), chime(659.3, 0.15, 0.3), chime(784, 0.3, 0.3), chime(1046.5, 0.45, 0.9)],
  lose: [chime(392, 0, 0.4), chime(311.1, 0.25, 0.45), chime(261.6, 0.5, 0.9)],
  clock: [0, 0.22, 0.44].map((at) => ({
    from: 1250,
    at,
    lasts: 0.05,
    loud: 0.25,
    shape: 'square',
    below: 2400,
  })),
};

/** How long a sound lasts, in seconds. */
export function lengthOf(name: SoundName): number {
  return Math.max(...SCORES[name].map(({ at, lasts }) => at + lasts));
}

/** Puts a sound onto an audio context, at a volume from 0 to 1. */
export function sound(context: BaseAudioContext, name: SoundName, volume: number): void {
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  for (const part of SCORES[name]) {
    if ('noise' in part) playNoise(context, out, part);
    else playTone(context, out, part);
  }
}

function playTone(context: BaseAudioContext, out: AudioNode, tone: Tone): void {
  const { from, to = from, at, lasts, loud, shape = 'sine', below } = tone;
  const start = context.currentTime + at;
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  let last: AudioNode = source;
  if (below !== undefined) last = through(context, last, 'lowpass', below);
  last.connect(faded(context, out, start, lasts, loud));
  source.start(start);
  source.stop(start + lasts);
}

function playNoise(
  context: BaseAudioContext,
  out: AudioNode,
  { noise, from, to, at, lasts, loud }: Noise,
): void {
  const start = context.currentTime + at;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context, lasts);
  const filter = through(context, source, noise, from);
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  filter.connect(faded(context, out, start, lasts, loud));
  source.start(start);
}

function through(
  context: BaseAudioContext,
  source: AudioNode,
  type: BiquadFilterType,
  pitch: number,
): BiquadFilterNode {
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = pitch;
  source.connect(filter);
  return filter;
}

/** Loud at once, then fading: nothing clicks at the end. */
function faded(
  context: BaseAudioContext,
  out: AudioNode,
  start: number,
  lasts: number,
  loud: number,
): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.012, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(out);
  return gain;
}

function noiseOf(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

let shared: AudioContext | null = null;

/** Plays a sound through the speakers. */
export function play(name: SoundName, volume: number): void {
  shared ??= opened();
  if (shared.state === 'suspended') void shared.resume();
  sound(shared, name, volume);
}

/** One that lost its device, such as unplugged headphones, is silent for ever: the next sound takes another. */
function opened(): AudioContext {
  const context = new AudioContext();
  context.addEventListener('error', () => {
    if (shared === context) shared = null;
    void context.close().catch(() => {});
  });
  return context;
}
