import type { Phrase, Step } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';

const longest = 240;

/** At most so many characters, and no word broken in two where that can be helped. */
export function shortened(text: string, most: number): string {
  const plain = text.slice(0, 2000).replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const end = plain.lastIndexOf(' ', most);
  return `${plain.slice(0, end > most / 2 ? end : most)}…`;
}

/** A sentence with an end, not longer than an answer should repeat. */
export function sentence(text: string): string {
  const plain = shortened(text, longest).replace(/[ ,;:.]{1,9}$/, '');
  return /[.!?…]["']?$/.test(plain) ? plain : `${plain}.`;
}

/** Says the first of several sentences that was not said before. */
export function sayOneOf(turn: Telling, sentences: readonly string[]): boolean {
  return sentences.some((one) => turn.say(sentence(one)));
}

/** What the player does comes back first. */
export function echoed(turn: Telling, { echo }: Pick<Step, 'echo'>): void {
  // A single word is too short to be remembered as said.
  if (!echo.includes(' '))
    return void sayOneOf(turn, [
      `You ${echo} as well as you can`,
      `Once more you ${echo}, and in earnest`,
      `And again you ${echo}, a little differently`,
      `You do not give up: you ${echo}`,
      `For what it is worth, you ${echo} again`,
    ]);
  sayOneOf(turn, [
    `You ${echo}`,
    `Once more you ${echo}`,
    `And again you ${echo}`,
    `You do not give up: you ${echo}`,
    `For what it is worth, you ${echo}`,
  ]);
}

/** Words as they stand in quotation marks. */
export function quoted(words: string, mark = '.'): string {
  const plain = words.replace(/["“”]/g, '').replace(/\bi\b/g, 'I');
  // What is left of `are you hiding something, Hester?` without her name.
  const short = shortened(plain.replace(/,\s*(?=[?.!]|$)/g, ''), 160);
  const marked = /[.!?…]$/.test(short) ? short : short + mark;
  const capital = marked.replace(/(?:^|[.!?] )\p{Ll}/gu, (start) => start.toUpperCase());
  return `"${capital}"`;
}

/** The phrase without what goes before its noun: `your old rope` is `old rope`. */
export const bare = ({ shown }: Phrase) =>
  shown.replace(/^(?:one of |some of |both of |all of )?(?:the|a|an|your|my|some|that|this|two|three) /, '');
