import { say } from '@sandtable/kernel';
import { CAMPS_EACH, CARD_NAMES, cardName, hillName, SEATS } from './facts.js';
import { enemyCamps, membersOf, refusal } from './table.js';

/** Why a choice is not allowed: the rule in docs/rules/outposts.md, and a sentence about this choice. */

const you = (seat: number) => SEATS[seat].name;

// Playing cards

export const notInHand = refusal(
  'play.hand',
  (_, __, kind, seat) => say`${you(seat)} has no ${cardName(kind)} in hand`,
);
export const layItFaceDown = refusal(
  'play.face-down',
  (_, __, kind) => say`${cardName(kind)} is a reaction: lay it face down`,
);
export const playItOpenly = refusal(
  'play.face-down',
  (_, __, kind) => say`only reactions are laid face down, and ${cardName(kind)} is none`,
);
export const noEffect = refusal(
  'play.effect',
  (_, __, kind, seat) => say`there is no hill that ${you(seat)} could ${CARD_NAMES.name(kind)} now`,
);

// Settling

export const enemyThere = refusal('settle.enemy', (u, _, hill, seat) => {
  const [enemy] = membersOf(enemyCamps(u, seat, hill));
  return say`${hillName(hill)} is held by an enemy, ${you(enemy)}`;
});
export const ownThere = refusal(
  'settle.own',
  (_, __, hill, seat) => say`${you(seat)} has a camp on ${hillName(hill)} already`,
);
export const noReserve = refusal(
  'settle.reserve',
  (_, __, ___, seat) => say`all ${CAMPS_EACH} camps of ${you(seat)} are on the board`,
);
export const tooFar = refusal(
  'settle.adjacent',
  (_, __, hill, seat) =>
    say`${hillName(hill)} is neither the home of ${you(seat)} nor next to one of its camps`,
);

// Raiding

export const ownTeamThere = refusal('raid.own-team', (_, __, hill, seat) => {
  return say`a camp of ${you(seat)}'s own team stands on ${hillName(hill)}`;
});
export const outOfReach = refusal(
  'raid.adjacent',
  (_, __, hill, seat) => say`${hillName(hill)} is not next to a camp of ${you(seat)}`,
);
export const notPursued = refusal(
  'card.pursuit',
  (_, __, hill) => say`${hillName(hill)} is neither the hill that was raided nor next to it`,
);
export const noCampToStrike = refusal(
  'raid.one-camp',
  (_, __, camp) => say`there is no enemy camp of ${you(camp)} on the raided hill`,
);

// Reacting

export const notOnTable = refusal(
  'window.own-cards',
  (_, __, kind, seat) => say`${you(seat)} has no reaction ${cardName(kind)} on the table`,
);
export const notTriggered = refusal(
  'window.trigger',
  (u, _, kind) => say`${cardName(kind)} does not answer this: ${u.facts.cards[kind].text}`,
);
export const usedThisTurn = refusal(
  'window.once',
  (_, __, kind) => say`${cardName(kind)} was used this turn already`,
);
