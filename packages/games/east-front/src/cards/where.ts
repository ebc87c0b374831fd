import { listed, say } from '@sandtable/kernel';
import {
  BETWEEN_THE_LINES,
  BIT,
  EAST_OF_1939,
  EAST_OF_1941,
  hasSpace,
  IS_WATER,
  LAND_NEXT,
  NEIGHBOURS,
  PLACE_NAMES,
  type Space,
  space,
  WATER_NEXT,
} from '../board/board.js';
import {
  FACTION_NAMES,
  type Faction,
  FLEET,
  INFANTRY,
  KIND_NAMES,
  kindOf,
  type Type,
  withArticle,
} from '../pieces/pieces.js';
import { FLAGS } from '../supply/supply.js';
import { starsIn } from '../table.js';
import type { Outlook } from './part.js';

/** A set of spaces: by name, by a line, by the pieces there. */
export interface Where {
  /** As the target of an attack: "Lwow or next to it", "land east of the 1941 line". */
  say: string;
  /** The same without its article, if it has one: "Victory Star space". */
  noun?: string;
  /** As the location of a piece, if it is not "in" plus the name: "on land east of the 1941 line". */
  in?: string;
  /** The single space it currently stands for, if the text has determined one: "Kiev". */
  named?(look: Outlook): string | null;
  /** Determined by a piece that the text has placed or moved. */
  needsPiece?: true;
  has(look: Outlook, at: Space): boolean;
}

/** A place with an article: "a Victory Star space". */
function aSpace(noun: string): Pick<Where, 'say' | 'noun'> {
  return { say: withArticle(noun), noun };
}

/** "in Lwow or next to it", "on land east of the 1941 line" */
export function inWords(where: Where, look: Outlook): string {
  const named = where.named?.(look);
  return named ? say`in ${named}` : (where.in ?? say`in ${where.say}`);
}

/** "Karelia or Petrozavodsk", "Kiev" */
export function placeWords(where: Where, look: Outlook): string {
  return where.named?.(look) ?? where.say;
}

export const anywhere: Where = { say: say`any space`, in: say`anywhere`, has: () => true };

export function at(...ids: string[]): Where {
  const spaces = ids.map(space);
  return {
    say: listed(
      'or',
      spaces.map((one) => PLACE_NAMES[one]),
    ),
    has: (_, one) => spaces.includes(one),
  };
}

/** text.near */
export function inOrNextTo(id: string): Where {
  const centre = space(id);
  return {
    say: say`${PLACE_NAMES[centre]} or next to it`,
    has: (_, one) => one === centre || NEIGHBOURS[centre].includes(one),
  };
}

export function nextTo(id: string): Where {
  const centre = space(id);
  return {
    ...aSpace(say`space next to ${PLACE_NAMES[centre]}`),
    has: (_, one) => NEIGHBOURS[centre].includes(one),
  };
}

// board.lines: water lies on neither side of a line.
export const eastOf1939 = line(
  say`land east of the 1939 line`,
  say`on land east of the 1939 line`,
  EAST_OF_1939,
);
export const eastOf1941 = line(
  say`land east of the 1941 line`,
  say`on land east of the 1941 line`,
  EAST_OF_1941,
);
export const westOf1939: Where = {
  say: say`land west of the 1939 line`,
  in: say`on land west of the 1939 line`,
  has: (_, one) => !IS_WATER[one] && (EAST_OF_1939 & BIT[one]) === 0,
};
export const westOf1941: Where = {
  say: say`land west of the 1941 line`,
  in: say`on land west of the 1941 line`,
  has: (_, one) => !IS_WATER[one] && (EAST_OF_1941 & BIT[one]) === 0,
};

function line(land: string, onLand: string, mask: number): Where {
  return { say: land, in: onLand, has: (_, one) => hasSpace(mask, 0, one) };
}

/** stars.space */
export const starSpace: Where = {
  ...aSpace(say`Victory Star space`),
  has: ({ u }, one) => !IS_WATER[one] && starsIn(u.table, one) > 0,
};

export const starEastOf1939: Where = {
  ...aSpace(say`Victory Star space east of the 1939 line`),
  has: (look, one) => starSpace.has(look, one) && eastOf1939.has(look, one),
};

export function flagOf(faction: Faction): Where {
  return {
    ...aSpace(say`${FACTION_NAMES[faction]} Supply Flag space`),
    has: (_, one) => hasSpace(FLAGS[faction], 0, one),
  };
}

/** Where the side had a piece before the text began (deploy.different-spaces). */
export function alreadyHeldBy(faction: Faction): Where {
  return {
    ...aSpace(say`space where a ${FACTION_NAMES[faction]} piece stands already`),
    has: ({ text }, one) => hasSpace(text.held, 0, one),
  };
}

/** A space with a piece of this faction and type. */
export function withA(faction: Faction, type: Type): Where {
  return {
    ...aSpace(say`space with a ${KIND_NAMES[kindOf(faction, type)]}`),
    has: ({ position }, one) => position.count(faction, type, one) > 0,
  };
}

/** A space with at least this many infantry of the faction. */
export function withInfantry(faction: Faction, least: number): Where {
  return {
    ...aSpace(say`space with at least ${least} ${FACTION_NAMES[faction]} infantry`),
    has: ({ position }, one) => position.count(faction, INFANTRY, one) >= least,
  };
}

export function nextToFleet(faction: Faction): Where {
  return {
    say: say`land next to a ${FACTION_NAMES[faction]} fleet`,
    in: say`on land next to a ${FACTION_NAMES[faction]} fleet`,
    has: ({ position }, one) =>
      !IS_WATER[one] && NEIGHBOURS[one].some((near) => position.count(faction, FLEET, near) > 0),
  };
}

/** A lake or river: water with no other water next to it. */
export const closedWater: Where = {
  ...aSpace(say`water space with no other water next to it`),
  has: (_, one) => IS_WATER[one] && WATER_NEXT[one] === 0,
};

export function waterNextTo(id: string): Where {
  const centre = space(id);
  return {
    say: say`water next to ${PLACE_NAMES[centre]}`,
    in: say`on water next to ${PLACE_NAMES[centre]}`,
    has: (_, one) => hasSpace(0, WATER_NEXT[centre], one),
  };
}

export function landNextTo(id: string): Where {
  const centre = space(id);
  return {
    say: say`land next to ${PLACE_NAMES[centre]}`,
    in: say`on land next to ${PLACE_NAMES[centre]}`,
    has: (_, one) => hasSpace(LAND_NEXT[centre], 0, one),
  };
}

/** Land that the acting side controlled when this turn began (card.railway-gun). */
export const ownedAtTurnStart: Where = {
  ...aSpace(say`space that was yours when this turn began`),
  has: ({ u }, one) => hasSpace(u.table.turnLand, 0, one),
};

/** An empty space that the enemy controls. */
export const emptyEnemyEastOf1941: Where = {
  ...aSpace(say`empty Axis-controlled space east of the 1941 line`),
  has: (look, one) =>
    eastOf1941.has(look, one) && !look.position.controls(look.text.side, one) && look.position.isEmpty(one),
};

/** The space the text is about: where it deployed, eliminated or attacked. */
export const there: Where = {
  say: say`that space`,
  named: ({ text }) => PLACE_NAMES[text.at] ?? null,
  has: ({ text }, one) => text.at === one,
};
/** Any space except the one the text has attacked. */
export const elsewhere: Where = {
  say: say`another space`,
  named: ({ text }) => (text.at < 0 ? null : say`another space than ${PLACE_NAMES[text.at]}`),
  has: ({ text }, one) => text.at !== one,
};
/** The space the force of the text attacked from. */
export const fromThere: Where = {
  say: say`the same space`,
  named: ({ text }) => PLACE_NAMES[text.from] ?? null,
  has: ({ text }, one) => text.from === one,
};
/** The space of the piece that the text has placed or moved. */
export const whereItStands: Where = {
  say: say`the space of that piece`,
  named: ({ text, position }) => PLACE_NAMES[position.board.at[text.piece]] ?? null,
  needsPiece: true,
  has: ({ text, position }, one) => text.piece >= 0 && position.board.at[text.piece] === one,
};

export const betweenTheLines = BETWEEN_THE_LINES;
