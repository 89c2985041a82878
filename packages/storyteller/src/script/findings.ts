import { toPlayers } from './narrated.ts';

const label = /^(?:clue [a-z\d]{1,3}|note|treasure|feature|trap|item|\d{1,2}|[a-z])\s?[:.)]\s+/i;
const check =
  /^(?:an?|with an?|on an?) (?:successful )?(?:DC \d+ )?[^.]{0,60}\b(?:check|roll|search)\b(?: of [^.]{0,40}?)? (?:reveals?|finds?|shows?|uncovers?|turns up|notices?|discovers?) (?:that )?(.+)$/i;
const search =
  /^(?:a character|anyone|anybody|whoever|those|somebody|someone|searching|a search|looking|a closer look)\b[^.]{0,80}? (?:reveals?|finds?|shows?|uncovers?|turns up|notices?|discovers?|sees?) (?:that )?(.+)$/i;
const steering =
  /^(?:if|should|unless|when|once|have|let|give|ask|roll|use|note|remember|without|exits?)\b|\b(?:only if|unless|will not|does not know|can be (?:persuaded|tricked|climbed)|attack|attacks|may learn|solution|answer is|lurks?|secret|secretly|in truth|really)\b/i;

/** About what goes on in somebody, or about whom nobody has named. */
const inward =
  /^(?:he|she|they|it|his|her|their|this|these|that)\b|\b(?:knows?|believes?|says|tells|confess(?:es)?|admits?|ashamed|lovesick|vain|wants?|wishes|afraid|likes to|honest)\b/i;

/** The same for what is seen of a thing, and not of people's minds. */
export function sightOf(sentence: string): string {
  const found = findingOf(sentence);
  return inward.test(found) ? '' : found;
}

/** A sentence as it may be told to whoever looks: without labels, checks and brackets. Empty where it only steers. */
export function findingOf(sentence: string): string {
  const bare = sentence
    .replace(label, '')
    .replace(/\s*\([^)]{0,200}\)/g, '')
    .trim();
  const found = check.exec(bare)?.[1] ?? search.exec(bare)?.[1];
  if (found && !/^(?:it|him|her|them)\b/i.test(found)) return tidy(`You find ${found}`);
  if (steering.test(bare) || /:$/.test(bare)) return '';
  return tidy(addressed(bare));
}

const sum =
  /\b(?:(the|her|his|their|your) ((?:promised|agreed|whole|full) )?)?\d[\d,.]{0,8} ?(?:gp|sp|gold pieces|gold)\b(?: a head| each)?/gi;

/** `the characters are asked` becomes `you are asked`. Coins are no promise, unless they are at hand. */
export function addressed(text: string, { keepsCoins = false }: { keepsCoins?: boolean } = {}): string {
  return toPlayers(
    text
      .replace(/\b(?:an?|any) (?:character|player|hero|adventurer) who\b/gi, 'whoever')
      .replace(/\b(?:treasure|reward): /gi, '')
      .replace(sum, (coins, article = 'a', which = '') => (keepsCoins ? coins : `${article} ${which}reward`)),
  );
}

export function tidy(text: string): string {
  const bare = text
    .replace(/\s+/g, ' ')
    .replace(/[,;:\s]+$/, '')
    .trim();
  if (bare === '') return '';
  const ended = /[.!?…]["'”’)]?$/.test(bare) ? bare : `${bare}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}
