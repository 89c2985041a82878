import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { broughtAnswers } from './bare-page.ts';

/** Around every text of the catalogue. Nobody sees them, and what looks for texts in a page passes them over. */
const opening = '\u200b';
const closing = '\u00ad';

const manifest = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../dist/.vite/manifest.json', import.meta.url)), 'utf8'),
) as Record<string, { file: string }>;

/** Runs in the page: marks every string of a catalogue, and of what its functions give. */
function mark(value: unknown, [open, close]: [string, string]): unknown {
  const marked = (one: unknown): unknown => {
    if (typeof one === 'string') return one && open + one + close;
    if (typeof one === 'function') return (...given: unknown[]) => marked(one(...given));
    // What stands between the strings of a sentence is no text of ours.
    if (Array.isArray(one)) return one.map((part) => (typeof part === 'string' ? marked(part) : part));
    if (one === null || typeof one !== 'object' || '$$typeof' in one) return one;
    return Object.fromEntries(Object.entries(one).map(([key, part]) => [key, marked(part)]));
  };
  return marked(value);
}

/** English as it is, with every text of the catalogue marked as one. */
export async function speakPseudo(page: Page) {
  for (const name of ['door', 'house', 'office']) {
    const chunk = manifest[`src/words/en/${name}.ts`];
    if (!chunk) throw new Error(`The build has no words of the ${name}`);
    await page.route(`**/${chunk.file}`, async (route) => {
      const source = await (await route.fetch()).text();
      const body = source.replace(
        new RegExp(`export\\s*\\{([\\s\\S]*?)(\\w+) as ${name}\\b`),
        (_, others: string, local: string) =>
          `${mark};const marked$=mark(${local},${JSON.stringify([opening, closing])});export{${others}marked$ as ${name}`,
      );
      if (body === source) throw new Error(`${chunk.file} exports no ${name}`);
      await route.fulfill({ body, contentType: 'text/javascript' });
    });
  }
}

/** Whatever the service told a page, texts of people and of stories among it; its refusals are none of that. */
export function listenForData(page: Page): Set<string> {
  const data = new Set<string>();
  const keep = (value: unknown) => {
    if (typeof value === 'string') data.add(value.replace(/\s+/g, ' '));
    else if (value && typeof value === 'object')
      for (const [key, part] of Object.entries(value)) {
        data.add(key);
        keep(part);
      }
  };
  page.on('response', async (response) => {
    if (!response.ok()) return;
    if (response.url().includes('/api/')) keep(await response.json().catch(() => null));
    if (response.request().resourceType() !== 'document') return;
    const [, brought] = broughtAnswers.exec(await response.text().catch(() => '')) ?? [];
    if (brought) keep(JSON.parse(brought));
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const event = JSON.parse(String(payload));
      if (event.type !== 'error') keep(event);
    }),
  );
  return data;
}

/** Everything that can be read or heard on a page, one text after the other. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) {
        const parent = node.parentElement;
        if (
          !parent ||
          parent.closest('script, style, noscript, code, time, .font-mono, .prose em, .prose strong')
        )
          continue;
        if (parent.getClientRects().length > 0) found.push(node.data);
      } else if (node instanceof Element && node.localName !== 'time') {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
          const value = node.getAttribute(name);
          if (value) found.push(value);
        }
      }
    }
    return found;
  });
}

/** Names that are the same in every language, dice, addresses and figures. */
const nobodysWords =
  /\bFireside\b|https?:\/\/\S+|\d*d\d+(?:k[hl]\d+)?|\b(?:English|Deutsch|Français|Español)\b/g;

/** What is left of a text without what the catalogue has in it. */
function unmarked(text: string): string[] {
  let left = text;
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(new RegExp(`${opening}[^${opening}${closing}]*${closing}`, 'g'), '\n');
  }
  return left
    .replace(nobodysWords, '\n')
    .split('\n')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => /\p{L}{2,}/u.test(part));
}

/** Texts on the page that neither the catalogue nor the service has. */
export async function untranslated(page: Page, data: ReadonlySet<string>, known: readonly string[]) {
  const told = [...data, ...known];
  const isData = (text: string) => {
    if (told.includes(text)) return true;
    // One word may stand in any story by chance.
    return text.includes(' ') && told.some((one) => one.includes(text));
  };
  const parts = (await textsOf(page)).flatMap(unmarked);
  return [...new Set(parts.filter((text) => !isData(text)))];
}
