/** The texts of the Quartermaster General WW2 board, in English. */
export const words = {
  /** By what a game ended: after "by". */
  endedBy: {
    'victory.lead': 'a lead of thirty',
    'victory.rounds': 'the score after the last round',
    'victory.sudden': 'a sudden victory',
  } as Record<string, string>,
  types: {
    'build-army': 'Build Army',
    'land-battle': 'Land Battle',
    'build-navy': 'Build Navy',
    'sea-battle': 'Sea Battle',
    'economic-warfare': 'Economic Warfare',
    event: 'Event',
    response: 'Response',
    status: 'Status',
  } as Record<string, string>,
  piles: {
    hand: 'Hand',
    status: 'Status on the table',
    response: 'Responses, face down',
    discard: 'Discards',
    deck: 'Deck',
  } as Record<string, string>,
  steps: {
    begin: 'turn begins',
    play: 'Play step',
    supply: 'Supply step',
    victory: 'Victory step',
    discard: 'Discard step',
    draw: 'Draw step',
  } as Record<string, string>,
  round: (n: number) => (n === 0 ? 'Setting up' : `Round ${n} of 20`),
  briefRound: (n: number) => (n === 0 ? 'Set-up' : `${n}/20`),
  shortRound: (n: number) => (n === 0 ? 'Set-up' : `Round ${n}`),
  sides: { axis: 'Axis', allies: 'Allies' } as Record<string, string>,
  piece: (kind: 'army' | 'navy') => (kind === 'army' ? 'Army' : 'Navy'),
  pieceOf: (country: string, kind: 'army' | 'navy', space: string) =>
    `${country}: ${kind === 'army' ? 'Army' : 'Navy'} in ${space}`,
  placed: (country: string, kind: 'army' | 'navy', space: string) =>
    `put ${kind === 'army' ? 'an Army' : 'a Navy'} of ${country} in ${space}`,
  removed: (country: string, kind: 'army' | 'navy', space: string) =>
    `remove the ${kind === 'army' ? 'Army' : 'Navy'} of ${country} in ${space}`,
  cut: (country: string, kind: 'army' | 'navy', space: string) =>
    `leave the ${kind === 'army' ? 'Army' : 'Navy'} of ${country} in ${space} out of supply`,
  fed: (country: string, kind: 'army' | 'navy', space: string) =>
    `bring the ${kind === 'army' ? 'Army' : 'Navy'} of ${country} in ${space} into supply`,
  points: (side: string, points: number) =>
    points > 0 ? `give the ${side} ${points} VP` : `cost the ${side} ${-points} VP`,
  scoring: (country: string, before: number, after: number) =>
    `change what ${country} scores in its next Victory step from ${before} to ${after}`,
  played: (country: string, card: string) => `lay ${card} on the discard pile of ${country}`,
  status: (country: string, card: string) => `put the Status ${card} in front of ${country}`,
  statusGone: (country: string, card: string) => `take the Status ${card} of ${country} off the table`,
  faceDown: (country: string) => `put a Response of ${country} face down on the table`,
  milled: (country: string, cards: number) =>
    `cost ${country} ${cards === 1 ? 'a card' : `${cards} cards`} of its deck`,
  handLess: (country: string, cards: number) =>
    `take ${cards === 1 ? 'a card' : `${cards} cards`} from the hand of ${country}`,
  straitTo: (space: string, side: string) => `open the strait at ${space} to the ${side}`,
  overlay: {
    supply: 'Supply lines',
    threats: 'Threatened pieces',
    scoring: 'Next Victory step',
    groups: { supply: 'Supply', war: 'War', points: 'Points' },
    threatened: (piece: string, by: string) => `${piece}: in reach of ${by}`,
    nothing: 'Nothing to show.',
    pieceAt: (piece: string, space: string, says: string) => `${piece} in ${space}: ${says}`,
    safe: 'No piece is in reach of an enemy.',
    scores: (country: string, total: number) => `${country}: ${total} VP`,
    homeHeld: (country: string) => `${country}: nothing, its Home space is held by the enemy`,
    star: (space: string, points: number) => `${space} ${points}`,
  },
  inspect: {
    empty: 'No pieces.',
    star: 'Supply space: worth 2 VP to a country that holds it, 1 VP each if shared.',
    home: (country: string) => `Home space of ${country}.`,
    strait: (seas: string, side: string) => `Controls the strait ${seas}: open to the ${side}.`,
    inReach: (who: string) => `in reach of ${who}`,
    protected: 'not removed this turn',
  },
  strait: (side: string) => `Strait open to the ${side}`,
  foresee: {
    responses: (list: string) => `leave it open to face-down Responses: ${list}`,
    responsesOf: (country: string, cards: number) => `${country} ${cards}`,
    pieceOf: (piece: string, country: string) => `${piece} of ${country}`,
    remains: (pieces: string, space: string) =>
      `leave the ${pieces} in ${space}: one battle removes one piece`,
    nobody: (space: string) => `remove nothing: no enemy is in ${space}`,
    emptied: (space: string) => `leave ${space} without enemies, for a later Army to enter`,
  },
  /** The steps of a turn, in short. */
  turnSteps: {
    play: 'Play',
    supply: 'Supply',
    victory: 'Victory',
    discard: 'Discard',
    draw: 'Draw',
  } as Record<string, string>,
  strips: {
    hand: 'in hand',
    deck: 'in the deck',
    discard: 'discarded',
    armies: (n: number) => (n === 1 ? 'Army' : 'Armies'),
    navies: (n: number) => (n === 1 ? 'Navy' : 'Navies'),
    responses: 'face-down Responses',
  },
  cards: {
    reacts: 'Reacts',
    inHand: 'in hand',
    onTable: 'on the table',
    faceDown: 'face down on the table',
    discarded: 'discarded',
    unknown: (n: number) => `${n} not seen`,
  },
  and: (names: readonly string[]) =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
};
