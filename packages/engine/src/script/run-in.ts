import { isRunIn, plainTitle } from './headings.ts';
import type { Block } from './read-blocks.ts';
import { kindNamed } from './scene-kinds.ts';

/** Fewer are sentences that happen to be short. */
const fewest = 3;
/** What stands before the first place and is no place: how it begins. */
const opening =
  /^(?:the )?(?:intro(?:duction)?|hook|premise|set-?up|start|opening|beginning|situation|prologue)$/i;
const endsIt =
  /^(?:the (?:story|adventure|game|tale|evening|end|ending)\b[^.,]{0,30}? (?:ends?|is over|comes)\b|it (?:all )?ends\b|in the end\b|to (?:win|end) )/i;
const keptBack =
  /^(?:the truth is\b|in truth\b|in reality\b|what (?:nobody|no one|the players do not) knows?\b|for the (?:dm|gm|keeper|referee)\b|secretly\b|the secret is\b)/i;

/** `1. The Mill. `, `**The Bar**: `, `THE OFFICE - `, `Room 3 – The Vault: ` */
const leading = /^(?:(?:[*_]{1,3}|["“]))?([^\n]{2,70}?)(?:[.:]?[*_]{1,3}[.:]?|[.:]|\s[-–—])\s+(?=\S)/;
const counted =
  /^[*_]{0,3}(?:(?:room|area|location|scene|place|part|encounter)\s+)?(?:[A-Z]?\d{1,2}[a-z]?|[IVX]{1,4})(?:[.):]|\s[-–—])\s+/i;

interface Led {
  title: string;
  rest: string;
}

/** What a paragraph is headed with in its own first line; null where it begins with a sentence. */
export function runInOf(text: string): Led | null {
  const number = counted.exec(text)?.[0] ?? '';
  const behind = text.slice(number.length);
  const match = leading.exec(behind);
  if (!match) return null;
  const title = plainTitle(match[1]!.replace(/["”]$/, ''));
  const rest = behind.slice(match[0].length).trim();
  if (rest.length < 20 || !isRunIn(title, /[.]\s*$/.test(match[0]) && number === '')) return null;
  return { title: `${plainTitle(number)}${number === '' ? '' : ' '}${title}`, rest };
}

const where =
  /^(?:In|At|On|Inside|Behind|Under|Below|Above|Outside|Beyond|Near|Up in|Down in|Up at|Down at|Out on|Out in) (the|an?|\p{Lu}\p{Ll}+['’]s) ((?:\p{Ll}[\p{L}'’-]* ){0,2}?\p{L}[\p{L}'’-]*(?: of (?:the )?\p{L}[\p{L}'’-]+(?: \p{Lu}\p{Ll}+)?)?)(?=,| (?:the|an?|it|there|you|he|she|they|two|three|four|some|many|nobody|somebody|everything|sits?|stands?|lies?|lives?|waits?|is|are|hangs?|works?|his|her|all|old|\p{Lu}\p{Ll}+)(?!\p{L}))/u;
/** A time or a manner. */
const noPlace =
  /\b(?:morning|evening|night|day|end|beginning|time|moment|meantime|hour|case|way|past|year|summer|winter|truth|middle|contrary|whole|other|hand|top|left|right|first|last|same|dark|bottom)\b/i;

/** `In the saloon the piano is silent`: the place by which a paragraph begins. */
export function placeLed(text: string): string | null {
  const [, article = '', phrase = ''] = where.exec(text.slice(0, 120)) ?? [];
  if (phrase === '' || noPlace.test(phrase)) return null;
  const title = `${/^an?$/i.test(article) ? 'the' : article} ${phrase}`;
  return title
    .replace(/(?<!['’\p{L}])(?!of\b|the\b)\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/^t/, 'T');
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
  const named = (reads: Reads) =>
    own.filter((text) => {
      const led = reads(text);
      return led !== null && kindNamed(led.title) === 'scene';
    }).length;
  const heads = named((text) => runInOf(text));
  const places = named((text) => byPlaces(text));
  if (heads >= fewest && heads * 2 >= own.length - 2) return ledBy(blocks, byHeads);
  return places >= fewest && places * 3 >= own.length * 2 - 3 ? ledBy(blocks, byPlaces) : null;
}

function ledBy(blocks: readonly Block[], reads: Reads): Block[] {
  const led: Block[] = [];
  /** How it begins, until there is a place for it. */
  const waiting: Block[] = [];
  let hasPlace = false;
  const begin = (title: string) => {
    led.push({ type: 'heading', heading: { level: 3, title, isPlain: true } });
    if (hasPlace || kindNamed(title) !== 'scene') return;
    hasPlace = true;
    led.push(...waiting.splice(0));
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
        begin(found.title);
        isOpening = false;
      } else if (isHook && !hasPlace) isOpening = true;
      const part: Block = { ...block, text: found?.rest ?? text };
      (isOpening && !hasPlace ? waiting : led).push(part);
    }
  }
  return [...led, ...waiting];
}
