import type { Page } from 'playwright-core';

/** The current question; null if there is none. */
export async function question(page: Page): Promise<string | null> {
  const head = page.locator('.prompt h2');
  return (await head.count()) > 0 ? head.first().textContent() : null;
}

/** Waits for a decision or the end of the game; returns whether there is a decision. */
export async function asked(page: Page): Promise<boolean> {
  await page.waitForFunction(() => document.querySelector('.prompt h2, .ending, .curtain') !== null);
  return (await page.locator('.prompt h2').count()) > 0;
}

/** The options, in notation. */
export async function offers(page: Page): Promise<string[]> {
  return page
    .locator('[data-option]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-option') ?? ''));
}

/** The progress of the table, as the page shows it. */
async function progress(page: Page): Promise<string | null> {
  return page.locator('.table').getAttribute('data-seq');
}

/** Makes a choice from the list, confirms it if asked, and waits until it is made. */
export async function choose(page: Page, text: string): Promise<void> {
  const before = await progress(page);
  const button = page.locator(`[data-option="${text}"]`).first();
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
  await button.click();
  const settled = (seq: string | null) => {
    const table = document.querySelector('.table');
    const ready = document.querySelector('.confirm .primary:not([disabled])');
    return table?.getAttribute('data-seq') !== seq || ready !== null;
  };
  await page.waitForFunction(settled, before);
  if ((await progress(page)) === before) {
    await page.locator('.confirm .primary:not([disabled])').first().click();
    await page.waitForFunction(
      (seq) => document.querySelector('.table')?.getAttribute('data-seq') !== seq,
      before,
    );
  }
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
