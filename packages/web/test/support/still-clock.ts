import type { Locator, Page } from 'playwright-core';

/**
 * The clocks of the pages stand still meanwhile: no timer runs but those that `seenWithin` lets run, `bound` milliseconds of them
 * at most. So a bound on what people wait for is held, however slow the machine is.
 */
export async function withStillClock(pages: Page[], happens: () => Promise<void>, bound = 0): Promise<void> {
  for (const page of pages) {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate((later) => {
      setTimeout(() => Object.assign(window, { clockRan: true }), later);
    }, bound + 1);
  }
  await happens();
  for (const page of pages) {
    if (await page.evaluate(() => 'clockRan' in window)) throw new Error('The clock of the page ran too far');
    await page.clock.resume();
  }
}

/** Waits until something is seen, and lets no more than so many milliseconds of the page's clock pass. */
export async function seenWithin(milliseconds: number, seen: Locator): Promise<void> {
  const steps = 10;
  for (let step = 0; step < steps; step += 1) {
    await seen.page().clock.runFor(milliseconds / steps);
    const isSeen = seen.first().waitFor({ timeout: 6_000 });
    if (
      await isSeen.then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error(`Not seen within ${milliseconds} ms of the page's clock`);
}
