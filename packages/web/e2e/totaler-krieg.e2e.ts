import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lessons } from '../src/boards/totaler-krieg/lesson.js';
import { launch, PATIENCE, PHONE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { still, totalerKriegPlaceOf } from './map.js';
import { answer, asked, askedNow, choose, chooseOf, chooseWith, logged, offers, question } from './player.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

async function clickHex(page: Page, id: string): Promise<void> {
  await still(page);
  const { x, y } = await totalerKriegPlaceOf(page, id);
  await page.mouse.click(x, y);
}

it('is played by clicks: the Axis begins Barbarossa with support, moves and an attack', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go('#/new/totaler-krieg');
  await page.getByLabel('Scenario').selectOption('barbarossa');
  await page.getByRole('button', { name: 'Begin' }).click();
  await asked(page);

  // A replacement step is chosen in the Force Pool, and placed on the map.
  await page.getByRole('button', { name: /^Forces/ }).click();
  const pool = page.getByRole('group', { name: 'Force Pool' }).first();
  await pool.getByRole('button', { name: /German infantry/ }).click();
  await page.locator('.which', { hasText: 'With German infantry' }).waitFor();
  await visit.isAccessible();
  await page.getByRole('button', { name: /^Forces/ }).click();
  await page.locator('[data-option$=" e3902"]').first().waitFor({ state: 'attached' });
  await choose(page, (await offers(page)).find((text) => text.endsWith(' e3902'))!);
  await page.getByText('Left: 11 infantry of Germany').first().waitFor();
  // The next of its kind is in hand: one click places it, and all else can still be chosen.
  await page.locator('.which', { hasText: 'With German infantry' }).waitFor();
  await clickHex(page, 'e3902');
  await page.getByText('Left: 10 infantry of Germany').first().waitFor();
  await page.locator('.which', { hasText: 'With German infantry' }).waitFor();
  await choose(page, 'done');

  await chooseWith(page, 'place de-af-2 e3604');
  await logged(page, 'German Air Force 2');
  await choose(page, 'done');
  for (const hex of ['e3703', 'e3503', 'e4003']) await choose(page, `blitz ${hex}`);
  await choose(page, 'done');

  // A unit is moved on the map, and taken back; then a stack from the list.
  await expect.poll(() => question(page), { timeout: PATIENCE }).toBe('Which unit moves?');
  await clickHex(page, 'e3803');
  await page.locator('.which', { hasText: 'With German Army 4' }).waitFor();
  await clickHex(page, 'e3802');
  await logged(page, 'German Army 4 moves');
  await page.locator('.undo').click();
  await page.locator('.log-lines', { hasText: 'German Army 4 moves' }).waitFor({ state: 'detached' });
  await asked(page);
  // It goes to a hex with others by a click, too.
  await clickHex(page, 'e3803');
  await page.locator('.which', { hasText: 'With German Army 4' }).waitFor();
  await clickHex(page, 'e3702');
  await logged(page, 'German Army 4 moves from e3803 to Warsaw');
  await page.locator('.undo').click();
  await page.locator('.log-lines', { hasText: 'German Army 4 moves' }).waitFor({ state: 'detached' });
  await asked(page);
  const stack = page.locator('.option-group', { hasText: 'Move a whole stack' }).locator('[data-subject]');
  await stack.first().click();
  const march = page.locator('[data-option^="march "]').first();
  await march.waitFor({ state: 'attached' });
  await choose(page, (await march.getAttribute('data-option'))!);
  await logged(page, 'German infantry');
  await choose(page, 'done');

  // The odds with everybody are known before an attack is chosen, every shift of it while it is put together.
  const target = page.locator('[data-option="attack e3704"]');
  await target.waitFor();
  await expect
    .poll(() => target.textContent(), { timeout: PATIENCE })
    .toMatch(/against 3 is \d\u2060-\u20601.*armor \+1/);
  await target.click();
  await page.locator('[data-option="with de-army-2p"]').click();
  const stage = page.locator('.tk-stage');
  await stage.locator('.tk-columns [aria-current="true"]').waitFor();
  await stage.getByText('Armor +1').waitFor();
  await stage.getByText('River −1').waitFor();
  await visit.isAccessible();
  const before = await page.locator('.table').getAttribute('data-seq');
  await page.locator('[data-option="declare"]').first().click();
  await page.waitForFunction(
    (seq) => document.querySelector('.table')?.getAttribute('data-seq') !== seq,
    before,
  );
  // What was rolled is on the stage.
  await stage.locator('.tk-results.is-rolled .tk-die').first().waitFor();
  await logged(page, 'Attack on Brest-Litovsk');
  const isOver = async () => (await offers(page)).some((text) => text.startsWith('attack '));
  for (let step = 0; step < 20 && !(await isOver()); step++) {
    await asked(page);
    await answer(page, (options) => options.find((text) => /^(done|stand)$/.test(text)) ?? options[0]);
  }
  expect(await isOver()).toBe(true);
  await choose(page, 'done');
  await page
    .locator('.head-step', { hasText: 'Regular Combat' })
    .or(page.locator('.prompt h2'))
    .first()
    .waitFor();
  await visit.close();
});

it('gathers attackers by gestures: a stack, everybody by the target, and leaves them out again', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.hurry();
  await visit.go('#/new/totaler-krieg');
  await page.getByRole('button', { name: 'Begin' }).click();
  await asked(page);
  await chooseWith(page, 'place de-af-1 e3802');
  await choose(page, 'blitz e3801');
  await choose(page, 'done');
  for (const move of ['move de-army-8 w3826', 'move de-hq-nor w3826']) await chooseWith(page, move);
  await choose(page, 'done');

  // Posen can be attacked by three units and an HQ, from two hexes.
  const attackers = page.locator('.tk-stage .tk-side-of').first().locator('.tk-leave');
  const joined = async (count: number) => {
    await page.waitForFunction(
      (n) => document.querySelectorAll('.tk-stage .tk-party .tk-leave').length === n,
      count,
    );
  };
  await clickHex(page, 'w3827');
  await page.getByRole('button', { name: 'Everybody who can' }).waitFor();
  await clickHex(page, 'w3926');
  await joined(2);
  await clickHex(page, 'w3926');
  await joined(0);
  await clickHex(page, 'w3827');
  // Nobody is left to join: what is declared is shown before it is rolled.
  await joined(4);
  expect((await attackers.evaluateAll((all) => all.map((one) => one.getAttribute('title')))).sort()).toEqual([
    'Leave German Army 4 out',
    'Leave German Army 8 out',
    'Leave German HQ Nor out',
    'Leave German armor out',
  ]);
  await expect.poll(() => offers(page), { timeout: PATIENCE }).toEqual(['declare']);
  await page.locator('.tk-stage').getByText('HQ +1').waitFor();
  await page.getByRole('button', { name: 'Leave German HQ Nor out' }).click();
  await joined(3);
  await visit.isAccessible();
  await page.locator('[data-option="support de-hq-nor"]').click();
  await page.locator('.tk-support', { hasText: 'German HQ Nor supports' }).waitFor();
  await expect.poll(() => offers(page), { timeout: PATIENCE }).toEqual(['declare']);
  await choose(page, 'declare');
  await logged(page, 'Posen is attacked by Blitz');
  await logged(page, 'supported by German HQ Nor');
  await visit.close();
});

/** The next choice of a player who has no patience. */
function hasty(options: readonly string[]): string {
  const wishes = [/^advance /, /^retreat /, /^(done|pass|stand)$/];
  for (const wish of wishes) {
    const found = options.find((text) => wish.test(text));
    if (found) return found;
  }
  return options[0];
}

/** Attacks a hex with as many units as it takes to be allowed to; a single possible attack is made at once. */
async function attack(page: Page, target: string): Promise<void> {
  const before = await page.locator('.table').getAttribute('data-seq');
  await page.locator(`[data-option="${target}"]`).first().click();
  for (let last = target; ; ) {
    const found = await page.waitForFunction(
      ([seq, pressed]) => {
        if (document.querySelector('.table')?.getAttribute('data-seq') !== seq) return 'made';
        // What is rolled at once is confirmed first.
        const confirm = document.querySelector<HTMLElement>('.confirm .primary:not([disabled])');
        if (confirm?.dataset.confirms === pressed) return 'confirm';
        const options = [...document.querySelectorAll('[data-option]')].map(
          (one) => one.getAttribute('data-option') ?? '',
        );
        if (options.includes(pressed)) return false;
        return (
          options.find((text) => text === 'declare') ??
          options.find((text) => text.startsWith('with ')) ??
          false
        );
      },
      [before ?? '', last] as const,
    );
    last = String(await found.jsonValue());
    if (last === 'made') return;
    if (last === 'confirm') {
      await page.locator('.confirm .primary').first().click();
      continue;
    }
    if (last === 'declare') return choose(page, 'declare');
    await page.locator(`[data-option="${last}"]`).first().click();
  }
}

const UNWANTED = [
  'Replacements Segment',
  'Support Segment',
  'Organization Segment',
  'Regular Combat Segment',
  'Reserve Movement Phase',
].map((segment) => `Next time: ${segment}`);

it('goes through the five turns of Barbarossa to its end, with standing orders for what is not of interest', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.hurry();
  await visit.go('#/new/totaler-krieg');
  // Only those who play in a scenario are offered.
  const seats = page.locator('.seat-rows .seat-name');
  await seats.first().waitFor();
  expect((await seats.allTextContents()).map((text) => text.trim())).toEqual([
    'Axis',
    'Western Allies Allies',
  ]);
  await page.getByLabel('Scenario').selectOption('barbarossa');
  await seats.getByText('Soviet Union').waitFor();
  expect((await seats.allTextContents()).map((text) => text.trim())).toEqual(['Axis', 'Soviet Union Allies']);
  await page.getByRole('button', { name: 'Begin' }).click();
  const ordered = new Set<string>();
  const turns = new Set<string>();
  let attacked = false;
  for (let choices = 0; choices < 400; choices++) {
    // A question that an order answers may be gone by now, and it may have been the last.
    await page.waitForFunction(() => document.querySelector('.ending, .prompt [data-option]'));
    const now = await askedNow(page);
    if (!now) {
      if ((await page.locator('.ending').count()) > 0) break;
      continue;
    }
    const turn = ((await page.locator('.head-round').first().textContent()) ?? '').trim().slice(0, 3);
    turns.add(turn);
    const topic = await page.locator('.orders legend').allTextContents();
    const target = now.options.find((text) => text.startsWith('attack '));
    // After one attack even the Combat Segment is left to itself.
    const unwanted = UNWANTED.includes(topic[0]) && !ordered.has(topic[0]) && (attacked || !target);
    if (unwanted) {
      ordered.add(topic[0]);
      const before = await page.locator('.table').getAttribute('data-seq');
      await page.locator('.orders-fold > summary').click();
      await page.getByRole('button', { name: /^(Done|Pass) until I say$/ }).click();
      await page.waitForFunction(
        (seq) => document.querySelector('.table')?.getAttribute('data-seq') !== seq,
        before,
      );
    } else if (target && !attacked) {
      attacked = true;
      await attack(page, target);
    } else await chooseOf(page, now, hasty(now.options));
  }
  await page.locator('.ending').waitFor({ timeout: PATIENCE });
  expect([...turns].sort()).toEqual(['1/5', '2/5', '3/5', '4/5', '5/5']);
  // Those were asked about once, and never again.
  expect([...ordered].sort()).toEqual([...UNWANTED].sort());
  await page.locator('.ending', { hasText: 'turn 5 of 5' }).waitFor();
  await visit.isAccessible();
  await visit.close();
});

it('teaches movement on a phone', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = visit;
  const [lesson] = await lessons();
  await visit.go('#/lesson/totaler-krieg');
  await asked(page);
  for (const { choice, title = '' } of lesson.steps) {
    await page.locator('.hint strong').getByText(title, { exact: true }).waitFor({ timeout: PATIENCE });
    await (choice === 'done' ? choose(page, choice) : chooseWith(page, choice));
  }
  await page.getByRole('dialog').getByText('You can move').waitFor({ timeout: PATIENCE });
  await visit.isAccessible();
  const sticksOut = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sticksOut).toBe(0);
  await visit.close();
});

it('plays 1945 between the two Allied factions: they are the sides', async () => {
  const visit = await Visit.at(browser, host.address, { colorScheme: 'dark' });
  const { page } = visit;
  await visit.go('#/new/totaler-krieg');
  await page.getByLabel('Scenario').selectOption('1945');
  const seats = page.locator('.seat-name');
  await expect
    .poll(() => seats.allTextContents(), { timeout: PATIENCE })
    .toEqual(['Western Allies ', 'Soviet Union ']);
  await visit.isAccessible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await asked(page);
  await page.locator('.head-round', { hasText: '1945' }).waitFor();
  const scores = page.locator('.table-head .score');
  expect(await scores.evaluateAll((all) => all.map(({ className }) => className))).toEqual([
    expect.stringContaining('side-western'),
    expect.stringContaining('side-soviet'),
  ]);
  await page.getByRole('button', { name: /^Politics/ }).click();
  await page.getByText('Total War', { exact: true }).first().waitFor();
  await visit.close();
});

it('begins a campaign: the Axis of 1939 against two bots', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go('#/new/totaler-krieg');
  await page.getByLabel('Scenario').selectOption('1939');
  await page.getByRole('button', { name: 'Begin' }).click();
  await asked(page);
  await page.locator('.head-round', { hasText: '1939' }).waitFor();
  expect(await page.locator('.prompt h2').textContent()).not.toBe('');
  await visit.close();
});

it('begins no game with a faulty file of values, until it is taken away', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go('#/new/totaler-krieg');
  await page.getByLabel('Scenario').selectOption('case-white');
  const more = page.locator('fieldset details summary');
  await more.click();
  const buffer = Buffer.from('no-such-section: 1\n');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'values.yaml', mimeType: 'text/yaml', buffer });
  await page.locator('.refused', { hasText: 'no-such-section' }).waitFor();
  // Folded away, the file still stands in the way, and is shown again.
  await more.click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await file.waitFor();
  expect(await file.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(
    'Mend this file, or take it away',
  );
  expect(new URL(page.url()).hash).toMatch(/^#\/new\//);
  await visit.isAccessible();
  await page.getByRole('button', { name: 'Take this file away' }).click();
  await page.locator('.refused').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Begin' }).click();
  await asked(page);
  await visit.close();
});
