import { QMG_WW2 } from '@sandtable/maps';
import type { Browser, Page } from 'playwright-core';
import { botsGame } from './bots-game.js';
import type { Visit } from './browser.js';
import { frontPlaceOf, hexPlaceOf, placeOf, still, totalerKriegPlaceOf } from './map.js';
import { answer, asked, foreseen, question } from './player.js';
import { slowestPress } from './press-times.js';

/** How much slower than this machine the page runs. */
export const SLOWER = 4;
const PRESSES = 5;

/** An interaction, and what precedes it: the pointer is already there when it presses. */
export interface Action {
  reach?(i: number): Promise<unknown>;
  press(i: number): Promise<unknown>;
}

/** A game with what is pressed in it. */
export interface Pressed {
  game: string;
  /** Opens it in a page, up to a question. */
  open(visit: Visit): Promise<void>;
  actions(page: Page): Promise<Record<string, Action>>;
}

export async function slowDown(page: Page, rate = SLOWER): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** From press to next paint, in milliseconds: the median of several presses. */
export async function median(browser: Browser, page: Page, { reach, press }: Action): Promise<number> {
  // Clear the selection: otherwise a second press on the same thing would confirm it.
  for (let back = 0; back < 3; back++) await page.keyboard.press('Escape');
  const times: number[] = [];
  for (let i = 0; i < PRESSES; i++) {
    await reach?.(i);
    times.push(await slowestPress(browser, page, () => press(i)));
  }
  return times.sort((a, b) => a - b)[Math.floor(PRESSES / 2)];
}

const clicking = (page: Page) => async () => {
  await page.mouse.down();
  await page.mouse.up();
};

/** Presses the cards of the hand, one after the other. */
async function cards(page: Page): Promise<Action> {
  const all = page.locator('.hand .card');
  const count = Math.min(PRESSES, await all.count());
  return { reach: (i) => all.nth(i % count).hover({ force: true }), press: clicking(page) };
}

/** Presses these places of the map, one after the other. */
function places(page: Page, where: (i: number) => Promise<{ x: number; y: number }>): Action {
  return {
    reach: async (i) => {
      const { x, y } = await where(i);
      await page.mouse.move(x, y);
    },
    press: clicking(page),
  };
}

/** Presses targets: `takeUp` takes something up, and says where one of its targets is. */
function targets(page: Page, takeUp: (i: number) => Promise<{ x: number; y: number }>): Action {
  return places(page, async (i) => {
    for (let back = 0; back < 3; back++) await page.keyboard.press('Escape');
    return takeUp(i);
  });
}

/** Opens the strips of the seats, one after the other. */
async function strips(page: Page): Promise<Action> {
  const all = page.locator('.strip');
  const count = await all.count();
  return { reach: (i) => all.nth(i % count).hover({ force: true }), press: clicking(page) };
}

/** Switches an overlay on and off in the list, which shows it at once. */
const overlays = (page: Page): Action => ({
  reach: () => page.locator('.overlay-bar select').focus(),
  press: (i) => page.keyboard.press(i % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
});

/** The places of the listed options, which are their last words. */
async function placesOfOptions(page: Page): Promise<string[]> {
  await page.locator('.option-group [data-option]').first().waitFor();
  return page
    .locator('.option-group [data-option]')
    .evaluateAll((all) => all.map((option) => option.getAttribute('data-option')!.split(' ').at(-1)!));
}

/** The spaces among the options, once the page knows them: not every card has them. */
async function targetsListed(page: Page): Promise<string[]> {
  await foreseen(page);
  const spaces = await placesOfOptions(page);
  return spaces.filter((id) => QMG_WW2.spaces.some((space) => space.id === id));
}

/** Lifts a card that has spaces as targets, and says what they are. */
async function liftCard(page: Page): Promise<string[]> {
  const all = page.locator('.hand .card.is-legal');
  // Counted once: while a card is lifted, fewer of them can be chosen.
  const count = await all.count();
  for (let i = 0; i < count; i++) {
    await all.nth(i).click();
    const spaces = await targetsListed(page);
    if (spaces.length > 0) return spaces;
    await page.keyboard.press('Escape');
  }
  throw new Error('no card has a target');
}

const walk = (page: Page): Action => ({ press: () => page.keyboard.press('ArrowDown') });
/** Zooms a map that rests and is drawn. */
const zoom = (page: Page): Action => ({
  reach: async () => {
    await still(page);
    await page.waitForFunction(() => document.querySelector('.hex-tiles:not([data-ready])') === null);
  },
  press: (i) => page.keyboard.press(i % 2 === 0 ? '+' : '-'),
});

/** The world map in the middle of a game. */
export const QMG_MID_GAME: Pressed = {
  game: 'qmg-ww2',
  async open(visit) {
    const { page } = visit;
    // A target that is pressed is not chosen at once: it can be pressed again.
    await visit.askFirst();
    await visit.go();
    // Japan’s turn, with a card in its hand that has targets.
    const buffer = Buffer.from(await botsGame('quick', 178));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'half.journal', mimeType: 'text/plain', buffer });
    await page.locator('.replay-controls').waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('button', { name: '6 players' }).click();
    await page.getByLabel('Cover the screen').uncheck();
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await asked(page);
  },
  async actions(page) {
    const spaces = ['africa', 'india', 'north-sea', 'siberia', 'australia'];
    return {
      card: await cards(page),
      space: places(page, (i) => placeOf(page, spaces[i])),
      target: targets(page, async (i) => {
        const found = await liftCard(page);
        return placeOf(page, found[i % found.length]);
      }),
      walk: walk(page),
      zoom: zoom(page),
      overlay: overlays(page),
      strip: await strips(page),
    };
  },
};

async function openEastFront(visit: Visit): Promise<void> {
  await visit.askFirst();
  await visit.go();
  await visit.page
    .locator('[aria-labelledby="quick-east-front"]')
    .getByRole('button', { name: 'Play as Axis' })
    .click();
  await asked(visit.page);
}

/** Whether to keep the first hand. */
export const EAST_FRONT_HAND: Pressed = {
  game: 'east-front, first hand',
  open: openEastFront,
  async actions(page) {
    return { card: await cards(page), walk: walk(page) };
  },
};

/** The first turn of the Axis, with all of its pieces. */
export const EAST_FRONT: Pressed = {
  game: 'east-front',
  async open(visit) {
    await openEastFront(visit);
    await answer(visit.page, () => 'keep');
    await visit.page.locator('[data-option^="move"]').first().waitFor();
  },
  async actions(page) {
    const spaces = ['berlin', 'warsaw', 'romania', 'moscow', 'leningrad'];
    return {
      card: await cards(page),
      piece: places(page, (i) => frontPlaceOf(page, spaces[i])),
      target: targets(page, async (i) => {
        const { x, y } = await frontPlaceOf(page, 'berlin', 2);
        await page.mouse.click(x, y);
        const found = await placesOfOptions(page);
        return frontPlaceOf(page, found[i % found.length]);
      }),
      walk: walk(page),
      zoom: zoom(page),
      overlay: overlays(page),
      strip: await strips(page),
    };
  },
};

/** Parts of the window of the map. */
const SPREAD = [0.3, 0.4, 0.5, 0.6, 0.7];

/** The large map: 2,805 hexes and 600 counters. */
export const BRIDGEHEAD_FRONT: Pressed = {
  game: 'bridgehead',
  async open(visit) {
    const { page } = visit;
    await visit.askFirst();
    await visit.go('#/new/bridgehead');
    await page.getByLabel('Scenario').selectOption('front');
    await page.getByRole('button', { name: 'Begin' }).click();
    await asked(page);
    await page.locator('.hex-tiles[data-ready]').waitFor({ state: 'attached' });
  },
  async actions(page) {
    const { x, y, width, height } = (await page.locator('.map-window').boundingBox())!;
    return {
      unit: places(page, async (i) => ({ x: x + width * SPREAD[i], y: y + height * 0.5 })),
      target: targets(page, async (i) => {
        await page.locator('.option', { hasText: 'South' }).nth(i).click();
        const found = await placesOfOptions(page);
        return hexPlaceOf(page, 'front', found[i % found.length]);
      }),
      walk: walk(page),
      zoom: zoom(page),
      strip: await strips(page),
    };
  },
};

/** The first movement of the Axis; nothing was placed before. */
export const TOTALER_KRIEG: Pressed = {
  game: 'totaler-krieg',
  async open(visit) {
    const { page } = visit;
    await visit.askFirst();
    await visit.go('#/new/totaler-krieg');
    await page.getByLabel('Scenario').selectOption('barbarossa');
    await page.getByRole('button', { name: 'Begin' }).click();
    await asked(page);
    await page.locator('.hex-tiles[data-ready]').waitFor({ state: 'attached' });
    while ((await question(page)) !== 'Which unit moves?') await answer(page, () => 'done');
  },
  async actions(page) {
    const armies = ['e3803', 'e3903', 'e4003', 'e3503', 'e3703'];
    const at = (hex: string) => totalerKriegPlaceOf(page, hex);
    return {
      unit: places(page, (i) => at(armies[i])),
      target: targets(page, async (i) => {
        const { x, y } = await at(armies[i]);
        await page.mouse.click(x, y);
        return placesOfOptions(page).then((found) => at(found[i % found.length]));
      }),
      walk: walk(page),
      zoom: zoom(page),
      overlay: overlays(page),
      strip: await strips(page),
    };
  },
};

export const PRESSED: readonly Pressed[] = [
  QMG_MID_GAME,
  EAST_FRONT_HAND,
  EAST_FRONT,
  BRIDGEHEAD_FRONT,
  TOTALER_KRIEG,
];
