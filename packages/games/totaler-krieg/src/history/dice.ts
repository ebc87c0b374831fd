import { below, type ChanceSource, type Generator, type State } from '@sandtable/kernel';
import { turnNamed } from '../calendar/calendar.js';
import { currentCard } from '../cards/current-card.js';
import { seasonNumber } from '../cards/history.js';
import { modified, politicalDrms } from '../events/political-drms.js';
import { AXIS, type Country, NO_COUNTRY } from '../ids.js';
import { countryNamed } from '../map/areas.js';
import { type R, type Table, TOTAL_WAR } from '../table.js';
import {
  AREA_RESULTS,
  HINGE_OF_FATE,
  JAPAN_STRIKES_NORTH,
  JAPAN_STRIKES_SOUTH,
  PLAIN_DICE,
  scriptOf,
} from './script.js';

const FACES = [1, 2, 3, 4, 5, 6];

/**
 * The dice of a historical game. Political dice fall as they fell in history, if the tables have that result; in combat
 * the better of two dice goes to the side that had fortune on its side; all others fall as the seed has them.
 */
export class HistoricalDice {
  /** The Country that the last choice named. */
  target: Country = NO_COUNTRY;
  /** The Area Table that the last choice named. */
  area = '';
  /** By faction: how often its card has rolled on its Political Events table in this season. */
  private readonly rolls = [0, 1, 2].map(() => ({ card: '', season: -1, count: 0 }));

  constructor(
    private readonly read: (state: State<Table>) => R,
    private readonly random: Generator,
    /** All dice fall as the seed has them. */
    private readonly free: boolean,
  ) {}

  readonly source: ChanceSource = (what, about, size, state) => {
    if (what !== 'roll') return [below(this.random, size)];
    if (this.free) return [this.any()];
    const u = this.read(state as State<Table>);
    switch (about) {
      case 'politics':
        return [this.political(u)];
      case 'area':
        return [this.onArea(u)];
      case 'pacific-war':
        return [u.table.warState === TOTAL_WAR ? JAPAN_STRIKES_SOUTH : JAPAN_STRIKES_NORTH];
      case 'combat':
        return [this.combat(u)];
      default:
        return [PLAIN_DICE[about] ?? this.any()];
    }
  };

  private any(): number {
    return below(this.random, FACES.length) + 1;
  }

  /** The result of history on the Political Events table of the Current Card; No Result if it had none. */
  private political(u: R): number {
    const faction = u.table.phasing;
    const card = currentCard(u, faction)!;
    const before = this.rolls[faction];
    const count = before.card === card.id && before.season === seasonNumber(u.table.turn) ? before.count : 0;
    this.rolls[faction] = { card: card.id, season: seasonNumber(u.table.turn), count: count + 1 };
    const { results } = scriptOf(card.id);
    const named = card.political!.target?.country ?? NO_COUNTRY;
    const country = named >= 0 ? named : this.target;
    const drms = politicalDrms(u, faction, country, card.political!.drms);
    const events = u.facts.values.politicalTables.get(card.id)!;
    const resultOf = (die: number) => events[modified(die, drms) - 1]?.event ?? '-';
    for (const wanted of [results[Math.min(count, results.length - 1)], '-']) {
      const die = FACES.find((one) => resultOf(one) === wanted);
      if (die !== undefined) return die;
    }
    return this.any();
  }

  private onArea(u: R): number {
    const faction = u.table.phasing;
    const wanted = AREA_RESULTS[currentCard(u, faction)?.id ?? ''];
    if (!wanted) return this.any();
    const area = this.area || wanted[0];
    const drms = politicalDrms(u, faction, NO_COUNTRY);
    const countries = u.facts.values.areas.get(area)!;
    const die = FACES.find((one) => countries[modified(one, drms) - 1] === countryNamed(wanted[1]));
    return die ?? this.any();
  }

  /** A low die is good for the attacker, who is the phasing faction. */
  private combat({ table: { turn, phasing } }: R): number {
    const favoured = (phasing === AXIS) === turn < turnNamed(HINGE_OF_FATE);
    const dice = [this.any(), this.any()];
    return favoured ? Math.min(...dice) : Math.max(...dice);
  }
}
