import { isRunIn, plainTitle } from './headings.ts';
import { isHostTalk, isSomewhere } from './opening-told.ts';
import { placeLed } from './place-led.ts';
import type { Block } from './read-blocks.ts';
import { kindNamed } from './scene-kinds.ts';

/** Fewer are sentences that happen to be short. */
const fewest = 3;
/** What stands before the first place and is no place: how it begins. */
const opening =
  /^(?:the )?(?:intro(?:duction)?|hook|premise|set-?up|start|opening|beginning|situation|prologue)$/i;
const endsIt =
  /^(?:so )?(?:the (?:story|adventure|game|tale|evening|end|ending)\b[^.,]{0,30}? (?:ends?|is over|is when|comes)\b|(?:the end|that['’]s the end|the ending) is\b|it (?:all )?ends\b|in the end\b|to (?:win|end) )/i;
const keptBack =
  /^(?:the truth is\b|in truth\b|in reality\b|what (?:nobody|no one|the (?:players|party|characters) (?:do not|don['’]t)|they (?:do not|don['’]t)) knows?\b|for the (?:dm|gm|keeper|referee)\b|secretly\b|the secret is\b)/i;

/** `1. The Mill. `, `**The Bar**: `, `THE OFFICE - `, `Room 3 – The Vault: ` */
const leading = /^(?:(?:[*_]{1,3}|["“]))?([^\n]{2,70}?)(?:[.:]?[*_]{1,3}[.:]?|[.:]|\s[-–—])\s+(?=\S)/;
const counted =
  /^[*_]{0,3}(?:(?:room|area|location|scene|place|part|encounter)\s+)?(?:[A-Z]?\d{1,2}[a-z]?|[IVX]{1,4})(?:[.):]|\s[-–—])\s+/i;

interface Led {
  title: string;
  rest: string;
}

/** Notes are written in small letters, and their colon says what leads them. */
const inCapitals = (text: string) => text.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** What a paragraph is headed with in its own first line; null where it begins with a sentence. */
export function runInOf(text: string): Led | null {
  const mark = /^\s*[-–*•+]\s+(?=\S)/.exec(text)?.[0] ?? '';
  const number = counted.exec(text.slice(mark.length))?.[0] ?? '';
  const behind = text.slice(mark.length + number.length);
  const match = leading.exec(behind);
  if (!match) return null;
  const title = plainTitle(match[1]!.replace(/["”]$/, ''));
  const isNoted = mark !== '' && /:[*_]{0,3}\s*$/.test(match[0]);
  const rest = behind.slice(match[0].length).trim();
  const isStopped = /[.]\s*$/.test(match[0]) && number === '';
  if (rest.length < 20 || !isRunIn(isNoted ? inCapitals(title) : title, isStopped)) return null;
  return { title: `${plainTitle(number)}${number === '' ? '' : ' '}${title}`, rest };
}

type Reads = (text: string) => Led | null;

/** A paragraph that begins with a place, or says by its first words that it is none. */
const byPlaces: Reads = (text) => {
  const title = endsIt.test(text) ? 'The Ending' : keptBack.test(text) ? 'The Secret' : placeLed(text);
  return title === null ? null : { title, rest: text };
};
const byHeads: Reads = (text) =>
  runInOf(text) ?? (endsIt.test(text) ? { title: 'The Ending', rest: text } : null);

const paragraphsIn = ({ text }: { text: string }) => text.split(/\n\s*\n|\n(?=\S)/);

/**
 * Prose of which every paragraph says first where it is: as a run-in heading, or as `In the saloon …`. What stands before the first of them is how
 * the first begins. Null where a text is no such prose.
 */
export function runInBlocks(blocks: readonly Block[]): Block[] | null {
  const own = blocks.flatMap((block) =>
    block.type === 'text' && !block.continues && block.label === 'for you alone' ? paragraphsIn(block) : [],
  );
  const ledIn = (reads: Reads) => own.flatMap((text) => reads(text) ?? []);
  const scenesIn = (led: readonly Led[]) => led.filter(({ title }) => kindNamed(title) === 'scene').length;
  const heads = scenesIn(ledIn(runInOf));
  const isHeaded = heads >= fewest ? heads * 2 >= own.length - 2 : heads > 1 && heads === own.length;
  if (isHeaded) return ledBy(blocks, byHeads);
  const places = ledIn(byPlaces);
  return scenesIn(places) >= fewest && places.length * 2 >= own.length - 1 ? ledBy(blocks, byPlaces) : null;
}

function ledBy(blocks: readonly Block[], reads: Reads): Block[] {
  const led: Block[] = [];
  /** How it begins, until there is a place for it. */
  const waiting: Block[] = [];
  let hasPlace = false;
  let last = '';
  const begin = (title: string) => {
    // What is called the same again is the same place.
    if (title.toLowerCase() === last) return;
    last = title.toLowerCase();
    led.push({ type: 'heading', heading: { level: 3, title, isPlain: true } });
    if (hasPlace || kindNamed(title) !== 'scene') return;
    hasPlace = true;
    led.push(...waiting.splice(0));
  };
  const beginAt = (title: string) => {
    // Where the party is before it comes to the first place is a place of its own.
    if (
      !hasPlace &&
      kindNamed(title) === 'scene' &&
      waiting.some((one) => one.type === 'text' && isSomewhere(one.text))
    )
      begin('The Beginning');
    begin(title);
  };
  let isOpening = true;
  for (const block of blocks) {
    if (block.type === 'heading') {
      const isScene = !/^title$/i.test(block.heading.title) && led.length > 0;
      if (isScene) begin(block.heading.title);
      else led.push(block);
      isOpening = led.length === 1;
      continue;
    }
    for (const text of block.continues || block.label !== 'for you alone'
      ? [block.text]
      : paragraphsIn(block)) {
      const found = block.continues || block.label !== 'for you alone' ? null : reads(text);
      const isHook = found !== null && opening.test(found.title);
      if (found && !isHook) {
        beginAt(found.title);
        isOpening = false;
      } else if (isHook && !hasPlace) isOpening = true;
      else if (!hasPlace && isHostTalk(text)) {
        begin('Introduction');
        led.push({ ...block, text });
        continue;
      }
      const part: Block = { ...block, text: found?.rest ?? text };
      (isOpening && !hasPlace ? waiting : led).push(part);
    }
  }
  return [...led, ...waiting];
}
