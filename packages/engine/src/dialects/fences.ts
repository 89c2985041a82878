import { type Block, dropped, type Opening, type Place } from './block.ts';
import { lookAtJson } from './bare-json.ts';
import { type Look, skipSpace } from './mark.ts';
import { lookAtPlainCall } from './plain-call.ts';
import { readCalls } from './read-calls.ts';
import { resultFences } from './results.ts';
import { thoughtFences } from './thoughts.ts';
import { callFences } from './wrapped-calls.ts';

export const fence = '```';
const longestLanguage = 24;

/** Until the fence is closed; what is inside decides. */
function fenced(inner: Block): Block {
  return {
    ending: { by: 'fence' },
    isCertain: inner.isCertain,
    finish: (body) => inner.finish(body.trim()),
  };
}

/** A code block that holds calls or what tools answer: by its language, or by how it begins. */
export function lookAtFence(place: Place, lookAtMark: (place: Place) => Look<Opening>): Look<Opening> {
  const { text, at, tools } = place;
  const begun = text.slice(at, at + fence.length);
  if (begun !== fence) return begun.length < fence.length && fence.startsWith(begun) ? 'more' : null;
  let index = at + fence.length;
  while (index < text.length && index - at < longestLanguage && /[\w-]/.test(text[index]!)) index++;
  if (index >= text.length) return 'more';
  const language = text.slice(at + fence.length, index).toLowerCase();
  const length = index - at;
  const isThought = thoughtFences.includes(language) && /\s/.test(text[index]!);
  if (isThought || resultFences.includes(language)) return { length, block: dropped({ by: 'fence' }) };
  if (callFences.includes(language)) {
    const finish = (body: string) => ({ calls: readCalls({ body }, tools.isTool) });
    return { length, block: { ending: { by: 'fence' }, isCertain: true, finish } };
  }
  const from = skipSpace(text, index, longestLanguage);
  if (from >= text.length) return 'more';
  const inside = { ...place, at: from, isLineStart: true, before: '\n' };
  for (const look of [lookAtPlainCall, lookAtJson]) {
    const opening = look(inside);
    if (opening === 'more') return 'more';
    if (opening?.block) return { length: from - at, block: fenced(opening.block) };
  }
  const mark = lookAtMark(inside);
  if (mark === null || mark === 'more') return mark;
  return { ...mark, length: from - at + mark.length, closers: [fence] };
}
