import type { GameInfo, GameOptions } from '@sandtable/kernel';
import type { FunctionComponent } from 'preact';
import type { Lesson } from '../lessons/lesson.js';
import type { Opening } from '../table/opening.js';
import type { SeatMark } from './board-module.js';
import { box as eastFront } from './east-front/box.js';
import { seatMark } from './generic/seat-mark.js';
import { box as qmgWw2 } from './qmg-ww2/box.js';
import { box as totalerKrieg } from './totaler-krieg/box.js';

/** What the start page shows of a game before its board and engine are loaded. */
export interface Box {
  /** "Choose a country and begin". */
  pick: string;
  seatMark(seat: string): SeatMark;
  /** A few words about playing this seat. */
  seatLine(seat: string): string;
  /** The options with which one press on a seat begins a game; absent: the usual ones. */
  quick?(seat: string): Record<string, string>;
  /** Seats that suit newcomers. */
  easy: readonly string[];
  /** The cover picture, loaded lazily. */
  cover?(): Promise<{ Cover: FunctionComponent }>;
  /** How a game with these options begins, if that was computed when the client was built. */
  opening?(options: GameOptions): Promise<Opening | null>;
  /** Scripted lessons: their titles, and how to open them. */
  lessons?(): Promise<readonly Lesson[]>;
}

const BOXES: Readonly<Record<string, Box>> = {
  'qmg-ww2': qmgWw2,
  'east-front': eastFront,
  'totaler-krieg': totalerKrieg,
};

export function boxOf(about: GameInfo): Box | null {
  return Object.hasOwn(BOXES, about.id) ? BOXES[about.id] : null;
}

export function markOf(about: GameInfo, seat: string): SeatMark {
  return boxOf(about)?.seatMark(seat) ?? seatMark(about, seat);
}
