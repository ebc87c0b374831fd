import {
  argOf,
  type Bot,
  type Generator,
  Machine,
  type Notes,
  plain,
  type State,
  seedGenerator,
} from '@sandtable/kernel';
import { greedy } from '../bots/greedy.js';
import { turnId } from '../calendar/calendar.js';
import { CARDS, type Card } from '../cards/deck.js';
import { historicalCard } from '../cards/history.js';
import { cardsIn } from '../cards/piles.js';
import { testingNow } from '../cards/removals.js';
import { isPlayed } from '../cards/requirements.js';
import { selectCard, testingAt } from '../cards/selection.js';
import { needsOf } from '../cards/why-not.js';
import { AREAS } from '../events/area-table.js';
import type { Facts } from '../facts.js';
import { totalerKrieg } from '../game.js';
import type { Country, Faction, Turn } from '../ids.js';
import { COUNTRY } from '../map/areas.js';
import type { R, Table } from '../table.js';
import { HistoricalDice } from './dice.js';
import { historian } from './historian.js';
import { type Snapshot, snapshotOf } from './snapshot.js';

/** A card of history that could not be played in its season. */
export interface Departure {
  /** The Seasonal Turn that it was meant for. */
  turn: string;
  card: string;
  /** What it lacked, in words. */
  why: string[];
}

/** A game that follows history as far as the rules allow, by a seed. */
export class HistoricalGame {
  readonly machine: Machine<Table, Facts>;
  readonly state: State<Table>;
  readonly departures: Departure[] = [];
  choices = 0;
  /** What is noted of the position at the beginning of each season, before its first card is revealed. */
  readonly seasons = new Map<Turn, Snapshot>();
  private readonly bot: Bot<Table, Facts>;
  private readonly notes: Notes = {};
  private readonly random: Generator;
  private readonly dice: HistoricalDice;

  /** With `freeDice` chance is that of the seed alone, and only the choices follow history. */
  constructor(scenario: string, seed: string, freeDice = false) {
    this.machine = new Machine(totalerKrieg, { scenario });
    this.bot = historian(greedy());
    this.random = seedGenerator(`history ${scenario} ${seed}`);
    this.dice = new HistoricalDice((state) => this.machine.read(state), this.random, freeDice);
    this.state = this.machine.blank(seed);
    const { machine, state, listener, dice } = this;
    machine.run(state, listener, dice.source, (u) => totalerKrieg.begin(u));
  }

  /** "1944-06" */
  get turn(): string {
    return turnId(this.state.table.turn);
  }

  get reader(): R {
    return this.machine.read(this.state);
  }

  /** Plays until a turn begins, or the game ends; false if it has ended. */
  playTo(turn: Turn): boolean {
    while (this.state.table.turn < turn) if (!this.playOn()) return false;
    return true;
  }

  /** One choice; false at the end of the game. */
  playOn(): boolean {
    const { machine, state, random } = this;
    const seat = machine.nextSeat(state);
    if (seat < 0) return false;
    const u = this.reader;
    const { rule } = machine.question(state)!;
    if (rule.name === 'select-card') this.judgeSelection(u, seat as Faction);
    const options = machine.legal(state, seat);
    const sight = { machine, state, seat, options, random, notes: this.notes, history: [] };
    const option = this.bot.choose(sight);
    const verb = machine.verb(rule, option);
    this.dice.target = verb.domain === COUNTRY ? (argOf(option) as Country) : (-1 as Country);
    this.dice.area = AREAS.includes(verb.name) ? verb.name : '';
    const refused = machine.choose(state, seat, option, this.listener, this.dice.source);
    if (refused) throw new Error(plain(refused.reason));
    this.choices++;
    return true;
  }

  /** Notes why the card of the coming season cannot be selected. */
  private judgeSelection(u: R, faction: Faction): void {
    const { turn } = u.findFrame(selectCard)!;
    const card = historicalCard(faction, turn);
    if (card < 0) return;
    const why = needsOf(u, card, testingAt(u, faction, turn)).map(plain);
    const isThere = [...cardsIn(u, faction, 'hand'), u.table.current[faction] as Card].includes(card);
    if (!isThere)
      why.unshift(isPlayed(u, faction, card) ? 'it was played already' : 'it left the game unplayed');
    if (why.length > 0) this.departures.push({ turn: turnId(turn), card: CARDS[card].id, why });
  }

  /** Looks at the position where a season begins. Notes cards that are shown and return, because their requirements are no longer met. */
  private readonly listener = {
    chance() {},
    waypoint() {},
    logged: (kind: string, [faction, card]: readonly number[]) => {
      // 0.1: the victory check opens a Seasonal Turn.
      if (kind === 'vp') this.seasons.set(this.state.table.turn, snapshotOf(this.reader));
      if (kind !== 'card-returned' && kind !== 'card-removed') return;
      const u = this.reader;
      if (historicalCard(faction as Faction, u.table.turn) !== card) return;
      const why = needsOf(u, card as Card, testingNow(u, faction as Faction, true)).map(plain);
      this.departures.push({ turn: turnId(u.table.turn), card: CARDS[card].id, why });
    },
  };
}
