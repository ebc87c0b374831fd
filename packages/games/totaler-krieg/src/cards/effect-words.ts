import { listed, say } from '@sandtable/kernel';
import { CONDITIONAL_EVENT_NAMES, type ConditionalEventId } from '../events/event-names.js';
import { AREA_WORDS } from '../events/event-words.js';
import { POLICIES, POLICY_NAMES, POSTURE_BOX_NAMES, POSTURE_BOXES } from '../politics/posture.js';
import { WAR_STATES } from '../table.js';
import type { CardConditional, CardEffect, EffectId, Removal } from './deck.js';
import { requirementWords, WAR_STATE_WORDS } from './requirement-words.js';

const boxNames = (ids: string): string =>
  listed(
    'and',
    ids.split(',').map((id) => POSTURE_BOX_NAMES[(POSTURE_BOXES as readonly string[]).indexOf(id)]),
  );

/** "british-surface-fleet-unit*1" */
const REMOVED_UNITS: Readonly<Record<string, string>> = {
  'german-air-force-unit*1': say`a German Air Force`,
  'all-italian-units': say`all Italian units`,
  'british-surface-fleet-unit*1': say`a British Surface Fleet`,
};

/** The lines of the Option Card Segment box in words. */
const WORDS: Readonly<Record<EffectId, (on: string) => string>> = {
  'convert-to-fortress': (on) => say`${on.split('*')[1]} units in Germany may become fortresses`,
  'end-pacific-war': () => say`The war in the Pacific is over for the Soviet Union`,
  'end-policy': (on) => say`The Policy of ${boxNames(on)} ends`,
  event: () => say`Russian Emergency Mobilization takes place`,
  'flip-marker': (on) =>
    on.startsWith('western')
      ? say`Western Minor Country Production rises to +2`
      : say`Soviet Minor Country Production rises to +2`,
  'ignore-pacific-commitment': () => say`Pacific Commitment is ignored while this is the Current Card`,
  'place-marker': (on) => say`${on.split('*')[1]} Allied Collapse markers in the Strategic Warfare Box`,
  'remove-from-game': (on) => say`${REMOVED_UNITS[on]} leaves the game`,
  'remove-from-play': (on) => say`${REMOVED_UNITS[on]} leaves play`,
  'remove-influence-or': (on) =>
    say`An enemy Influence marker is removed, or Diplomatic Success in ${AREA_WORDS[on.split(':')[1]]}`,
  'return-from-pacific': () => say`All support units come back from the Pacific`,
  'set-policy': (on) => {
    const [policy, boxes] = on.split('=');
    const name = POLICY_NAMES[(POLICIES as readonly string[]).indexOf(policy)];
    return say`${name} becomes the Policy of ${boxNames(boxes)}`;
  },
  start: (on) => say`${WAR_STATE_WORDS[(WAR_STATES as readonly string[]).indexOf(on)]} begins`,
  'when-off-track': () => say`Materiel Shortages are rolled for when the marker comes off the Turn Track`,
};

export function effectWords({ effect, on }: CardEffect): string {
  return WORDS[effect](on);
}

/** Conditional Events that are printed on a card itself. */
const ON_CARD: Readonly<Record<string, string>> = {
  A22b: say`Once: with a supplied German unit in a Soviet Strategic Hex, Influence in a Minor Country that borders Germany or Russia`,
  A23a: say`Once: Influence in a Minor Country that is neutral or friendly`,
  A23b: say`Once: Influence in a Minor Country that is neutral or friendly`,
  W23: say`Once: Commonwealth troops come to the Delay Box`,
};

export function conditionalWords(id: CardConditional): string {
  if (id.startsWith('card:')) return ON_CARD[id.slice(5)] ?? id.slice(5);
  return CONDITIONAL_EVENT_NAMES[id as ConditionalEventId];
}

/** "one of 44 to 49 by choice"; "22b and 27b". */
export function removalWords({ cards, choose, if: condition }: Removal): string {
  const numbers = cards.map((id) => id.slice(1));
  const which =
    choose > 0
      ? say`${choose} of ${numbers[0]} to ${numbers[numbers.length - 1]}, as you choose`
      : listed('and', numbers);
  return condition ? say`${which}, if ${requirementWords(condition)}` : which;
}
