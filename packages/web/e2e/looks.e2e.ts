import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { botsGame } from './bots-game.js';
import { DESKTOP, launch, PATIENCE, PHONE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { still } from './map.js';
import { idOf, keepMoments, MOMENTS } from './moments.js';
import { asked } from './player.js';
import { SIZES } from './sizes.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

const LAPTOP = { width: 1280, height: 720 };

it.each([
  ['de', 'Den anderen verborgen', 'Regel'],
  ['fr', 'Caché aux autres', 'Règle'],
])(
  'has room for the words of other languages, and marks what the others do not read: %s',
  async (language, hidden, rule) => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    await page.addInitScript((code) => localStorage.setItem('sandtable.language', code), language);
    await visit.go('#/?seed=kursk');
    await page.locator('.start button').first().click();
    await asked(page);
    for (const size of [DESKTOP, LAPTOP, PHONE]) {
      await page.setViewportSize(size);
      // The score is even: the word is inside its mark, or only the sign is shown.
      const tooWide = () =>
        page.locator('.lead-mark.is-even').evaluate((mark) => {
          const bar = mark.parentElement!.getBoundingClientRect();
          const { left, right } = mark.getBoundingClientRect();
          return mark.scrollWidth > mark.clientWidth || left < bar.left - 1 || right > bar.right + 1;
        });
      await expect.poll(tooWide, { timeout: PATIENCE }).toBe(false);
      const cut = () =>
        page.evaluate(() =>
          [
            ...document.querySelectorAll(
              '.confirm-row button, .segment-row label, .head-steps li, .tabs button, .strip-name',
            ),
          ]
            .filter(
              (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible',
            )
            .map((one) => one.textContent),
        );
      await expect.poll(cut, { timeout: PATIENCE }).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    }
    // The English rulebook's titles are no part of a sentence in another language; they are marked as English.
    const link = page.locator('.footnote .rule-link button');
    await expect.poll(() => link.textContent(), { timeout: PATIENCE }).toMatch(new RegExp(`^${rule} \\d`));
    expect(await link.locator('[lang=en].unseen').count()).toBe(1);
    // The cards that were drawn are told to their owner without bare brackets.
    const line = page.locator('.log-lines .log-hidden').first();
    await line.waitFor({ state: 'attached' });
    expect(await line.textContent()).toContain(hidden);
    const lines = await page.locator('.log-lines li').allTextContents();
    expect(lines.filter((text) => text.startsWith('('))).toEqual([]);
    await visit.close();
  },
);

it('shows a place of the chain even if the map was moved by hand', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go();
  await keepMoments(page);
  await page.reload();
  await visit.go(`#/table/${idOf(MOMENTS.find(({ why }) => why.includes('fullest combat'))!)}`);
  await asked(page);
  const camera = () =>
    page.locator('.map-wrapper').evaluate((wrapper) => (wrapper as HTMLElement).style.transform);
  const map = (await page.locator('.board-frame').boundingBox())!;
  const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
  // Away to the south, by hand.
  for (let i = 0; i < 3; i++) {
    await page.mouse.move(x, y + 180);
    await page.mouse.down();
    await page.mouse.move(x, y - 180, { steps: 6 });
    await page.mouse.up();
  }
  const before = await camera();
  await page.locator('.chain-line').click();
  await page.locator('.chain-place').first().click();
  await expect.poll(camera, { timeout: PATIENCE }).not.toBe(before);
  await visit.close();
});

it('leaves the head of an attack’s arrow uncovered', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go();
  await keepMoments(page);
  await page.reload();
  await visit.go(`#/table/${idOf(MOMENTS.find(({ why }) => why.includes('fullest combat'))!)}`);
  await asked(page);
  const arrow = page.locator('.preview-arrow.is-attack .arrow-line');
  await arrow.waitFor({ state: 'attached' });
  await still(page);
  const covered = await arrow.evaluate((path: SVGPathElement) => {
    // The head is drawn from one barb over the tip to the other.
    const [, x, y] = /L([-\d.]+) ([-\d.]+)L/.exec(path.getAttribute('d')!)!.map(Number);
    const tip = new DOMPoint(x, y).matrixTransform(path.getScreenCTM()!);
    return [...document.querySelectorAll('.ef-piece')].filter((counter) => {
      const { left, top, right, bottom } = counter.getBoundingClientRect();
      return tip.x > left && tip.x < right && tip.y > top && tip.y < bottom;
    }).length;
  });
  expect(covered).toBe(0);
  await visit.close();
});

it('draws the course of a game large enough on a phone', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: PHONE });
  const { page } = visit;
  await visit.go();
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.journal',
    mimeType: 'text/plain',
    buffer: Buffer.from(await botsGame('ending')),
  });
  // In a replay it is a low strip as wide as the page.
  const chart = page.locator('.chart svg');
  await chart.waitFor();
  await visit.isAccessible();
  const strip = (await page.locator('.chart-bar').last().boundingBox())!;
  expect(strip.x + strip.width).toBeGreaterThan(PHONE.width * 0.85);
  // What a choice led to is read without being cut.
  await page.getByRole('button', { name: 'One choice on' }).click();
  const height = () => page.locator('.replay .prompt').evaluate((box) => box.clientHeight);
  await expect.poll(height, { timeout: PATIENCE }).toBeGreaterThan(140);
  await visit.close();
});

it('has lining figures everywhere', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: PHONE });
  const { page } = visit;
  await visit.go('#/?seed=kursk');
  await page.locator('.start button').first().click();
  await asked(page);
  const others = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) =>
        [...one.childNodes].some((node) => node.nodeType === 3 && /\d/.test(node.textContent ?? '')),
      )
      .filter((one) => !getComputedStyle(one).fontVariantNumeric.includes('lining-nums'))
      .map((one) => `${one.className}: ${one.textContent}`),
  );
  expect(others).toEqual([]);
  await visit.close();
});

it.each([
  ['en', 'Use The Royal Navy', 'by a lead of thirty'],
  ['de', 'Die Royal Navy einsetzen', 'Durch 30 Punkte Vorsprung'],
  ['fr', 'Utiliser La Royal Navy', 'Par une avance de 30 points'],
])(
  'says what is done, and by what a game ended, in the order of the language: %s',
  async (code, use, ended) => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    await page.addInitScript((language) => localStorage.setItem('sandtable.language', language), code);
    await visit.go();
    await keepMoments(page);
    await page.reload();
    const reaction = MOMENTS.find(({ game, why }) => game === 'qmg-ww2' && why.includes('longest prompt'))!;
    await visit.go(`#/table/${idOf(reaction)}`);
    await asked(page);
    const button = page.locator('.confirm .primary');
    await expect.poll(() => button.textContent(), { timeout: PATIENCE }).toContain(use);
    await visit.go('#/');
    await page.locator('input[type=file]').setInputFiles({
      name: 'game.journal',
      mimeType: 'text/plain',
      buffer: Buffer.from(await botsGame('ending')),
    });
    await page.locator('.replay-controls').waitFor();
    await visit.go(`#/table/${/#\/replay\/([^?/]+)/.exec(page.url())?.[1]}`);
    const why = page.locator('.ending-why');
    await expect.poll(() => why.textContent(), { timeout: PATIENCE }).toContain(ended);
    await visit.close();
  },
);

/** Opens one of the recorded questions. */
async function openMoment(visit: Visit, index: number): Promise<void> {
  const { page } = visit;
  await visit.go();
  await keepMoments(page);
  await page.reload();
  await visit.go(`#/table/${idOf(MOMENTS[index])}`);
  await asked(page);
}

const indexOf = (game: string, why: string) =>
  MOMENTS.findIndex((one) => one.game === game && one.why === why);

it.each(['en', 'de', 'fr'])(
  'writes the names of cards on the own table in full, in two lines if they are long (%s)',
  async (language) => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    await page.addInitScript((code) => localStorage.setItem('sandtable.language', code), language);
    for (const index of [indexOf('qmg-ww2', 'wordiest reaction'), indexOf('east-front', 'fullest combat')]) {
      await openMoment(visit, index);
      for (const size of [DESKTOP, LAPTOP]) {
        await page.setViewportSize(size);
        const names = page.locator('.own-row-name').filter({ visible: true });
        expect(await names.count()).toBeGreaterThan(3);
        const cut = await names.evaluateAll((all) =>
          all.flatMap((name) =>
            [name, ...name.children].some(
              (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3,
            ) && getComputedStyle(name).display !== 'inline'
              ? [name.textContent]
              : [],
          ),
        );
        expect(cut, `${language} ${size.width}`).toEqual([]);
      }
    }
    await visit.close();
  },
);

it('asks for a choice in two lines at most, and keeps all buttons in one row', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  for (const language of ['en', 'de', 'fr']) {
    await page.addInitScript((code) => localStorage.setItem('sandtable.language', code), language);
    await openMoment(visit, indexOf('totaler-krieg', 'longest prompt'));
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const rows = await page.locator('.confirm-row').evaluate((row) => {
        const words = document.createRange();
        words.selectNodeContents(row.querySelector('.primary:disabled span')!);
        const tops = [...words.getClientRects()].map(({ top }) => Math.round(top));
        const buttons = [...row.children].map((one) => Math.round(one.getBoundingClientRect().top));
        return { lines: new Set(tops).size, rows: new Set(buttons).size };
      });
      expect(rows.rows, `${language} ${width}`).toBe(1);
      expect(rows.lines, `${language} ${width}`).toBeLessThanOrEqual(2);
    }
  }
  await visit.close();
});

it('begins a row of options on a phone with what they do', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: PHONE });
  const { page } = visit;
  await openMoment(visit, indexOf('qmg-ww2', 'deepest chain'));
  const legend = (await page.locator('.options legend').first().boundingBox())!;
  expect(legend.x).toBeGreaterThanOrEqual(8);
  await visit.close();
});

it('says that a row of cards in a reaction goes on, and that the text of one does', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: { width: 844, height: 390 } });
  const { page } = visit;
  await page.addInitScript(() => localStorage.setItem('sandtable.language', 'de'));
  for (const why of ['longest prompt', 'wordiest reaction']) {
    await openMoment(visit, indexOf('qmg-ww2', why));
    const row = page.locator('.duel-row');
    await expect
      .poll(
        () =>
          row.evaluate((one) => {
            const duel = one.firstElementChild!;
            const goesOn = duel.scrollLeft + duel.clientWidth < duel.scrollWidth - 4;
            return goesOn === one.classList.contains('goes-on');
          }),
        { timeout: PATIENCE },
      )
      .toBe(true);
    const unsaid = await row.locator('.card').evaluateAll((cards) =>
      cards
        .filter((card) => card.scrollHeight > card.clientHeight + 1)
        .filter((card) => !getComputedStyle(card).backgroundAttachment.includes('local'))
        .map((card) => card.textContent),
    );
    expect(unsaid).toEqual([]);
  }
  await visit.close();
});

it('draws no small map where most of the map is in view, and no empty line of strips', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: LAPTOP });
  const { page } = visit;
  await openMoment(visit, indexOf('east-front', 'most options'));
  await page.getByRole('button', { name: 'Whole map' }).click();
  await expect.poll(() => page.locator('.map-inset').isVisible(), { timeout: PATIENCE }).toBe(false);
  await visit.go('#/?seed=kursk');
  await page.locator('.start button').first().click();
  await asked(page);
  // Nothing lies on the table yet.
  expect((await page.locator('.strip').first().boundingBox())!.height).toBeLessThan(50);
  await visit.close();
});

it('fades what lies over the map where it goes on below, and no more at its end', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: LAPTOP });
  const { page } = visit;
  await openMoment(visit, indexOf('qmg-ww2', 'deepest chain'));
  await page.locator('.strip').first().click();
  const body = page.locator('.strip-sheet-body');
  await body.waitFor();
  expect(await body.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(20);
  const fade = () => body.evaluate((box) => Number(getComputedStyle(box, '::after').opacity));
  await expect.poll(fade, { timeout: PATIENCE }).toBe(1);
  await body.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect.poll(fade, { timeout: PATIENCE }).toBeLessThan(0.1);
  // What is not longer than its place does not fade: nothing of it is covered.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Why you are asked/ }).click();
  const chain = page.locator('.chain');
  await chain.waitFor();
  expect(await chain.evaluate((box) => getComputedStyle(box, '::after').opacity)).toBe('0');
  await visit.close();
});

it('leaves out no line of a name on the heads of cards', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: LAPTOP });
  const { page } = visit;
  const cut = () =>
    page
      .locator('.card-head .card-title')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollHeight > one.clientHeight + 6).map((one) => one.textContent),
      );
  for (const why of ['most cards in a combat', 'most cards in a reaction', 'most options'])
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await openMoment(visit, indexOf('east-front', why));
      await expect.poll(cut, { timeout: PATIENCE, message: `${why} ${width}` }).toEqual([]);
    }
  await visit.close();
});

it.each([
  ['upright', PHONE],
  ['on its side', { width: PHONE.height, height: PHONE.width }],
])('brings a card that is chosen by its name into view on a phone %s', async (_, viewport) => {
  const visit = await Visit.at(browser, host.address, { viewport });
  const { page } = visit;
  await openMoment(visit, indexOf('qmg-ww2', 'deepest chain'));
  const last = page.locator('.tray .cards .card.is-legal').last();
  const outside = () =>
    last.evaluate((card) => {
      const row = card.closest('.cards')!.getBoundingClientRect();
      const { left, right } = card.getBoundingClientRect();
      return left < row.left - 1 || right > row.right + 1;
    });
  expect(await outside()).toBe(true);
  const name = (await last.locator('.card-title').textContent())!.replaceAll('\u00ad', '');
  await page.locator('.options .option', { hasText: name }).first().click();
  await page.locator('.tray .card.is-chosen').waitFor({ state: 'attached' });
  const seen = () =>
    page.locator('.tray .card.is-chosen').evaluate((card) => {
      const row = card.closest('.cards')!.getBoundingClientRect();
      const { left, right } = card.getBoundingClientRect();
      return left >= row.left - 1 && right <= row.right + 1;
    });
  await expect.poll(seen, { timeout: PATIENCE }).toBe(true);
  await visit.close();
});

it('keeps the words of a combat and its pieces apart, in every language', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  for (const language of ['en', 'de', 'fr']) {
    await page.addInitScript((code) => localStorage.setItem('sandtable.language', code), language);
    await openMoment(visit, indexOf('east-front', 'fullest combat'));
    const words = page.locator('.ef-party h4');
    await words.first().waitFor();
    const wide = await words.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    );
    expect(wide, language).toEqual([]);
  }
  await visit.close();
});

it('begins no line of the log with a comma', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go('#/?seed=kursk');
  await page.locator('.start button').first().click();
  await asked(page);
  await page.keyboard.press('l');
  const line = page.locator('.log-lines .log-hidden').first();
  await line.waitFor();
  const first = () =>
    line.evaluate((one) => {
      const names = [...one.querySelectorAll('.card-link')];
      const range = document.createRange();
      return names.flatMap((name) => {
        const mark = name.nextSibling;
        if (!mark?.textContent?.startsWith(',')) return [];
        range.setStart(mark, 0);
        range.setEnd(mark, 1);
        const { left } = range.getBoundingClientRect();
        // Behind the last word of the name, which may have begun on the line before.
        const end = [...name.getClientRects()].at(-1)!.right;
        return left < end - 1 ? [name.textContent] : [];
      });
    });
  expect(await line.locator('.with-marks').count()).toBeGreaterThan(5);
  for (let width = 1110; width < 1400; width += 40) {
    await page.setViewportSize({ width, height: 900 });
    expect(await first(), `${width}`).toEqual([]);
  }
  await visit.close();
});
