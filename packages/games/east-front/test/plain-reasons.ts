import { ALL_CARDS } from '../src/cards/decks.js';
import { SPACES } from '../src/data/board.js';
import { enemyOf, NEAR, type Piece, type PlainFront, type Side, sideOf } from './plain-front.js';

// Checks whether the reasons of refusals are true. Each family of sentences is parsed, and its claims are checked on
// the board by the plain rules, without asking the engine.

/** What a sentence may refer to besides the board. */
export interface Moment {
  /** The choice that was refused, as it is written. */
  choice: string;
  question: string;
  side: Side;
  front: PlainFront;
  round: number;
  step: string;
  /** Land of the active side when this step began. */
  landing: readonly boolean[];
  hand: readonly number[];
  deck: number;
  /** Contingency cards of the side that have been turned over. */
  flipped: readonly number[];
  combat: { faction: string; from: number; to: number } | null;
  /** The type of the piece that the defender removed last in this combat. */
  lost: string | null;
  /** How many pieces of each kind in each space have moved in this step. */
  moved: ReadonlyMap<string, number>;
}

const NAMES = SPACES.map(({ name }) => name);
const PLACE = `(?:the )?(${NAMES.join('|')})`;
const FACTION = '(German|Pact|Soviet)';
const TYPE = '(infantry|tank|airplane|fleet)';
const KIND = `(?:protected )?${FACTION} ${TYPE}`;
const LIMITS: Record<string, Record<string, number>> = {
  german: { infantry: 7, tank: 5, airplane: 5, fleet: 2 },
  pact: { infantry: 6, tank: 1, airplane: 2, fleet: 1 },
  soviet: { infantry: 14, tank: 5, airplane: 4, fleet: 3 },
};
const RANKS: Record<string, number> = { infantry: 0, tank: 1, airplane: 2, fleet: 2 };
const SEASONS = ['Spring', 'Summer', 'Fall', 'Winter'];

const at = (name: string) => NAMES.indexOf(name);
const low = (word: string) => word.toLowerCase();
const seasonOf = (round: number) => SEASONS[round % 4];
const east = (line: string, place: number) =>
  line === '1939' ? SPACES[place].east1939 : SPACES[place].east1941;

/** Pieces by words such as "Axis infantry or tank", "Soviet piece". */
function called(words: string): (piece: Piece) => boolean {
  const [who, ...types] = words.replace(/ or /g, ' ').split(' ');
  return ({ faction, type }) => {
    const whose = who === 'Axis' ? 'axis' : who === 'Allied' ? 'allies' : null;
    const fits = whose ? sideOf(faction) === whose : faction === low(who);
    const kind = types.includes('piece') || types.includes(type);
    return fits && (kind || (types.includes('force') && (type === 'infantry' || type === 'tank')));
  };
}

/** The destination and the piece of the refused choice. */
function argument(m: Moment) {
  const words = m.choice.split(' ').slice(1);
  const spaces = words.filter((word) => SPACES.some(({ id }) => id === word));
  const [first, second] = spaces.map((id) => SPACES.findIndex((space) => space.id === id));
  const name = words.slice(0, words.length - spaces.length).filter((word) => word !== 'protected');
  const [faction, type] = name;
  return { faction, type, from: first, to: second ?? first, protected: words[0] === 'protected' };
}

/** The board once the refused move or deployment has been made. */
function after(m: Moment): { front: PlainFront; piece: Piece } {
  const { faction, type, from, to, protected: kept } = argument(m);
  const moves = /^(move|retreat|advance) /.test(m.choice);
  const piece = moves
    ? (m.front.pieces.find(
        (one) => one.faction === faction && one.type === type && one.at === from && one.protected === kept,
      ) ?? null)
    : null;
  const placed = { faction, type, at: to, protected: false };
  return { front: m.front.with(piece, placed), piece: placed };
}

/** "the Baltic States are cut by the infantry in Brest and the tank in Smolensk, …": or that no way is there at all. */
function lack(front: PlainFront, piece: Piece, why: string): boolean {
  if (front.hasPath(piece.faction, piece.at)) return false;
  const side = sideOf(piece.faction);
  const flags = (place: number) => SPACES[place].flags.some((flag) => flag === piece.faction);
  const reach = (open: (place: number) => boolean) => {
    const seen = new Set([piece.at]);
    for (const here of seen) for (const near of NEAR[here]) if (open(near)) seen.add(near);
    return [...seen].some(flags);
  };
  if (/^no way under (Axis|Allied) control leads to a (German|Pact|Soviet) Supply Flag$/.test(why))
    return !reach((place) => front.controls(side, place));
  const cuts = why.split(', ').map((words) => words.match(new RegExp(`^${PLACE} (?:is|are) cut by (.*)$`)));
  const cut = new Set<number>();
  for (const words of cuts) {
    if (!words) return false;
    const place = at(words[1]);
    if (!front.controls(side, place) || front.holds(side, place)) return false;
    const cutters = front.pieces.filter(
      ({ faction, type, at: where }) =>
        sideOf(faction) !== side &&
        NEAR[place].includes(where) &&
        (type === 'airplane' || (type === 'fleet') === SPACES[place].water),
    );
    for (const [, type, where] of words[2].matchAll(new RegExp(`the ${TYPE} in ${PLACE}`, 'g')))
      if (!cutters.some((one) => one.type === type && one.at === at(where))) return false;
    const others = words[2].match(/and from (\d+) other spaces$/);
    if (others && new Set(cutters.map((one) => one.at)).size !== Number(others[1]) + 1) return false;
    cut.add(place);
  }
  // At most three are named, and each named piece must really block the path.
  const open = (place: number) => cut.has(place) || front.isOpen(side, place);
  return cut.size > 2 || reach(open);
}

/** Places that a text names: "on land west of the 1939 line", "in Finland or Karelia", "next to a Soviet tank". */
function where(words: string, front: PlainFront): (place: number) => boolean {
  const line = words.match(/^on land (east|west) of the (1939|1941) line$/);
  if (line) return (place) => !SPACES[place].water && east(line[2], place) === (line[1] === 'east');
  const near = words.match(new RegExp(`^in ${PLACE} or next to it$`));
  if (near) return (place) => place === at(near[1]) || NEAR[at(near[1])].includes(place);
  const beside = words.match(/^next to an? (.*)$/);
  if (beside) {
    const fits = called(beside[1]);
    return (place) => front.pieces.some((piece) => fits(piece) && NEAR[place].includes(piece.at));
  }
  const named = [...words.matchAll(new RegExp(PLACE, 'g'))].map(([, name]) => at(name));
  return (place) => named.includes(place);
}

type Judge = (m: Moment, ...words: string[]) => boolean;

/** The families: a pattern for the wording, and a check of the claim. */
const FAMILIES: Record<string, [RegExp, Judge]> = {
  'would be unsupplied': [
    new RegExp(`^a (${KIND}) would be unsupplied in ${PLACE}: (.*)$`),
    (m, kind, faction, type, place, why) => {
      const { front, piece } = after(m);
      const meant = kind.startsWith('protected') === argument(m).protected;
      return (
        meant &&
        piece.faction === low(faction) &&
        piece.type === type &&
        piece.at === at(place) &&
        lack(front, piece, why)
      );
    },
  ],
  'force unsupplied': [
    new RegExp(`^(a part of )?the ${FACTION} force in ${PLACE} is unsupplied and cannot attack: (.*)$`),
    ({ front }, part, faction, place, why) => {
      const starving = front.force(low(faction), at(place)).filter((piece) => !front.isSupplied(piece));
      const some = starving.length < front.force(low(faction), at(place)).length;
      return starving.length > 0 && some === (part !== undefined) && lack(front, starving[0], why);
    },
  ],
  'support unsupplied': [
    new RegExp(`^the ${KIND} in ${PLACE} is unsupplied and cannot continue an attack: (.*)$`),
    ({ front }, faction, type, place, why) =>
      lack(front, { faction: low(faction), type, at: at(place), protected: false }, why),
  ],
  'occupied by the enemy': [
    new RegExp(`^${PLACE} (?:is|are) occupied by the enemy$`),
    (m, place) => at(place) === argument(m).to && m.front.holds(enemyOf(m.side), at(place)),
  ],
  'not adjacent': [
    new RegExp(`${PLACE} (?:is|are) not adjacent to ${PLACE}$`),
    (_, a, b) => !NEAR[at(a)].includes(at(b)),
  ],
  'too far to fly': [
    new RegExp(`^${PLACE} (?:is|are) more than 2 spaces from ${PLACE}$`),
    (_, a, b) => !NEAR[at(a)].some((via) => via === at(b) || NEAR[via].includes(at(b))),
  ],
  'nobody there': [
    new RegExp(
      `^there is no (protected )?${FACTION} ${TYPE} in ${PLACE}(, only a protected .*| to move .*)?$`,
    ),
    ({ front }, kept, faction, type, place, but) => {
      const there = front.pieces.filter(
        (piece) => piece.faction === low(faction) && piece.type === type && piece.at === at(place),
      );
      const named = there.filter((piece) => piece.protected === (kept !== undefined));
      return named.length === 0 && (there.length === 0 || but !== undefined || kept !== undefined);
    },
  ],
  'no force there': [
    new RegExp(`^there is no ${FACTION} infantry or tank in ${PLACE}$`),
    ({ front }, faction, place) => front.force(low(faction), at(place)).length === 0,
  ],
  'own pieces only': [
    /^the (Axis|Allies) decide only about their own pieces$/,
    (m, side) => low(side) === m.side && sideOf(argument(m).faction) !== m.side,
  ],
  'already there': [
    new RegExp(`^the piece is in ${PLACE} already$`),
    (m, place) => argument(m).from === at(place) && argument(m).to === at(place),
  ],
  'far from a flag': [
    new RegExp(`^${PLACE} (?:is|are) neither a ${FACTION} Supply Flag space nor next to one$`),
    (_, place, faction) =>
      ![at(place), ...NEAR[at(place)]].some((one) => SPACES[one].flags.some((flag) => flag === low(faction))),
  ],
  'water attacked': [
    new RegExp(`^only land can be attacked, and ${PLACE} is water$`),
    (m, place) => argument(m).to === at(place) && SPACES[at(place)].water,
  ],
  'far from the combat': [
    new RegExp(`^the ${KIND} in ${PLACE} is neither in nor next to the attacked space, ${PLACE}$`),
    ({ combat }, _, __, place, attacked) =>
      combat?.to === at(attacked) && at(place) !== at(attacked) && !NEAR[at(attacked)].includes(at(place)),
  ],
  'support too far': [
    new RegExp(`^${PLACE} (?:is|are) not adjacent to the attacked space$`),
    ({ combat }, place) => combat !== null && !NEAR[combat.to].includes(at(place)),
  ],
  'all on the board': [
    /(?:^|: )every (.*) is on the board$/,
    ({ front }, kinds) =>
      [...kinds.matchAll(new RegExp(KIND, 'g'))].every(
        ([, faction, type]) =>
          front.pieces.filter((piece) => piece.faction === low(faction) && piece.type === type).length ===
          LIMITS[low(faction)][type],
      ),
  ],
  'not controlled': [
    new RegExp(`the (Axis|Allies) do not control ${PLACE}$`),
    ({ front }, side, place) => !front.controls(low(side) as Side, at(place)),
  ],
  'no landing': [
    new RegExp(
      `^an airplane cannot land in ${PLACE}(, which its side does not control)?(: its side did not .*)?$`,
    ),
    (m, place, now) => (now ? !m.front.controls(m.side, at(place)) : !m.landing[at(place)]),
  ],
  'own space': [
    new RegExp(`^${PLACE} (?:is|are) under your own control$`),
    ({ front, side }, place) => front.controls(side, at(place)),
  ],
  terrain: [
    new RegExp(`^(?:an?) ${TYPE} cannot (?:be placed in|move to) ${PLACE}, which is (land|water)$`),
    (m, type, place, ground) =>
      type === argument(m).type &&
      SPACES[at(place)].water === (ground === 'water') &&
      (type === 'fleet') !== (ground === 'water'),
  ],
  'moved already': [
    /^that piece has moved already$/,
    (m) => {
      if (m.question !== 'movement-step') return true;
      const { faction, type, from } = argument(m);
      const like = m.front.pieces.filter(
        (piece) => piece.faction === faction && piece.type === type && piece.at === from && !piece.protected,
      );
      return (
        argument(m).protected || like.length <= (m.moved.get(`${faction} ${type} ${SPACES[from].id}`) ?? 0)
      );
    },
  ],
  'only tanks and fleets': [
    new RegExp(`^only tanks and fleets move in the Second Movement step, not ${TYPE}$`),
    (m, type) =>
      m.step === 'second-movement' && type === argument(m).type && ['infantry', 'airplane'].includes(type),
  ],
  cost: [
    /^(?:it costs|that takes) (\d) cards?, and you have (none|only \d) in hand$/,
    ({ hand }, cost, held) =>
      hand.length < Number(cost) && hand.length === (held === 'none' ? 0 : Number(held.split(' ')[1])),
  ],
  'not in hand': [
    /^(.*) is not in your hand$/,
    ({ hand }, name) => !hand.some((card) => ALL_CARDS[card].name === name),
  ],
  'empty deck': [/^the deck is empty$/, ({ deck }) => deck === 0],
  'no such piece': [
    /: there is no ((?:Axis|Allied|German|Pact|Soviet) [a-z ]+?) ((?:next to|in|on) .*)$/,
    ({ front }, words, place) => {
      const fits = called(words);
      const found = front.pieces.filter(fits);
      if (place === 'in a space with 2 or more')
        return new Set(found.map((piece) => piece.at)).size === found.length;
      const here = where(place, front);
      return !found.some((piece) => here(piece.at));
    },
  ],
  'nobody next to them': [
    /: no (Axis infantry or tank) is next to (?:a )?(.*)$/,
    ({ front }, words, what) => {
      const fits = called(words);
      const centres =
        what === 'Soviet infantry'
          ? front.pieces.filter(called(what)).map((piece) => piece.at)
          : [at(what.replace('the ', ''))];
      return !front.pieces.some(
        (piece) => fits(piece) && centres.some((one) => NEAR[one].includes(piece.at)),
      );
    },
  ],
  'no force can attack': [
    new RegExp(
      `: no ${FACTION} force(?: (east|west) of the (1939|1941) line)?(?: with (an infantry|a tank|2 infantry|an infantry and a tank))? can attack(?: (.*))?$`,
    ),
    ({ front }, faction, side, line, minimum, target) =>
      front.attacks(low(faction)).every((attack) => {
        const [from, to] = attack
          .split(' ')
          .slice(1)
          .map((id) => SPACES.findIndex((space) => space.id === id));
        const count = (type: string) =>
          front.force(low(faction), from).filter((piece) => piece.type === type).length;
        if (side && east(line, from) !== (side === 'east')) return true;
        if (minimum?.includes('infantry') && count('infantry') < (minimum.startsWith('2') ? 2 : 1))
          return true;
        if (minimum?.includes('tank') && count('tank') < 1) return true;
        return target !== undefined && !target.includes(SPACES[to].name) && !target.includes('line');
      }),
  ],
  'no attack at all': [
    /^none of your forces can attack$/,
    ({ front, side }) =>
      ['german', 'pact', 'soviet'].every(
        (faction) => sideOf(faction) !== side || front.attacks(faction).length === 0,
      ),
  ],
  'only so many spaces': [
    new RegExp(`: only (\\d) ${KIND} can be deployed (on .*), and (\\d) are asked for, in different spaces$`),
    ({ front }, count, faction, type, place) => {
      const here = where(place, front);
      const fit = SPACES.flatMap((_, one) =>
        here(one) && front.canDeploy(low(faction), type, one) ? [one] : [],
      );
      return fit.length <= Number(count);
    },
  ],
  'nowhere to deploy': [
    new RegExp(`: no ${FACTION} ([a-z ,]+?) can be deployed (on .*|in .*|anywhere): (.*)$`),
    ({ front }, faction, types, place, why) => {
      const here = place === 'anywhere' ? () => true : where(place, front);
      const land = SPACES.flatMap(({ water }, one) => (!water && here(one) ? [one] : []));
      const side = sideOf(low(faction));
      if (/stands|Star|Flag|yours/.test(place)) return true;
      const own = land.filter((one) => front.controls(side, one));
      if (/control nothing there$/.test(why)) return own.length === 0;
      const type = types.split(/,? /)[0];
      return own.length > 0 && !own.some((one) => front.canDeploy(low(faction), type, one));
    },
  ],
  'no empty space': [
    /: there is no empty Axis-controlled space east of the 1941 line$/,
    ({ front }) =>
      SPACES.every(
        ({ water, east1941 }, one) =>
          water ||
          !east1941 ||
          !front.controls('axis', one) ||
          front.holds('axis', one) ||
          front.holds('allies', one),
      ),
  ],
  'another piece': [
    new RegExp(
      `(?:moves|deploys|recruits) an? ${FACTION} ([a-z ,]+?) (?:here|now), not a ((?:protected )?${KIND})$`,
    ),
    (m, faction, types, kind) => {
      const { faction: of, type } = argument(m);
      const named = `${of} ${type}` === low(kind.replace('protected ', ''));
      return (
        named && (of !== low(faction) || !(types === 'piece' || types.split(/,? (?:or )?/).includes(type)))
      );
    },
  ],
  'the other side of the card': [
    /^(.*) cannot be (used|played): /,
    (m, name) => {
      const id = m.choice.split(' ')[1];
      const item = ALL_CARDS.findIndex((card) => card.id === id);
      return name === (m.flipped.includes(item) ? ALL_CARDS[item].second?.name : ALL_CARDS[item].name);
    },
  ],
  season: [
    /(not on Spring turns|only on Winter turns|Sustain Attack cannot be used in Winter)$/,
    ({ round }, words) =>
      words.startsWith('not')
        ? seasonOf(round) === 'Spring'
        : (seasonOf(round) === 'Winter') === words.startsWith('Sus'),
  ],
  'second action': [/only in the Second Action step$/, ({ step }) => step !== 'second-action'],
  'few cards': [/only with at most 3 cards in hand, this card counted$/, ({ hand }) => hand.length > 3],
  prerequisite: [
    new RegExp(`: (no|a|fewer than 2|fewer than 4) ${FACTION} (pieces?|airplane) (?:is|are) (in .*)$`),
    ({ front }, how, faction, what, place) => {
      const [fits, here] = [called(`${faction} ${what.replace('pieces', 'piece')}`), where(place, front)];
      const found = front.pieces.filter((piece) => fits(piece) && here(piece.at)).length;
      if (how === 'a') return found > 0;
      return how === 'no' ? found === 0 : found < Number(how.split(' ')[2]);
    },
  ],
  'outside the combat': [
    new RegExp(`^the ${KIND} in ${PLACE} is not in the attacked space, and only`),
    ({ combat }, _, type, place) => combat?.to !== at(place) && ['infantry', 'tank'].includes(type),
  ],
  'support of nobody': [
    new RegExp(`^no ${FACTION} piece stands in the attacked space for the ${TYPE} to support$`),
    ({ combat, front }, faction) =>
      !front.pieces.some((piece) => piece.at === combat?.to && piece.faction === low(faction)),
  ],
  'card without a piece': [
    new RegExp(`^.* needs a ${FACTION} (piece|infantry|tank) in the attacked space$`),
    ({ combat, front }, faction, what) =>
      !front.pieces.some((piece) => piece.at === combat?.to && called(`${faction} ${what}`)(piece)),
  ],
  'card of another faction': [
    new RegExp(`^.* is a ${FACTION} card, and the attacking force is not (German|Pact|Soviet)$`),
    ({ combat }, faction) => combat?.faction !== low(faction),
  ],
  'not of the force': [
    new RegExp(`^the ${KIND} in ${PLACE} is not part of the attacking force$`),
    ({ combat }, _, type, place) => combat?.from !== at(place) && ['infantry', 'tank'].includes(type),
  ],
  'not of the faction': [
    new RegExp(`^the ${KIND} in ${PLACE} is not of the attacking faction$`),
    ({ combat }, faction) => combat?.faction !== low(faction),
  ],
  'last piece': [
    /^the last piece of the force cannot be removed to continue$/,
    ({ combat, front }) => combat !== null && front.force(combat.faction, combat.from).length === 1,
  ],
  rank: [
    new RegExp(`^an? ${TYPE} ranks below the (tank|airplane or fleet) that the defender removed$`),
    (m, type, lost) =>
      type === argument(m).type &&
      lost.includes(m.lost ?? 'nothing') &&
      RANKS[type] < RANKS[m.lost ?? 'infantry'],
  ],
  'no retreat': [
    new RegExp(`^no ${FACTION} piece could retreat anywhere from ${PLACE}$`),
    ({ combat, front }, faction, place) =>
      combat?.to === at(place) &&
      front.pieces
        .filter((piece) => piece.faction === low(faction) && piece.at === at(place))
        .every((piece) => {
          const own = front.land(sideOf(piece.faction));
          return NEAR[piece.at].every((to) => !own[to] || !front.canMove(piece, to, own));
        }),
  ],
  'force could attack nothing': [
    new RegExp(`could not be carried out: the force in ${PLACE} could attack nothing$`),
    (m, place) => {
      if (!/^(move|deploy) /.test(m.choice)) return true;
      const { front, piece } = after(m);
      return (
        piece.at === at(place) &&
        !front.attacks(piece.faction).some((attack) => attack.split(' ')[1] === SPACES[piece.at].id)
      );
    },
  ],
};

/** What is wrong with a sentence; null if its checkable claims are true. Reports the families it belongs to. */
export function falsehood(reason: string, m: Moment, seen: (family: string) => void): string | null {
  const words = reason.replace(/; see [a-z0-9.-]+$/, '');
  for (const [family, [pattern, judge]] of Object.entries(FAMILIES)) {
    const match = words.match(pattern);
    if (!match) continue;
    seen(family);
    if (!judge(m, ...match.slice(1))) return family;
  }
  // In every family: a piece that the sentence places in a space must be there.
  for (const [, faction, type, place] of words.matchAll(new RegExp(`the ${KIND} in ${PLACE}`, 'g')))
    if (
      !m.front.pieces.some((one) => one.faction === low(faction) && one.type === type && one.at === at(place))
    )
      return `there is no ${faction} ${type} in ${place}`;
  return badEnglish(words);
}

/** Language errors in sentences for players: articles, names of seas, missing words. */
export function badEnglish(words: string): string | null {
  const slips: Record<string, RegExp> = {
    'a before a vowel': /\ba [aeio]/i,
    'an before a consonant': /\ban [^aeiou]/i,
    'an article twice': /\b(the|a|an) (the|a|an) /i,
    'a sea without its article':
      /\b(in|to|from|than|control|attack|attacks) (West |)(Baltic|Gulf|Black|Rybinsk|Adriatic|Bosporus|Dniepr|Volga|Sea )/,
    'a word left out': /undefined|null|NaN|\[object| {2}|: *$|: ;/,
  };
  return Object.keys(slips).find((slip) => slips[slip].test(words)) ?? null;
}

export const FAMILY_NAMES = Object.keys(FAMILIES);
