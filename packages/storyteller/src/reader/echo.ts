import { articles, pronouns, uncounted } from './function-words.ts';
import { singular } from './inflection.ts';
import { rareVerbs } from './rare-verbs.ts';
import type { Scene } from './scene.ts';
import { secondPerson } from './second-person.ts';
import { type Token, wordToken } from './tokens.ts';
import { isVerb, partsOfVerb } from './verbs.ts';

const longestEcho = 160;
const politeness = new Set(
  'please pls lol haha hehe xd lmao rofl ok okay thanks thank_you btw now then though right tbh plz and or but yeah yes pretty because so since while'.split(
    ' ',
  ),
);
const wishes = [
  ['if', 'possible'],
  ['if', 'I', 'can'],
  ['if', 'I', 'may'],
  ['if', 'we', 'can'],
  ['if', 'that', 'is', 'ok'],
  ['if', 'that', 'is', 'okay'],
  ['thank', 'you'],
  ['I', 'guess'],
  ['I', 'suppose'],
  ['I', 'think'],
  ['why', 'not'],
  ['no', 'roll', 'needed'],
];

/** Cuts off what is said to the game master and not done: `please`, `if possible`. */
export function withoutPoliteness(tokens: readonly Token[]): Token[] {
  let list = tokens.filter(({ low }) => low !== 'please' && low !== 'pls');
  for (let changes = 0; changes < 8; changes++) {
    const last = list.at(-1);
    if (!last) break;
    const wish = wishes.find((words) =>
      words.every((word, at) => list[list.length - words.length + at]?.low === word.toLowerCase()),
    );
    const isSpell = last.low === 'while' && list.at(-2)?.low === 'a';
    const isOver = last.kind === 'mark' || (last.kind === 'word' && politeness.has(last.low) && !isSpell);
    if (!wish && !isOver) break;
    list = list.slice(0, wish ? -wish.length : -1);
  }
  while (list[0]?.kind === 'mark') list = list.slice(1);
  return list;
}

/** At most so many characters, to the end of a clause where there is one, of a word otherwise. */
export function shortened(text: string, longest = longestEcho): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const clause = Math.max(
    cut.lastIndexOf(', '),
    cut.lastIndexOf(' and '),
    cut.lastIndexOf('; '),
    cut.lastIndexOf(' while '),
    cut.lastIndexOf(' because '),
  );
  const end = clause > longest / 3 ? clause : cut.lastIndexOf(' ');
  const kept = cut.slice(0, end > 0 ? end : longest).replace(/[\s,;:]+$/, '');
  return kept.split('"').length % 2 === 0 ? `${kept}..."` : kept;
}

const before = /^(?:at|on|in|into|under|behind|to|with|from|onto|over|through|against|inside|up|down)$/;

const towards = new Set(['back', 'on', 'onward', 'onwards', 'ahead', 'forward', 'forwards', 'home']);

/** `look at crane` is said back with its article. */
function withArticles(tokens: readonly Token[], verb: string, { nouns, names }: Scene): Token[] {
  return tokens.flatMap((token, at) => {
    const { low, kind } = token;
    const isBare =
      kind === 'word' &&
      // `Old Corrin's log`
      !/^\p{Lu}\p{Ll}/u.test(token.text) &&
      (at === 0
        ? !partsOfVerb(verb).some(([part]) => part === low)
        : before.test(tokens[at - 1]!.low) && !(tokens[at - 1]!.low === 'to' && isVerb(low))) &&
      nouns.has(low) &&
      !names.has(low);
    const next = tokens[at + 1]?.low ?? '';
    // `to ferry us across`: a deed, not a boat.
    const isDeed =
      tokens[at - 1]?.low === 'to' &&
      (isVerb(low) || rareVerbs.has(low)) &&
      (pronouns.has(next) || articles.has(next));
    const isCounted = singular(low) === low && !uncounted.has(low) && !towards.has(low) && low !== 'light';
    return isBare && isCounted && !isDeed ? [wordToken('the'), token] : [token];
  });
}

/** What somebody does in their own words, so that it can follow `You `. */
export function echoOf(
  verb: string,
  before: readonly string[],
  rest: readonly Token[],
  scene: Scene,
  isThird: boolean,
): string {
  const spoken =
    verb === 'cast' ? withoutPoliteness(rest) : withArticles(withoutPoliteness(rest), verb, scene);
  const said = secondPerson(spoken, scene, isThird)
    .replace(/[{}[\]|<>]/g, '')
    // What is made of silver is not a sum of it.
    .replace(
      /(?<=\b(?:the|an?|my|your|that|this|his|her) )(?:silver|gold|copper|platinum) (?!(?:coins?|pieces?|from|into|with|for|and|onto|over|under|back|away|that|which)\b)(?=\p{L}{3})/giu,
      '',
    );
  return shortened(
    `${before.length > 0 ? `${before.join(' ')} ` : ''}${verb}${/^[,;:.!?]/.test(said) || said === '' ? '' : ' '}${said}`.trim(),
  );
}
