import { isAdverb } from '../function-words.ts';
import { knownVerb } from '../verbs.ts';
import { baseVerb } from '../inflection.ts';
import type { Token } from '../tokens.ts';

const listed = (words: string) => new Set(words.split(' '));

/** What is said, however it sounds. */
const saying = listed(
  'say ask tell whisper mutter mumble murmur growl hiss shout yell scream reply answer exclaim declare announce snarl joke bark snap rasp croak drawl grumble plead beg implore demand insist promise swear warn protest repeat inquire enquire wonder venture suggest explain add continue begin agree admit retort scoff remark observe whimper stammer stutter intone pronounce purr coo roar bellow thunder urge assure coax offer call cry sigh laugh chuckle giggle breathe gasp sob grunt groan smile grin quip muse boast sneer command order',
);
/** The same of which something else can be done as well: only where it is done to nobody. */
const alsoDone = listed(
  'call offer order command cry sigh laugh breathe smile grin begin continue swear add wonder',
);

const isOf = (verbs: ReadonlySet<string>) => (low: string) => {
  const base = baseVerb(low, (verb) => verbs.has(verb)) ?? knownVerb(low);
  return base !== null && verbs.has(base);
};
const isSaying = isOf(saying);
const isAlsoDone = isOf(alsoDone);

const isBare = (next: Token | undefined) =>
  next?.kind !== 'word' ||
  isAdverb(next.low) ||
  /^(?:and|but|as|while|to|at|out|back|into|over|with|under|from|through|then|after)$/.test(next.low);

const speaker = /^(?:i|we|she|he|they)$/;

/** Where the verb of `I asked softly`, `said I` stands behind words in quotation marks; -1 where nothing of the kind follows. */
export function tagBehind(tokens: readonly Token[], from: number): number {
  let at = from;
  if (tokens[at]?.text === ',') at++;
  if (isSaying(tokens[at]?.low ?? '') && speaker.test(tokens[at + 1]?.low ?? '')) return at + 1;
  while (tokens[at]?.kind === 'word' && isAdverb(tokens[at]!.low)) at++;
  if (!speaker.test(tokens[at]?.low ?? '')) return -1;
  at++;
  while (tokens[at]?.kind === 'word' && isAdverb(tokens[at]!.low) && !isSaying(tokens[at]!.low)) at++;
  const verb = tokens[at]?.low ?? '';
  if (tokens[at]?.kind !== 'word' || !isSaying(verb)) return -1;
  return !isAlsoDone(verb) || isBare(tokens[at + 1]) ? at : -1;
}

const longestTag = 9;
const opens = /^(?:and|then|but|,|;|i|we|she|he)$/;

/** Where the saying of what follows in quotation marks begins, and its verb: `…, and say:`, `I tell Odra,`. */
export function tagBefore(
  tokens: readonly Token[],
  quote: number,
  start: number,
): { from: number; verb: number } | null {
  const isEnded = /^[.!?]$/.test(tokens[quote - 1]?.text ?? '');
  if (isEnded) return null;
  for (let at = quote - 1; at >= Math.max(start, quote - longestTag); at--) {
    const { kind, low } = tokens[at]!;
    if (kind !== 'word' || !isSaying(low)) continue;
    let from = at;
    while (from > start && tokens[from - 1]!.kind === 'word' && isAdverb(tokens[from - 1]!.low)) from--;
    if (from > start && !opens.test(tokens[from - 1]!.low)) continue;
    while (from > start && opens.test(tokens[from - 1]!.low)) from--;
    return { from, verb: at };
  }
  return null;
}
