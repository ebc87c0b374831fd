import { listed, say } from '@sandtable/kernel';
import { countryNamed } from '../map/areas.js';
import { POLICIES, POLICY_NAMES, POSTURE_BOX_NAMES, POSTURE_BOXES } from '../politics/posture.js';
import { type FACTION_IDS, factionNamed } from '../scenario/scenario.js';
import { LIMITED_WAR, TOTAL_WAR, WAR_STATE_NAMES, WAR_STATES } from '../table.js';
import { countryName, factionName } from '../words/names.js';
import type { Condition, Requirement, Test } from './conditions.js';
import { CARD, CARDS, type OptionCard } from './deck.js';

/** "Pre-War", "Limited War", "Total War", as a thing that there is. */
export const WAR_STATE_WORDS: readonly string[] = ['Pre-War', ...WAR_STATE_NAMES];

const STATUS_WORDS: Readonly<Record<string, string>> = {
  neutral: say`neutral`,
  active: say`active`,
  conquered: say`conquered`,
  removed: say`no longer in play`,
};

const PACIFIC_WORDS: Readonly<Record<string, string>> = {
  none: say`peace`,
  limited: WAR_STATE_WORDS[LIMITED_WAR],
  total: WAR_STATE_WORDS[TOTAL_WAR],
};

const factionWords = (id: string): string => factionName(factionNamed(id as (typeof FACTION_IDS)[number]));
const boxName = (id: string): string => POSTURE_BOX_NAMES[(POSTURE_BOXES as readonly string[]).indexOf(id)];
const countries = (ids: readonly string[]): string =>
  listed(
    'or',
    ids.map((id) => countryName(countryNamed(id))),
  );
const warState = (id: string): string => WAR_STATE_WORDS[(WAR_STATES as readonly string[]).indexOf(id)];

/** "Case Yellow (22a)" */
export function cardTitle({ name, id }: Pick<OptionCard, 'name' | 'id'>): string {
  return say`${name} (${id.slice(1)})`;
}

/** "Case Yellow (22a) or Operation Otto (22b)"; of a long list its first and last. */
function cardTitles(ids: readonly string[]): string {
  const cards = ids.map((id) => CARDS[CARD.index(id)]);
  if (cards.length > 3) return say`cards ${cards[0].id.slice(1)} to ${cards[cards.length - 1].id.slice(1)}`;
  return listed('or', cards.map(cardTitle));
}

type Words = (condition: Condition) => string;

/** A condition that must hold, and the same if it must not. */
const WORDS: Readonly<Record<Test, readonly [yes: Words, no: Words]>> = {
  active: [
    ({ subjects: [faction], values }) => say`${countries(values)} belongs to ${factionWords(faction)}`,
    ({ subjects: [faction], values }) =>
      say`${countries(values)} does not belong to ${factionWords(faction)}`,
  ],
  'allied-unit-in': [
    ({ subjects }) => say`an Allied unit is in ${countries(subjects)}`,
    ({ subjects }) => say`no Allied unit is in ${countries(subjects)}`,
  ],
  'axis-stars': [
    ({ subjects: [faction], values: [least] }) =>
      say`the Axis holds at least ${least} Strategic Hexes of ${factionWords(faction)}`,
    ({ subjects: [faction], values: [least] }) =>
      say`the Axis holds fewer than ${least} Strategic Hexes of ${factionWords(faction)}`,
  ],
  'blitz-up-to': [
    ({ subjects: [most] }) => say`your Current Card has at most ${most} Blitz symbols`,
    ({ subjects: [most] }) => say`your Current Card has more than ${most} Blitz symbols`,
  ],
  'civil-war': [() => say`the Civil War in Spain goes on`, () => say`there is no Civil War in Spain`],
  'conquered-controlled': [
    () => say`the Axis controls all Cities of a conquered Minor Country`,
    () => say`the Axis controls no conquered Minor Country wholly`,
  ],
  current: [
    ({ subjects }) => say`your Current Card is ${cardTitles(subjects)}`,
    ({ subjects }) => say`your Current Card is not ${cardTitles(subjects)}`,
  ],
  pac: [
    ({ subjects: [box] }) => say`a Policy applies to ${boxName(box)}`,
    ({ subjects: [box] }) => say`no Policy applies to ${boxName(box)}`,
  ],
  'pacific-war': [
    ({ subjects: [faction], values }) =>
      say`in the Pacific, for ${factionWords(faction)}, there is ${pacific(values)}`,
    ({ subjects: [faction], values }) =>
      say`in the Pacific, for ${factionWords(faction)}, there is no ${pacific(values)}`,
  ],
  played: [
    ({ subjects, least }) =>
      subjects.length > 3
        ? say`at least ${least} of ${cardTitles(subjects)} were played`
        : say`${cardTitles(subjects)} was played`,
    ({ subjects }) => say`${cardTitles(subjects)} was not played`,
  ],
  posture: [
    ({ subjects, values }) => postureWords(subjects, values),
    ({ subjects, values }) => say`it is not so that ${postureWords(subjects, values)}`,
  ],
  'republican-support': [
    ({ subjects: [faction] }) => say`the Republic in Spain is supported by ${factionWords(faction)}`,
    ({ subjects: [faction] }) => say`the Republic in Spain is not supported by ${factionWords(faction)}`,
  ],
  status: [
    ({ subjects: [id], values }) =>
      id === '*'
        ? say`some Minor Country is ${statuses(values)}`
        : say`${countries([id])} is ${statuses(values)}`,
    ({ subjects: [id], values }) =>
      id === '*'
        ? say`no Minor Country is ${statuses(values)}`
        : say`${countries([id])} is not ${statuses(values)}`,
  ],
  'uscl-from': [
    ({ subjects: [level] }) => say`the US Commitment Level is ${level} or higher`,
    ({ subjects: [level] }) => say`the US Commitment Level is below ${level}`,
  ],
  war: [
    ({ subjects: [state] }) => say`it is ${warState(state)}`,
    ({ subjects: [state] }) => say`it is not ${warState(state)}`,
  ],
  'war-from': [
    ({ subjects: [state] }) => say`${warState(state)} has begun`,
    ({ subjects: [state] }) => say`${warState(state)} has not begun`,
  ],
  year: [
    ({ subjects: [group] }) =>
      group === 'rearmament'
        ? say`no other Rearmament card is revealed in the same year`
        : say`no other Offensive card is revealed in the same year`,
    ({ subjects: [group] }) =>
      group === 'rearmament'
        ? say`another Rearmament card was revealed in the same year`
        : say`another Offensive card was revealed in the same year`,
  ],
  'year-from': [
    ({ subjects: [year] }) => say`it is revealed in ${year} or later`,
    ({ subjects: [year] }) => say`it is revealed before ${year}`,
  ],
};

const pacific = (values: readonly string[]): string =>
  listed(
    'or',
    values.map((one) => PACIFIC_WORDS[one]),
  );
const statuses = (values: readonly string[]): string =>
  listed(
    'or',
    values.map((one) => STATUS_WORDS[one]),
  );

/** "Britain or France is at war with the Axis"; "the Policy of Russia is the Treaty of Rapallo". */
function postureWords(boxes: readonly string[], values: readonly string[]): string {
  const whose = listed('or', boxes.map(boxName));
  const policies = values.filter((one) => one !== 'war');
  const war = values.includes('war') ? [say`${whose} is at war with the Axis`] : [];
  const under =
    policies.length > 0 ? [say`the Policy of ${whose} is ${listed('or', policies.map(policyName))}`] : [];
  return listed('or', [...war, ...under]);
}

const policyName = (id: string): string => POLICY_NAMES[(POLICIES as readonly string[]).indexOf(id)];

export function conditionWords(condition: Condition): string {
  return WORDS[condition.test][condition.not ? 1 : 0](condition);
}

/** A Selection Requirement in words: "Poland is neutral, or Italy is neutral". */
export function requirementWords(requirement: Requirement): string {
  return listed(
    'or',
    requirement.map((conditions) => listed('and', conditions.map(conditionWords))),
  );
}
