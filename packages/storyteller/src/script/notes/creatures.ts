import { strengthOf } from '../../fight/creature-table.ts';
import type { State } from '../../world/state.ts';
import type { FoeKind } from '../../world/world.ts';
import { bookOf, kindOf } from '../foes.ts';
import { once } from '../once.ts';
import type { Room } from '../rooms.ts';
import { isNoted } from './notes.ts';

/** A creature that a text names without its numbers: by the name that the books have for it. */
export interface Named {
  kind: FoeKind;
  count: number;
  /** Words by which a sentence means it. */
  words: readonly string[];
}

const like = '(?:\\*\\*|__|\\[)([^*_\\]]{3,30})(?:\\*\\*|__|\\])';
/** `The drone is a **bandit** in stats`, `gate-goose (use a **wolf**)`, `he fights as a **specter**` */
const standsFor = new RegExp(
  `(?:\\b(?:the|an?|one|two|three|four) )?((?:[\\p{L}-]+ ){0,1}[\\p{L}-]+)\\*{0,2} (?:\\((?:use|as|stats of|treat as)(?: the stats of)? (?:an?|the)? ?|(?:is|are|counts? as|uses?|fights?|has|have) (?:the stat(?:istic)?s of |as )?(?:an?|the) )(?:${like}|((?:\\p{Ll}+ )?\\p{Ll}+)(?=\\)))`,
  'giu',
);
const bold = new RegExp(`(?:\\b(an?|one|two|three|four|five|six|the) )?${like}`, 'giu');
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const pronouns = new Set(['he', 'she', 'it', 'they', 'who', 'which', 'that']);

const known = (name: string): string | undefined => {
  const low = name.toLowerCase().trim();
  return strengthOf(low) ? low : bookOf(low);
};

function made(name: string, from: string, count: number): Named | null {
  const book = known(from);
  if (!book) return null;
  const kind = { ...kindOf({ name: name.toLowerCase(), isProper: false, count, hitPoints: 20 }), like: book };
  return { kind, count, words: name.toLowerCase().split(/[\s-]+/) };
}

/** Who in a room has the numbers of the books. */
export const namedCreatures = once(({ paragraphs }: Pick<Room, 'paragraphs'>): readonly Named[] =>
  paragraphs
    .filter(({ voice }) => voice !== 'aloud' && voice !== 'numbers')
    .flatMap(({ raw }) => {
      const replaced = [...raw.matchAll(standsFor)].flatMap(([, name, one, other]) => {
        const bare = name!.replace(/^(?:the|an?|one) /i, '');
        return pronouns.has(bare.toLowerCase()) ? [] : (made(bare, (one ?? other)!, 1) ?? []);
      });
      const plain = [...raw.matchAll(bold)].flatMap(([, count, name]) => {
        if (/\p{Lu}/u.test(name!) || replaced.some(({ kind }) => kind.like === known(name!))) return [];
        return made(name!, name!, counts[count?.toLowerCase() ?? ''] ?? 1) ?? [];
      });
      return [...replaced, ...plain];
    })
    .slice(0, 3),
);

/** Who of them has shown up by what was done. */
export const awakened = (room: Room, state: Pick<State, 'things'>) =>
  namedCreatures(room).filter(({ kind }) => isNoted(state, room.id, `foe ${kind.name}`));
