import { AS_AIRDROP, AS_ESCORT, AS_FORTRESS, AS_STRIKE, FULL, REDUCED } from '../counters/counters.js';

/** The sides of a counter by name, in views, cases and set-ups. */
const FACES = {
  full: FULL,
  reduced: REDUCED,
  fortress: AS_FORTRESS,
  airdrop: AS_AIRDROP,
  strike: AS_STRIKE,
  escort: AS_ESCORT,
} as const;

export type FaceId = keyof typeof FACES;
export const FACE_IDS = Object.keys(FACES) as readonly FaceId[];

export function faceNamed(id: FaceId): number {
  return FACES[id];
}

export function faceName(face: number): FaceId {
  return FACE_IDS.find((id) => FACES[id] === face) ?? 'full';
}

/** In a box: counters of which the viewer knows only how many they are (17.4a). */
export const FACE_DOWN = 'face-down';
