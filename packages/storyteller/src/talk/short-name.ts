import { isPersonNoun } from '../tale/wish/person-nouns.ts';

/** Kept before a name even in short: nobody calls Father Moss Moss. */
const kept = new Set(
  'mother father sister brother aunt uncle granny grandma mr mrs ms miss dr lady lord sir dame'.split(' '),
);
const small = new Set('the one old young little'.split(' '));

const isTitle = (word: string) => {
  const low = word.toLowerCase().replace('.', '');
  return small.has(low) || kept.has(low) || isPersonNoun(low);
};

/** As somebody is called who was named before: `Edwin` is too familiar for Constable Edwin Thrale, and `Constable` is no name. */
export function shortName(name: string): string {
  const words = name.split(' ');
  const titles = words.findIndex((word) => !isTitle(word));
  if (titles < 0 || words.length === 1) return name;
  const own = words.slice(titles);
  if (titles === 0) return own[0]!;
  // `the Straw Marshal`, `Old Greta`, `Captain Vey`: there is nothing to leave out.
  if (own.length < 2 || !own.every((word) => /^\p{Lu}/u.test(word))) return name;
  const title = words[titles - 1]!;
  return kept.has(title.toLowerCase().replace('.', '')) ? `${title} ${own.at(-1)!}` : own.at(-1)!;
}
