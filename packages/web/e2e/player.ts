import type { Page } from 'playwright-core';

/** The question that is being asked, or null. */
export async function question(page: Page): Promise<string | null> {
  const head = page.locator('.prompt h2');
  return (await head.count()) > 0 ? head.first().textContent() : null;
}

/** Waits until something has to be decided here, or the game is over; then true, or false. */
export async function asked(page: Page): Promise<boolean> {
  await page.waitForFunction(() => document.querySelector('.prompt h2, .ending, .curtain') !== null);
  return (await page.locator('.prompt h2').count()) > 0;
}

/** The choices on offer, in notation. */
export async function offers(page: Page): Promise<string[]> {
  return page
    .locator('[data-option]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-option') ?? ''));
}

/** How far the table has come, as the page shows it. */
async function progress(page: Page): Promise<string | null> {
  return page.locator('.table').getAttribute('data-seq');
}

/** Makes a choice from the list, confirming it where that is asked for, and waits until it is made. */
export async function choose(page: Page, text: string): Promise<void> {
  const before = await progress(page);
  const button = page.locator(`[data-option="${text}"]`).first();
  // Long lists are unfolded first.
  if ((await button.count()) === 0)
    await page.locator('.option-row > .link').evaluateAll((links) => {
      for (const link of links) (link as HTMLElement).click();
    });
  // Lists that stand aside are opened first.
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

/** Chooses what leads on: builds before battles, battles before anything else, nothing that gives cards up. */
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

/** Lays cards face down and raids, so that the others have something to answer. */
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
