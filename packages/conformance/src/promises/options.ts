import {
  anytimeOption,
  argOf,
  clone,
  DOMAIN_LIMIT,
  type Domain,
  domainOf,
  explainRefusal,
  type Frame,
  isPlayed,
  type Machine,
  type Option,
  optionOf,
  plain,
  type Refused,
  readOption,
  type State,
  spellOption,
  topicsOf,
  type Verb,
  verbOf,
} from '@sandtable/kernel';
import { type Check, Failure } from '../check-definition.js';
import type { Dice } from '../dice.js';
import { differ } from '../differ.js';
import { positionAt, reasonOf } from '../playthrough.js';
import { garbage } from './garbage.js';

/** Larger domains are checked in part. */
const WHOLE_DOMAIN = 5000;
const REFUSED_PER_VERB = 4;
const TYPED = 6;
const NO_OPTIONS = [
  Number.NaN,
  -1,
  0.5,
  Number.POSITIVE_INFINITY,
  2 ** 40,
  optionOf(127, DOMAIN_LIMIT - 1),
  anytimeOption(99, 0),
];

export const options: Check = {
  name: 'options',
  says: 'what is listed is what the rules allow, every option has one name, and no is explained and changes nothing',
  looks: 10,
  at(line, step, dice) {
    new Look(line.machine, positionAt(line, step), dice).everything();
  },
};

/** One check of the options of a position. */
class Look<T, C> {
  private readonly texts = new Map<string, string>();
  private readonly state: State<T>;

  constructor(
    private readonly machine: Machine<T, C>,
    private readonly before: State<T>,
    private readonly dice: Dice,
  ) {
    this.state = clone(before);
  }

  everything(): void {
    const { machine, state } = this;
    const open = machine.question(state);
    if (!open) return;
    const asked = open.rule.seats(open.u, open.frame);
    if (asked >= 2 ** machine.game.seats.length || asked < 0)
      throw new Failure('somebody is asked who has no seat');
    if (asked === 0) throw new Failure('nobody is asked, and the game is not over');
    for (const [seat, { id }] of machine.game.seats.entries())
      if (asked & (1 << seat) && !isPlayed(machine.game, machine.options, id))
        throw new Failure(`${id} is asked, and is declared not to play with these options`);
    for (const seat of machine.game.seats.keys()) {
      this.texts.clear();
      if (asked & (1 << seat)) this.asked(seat, open.rule.verbs, open.frame);
      else this.notAsked(seat);
      this.verbs(
        seat,
        machine.game.anytimeVerbs ?? [],
        open.frame,
        anytimeOption,
        machine.anytimeOptions(state, seat),
      );
      if (asked & (1 << seat) || this.dice.below(4) === 0) this.nonsense(seat);
    }
    const changed = differ(this.before, state);
    if (changed !== null) throw new Failure(`looking at the options changes the state: ${changed}`);
  }

  private asked(seat: number, verbs: readonly Verb<T, C>[], frame: Frame): void {
    const { machine, state } = this;
    const open = machine.question(state)!;
    if (!open.rule.prompt(open.u, frame, seat)) throw new Failure('a question has no prompt');
    const listed = machine.legal(state, seat);
    if (listed.length === 0) throw new Failure(`${machine.seatName(seat)} is asked and has no legal choice`);
    if (new Set(listed).size < listed.length) throw new Failure('an option is listed twice');
    this.verbs(seat, verbs, frame, optionOf, listed);
    const topic = open.rule.standingOrder?.topic(open.u, frame, seat) ?? null;
    if (topic !== null && !topicsOf(machine).has(plain(topic)))
      throw new Failure(`a standing order is about '${topic}', which is none of the topics`);
  }

  private verbs(
    seat: number,
    verbs: readonly Verb<T, C>[],
    frame: Frame,
    number: (verb: number, arg: number) => Option,
    listed: readonly Option[],
  ): void {
    let counted = 0;
    for (const [index, verb] of verbs.entries()) {
      const slot = verbOf(number(index, 0));
      const args = listed.filter((option) => verbOf(option) === slot).map(argOf);
      counted += args.length;
      const refused = this.verb(seat, verb, frame, args);
      for (const arg of args) this.spelled(seat, number(index, arg));
      for (const arg of this.dice.some(refused, REFUSED_PER_VERB)) this.forbidden(seat, number(index, arg));
    }
    if (counted < listed.length) throw new Failure('an option belongs to no verb of the question');
  }

  /** Is the list exactly what the check allows? Returns arguments that it does not allow. */
  private verb(seat: number, verb: Verb<T, C>, frame: Frame, listed: readonly number[]): number[] {
    const u = this.machine.read(this.state);
    const domain = domainOf(u, frame, seat, verb.domain);
    const all = domain ? this.members(domain) : [0];
    if (domain) this.domain(verb.name, domain, all);
    if (verb.bySubject && domain) this.subjects(seat, verb, frame, domain, listed);
    const listedArgs = new Set(listed);
    const refused: number[] = [];
    for (const arg of new Set([...all, ...listed])) {
      const allowed = verb.check(u, frame, arg, seat) === null && (domain ? domain.has(arg) : arg === 0);
      const name = domain ? `${verb.name} ${domain.name(arg)}` : verb.name;
      if (allowed && !listedArgs.has(arg)) throw new Failure(`'${name}' is allowed, but not listed`);
      if (!allowed && listedArgs.has(arg)) throw new Failure(`'${name}' is listed, but not allowed`);
      if (allowed && verb.moot?.(u, frame, arg, seat))
        throw new Failure(`'${name}' is allowed, and said to be moot`);
      if (!allowed) refused.push(arg);
    }
    return refused;
  }

  /** Members of a domain; for a large product, random pairs without building all of them. */
  private members(domain: Domain): readonly number[] {
    const { factors } = domain;
    if (!factors || factors.first.size * factors.second.size <= WHOLE_DOMAIN)
      return this.dice.some(domain.values, WHOLE_DOMAIN);
    const { first, second, of } = factors;
    const firsts = this.dice.some(first.values, Math.floor(Math.sqrt(WHOLE_DOMAIN)));
    const seconds = this.dice.some(second.values, Math.floor(Math.sqrt(WHOLE_DOMAIN)));
    return firsts.flatMap((a) => seconds.map((b) => of(a, b)));
  }

  /** The subjects that a verb lists are those that it does not refuse, and no other has a target. */
  private subjects(
    seat: number,
    verb: Verb<T, C>,
    frame: Frame,
    { factors }: Domain,
    listed: readonly number[],
  ): void {
    const u = this.machine.read(this.state);
    if (!factors) throw new Failure(`'${verb.name}' goes by subject, but its domain is no pair`);
    const { first, firstOf } = factors;
    const acting = new Set<number>();
    verb.bySubject!.subjects(u, frame, seat, (subject) => acting.add(subject));
    const withTargets = new Set(listed.map(firstOf));
    for (const subject of first.values) {
      const name = `${verb.name} ${first.name(subject)}`;
      const refusal = verb.bySubject!.refuse(u, frame, subject, seat);
      if (acting.has(subject) && refusal !== null)
        throw new Failure(`'${name}' is among the subjects, and may not act`);
      if (!acting.has(subject) && refusal === null)
        throw new Failure(`'${name}' is not among the subjects, and nobody says why`);
      if (!acting.has(subject) && withTargets.has(subject))
        throw new Failure(`'${name}' has a target, but is not among the subjects`);
      if (refusal && !refusal.say(u, frame, subject, seat))
        throw new Failure(`'${name}' is refused without a reason`);
      if (!acting.has(subject) || !verb.bySubject!.first) continue;
      const target = verb.bySubject!.first(u, frame, subject, seat);
      if (target < 0 ? withTargets.has(subject) : !listed.includes(factors.of(subject, target)))
        throw new Failure(`'${name}' has other targets than the first it tells`);
    }
  }

  private domain(verb: string, domain: Domain, values: readonly number[]): void {
    if (new Set(values).size < values.length) throw new Failure(`the domain of '${verb}' has a member twice`);
    const strange = values.find(
      (value) => !Number.isInteger(value) || value < 0 || value >= DOMAIN_LIMIT || !domain.has(value),
    );
    if (strange !== undefined) throw new Failure(`the domain of '${verb}' cannot have the member ${strange}`);
  }

  /** One name for each option, and one option for each name. */
  private spelled(seat: number, option: Option): void {
    const { machine, state } = this;
    const { text, label } = spellOption(machine, state, seat, option);
    const key = label === null ? 'an option' : `'${label}'`;
    const other = this.texts.get(text);
    if (other !== undefined) throw new Failure(`two options are written '${text}'`);
    this.texts.set(text, key);
    if (!/^\S(.*\S)?$/.test(text)) throw new Failure(`the journal cannot write '${text}'`);
    const meaning = readOption(machine, state, seat, text);
    if ('refused' in meaning) throw new Failure(`'${text}' cannot be read: ${meaning.refused.reason}`);
    if (meaning.option !== option) throw new Failure(`'${text}' is read as another option`);
  }

  /** A forbidden choice is refused with a reason and an anchor, and changes nothing. */
  private forbidden(seat: number, option: Option): void {
    const { text } = spellOption(this.machine, this.state, seat, option);
    const refused = this.refuses(seat, option, `'${text}'`);
    if (!refused.anchor || /\s/.test(refused.anchor))
      throw new Failure(`'${text}' is refused without an anchor`);
    const meaning = readOption(this.machine, this.state, seat, text);
    if (!('option' in meaning) || meaning.option !== option) return;
    const said = differ(explainRefusal(this.machine, this.state, seat, text), refused);
    if (said !== null)
      throw new Failure(`'${text}' is explained differently from how it is refused: ${said}`);
  }

  private refuses(seat: number, option: Option, what: string): Refused {
    const state = clone(this.before);
    const refused = this.machine.choose(state, seat, option);
    if (refused === null) throw new Failure(`${what} is not refused`);
    if (refused.reason.trim() === '') throw new Failure(`${what} is refused without a reason`);
    const changed = differ(this.before, state);
    if (changed !== null) throw new Failure(`${what} is refused, and yet it changes the state: ${changed}`);
    return refused;
  }

  private notAsked(seat: number): void {
    const { machine, state } = this;
    if (machine.legal(state, seat).length > 0) throw new Failure('a seat that is not asked has options');
    const deciding = machine.nextSeat(state);
    const [option] = machine.legal(state, deciding);
    if (option !== undefined)
      this.refuses(seat, option, `a choice of ${machine.seatName(seat)}, who is not asked,`);
  }

  /** Meaningless numbers and texts are refused, and never cause an error. */
  private nonsense(seat: number): void {
    for (const option of NO_OPTIONS) this.refuses(seat, option, `the option ${option}`);
    const texts = [...this.texts.keys()];
    for (let i = 0; i < TYPED; i++) {
      const typed = garbage(this.dice, texts);
      const state = clone(this.before);
      try {
        const meaning = readOption(this.machine, state, seat, typed);
        const refused =
          'refused' in meaning ? meaning.refused : this.machine.choose(state, seat, meaning.option);
        if (refused && refused.reason.trim() === '')
          throw new Failure(`'${typed}' is refused without a reason`);
        if (refused && differ(this.before, state) !== null)
          throw new Failure(`'${typed}' is refused and changes the state`);
      } catch (error) {
        if (error instanceof Failure) throw error;
        throw new Failure(`typing '${typed}' breaks the game: ${reasonOf(error)}`);
      }
    }
  }
}
