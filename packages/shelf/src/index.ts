/** The list of all games. */
import type {
  AnyBots,
  AnyGame,
  AnyProspect,
  AnyStatistics,
  AnyTraining,
  GameInfo,
  GameOptions,
  Side,
  TextOption,
} from '@sandtable/kernel';
import { type GameForm, SHELF, type Slot } from './shelf.js';

/** A game as a list shows it. */
export interface ShelfEntry {
  id: string;
  title: string;
  /** One sentence about it. */
  blurb: string;
  /** The makers of the original game. */
  credits: string;
  /** The ids of its seats. */
  seats: string[];
  sides: Side[];
  /** A game for tests and for game authors, not for players. */
  example: boolean;
}

/** Every game, examples included, without loading any. */
export function listGames(): ShelfEntry[] {
  return SHELF.map(({ about: { id, title, blurb, credits, seats, sides }, example }) => ({
    id,
    title,
    blurb,
    credits,
    seats: seats.map((seat) => seat.id),
    sides: sides.map((side) => ({ ...side })),
    example,
  }));
}

/** The description of a game, without loading it; null for an unknown id. */
export function aboutOf(id: string): GameInfo | null {
  return slotOf(id)?.about ?? null;
}

/** A game in the making: not shown to players, its rulebook and its translations are not complete. */
export function isDraft(id: string): boolean {
  return slotOf(id)?.draft === true;
}

/** Loads a game; null for an unknown id. */
export async function findGame(id: string): Promise<AnyGame | null> {
  return (await slotOf(id)?.open()) ?? null;
}

/**
 * Loads what a game needs for these options, for a page: it plays them as the whole game does, and no others. Null for
 * an unknown id.
 */
export async function findGameFor(id: string, options: GameOptions): Promise<AnyGame | null> {
  const slot = slotOf(id);
  return (await (slot?.openFor?.(options) ?? slot?.open())) ?? null;
}

/** What the form for a new game shows; null for an unknown id. */
export async function formOf(id: string): Promise<GameForm | null> {
  const slot = slotOf(id);
  if (!slot) return null;
  return slot.form
    ? slot.form()
    : { options: (await slot.open()).options, bots: Object.keys(await botsOf(id)) };
}

/** The same if it can be had without the engine, for lists of tables; otherwise null. */
export async function lightFormOf(id: string): Promise<GameForm | null> {
  return (await slotOf(id)?.form?.()) ?? null;
}

/** What reads the text of an option; null if it has none. */
export async function textOptionOf(id: string, option: string): Promise<TextOption | null> {
  const slot = slotOf(id);
  const options = await (slot?.options?.() ?? slot?.open().then((game) => game.options));
  return options?.[option]?.text ?? null;
}

/** The game's own bots; none for an unknown id. */
export async function botsOf(id: string): Promise<AnyBots> {
  return (await slotOf(id)?.bots?.()) ?? {};
}

/** The game's own greedy bot, perhaps with others; none if it has none. */
export async function greedyOf(id: string): Promise<AnyBots> {
  return (await slotOf(id)?.greedy?.()) ?? botsOf(id);
}

/** Every game has it. */
const GREEDY = 'greedy';

/** The bot that plays a seat with these options, if nobody chooses another. */
export function usualBotOf(id: string, options: GameOptions): string {
  const usual = slotOf(id)?.usualBots;
  return usual?.bots[options[usual.option] ?? usual.usual] ?? GREEDY;
}

/** How weights are fitted for the game's bots; null if they have none. */
export async function trainingOf(id: string): Promise<AnyTraining | null> {
  return (await slotOf(id)?.training?.()) ?? null;
}

/** What the game counts in the games of bots; null if it counts nothing. */
export async function statisticsOf(id: string): Promise<AnyStatistics | null> {
  return (await slotOf(id)?.statistics?.()) ?? null;
}

/** Can the game say anything about its positions, with these options? Loads nothing. */
export function canJudge(id: string, options: GameOptions): boolean {
  const slot = slotOf(id);
  if (!slot?.prospect) return false;
  const { judged } = slot;
  return !judged || judged.values.includes(options[judged.option] ?? judged.usual);
}

/** What the game can say about its positions, with these options; null if nothing. */
export async function prospectOf(id: string, options: GameOptions): Promise<AnyProspect | null> {
  return canJudge(id, options) ? ((await slotOf(id)?.prospect?.()) ?? null) : null;
}

function slotOf(id: string): Slot | undefined {
  return SHELF.find(({ about }) => about.id === id);
}
