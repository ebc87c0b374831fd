import { ALL_KNOWING, type Machine, type Plain, quote, SPECTATOR } from '@sandtable/kernel';
import { ANCHOR, noSuchRule } from './anchors.js';
import type { Choice, Then, ViewClaim } from './case.js';
import type { Choices } from './choices.js';
import type { Path } from './document.js';
import type { InputReader } from './input-reader.js';
import { RefusalClaims } from './refusal-claim.js';

const GENERIC = ['asked', 'legal', 'illegal', 'refused', 'view', 'log', 'outcome'];
const NOBODY = 'nobody';
const DRAW = 'draw';
const NONE = 'none';

/** Reads the expectations that every game has; the game reads those in its own vocabulary. */
export class ThenReader {
  private readonly seats: readonly string[];
  private readonly refusals: RefusalClaims;

  constructor(
    private readonly input: InputReader,
    private readonly choices: Choices,
    private readonly machine: Machine<unknown, unknown>,
    private readonly anchors: ReadonlySet<string> | null,
  ) {
    this.refusals = new RefusalClaims(input, anchors);
    this.seats = machine.game.seats.map(({ id }) => id);
  }

  read(value: unknown, path: Path): Then | null {
    const written = this.input.mapping(value, path, 'then');
    if (!written) return null;
    if (Object.keys(written).length === 0) return this.input.add(path, 'an empty then claims nothing');
    const own = Object.keys(this.machine.game.cases?.expect ?? {});
    this.input.onlyKeys(written, path, [...GENERIC, ...own], `then of ${this.machine.game.id}`);
    const at = (key: string): Path => [...path, key];
    const has = (key: string) => Object.hasOwn(written, key);
    return {
      path,
      asked: has('asked') ? this.asked(written.asked, at('asked')) : null,
      legal: has('legal')
        ? this.each(this.choices.list(written.legal, at('legal'), 'legal'), at('legal'))
        : [],
      illegal: has('illegal') ? this.each(this.illegal(written.illegal, at('illegal')), at('illegal')) : [],
      refused: has('refused') ? this.refused(written.refused, at('refused')) : null,
      views: has('view') ? this.some(this.views(written.view, at('view')), at('view')) : [],
      log: has('log') ? this.some(this.log(written.log, at('log')), at('log')) : [],
      outcome: has('outcome') ? this.outcome(written.outcome, at('outcome')) : null,
      own: own
        .filter((key) => has(key) && !GENERIC.includes(key))
        .map((key) => ({ key, path: at(key), expected: written[key] as Plain })),
    };
  }

  /** An empty expectation is a mistake. */
  private some<C>(claims: C[], path: Path): C[] {
    if (claims.length === 0 && !this.input.problems.some((problem) => startsWith(problem.path, path))) {
      this.input.add(path, `an empty ${path.at(-1)} claims nothing`);
    }
    return claims;
  }

  /** Choices: at least one, without duplicates. */
  private each<C extends Choice>(claims: C[], path: Path): C[] {
    const line = ({ seat, text }: Choice) => (seat === null ? text : `${this.seats[seat]}: ${text}`);
    this.input.onlyOnce(claims.map((claim) => ({ text: line(claim), path: claim.path })));
    return this.some(claims, path);
  }

  private asked(value: unknown, path: Path): Then['asked'] {
    if (value === NOBODY) return { path, seats: [] };
    const list = this.some(this.input.texts(value, path, 'asked'), path);
    this.input.onlyOnce(list);
    const seats = list.map((item) => this.input.named(item.text, item.path, this.seats, 'seat'));
    return seats.some((seat) => seat === null) ? null : { path, seats: seats as number[] };
  }

  private illegal(value: unknown, path: Path): Then['illegal'] {
    const single = typeof value === 'string';
    const items = single ? [value] : (this.input.list(value, path, 'illegal (choices in notation)') ?? []);
    return items.flatMap((item, i) => {
      const at: Path = single ? path : [...path, i];
      if (typeof item !== 'object' || item === null || !Object.hasOwn(item, 'choice')) {
        const choice = this.choices.one(item, at);
        return choice ? [{ ...choice, because: null, says: null }] : [];
      }
      const written = item as Record<string, unknown>;
      this.input.onlyKeys(written, at, ['choice', 'because', 'says'], 'illegal');
      const choice = this.choices.one(written.choice, [...at, 'choice']);
      const claim = this.refusals.of(written, at);
      return choice ? [{ ...choice, ...claim }] : [];
    });
  }

  private refused(value: unknown, path: Path): Then['refused'] {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      const because = this.refusals.because(value, path, 'refused');
      return because === null ? null : { path, because, says: null };
    }
    const written = value as Record<string, unknown>;
    this.input.onlyKeys(written, path, ['because', 'says'], 'refused');
    if (Object.keys(written).length === 0) return this.input.add(path, 'an empty refused claims nothing');
    return { path, ...this.refusals.of(written, path) };
  }

  private viewer(name: string, path: Path): number | null {
    const index = this.input.named(name, path, [...this.seats, 'spectator'], 'seat');
    return index === this.seats.length ? SPECTATOR : index;
  }

  private views(value: unknown, path: Path): ViewClaim[] {
    const written = this.input.mapping(value, path, 'view (seat: {hides: […], shows: […]})') ?? {};
    return Object.entries(written).flatMap(([name, claims]) => {
      const at: Path = [...path, name];
      const viewer = this.viewer(name, at);
      const parts = this.input.mapping(claims, at, 'what a seat sees ({hides: […], shows: […]})');
      if (viewer === null || !parts) return [];
      this.input.onlyKeys(parts, at, ['hides', 'shows'], 'view');
      const hides = Object.hasOwn(parts, 'hides') ? this.hides(parts.hides, [...at, 'hides'], viewer) : [];
      const shows = Object.hasOwn(parts, 'shows') ? this.shows(parts.shows, [...at, 'shows'], viewer) : [];
      return this.some([...hides, ...shows], at);
    });
  }

  private hides(value: unknown, path: Path, viewer: number): ViewClaim[] {
    const places = this.input.texts(value, path, 'hides');
    this.input.onlyOnce(places);
    return places.flatMap(({ text, path: at }) => {
      const place = this.place(text, at);
      return place === null ? [] : [{ path: at, viewer, place, knows: 'nothing' as const }];
    });
  }

  /** A place that is seen entirely, or a place with exactly the items that are seen. */
  private shows(value: unknown, path: Path, viewer: number): ViewClaim[] {
    if (Array.isArray(value)) return value.flatMap((item, i) => this.shows(item, [...path, i], viewer));
    if (typeof value === 'string') {
      const place = this.place(value, path);
      return place === null ? [] : [{ path, viewer, place, knows: 'everything' }];
    }
    const written = this.input.mapping(value, path, 'what is shown (a place, or place: [items])') ?? {};
    return Object.entries(written).flatMap(([name, expected]) => {
      const at: Path = [...path, name];
      const place = this.place(name, at);
      const knows = this.items(expected, at);
      return place === null || knows === null ? [] : [{ path: at, viewer, place, knows }];
    });
  }

  private place(name: string, path: Path): number | null {
    const places = this.machine.spec?.places.map((place) => place.name) ?? [];
    if (places.length === 0) return this.input.add(path, `${this.machine.game.id} has no places`);
    return this.input.named(name, path, places, 'place');
  }

  private items(value: unknown, path: Path): string[] | null {
    const spec = this.machine.spec;
    const list = this.input.list(value, path, 'what is shown there');
    if (!list || !spec) return null;
    const known = [...new Set(Array.from({ length: spec.items }, (_, item) => spec.itemName(item)))];
    const found = list.map((item, i) => this.input.named(item, [...path, i], known, 'item'));
    return found.some((item) => item === null) ? null : (list as string[]);
  }

  private log(value: unknown, path: Path): Then['log'] {
    if (typeof value !== 'object' || Array.isArray(value)) return this.lines(value, path, ALL_KNOWING);
    const written = this.input.mapping(value, path, 'log') ?? {};
    return Object.entries(written).flatMap(([name, lines]) => {
      const viewer = this.viewer(name, [...path, name]);
      return viewer === null ? [] : this.some(this.lines(lines, [...path, name], viewer), [...path, name]);
    });
  }

  private lines(value: unknown, path: Path, viewer: number): Then['log'] {
    return this.input.texts(value, path, 'log').map(({ text, path: at }) => ({ path: at, viewer, text }));
  }

  private outcome(value: unknown, path: Path): Then['outcome'] {
    const written = this.input.mapping(value, path, 'outcome ({winner: side, why: anchor, leader: seat})');
    if (!written) return null;
    this.input.onlyKeys(written, path, ['winner', 'why', 'leader'], 'outcome');
    if (Object.keys(written).length === 0) return this.input.add(path, 'an empty outcome claims nothing');
    const sides = this.machine.game.sides.map(({ id }) => id);
    let winner: number | null = null;
    if (Object.hasOwn(written, 'winner')) {
      const index = this.input.named(written.winner, [...path, 'winner'], [...sides, DRAW], 'side');
      winner = index === sides.length ? -1 : index;
    }
    const why = Object.hasOwn(written, 'why') ? this.why(written.why, [...path, 'why']) : null;
    return { path, winner, why, leader: this.leader(written, path) };
  }

  /** A seat, or -1 if none is to lead the winners; null if the case does not say. */
  private leader(written: Record<string, unknown>, path: Path): number | null {
    if (!Object.hasOwn(written, 'leader')) return null;
    const seats = this.machine.game.seats.map(({ id }) => id);
    const index = this.input.named(written.leader, [...path, 'leader'], [...seats, NONE], 'seat');
    return index === seats.length ? -1 : index;
  }

  private why(value: unknown, path: Path): string | null {
    const text = this.input.text(value, path, 'why (the anchor of the rule that ends the game)');
    if (text === null) return null;
    if (!ANCHOR.test(text)) return this.input.add(path, `${quote(text)} is not an anchor (like end.lead)`);
    return this.anchors && !this.anchors.has(text)
      ? this.input.add(path, noSuchRule(text, this.anchors))
      : text;
  }
}

function startsWith(path: Path, start: Path): boolean {
  return start.every((step, i) => path[i] === step);
}
