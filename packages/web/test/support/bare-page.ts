import type { Page } from 'playwright-core';

/** What a page brings of the answers of the service. */
export const broughtAnswers = /<script type="application\/json" id="first-answers">(.*?)<\/script>/s;

/** Pages bring nothing with them from now on: everything is asked for, and can be answered by a test. */
export async function bringNothing(page: Page) {
  // Not by another document: a browser lets one that came from nowhere open no socket to this machine.
  await page.addInitScript(() => {
    new MutationObserver(() => document.getElementById('first-answers')?.remove()).observe(document, {
      childList: true,
      subtree: true,
    });
  });
}
