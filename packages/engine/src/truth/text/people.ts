import { wordSet } from './inflect.ts';
import { isTyped } from './letters.ts';
import type { Token } from './tokens.ts';

/** Whom a narration may speak of besides the players' characters. */
export const people = wordSet(
  `man men woman women boy girl child guard guards captain sergeant merchant innkeeper barkeep bartender priest priestess abbot monk knight king queen lord lady duke baron mayor witch
   sorcerer hag thief thieves bandit bandits cultist cultists assassin archer stranger peddler smith farmer sailor soldier soldiers mercenary thug thugs steward magistrate
   goblin goblins hobgoblin orc orcs troll ogre giant dragon wolf wolves bear boar spider ghost skeleton skeletons zombie zombies lich vampire ghoul demon devil imp kobold kobolds gnoll
   minotaur basilisk beast creature monster enemy elf gnome mage necromancer`,
);

const others = new Set([...people, 'he', 'she', 'they', 'him']);

/** The same of a sentence that nobody has read word by word; `words` are its own, in lower case. */
export function mayNameOther(text: string, words: readonly string[]): boolean {
  const name = isTyped(text) ? /[A-Za-z],? [A-Z]/ : /\p{L},? \p{Lu}/u;
  return name.test(text) || words.some((word) => others.has(word));
}

/** How many are spoken of before a place whom "she" behind it may mean. */
export function othersNamed(tokens: readonly Token[], to: number): number {
  return tokens
    .slice(0, to)
    .filter(
      ({ text, isCapital }, at) =>
        others.has(text) || (isCapital && at > 1 && tokens[at - 1]!.kind === 'word'),
    ).length;
}

export const namesOther = (tokens: readonly Token[], to: number): boolean => othersNamed(tokens, to) > 0;
