import { baseVerb } from '../../reader/inflection.ts';
import { isVerb } from '../../reader/verbs.ts';
import { isSmall, singularOf } from '../words.ts';
import { creatureOf } from './creatures.ts';
import { partVerb } from './part-verbs.ts';
import { isPersonNoun } from './person-nouns.ts';
import { placeNoun } from './places.ts';
import { isThing } from './things.ts';

export interface Token {
  text: string;
  lower: string;
  isMark: boolean;
  /** Written with a capital where a sentence would not ask for one. */
  isName: boolean;
}

/** Words with a capital that name nobody and nothing. */
const capitalised = new Set(
  'i greek roman french german english spanish italian norse egyptian victorian christmas halloween monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december dnd noir ai gm dm ok tv'.split(
    ' ',
  ),
);
/** Small words that are part of a name when they have a capital: `Old Corbin`, `The Salt Codex`. */
const inNames = new Set('the old little long good will may'.split(' '));
const mostTokens = 400;

/** `names`: what is known to be a name, lower case, wherever it stands. */
export function tokensOf(sentence: string, names: ReadonlySet<string> = new Set()): Token[] {
  const found = sentence.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[,:;()=!?.&]/gu) ?? [];
  return found.slice(0, mostTokens).map((text, at) => {
    const lower = text.toLowerCase().replace(/^[ldn]'(?=\p{L}{3})/u, '');
    const isMark = !/[\p{L}\p{N}]/u.test(text);
    const isShouted = text.length > 3 && text === text.toUpperCase();
    const isCapital =
      /^\p{Lu}/u.test(text) &&
      !isShouted &&
      !capitalised.has(lower) &&
      (!isSmall(lower) || inNames.has(lower));
    return { text, lower, isMark, isName: isCapital && (at > 0 || names.has(lower) || startsAName(found)) };
  });
}

/** What a sentence may begin with besides a name when a name follows. */
const orders = new Set(
  'save rescue find steal kill slay stop help fetch defeat hunt bring protect defend free escape explore meet join unmask catch rob follow beat avenge enter reach visit leading under inside aboard welcome young poor evil mad'.split(
    ' ',
  ),
);

/** What is and has without being anybody. */
const matters = new Set(
  'war water winter summer night death hunger plague famine magic money gold time life light darkness snow rain fire fog peace trade neither nor missing police love food fear day dusk dawn modern dinner supper breakfast lunch school work church business smoke music silence blood thunder wind dust'.split(
    ' ',
  ),
);

/** Whether a sentence begins with somebody's name: another capital follows, or what somebody does. */
function startsAName([first = '', second = '', ...rest]: readonly string[]): boolean {
  const word = first.toLowerCase();
  if ((isSmall(word) && word !== 'old') || orders.has(word) || matters.has(word)) return false;
  if (/.{3}(?:tion|sion|ness|ism|ship|hood)$/.test(word) && !/^\p{Lu}/u.test(second)) return false;
  if (isToldWhat(second, rest) && !isThing(word) && !isBeing(word) && !placeNoun(word) && !moments.has(word))
    return true;
  if (/^\p{Lu}\p{Ll}/u.test(second) || /^(?:has|is|was|wants|must|rules|owns)$/.test(second)) return true;
  const isKnown = isThing(word) || isBeing(word) || placeNoun(word);
  const isVerb = /^\p{Ll}{3,}ed$/u.test(second) || (/(?:s|ed)$/.test(second) && partVerb(second) !== null);
  return !isKnown && !/s$|ing$/.test(word) && isVerb;
}

/** When and where something is, and nobody. */
const moments = new Set(
  'tonight today yesterday tomorrow meanwhile outside inside upstairs downstairs somewhere nearby suddenly lately recently finally sadly luckily unfortunately worse besides however next first second third'.split(
    ' ',
  ),
);

/** `Elsie, the miller's daughter,` and `Hanna the innkeeper`: what somebody is stands behind their name. */
function isToldWhat(second: string, rest: readonly string[]): boolean {
  const isApposed = second === ',';
  const [article = '', ...words] = isApposed ? rest : [second, ...rest];
  if (!(isApposed ? /^(?:the|an?|his|her|their|our|my)$/ : /^the$/).test(article)) return false;
  if (!isApposed) return isPersonNoun(words[0]?.toLowerCase() ?? '');
  const end = words.findIndex((word) => /^[,.;:]$/.test(word));
  return end > 0 && end < 5 && isPersonNoun(words[end - 1]!.toLowerCase());
}

/** Words that have a capital where no sentence begins: whoever is called so is called so everywhere. */
export function namesIn(sentences: readonly string[]): Set<string> {
  const tokens = sentences.flatMap((sentence) => tokensOf(sentence).slice(1));
  return new Set(tokens.flatMap(({ isName, lower }) => (isName ? [lower.replace(/'s$/, '')] : [])));
}

const determiners = new Set(
  'the a an this that these those my our your his her their its some every all both one two three four five six seven eight nine ten'.split(
    ' ',
  ),
);
const adjectives = new Set('old good little long last first own same'.split(' '));
/** Verbs that often follow a noun without a word between. */
const verbs = new Set(
  'called named wants want keeps keep remembers walks walk says say owns own pretends starts start went broke broken burned burnt falls fell falling eats eating eat dies died killed stole stolen steals sold sends sent needs need must wake wakes wakening wait waits talk talks talking play plays standing stands stand lives live lived worked works guard guards guarded hides hidden rules ruled hunts hunted threatens runs run turns turned becomes became begins began vanished vanishes disappeared missing gone beginning holding led asks asked matters wants works coming crossing stopped crossed knows attack attacks waits opens drops wrecked besiege besieges invade invades raid raids storm storms march marches overrun overruns surround surrounds haunt haunts'.split(
    ' ',
  ),
);

/** `Lord Vane keeps the stone`: a verb by what follows it, though it could be a noun. */
export function isVerbAt(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    verbs.has(tokens[at]?.lower ?? '') &&
    at > 0 &&
    next !== undefined &&
    (next.isName || determiners.has(next.lower))
  );
}

function isDoneAlone(tokens: readonly Token[], at: number): boolean {
  const [verb, next, after] = tokens.slice(at, at + 3).map(({ lower }) => lower);
  const isAlone = next === 'by' && /^(?:it|him|her|them)sel(?:f|ves)$/.test(after ?? '');
  const isOften =
    /^(?:every|again|nightly|daily)$/.test(next ?? '') ||
    (next === 'at' && /^(?:night|dawn|dusk|midnight)$/.test(after ?? ''));
  return (isAlone || isOften) && baseVerb(verb ?? '', isVerb) !== null;
}

/** A noun with what belongs to it. */
export interface NounPhrase {
  /** Without an article: `floating city of glass`. */
  words: readonly Token[];
  determiner: string;
  /** The noun that it turns on, lower case. */
  head: string;
  /** The number of the token behind it. */
  end: number;
}

const longestPhrase = 7;

const isBeing = (word: string) => isPersonNoun(word) || creatureOf(word) !== null;
const isNoun = (word: string) => placeNoun(word) !== null || isThing(word) || isGroupNoun.test(word);
/** `an orc siege`, `the pirate crew`. */
const isGroupNoun =
  /^(?:siege|raid|attack|invasion|horde|army|armies|warband|uprising|outbreak|swarm|gang|pack|king|lair|nest|treasure|problem|crew|code|mask|costume|blood|bones?|cult|hunt)s?$/;

export const isDeterminer = (word: string) => determiners.has(word);

export function phraseAt(tokens: readonly Token[], from: number): NounPhrase | null {
  let at = from;
  let determiner = '';
  if (determiners.has(tokens[at]?.lower ?? '')) determiner = tokens[at++]!.lower;
  if (tokens[at]?.lower === 'very' || tokens[at]?.lower === 'same') at++;
  const words: Token[] = [];
  let head = '';
  let hasOf = false;
  for (let token = tokens[at]; token && words.length < longestPhrase; token = tokens[at]) {
    const next = tokens[at + 1];
    const isOf = token.lower === 'of' && head !== '' && !hasOf && next && !next.isMark;
    if (isOf && (!isSmall(next.lower) || determiners.has(next.lower))) {
      hasOf = true;
      words.push(token);
      if (determiners.has(next.lower)) words.push(tokens[++at]!);
      at++;
      continue;
    }
    // `the miller begs you`: whoever somebody is, is followed by a noun only where that makes another one of it.
    if (isBeing(head) && !hasOf && !isBeing(singularOf(token.lower)) && !token.isName && !isNoun(token.lower))
      break;
    // `the city of Somnus stopped dreaming`: a name ends with its capitals.
    if (words.at(-1)?.isName && !token.isName && !placeNoun(token.lower) && !isThing(token.lower)) break;
    // `a village whose bell rings by itself`: what is done by itself, or every night, is done.
    if (isDoneAlone(tokens, at)) break;
    const isPart =
      !token.isMark &&
      (adjectives.has(token.lower) || (!isSmall(token.lower) && !(head !== '' && verbs.has(token.lower))));
    if (!isPart) break;
    words.push(token);
    if (!hasOf) head = token.lower;
    at++;
  }
  while (words.length > 0 && (words.at(-1)!.lower === 'of' || determiners.has(words.at(-1)!.lower)))
    words.pop();
  return head === '' ? null : { words, determiner, head, end: at };
}

/** As it stands in a sentence, with the definite article unless it is a name of its own. */
export function shown({ words, determiner }: NounPhrase): string {
  const text = words.map((word) => word.text).join(' ');
  const isName = determiner === '' && words[0]?.isName === true;
  return isName ? text : `the ${text}`;
}
