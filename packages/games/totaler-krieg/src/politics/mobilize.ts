import { say } from '@sandtable/kernel';
import { COUNTER, FULL, kindOf, REDUCED } from '../counters/counters.js';
import { type Counter, type Country, type Hex, NO_FACTION } from '../ids.js';
import { process, question, refusal, verb } from '../kit.js';
import { luckyDie } from '../luck/luck.js';
import { HEX } from '../map/sheet.js';
import { atHex, hexOf, REMOVED, SET_ASIDE } from '../places.js';
import { positionOf, put } from '../position/position.js';
import { fitsInto } from '../steps/stack-limits.js';
import type { R } from '../table.js';
import { countryName, hexName, unitName } from '../words/names.js';
import { countersOfCountry, homeHexes, nameInPlay } from './countries.js';

export interface Mobilizing {
  country: Country;
  /** Steps still to be added. */
  left: number;
}

/** 13.7.1c: a die without modifiers says how many steps are added. */
export const mobilizationDie = luckyDie<{ country: Country }>('mobilization-die', {
  about: 'mobilization',
  rolling: (u, { country }) => ({ roller: u.table.allegiance[country], against: NO_FACTION }),
  settle(u, { country }, die) {
    u.log('mobilization', nameInPlay(u, country), die);
    u.push(mobilize, { country, left: die });
  },
});

/** 13.7.1c: armies are brought to full strength, then the reserves come. */
export const mobilize = process<Mobilizing>('mobilize', (u, f) => {
  if (f.left <= 0) return u.done();
  if (reducedArmies(u, f.country).length > 0) return u.push(strengthen, { country: f.country });
  // The Res unit is the last step that can be added; the rest of the roll is lost.
  const reserve = reserveOf(u, f.country);
  if (reserve < 0 || f.step > 0 || hexesForReserve(u, f.country).length === 0) return u.done();
  f.step = 1;
  u.push(callReserves, { country: f.country });
});

/** Reduced armies of the Country that may grow where they stand. */
function reducedArmies(u: R, country: Country): Counter[] {
  return countersOfCountry(country).filter((unit) => {
    const hex = hexOf(u.table.place[unit]);
    if (hex < 0 || u.table.face[unit] !== REDUCED || kindOf(unit).kind !== 'ground') return false;
    return fitsInto(u, hex, u.table.allegiance[country], unit, kindOf(unit).front?.steps ?? 1) === null;
  });
}

const strengthen = question<{ country: Country }>('strengthen', {
  seats: (u, f) => 1 << u.table.allegiance[f.country],
  prompt: (u, f) => {
    const left = u.findFrame(mobilize)?.left ?? 1;
    return say`Which army of ${countryName(nameInPlay(u, f.country))} is at full strength? Steps left: ${left}.`;
  },
  anchor: '13.7.1c',
  verbs: [
    verb<Counter, { country: Country }>({
      name: 'strengthen',
      domain: COUNTER,
      check: (u, f, unit) => (reducedArmies(u, f.country).includes(unit) ? null : notReduced),
      list: (u, f, _, add) => reducedArmies(u, f.country).forEach(add),
      apply(u, _, unit) {
        put(u, unit, u.table.place[unit], FULL);
        const frame = u.findFrame(mobilize);
        if (frame) frame.left--;
        u.log('strengthened', unit, hexOf(u.table.place[unit]));
      },
    }),
  ],
});

function reserveOf(u: R, country: Country): Counter {
  const found = countersOfCountry(country).find((unit) => {
    const place = u.table.place[unit];
    return kindOf(unit).reserve && (place === REMOVED || place === SET_ASIDE);
  });
  return found ?? (-1 as Counter);
}

function hexesForReserve(u: R, country: Country): Hex[] {
  const faction = u.table.allegiance[country];
  const { units } = positionOf(u);
  const reserve = reserveOf(u, country);
  return homeHexes(u, country).filter(
    (hex) =>
      units.every((count, other) => other === faction || count[hex] === 0) &&
      fitsInto(u, hex, faction, reserve, 1) === null,
  );
}

const callReserves = question<{ country: Country }>('reserves', {
  seats: (u, f) => 1 << u.table.allegiance[f.country],
  prompt: (u, f) => say`Where do the reserves of ${countryName(nameInPlay(u, f.country))} stand?`,
  anchor: '13.7.1c',
  verbs: [
    verb<Hex, { country: Country }>({
      name: 'reserves',
      domain: HEX,
      check: (u, f, hex) =>
        hexesForReserve(u, f.country).includes(hex) ? null : whyNotThere(u, f.country, hex),
      list: (u, f, _, add) => hexesForReserve(u, f.country).forEach(add),
      apply(u, f, hex) {
        const reserve = reserveOf(u, f.country);
        put(u, reserve, atHex(hex), FULL);
        u.log('set-up', reserve, hex);
      },
    }),
  ],
});

const notReduced = refusal<Counter>(
  '13.7.1c',
  (_, unit) => say`${unitName(unit)} is no reduced army that can grow`,
);
function whyNotThere(u: R, country: Country, hex: Hex) {
  if (!homeHexes(u, country).includes(hex)) return abroad;
  const { units } = positionOf(u);
  return units.some((count, other) => other !== u.table.allegiance[country] && count[hex] > 0)
    ? enemyThere
    : noRoom;
}

const abroad = refusal<Hex, { country: Country }>(
  '13.7.1c',
  (u, hex, _, f) => say`${hexName(hex)} is not part of ${countryName(nameInPlay(u, f.country))}`,
);
const enemyThere = refusal<Hex>('13.7.1c', (_, hex) => say`an enemy is in ${hexName(hex)}`);
const noRoom = refusal<Hex>('13.7.1c', (_, hex) => say`the reserves do not fit into ${hexName(hex)}`);

export const mobilizeRules = [mobilizationDie.rule, mobilize, strengthen, callReserves];
