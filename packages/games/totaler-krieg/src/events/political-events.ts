import type { PoliticalEventId } from './event-names.js';
import { supportResistance, supportResistanceRules } from './political/19-01-support-resistance.js';
import { borderWar, borderWarRules } from './political/19-02-border-war.js';
import { cededLand } from './political/19-03-ceded-land.js';
import { civilWarDefeat, civilWarRules, civilWarVictory } from './political/19-04-civil-war.js';
import { countryJoinsAxis } from './political/19-06-country-joins-axis.js';
import { countryResists } from './political/19-07-country-resists.js';
import { coupAttempt, coupRules } from './political/19-08-coup-attempt.js';
import { coupDetat } from './political/19-09-coup-detat.js';
import { declareWar } from './political/19-10-declare-war.js';
import { delayReduction, delayReductionRules } from './political/19-11-delay-reduction.js';
import { diplomaticSettlement, settlementRules } from './political/19-12-diplomatic-settlement.js';
import { diplomaticSuccess, diplomaticSuccessRules } from './political/19-13-diplomatic-success.js';
import { failure, failureRules } from './political/19-14-failure.js';
import { freePassage } from './political/19-15-free-passage.js';
import { concessionRules, furtherConcessions } from './political/19-16-further-concessions.js';
import { nationalistRules, supportNationalists } from './political/19-17-nationalists.js';
import { gradualDecline, gradualDeclineRules } from './political/19-18-gradual-decline.js';
import { influence, influenceRules } from './political/19-19-influence.js';
import { mandatedOffensive, mandatedOffensiveRules } from './political/19-20-mandated-offensive.js';
import { militaryAid, militaryAidRules } from './political/19-21-military-aid.js';
import { militaryDefeat, militaryVictory, shortWarRules } from './political/19-22-military-defeat.js';
import { militaryTakeover, takeoverRules } from './political/19-23-military-takeover.js';
import { createdCountryRules, minorCountryCreated } from './political/19-25-minor-country-created.js';
import { minorCountryPolitics, minorCountryPoliticsRules } from './political/19-26-minor-country-politics.js';
import { neutrality } from './political/19-27-neutrality.js';
import { neutralsPressured, pressureRules } from './political/19-28-neutrals-pressured.js';
import { bellTolls, noPasaran, noPasaranRules } from './political/19-29-no-pasaran.js';
import { pacificCommitment, pacificRules } from './political/19-30-pacific-commitment.js';
import {
  politicalOption,
  politicalOptionRules,
  successfulUltimatum,
} from './political/19-31-political-option.js';
import {
  productionRules,
  productionSuccess,
  specialWeapons,
  volkssturm,
} from './political/19-32-production.js';
import { bombRules, projectSuccess } from './political/19-33-a-bomb.js';
import { independenceRules, provincialIndependence } from './political/19-34-provincial-independence.js';
import { infightingRules, republicanInfighting } from './political/19-35-republican-infighting.js';
import { improvementRules, successfulImprovements } from './political/19-38-improvements.js';
import { jetFightersOrFailure } from './political/24-4-directive.js';
import type { PoliticalEvent } from './political-event.js';

/** The Political Events by section. */
export const POLITICAL_EVENTS: Readonly<Record<PoliticalEventId, PoliticalEvent>> = {
  '19.1': supportResistance,
  '19.2': borderWar,
  '19.3': cededLand,
  '19.4': civilWarDefeat,
  '19.5': civilWarVictory,
  '19.6': countryJoinsAxis,
  '19.7': countryResists,
  '19.8': coupAttempt,
  '19.9': coupDetat,
  '19.10': declareWar,
  '19.11': delayReduction,
  '19.12': diplomaticSettlement,
  '19.13': diplomaticSuccess,
  '19.14': failure,
  '19.15': freePassage,
  '19.16': furtherConcessions,
  '19.17': supportNationalists,
  '19.18': gradualDecline,
  '19.19': influence,
  '19.20': mandatedOffensive,
  '19.21': militaryAid,
  '19.22': militaryDefeat,
  '19.23': militaryTakeover,
  '19.24': militaryVictory,
  '19.25': minorCountryCreated,
  '19.26': minorCountryPolitics,
  '19.27': neutrality,
  '19.28': neutralsPressured,
  '19.29': noPasaran,
  '19.30': pacificCommitment,
  '19.31': politicalOption,
  '19.32': productionSuccess,
  '19.33': projectSuccess,
  '19.34': provincialIndependence,
  '19.35': republicanInfighting,
  '19.36': specialWeapons,
  '19.37': successfulUltimatum,
  '19.38': successfulImprovements,
  '19.39': bellTolls,
  '19.40': volkssturm,
  '24.4': jetFightersOrFailure,
};

/** The event of a section. */
export function politicalEvent(section: PoliticalEventId): PoliticalEvent {
  return POLITICAL_EVENTS[section];
}

export const politicalEventRules = [
  ...supportResistanceRules,
  ...borderWarRules,
  ...civilWarRules,
  ...coupRules,
  ...delayReductionRules,
  ...settlementRules,
  ...diplomaticSuccessRules,
  ...failureRules,
  ...concessionRules,
  ...nationalistRules,
  ...gradualDeclineRules,
  ...influenceRules,
  ...mandatedOffensiveRules,
  ...militaryAidRules,
  ...shortWarRules,
  ...takeoverRules,
  ...createdCountryRules,
  ...minorCountryPoliticsRules,
  ...pressureRules,
  ...noPasaranRules,
  ...pacificRules,
  ...politicalOptionRules,
  ...productionRules,
  ...bombRules,
  ...independenceRules,
  ...infightingRules,
  ...improvementRules,
];
