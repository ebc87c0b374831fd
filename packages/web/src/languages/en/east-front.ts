/** The texts of the Quartermaster General: East Front board, in English. */
export const words = {
  /** By what a game ended: after "by". */
  endedBy: {
    'victory.lead': 'a lead of ten',
    'victory.final': 'the score after the last scoring',
  } as Record<string, string>,
  sides: { axis: 'Axis', allies: 'Allies' } as Record<string, string>,
  factions: { german: 'German', pact: 'Pact', soviet: 'Soviet' } as Record<string, string>,
  /** "a Soviet tank", "an airplane" */
  kind: (faction: string, type: string): string => `${words.factions[faction] ?? faction} ${type}`,
  stack: (faction: string, type: string, count: number): string =>
    count === 1
      ? words.kind(faction, type)
      : `${count} ${words.factions[faction]} ${words.plural[type] ?? type}`,
  force: (faction: string) => `${faction} force`,
  plural: { infantry: 'infantry', tank: 'tanks', airplane: 'airplanes', fleet: 'fleets' } as Record<
    string,
    string
  >,
  /** A number of pieces of one type, without the number. */
  pieces: (type: string, n: number): string => (n === 1 ? type : (words.plural[type] ?? type)),
  piles: {
    hand: 'Hand',
    contingency: 'Contingency cards, first side up',
    flipped: 'Contingency cards, second side up',
    deck: 'Deck',
    discard: 'Discards',
    late: 'Late War, aside',
  } as Record<string, string>,
  eras: { mid: 'Mid War', late: 'Late War', contingency: 'Contingency' } as Record<string, string>,
  setUp: 'Setting up',
  round: (round: number, name: string): string =>
    round === 0 ? words.setUp : `${name}, round ${round} of 16`,
  briefRound: (round: number): string => (round === 0 ? 'Set-up' : `${round}/16`),
  shortRound: (name: string): string => name || 'Set-up',
  /** Two letters for each faction. */
  factionLetters: { german: 'GE', pact: 'PA', soviet: 'SU' } as Record<string, string>,
  reaction: (name: string, detail: string | null) => (detail ? `${name}: ${detail}` : name),
  secondSide: (name: string, text: string) => `Second side, ${name}: ${text}`,
  placed: (piece: string, space: string) => `put a ${piece} in ${space}`,
  gone: (piece: string, space: string) => `remove a ${piece} from ${space}`,
  moved: (piece: string, from: string, to: string) => `move a ${piece} from ${from} to ${to}`,
  cut: (piece: string, space: string) => `leave the ${piece} in ${space} out of supply`,
  fed: (piece: string, space: string) => `bring the ${piece} in ${space} into supply`,
  taken: (side: string, space: string) => `give control of ${space} to the ${side}`,
  points: (side: string, points: number) =>
    points > 0 ? `give the ${side} ${points} VP` : `cost the ${side} ${-points} VP`,
  starsMove: (side: string, stars: number) => `leave the ${side} with ${stars} stars`,
  handLess: (side: string, cards: number) =>
    `take ${cards === 1 ? 'a card' : `${cards} cards`} from the hand of the ${side}`,
  draws: (side: string, cards: number) => `let the ${side} draw ${cards === 1 ? 'a card' : `${cards} cards`}`,
  cards: {
    inHand: 'in hand',
    discarded: 'used or discarded',
    first: 'first side up',
    second: 'second side up',
    waiting: 'waits for the late war',
    unknown: 'not seen',
  },
  overlay: {
    supply: (faction: string) => `Supply of the ${faction} pieces`,
    interdiction: (side: string) => `Land and water the ${side} interdict`,
    stars: 'Stars, as a scoring would count them',
    groups: { supply: 'Supply', points: 'Points' },
    none: 'No pieces on the board.',
    pieceAt: (piece: string, space: string, says: string) => `${piece} in ${space}: ${says}`,
    scores: (side: string, stars: number, list: string) => `${side}: ${stars} (${list})`,
    cuts: (space: string, by: string) => `${space}, by what stands in ${by}`,
  },
  inspect: {
    water: 'Water.',
    control: (side: string) => `Controlled by the ${side}.`,
    both: 'Empty water: both sides may use it.',
    stars: (stars: number) => `Worth ${stars === 1 ? '1 VP' : `${stars} VP`} in a scoring round.`,
    covered: 'Its star is covered by Scorched Earth.',
    flags: (factions: string) => `Supply Flag: ${factions}.`,
    empty: 'No pieces.',
    moved: (count: number) => `${count} moved`,
  },
  stage: {
    title: (from: string, to: string) => `${from} attacks ${to}`,
    attacks: (space: string) => `${space} attacks`,
    defends: (space: string) => `${space} defends`,
    inForce: (pieces: number) => `${pieces} in force`,
    left: (pieces: number) => `${pieces} left`,
    force: 'Force',
    support: 'Support',
    none: 'none',
    ranks: {
      infantry: 'Infantry',
      tank: 'Tank',
      airplane: 'Air, fleet',
      'sustain-attack': 'Sustain',
    },
    need: 'To go on',
    needs: {
      any: 'a piece of any rank',
      tank: 'a tank, airplane or fleet',
      airplane: 'an airplane or a fleet',
      'sustain-attack': 'Sustain Attack, nothing else',
    } as Record<string, string>,
    exchange: 'An Exchange is owed: the attacker loses a piece as well.',
    empty: 'nobody',
  },
  seasonLetters: { summer: 'Su', fall: 'Fa', winter: 'Wi', spring: 'Sp' } as Record<string, string>,
  foresee: {
    empty: (space: string) => `find ${space} empty: nobody can answer, and the combat is over at once`,
    force: (force: number, support: number) =>
      `attack with ${force} in the force${support > 0 ? ` and ${support} in support` : ', without support'}`,
    defence: (space: string, there: number, support: number) =>
      `face ${there} in ${space}${support > 0 ? `, and ${support} in support that can be given up first` : ''}`,
    rounds: (least: number, most: number) =>
      `take ${least === most ? `${least}` : `${least} to ${most}`} rounds to empty the space: the first is free, each other costs you a piece of at least the rank given up`,
    oneRound: 'take one round to empty the space, at no cost',
    tooMany: (rounds: number) =>
      `reach only ${rounds} ${rounds === 1 ? 'round' : 'rounds'} without Sustain Attack: too few to be sure`,
    reacts: (reaction: string) => `answer by ${reaction}`,
    left: (pieces: number) => `leave you ${pieces} of these pieces, unless they answer`,
    answers: (side: string, cards: number) =>
      `let the ${side} answer each round by Stand Fast, Retreat or Exchange: ${cards} in hand`,
    noAnswers: (side: string) => `leave the ${side} without an answer: no cards in hand`,
  },
  turnSteps: ['Move', 'Act', 'Act again', 'Move again', 'Supply', 'Draw'],
  strips: { hand: 'in hand', deck: 'in the deck', used: 'used' },
  and: (names: readonly string[]) =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
};
