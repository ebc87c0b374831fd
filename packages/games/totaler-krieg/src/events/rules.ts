import { cededLandRules } from '../politics/ceded-land.js';
import { conquestEventRules } from './conditional/20-1-1-conquest.js';
import { occupationRules } from './conditional/20-1-2-occupation.js';
import { internmentEventRules } from './conditional/20-1-3-internment.js';
import { caseYellowRules } from './conditional/20-2-1-case-yellow.js';
import { ostlandAccordRules } from './conditional/20-2-2-ostland-accord.js';
import { reactivationRules } from './conditional/20-3-1-reactivation.js';
import { liberationRules } from './conditional/20-3-2-liberation.js';
import { mobilizationBoxRules } from './conditional/20-3-3-mobilization-boxes.js';
import { reducedUsImpactRules } from './conditional/20-3-5-reduced-us-impact.js';
import { franceRisesRules } from './conditional/20-3-6-france-rises.js';
import { lendLeaseRules } from './conditional/20-3-7-lend-lease.js';
import { frenchLiberationRules } from './conditional/20-4-1-french-liberation.js';
import { avalancheRules } from './conditional/20-4-2-avalanche.js';
import { borderDefenseRules } from './conditional/20-5-4-border-defense.js';
import { russiaRisesRules } from './conditional/20-5-5-russia-rises.js';
import { greeceGarrisonRules } from './conditional/24-4-greece-garrison.js';
import { redArmyRules } from './conditional/25-4-red-army.js';
import { freeInfluenceRules } from './conditional/free-influence.js';
import { onCardRules } from './conditional/on-card.js';
import { conditionalEvents } from './conditional-segment.js';
import { majorLossRules } from './major-losses.js';
import { markerLossRules } from './marker-losses.js';
import { minorLossRules } from './minor-losses.js';
import { placeUnitRules } from './place-unit.js';
import { politicalEventRules } from './political-events.js';
import { politicalSegmentRules } from './political-segment.js';

/** The questions and processes of events. */
export const eventRules = [
  ...politicalSegmentRules,
  ...politicalEventRules,
  ...minorLossRules,
  ...majorLossRules,
  ...markerLossRules,
  ...placeUnitRules,
  ...cededLandRules,
  conditionalEvents,
  ...conquestEventRules,
  ...occupationRules,
  ...internmentEventRules,
  ...caseYellowRules,
  ...freeInfluenceRules,
  ...reactivationRules,
  ...liberationRules,
  ...mobilizationBoxRules,
  ...reducedUsImpactRules,
  ...franceRisesRules,
  ...ostlandAccordRules,
  ...lendLeaseRules,
  ...frenchLiberationRules,
  ...avalancheRules,
  ...borderDefenseRules,
  ...russiaRisesRules,
  ...onCardRules,
  ...greeceGarrisonRules,
  ...redArmyRules,
];
