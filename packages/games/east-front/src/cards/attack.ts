import { listed, say } from '@sandtable/kernel';
import { PLACE_NAMES, type Space } from '../board/board.js';
import { type Attack, Attacks, attackFaction, attackFrom, attackTo } from '../board/domains.js';
import { eachAttack, eachAttackNear, refuseAttack } from '../combat/attack.js';
import { pushCombat } from '../combat/combat.js';

import { type GameRefusal, question, refusal, verb } from '../kit.js';
import { FACTION_NAMES, type Faction, INFANTRY, TANK } from '../pieces/pieces.js';
import { bit, positionOf, type R } from '../table.js';
import type { Outlook, Part } from './part.js';
import { anyOption, cardHere, outlookHere, partHere, skipVerb, textHere } from './play-text.js';
import { anywhere, inWords, placeWords, type Where } from './where.js';

/** The force that attacks, and its target. */
export interface AttackSpec {
  faction: Faction;
  /** Where the force must be. */
  from: Where;
  /** What it must attack. */
  onto: Where;
  infantry: number;
  tanks: number;
  /** Pact pieces in the attacking space may be removed as well (card.integrated-command). */
  withPact: boolean;
  /** A further condition: the season, a piece in the same space. */
  only?: (look: Outlook, from: Space) => boolean;
  /** Describes such a force, after "a German force". */
  onlySay?: string;
}

export interface AttackPart extends Part {
  attack: AttackSpec;
  optional: boolean;
}

/** A force of the faction attacks. */
export function attack(faction: Faction, spec: Partial<AttackSpec>, cannot: string): AttackPart {
  const full: AttackSpec = {
    faction,
    from: anywhere,
    onto: anywhere,
    infantry: 0,
    tanks: 0,
    withPact: false,
    ...spec,
  };
  const part: AttackPart = {
    say: (look) => stuckWords(look, full) ?? cannot,
    anchor: 'text.impossible',
    attack: full,
    optional: false,
    leads(look, rest) {
      // No piece was placed or moved that the force could belong to, so the clause is skipped.
      const gone = full.from.needsPiece === true && look.text.piece < 0;
      return gone ? rest(look) : anyAttack(look, full) && rest(look.with({ done: true }));
    },
    run(u, f) {
      if (anyOption([attackVerb], u, f, f.side)) u.push(attackByText, {});
    },
  };
  return part;
}

/** Why the force of the text's current piece or space cannot attack; null if the text has none yet. */
function stuckWords(look: Outlook, { from, onto }: AttackSpec): string | null {
  const here = from.named?.(look);
  if (!here) return null;
  return onto === anywhere
    ? say`the force in ${here} could attack nothing`
    : say`the force in ${here} could not attack ${onto.say}`;
}

/** "2 infantry", "an infantry and a tank"; empty if the force may be any. */
function minimumWords({ infantry, tanks }: AttackSpec): string {
  const infantryWords = infantry > 1 ? say`${infantry} infantry` : say`an infantry`;
  return listed('and', [...(infantry > 0 ? [infantryWords] : []), ...(tanks > 0 ? [say`a tank`] : [])]);
}

/** "the force in Kiev", "a German force on land west of the 1939 line", "a German force that has a tank" */
function forceWords(look: Outlook, spec: AttackSpec): string {
  const here = spec.from.named?.(look);
  if (here) return say`the force in ${here}`;
  const minimum = minimumWords(spec);
  let force = say`a ${FACTION_NAMES[spec.faction]} force`;
  if (spec.from !== anywhere) force = say`${force} ${inWords(spec.from, look)}`;
  if (minimum) force = say`${force} that has ${minimum}`;
  return spec.onlySay ? say`${force} ${spec.onlySay}` : force;
}

const hereSpec = (u: R) => partHere<AttackPart>(u).attack;

// Why a text does not let a force attack like this.

const otherFaction = refusal(
  'text.faction',
  (u, arg: Attack) =>
    say`${cardHere(u)} attacks with a ${FACTION_NAMES[hereSpec(u).faction]} force, not with a ${FACTION_NAMES[attackFaction(arg)]} one`,
);
const otherForce = refusal(
  'text.order',
  (u, arg: Attack) =>
    say`${cardHere(u)} attacks with ${forceWords(outlookHere(u), hereSpec(u))}, not with the one in ${PLACE_NAMES[attackFrom(arg)]}`,
);
const forceLacks = refusal(
  'text.minimum',
  (u, arg: Attack) =>
    say`${cardHere(u)} asks for a force with ${minimumWords(hereSpec(u))}, which the one in ${PLACE_NAMES[attackFrom(arg)]} lacks`,
);
const otherTarget = refusal(
  'text.order',
  (u, arg: Attack) =>
    say`${cardHere(u)} attacks ${placeWords(hereSpec(u).onto, outlookHere(u))}, not ${PLACE_NAMES[attackTo(arg)]}`,
);

/** A force of the faction may attack. */
export function mayAttack(faction: Faction, spec: Partial<AttackSpec> = {}): AttackPart {
  const part = attack(faction, spec, '');
  return { ...part, optional: true, leads: (look, rest) => rest(look) };
}

function refuseSpec(
  look: Outlook,
  spec: AttackSpec,
  faction: Faction,
  from: Space,
  to: Space,
): GameRefusal<Attack> | null {
  const { position } = look;
  if (faction !== spec.faction) return otherFaction;
  return refuseAttack(position, faction, from, to) ?? refuseByText(look, spec, faction, from, to);
}

/** The restrictions the text adds to the rules of attacks. */
function refuseByText(
  look: Outlook,
  spec: AttackSpec,
  faction: Faction,
  from: Space,
  to: Space,
): GameRefusal<Attack> | null {
  const { position } = look;
  if (faction !== spec.faction) return otherFaction;
  if (!spec.from.has(look, from) || (spec.only && !spec.only(look, from))) return otherForce;
  if (
    position.count(faction, INFANTRY, from) < spec.infantry ||
    position.count(faction, TANK, from) < spec.tanks
  )
    return forceLacks;
  return spec.onto.has(look, to) ? null : otherTarget;
}

function anyAttack(look: Outlook, spec: AttackSpec): boolean {
  return eachAttack(
    look.position,
    look.text.side,
    (one) => refuseByText(look, spec, attackFaction(one), attackFrom(one), attackTo(one)) === null,
  );
}

function refuseHere(u: R, arg: Attack): GameRefusal<Attack> | null {
  const part = partHere<AttackPart>(u);
  return refuseSpec(outlookHere(u), part.attack, attackFaction(arg), attackFrom(arg), attackTo(arg));
}

/** An attack by the current text. */
export const attackVerb = verb<Attack>({
  name: 'attack',
  domain: (u, _, seat) => new Attacks((add) => eachAttackNear(positionOf(u), seat, add)),
  check: (u, _, arg) => refuseHere(u, arg),
  list(u, _, seat, add) {
    const look = outlookHere(u);
    const { attack: spec } = partHere<AttackPart>(u);
    eachAttack(positionOf(u), seat, (one) => {
      if (refuseByText(look, spec, attackFaction(one), attackFrom(one), attackTo(one)) === null) add(one);
      return false;
    });
  },
  apply(u, _, arg) {
    const f = textHere(u);
    const { withPact } = partHere<AttackPart>(u).attack;
    f.from = attackFrom(arg);
    f.at = attackTo(arg);
    pushCombat(u, attackFaction(arg), f.from, f.at, withPact);
  },
});

export const attackByText = question('attack', {
  seats: (u) => bit(textHere(u).side),
  prompt(u) {
    const { attack: spec, optional } = partHere<AttackPart>(u);
    const look = outlookHere(u);
    const [card, force] = [cardHere(u), forceWords(look, spec)];
    if (spec.onto === anywhere)
      return optional ? say`${card}: you may attack with ${force}` : say`${card}: attack with ${force}`;
    const onto = placeWords(spec.onto, look);
    return optional
      ? say`${card}: you may attack ${onto} with ${force}`
      : say`${card}: attack ${onto} with ${force}`;
  },
  anchor: 'combat.attack-target',
  verbs: [attackVerb, skipVerb('skip', (u) => partHere<AttackPart>(u).optional, [attackVerb])],
});
