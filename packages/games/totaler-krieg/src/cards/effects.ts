import { COUNTER_COUNT, countersOf, kindOf } from '../counters/counters.js';
import { kindNamed } from '../counters/kinds.js';
import type { Counter, Faction } from '../ids.js';
import { process } from '../kit.js';
import { DELAY_BOX, PACIFIC_HOLDING, REMOVED } from '../places.js';
import { pacificWarMarkers } from '../politics/overseas.js';
import { endPolicy, setPolicy } from '../politics/policies.js';
import { POSTURE_BOXES, type PolicyId, type PostureBoxId, policyNumber } from '../politics/posture.js';
import { releaseBox, startWarState } from '../politics/war-state.js';
import { factionOf, put } from '../position/position.js';
import { type U, WAR_STATES } from '../table.js';
import { CARDS, type EffectId } from './deck.js';
import { convertToFortress, redoubtRules } from './effects/redoubt.js';
import { removeInfluenceOr, removeInfluenceRules } from './effects/remove-influence.js';
import { removeUnits, removeUnitsRules } from './effects/remove-units.js';

type Apply = (u: U, faction: Faction, on: string) => void;

/** "nazi-soviet-pact=russia,soviet-minors" */
const setPolicies: Apply = (u, _, on) => {
  const [policy, boxes] = on.split('=');
  setPolicy(u, policyNumber(policy as PolicyId), boxes.split(',') as PostureBoxId[]);
};

/** "western-minor-country-production=+2": a marker is flipped wherever it is (1.1.2i). */
const flipMarker: Apply = (u, _, on) => {
  const [name, face] = on.split('=');
  const marker = countersOf(kindNamed(`mk-minor-production-${name.split('-')[0]}`))[0];
  if (u.table.place[marker] === REMOVED) return;
  put(u, marker, u.table.place[marker], kindOf(marker).faces.indexOf(face));
  u.log('flipped', marker);
};

/** 1.1.2o: the faction's Pacific War markers leave the game. */
const endPacificWar: Apply = (u, faction) => {
  for (const marker of pacificWarMarkers(u, faction)) {
    put(u, marker, REMOVED);
    u.log('pacific-war-over', faction);
  }
};

/** 1.1.2o: all support units of the faction in the Pacific come back. */
const returnFromPacific: Apply = (u, faction) => {
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++)
    if (u.table.place[counter] === PACIFIC_HOLDING && factionOf(u, counter) === faction) {
      put(u, counter, DELAY_BOX);
      u.log('to-delay-box', counter);
    }
};

/** 20.5.3, as a card brings it about: once per game. */
const emergencyMobilization: Apply = (u, _, section) => {
  if (u.table.done.includes(section)) return;
  u.table.done.push(section);
  releaseBox(u, 'emergency-mobilization-box');
};

/** Not an action of the reveal: what it says is looked up when the matter comes up. */
const readElsewhere: Apply = () => {};

/** What the lines of the Option Card Segment box do, by the words of the card data. */
const EFFECTS: Readonly<Record<EffectId, Apply>> = {
  'convert-to-fortress': convertToFortress,
  'end-pacific-war': endPacificWar,
  'end-policy': (u, _, on) => endPolicy(u, u.table.policy[POSTURE_BOXES.indexOf(on as PostureBoxId)]),
  event: emergencyMobilization,
  'flip-marker': flipMarker,
  // events/political/19-30-pacific-commitment.ts
  'ignore-pacific-commitment': readElsewhere,
  'place-marker': (u, _, on) => {
    u.table.collapses += Number(on.split('*')[1]);
    u.log('allied-collapse', u.table.collapses);
  },
  'remove-from-game': removeUnits,
  'remove-from-play': removeUnits,
  'remove-influence-or': removeInfluenceOr,
  'return-from-pacific': returnFromPacific,
  'set-policy': setPolicies,
  start: (u, _, on) => startWarState(u, WAR_STATES.indexOf(on as (typeof WAR_STATES)[number])),
  // delay/materiel-shortages.ts
  'when-off-track': readElsewhere,
};

/** 1.1.2a: every line of the Current Card's box, from top to bottom. */
export const cardEffects = process<{ faction: Faction }>('card-effects', (u, f) => {
  const line = CARDS[u.table.current[f.faction]].effects[f.step++];
  if (line) EFFECTS[line.effect](u, f.faction, line.on);
  else u.done();
});

export const effectRules = [cardEffects, ...removeInfluenceRules, ...removeUnitsRules, ...redoubtRules];
