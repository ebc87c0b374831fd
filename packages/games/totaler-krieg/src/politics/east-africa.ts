import { say } from '@sandtable/kernel';
import { TURNS_A_YEAR } from '../calendar/calendar.js';
import { moveOnTrack } from '../delay/move-on-track.js';
import { AXIS, type Counter, type Turn } from '../ids.js';
import { refusal } from '../kit.js';
import { ITALY } from '../map/areas.js';
import { AFRICA_BOX, DELAY_BOX, onTurn, REMOVED, turnOf } from '../places.js';
import { put } from '../position/position.js';
import { CAMPAIGN, EAST_AFRICA, OPEN } from '../supply/off-map.js';
import { ACTIVE, PRE_WAR, type R, type U } from '../table.js';

/** 17.6a: once Italy fights on the side of the Axis, the campaign in East Africa lasts a year. */
export function beginEastAfrica(u: U): void {
  const { status, allegiance, warState, turn, place } = u.table;
  if (!u.facts.readings.eastAfrica || place[EAST_AFRICA] !== REMOVED || warState === PRE_WAR) return;
  if (status[ITALY] !== ACTIVE || allegiance[ITALY] !== AXIS) return;
  const end = (turn + TURNS_A_YEAR) as Turn;
  put(u, EAST_AFRICA, onTurn(end), CAMPAIGN);
  u.log('east-africa-begins', end);
}

/** 17.6b: the marker comes off the Turn Track. */
export function eastAfricaComesOff(u: U, marker: Counter): void {
  const isWon = u.table.face[marker] === CAMPAIGN;
  put(u, marker, isWon ? DELAY_BOX : AFRICA_BOX, OPEN);
  u.log(isWon ? 'east-africa-won' : 'east-africa-open');
}

/** 17.6a: an event moves the marker, one box to the left or to the right. */
export function moveEastAfrica(u: U, boxes: 1 | -1): void {
  moveOnTrack(u, EAST_AFRICA, boxes);
}

const isOnTrack = ({ table }: R): boolean => turnOf(table.place[EAST_AFRICA]) >= 0;

/** Why the marker cannot be moved so. */
export function refuseEastAfrica(u: R, boxes: 1 | -1) {
  if (!isOnTrack(u)) return notOnTrack;
  return turnOf(u.table.place[EAST_AFRICA]) + boxes > u.table.turn ? null : comesOffNext;
}

const notOnTrack = refusal('17.6a', () => say`no East Africa marker is on the Turn Track`);
const comesOffNext = refusal('17.6a', () => say`the East Africa marker comes off with the next turn anyway`);
