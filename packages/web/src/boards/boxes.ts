import type { GameInfo } from '@sandtable/kernel';
import type { FunctionComponent } from 'preact';
import type { Lesson } from '../lessons/lesson.js';
import type { SeatMark } from './board-module.js';
import { box as eastFront } from './east-front/box.js';
import { seatMark } from './generic/seat-mark.js';
import { box as qmgWw2 } from './qmg-ww2/box.js';

/** What a start page shows of a game before its board and its engine are loaded. */
export interface Box {
  /** "Choose a country and begin". */
  pick: string;
  seatMark(seat: string): SeatMark;
  /** What it is like to play this seat, in a few words. */
  seatLine(seat: string): string;
  /** Seats that a newcomer learns the game with. */
  easy: readonly string[];
  /** A picture for the lid; it comes when there is time. */
  cover?(): Promise<{ Cover: FunctionComponent }>;
  /** Lessons that are played along a script: their titles, and how to open them. */
  lessons?(): Promise<readonly Lesson[]>;
}

const BOXES: Readonly<Record<string, Box>> = { 'qmg-ww2': qmgWw2, 'east-front': eastFront };

export function boxOf(about: GameInfo): Box | null {
  return Object.hasOwn(BOXES, about.id) ? BOXES[about.id] : null;
}

export function markOf(about: GameInfo, seat: string): SeatMark {
  return boxOf(about)?.seatMark(seat) ?? seatMark(about, seat);
}
