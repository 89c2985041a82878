import type { Page } from 'playwright-core';

/** Whatever is pressed, typed into or chosen. */
const pressed = [
  'a[href]',
  'button',
  'select',
  'textarea',
  'summary',
  'input:not([type=hidden])',
  ...['button', 'link', 'tab', 'switch', 'radio', 'checkbox', 'menuitem', 'menuitemradio', 'option'].map(
    (role) => `[role=${role}]`,
  ),
].join(', ');

/**
 * What a finger, or a hand that trembles, would miss: all that is lower or narrower than `least` pixels. A control is pressed by
 * its label too; a link in the middle of a sentence is as high as its line, which the guidelines allow.
 */
export function tooSmall(page: Page, least: number): Promise<string[]> {
  return page.evaluate(
    ([pressed, least]) => {
      const isInSentence = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node !== element && node instanceof Text && node.data.trim().length > 1,
        );
      /** Nothing of it is drawn: it is for listeners, or another part of it is pressed. */
      const isDrawn = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return (
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          width > 1 &&
          height > 1
        );
      };
      const labelOf = (element: Element) =>
        ['radio', 'checkbox', 'file'].includes(element.getAttribute('type') ?? '')
          ? (element as HTMLInputElement).labels?.[0]
          : null;
      /** What is pressed may reach beyond what is seen. */
      const sizeOf = (target: Element) => {
        const { width, height } = target.getBoundingClientRect();
        const around = getComputedStyle(target, '::after');
        if (around.content === 'none' || around.position !== 'absolute') return { width, height };
        return {
          width: Math.max(width, Number.parseFloat(around.width)),
          height: Math.max(height, Number.parseFloat(around.height)),
        };
      };
      const found = [...document.querySelectorAll(pressed)].flatMap((element) => {
        const target = labelOf(element) ?? element;
        if (!isDrawn(target) || isInSentence(target)) return [];
        const { width, height } = sizeOf(target);
        // Half a pixel is lost where fractions are rounded.
        if (width >= least - 0.5 && height >= least - 0.5) return [];
        const name = element.ariaLabel ?? target.textContent?.trim().slice(0, 40);
        return [`${element.localName} “${name}”: ${Math.round(width)} × ${Math.round(height)}`];
      });
      return [...new Set(found)];
    },
    [pressed, least] as const,
  );
}

/** By how many pixels a page can be pushed sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
