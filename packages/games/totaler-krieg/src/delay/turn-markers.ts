import { say } from '@sandtable/kernel';
import { seasonalTurnsAhead, turnNamed } from '../calendar/calendar.js';
import { cardNumbered } from '../cards/deck.js';
import { cardsIn, pileOf } from '../cards/piles.js';
import { COUNTER, kindOf } from '../counters/counters.js';
import { AXIS, type Counter, type Faction, SOVIET, WESTERN } from '../ids.js';
import { process, question, refusal, verb } from '../kit.js';
import { COUNTRY, REGION, REGIONS } from '../map/areas.js';
import { boxAt, DELAY_BOX, FORCE_POOL, onTurn, REMOVED, STRATEGIC_BOX, VP_TRACK } from '../places.js';
import { cede } from '../politics/ceded-land.js';
import { eastAfricaComesOff } from '../politics/east-africa.js';
import { pacificBox } from '../politics/overseas.js';
import { endPolicy, postureChanged } from '../politics/policies.js';
import { NO_TRUCE, OSTLAND_ACCORD, US_POSTURE } from '../politics/posture.js';
import { reichAnnex } from '../politics/reich-annex.js';
import { put } from '../position/position.js';
import { CONQUERED, PRE_WAR, TOTAL_WAR, type U } from '../table.js';
import { endScenario } from '../victory/scenario-end.js';
import { materielShortages, shortagesRules } from './materiel-shortages.js';

interface Markers {
  left: Counter[];
  /** The Axis has said which of its markers comes first (7.2b). */
  ordered: boolean;
}

const named = (id: string): Counter => COUNTER.index(id);
const VE_DAY = named('mk-ve-day');
const INCREASE_USCL = named('mk-increase-uscl');
const MATERIEL_SHORTAGES = named('mk-materiel-shortages');

/** 7.2a, section 18: the markers that come off the Turn Track, one by one. */
export const turnMarkers = process<Markers>('turn-markers', (u, f) => {
  // 7.2c: V-E Day comes before everything.
  if (f.left.includes(VE_DAY)) {
    put(u, VE_DAY, REMOVED);
    u.log('v-e-day');
    return endScenario(u);
  }
  if (!f.ordered && f.left.includes(INCREASE_USCL) && f.left.includes(MATERIEL_SHORTAGES))
    return u.push(orderOfMarkers, {});
  const [marker, ...rest] = f.left;
  if (marker === undefined) return u.done();
  f.left = rest;
  f.step++;
  comeOff(u, marker);
});

/** 7.2b, 18.19: the Axis chooses whether shortages are rolled for before the USCL rises. */
const orderOfMarkers = question('order-of-markers', {
  seats: () => 1 << AXIS,
  prompt: () => say`Is Materiel Shortages rolled for before or after the USCL rises?`,
  anchor: '7.2b',
  verbs: (['before', 'after'] as const).map((name) => ({
    name,
    check: () => null,
    apply(u) {
      const frame = u.findFrame(turnMarkers);
      if (!frame) return;
      const others = frame.left.filter((one) => one !== INCREASE_USCL && one !== MATERIEL_SHORTAGES);
      const pair = [MATERIEL_SHORTAGES, INCREASE_USCL];
      frame.left = [...(name === 'before' ? pair : pair.reverse()), ...others];
      frame.ordered = true;
    },
  })),
});

/** What a marker does, by its name, or else by its type. */
const DEEDS: Readonly<Record<string, (u: U, marker: Counter) => void>> = {
  'mk-increase-uscl': increaseUscl,
  'mk-us-entry': usEntry,
  'mk-no-retreat': toVpTrack,
  'mk-ss-europa': toVpTrack,
  'mk-pacific-limited-war': (u, marker) => pacificLimitedWar(u, marker),
  'mk-pacific-total-war': (u, marker) => pacificTotalWar(u, marker),
  'mk-materiel-shortages': (u, marker) => u.push(materielShortages, { marker }),
  'mk-lend-lease': (u) => u.push(lendLease, {}),
  'mk-airmobile-doctrine': toForcePool,
  'mk-surface-raiders': toForcePool,
  'mk-red-army': toForcePool,
  'mk-reich-annex': (u) => u.push(reichAnnex, {}),
  'mk-drm': remind,
  'mk-east-africa': eastAfricaComesOff,
  'mk-enforced-peace': peaceNoLongerEnforced,
  'mk-war-production-soviet': warProduction,
};

function comeOff(u: U, marker: Counter): void {
  const { id, ceded } = kindOf(marker);
  const deed = DEEDS[id];
  if (deed) return deed(u, marker);
  if (ceded) return cededLand(u, marker, ceded.area);
  put(u, marker, STRATEGIC_BOX);
  u.log('in-strategic-box', marker);
}

/** 18.7, 13.8.1.1d: in Pre-War the land is ceded; later only if its Country is conquered. */
function cededLand(u: U, marker: Counter, area: string): void {
  const isPreWar = u.table.warState === PRE_WAR;
  const owner =
    COUNTRY.index(area) >= 0 ? COUNTRY.index(area) : COUNTRY.index(REGIONS[REGION.index(area)].of);
  if (isPreWar || u.table.status[owner] === CONQUERED) return cede(u, marker);
  // 13.8.1.1i
  put(u, marker, FORCE_POOL);
  u.log('returned', marker);
}

const MOST_USCL = 4;

/** 18.38.2 */
function increaseUscl(u: U, marker: Counter): void {
  u.table.uscl = Math.min(MOST_USCL, u.table.uscl + 1);
  u.log('uscl-rises', u.table.uscl);
  const next = onTurn(seasonalTurnsAhead(u.table.turn, 4));
  put(u, marker, u.table.uscl < MOST_USCL ? next : REMOVED);
}

/** 18.38.4 */
function usEntry(u: U, marker: Counter): void {
  put(u, marker, REMOVED);
  u.log('us-enters');
  endPolicy(u, u.table.policy[US_POSTURE]);
  u.table.truce[US_POSTURE] = NO_TRUCE;
  postureChanged(u);
}

/** 0.1.2d, 18.25, 18.32 */
function toVpTrack(u: U, marker: Counter): void {
  const { box, tide } = u.table.vp;
  const at = tide ? box : 0;
  put(u, marker, VP_TRACK);
  if (kindOf(marker).id === 'mk-no-retreat') u.table.noRetreat = at;
  u.log('on-vp-track', marker, at);
}

/** 18.2, 18.34, 25.4 */
function toForcePool(u: U, marker: Counter): void {
  put(u, marker, FORCE_POOL);
  u.log('returned', marker);
}

/** 24.4: the reminder of −1 is followed by one of −2 a year later. */
function remind(u: U, marker: Counter): void {
  const { faces } = kindOf(marker);
  const isFirst = u.table.face[marker] === faces.indexOf('-1');
  const next = onTurn(seasonalTurnsAhead(u.table.turn, 4));
  put(u, marker, isFirst ? next : REMOVED, faces.indexOf('-2'));
}

/** 18.41: its number counts, not the counter. */
function warProduction(u: U, marker: Counter): void {
  u.table.warProduction[kindOf(marker).faction]++;
  u.log('in-strategic-box', marker);
  put(u, marker, REMOVED);
}

/** 18.11, 12.3k */
function peaceNoLongerEnforced(u: U, marker: Counter): void {
  put(u, marker, REMOVED);
  u.log('peace-no-longer-enforced');
  if (u.table.warState === TOTAL_WAR && u.table.policy.includes(OSTLAND_ACCORD)) endPolicy(u, OSTLAND_ACCORD);
}

// 18.26: the Pacific

const WITH_BRITAIN = 0;
const WITH_RUSSIA = 1;
const PEACE = 2;
const COMMONWEALTH_SUPPORT = cardNumbered(WESTERN, '23');
const WINTER_1939 = turnNamed('1939-11');

/** 18.26.2 */
function pacificTotalWar(u: U, marker: Counter): void {
  const die = u.roll('pacific-war', 6);
  const result = die <= 3 ? WITH_BRITAIN : WITH_RUSSIA;
  u.log('pacific-roll', die, 1, result);
  put(u, marker, pacificBox(enemyOfJapan(result)));
}

const enemyOfJapan = (result: number): Faction => (result === WITH_BRITAIN ? WESTERN : SOVIET);

/** 18.26.1 */
function pacificLimitedWar(u: U, marker: Counter): void {
  const die = u.roll('pacific-war', 6);
  const result = die <= 2 ? WITH_BRITAIN : die <= 4 ? PEACE : WITH_RUSSIA;
  u.log('pacific-roll', die, 0, result);
  if (result !== PEACE) return limitedWar(u, marker, result);
  if (u.table.turn >= WINTER_1939) return u.push(japanTurns, { marker });
  put(u, marker, onTurn(seasonalTurnsAhead(u.table.turn, 2)));
}

function limitedWar(u: U, marker: Counter, result: number): void {
  const isOpen = ['revealed', 'removed'] as const;
  const isGone = isOpen.some((pile) => cardsIn(u, WESTERN, pile).includes(COMMONWEALTH_SUPPORT));
  if (result === WITH_BRITAIN && !isGone) return u.push(pacificOrCommonwealth, { marker });
  put(u, marker, pacificBox(enemyOfJapan(result)));
}

/** 18.26.1: no later than Winter 1939. */
const japanTurns = question<{ marker: Counter }>('japan-turns', {
  seats: () => 1 << AXIS,
  prompt: () => say`Against whom does Japan turn?`,
  anchor: '18.26',
  verbs: (['britain', 'russia'] as const).map((name, result) =>
    verb<number, { marker: Counter }>({
      name,
      check: () => null,
      apply: (u, f) => limitedWar(u, f.marker, result),
    }),
  ),
});

/** 18.26.1: Limited War with Britain. Whether card 23 is still in the hand is its owner's secret. */
const pacificOrCommonwealth = question<{ marker: Counter }>('pacific-or-commonwealth', {
  seats: () => 1 << WESTERN,
  secretOptions: true,
  prompt: () => say`Limited War in the Pacific, or no Commonwealth Support?`,
  anchor: '18.26',
  verbs: [
    verb<number, { marker: Counter }>({
      name: 'pacific-war',
      check: () => null,
      apply(u, f) {
        put(u, f.marker, pacificBox(WESTERN));
      },
    }),
    verb<number, { marker: Counter }>({
      name: 'give-up-commonwealth-support',
      check: (u) => (cardsIn(u, WESTERN, 'hand').includes(COMMONWEALTH_SUPPORT) ? null : notInHand),
      apply(u, f) {
        u.moveOpenly(COMMONWEALTH_SUPPORT, pileOf(WESTERN, 'hand'), pileOf(WESTERN, 'removed'));
        u.log('commonwealth-spared');
        put(u, f.marker, REMOVED);
      },
    }),
  ],
});

const notInHand = refusal('18.26', () => say`Commonwealth Support is not in your hand`);

/** 18.17, 6.2g */
const lendLease = question('lend-lease', {
  seats: () => 1 << WESTERN,
  prompt: () => say`To whom does Lend-Lease go?`,
  anchor: '18.17',
  verbs: (['western', 'soviet', 'wait'] as const).map((name, to) => ({
    name,
    check: () => null,
    apply(u) {
      const marker = named('mk-lend-lease');
      const boxes = [boxAt('western-lend-lease-box'), boxAt('soviet-lend-lease-box'), DELAY_BOX];
      put(u, marker, boxes[to]);
      u.log('lend-lease', to);
    },
  })),
});

export const turnMarkerRules = [
  turnMarkers,
  orderOfMarkers,
  japanTurns,
  pacificOrCommonwealth,
  lendLease,
  ...shortagesRules,
];
