import type { SpelledOption, View } from '@sandtable/kernel';
import {
  COUNTER,
  IS_ARMOR,
  MOST_STEPS,
  MOST_UNITS,
  type TotalerKriegView,
  type UnitView,
} from '@sandtable/totaler-krieg/map';
import { faceOf, kindNamed, tableOf } from './units.js';

/** The question which units become a larger one. */
const COMBINING = '2.3.1a';

/**
 * Who may join the attack that is put together, or the units that are combined, or who advances after it; null outside
 * these. Units of one Minor Country exclude those of another (4.2.1c), so the country that brings the most comes first.
 */
export function joinersOf(view: View, options: readonly SpelledOption[]): readonly SpelledOption[] | null {
  const table = tableOf(view.table);
  if (table.attack?.part === 'advance') return advancersOf(table, options);
  const combines = view.decisions.some(({ anchor }) => anchor === COMBINING);
  if (table.attack?.part !== 'muster' && !combines) return null;
  const joiners = options.filter(({ verb }) => verb === 'with');
  const strengths = new Map<number, number>();
  for (const option of joiners) {
    const country = countryOf(option);
    strengths.set(country, (strengths.get(country) ?? 0) + attackOf(table, option));
  }
  return [...joiners].sort((a, b) => strengths.get(countryOf(b))! - strengths.get(countryOf(a))!);
}

/** Those for whom there is room in the hex that was taken, armor first, since it may go on; then the strongest. */
function advancersOf(
  table: TotalerKriegView,
  options: readonly SpelledOption[],
): readonly SpelledOption[] | null {
  const advancers = options.filter(({ verb }) => verb === 'advance');
  if (advancers.length === 0) return null;
  const hex = table.attack?.hex;
  const inside = table.units.filter((unit) => unit.hex === hex && kindNamed(unit.id).kind === 'ground');
  const steps = inside.reduce((sum, unit) => sum + stepsOf(table, unit), 0);
  const free = inside.length < MOST_UNITS ? MOST_STEPS - steps : 0;
  const isArmor = ({ touches: [{ id }] }: SpelledOption): number => Number(IS_ARMOR[COUNTER.index(id)]);
  return advancers
    .filter((option) => stepsOf(table, unitOf(table, option)) <= free)
    .sort((a, b) => isArmor(b) - isArmor(a) || attackOf(table, b) - attackOf(table, a));
}

const unitOf = (table: TotalerKriegView, { touches: [{ id }] }: SpelledOption): UnitView | undefined =>
  table.units.find((unit) => unit.id === id);

function attackOf(table: TotalerKriegView, option: SpelledOption): number {
  const unit = unitOf(table, option);
  return unit ? Number(faceOf(table, unit).strengths[0] ?? 0) : 0;
}

/** A counter without smaller sides is one step, and so are paratroops that will land. */
function stepsOf(table: TotalerKriegView, unit: UnitView | undefined): number {
  return unit ? (faceOf(table, unit).steps ?? 1) : 0;
}

const countryOf = ({ touches: [{ id }] }: SpelledOption): number => kindNamed(id).country;
