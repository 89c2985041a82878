import { singular } from './inflection.ts';
import type { Scene } from './scene.ts';
import { isSmall } from './function-words.ts';
import { bodyParts } from './scenery.ts';
import { type Token, wordToken } from './tokens.ts';

/** Puts the apostrophe where haste has left it out: `odras boat`, `that guards head`. */
export function withOwners(tokens: readonly Token[], scene: Scene): Token[] {
  return tokens.map((token, at) => {
    const next = tokens[at + 1];
    const owner = token.low.slice(0, -1);
    if (token.kind !== 'word' || next?.kind !== 'word' || !token.low.endsWith('s') || isSmall(next.low))
      return token;
    if (scene.names.has(owner) && !scene.names.has(token.low))
      return wordToken(`${scene.names.get(owner)}'s`);
    const part = tokens.slice(at + 1, at + 4).find(({ low }) => bodyParts.has(singular(low)));
    const between = part ? tokens.slice(at + 1, tokens.indexOf(part)) : [];
    const isOfBody =
      part !== undefined &&
      scene.nouns.has(owner) &&
      !bodyParts.has(owner) &&
      between.every(({ kind, low }) => kind === 'word' && !isSmall(low));
    return isOfBody ? wordToken(`${token.text.slice(0, -1)}'s`) : token;
  });
}
