import { sentencesOf } from '../language/sentences.ts';
import { hashText } from '../random.ts';
import type { Outline } from '../world/state.ts';
import { kindOfName } from './kind-of-name.ts';
import { spotKind } from './spots.ts';
import { plainWordsOf, singularOf } from './words.ts';

const mostSentences = 3;
const longestOpening = 460;

/** What is for the players to find out: what somebody thinks, wants or hides, and what is said to whoever leads. */
const withheld =
  /\b(?:secret\w*|hates?|will not|won't|refuses? to (?:say|tell|speak|talk)|lies (?:to|about)|lied|lying (?:to|about)|really|actually|pocket|thinks?|believes?|suspects?|wants?|wanted|hides?|hid|hidden|in love|drunk|must|stood to|inherit\w*|quarrel\w*|knows?|pretends?|behind it|guilty|blackmail\w*|bribe\w*|in truth|unknown to|has to find|traitor|spy)\b/i;
/** Of whoever says little, nothing else: it is all there is to tell. */
const secret = /\b(?:secret\w*|in truth|unknown to|behind it|pretends?)\b/i;
const fewSentences = 2;
/** What anybody sees or has heard of: something has happened. */
const happened =
  /\b(?:has|have|had|was|were|stopped|found|vanish\w*|disappear\w*|dead|died|dies|dying|kill\w*|murder\w*|stolen|missing|every|nobody|no one|since|ago|night|nights|burn\w*|besieg\w*|attack\w*|took|taken)\b/i;

/**
 * What the first answer tells: what such a place looks like, and of the host's own sentences those that everybody there can see or knows. The rest is
 * left for those who ask.
 */
export function openingOf({ wished, cast }: Outline, place: string, arrival: string): string {
  const sentences = sentencesOf(wished.premise ?? '');
  const kept = sentences.length > fewSentences ? withheld : secret;
  const bare = (name: string) => name.replace(/^the /i, '').toLowerCase();
  const rate = (sentence: string, at: number): number => {
    const said = sentence.toLowerCase();
    if (/^you\b/i.test(sentence)) return 6;
    if (kept.test(sentence)) return -1;
    const isOfTrouble = wished.trouble !== undefined && said.includes(wished.trouble.toLowerCase());
    const isOfPlace = said.includes(bare(place));
    const isOfVillain = wished.villain !== undefined && said.includes(bare(wished.villain));
    const isOfSomebody = cast.some(({ name }) => said.includes(name.split(' ').at(-1)!.toLowerCase()));
    return (
      (isOfTrouble ? 5 : 0) +
      (isOfPlace ? 3 : 0) -
      (isOfVillain && !isOfTrouble ? 3 : 0) +
      (happened.test(sentence) ? 2 : 0) -
      (isOfSomebody ? 1 : 0) +
      (at === 0 ? 1 : 0) -
      at * 0.1
    );
  };
  const ranked = sentences
    .map((sentence, at) => ({ sentence, at, rate: rate(sentence, at) }))
    .filter((one) => one.rate > 0)
    .sort((one, other) => other.rate - one.rate);
  const chosen: typeof ranked = [];
  let length = 0;
  for (const one of ranked) {
    if (chosen.length === mostSentences || length + one.sentence.length > longestOpening) continue;
    chosen.push(one);
    length += one.sentence.length;
  }
  const told = chosen.sort((one, other) => one.at - other.at).map(({ sentence }) => sentence);
  if (told.length === 0) return `${arrival}\n\n${sentences[0] ?? ''}`.trim();
  // A place out of the tales is not told of as well: what it looks like was left open.
  const sight = sightOf(place, told.join(' '));
  const isNamed = told.some(
    (sentence) => /^you\b/i.test(sentence) && sentence.toLowerCase().includes(bare(place)),
  );
  const isSaidFirst = told[0]!.toLowerCase().startsWith(bare(place));
  const seen = sight && !isNamed && !isSaidFirst && wished.place ? withName(place, sight) : sight;
  return [seen, told.join(' ')].filter(Boolean).join('\n\n');
}

/** `The city of Orrin: roofs upon roofs`. */
const withName = (place: string, sight: string) =>
  sight.includes(':')
    ? `This is ${place}. ${sight}`
    : `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${sight.charAt(0).toLowerCase()}${sight.slice(1)}`;

/** What a place of that kind looks like; empty where nothing is known of such places, or what is told says enough. */
function sightOf(name: string, told: string): string {
  const spoken = plainWordsOf(told).map((word) => spotKind(singularOf(word)));
  const kind = kindOfName(name) ?? spoken.find((one) => one?.isWide);
  if (!kind) return '';
  return kind.sights[hashText(name) % kind.sights.length]!;
}
