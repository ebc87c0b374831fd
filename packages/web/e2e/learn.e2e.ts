import { isDraft, listGames } from '@sandtable/shelf';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lessons } from '../src/boards/qmg-ww2/lesson.js';
import { launch, PATIENCE, PHONE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { asked, canAnswer, choose } from './player.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** The learner's step at which the lesson stands when it waits, counted from 1; 0 when it is over. */
async function stepOf(page: Page): Promise<number> {
  await page.locator('.lesson-end, .prompt h2').first().waitFor();
  // A gesture makes two choices: in between, nothing is waited for.
  await canAnswer(page);
  if ((await page.locator('.lesson-end').count()) > 0) return 0;
  const kind = await page.locator('.hint.is-lesson .hint-kind').textContent();
  return Number(/Step (\d+) of/.exec(kind ?? '')?.[1]);
}

it('teaches Quartermaster General WW2 choice by choice; another choice is refused in words', async () => {
  const [lesson] = await lessons();
  const own = lesson.steps.filter(({ seat }) => seat === lesson.seat);
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  // The lesson pauses before the choices of the others.
  await visit.hurry();
  await visit.go();
  await page.locator('a[href="#/lesson/qmg-ww2"]').first().click();
  const seen: number[] = [];
  for (let step = await stepOf(page); step > 0; step = await stepOf(page)) {
    seen.push(step);
    const { title, choice, instead } = own[step - 1];
    await page.locator('.hint', { hasText: title! }).waitFor();
    if (step === 1) {
      await visit.isAccessible();
      // Another choice: it is said what to do, and nothing happened.
      await page.locator('[data-option="play build-army"]').first().click();
      const ready = page.locator('.confirm .primary:not([disabled])');
      await ready.or(page.getByRole('alert')).first().waitFor();
      if ((await ready.count()) > 0) await ready.first().click();
      const refused = page.getByRole('alert');
      await refused.waitFor();
      // A card's name is a link, with a joiner that keeps it and the full stop on one line.
      const said = (await refused.textContent())!.replaceAll('\u2060', '');
      expect(said).toContain(instead);
      expect(said).not.toContain(choice);
      await page.keyboard.press('Escape');
      expect(await stepOf(page)).toBe(1);
    }
    await choose(page, choice);
    await page.waitForFunction(
      (was) => !document.querySelector('.hint-kind')?.textContent?.includes(`Step ${was} of`),
      step,
    );
  }
  // Two choices may be one gesture, but none is skipped otherwise.
  expect(seen.length).toBeGreaterThan(own.length * 0.6);
  await page.getByRole('dialog', { name: lesson.end.title }).waitFor();
  await visit.isAccessible();
  await visit.close();
});

it('has hints that fit the country; they can be switched off, and on again', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go();
  await page.getByRole('button', { name: 'Play as Japan' }).click();
  await asked(page);
  const hint = page.locator('.hint');
  await hint.waitFor();
  // Folded where space is tight; what one opens stays open.
  const text = hint.getByText('China has a star next to the Sea of Japan');
  await hint.locator('summary').click();
  if (!(await text.isVisible())) await hint.locator('summary').click();
  await text.waitFor();
  await page.getByRole('button', { name: 'No more hints' }).click();
  await hint.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Show hints' }).click();
  await hint.waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('No hints').check();
  await hint.waitFor({ state: 'detached' });
  await visit.close();
});

it('opens a rule beside its link, with an example to play with', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go('#/lesson/qmg-ww2');
  await asked(page);
  const table = await page.locator('.table').getAttribute('data-seq');
  await page.locator('.hint .rule-link button', { hasText: 'The five steps of a turn' }).click();
  const sheet = page.getByRole('dialog', { name: 'The five steps of a turn' });
  await sheet.locator('.prose').waitFor();
  // Beside the link, and not over it.
  const isBeside = async () => {
    const [box, link] = await Promise.all([
      sheet.boundingBox(),
      page.locator('.hint .rule-link button', { hasText: 'The five steps of a turn' }).boundingBox(),
    ]);
    return box!.x + box!.width <= link!.x || box!.x >= link!.x + link!.width;
  };
  await expect.poll(isBeside, { timeout: PATIENCE }).toBe(true);
  await visit.isAccessible();
  await sheet.locator('.example-open').first().click();
  const example = page.locator('dialog.example-window .example');
  await example.locator('[data-option]').first().waitFor();
  await visit.isAccessible();
  await page.keyboard.press('Escape');
  await example.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  // The table is as it was.
  expect(await page.locator('.table').getAttribute('data-seq')).toBe(table);
  await visit.close();
});

it('has a rulebook with titles, search, drawings, and boards on which a choice is made and taken back', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go('#/rules/qmg-ww2/supply.navy-port');
  const rule = page.locator('[id="supply.navy-port"]');
  await rule.getByRole('heading', { name: 'A Navy needs a port' }).waitFor();
  await page.locator('.chapter .figure').first().waitFor();
  const words = (await page.locator('.rulebook').textContent()) ?? '';
  for (const word of ['supply.navy-port', 'portless-link', '[printed]', 'cases/', '`'])
    expect(words).not.toContain(word);
  await visit.isAccessible();

  await rule.getByRole('button', { name: /cannot build a Navy in the Central Pacific/ }).click();
  const example = rule.locator('.example');
  await example.locator('[data-option="play build-navy"]').click();
  await example.getByText('builds a Navy').waitFor();
  await example.getByRole('button', { name: 'Take it back' }).click();
  await example.locator('[data-option="play build-navy"]').waitFor();
  await example.getByRole('button', { name: 'Show me' }).click();
  await example.locator('.refused', { hasText: 'Not allowed' }).waitFor();
  await visit.isAccessible();
  // Its buttons do not scroll away with many choices.
  await visit.go('#/rules/east-front/pieces.limits');
  const crowded = page.locator('.example');
  await page.getByRole('button', { name: /A piece that leaves the board can be placed again/ }).click();
  await crowded.locator('[data-option]').nth(9).waitFor();
  for (const size of [{ width: 1440, height: 900 }, PHONE]) {
    await page.setViewportSize(size);
    const inside = () =>
      crowded.evaluate((box) => {
        const foot = box.querySelector('.example-side > .confirm-row')!.getBoundingClientRect();
        return foot.height > 20 && foot.bottom <= box.getBoundingClientRect().bottom;
      });
    await expect.poll(inside, { timeout: PATIENCE }).toBe(true);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit.go('#/rules/qmg-ww2');

  await page.getByLabel('Search the rules').fill('unsupplied together');
  await page.locator('.found', { hasText: 'Unsupplied pieces go together' }).waitFor();
  await visit.close();
});

it('tells every game in two minutes', async () => {
  for (const [size, colorScheme] of [
    [undefined, 'light'],
    [PHONE, 'dark'],
  ] as const) {
    const visit = await Visit.at(browser, host.address, { ...(size && { viewport: size }), colorScheme });
    const { page } = visit;
    for (const { id, title } of listGames().filter((one) => !isDraft(one.id))) {
      await visit.go(`#/about/${id}`);
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await page.locator('.figure').first().waitFor();
      await visit.isAccessible();
      // Nothing is wider than the screen, and the words in the drawings can be read on it.
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      const tiny = await page.locator('.drawn text').evaluateAll((all) =>
        all
          .filter((text) => {
            const scale = (text as SVGTextElement).getScreenCTM()!.a;
            return Number.parseFloat(getComputedStyle(text).fontSize) * scale < 10.5;
          })
          .map((text) => text.textContent),
      );
      expect(tiny).toEqual([]);
    }
    await visit.close();
  }
});
