import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Colours on their way from one theme to the other are nobody's to judge: they arrive first. What never ends is left out. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    const underWay = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const end = effect?.getComputedTiming().endTime;
        return playState === 'running' && end !== undefined && Number.isFinite(Number(end));
      });
    // A frame, so that what the change of theme sets going has begun.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let moving = underWay(); moving.length > 0; moving = underWay()) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}

/** The rules are read once by each document; only what is broken is written down and sent, not all that is well. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await settle(page);
  const known = await page.evaluate(() => 'axe' in window);
  // Without frames there is nothing to collect from a second page, which the other mode opens for each run.
  const axe = new AxeBuilder(known ? { page, axeSource: 'void 0' } : { page }).setLegacyMode();
  axe.options({ reporter: 'no-passes' });
  if (rules) axe.withRules(rules);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const found = (await axe.analyze()).violations;
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Of the rules of accessibility, on the screen as it stands. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page);
  // The themes differ in nothing but colour.
  await page.emulateMedia({ colorScheme: 'light' });
  return [...dark, ...(await violations(page, ['color-contrast']))];
}
