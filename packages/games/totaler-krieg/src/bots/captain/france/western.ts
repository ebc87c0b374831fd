import type { Option } from '@sandtable/kernel';
import { battle } from '../../../combat/battle.js';
import { withdraw } from '../../../combat/retreat.js';
import { COUNTER_KIND, IS_HQ } from '../../../counters/counters.js';
import { faceOf, stepsOf } from '../../../counters/units.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../../../facts.js';
import { AXIS, type Counter, type Hex, WESTERN } from '../../../ids.js';
import { BRITAIN } from '../../../map/areas.js';
import { SHEET } from '../../../map/sheet.js';
import { hexOf } from '../../../places.js';
import { controllerOf, hasEnemy, isEnemyZone, positionOf } from '../../../position/position.js';
import { CONVOYS } from '../../../supply/convoys.js';
import { inPool } from '../../../support/support-units.js';
import type { R } from '../../../table.js';
import { mostWanted, orElse } from '../answers.js';
import { legally, type M, type Open } from '../playout.js';
import { moveAsOrdered, sendConvoy } from './carrying-out.js';
import { chooseInCombat, chooseLoss, type Purpose } from './combat.js';
import { Defense } from './defense.js';
import { AMSTERDAM, LAST_TURN, LE_HAVRE, PARIS, PRIZES } from './landmarks.js';
import { westernOrders } from './western-orders.js';

const { firstOf, secondOf, of } = COUNTER_AND_HEX.factors;

/** What it is worth to take back a hex that the Axis needs, and what any other. */
const PRIZE = 9;
const GROUND = 0.8;

/** What the West fights for: to keep what the Axis needs, and to take it back. */
function westernPurpose(u: R): Purpose {
  const defense = new Defense(u);
  const isLast = u.table.turn === LAST_TURN;
  const worth = (hex: Hex) => (PRIZES.includes(hex) ? PRIZE : GROUND + defense.worth(hex) / 4);
  return {
    faction: WESTERN,
    worth,
    ofAttack(target, { clears, kills, loses }) {
      // After its last turn nothing comes: losses no longer matter.
      if (isLast) return PRIZES.includes(target) ? clears : -1;
      return clears < 0.5 ? -1 : clears * worth(target) + kills - 1.5 * loses - 1;
    },
    isPrecious: (hex) => defense.isPrecious(hex) || defense.worth(hex) >= 6,
  };
}

/** What the West answers; -1 if it has no opinion. */
export function westernChoice(machine: M, open: Open): Option {
  const { u, rule } = open;
  switch (rule.name) {
    case 'set-up':
      return mostWanted(machine, open, WESTERN, (_, arg) => setUpWorth(secondOf(arg as CounterAndHex)));
    case 'reserves':
      return orElse(
        legally(open, WESTERN, 'reserves', AMSTERDAM),
        mostWanted(machine, open, WESTERN, (_, arg) => setUpWorth(arg as Hex)),
      );
    case 'replacements': {
      const defense = new Defense(u);
      return mostWanted(machine, open, WESTERN, (verb, arg) =>
        verb === 'place' ? replacementWorth(u, defense, arg as CounterAndHex) : -100,
      );
    }
    case 'support':
      return chooseSupport(open);
    case 'blitz-markers':
      return chooseBlitz(open);
    case 'organization':
      return mostWanted(machine, open, WESTERN, (verb, arg) =>
        verb === 'combine' ? armyWorth(u, firstOf(arg as CounterAndHex)) : verb === 'done' ? 0 : -1,
      );
    case 'movement':
      return chooseMove(open);
    case 'withdraw':
      return chooseRetreat(machine, open);
    case 'defend':
      return chooseHelp(machine, open);
    case 'political-target':
      return legally(open, WESTERN, 'pass');
    case 'lose':
    case 'overstacked':
      return chooseLoss(machine, open, WESTERN);
    default:
      return chooseInCombat(machine, open, westernPurpose);
  }
}

/** The Low Countries hold out longest in the fortress of Amsterdam. */
const setUpWorth = (hex: Hex): number => (hex === AMSTERDAM ? 2 : SHEET.isCity[hex] ? 1 : 0);

function replacementWorth(u: R, defense: Defense, arg: CounterAndHex): number {
  const [unit, hex] = [firstOf(arg), secondOf(arg)];
  const { defense: factor, attack } = faceOf(u, unit);
  return factor * 3 + attack + defense.of(hex, 4) / 4;
}

/** An army that defends better than its parts. */
function armyWorth(u: R, unit: Counter): number {
  const front = u.facts.values.faces[COUNTER_KIND[unit]].front;
  if (!front || IS_HQ[unit]) return -1;
  return front.defense >= front.steps * 1.5 ? front.defense : -1;
}

/** Air Forces and Interceptors wait to contest those of the enemy; convoys and the Home Fleet bring troops over. */
function chooseSupport(open: Open): Option {
  const { u } = open;
  const done = legally(open, WESTERN, 'done');
  if (harbour(u) < 0) return done;
  const carriers = [...CONVOYS, ...inPool(u, WESTERN, ['surface-fleet'])];
  return orElse(sendConvoy(open, WESTERN, carriers), done);
}

/** Where British troops are of most use; -1 if nowhere. */
function harbour(u: R): Hex {
  const defense = new Defense(u);
  const open = [AMSTERDAM, LE_HAVRE].filter(
    (hex) => defense.worth(hex) > 0 && controllerOf(u, hex) === WESTERN,
  );
  return open[0] ?? (-1 as Hex);
}

/** In the hex of a City that is to be taken back, so that its defenders do not hold out. */
function chooseBlitz(open: Open): Option {
  const { u } = open;
  const position = positionOf(u);
  const lost = PRIZES.filter((hex) => hasEnemy(WESTERN, hex, position));
  const near = lost.find((hex) => isEnemyZone(u, AXIS, hex));
  return orElse(
    near === undefined ? -1 : legally(open, WESTERN, 'blitz', near),
    legally(open, WESTERN, 'done'),
  );
}

function chooseMove(open: Open): Option {
  const { u } = open;
  const ordered = moveAsOrdered(open, WESTERN, westernOrders);
  if (ordered >= 0) return ordered;
  const port = harbour(u);
  if (port >= 0 && positionOf(u).ground[port].length < 3) {
    const sailors = positionOf(u).onMap[WESTERN].filter((unit) => stepsOf(u, unit) === 1);
    sailors.sort((a, b) => faceOf(u, b).defense - faceOf(u, a).defense);
    for (const unit of sailors) {
      const here = hexOf(u.table.place[unit]);
      if (!SHEET.isPort[here] || SHEET.country[here] !== BRITAIN) continue;
      const option = legally(open, WESTERN, 'sail', of(unit, port));
      if (option >= 0) return option;
    }
  }
  return legally(open, WESTERN, 'done');
}

/** 4.2.5: what the Axis needs is held to the last; others go where they strengthen a post. */
function chooseRetreat(machine: M, open: Open): Option {
  const { u } = open;
  const { units, left } = u.findFrame(withdraw)!;
  const defense = new Defense(u);
  const here = hexOf(u.table.place[units[0]]);
  const steps = units.reduce(
    (all, unit) => all + (hexOf(u.table.place[unit]) >= 0 ? stepsOf(u, unit) : 0),
    0,
  );
  const stand = legally(open, WESTERN, 'stand');
  if (stand >= 0 && (here === PARIS || here === AMSTERDAM || steps > left)) return stand;
  return mostWanted(machine, open, WESTERN, (verb, arg) => {
    if (verb !== 'retreat') return -50;
    const hex = arg as Hex;
    const friends = positionOf(u).units[WESTERN][hex];
    // Friends on the way are carried along (4.2.5.1h).
    const crowd = friends + units.length > 3 ? 10 : 0;
    return defense.worth(hex) / 2 - friends * (left > 1 ? 6 : 2) - crowd;
  });
}

/** 4.2.1.2b: an HQ that Paris needs is not spent on another hex. */
function chooseHelp(machine: M, open: Open): Option {
  const { u } = open;
  const { target } = u.findFrame(battle)!;
  const besieged = target !== PARIS && isEnemyZone(u, WESTERN, PARIS);
  return mostWanted(machine, open, WESTERN, (verb, arg) => {
    if (verb !== 'support') return 0;
    const hq = hexOf(u.table.place[arg as Counter]);
    return besieged && SHEET.grid.distance(hq, PARIS) <= 2 ? -1 : 1;
  });
}
