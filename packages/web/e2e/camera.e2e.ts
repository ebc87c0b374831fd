import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, PATIENCE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { scaleOf, still, transformOf } from './map.js';
import { idOf, keepMoments, MOMENTS } from './moments.js';
import { answer, asked, foreseen, offers, sensible } from './player.js';
import { SIZES } from './sizes.js';

/** The games on the start page: others have an Axis or a Soviet Union, too. */
const QMG_WW2 = '[aria-labelledby="quick-qmg-ww2"]';
const EAST_FRONT = '[aria-labelledby="quick-east-front"]';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

const lit = (page: Page) => page.locator('.map-lit .lit.is-legal').count();

/** Lifts a card whose spaces are then lit, if there is one. */
async function lifted(page: Page): Promise<boolean> {
  const all = await offers(page);
  const card = all.find((text) => /^play (build|land|sea)/.test(text));
  if (card === undefined) return false;
  await page.evaluate(
    (text) => document.querySelector<HTMLElement>(`[data-option="${text}"]`)?.click(),
    card,
  );
  // A card with one space needs no further choice, and one without a space is refused.
  await page.waitForFunction(() =>
    document.querySelector('.map-lit .lit.is-legal, .confirm .primary:not([disabled]), .why-not'),
  );
  await foreseen(page);
  if ((await lit(page)) > 0) return true;
  // Back to the whole question.
  const back = async () => {
    await page.keyboard.press('Escape');
    return offers(page);
  };
  await expect.poll(back, { timeout: PATIENCE, interval: 100 }).toEqual(all);
  return false;
}

/** Ticks as many options as the question asks for and makes the choice, if several are chosen together. */
async function ticked(page: Page): Promise<boolean> {
  const ticks = await page
    .locator('[data-ticks]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-option') ?? ''));
  // Of a single choice, the first press may make it.
  if (ticks.length === 0) return false;
  const before = await page.locator('.table').getAttribute('data-seq');
  for (const text of new Set(ticks)) {
    if ((await page.locator('.confirm .primary:not([disabled])').count()) > 0) break;
    await page
      .locator(`[data-option="${text}"]`)
      .first()
      .evaluate((node) => (node as HTMLElement).click());
  }
  await page.locator('.confirm .primary:not([disabled])').first().click();
  await page.waitForFunction(
    (seq) => document.querySelector('.table')?.getAttribute('data-seq') !== seq,
    before,
  );
  return true;
}

/** Waits until the choice before is made with all that belongs to it: a gesture answers several questions in a row. */
async function canChoose(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(window, 'seenQuestion'));
  await page.waitForFunction(
    () => {
      const seq = document.querySelector('.table')!.getAttribute('data-seq');
      const question = `${seq} ${document.querySelector('.prompt h2')?.textContent}`;
      const before = Reflect.get(window, 'seenQuestion');
      Reflect.set(window, 'seenQuestion', question);
      return before === question && document.querySelector('[data-option]:enabled') !== null;
    },
    null,
    { polling: 200, timeout: PATIENCE },
  );
}

/** Plays on until spaces on the map may be chosen. */
async function untilLit(page: Page): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await asked(page);
    await canChoose(page);
    if ((await lit(page)) > 0 || (await lifted(page))) return;
    if (await ticked(page)) continue;
    await answer(page, sensible);
  }
  throw new Error('nothing on the map can be chosen');
}

interface Seen {
  /** Places that may be chosen, none of whose copies is in view and beside what lies over the map. */
  hidden: string[];
  /** Those of them that no mark at the edge leads to. */
  lost: string[];
  shown: number;
  /** The smallest side of a piece. */
  piece: number;
}

const COVERS = '.board-tools, .map-inset, .overlay-bar, .ticker-tabs, .since, .film-bar, .film-card';

/** What may be chosen on the map and cannot be seen: by the numbered marks and the pieces that are lit. */
async function seenOf(page: Page): Promise<Seen> {
  return page.evaluate((covering) => {
    const box = document.querySelector('.map-window')!.getBoundingClientRect();
    const covers = [...document.querySelectorAll(covering)]
      .filter((node) => getComputedStyle(node).visibility === 'visible')
      .map((node) => node.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const isFree = ({ left, top, right, bottom }: DOMRect) =>
      left >= box.left &&
      top >= box.top &&
      right <= box.right &&
      bottom <= box.bottom &&
      !covers.some((c) => left < c.right && c.left < right && top < c.bottom && c.top < bottom);
    const seen = new Map<string, boolean>();
    for (const node of document.querySelectorAll('.map-pieces .number-tag, .map-pieces .piece.is-legal')) {
      const holder = node.closest('[data-at]')!;
      const name = `${holder.getAttribute('data-at')} ${node.getAttribute('data-number') ?? ''}`;
      const core = node.querySelector('.piece-symbol') ?? node;
      seen.set(name, (seen.get(name) ?? false) || isFree(core.getBoundingClientRect()));
    }
    const marked = [...document.querySelectorAll<HTMLElement>('.edge-mark')]
      .filter((node) => isFree(node.getBoundingClientRect()))
      .flatMap((node) => node.dataset.places!.split(' '));
    const sides = [...document.querySelectorAll('.map-pieces .piece .piece-base')].map((node) => {
      const { width, height } = node.getBoundingClientRect();
      return Math.min(width, height);
    });
    const hidden = [...seen].filter(([, free]) => !free).map(([name]) => name);
    return {
      hidden,
      lost: hidden.filter((name) => !marked.includes(name.split(' ')[0])),
      shown: seen.size,
      piece: Math.min(...sides),
    };
  }, COVERS);
}

/** Where all that may be chosen need not fit at the smallest size of pieces: marks at the edge lead to the rest. */
const isSmall = (width: number, height: number) => width < 640 || height < 500;

/** At every size: what may be chosen is in view, and pieces are large enough. */
async function isInViewEverywhere(page: Page): Promise<void> {
  const bad: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await still(page);
    const { hidden, lost, shown, piece } = await seenOf(page);
    expect(shown).toBeGreaterThan(0);
    const missed = isSmall(width, height) ? lost : hidden;
    if (missed.length > 0) bad.push(`${width}×${height}: ${missed.join(', ')}`);
    if (hidden.length > shown / 2) bad.push(`${width}×${height}: most is outside: ${hidden.join(', ')}`);
    if (piece < 26) bad.push(`${width}×${height}: a piece of ${piece.toFixed(1)} pixels`);
  }
  expect(bad).toEqual([]);
}

/** Plays until pieces of East Front can be chosen, or a few choices further. */
async function untilPieces(page: Page, further = 0): Promise<void> {
  for (let i = 0, met = 0; i < 30; i++) {
    await asked(page);
    await canChoose(page);
    if ((await page.locator('.map-pieces .piece.is-legal').count()) > 0 && met++ >= further) return;
    await answer(page, sensible);
  }
  throw new Error('no piece can be chosen');
}

describe('what may be chosen is in view, and pieces are at least 26 pixels,', () => {
  // With these cards there is a choice of spaces within the first two turns.
  it.each([
    ['Germany', 'camera'],
    ['United Kingdom', 'london'],
    ['Japan', 'camera'],
    ['Soviet Union', 'camera'],
    ['Italy', 'naples'],
    ['United States', 'camera'],
  ])('for %s (%s)', async (country, seed) => {
    const visit = await Visit.at(browser, host.address);
    await visit.go(`#/?seed=${seed}`);
    await visit.page
      .locator(QMG_WW2)
      .getByRole('button', { name: `Play as ${country}` })
      .click();
    await untilLit(visit.page);
    await isInViewEverywhere(visit.page);
    await visit.close();
  });

  it.each([
    ['Axis', 0],
    ['Axis', 4],
    ['Allies', 0],
    ['Allies', 3],
  ] as const)('for the %s of East Front, %s choices later', async (side, further) => {
    const visit = await Visit.at(browser, host.address);
    await visit.go('#/?seed=camera');
    await visit.page
      .locator(EAST_FRONT)
      .getByRole('button', { name: `Play as ${side}` })
      .click();
    await untilPieces(visit.page, further);
    await isInViewEverywhere(visit.page);
    await visit.close();
  });
});

it('shows most of what may be chosen on a phone, not the whole world', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: { width: 390, height: 844 } });
  const { page } = visit;
  await visit.go();
  await keepMoments(page);
  await page.reload();
  const battle = MOMENTS.find(({ game, why }) => game === 'qmg-ww2' && why === 'most options')!;
  await visit.go(`#/table/${idOf(battle)}`);
  await asked(page);
  await still(page);
  const [asking, { hidden, lost, shown }] = [await scaleOf(page), await seenOf(page)];
  expect((await offers(page)).length).toBeGreaterThan(10);
  expect(shown).toBeGreaterThan(0);
  expect(lost).toEqual([]);
  expect(hidden.length).toBeLessThanOrEqual(shown / 2);
  await page.getByRole('button', { name: 'Whole map' }).click();
  await still(page);
  expect(asking).toBeGreaterThan(1.2 * (await scaleOf(page)));
  await visit.close();
});

it('leads to what is outside by a mark at the edge', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: { width: 844, height: 390 } });
  const { page } = visit;
  await visit.go('#/?seed=camera');
  await page.locator(EAST_FRONT).getByRole('button', { name: 'Play as Axis' }).click();
  await untilPieces(page);
  await still(page);
  const mark = page.locator('.edge-mark').first();
  await mark.waitFor();
  const places = (await mark.getAttribute('data-places'))!.split(' ');
  expect(Number(await mark.textContent())).toBe(places.length);
  await mark.click();
  await still(page);
  const { hidden } = await seenOf(page);
  expect(hidden.filter((name) => places.includes(name.split(' ')[0]))).toEqual([]);
  // The player has moved the map: the way back is offered.
  await page.getByRole('button', { name: 'Back to what is asked' }).click();
  await visit.close();
});

it('shows the whole map at every size, and leads back to what is asked', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go();
  await page.getByRole('button', { name: 'Play as United States' }).click();
  await untilLit(page);
  await still(page);
  // By itself the map stays where it is if all is in view there; the way back always frames what is asked.
  const whole = page.getByRole('button', { name: 'Whole map' });
  const back = page.getByRole('button', { name: 'Back to what is asked' });
  await whole.click();
  await still(page);
  await back.click();
  await still(page);
  const asking = await scaleOf(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await whole.click();
    await still(page);
    const { seen, map } = await page.evaluate(() => {
      const window = document.querySelector('.map-window')!.getBoundingClientRect();
      const ground = document.querySelector('.map-ground')!.getBoundingClientRect();
      return { seen: [window.width, window.height], map: [ground.width, ground.height] };
    });
    const turn = (await scaleOf(page)) * 2000;
    expect(turn).toBeLessThanOrEqual(seen[0] + 1);
    expect((await scaleOf(page)) * 1060, `${width}×${height} ${map}`).toBeLessThanOrEqual(seen[1] + 1);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await back.click();
  await still(page);
  expect(await scaleOf(page)).toBeCloseTo(asking, 1);
  expect((await seenOf(page)).hidden).toEqual([]);
  expect(await back.count()).toBe(0);
  await visit.close();
});

async function drag(page: Page, dx: number, dy: number): Promise<void> {
  const box = (await page.locator('.map-window').boundingBox())!;
  const [x, y] = [box.x + box.width * 0.45, box.y + box.height * 0.8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 4 });
  await page.mouse.move(x + dx, y + dy, { steps: 4 });
  await page.mouse.up();
}

it.each(['pan', 'zoom'] as const)('a %s by hand holds the map until the next question', async (how) => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go('#/?seed=camera');
  await page.getByRole('button', { name: 'Play as Japan' }).click();
  await untilLit(page);
  await still(page);
  if (how === 'pan') await drag(page, 420, -60);
  else {
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, -900);
  }
  await page.mouse.move(2, 2);
  await still(page);
  const back = page.getByRole('button', { name: 'Back to what is asked' });
  await back.waitFor();
  const mine = await transformOf(page);
  // Taking the card back and lifting it again asks about other places, as does another option of a list.
  await page.keyboard.press('Escape');
  await still(page);
  expect(await transformOf(page)).toBe(mine);
  expect(await lifted(page)).toBe(true);
  await still(page);
  expect(await transformOf(page)).toBe(mine);

  // The button, or its key, releases it.
  await back.click();
  await still(page);
  expect(await transformOf(page)).not.toBe(mine);
  expect((await seenOf(page)).hidden).toEqual([]);
  expect(await back.count()).toBe(0);

  // So does the next question.
  await drag(page, -500, 40);
  await page.mouse.move(2, 2);
  await still(page);
  await back.waitFor();
  const away = await transformOf(page);
  await page.keyboard.press('Escape');
  await answer(page, sensible);
  await untilLit(page);
  await still(page);
  expect(await transformOf(page)).not.toBe(away);
  expect((await seenOf(page)).hidden).toEqual([]);
  expect(await back.count()).toBe(0);
  await visit.close();
});

it('goes home to the player’s own pieces when only cards are asked about', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go('#/?seed=camera');
  await page.getByRole('button', { name: 'Play as Japan' }).click();
  await asked(page);
  await still(page);
  const own = () =>
    page.evaluate(() => {
      const box = document.querySelector('.map-window')!.getBoundingClientRect();
      return [...document.querySelectorAll('.map-pieces .piece.seat-japan')].some((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
      });
    });
  expect(await own()).toBe(true);
  // Far away by hand; the next question, of cards again, brings it home.
  await page.getByRole('button', { name: 'Whole map' }).click();
  await still(page);
  for (let i = 0; i < 6; i++) await page.keyboard.press('+');
  await drag(page, 600, 0);
  await still(page);
  expect(await own()).toBe(false);
  if (!(await ticked(page))) await answer(page, sensible);
  await asked(page);
  await still(page);
  expect(await own()).toBe(true);
  await visit.close();
});

it('goes to where the others act while a film runs, and not if a hand has moved the map', async () => {
  const visit = await Visit.at(browser, host.address, { reducedMotion: 'no-preference' });
  const { page } = visit;
  await visit.go('#/?seed=camera');
  await page.getByRole('button', { name: 'Play as Italy' }).click();
  await asked(page);
  await ticked(page);
  // What is new in a scene lies in the window, beside the film's card and caption.
  const inView = () =>
    page.evaluate((covering) => {
      const box = document.querySelector('.map-window')!.getBoundingClientRect();
      const covers = [...document.querySelectorAll(covering)].map((node) => node.getBoundingClientRect());
      const marks = [...document.querySelectorAll('.film-layer .film-new')];
      return (
        marks.length > 0 &&
        marks.every((node) => {
          const { left, right, top, bottom } = node.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          const inside = x > box.left && x < box.right && y > box.top && y < box.bottom;
          return inside && !covers.some((c) => x > c.left && x < c.right && y > c.top && y < c.bottom);
        })
      );
    }, COVERS);
  await page.locator('.film-layer .film-new').first().waitFor({ state: 'attached' });
  await expect.poll(inView, { timeout: PATIENCE, interval: 60 }).toBe(true);
  await page.keyboard.press('Escape');
  await asked(page);

  // A hand on the map holds it for the rest of the film, scene after scene.
  let places = { at: 0, told: 0 };
  // On a busy machine the film may be over before the hand has moved: then once more.
  for (let again = 0; again < 5 && places.told < 2; again++) {
    await page.locator('.since-play').click();
    await page.locator('.film-bar').waitFor();
    await drag(page, -300, 30);
    places = await page.evaluate(async () => {
      const [at, told] = [new Set<string>(), new Set<string>()];
      while (document.querySelector('.film-bar') && told.size < 3) {
        at.add(document.querySelector<HTMLElement>('.map-wrapper')!.style.transform.replace(/ scale.*/, ''));
        told.add(document.querySelector('.film-caption')?.textContent ?? '');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return { at: at.size, told: told.size };
    });
    await page.keyboard.press('Escape');
    await asked(page);
  }
  expect(places.told).toBeGreaterThan(1);
  expect(places.at).toBe(1);
  await visit.close();
});

it('has an inset with the window and the same lit spaces; a press there moves the map', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go();
  await page.getByRole('button', { name: 'Play as Germany' }).click();
  await untilLit(page);
  await still(page);
  expect(await page.locator('.map-inset .inset-lit.is-legal').count()).toBe(
    await page
      .locator('.map-lit .lit.is-legal')
      .evaluateAll(
        (nodes) => new Set(nodes.map((node) => node.getAttribute('data-space')).filter(Boolean)).size,
      ),
  );
  const inset = (await page.locator('.map-inset svg').boundingBox())!;
  const before = await page.locator('.inset-window').getAttribute('d');
  await page.mouse.click(inset.x + inset.width * 0.8, inset.y + inset.height * 0.7);
  await still(page);
  expect(await page.locator('.inset-window').getAttribute('d')).not.toBe(before);
  await page.setViewportSize({ width: 1024, height: 768 });
  expect(await page.locator('.map-inset').isVisible()).toBe(false);
  await visit.close();
});
