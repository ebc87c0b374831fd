import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, PATIENCE, Visit } from './browser.js';
import { keepCampaign, longestQuestions } from './campaign-game.js';
import { APP, Host } from './host.js';
import { idOf, keepMoments, MOMENTS } from './moments.js';
import { asked, pointAt } from './player.js';
import { SIZES } from './sizes.js';

// The question, its options and its buttons are always in view: at every size, with and without hints, for the
// questions of every game that need the most space (found by find-longest-prompts.mjs).

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** What is wrong with the page as it is now, in words; empty if all is in view. */
function troubles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const [width, height] = [innerWidth, innerHeight];
    /** Whether a place of the page belongs to an element, and nothing covers it. */
    const isUncovered = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    const inView = (element: Element | null, what: string) => {
      if (!element) {
        found.push(`${what} is missing`);
        return;
      }
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (left < -1 || top < -1 || right > width + 1 || bottom > height + 1)
        found.push(`${what} is outside: ${[left, top, right, bottom].map(Math.round)}`);
      else if (right - left < 8 || bottom - top < 8) found.push(`${what} has no size`);
      else if (
        ![left + 4, (left + right) / 2, right - 4].every((x) => isUncovered(element, x, (top + bottom) / 2))
      )
        found.push(`${what} is covered`);
    };
    inView(document.querySelector('.prompt h2'), 'the question');
    const buttons = [...document.querySelectorAll('.confirm-row button')];
    if (buttons.length === 0) found.push('there are no buttons');
    for (const button of buttons) inView(button, `the button “${button.textContent}”`);
    // The buttons are in one row, as long as nothing is chosen: the height is for the options.
    const tops = new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
    const isOpen = document.querySelector('.confirm-row .primary:disabled') !== null;
    if ((height <= 500 || (isOpen && buttons.length < 4)) && tops.size > 1)
      found.push('the buttons are in more than one row');
    // On a phone on its side the cards of a reaction are pressed themselves.
    const options = [
      ...document.querySelectorAll('.options .option, .duel-card:not(.is-answered) > .card'),
    ].filter((one) => !one.closest('details:not([open])') && one.checkVisibility());
    const isSeen = (option: Element) => {
      const { left, top, right, bottom } = option.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const inside = x > 0 && y > 0 && x < width && y < height;
      return inside && option.contains(document.elementFromPoint(x, y));
    };
    const seen = options.filter(isSeen);
    const pressable = buttons.filter((button) => button.matches('[data-option]'));
    if (options.length > 0 && seen.length === 0) found.push('no option is in view');
    if (options.length + pressable.length === 0) found.push('there are no options');
    // A long list says that it goes on.
    if (seen.length < options.length && seen.length < options.length - 1)
      inView(
        document.querySelector('.options-more'),
        `the way to ${options.length - seen.length} more options`,
      );
    const map = document.querySelector('.board-frame')?.getBoundingClientRect();
    // A tablet is high enough for more of it.
    const most = width > 600 && height > width ? Number.POSITIVE_INFINITY : 200;
    // What is fought over is seen: on a high phone three tenths of it are the map.
    const inCombat = document.querySelector('.ef-stage') !== null && width <= 600 && height > 800;
    const usual = Math.min(most, 0.22 * height);
    const enough = height <= 500 ? 0.55 * (height - 44) : inCombat ? 0.295 * height : usual;
    if (!map || map.height < enough) found.push(`the map has a height of ${map?.height}`);
    else if (
      !isUncovered(
        document.querySelector('.board-frame')!,
        map.left + map.width / 2,
        map.top + map.height / 2,
      )
    )
      found.push('the map is covered');
    if (document.documentElement.scrollWidth > width) found.push('the page is wider than the screen');
    // Nothing below the map makes it wider than its place: its buttons are at its right edge.
    for (const button of document.querySelectorAll('.board-tools button'))
      if (button.checkVisibility()) inView(button, `the button of the map “${button.ariaLabel}”`);
    // Cards in the tray are whole.
    for (const card of document.querySelectorAll('.tray .cards .card'))
      if (card.getBoundingClientRect().bottom > height + 1) found.push(`a card is cut: ${card.textContent}`);
    // The kind of a card can be read, however long it is.
    for (const kind of document.querySelectorAll('.card-type'))
      if (kind.scrollWidth > kind.clientWidth) found.push(`the kind of a card is cut: ${kind.textContent}`);
    // Nothing ends in the middle of a word: the chain that led here, the heads of cards.
    const chain = document.querySelector('.chain-words');
    if (chain && chain.scrollWidth > chain.clientWidth) found.push(`the chain is cut: ${chain.textContent}`);
    for (const card of document.querySelectorAll('.card-head')) {
      const words = card.querySelector('.card-words')!;
      const { right, bottom } = card.getBoundingClientRect();
      const told = words.querySelector('.card-reaction')?.getBoundingClientRect();
      if (told && (told.bottom > bottom || told.right > right))
        found.push(`what a card answers is cut: ${words.textContent}`);
    }
    // The cards on the own table are known by their names, not by a letter.
    for (const name of document.querySelectorAll('.own-row-name'))
      if (name.checkVisibility() && name.clientWidth < Math.min(80, name.scrollWidth))
        found.push(`a card on the table has no room for its name: ${name.textContent}`);
    // Nor are those of the others, in their strips.
    for (const name of document.querySelectorAll('.strip-chip > span'))
      if (name.checkVisibility() && name.clientWidth < Math.min(60, name.scrollWidth))
        found.push(`a card in a strip has no room for its name: ${name.textContent}`);
    for (const strip of document.querySelectorAll('.strip')) {
      const [cards, reserve] = ['.strip-cards', '.strip-reserve'].map((part) =>
        strip.querySelector(part)?.getBoundingClientRect(),
      );
      if (cards && reserve && cards.height > 0 && reserve.height > 0)
        if (
          reserve.right > cards.left &&
          cards.right > reserve.left &&
          Math.abs(cards.top - reserve.top) < 12
        )
          found.push(`the counts of a strip overlap: ${strip.textContent}`);
    }
    // A row that is longer than its place fades where it goes on.
    for (const row of document.querySelectorAll('.swipe-row > :first-child')) {
      const goesOn =
        getComputedStyle(row).overflowX === 'auto' && row.scrollLeft + row.clientWidth < row.scrollWidth - 4;
      if (row.checkVisibility() && goesOn !== row.parentElement!.classList.contains('goes-on'))
        found.push(
          `a row ${goesOn ? 'goes on and does not say so' : 'says that it goes on'}: ${row.className}`,
        );
    }
    // A long date does not run into the score.
    const [round, score] = ['.head-round', '.head-score'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    if (round && score && round.right > score.left) found.push('the date and the score overlap');
    return found;
  });
}

/** What is still wrong after some frames: a preview may arrive at any moment, and the rest gives way in the next one. */
async function lastingTroubles(page: Page): Promise<string[]> {
  let found = await troubles(page);
  for (let frames = 0; frames < 5 && found.length > 0; frames++) {
    await settle(page);
    found = await troubles(page);
  }
  return found;
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

describe.each(['on', 'off'])('with hints %s', (hints) => {
  it('keeps question, options and buttons in view at every size', async () => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    await page.addInitScript((value) => localStorage.setItem('sandtable.hints', value), hints);
    // A size that changes while it is observed is an error of the window only, which no console tells.
    await page.addInitScript(() => {
      const errors: string[] = [];
      Reflect.set(window, 'errorsSeen', errors);
      window.addEventListener('error', ({ message }) => errors.push(message));
    });
    await visit.go();
    await keepMoments(page);
    await page.reload();
    const found: string[] = [];
    let measured = 0;
    for (const moment of MOMENTS) {
      await visit.go(`#/table/${idOf(moment)}`);
      // A question without a choice is not asked against bots.
      if (!(await asked(page))) continue;
      measured++;
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settle(page);
        const name = `${moment.game}, ${moment.why}, ${width}×${height}`;
        found.push(...(await lastingTroubles(page)).map((trouble) => `${name}: ${trouble}`));
        // What is pointed at is previewed: the consequences give way before the options do.
        const option = page.locator('.options .option').first();
        if ((await option.count()) === 0) continue;
        await option.focus();
        await settle(page);
        found.push(...(await lastingTroubles(page)).map((trouble) => `${name}, previewed: ${trouble}`));
        await option.blur();
      }
    }
    expect(found).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'errorsSeen'))).toEqual([]);
    expect(measured).toBeGreaterThan(MOMENTS.length - 4);
    await visit.close();
  });
});

it('keeps the first choice of a game in view at every size: three cards of ten', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go('#/?seed=kursk');
  await page.locator('.start button').first().click();
  await asked(page);
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await settle(page);
    found.push(...(await lastingTroubles(page)).map((trouble) => `${width}×${height}: ${trouble}`));
  }
  expect(found).toEqual([]);
  await visit.close();
});

it.each(['1937', '1939', '1942'])(
  'keeps the longest questions of the campaign of %s in view at every size, with and without hints',
  async (scenario) => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    const games = await longestQuestions(scenario, 400);
    expect(games.length).toBeGreaterThan(1);
    await visit.go();
    const found: string[] = [];
    let measured = 0;
    for (const hints of ['on', 'off'])
      for (const [n, game] of games.entries()) {
        await page.evaluate((value) => localStorage.setItem('sandtable.hints', value), hints);
        await visit.go(await keepCampaign(page, game, `long-${n}-${hints}`, true));
        // A question without a choice is not asked against bots.
        if (!(await asked(page))) continue;
        measured++;
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await settle(page);
          const asks = (await page.locator('.prompt h2').textContent()) ?? '';
          const name = `${asks} ${width}×${height}, hints ${hints}`;
          found.push(...(await lastingTroubles(page)).map((trouble) => `${name}: ${trouble}`));
        }
      }
    expect(found).toEqual([]);
    expect(measured).toBeGreaterThan(1);
    await visit.close();
  },
);

/** The texts of cards that cannot be read: too small, or their end is not in view even if one scrolls or swipes there. */
function unreadable(page: Page, texts: string): Promise<string[]> {
  return page.locator(texts).evaluateAll((all) =>
    all.flatMap((text) => {
      const card = text.closest<HTMLElement>('.card, .option, .written-answered')!;
      const scrolled: Element[] = [];
      for (
        let box: Element | null = text.parentElement;
        box && !box.matches('.prompt');
        box = box.parentElement
      )
        scrolled.push(box);
      const before = scrolled.map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
      card.scrollIntoView({ block: 'center', inline: 'center' });
      // Its end, if it has to be scrolled on a very low screen.
      if (card.scrollHeight > card.clientHeight) card.scrollTop = card.scrollHeight;
      const { left, right, bottom, height } = text.getBoundingClientRect();
      // Where more follows, a button says so; it goes away with the next frame.
      const hits = document.elementsFromPoint((left + right) / 2, bottom - 2);
      const last = hits.find((one) => !one.closest('.options-more'));
      scrolled.forEach((box, i) => {
        [box.scrollLeft, box.scrollTop] = before[i];
      });
      const name = `${card.textContent}`;
      if (Number.parseFloat(getComputedStyle(text).fontSize) < 11) return [`too small: ${name}`];
      if (height < 12) return [`folded: ${name}`];
      if (left < 0 || right > innerWidth) return [`too wide: ${name}`];
      return last && card.contains(last) ? [] : [`covered: ${name}`];
    }),
  );
}

it.each(['en', 'de', 'fr'])(
  'shows the cards of long reactions in full: beside each other, or as a row to swipe on a phone (%s)',
  async (language) => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    await page.addInitScript((code) => localStorage.setItem('sandtable.language', code), language);
    await visit.go();
    await keepMoments(page);
    await page.reload();
    const reactions = MOMENTS.filter(
      ({ game, why }) => game === 'qmg-ww2' && /longest prompt|wordiest reaction/.test(why),
    );
    expect(reactions.length).toBe(2);
    for (const moment of reactions) {
      await visit.go(`#/table/${idOf(moment)}`);
      expect(await asked(page)).toBe(true);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settle(page);
        const name = `${moment.why}, ${width}×${height}`;
        // The one that is answered, and those that answer it.
        const texts = page.locator('.duel-card .card-text');
        expect(await texts.count(), name).toBeGreaterThanOrEqual(2);
        await expect
          .poll(() => unreadable(page, '.duel-card .card-text'), { timeout: PATIENCE, message: name })
          .toEqual([]);
        // The first one to answer with is in view before anything is swiped.
        const { x } = (await page.locator('.duel-card:not(.is-answered) > .card').first().boundingBox())!;
        const ask = (await page.locator('.prompt').boundingBox())!;
        expect(x, name).toBeGreaterThanOrEqual(ask.x);
        expect(x, name).toBeLessThan(ask.x + ask.width * 0.6);
        // Pointing at the answer does not fold the cards.
        await page.locator('.duel-card:not(.is-answered) > .card').first().hover();
        await settle(page);
        expect(await texts.first().isVisible(), name).toBe(true);
        await page.mouse.move(2, 2);
      }
    }
    await visit.close();
  },
);

it.each(['en', 'de', 'fr'])(
  'writes out every card of a reaction with four or more of them, and the card that is answered (%s)',
  async (language) => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    await page.addInitScript((code) => localStorage.setItem('sandtable.language', code), language);
    await visit.go();
    await keepMoments(page);
    await page.reload();
    const reactions = MOMENTS.filter(({ why }) => /most cards/.test(why));
    expect(reactions.length).toBe(2);
    for (const moment of reactions) {
      await visit.go(`#/table/${idOf(moment)}`);
      expect(await asked(page)).toBe(true);
      const offered = await page
        .locator('.options [data-option^="react "]')
        .evaluateAll((all) => all.map((one) => one.matches('.is-written') && one.checkVisibility()));
      expect(offered.length).toBeGreaterThanOrEqual(4);
      expect(offered).not.toContain(false);
      const answered = page.locator('.written-answered');
      expect(await answered.count()).toBe(moment.why.includes('reaction') ? 1 : 0);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settle(page);
        const name = `${moment.why}, ${width}×${height}`;
        const texts = '.option.is-written .card-text, .written-answered .card-text';
        await expect.poll(() => unreadable(page, texts), { timeout: PATIENCE, message: name }).toEqual([]);
        // One of them is read before anything is scrolled or swiped.
        const first = (await page.locator('.option.is-written .card-text').first().boundingBox())!;
        const box = (await page.locator('.options').boundingBox())!;
        expect(first.y + first.height, name).toBeLessThanOrEqual(box.y + box.height + 1);
        expect(first.x + first.width, name).toBeLessThanOrEqual(box.x + box.width + 1);
      }
    }
    await visit.close();
  },
);

it('shows the side of a card that was used, although the card has been turned over', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go();
  await keepMoments(page);
  await page.reload();
  const moment = MOMENTS.find(({ why }) => why === 'most cards in a reaction')!;
  await visit.go(`#/table/${idOf(moment)}`);
  await asked(page);
  expect(await page.locator('.written-answered .written-name').textContent()).toBe('Supplies Diverted East');
  // Its name opens that side, too, not the one that is up now.
  const link = page.locator('.ticker .card-link', { hasText: 'Supplies Diverted East' }).first();
  const side = page.locator('.card-popup .card-title', { hasText: 'Supplies Diverted East' });
  await pointAt(page, link, side);
  await visit.close();
});
