const light = new Set(
  'the and from into onto with that this its his her their one some any are was were has have been without for'.split(
    ' ',
  ),
);

/** The words of a text that carry something, by their first letters. */
export function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return new Set(words.filter((word) => !light.has(word)).map((word) => word.slice(0, 4)));
}

/** How much of what a trigger names is in a message. */
export function overlap(trigger: string, message: string): number {
  const wanted = stemsOf(trigger);
  const there = stemsOf(message);
  if (wanted.size === 0) return 0;
  return [...wanted].filter((stem) => there.has(stem)).length / wanted.size;
}

/** A number that is the same for the same words. */
export function markOf(text: string): number {
  let mark = 2_166_136_261;
  for (const sign of text) mark = Math.imul(mark ^ sign.codePointAt(0)!, 16_777_619) >>> 0;
  return mark;
}
