import {
  CaseError,
  type CasePath,
  type Plain,
  readDistinct,
  readEntries,
  readNames,
} from '@sandtable/kernel';
import { AVAILABLE, BIT, IS_WATER, SPACE, type Space } from '../board/board.js';
import { SETUP } from '../data/setup.js';
import {
  AIRPLANE,
  AXIS,
  enemyOf,
  FACTION,
  FACTION_IDS,
  type Faction,
  FLEET,
  INFANTRY,
  kindOf,
  PACT,
  SIDE,
  SIDE_ADJECTIVES,
  type Side,
  sideOf,
  TANK,
  TYPE,
  type Type,
} from '../pieces/pieces.js';
import { AXIS_AT_START } from '../setup.js';
import { positionOf, type U } from '../table.js';

/** Spaces under `infantry`, `tank`, `airplane` and `fleet`, each of the right terrain. */
export function readPieces(
  value: Plain,
  path: CasePath,
): { at: Space; type: Type; path: (string | number)[] }[] {
  return readEntries(TYPE, value, path).flatMap(([type, spaces]) => {
    const name = TYPE.name(type);
    return readNames(SPACE, spaces, [...path, name]).map((at, i) => {
      const here = [...path, name, i];
      if (IS_WATER[at] !== (type === FLEET))
        throw new CaseError(here, `${SPACE.name(at)} is a ${IS_WATER[at] ? 'water' : 'land'} space`);
      return { at, type, path: here };
    });
  });
}

/** An airplane of a given position: its side, its space, and its place in the case file. */
interface Airplane {
  side: Side;
  at: Space;
  path: CasePath;
}

/**
 * Named factions have exactly these pieces; other factions keep their starting pieces, except in enemy-occupied
 * spaces. Infantry and tanks take control of their spaces. Airplanes do not, so they are checked once control is known.
 */
export function arrangePieces(u: U, given: Plain, path: CasePath): Airplane[] {
  const airplanes: Airplane[] = [];
  const { board } = u.table;
  const position = positionOf(u);
  board.axis = AXIS_AT_START;
  position.forget();
  const named = new Map(readEntries(FACTION, given, path));
  const place = (faction: Faction, type: Type, at: Space, here: CasePath) => {
    const side = sideOf(faction);
    if (position.holds(enemyOf(side), at)) throw new CaseError([...here], `${SPACE.name(at)} holds an enemy`);
    const piece = position.find(kindOf(faction, type), AVAILABLE);
    if (piece < 0)
      throw new CaseError([...here], `there are no more ${FACTION_IDS[faction]} pieces of this kind`);
    position.place(piece, at);
    if (type === INFANTRY || type === TANK) setControl(u, side, at);
    else if (type === AIRPLANE) airplanes.push({ side, at, path: here });
  };
  for (const [faction, pieces] of named)
    for (const { at, type, path: here } of readPieces(pieces, [...path, FACTION_IDS[faction]]))
      place(faction, type, at, here);
  for (const [id, factionId, typeId, count] of SETUP) {
    const faction = FACTION.index(factionId);
    const at = SPACE.index(id);
    if (named.has(faction) || position.holds(enemyOf(sideOf(faction)), at)) continue;
    for (let i = 0; i < count; i++) place(faction, TYPE.index(typeId), at, path);
  }
  return airplanes;
}

/** control.land: an airplane does not change control, and lands only where its side has control. */
export function refuseOnEnemyLand(u: U, airplanes: readonly Airplane[]): void {
  for (const { side, at, path } of airplanes)
    if (!positionOf(u).controls(side, at))
      throw new CaseError(
        [...path],
        `${SPACE.name(at)} is under ${SIDE_ADJECTIVES[enemyOf(side)]} control, and an airplane stands only on land of its own side: if that is ${SIDE_ADJECTIVES[side]} here, say so under control`,
      );
}

function setControl(u: U, side: Side, at: Space): void {
  if (side === AXIS) u.table.board.axis |= BIT[at];
  else u.table.board.axis &= ~BIT[at];
  positionOf(u).forget();
}

/** Land a side controls without a piece there. For an earlier moment, the current pieces are ignored. */
export function arrangeControl(u: U, given: Plain, path: CasePath, earlier = false): void {
  const named = new Set<Space>();
  for (const [side, spaces] of readEntries(SIDE, given, path)) {
    readNames(SPACE, spaces, [...path, SIDE.name(side)]).forEach((at, i) => {
      const here = [...path, SIDE.name(side), i];
      if (named.has(at)) throw new CaseError(here, `${SPACE.name(at)} is named twice`);
      named.add(at);
      if (IS_WATER[at])
        throw new CaseError(here, `${SPACE.name(at)} is water: nobody but a fleet controls it`);
      if (!earlier && positionOf(u).holds(enemyOf(side), at))
        throw new CaseError(
          here,
          `${SPACE.name(at)} holds an ${SIDE_ADJECTIVES[enemyOf(side)]} piece, and a piece stands only on land that its own side controls`,
        );
      setControl(u, side, at);
    });
  }
}

/** Infantry protected by a card. */
export function arrangeProtected(u: U, given: Plain): void {
  for (const [faction, spaces] of readEntries(FACTION, given, ['protected'])) {
    readDistinct(SPACE, spaces, ['protected', FACTION_IDS[faction]]).forEach((at, i) => {
      if (faction === PACT)
        throw new CaseError(['protected', FACTION_IDS[faction], i], 'no card protects a Pact infantry');
      const piece = positionOf(u).find(kindOf(faction, INFANTRY), at);
      if (piece < 0)
        throw new CaseError(['protected', FACTION_IDS[faction], i], 'there is no such infantry there');
      u.table.board.sheltered.push(piece);
      positionOf(u).forget();
    });
  }
}

/** Pieces that have moved in this step. */
export function arrangeMoved(u: U, given: Plain): void {
  for (const [faction, pieces] of readEntries(FACTION, given, ['moved'])) {
    for (const { at, type, path } of readPieces(pieces, ['moved', FACTION_IDS[faction]])) {
      const piece = positionOf(u).find(kindOf(faction, type), at, u.table.moved);
      if (piece < 0) throw new CaseError(path, 'there is no such piece there');
      u.table.moved.push(piece);
    }
  }
}
