import { isSmall } from './function-words.ts';
import { corrected, type Scene } from './scene.ts';
import { textOf, type Token } from './tokens.ts';

const turned: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
};
const afterYou: Readonly<Record<string, string>> = { am: 'are', was: 'were' };

const articles = new Set(
  'the a an this that these those my our your his her their its every each'.split(' '),
);

/** `the old salt mine`: a noun, by the article before it. */
function isPit(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]!.low !== 'mine') return false;
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const { kind, low } = tokens[back]!;
    if (kind !== 'word') return false;
    if (articles.has(low)) return true;
    if (isSmall(low)) return false;
  }
  return false;
}

/** A player's words as a game master says them back; `isThird`: they spoke of their own character by name. */
export function secondPerson(tokens: readonly Token[], scene: Scene, isThird = false): string {
  const said = tokens.map((token, at): Token => {
    if (token.kind !== 'word') return token;
    const { low, text } = token;
    const before = tokens[at - 1]?.low;
    if (Object.hasOwn(turned, low) && !isPit(tokens, at)) return { ...token, text: turned[low]! };
    if ((before === 'i' || before === 'we') && Object.hasOwn(afterYou, low))
      return { ...token, text: afterYou[low]! };
    const name = scene.names.get(low);
    if (name) return { ...token, text: scene.own.has(low) && isThird ? 'you' : name };
    const owner = low.endsWith("'s") ? scene.names.get(low.slice(0, -2)) : undefined;
    if (owner) return { ...token, text: `${owner}'s` };
    const right = corrected(low, scene);
    return right === low ? { ...token, text: isSmall(low) ? low : text } : { ...token, text: right };
  });
  return textOf(said);
}

const mine: Readonly<Record<string, string>> = { your: 'my', yours: 'mine', yourself: 'myself', you: 'me' };

/** What was said back, as its player would say it. */
export function firstPerson(text: string): string {
  return text.replace(/\b(?:your|yours|yourself|you)\b/g, (word) => mine[word] ?? word);
}
