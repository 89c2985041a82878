import { sentencesOf } from '../language/sentences.ts';

/** `; otherwise it stays shut`: the other half stands for itself. */
const half =
  /;\s+(?=(?:otherwise|on an? (?:failure|success|failed|successful)|if (?:it|they|the check|the roll) (?:fails?|succeeds?))\b)/gi;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences with the quotations that belong to them, and each half of one that tells two things apart. */
export function wholeSentences(text: string): string[] {
  const whole: string[] = [];
  for (const one of sentencesOf(text.replace(/\n+/g, ' '))) {
    const last = whole.at(-1);
    const isOpen = last !== undefined && (last.match(/["“”]/g)?.length ?? 0) % 2 === 1;
    if (isOpen) whole[whole.length - 1] = `${last} ${one}`;
    else whole.push(one);
  }
  return whole.flatMap((one) => {
    const halves = one.split(half);
    return halves.map((part, at) => (at < halves.length - 1 ? `${capital(part)}.` : capital(part)));
  });
}
