import { sentencesOf } from '../language/sentences.ts';
import { hashText } from '../random.ts';
import type { Outline } from '../world/state.ts';
import { kindOfName } from './kind-of-name.ts';
import { spotKind } from './spots.ts';
import { plainWordsOf, singularOf } from './words.ts';

/** What is for the players to find out, and said to whoever leads. */
const withheld =
  /\b(?:secret\w*|in truth|unknown to|behind it|pretends?|really|actually|guilty|blackmail\w*|bribe[sd]?|bribing|traitor|spy|lied|lying|lies (?:to|about)|stood to|killer|murderer)\b/i;
/** Of whoever says little, nothing else: it is all there is to tell. */
const secret = /\b(?:secret\w*|in truth|unknown to|behind it|pretends?)\b/i;
const fewSentences = 2;

/**
 * What the first answer tells: what such a place looks like, and the host's own sentences in their order, but for what is to be found out.
 */
export function openingOf({ wished }: Outline, place: string, arrival: string): string {
  const sentences = sentencesOf(wished.premise ?? '');
  const kept = sentences.length > fewSentences ? withheld : secret;
  const bare = (name: string) => name.replace(/^the /i, '').toLowerCase();
  const told = sentences.filter((sentence) => /^you\b/i.test(sentence) || !kept.test(sentence));
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
