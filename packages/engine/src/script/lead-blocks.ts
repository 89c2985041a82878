import { plainTitle } from './headings.ts';
import type { Block } from './read-blocks.ts';

/** A scene of a text without headings is not longer, unless a single paragraph is. */
const comfortable = 1_500;

const bullet = /^\s*(?:[-*+•]|[a-z0-9]{1,2}[.)])\s/m;
const lead = /^[^:.!?\n]{2,58}:/;

/** What a paragraph begins with: up to its colon, its first stop, or a few words. */
function titleOf(text: string): string {
  const line = text.split('\n', 1)[0]!.slice(0, 200);
  const named = /^([^:]{2,58}):/.exec(line)?.[1] ?? /^(.{2,58}?)[.,;!?](?:\s|$)/.exec(line)?.[1] ?? line;
  return plainTitle(named.length <= 58 ? named : named.slice(0, 58).replace(/\s\S*$/, ''));
}

/**
 * Notes without headings: what stands between blank lines is a scene if it begins with a name and a colon or has a list of its
 * own, or if the scene before it is long enough already.
 */
export function leadBlocks(blocks: readonly Block[]): Block[] {
  const led: Block[] = [];
  let length = 0;
  let isHeaded = false;
  for (const block of blocks) {
    if (block.type === 'heading') {
      length = 0;
      isHeaded = true;
    } else {
      const { text, continues } = block;
      const begins =
        length === 0 || length + text.length > comfortable || lead.test(text) || bullet.test(text);
      const title = begins && !continues && (!isHeaded || lead.test(text)) ? titleOf(text) : '';
      isHeaded = false;
      if (title !== '') {
        led.push({ type: 'heading', heading: { level: 3, title } });
        length = 0;
      }
      length += text.length;
    }
    led.push(block);
  }
  return led;
}
