const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const articles = set('the a an this that these those some any every each another');
export const possessives = set('my your his her its our their');
export const pronouns = set(
  'it him her them he she they me myself us you yourself himself herself itself themselves everyone everybody someone somebody anyone anybody everything something anything nothing nobody this that these those one',
);
export const prepositions = set(
  'to at on onto in into inside under underneath beneath below over above behind beside besides between among through across along around round against from off past near with without by using toward towards upon within ' +
    'up down out for about regarding concerning of outside atop via before after until during like as next opposite back',
);
export const conjunctions = set(
  'and or but nor so because while when if unless though although since than that which who whom whose where why how what whether until',
);
export const auxiliaries = set(
  'am is are was were be been being do does did have has had will would shall should can could may might must',
);
export const questionWords = set('what who whom whose where when why how which');
export const adverbs = set(
  'already slightly possibly probably actually suddenly exactly nearly mostly basically totally literally recently just then now also first again too still even really very quite almost instead together once twice right straight here there away forward backward backwards forwards upstairs downstairs upwards downwards aside apart back home everywhere nowhere somewhere anywhere tonight today later soon maybe perhaps definitely only simply always never ever not meanwhile next finally immediately closer hard fast well badly loud aloud harder louder quieter faster slower outside inside around nearby',
);
const notAdverbs = set(
  'tally rally folly gully dally only early family bully holy ugly silly lily belly jelly fly ally reply supply assembly july butterfly lovely friendly lonely ghostly curly woolly likely deadly elderly bubbly grizzly hilly wooly oily monopoly anomaly rely apply multiply comply imply sally molly polly billy willy emily holly kelly dolly jolly smelly',
);

/** `quietly`; not `family`. */
export function isAdverb(word: string): boolean {
  return adverbs.has(word) || isManner(word);
}

export function isManner(word: string): boolean {
  return word.length > 4 && word.endsWith('ly') && !notAdverbs.has(word) && !adverbs.has(word);
}

export const fillers = set(
  "dm gm ok okay k kk okie aight ight welp well so then and but now next first firstly second secondly third lastly after afterwards finally also please alright right hmm hm um uh oh ah eh yeah yes hey right anyway actually basically maybe perhaps um er lol haha cool great good nice fine just instead meanwhile suddenly sure quick ooh aha later still or sorry hehe lmao pew boom bam pow kaboom kapow whoosh wham hah ugh argh meh phew welp cmon c'mon",
);

/** Whether a word only holds a sentence together. */
export function isSmall(word: string): boolean {
  return (
    articles.has(word) ||
    possessives.has(word) ||
    pronouns.has(word) ||
    prepositions.has(word) ||
    conjunctions.has(word) ||
    auxiliaries.has(word) ||
    word === 'i' ||
    word === 'we' ||
    word === 'not'
  );
}

const numbers: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  dozen: 12,
};

export function numberOf(word: string): number | null {
  const digits = /^(\d{1,7})(gp|g|k)?$/.exec(word);
  if (digits) return Number(digits[1]) * (digits[2] === 'k' ? 1000 : 1);
  return Object.hasOwn(numbers, word) ? numbers[word]! : null;
}

/** What takes no article of its own accord. */
export const uncounted = new Set(
  'water ale beer bed help peace money food gold information directions work love mercy magic advice silence luck trouble permission stealth shelter refuge safety freedom'.split(
    ' ',
  ),
);
