import { argOf, type Bot, type Option } from '@sandtable/kernel';
import { CARDS, type Card } from '../cards/deck.js';
import { HISTORICAL_LINES, historicalCard, seasonNumber } from '../cards/history.js';
import { selectCard } from '../cards/selection.js';
import { HISTORICAL_DISCARDS } from '../data/cards/history.js';
import { useInfluence } from '../events/political/19-19-influence.js';
import type { Facts } from '../facts.js';
import type { Country, Faction, Turn } from '../ids.js';
import { COUNTRIES } from '../map/areas.js';
import { type R, type Table, TOTAL_WAR } from '../table.js';
import { AREA_RESULTS, FREE_INFLUENCE, INFLUENCE_USES, scriptOf } from './script.js';

/** An option with the name of its verb. */
interface Named {
  verb: string;
  option: Option;
}

const cardOf = ({ option }: Named): string => CARDS[argOf(option) as Card].id;
const countryOf = ({ option }: Named): string => COUNTRIES[argOf(option) as Country].id;

/** Plays the cards and the politics of history as far as they are legal, and leaves everything else to another bot. */
export function historian(other: Bot<Table, Facts>): Bot<Table, Facts> {
  return {
    name: 'historian',
    choose(input) {
      const { machine, state, seat, options } = input;
      const { rule } = machine.question(state)!;
      const named = options.map((option) => ({ verb: machine.verb(rule, option).name, option }));
      const found = decide(rule.name, machine.read(state), seat as Faction, named);
      return found?.option ?? (options.length === 1 ? options[0] : other.choose(input));
    },
  };
}

/** What history did here; undefined if it says nothing, or if its choice is refused. */
function decide(question: string, u: R, faction: Faction, options: readonly Named[]): Named | undefined {
  const take = (...verbs: readonly string[]) => options.find(({ verb }) => verbs.includes(verb));
  const current = CARDS[u.table.current[faction] as Card]?.id ?? '';
  switch (question) {
    case 'select-card':
      return select(faction, u.findFrame(selectCard)!.turn, options);
    case 'discard-card': {
      const given = HISTORICAL_DISCARDS[current] ?? [];
      const kept = HISTORICAL_LINES[faction];
      const cards = options.filter(({ verb }) => verb === 'discard');
      return (
        cards.find((one) => given.includes(cardOf(one))) ?? cards.find((one) => !kept.includes(cardOf(one)))
      );
    }
    case 'political-target': {
      const { countries } = scriptOf(current);
      const wanted = countries.flatMap((id) =>
        options.filter((one) => one.verb === 'select' && countryOf(one) === id),
      );
      return wanted[0] ?? take('pass');
    }
    case 'roll-or-resist':
      return take('roll');
    case 'remove-influence':
      return take('diplomatic-success');
    case 'success-area':
    case 'civil-war-area':
      return AREA_RESULTS[current] && take(AREA_RESULTS[current][0]);
    case 'influence': {
      const { id } = COUNTRIES[u.findFrame(useInfluence)!.country];
      const uses = INFLUENCE_USES[id] ?? [];
      return uses.map((verb) => take(verb)).find((one) => one !== undefined) ?? take('pass');
    }
    case 'free-influence':
      return (
        options.find((one) => one.verb === 'influence' && countryOf(one) === FREE_INFLUENCE[current]) ??
        take('pass')
      );
    case 'case-yellow-country':
      return options.find((one) => one.verb === 'defeat' && countryOf(one) === 'france') ?? take('pass');
    case 'step-for-victory':
    case 'declare-war':
    case 'diplomatic-incident':
      return take('pass');
    case 'japan-turns':
      return take(u.table.warState === TOTAL_WAR ? 'britain' : 'russia');
    case 'pacific-or-commonwealth':
      return take('pacific-war');
    case 'lend-lease':
      return take(u.table.warState === TOTAL_WAR ? 'soviet' : 'wait');
    default:
      return undefined;
  }
}

/**
 * The card of the season. If it is refused: one of an earlier season that is still due, then one that history never
 * played, reusable ones first, so that later cards stay in the hand.
 */
function select(faction: Faction, turn: Turn, options: readonly Named[]): Named | undefined {
  const cards = options.filter(({ verb }) => verb === 'select');
  const due = historicalCard(faction, turn);
  const today = cards.find(({ option }) => argOf(option) === due);
  if (today) return today;
  const line = HISTORICAL_LINES[faction];
  const overdue = line.slice(0, seasonNumber(turn));
  const later = line.slice(seasonNumber(turn));
  return (
    cards.find((one) => overdue.includes(cardOf(one)) && !later.includes(cardOf(one))) ??
    cards.find(({ option }) => CARDS[argOf(option) as Card].returns) ??
    cards.find((one) => !later.includes(cardOf(one))) ??
    options[0]
  );
}
