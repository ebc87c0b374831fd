import { argOf } from '@sandtable/kernel';
import { useInfluence } from '../../events/political/19-19-influence.js';
import { AXIS, type Country, type Faction, SOVIET, WESTERN } from '../../ids.js';
import { countryNamed } from '../../map/areas.js';
import { meantBy } from '../../politics/countries.js';
import { wordsOf } from '../../read-rows.js';
import { type R, TOTAL_WAR } from '../../table.js';
import type { Judge } from './judge.js';

/** Whom a faction would have on its side, the most wanted first: Italy opens the Mediterranean, Rumania has the oil. */
const FRIENDS: Readonly<Record<Faction, readonly Country[]>> = {
  [AXIS]: wordsOf('italy rumania finland hungary bulgaria spain turkey').map(countryNamed),
  [WESTERN]: wordsOf('turkey greece yugoslavia belgium-holland denmark-norway sweden portugal').map(
    countryNamed,
  ),
  [SOVIET]: wordsOf('turkey rumania bulgaria persia').map(countryNamed),
};

/** The Area Table on which a faction finds friends, and in Total War the one on which its enemies have most to lose. */
const AREA: Readonly<Record<Faction, readonly [friends: string, enemies: string]>> = {
  [AXIS]: ['balkan', 'middle-east'],
  [WESTERN]: ['middle-east', 'balkan'],
  [SOVIET]: ['balkan', 'central'],
};

/** How much a faction wants a Country; 0 for one that is better left alone. */
export function wish(faction: Faction, country: Country): number {
  const at = FRIENDS[faction].indexOf(country);
  return at < 0 ? 0 : 1 + FRIENDS[faction].length - at;
}

/** What a faction answers in politics: it wins over those it wants, and leaves the others alone. */
export function judgePolitics(question: string, u: R, faction: Faction): Judge | null {
  const isTotal = u.table.warState === TOTAL_WAR;
  switch (question) {
    // Italy while France falls, Finland with Barbarossa.
    case 'free-influence':
      return (verb, option) => (verb === 'pass' ? 0.5 : wish(faction, meantBy(argOf(option) as Country)));
    case 'influence': {
      // An Ally that joins before the war is everywhere is only the next to be attacked.
      const isWelcome =
        wish(faction, u.findFrame(useInfluence)!.country) > 0 && (faction === AXIS || isTotal);
      const worth: Readonly<Record<string, number>> = {
        activate: isWelcome ? 4 : -1,
        unbind: 3,
        'remove-marker': 2,
        'place-influence': 1,
      };
      return (verb) => worth[verb] ?? 0;
    }
    case 'area':
      return (verb) => (verb === AREA[faction][isTotal ? 1 : 0] ? 1 : 0);
    case 'success-area':
    case 'civil-war-area':
      return (verb) => (verb === AREA[faction][0] ? 1 : 0);
    // It drives a neutral to the other side as often as to this one.
    case 'diplomatic-incident':
      return (verb) => (verb === 'pass' ? 1 : 0);
    // Whoever is attacked joins the other side: nobody whom one wants.
    case 'starts-war':
      return (_, option) => -wish(AXIS, meantBy(argOf(option) as Country));
    case 'neutrals-pressured':
      return (verb, option) => {
        if (verb === 'place-influence') return 1 + wish(faction, meantBy(argOf(option) as Country));
        if (verb === 'wider-involvement') return 3;
        return verb === 'remove-marker' ? 1.5 : 0;
      };
    // A friend, or else a Blitz marker; wars begin when they are planned.
    case 'political-option':
      return (verb, option) => {
        if (verb === 'influence') return wish(faction, meantBy(argOf(option) as Country));
        return verb === 'attack' ? 3.5 : verb === 'wider-involvement' ? 3 : verb === 'pass' ? 0.5 : 0;
      };
    case 'ultimatum':
      return (verb) => (verb === 'attack' ? 1 : 0);
    // A Demand is a matter for diplomats.
    case 'roll-or-resist':
      return (verb) => (verb === 'roll' ? 1 : 0);
    // As in 1941: against Britain and America, once Germany is at war with Russia.
    case 'japan-turns':
      return (verb) => (verb === (isTotal ? 'britain' : 'russia') ? 1 : 0);
    case 'pacific-or-commonwealth':
      return (verb) => (verb === 'pacific-war' ? 1 : 0);
    // Lend-Lease goes where the German army is.
    case 'lend-lease':
      return (verb) => (verb === (isTotal ? 'soviet' : 'wait') ? 1 : 0);
    case 'western-lend-lease':
      return (verb) => (verb === 'roll' ? 2 : verb === 'keep' ? 1 : 0);
    case 'soviet-lend-lease':
      return (verb) => (verb === 'roll' ? 1 : 0);
    case 'pacific-commitment':
      return (verb) => (verb === 'pass' ? 1 : 0);
    // Nobody is kept out who helps; whoever was let in stays.
    case 'consent':
      return (verb) => (verb === 'open' ? 2 : verb === 'keep' ? 1 : 0);
    case 'reduce-truce':
      return (verb) => (verb === 'reduce' ? 1 : 0);
    // The battle of the Atlantic goes on.
    case 'stay-or-return':
      return (verb) => (verb === 'stay' ? 1 : 0);
    default:
      return null;
  }
}
