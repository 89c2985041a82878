import { type Check, everythingTold, messagesOf, type Played } from '../scene.ts';
import { type Language, languageOf } from './language-of.ts';
import { plain } from './leaks.ts';
import { spokenFor } from './spoken-for.ts';

/** Words that carry something, by their first letters: endings change when a passage is told again. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, 6)));
}

const nearly = 0.6;

/** "Nearly word for word": of the words that carry something, most are told. */
export function readsAloud(passage: string, at?: number): Check {
  const wanted = stemsOf(passage);
  return {
    column: 'script',
    about: `reads aloud: ${passage.slice(0, 40)}…`,
    passes(played) {
      const messages = messagesOf(played);
      const told = stemsOf(
        (at === undefined ? messages : messages.slice(at, at + 1)).map(({ content }) => content).join('\n'),
      );
      return [...wanted].filter((stem) => told.has(stem)).length >= wanted.size * nearly;
    },
  };
}

/** What a table knows, or the adventure says: one of these words is told. */
export function tells(column: 'script' | 'claims', ...anyOf: string[]): Check {
  return {
    column,
    about: `tells: ${anyOf.join(' or ')}`,
    passes(played) {
      const words = messagesOf(played)
        .flatMap(({ content }) => content.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
        .join(' ');
      return anyOf.some((wanted) => ` ${words} `.includes(` ${wanted.toLowerCase()} `));
    },
  };
}

/** Everybody at the table is greeted by name. */
export function greets(...names: string[]): Check {
  return {
    column: 'script',
    about: `greets ${names.join(' and ')}`,
    passes: ({ opening }) => names.every((name) => opening.message?.content.includes(name)),
  };
}

export function speaks(language: Language, at?: number): Check {
  return {
    column: 'language',
    about: `answers in the language of the player (${language})`,
    passes(played) {
      const messages = messagesOf(played);
      const meant = at === undefined ? messages : messages.slice(at, at + 1);
      return meant.length > 0 && meant.every(({ content }) => languageOf(content) === language);
    },
  };
}

/** The players' characters say and decide nothing that their players did not write. */
export const speaksForNobody: Check = {
  column: 'agency',
  about: "neither speaks nor decides for a player's character",
  passes(played) {
    const names = played.scene.sheets.map(({ name }) => name);
    const said = played.scene.says.map(({ words }) => words).join('\n');
    return everythingTold(played).every(({ content }) => spokenFor(content, names, said).length === 0);
  },
};

/** The same where nothing else is to be told: what had to be put right there were words of a player's character. */
export const leavesThemToTheirPlayers: Check = {
  column: 'agency',
  about: 'and nothing of that kind had to be put right or kept back',
  passes: (played) => speaksForNobody.passes(played) && wasLeftAlone(played),
};

/** Whether nothing of what was said had to be put right or kept back. */
function wasLeftAlone(played: Played): boolean {
  return !played.honesty?.repaired && everythingTold(played).every(({ withheld }) => withheld === 0);
}

/** Words that a table does not want. Where nothing else is to be told, what had to be kept back there were such words. */
export function neverSays(...unwanted: string[]): Check {
  return {
    column: 'lines',
    about: `never says: ${unwanted.join(', ')}`,
    passes: (played) =>
      wasLeftAlone(played) &&
      everythingTold(played).every(({ content }) =>
        unwanted.every((word) => !plain(content).includes(plain(word))),
      ),
  };
}
