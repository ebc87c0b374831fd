import type { Locator, Page } from 'playwright-core';

/** The current question; null if there is none. */
export async function question(page: Page): Promise<string | null> {
  // Read at once: the question may disappear between two looks.
  return (await page.locator('.prompt h2').allTextContents())[0] ?? null;
}

/** A question as it is at one moment. */
export interface Asked {
  /** The progress of the table at that moment. */
  seq: string | null;
  prompt: string;
  /** In notation. */
  options: string[];
}

/** The current question with its options, read in one look; null if none can be answered now. */
export async function askedNow(page: Page): Promise<Asked | null> {
  return page.evaluate(() => {
    const prompt = document.querySelector('.prompt h2')?.textContent;
    const options = [...document.querySelectorAll('[data-option]')].map(
      (button) => button.getAttribute('data-option') ?? '',
    );
    if (!prompt || options.length === 0) return null;
    return { seq: document.querySelector('.table')?.getAttribute('data-seq') ?? null, prompt, options };
  });
}

/** Makes a choice of this question. Returns false if the question went away before it could be pressed. */
export async function chooseOf(page: Page, { seq }: Asked, text: string): Promise<boolean> {
  const gone = page.waitForFunction(
    (before) => document.querySelector('.table')?.getAttribute('data-seq') !== before,
    seq,
  );
  const table = `.table[data-seq="${seq}"]`;
  let pressed = false;
  const made = choose(page, text, table, () => {
    pressed = true;
  }).then(() => true);
  // Whichever comes second has nothing left to tell.
  for (const one of [gone, made]) one.catch(() => {});
  // What is pressed is carried through: the table may also have moved on because somebody else chose.
  const late = () => rest(2_000).then(() => pressed && made);
  return Promise.race([made, gone.then(() => (pressed ? made : Promise.race([made, late()])))]);
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Answers the question that this page is asked; one that goes away meanwhile is followed by the next. */
export async function answer(page: Page, pick: (options: readonly string[]) => string): Promise<void> {
  for (;;) {
    await page.locator('.prompt h2').first().waitFor({ state: 'attached' });
    await asked(page);
    const now = await askedNow(page);
    if (now && (await chooseOf(page, now, pick(now.options)))) return;
  }
}

/** Waits for a decision that can be made, or the end of the game; returns whether there is a decision. */
export async function asked(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () =>
      document.querySelector('.ending, .curtain') !== null ||
      (document.querySelector('.prompt h2') !== null &&
        document.querySelector('.confirm')?.getAttribute('data-state') !== 'answered'),
  );
  return (await page.locator('.prompt h2').count()) > 0;
}

/** Waits while the question that is shown is being answered: what is pressed then may be meant for the next one. */
export async function canAnswer(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('.confirm')?.getAttribute('data-state') !== 'answered',
  );
}

/** Waits until the page knows what the choice in hand would do: only then its targets can be told from those of none. */
export async function foreseen(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('.confirm')?.getAttribute('data-state') !== 'looking',
  );
}

/** The progress of the table, as the page shows it. */
export async function progress(page: Page): Promise<string | null> {
  return page.locator('.table').getAttribute('data-seq');
}

/** Waits until the table has moved on from there, and asks again or ends. */
export async function askedAgain(page: Page, before: string | null): Promise<boolean> {
  await page.waitForFunction(
    (seq) => document.querySelector('.table')?.getAttribute('data-seq') !== seq,
    before,
  );
  return asked(page);
}

/**
 * Points at something until what this shows is there. What moves under a pointer at rest shows nothing, and a page that
 * still makes room for its texts moves: then it is pointed at again.
 */
export async function pointAt(page: Page, named: Locator, shown: Locator): Promise<void> {
  for (let left = 30; ; left--) {
    await named.hover();
    try {
      return await shown.waitFor({ timeout: 2_000 });
    } catch (error) {
      if (left === 0) throw error;
      await page.mouse.move(2, 2);
    }
  }
}

/** Opens a tab beside the map: log, cards, the map in words, chat, seats. While one is asked they lie over the map. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  if (!(await tab.isVisible())) await page.locator('.ticker-tabs button').first().click();
  await tab.click();
  // What it shows may still be loading.
  await page.locator('.tab-body > *').first().waitFor({ state: 'attached' });
}

/** Waits for a line of the log, which may be closed. */
export async function logged(page: Page, text: string): Promise<void> {
  await page.locator('.log-lines', { hasText: text }).waitFor({ state: 'attached' });
}

/** The options, in notation. */
export async function offers(page: Page): Promise<string[]> {
  return page
    .locator('[data-option]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-option') ?? ''));
}

/** Makes a choice from the list, confirms it if asked, and waits until it is made. */
export async function choose(
  page: Page,
  text: string,
  within = '',
  onPressed: () => void = () => {},
): Promise<void> {
  await canAnswer(page);
  const button = page.locator(`${within} [data-option="${text}"]`).first();
  // Unfold a long list.
  if ((await button.count()) === 0)
    await page.locator('.option-row > .link').evaluateAll((links) => {
      for (const link of links) (link as HTMLElement).click();
    });
  // Open a folded group.
  await button.evaluate((node) => {
    const fold = node.closest('details');
    if (fold) fold.open = true;
  });
  // Not before the option is there: the choice of somebody else may have led to it.
  const before = await progress(page);
  const ticks = (await button.getAttribute('data-ticks')) !== null;
  await button.click();
  onPressed();
  if (ticks) await ticked(page, text);
  await made(page, text, before);
}

/** Makes a choice whose subject is chosen first: "move de-army-4 e3802". */
export async function chooseWith(page: Page, text: string): Promise<void> {
  const subject = text.split(' ')[1];
  const row = page.locator(`[data-subject="${subject}"]`).first();
  await page.locator('[data-subject]').first().waitFor();
  // Of many subjects some are shown; the others are found by their name.
  if ((await row.count()) === 0) await page.locator('.subject-search').first().fill(subject);
  await row.click();
  await page.locator(`[data-option="${text}"], .option-row > .link`).first().waitFor({ state: 'attached' });
  await choose(page, text);
}

/**
 * Confirms the choice that was pressed, if asked, and waits until it is made. Of several together, ticks what is missing.
 * The button that confirms may also offer another choice, the only card of a reaction: it says which one it confirms. Null: ticks only.
 */
async function made(page: Page, text: string | null, before: string | null): Promise<void> {
  const confirm = page.locator('.confirm .primary:not([disabled])').first();
  const more = page.locator('[data-ticks]:not([aria-pressed="true"])').first();
  for (;;) {
    const next = await page.waitForFunction(
      ([option, seq]) => {
        const ready = document.querySelector<HTMLElement>('.confirm .primary:not([disabled])');
        // The rest of a selection is being made.
        if (document.querySelector('[data-option]:disabled')) return false;
        // Others who are asked at the same time move the table on; what is ticked stays, and is not made yet.
        if (document.querySelector('[data-ticks][aria-pressed="true"]')) return ready ? 'confirm' : 'tick';
        if (document.querySelector('.table')?.getAttribute('data-seq') !== seq) return 'made';
        return option !== null && ready?.dataset.confirms === option && 'confirm';
      },
      [text, before] as const,
    );
    const step = await next.jsonValue();
    if (step === 'made') return;
    if (step === 'confirm') break;
    const option = await more.getAttribute('data-option');
    await more.click();
    await ticked(page, option!);
  }
  await confirm.click();
  await page.waitForFunction(
    (seq) =>
      document.querySelector('.table')?.getAttribute('data-seq') !== seq &&
      document.querySelector('[data-option]:disabled') === null &&
      document.querySelector('[data-ticks][aria-pressed="true"]') === null,
    before,
  );
}

/** Waits until the page shows that this option is ticked. */
async function ticked(page: Page, option: string): Promise<void> {
  await page.locator(`[data-option="${option}"][aria-pressed="true"]`).first().waitFor({ state: 'attached' });
}

/** Discards the first cards that are too many, together, but not these. */
export async function discardFirst(page: Page, keep: RegExp): Promise<void> {
  const ready = page.locator('.confirm .primary:not([disabled])');
  for (const text of await offers(page)) {
    if ((await ready.count()) > 0) break;
    if (keep.test(text)) continue;
    await page.locator(`[data-option="${text}"]`).first().click();
    await ticked(page, text);
  }
  await made(page, null, await progress(page));
}

/** Prefers choices that make progress: builds, then battles, then anything that gives up no cards. */
export function sensible(texts: readonly string[]): string {
  const wishes = [
    /^play build-army/,
    /^build /,
    /^play build-navy/,
    /^play land-battle/,
    /^battle /,
    /^(done|pass|skip)$/,
    /^play /,
    /^discard /,
  ];
  for (const wish of wishes) {
    const found = texts.find((text) => wish.test(text));
    if (found) return found;
  }
  return texts[0];
}

/** Lays cards face down and raids, so that the others have something to react to. */
export function provoke(texts: readonly string[]): string {
  const wishes = [
    /^use /,
    /^lay /,
    /^play raid/,
    /^raid /,
    /^strike /,
    /^play settle/,
    /^settle /,
    /^draw/,
    /^pass/,
    /^play /,
  ];
  for (const wish of wishes) {
    const found = texts.find((text) => wish.test(text));
    if (found) return found;
  }
  return texts[0];
}

/** Presses an item of the table's menu. */
export async function fromMenu(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const item = page.locator('.menu-list').getByText(what, { exact: true });
  await item.click();
}
