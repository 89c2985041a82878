/** Words that say nothing about what a text is about. */
const small = new Set(
  `a about above after again all also always am an and another any are around as at away back be because been before behind being below between both but by came can cannot come comes could did do does done down each either else enough even ever every everybody everyone everything few first for from gets give go goes going gone good got had has have he her here hers him his how i if in into is it its itself just keep know last let like little long look looks made make makes many may me might mind more most much must my never no nobody none nor not nothing now of off old on once one only or other our out over own part people put quite rather said same say says see seen she should since so some somebody someone something soon still such take than that the their them then there these they thing things this those though three through time to together too took toward two under until up upon us very was way we well went were what when where which while who whom whose why will with without would yes yet you your yours would've won't don't can't isn't it's that's we're i'm you're they're he's she's there's we've i've we'll you'll who's what's let's`.split(
    ' ',
  ),
);

export function isSmall(word: string): boolean {
  return small.has(word);
}

/** Every word of a text, lower case; at most as many as a game master would read. */
export function plainWordsOf(text: string): string[] {
  return (
    text
      .slice(0, 8_000)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
  );
}

/** The words that a text is about, each once. */
export function tellingWords(text: string): string[] {
  return [...new Set(plainWordsOf(text).filter((word) => word.length > 2 && !small.has(word)))];
}

const odd = new Map(
  Object.entries({
    lens: 'lens',
    compass: 'compass',
    series: 'series',
    zombies: 'zombie',
    pixies: 'pixie',
    cookies: 'cookie',
    wolves: 'wolf',
    elves: 'elf',
    thieves: 'thief',
    knives: 'knife',
    leaves: 'leaf',
    lives: 'life',
    wives: 'wife',
    men: 'man',
    women: 'woman',
    children: 'child',
    people: 'person',
    mice: 'mouse',
    geese: 'goose',
    teeth: 'tooth',
    feet: 'foot',
  }),
);

export function singularOf(word: string): string {
  const known = odd.get(word);
  if (known) return known;
  if (word.endsWith("'s")) return singularOf(word.slice(0, -2));
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|xes|sses|zes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** As they were written and in the singular, each once. */
export function bothNumbers(words: readonly string[]): string[] {
  return [...new Set(words.flatMap((word) => [word, singularOf(word)]))];
}
