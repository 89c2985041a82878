const refused =
  /\b(?:no|without(?: any)?|avoid|skip|not any|afraid of|phobia of|scared of|hates?|leave out) ((?:\p{L}+[ -]){0,2}\p{L}+)/giu;
const harmless =
  /^(?:one|more|longer|matter|idea|way|time|need|problem|rush|pressure|prep|experience|rules|romance)\b/i;
const tail =
  / ?\b(?:please|described|at all|either|or|and|in|of|to|for|on|the|a|thanks|described|shown|if)\b.*$/i;

/** What a sentence asks to leave out: `no spiders, no gore please`. */
export function unwantedIn(sentence: string): string[] {
  const found: string[] = [];
  for (const [, phrase = ''] of sentence.slice(0, 1_000).matchAll(refused)) {
    const words = phrase
      .replace(/^(?:harm|violence|cruelty) (?:to|against|toward) /i, '')
      .replace(tail, '')
      .trim();
    if (words.length > 2 && !harmless.test(words)) found.push(words.toLowerCase());
  }
  return found.slice(0, 8);
}
