import { withArticle } from '../language/nouns.ts';
import { addressed, tidy } from './findings.ts';
import { withoutCheck } from './written-check.ts';

/** What a check brings to light, as it is told. */
export interface Found {
  told: string;
  /** From which sentence on it is told. */
  from: number;
}

const label =
  /^(?:(?:for )?(?:the )?(?:dm|gm|keeper|referee)(?: (?:only|alone|note))?|secrets?|hidden|treasure|clue [a-z\d]|[a-z\d]{1,2})[:.)] /i;
const verb =
  "(?:finds?|reveals?|notices?|spots?|discovers?|sees?|uncovers?|turns? up|shows?|locates?|detects?|makes? out|reali[sz]es?|recogni[sz]es?|(?:he|she|they|you)['’]?(?: can|ll| will)? (?:find|notice|spot|see|discover|tell|know|realise|realize|recognise|recognize|make out)|(?:in order )?to (?:find|notice|spot|see|discover|make out|tell|know|realise|realize|recognise|recognize))";
const brings = new RegExp(`\\b${verb} (that )?(.+)$`, 'i');
const skill = "(?:\\p{Lu}\\p{L}+|thieves['’] tools)";
/** The check itself: `DC 13 Wisdom (Perception) or Survival check`, with what leads to it. */
const check = new RegExp(
  `(?:,? ?(?:\\b(?:and )?(?:with|on|by) (?:an? )?(?:successful |passed )?|\\b(?:it )?(?:takes|needs|requires) (?:an? )?|\\ban? (?:successful )?)?)\\bDC ?\\d{1,2}(?: ${skill}(?: of Hand| Handling)?(?:(?:,? or |, | ?/ ?| ?\\()${skill}(?: of Hand| Handling)?\\)?)*)?(?: checks?| rolls?)?`,
  'u',
);
const pronoun =
  /^(?:it|them|this|that|him|her)\b(?! (?:is|are|has|was|sits?|hangs?|lies?|looks?|stands?|leads?|moves?|smells?|\p{Ll}+s)\b)/iu;
const saysOf = /^(?:it|they|he|she) \p{L}/iu;
const finite =
  /(?<=\p{L} )(?:is|are|was|were|has|have|had|lies?|hangs?|stands?|leads?|leave|goes|come|comes|runs?|looks?|sits?|says|reads|shows|holds?|contains?|smells?|moves?|can|will|does|knows|hides?|wears|misses|missed|belongs?|opens?)\b/u;
const article =
  /^(?:an?|the|some|any|his|her|its|their|one|two|three|four|five|six|seven|eight|nine|ten|no|\d+|\p{Lu}|\p{L}+['’]s?\b)/u;
/** What anybody gets who does what is said, or is told by the way. */
const aside =
  /(?:,? (?:and|or|but)|,|;) (?:else )?(?:just )?(?:anybody|anyone|whoever|somebody|someone|those) who [^.;]*|,? or (?:else )?(?:just|simply|by) [^.;]*|,? (?:no|without) (?:any )?(?:roll(?:ing)?|checks?)(?: is)?(?: needed)?\b/gi;
/** `anybody who puts a hand in there finds it`, `or just look behind the tallest pipe` */
const freely: readonly RegExp[] = [
  /\b(?:anybody|anyone|whoever|somebody|someone|those) who (\p{L}+ [^.;,)]{2,60}?)(?= (?:finds?|sees?|notices?|gets?|has) (?:it|them|that|this)\b|\)|[.;,]|$)/iu,
  /\bor (?:else )?(?:just|simply|by) (\p{L}+ [^.;,)]{3,60}?)(?= because\b| (?:they )?(?:finds?|sees?)\b|\)|[.;,]|$)/iu,
];
/** What takes no roll, of what stands with a check. */
export const freelyIn = (sentences: readonly string[]): string[] =>
  sentences
    .slice(0, 1)
    .concat(sentences.slice(1).filter((one) => withoutRoll.test(one)))
    .flatMap((one) => freely.flatMap((pattern) => pattern.exec(one)?.[1] ?? []))
    .filter(
      (one) =>
        !/\bDC ?\d|^(?:succeeds?|passes|makes?|rolls?|fails?|searche?s?|looks? (?:closely|around))\b/i.test(
          one,
        ),
    );
const withoutRoll =
  /\b(?:without|no) (?:an? |any )?(?:roll|check)|\b(?:finds?|sees?|notices?) (?:it|them) (?:anyway|at once|automatically)/i;
const place =
  '(?:in|inside|under|underneath|beneath|behind|below|on|at|among|amongst|around|near|between|beside|above|over|by) ';
const begun = new RegExp(`^${place}`, 'i');

const clean = (text: string) =>
  text
    .replace(aside, '')
    .replace(/\( ?\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;:])/g, '')
    .replace(/^[\s,;:.=–—-]+|[\s,;:=–—-]+$/g, '')
    .trim();
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string) =>
  /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** `leather pouch` is a leather pouch; `fresh scratches` are several. */
const withItsArticle = (thing: string) => {
  const [first = ''] = thing.split(/[,.;]| (?:with|of|and|in|under|on|behind|around|that|which)\b/);
  if (article.test(thing) || /s$/.test(first)) return thing;
  return withArticle(thing);
};

/** `leather pouch, 14 gp`, behind `in the left kettle`: a sentence is made of what is none. */
function asFound(what: string, where: string): string {
  const own = clean(what);
  if (own === '') return '';
  const isWhole =
    finite.test(own) ||
    /^(?:it|he|she|there|they)['’]/i.test(own) ||
    begun.test(own) ||
    saysOf.test(own) ||
    /^["“]/.test(own);
  if (isWhole) return tidy(capital(own));
  return tidy(
    where === ''
      ? `You find ${withItsArticle(own)}`
      : `${capital(where)} you find ${withItsArticle(lower(own))}`,
  );
}

/** `Under a loose board` leads to where something is; `The fresh grave` only says what it is about. */
const placeIn = (head: string) => {
  const last = clean(head).split(/[,;:]/).at(-1)!.trim();
  return begun.test(last) ? last : '';
};

/** `that Jory drowned`: it is said of him, and not of whoever finds it. */
const isOfSomebody = /^that (?:\p{Lu}|he\b|she\b)/u;

/** The thing that a clause shows, where the check behind it only says `to find it`: `A key lies under the skep, DC 12 …`. */
function pointedAt(head: string, rest: string, before: readonly string[], at: number): Found | null {
  const own = clean(head).replace(/^\p{Lu}[\p{L} '’-]{2,30}: /u, '');
  const more = saysOf.test(rest) ? ` ${tidy(capital(clean(rest)))}` : '';
  if (own.split(' ').length > 2 && (finite.test(own) || /\bthere['’]s\b/i.test(own)))
    return { told: `${tidy(capital(own))}${more}`, from: at };
  if (at === 0) return more === '' ? null : { told: more.trim(), from: at };
  return { told: `${before.at(-1)!.replace(label, '')}${more}`, from: at - 1 };
}

/** What is found, from the sentence that has the check, and the one before it where it only points there. */
export function foundIn(sentences: readonly string[], at: number): Found | null {
  const sentence = sentences[at]!.replace(label, '').replace(/[.!]$/, '');
  const before = sentences.slice(0, at);
  const written = check.exec(sentence);
  const bracketed = withoutCheck(sentence).trim();
  const isBracketed = bracketed !== sentence.trim();
  const head = written && !isBracketed ? sentence.slice(0, written.index) : '';
  const tail =
    written && !isBracketed
      ? sentence
          .slice(written.index + written[0].length)
          .replace(/^ ?\([^)]*\)/, '')
          .replace(/^\)/, '')
      : bracketed;
  const [, inPlace, behindPlace] = new RegExp(`^ (${place}[^:,.]{2,50})[:=] (.+)$`, 'is').exec(tail) ?? [];
  if (inPlace && behindPlace) return { told: asFound(behindPlace, inPlace), from: at };
  const colon = /^ ?(?:[:=–—-]|->) ?(.{3,})$/s.exec(tail)?.[1];
  const shown = brings.exec(colon ?? tail);
  if (shown && !(colon && finite.test(colon.slice(0, shown.index)))) {
    const [, that = '', what = ''] = shown;
    if (pronoun.test(what) && that === '')
      return pointedAt(isBracketed ? tail.slice(0, shown.index) : head, '', before, at);
    if (that !== '' && saysOf.test(what) && finite.test(clean(head)))
      return pointedAt(head, what, before, at);
    const told = clean(what);
    if (told !== '')
      return {
        told: tidy(isOfSomebody.test(`${that}${told}`) ? capital(told) : `You find ${that}${told}`),
        from: at,
      };
  }
  if (colon) {
    const told = asFound(colon, placeIn(head));
    return told === '' ? null : { told, from: at };
  }
  // `Under a loose board (DC 14 Perception) is a pouch`: without the bracket it is a sentence.
  const bare = clean(`${head} ${tail}`);
  if (/\bDC ?\d/i.test(bare)) return null;
  if (bare.split(' ').length < 4) return before.length === 0 ? null : pointedAt('', '', before, at);
  return { told: asFound(bare, ''), from: at };
}

/** Coins are counted in whole words, and what something is worth is for whoever sells it. */
export const asTold = (text: string) => inWords(addressed(text, { keepsCoins: true }));

const inWords = (text: string) =>
  text
    .replace(
      /,? (?:each )?worth (?:about )?\d[\d,]* ?(?:gp|sp|cp|pp|gold|silver)(?: pieces)?(?: each)?/gi,
      '',
    )
    .replace(/(?<=\d) ?(gp|sp|cp|pp|ep)\b/gi, (coin) => ` ${coins[coin.trim().toLowerCase()]} pieces`);

const coins: Readonly<Record<string, string>> = {
  gp: 'gold',
  sp: 'silver',
  cp: 'copper',
  pp: 'platinum',
  ep: 'electrum',
};
