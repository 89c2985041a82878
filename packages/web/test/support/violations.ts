import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Without frames there is nothing to collect from a second page, which the other mode opens for each run.
  const axe = new AxeBuilder({ page }).setLegacyMode();
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
