import { commas, type LogText, say } from '@sandtable/kernel';
import { turnLabel } from '../calendar/calendar.js';
import { DELAY_MODIFIERS } from '../delay/modifiers.js';
import type { Facts } from '../facts.js';
import type { Counter, Faction, Hex, Turn } from '../ids.js';
import { SEGMENTS } from '../turn/segments.js';
import { factionName, hexNear, unitName } from './names.js';
import { told } from './told.js';

/** "+1", "−2" */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The log of replacements, organization, the Delay Boxes and the Turn Track. */
export const FORCES_LOG: Record<string, LogText<Facts>> = {
  replaced: told<[Counter, Hex]>(
    ([unit, hex]) => say`${unitName(unit)} is placed in ${hexNear(hex)} as a replacement`,
  ),
  shipped: told<[Counter, number]>(([unit, west]) =>
    west
      ? say`${unitName(unit)} is placed in the Western Europe Box as a replacement`
      : say`${unitName(unit)} is placed in the Eastern US/Canada Box as a replacement`,
  ),
  'replacements-lost': told<[Faction, number]>(
    ([faction, steps]) => say`Replacement steps lost by ${factionName(faction)}: ${steps}`,
  ),
  combined: told<[Counter, Hex]>(([unit, hex]) => say`Units in ${hexNear(hex)} become ${unitName(unit)}`),
  grown: told<[Counter, Hex, number]>(
    ([unit, hex, steps]) => say`${unitName(unit)} in ${hexNear(hex)} is brought to ${steps} steps`,
  ),
  'broken-down': told<[Counter, Hex]>(
    ([unit, hex]) => say`${unitName(unit)} in ${hexNear(hex)} is broken down`,
  ),
  fortified: told<[Counter, Hex]>(([unit, hex]) => say`${unitName(unit)} is a fortress in ${hexNear(hex)}`),
  unfortified: told<[Counter, Hex]>(
    ([unit, hex]) => say`${unitName(unit)} in ${hexNear(hex)} is no fortress any more`,
  ),
  detached: told<[Counter, Hex]>(([unit, hex]) => say`${unitName(unit)} is placed in ${hexNear(hex)}`),
  recalled: told<[Counter, Hex]>(([unit, hex]) => say`${unitName(unit)} in ${hexNear(hex)} is picked up`),
  /** The counter, the die, the turn of its return, then modifiers and their sizes in pairs. */
  delayed: (_, args) => {
    const [unit, die, turn, ...modifiers] = args as [Counter, number, Turn, ...number[]];
    const named: string[] = [];
    for (let i = 0; i < modifiers.length; i += 2)
      named.push(say`${signed(modifiers[i + 1])} for ${DELAY_MODIFIERS[modifiers[i]].name}`);
    // 7.1c: more than one die shows.
    if (die > 6)
      return say`${unitName(unit)} is delayed: ${die} in all, ${commas([say`each 6 rolled again`, ...named])}; it returns in ${turnLabel(turn)}`;
    return named.length === 0
      ? say`${unitName(unit)} is delayed: a ${die}; it returns in ${turnLabel(turn)}`
      : say`${unitName(unit)} is delayed: a ${die}, ${commas(named)}; it returns in ${turnLabel(turn)}`;
  },
  'east-africa-begins': told<[Turn]>(
    ([turn]) => say`War in East Africa: Suez is cut off until ${turnLabel(turn)}`,
  ),
  'east-africa-won': () => say`The campaign in East Africa is over: its marker goes to the Delay Box`,
  'east-africa-open': () => say`The East Africa Box is open`,
  luck: told<[number]>(([axis]) =>
    axis ? say`Axis luck: the die is rolled again` : say`Allied luck: the die is rolled again`,
  ),
  'delayed-face-down': told<[Counter]>(
    ([unit]) => say`${unitName(unit)} is laid face down on the Turn Track`,
  ),
  'hastened-face-down': told<[Faction]>(
    ([faction]) => say`A counter face down on the Turn Track comes a turn sooner: ${factionName(faction)}`,
  ),
  'faction-turn': told<[Turn, Faction]>(
    ([turn, faction]) => say`${turnLabel(turn)}: turn of ${factionName(faction)}`,
  ),
  'turn-segment': told<[Turn, number]>(
    ([turn, segment]) => say`${turnLabel(turn)}: ${SEGMENTS[segment].name}`,
  ),
  returned: told<[Counter]>(([unit]) => say`${unitName(unit)} comes off the Turn Track`),
  'track-moved': told<[Counter, Turn]>(
    ([unit, turn]) => say`${unitName(unit)} is moved on the Turn Track to ${turnLabel(turn)}`,
  ),
};
