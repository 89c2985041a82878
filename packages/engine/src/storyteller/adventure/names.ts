const notNames = new Set(
  'The A An And But Or If When While Then There Here This That These Those It He She They You Your We I In On At Of To From By With Without For As No Not One Two Three Every Each Some Many Most All After Before Behind Beyond Under Over Inside Outside Beneath Between Once Now Only Still Even What Who Why How Where Chapter Part Scene Act Nobody Somebody Anyone Everyone Both His Her Its Their'.split(
    ' ',
  ),
);

const longestName = 40;

/** The proper names of a text, in order: people and places that somebody could ask about. */
export function namesIn(text: string): string[] {
  const found = new Set<string>();
  for (const [phrase] of text.matchAll(/\b[A-Z][a-z']+(?:(?: of| the)? [A-Z][a-z']+)*/g)) {
    const words = phrase.split(' ');
    while (words.length > 0 && notNames.has(words[0]!)) words.shift();
    const name = words.join(' ').replace(/'s$/, '');
    const begins = words.length === phrase.split(' ').length && isSentenceStart(text, phrase);
    if (name.length > 2 && name.length <= longestName && !(begins && words.length === 1))
      found.add(new RegExp(`\\bthe ${name}\\b`, 'i').test(text) ? `the ${name}` : name);
  }
  return [...found];
}

function isSentenceStart(text: string, phrase: string): boolean {
  const first = text.indexOf(phrase);
  const again = text.indexOf(phrase, first + 1);
  return again < 0 && /(^|[.!?:"]\s*)$/.test(text.slice(0, first));
}

/** `Maren Oake, the miller` gives a name and what it stands for. */
export function peopleIn(text: string): { name: string; note: string }[] {
  const people: { name: string; note: string }[] = [];
  for (const [, name, note] of text.matchAll(
    /\b([A-Z][a-z]+(?: [A-Z][a-z]+)*), (?:the|an?|her|his) ([a-z][a-z' -]{2,40})(?=[,.;])/g,
  ))
    if (!notNames.has(name!)) people.push({ name: name!, note: note!.trim() });
  return people;
}

const creatures =
  /\b(goblins?|skeletons?|zombies?|wol(?:f|ves)|bandits?|ghouls?|ghosts?|orcs?|spiders?|rats?|cultists?|dragons?|trolls?|ogres?|bears?|wraiths?|kobolds?|pirates?|thugs?|guards?|robots?|drones?|raiders?|witch(?:es)?|hags?|knights?|demons?|imps?|gargoyles?|vampires?|werewol(?:f|ves)|serpents?|snakes?|giants?|mercenar(?:y|ies)|outlaws?|beasts?|golems?|crows?)\b/gi;

const singular: [RegExp, string][] = [
  [/wolves$/, 'wolf'],
  [/ies$/, 'y'],
  [/(ch|x)es$/, '$1'],
  [/s$/, ''],
];

/** A creature that the text speaks of, in the singular; the one that was meant where several are. */
export function creatureIn(text: string, words: readonly string[]): { name: string; many: boolean } | null {
  const all = [...text.matchAll(creatures)].map(([name]) => name.toLowerCase());
  const chosen = all.find((name) => words.includes(name) || words.includes(one(name))) ?? all[0];
  return chosen ? { name: one(chosen), many: chosen !== one(chosen) } : null;
}

function one(name: string): string {
  for (const [ending, replacement] of singular)
    if (ending.test(name)) return name.replace(ending, replacement);
  return name;
}
