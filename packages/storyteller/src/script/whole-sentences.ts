import { sentencesOf } from '../language/sentences.ts';

/** Sentences with the quotations that belong to them. */
export function wholeSentences(text: string): string[] {
  const whole: string[] = [];
  for (const one of sentencesOf(text.replace(/\n+/g, ' '))) {
    const last = whole.at(-1);
    const isOpen = last !== undefined && (last.match(/["“”]/g)?.length ?? 0) % 2 === 1;
    if (isOpen) whole[whole.length - 1] = `${last} ${one}`;
    else whole.push(one);
  }
  return whole;
}
