/** Something that can be named in a sentence: `goblin` takes an article, `Captain Vey` does not. */
export interface Thing {
  name: string;
  proper?: boolean;
}

const silentH = /^(honou?r|honest|hour|heir)/i;
const soundsLikeYou = /^(uni([^nm]|$)|use|usu|euro|eul|one\b|once\b|u-)/i;

export function withArticle(noun: string): string {
  const vowel = silentH.test(noun) || (/^[aeiou]/i.test(noun) && !soundsLikeYou.test(noun));
  return `${vowel ? 'an' : 'a'} ${noun}`;
}

export function possessive(noun: string): string {
  return noun.endsWith('s') ? `${noun}'` : `${noun}'s`;
}

export function definite(thing: Thing): string {
  return thing.proper ? thing.name : `the ${thing.name}`;
}

export function indefinite(thing: Thing): string {
  return thing.proper ? thing.name : withArticle(thing.name);
}

const irregular: Record<string, string> = {
  man: 'men',
  woman: 'women',
  wolf: 'wolves',
  thief: 'thieves',
  mouse: 'mice',
  child: 'children',
  person: 'people',
};

export function plural(noun: string): string {
  const [, head = '', last = noun] = /^(.*?)([\p{L}]+)$/u.exec(noun) ?? [];
  for (const [one, many] of Object.entries(irregular)) {
    if (last.endsWith(one) && !/^(?:hu|ger|ro|sha|talis|otto)man$/.test(last))
      return head + last.slice(0, -one.length) + many;
  }
  if (/(s|x|z|ch|sh)$/.test(last)) return `${head}${last}es`;
  if (/[^aeiou]y$/.test(last)) return `${head}${last.slice(0, -1)}ies`;
  return `${head}${last}s`;
}

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Small numbers as words, others in digits. */
export function counted(count: number): string {
  return counts[count] ?? String(count);
}

/** What a word of them counts; null for any other. */
export function countOf(word: string): number | null {
  const at = counts.indexOf(word.toLowerCase());
  return at >= 0 ? at : /^\d{1,6}$/.test(word) ? Number(word) : null;
}

/** `Ann`, `Ann and Ben`, `Ann, Ben and Cleo`. */
export function listed(names: readonly string[], word = 'and'): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}
