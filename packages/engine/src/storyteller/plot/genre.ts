import { tables } from '../tables/index.ts';
import type { Genre } from '../tables/types.ts';

/** How many words of a list a text contains. */
export function overlap(text: string, list: string): number {
  const words = new Set(text.toLowerCase().match(/[\p{L}]+/gu) ?? []);
  return list.split(' ').filter((word) => words.has(word) || words.has(`${word}s`)).length;
}

/** The genre that a text speaks of, or null when it does not say. */
export function genreOf(text: string): Genre | null {
  let best: Genre | null = null;
  let most = 0;
  for (const { genre, words } of Object.values(tables)) {
    const named = new RegExp(`\\b${genre}\\b`, 'i').test(text) ? 10 : 0;
    const score = overlap(text, words) + named;
    if (score > most) {
      best = genre;
      most = score;
    }
  }
  return best;
}

export type Length = 'short' | 'medium' | 'long';

export function lengthOf(text: string): Length | null {
  if (
    /\b(short|quick|brief|one[- ]?shot|single (session|evening)|(one|1|an?) (night|hour|evening|session)|tonight|half an hour|lunch|fast|small|little time|minutes?)\b/i.test(
      text,
    )
  )
    return 'short';
  if (/\b(long|campaign|epic|weeks?|months?|many sessions|ongoing|huge|as long as|several)\b/i.test(text))
    return 'long';
  if (
    /\b(medium|middle|normal|regular|average|moderate|(a )?(couple( of)?|few|two|three|2|3) (hours|sessions|evenings|nights|days))\b/i.test(
      text,
    )
  )
    return 'medium';
  return null;
}

/** What a game's description says about its length, in passing or outright. */
export function agreedLength(description: string): Length {
  if (
    /\b(one[- ]?shot|(one|single) (evening|session)|short (tale|adventure|game|story))\b/i.test(description)
  )
    return 'short';
  if (/\b(campaign|several sessions|long (tale|adventure|game|story)|epic)\b/i.test(description))
    return 'long';
  return 'medium';
}
