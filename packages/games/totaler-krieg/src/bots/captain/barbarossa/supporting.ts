import type { Option } from '@sandtable/kernel';
import { weatherAt } from '../../../calendar/weather.js';
import { BLITZ_RANGE } from '../../../combat/blitz.js';
import { IS_ARMOR } from '../../../counters/counters.js';
import { faceOf } from '../../../counters/units.js';
import type { Hex } from '../../../ids.js';
import { SHEET } from '../../../map/sheet.js';
import { type Asked, hexIn, unitAndHexIn } from './asked.js';
import { moversLater } from './marching.js';
import { Offensive, type PlannedAttack, type Posting } from './offensive.js';

/** Without Blitz, a City that counts is not given up for a retreat (4.2.5.3b). */
const BLITZED_CITY = 4;

/** The attacks that could be made this turn, if Air Forces and Blitz markers go there. */
function attacksToCome(asked: Asked): readonly PlannedAttack[] {
  const { front, open, seat } = asked;
  return new Offensive(front, moversLater(open.u, seat), { air: 1, blitz: null }).attacks;
}

/** Air Forces help as many of these attacks as they can, those of most worth first. */
export function chooseSupport(asked: Asked): Option {
  const { u } = asked.open;
  const attacks = attacksToCome(asked);
  const { air } = asked.front.position;
  const helped = (target: PlannedAttack['target']) =>
    [target, ...SHEET.grid.neighbours.slice(target * 6, target * 6 + 6)].filter(
      (hex) => hex >= 0 && air[hex].length > 0,
    ).length;
  const place = asked.best('place', 0, (option) => {
    const [, hex] = unitAndHexIn(option);
    let worth = 0;
    for (const { target, gain } of attacks)
      if (SHEET.grid.distance(hex, target) <= 1 && weatherAt(u, target) === 'clear')
        worth += gain / (1 + helped(target));
    return worth;
  });
  return place ?? asked.of('supply-convoy')[0] ?? asked.done;
}

/** Attacks that promise less are planned for the ground that they are made from. */
const LEAST_FIGHT = 0.8;
/** Of so many hexes it is tried whether a Blitz marker there is of use. */
const MOST_TRIED = 8;

/** Blitz markers go where they enable most of these attacks; in a City that counts it has to be left. */
export function chooseBlitz(asked: Asked): Option {
  const { u } = asked.open;
  const attacks = attacksToCome(asked);
  const isEnabled = (hex: Hex) => u.table.blitz.some((marker) => enables(marker, hex));
  const strength = (team: readonly Posting[]) =>
    team.reduce((all, { unit }) => all + faceOf(u, unit).attack, 0);
  const punch = (team: readonly Posting[]) =>
    strength(team) + strength(team.filter(({ unit }) => IS_ARMOR[unit]));
  const worthOf = (marker: Hex) => {
    let worth = 0;
    for (const { target, team, gain } of attacks) {
      if (weatherAt(u, target) !== 'clear' || SHEET.grid.distance(marker, target) > 3) continue;
      const enabled = team.filter(({ hex }) => !isEnabled(hex) && enables(marker, hex));
      worth += (gain * punch(enabled)) / strength(team);
      if (marker === target && asked.front.isCounted(target)) worth += BLITZED_CITY;
    }
    return worth;
  };
  const places = asked
    .of('blitz')
    .map((option) => ({ option, worth: worthOf(hexIn(option)) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_TRIED);
  return places.find(({ option }) => isOfUse(asked, hexIn(option)))?.option ?? asked.done;
}

const enables = (marker: Hex, hex: Hex): boolean => SHEET.grid.distance(marker, hex) <= BLITZ_RANGE;

/** With the Air Forces as they stand, and only with this marker, a Blitz attack would be made there. */
function isOfUse({ front, open: { u }, seat }: Asked, marker: Hex): boolean {
  const blitz = [...u.table.blitz, marker];
  const plan = new Offensive(front, moversLater(u, seat), { air: null, blitz });
  return plan.attacks.some(
    ({ target, team, fight }) =>
      fight > LEAST_FIGHT &&
      weatherAt(u, target) === 'clear' &&
      plan.isEnabled(team) &&
      (marker === target || team.some(({ hex }) => enables(marker, hex))),
  );
}
