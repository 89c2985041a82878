import type { Telling } from '../telling/telling.ts';

/** In front of what is asked for once more. */
const leads = [
  'As before: ',
  'Once more: ',
  'Gladly again: ',
  'Still the same: ',
  'To say it again: ',
  'I have looked again: ',
  'For the record: ',
  'It bears repeating: ',
  'No change there: ',
];

const plainBeginning = /^(?:You|Your|The|There|It|In|By|With|Nothing|No|Yes|At|Of|On|This|That|Here|What)\b/;

function lowered(sentence: string): string {
  return plainBeginning.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
}

/** Between quotation marks: the marks within become single ones. */
export function quotable(words: string): string {
  return words.replace(/["“”„«»]/g, "'");
}

/** What a sheet reads, word for word. */
export function fromSheet(words: string): string[] {
  const text = quotable(words);
  return [
    `Your sheet has "${text}".`,
    `On your sheet stands "${text}".`,
    `The sheet reads "${text}".`,
    `It is written there: "${text}".`,
  ];
}

/** Says what was asked for in the first of several wordings that is still fresh; an answer is never left out because it was given before. */
export function sayAnyway(turn: Telling, wordings: readonly string[]): void {
  if (wordings.some((wording) => turn.say(wording))) return;
  for (const lead of leads) if (wordings.some((wording) => turn.say(lead + lowered(wording)))) return;
  const [first] = wordings;
  if (first) turn.told.push(first);
}

/** A fresh line of a table; where none is left, one of them all the same. */
export function lineAnyway(
  turn: Telling,
  table: readonly string[],
  slots: Record<string, string | undefined> = {},
): void {
  if (turn.line(table, slots)) return;
  const usable = turn.random
    .shuffled(table)
    .map((template) => turn.prose.fill(template, { ...turn.slots, ...slots }));
  const text = usable.find((line) => line !== '');
  if (text) sayAnyway(turn, [text]);
}
