import { clone, type Option } from '@sandtable/kernel';
import { isAirdrop } from '../../../combat/airdrops.js';
import { IS_ARMOR } from '../../../counters/counters.js';
import { stepsOf } from '../../../counters/units.js';
import { COUNTER_AND_HEX } from '../../../facts.js';
import { AXIS, type Hex } from '../../../ids.js';
import { SHEET } from '../../../map/sheet.js';
import { hexOf } from '../../../places.js';
import { ownershipOf } from '../../../position/ownership.js';
import { controllerOf, hasEnemy, positionOf } from '../../../position/position.js';
import { CONVOYS } from '../../../supply/convoys.js';
import { isSupplied } from '../../../supply/supply.js';
import { ACTIVE, NEUTRAL, type R } from '../../../table.js';
import { orElse } from '../answers.js';
import { legally, type M, type Open, type S } from '../playout.js';
import { ENOUGH_FOR_OSLO, PARATROOPS } from './axis-orders.js';
import { sendConvoy } from './carrying-out.js';
import { BELGIUM, HAMBURG, JUTLAND, KRISTIANSAND, NORWAY, OSLO, SUMMER } from './landmarks.js';

const { of } = COUNTER_AND_HEX.factors;

/** Oslo is to be taken, and can be. */
const isOn = (u: R): boolean => ownershipOf(u).open[OSLO] === 1 && controllerOf(u, OSLO) !== AXIS;

/** The Low Countries first, then Norway: both by surprise, in the turn in which they are attacked. Italy is left alone. */
export function chooseVictim(open: Open, verb: string, order = [BELGIUM, NORWAY]): Option {
  const { status } = open.u.table;
  const victim = order.find((country) => status[country] === NEUTRAL);
  return orElse(victim === undefined ? -1 : legally(open, AXIS, verb, victim), legally(open, AXIS, 'pass'));
}

/** War is declared on whoever is left once it is summer. */
export const chooseWar = (open: Open): Option =>
  open.u.table.turn >= SUMMER ? chooseVictim(open, 'declare-war') : legally(open, AXIS, 'pass');

/** Convoys sail for Norway; -1 if none does. */
export function chooseConvoy(open: Open): Option {
  return open.u.table.status[NORWAY] === ACTIVE ? sendConvoy(open, AXIS, CONVOYS) : -1;
}

/** A Blitz marker for the paratroops; -1 if they need none. */
export function markJutland(open: Open): Option {
  const { table } = open.u;
  const waits = hexOf(table.place[PARATROOPS]) >= 0 && isOn(open.u) && !table.blitz.includes(JUTLAND);
  return waits ? legally(open, AXIS, 'blitz', JUTLAND) : -1;
}

/** 4.1.1: from Jutland to Norway; -1 if they cannot. */
export function dropOnNorway(machine: M, state: S, open: Open): Option {
  const drop = legally(open, AXIS, 'drop', of(PARATROOPS, KRISTIANSAND));
  return drop >= 0 && isOn(open.u) && landsAfter(machine, state, drop) ? drop : -1;
}

/** 4.1.4a: they would be supplied there, so that they land: the Port is not closed to them (G.openport2). */
function landsAfter(machine: M, state: S, drop: Option): boolean {
  const trial = clone(state);
  machine.chooseListed(trial, AXIS, drop);
  const u = machine.read(trial);
  // If nobody is asked before the landing, infantry stands there in their place.
  const lands = isAirdrop(u, PARATROOPS)
    ? isSupplied(u, PARATROOPS)
    : positionOf(u).units[AXIS][KRISTIANSAND] > 0;
  // The machine looks at the position again.
  machine.question(state);
  return lands;
}

/** Reinforcements for Oslo by sea; -1 if it needs none. */
export function sailToOslo(open: Open): Option {
  const { u } = open;
  if (positionOf(u).units[AXIS][OSLO] >= ENOUGH_FOR_OSLO) return -1;
  for (const unit of positionOf(u).onMap[AXIS]) {
    const here = hexOf(u.table.place[unit]);
    if (here === OSLO || !SHEET.isPort[here] || stepsOf(u, unit) > 1 || IS_ARMOR[unit]) continue;
    const option = legally(open, AXIS, 'sail', of(unit, OSLO));
    if (option >= 0) return option;
  }
  return -1;
}

/** 4.1.1: the paratroops go to Jutland, and whoever has landed by train to Oslo, where somebody stays; -1 if nobody is to move. */
function marchOnOslo(open: Open): Option {
  const { u } = open;
  const position = positionOf(u);
  if (!isOn(u)) return -1;
  const landed = hasEnemy(AXIS, KRISTIANSAND, position) ? [] : position.ground[KRISTIANSAND];
  for (const unit of landed) {
    const train = legally(open, AXIS, 'move', of(unit, OSLO));
    if (train >= 0) return train;
  }
  return hexOf(u.table.place[PARATROOPS]) === JUTLAND
    ? -1
    : legally(open, AXIS, 'move', of(PARATROOPS, JUTLAND));
}

/** In Hamburg and Jutland wait those who are meant for Oslo, as long as The Fall of France wants it: they become no army. */
export const waitForOslo = (u: R, hex: Hex): boolean =>
  (hex === HAMBURG || hex === JUTLAND) &&
  u.facts.scenario.data.id === 'fall-of-france' &&
  controllerOf(u, OSLO) !== AXIS;

/** The conquest of Norway from the air and over the sea, for whoever leads the rest of the war otherwise; -1 where it is about that. */
export function weseruebung(machine: M, state: S, open: Open): Option {
  switch (open.rule.name) {
    case 'replacements':
      return legally(open, AXIS, 'place', of(PARATROOPS, HAMBURG));
    case 'political-target':
      return chooseVictim(open, 'select', [NORWAY, BELGIUM]);
    case 'declare-war':
      return chooseWar(open);
    case 'support':
      return chooseConvoy(open);
    case 'blitz-markers':
      return markJutland(open);
    case 'airdrop':
      return orElse(dropOnNorway(machine, state, open), legally(open, AXIS, 'done'));
    case 'movement':
      return orElse(marchOnOslo(open), sailToOslo(open));
    default:
      return -1;
  }
}
