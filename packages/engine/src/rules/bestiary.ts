import type { Bestiary, Creature } from './creature.ts';
import {
  isAside,
  isChanging,
  isGathering,
  isItself,
  isLabel,
  isRole,
  isUnsaid,
  otherNames,
  singulars,
  wordsOf,
} from './creature-words.ts';
import { nearestWord } from './nearest-word.ts';

const longestName = 120;
/** Have no ranks among them: a "wolf hunter" is no wolf. */
const withoutRanks = /beast|ooze|plant|construct|elemental|dragon|monstrosity/;

/** `Deep Gnome (Svirfneblin)` and `Succubus/Incubus` go by each of their names. */
function namesOf({ name }: Creature): string[] {
  if (name.includes('/')) return [name, ...name.split('/')];
  const [, usual, other] = /^(Deep Gnome) \((\w+)\)$/.exec(name) ?? [];
  return usual && other ? [name, usual, other] : [name];
}

/** Finds creatures by their names as people and models write them. */
export function createBestiary(creatures: readonly Creature[]): Bestiary {
  const vocabulary = new Set(
    [...creatures.flatMap(namesOf), ...Object.keys(otherNames)].flatMap(wordsOf).flatMap(singulars),
  );
  /** By their words in any order, and by their letters in theirs. */
  const byWords = new Map<string, Creature>();
  const byLetters = new Map<string, Creature>();

  /** The word in the one form in which it is compared. */
  function known(word: string): string | null {
    const form = singulars(word).find((candidate) => vocabulary.has(candidate));
    if (form === undefined || form === word) return form ?? null;
    return known(form);
  }

  function corrected(word: string): string {
    const isMeant = singulars(word).some((form) => isRole(form) || isItself(form) || isChanging(form));
    if (isMeant) return known(word) ?? singulars(word)[0]!;
    const nearest = singulars(word).map((form) => nearestWord(form, vocabulary));
    return known(word) ?? known(nearest.find((found) => found !== null) ?? '') ?? word;
  }

  const said = (words: readonly string[]) => words.filter((word) => word.length > 1 && !isUnsaid(word));
  const keyOf = (words: readonly string[]) => words.toSorted().join(' ');

  function whole(words: readonly string[]): Creature | null {
    return byWords.get(keyOf(words)) ?? byLetters.get(words.join('')) ?? null;
  }

  /** The longest name at the end of the words, or with nothing but ranks and labels behind it. */
  function qualified(given: readonly string[]): Creature | null {
    const words = given[0] === 'half' && /^(orc|elf)$/.test(given[1] ?? '') ? given.slice(2) : given;
    for (let length = words.length; length > 0; length -= 1) {
      for (let start = 0; start + length <= words.length; start += 1) {
        const creature = whole(words.slice(start, start + length));
        if (creature && isQualified(creature, words.slice(0, start), words.slice(start + length))) {
          return creature;
        }
      }
    }
    return null;
  }

  function isQualified({ type }: Creature, before: readonly string[], behind: readonly string[]): boolean {
    const isOther = (word: string) => isChanging(word) || (whole([word]) !== null && !isLabel(word));
    if (before.some(isOther)) return false;
    const forms = behind.map((word) => singulars(word));
    return forms.every((form) => form.some(isLabel) || (!withoutRanks.test(type) && form.some(isRole)));
  }

  /** Who it is, without what is said about them: "the ghost of Lady Ashe", "Mirela's cat", "a pack of wolves". */
  function essence(text: string): string[] {
    const owned = text.split(/(?:['’]s|s['’])\s/).at(-1)!;
    const words = wordsOf(owned);
    const aside = words.findIndex((word, place) => place > 0 && isAside(word));
    if (aside < 0) return words;
    const isGathered = words[aside] === 'of' && singulars(words[aside - 1]!).some(isGathering);
    return isGathered ? essence(words.slice(aside + 1).join(' ')) : words.slice(0, aside);
  }

  function find(name: string): Creature | null {
    if (name.length > longestName) return null;
    const read = (words: readonly string[]) => said(words).map(corrected);
    const outside = name.replace(/\(.*?\)/g, ' ');
    const named = whole(read(wordsOf(name))) ?? whole(read(wordsOf(outside)));
    if (named) return named;
    const last = outside.split(',').at(-1)!;
    return qualified(read(essence(last))) ?? qualified(read(essence(outside)));
  }

  const add = (name: string, creature: Creature) => {
    const words = said(wordsOf(name)).map((word) => known(word) ?? word);
    byWords.set(keyOf(words), creature);
    byLetters.set(words.join(''), creature);
  };
  for (const creature of creatures) for (const name of namesOf(creature)) add(name, creature);
  for (const [name, meant] of Object.entries(otherNames)) {
    const creature = creatures.find((candidate) => candidate.name === meant);
    if (creature) add(name, creature);
  }
  return { find };
}
