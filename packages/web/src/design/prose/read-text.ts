import { boundedText, plainText } from './plain-text.ts';
import { type Block, readBlocks } from './read-blocks.ts';

const marks = /[*_`]+|[-+>\n]|\d[.)]/g;

/** A block is laid out by itself, which costs more than a mark. */
const blockCost = 3;

/** How many marks a text may have; they become two elements each at most. Lists with emphasis in every line stay below. */
function allowance(text: string): number {
  return Math.min(200 + text.length / 16, 1_000);
}

/**
 * A text, to be shown. Whatever it is, it is read in time that grows with its length, and the elements that it becomes are
 * bounded: from the block that would be too much on, it is shown as it was written.
 */
export function readText(whole: string): Block[] {
  const text = boundedText(whole);
  const blocks = readBlocks(text);
  let left = allowance(text);
  const tooMuch = blocks.findIndex(({ source }) => {
    left -= blockCost + (source.match(marks)?.length ?? 0);
    return left < 0;
  });
  if (tooMuch < 0) return blocks;
  const source = blocks
    .slice(tooMuch)
    .map((block) => block.source)
    .join('\n\n');
  return [...blocks.slice(0, tooMuch), { kind: 'plain', source, text: plainText(source), afterBlank: true }];
}
