/** What a reader stumbles over in one narration, whatever it tells. */
export const prosePatterns: readonly [RegExp, string][] = [
  [/[{}[\]|]/, 'a template hole'],
  [/\bundefined\b|\bnull\b|\bNaN\b|\[object/, 'a value that is no word'],
  [/\S {2,}\S|^\s|\s$|\( | \)|[^\S\n]\n|\n[^\S\n]/, 'space where there should be none'],
  [/\s[,.;:!?]/, 'a space before punctuation'],
  [/[a-z][.!?,;][A-Z]/, 'no space behind punctuation'],
  [/\ba (?=[aeio])(?!one|once|eu)|\ba (?:hour|honest|honou?r|heir)/i, 'a wrong article'],
  [/\ba (?=u)(?!uni(?!n|m)|us[eu]|ut[ei]|uk|ur[ia])/i, 'a wrong article'],
  [/\ban (?=[bcdfgjklmnpqrstvwxz]|uni(?!n|m)|use|one\b|eu)/i, 'a wrong article'],
  [/\ba the\b|\ban the\b|\bthe an?\b|\byour (?:the|an?|my|his|her)\b|\bthe (?:your|my)\b/i, 'two articles'],
  [
    /([^.]|^)\.\.([^.]|$)|,,|\?\.|!\.|;\.|:\.|,\.|[a-z]\.,|;,|,;|\?\?|\?!\?|\.["']\.(?:\s|$)/,
    'doubled punctuation',
  ],
  [/(?:^|[^.][.] |[!?] )["']?[a-z]/, 'a sentence without a capital'],
  [/…(?: \p{Lu}|\s*$)/mu, 'a sentence that breaks off'],
  [/\b(?:they|we|I) (?:is|has|does)\b|\b(?:they|we) was\b|\bI are\b/i, 'a verb of the wrong number'],
  [/(?:^|[.!?;:]["']? )(?:He|She|It) (?:are|have|do|were)\b/i, 'a verb of the wrong number'],
  [/\bwhat (?:do you do|now|next)\b[^.?!]{0,40}\?[ \n]+\S/i, 'a question before the end'],
];

const repeatable = new Set(['had had', 'that that']);

/** `the the`: any word twice in a row. */
export function doubledWords(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}'’-])(\p{L}+) \1(?![\p{L}\p{N}'’-])/giu)]
    .map(([words]) => words)
    .filter((words) => !repeatable.has(words.toLowerCase()));
}

/** Words in -s that are neither a verb of the third person nor a plural. */
const otherWords = new Set(
  `always perhaps as across towards upwards downwards onwards backwards forwards besides sometimes unless yes us this its his
  ours yours yourselves ourselves less press pass toss cross guess miss dress kiss possess bless focus discuss address confess
  process express progress witness undress harness caress compass plus versus thus afterwards nevertheless regardless nonetheless
  news lens gas bus canvas atlas gallows series species headquarters christmas lies stands hangs waits is has`.split(
    /\s+/,
  ),
);
const isOther = (word: string) => otherWords.has(word) || /(?:ss|us|is)$/.test(word);

/** `You flees`, `when you reaches`. */
function wrongPersons(text: string): string[] {
  const subjects =
    /(?:(?:^|[.!?:;,]["']? |\n)(?:and |but |then |so )?|\b(?:when|while|if|until|before|after|as|that|where|and|once|because) )you ([a-z]+s)\b/gi;
  return [...text.matchAll(subjects)].filter(([, verb]) => !isOther(verb!.toLowerCase())).map(([all]) => all);
}

/** `The curtains is`, `There is still the ledgers`. */
function wrongNumbers(text: string): string[] {
  const plurals =
    /(?:^|[.!?:;]["']? |\n|, and |, but )[Tt]he (?:(?!of\b|for\b|one\b|that\b|who\b)[a-z'-]+ ){0,2}([a-z]+s) (?:is|has|was|does)\b/g;
  const listed =
    /\b[Tt]here is (?:still |only |also |now |just )?(?:the |your |some )?(?:[a-z'-]+ )?([a-z]+s)[.,;:]/g;
  return [...text.matchAll(plurals), ...text.matchAll(listed)]
    .filter(([, noun]) => !isOther(noun!.toLowerCase()))
    .map(([all]) => all);
}

/** Where somebody's name stands for `you`, and the verb has stayed behind: `where Mira were`. */
export function wrongVerbsOf(names: readonly string[], text: string): string[] {
  return names.flatMap((name) => {
    const at = text.search(new RegExp(`(?<!if |though |and |unless )\\b${name} (?:are|were|have|do)\\b`));
    return at < 0 ? [] : [text.slice(Math.max(0, at - 10), at + 20)];
  });
}

export function disagreements(text: string): string[] {
  return [...wrongPersons(text), ...wrongNumbers(text)];
}
