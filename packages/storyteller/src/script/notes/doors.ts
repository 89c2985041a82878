import { contentWords } from '../content-words.ts';
import { once } from '../once.ts';
import type { Room } from '../rooms.ts';
import { titleWords } from '../ways.ts';
import { wholeSentences } from '../whole-sentences.ts';
import { type Container, readLock, unread } from './containers.ts';
import { withoutLabel } from './notes.ts';

/** A door that is shut, and what opens it. */
export interface Door extends Container {
  /** The room that nobody enters before it is open. */
  into: string;
}

const door =
  /\b(?:the|an?|its|this) ((?:(?!the\b|an?\b|is\b|of\b|and\b|or\b|to\b|in\b|that\b)[\p{L}'’-]+ ){0,3}?(?:doors?|gates?|hatch|trapdoor|portcullis|grate|bulkhead))\b/giu;
const goesOn = /\b(?:it|its|lock)\b/i;

function doorsTold({ id, paragraphs }: Room): Container[] {
  const all: Container[] = [];
  for (const { voice, text, isProse } of paragraphs) {
    if (voice === 'numbers' || isProse) continue;
    let last: Container | null = null;
    for (const sentence of wholeSentences(text).map(withoutLabel))
      for (const clause of sentence.replace(/[.]$/, '').split(/;\s+/)) {
        const named = [...clause.matchAll(door)].at(-1)?.[1];
        if (named) {
          const words = contentWords(named);
          last = all.find((one) => words.every((word) => one.words.includes(word))) ?? unread(id, named);
          if (!all.includes(last)) all.push(last);
        }
        if (last && (named || goesOn.test(clause))) readLock(last, clause);
      }
  }
  return all.filter(({ shut, keys, force, pick }) => shut !== '' && (keys.length > 0 || force || pick));
}

/**
 * The doors that shut a room off, by its own text or by that of another: `the cellar door` is what leads into the cellar. What shuts off
 * everything behind a room is read elsewhere.
 */
export const doorsIn = once((rooms: readonly Room[]): readonly Door[] =>
  rooms.flatMap((room) =>
    doorsTold(room).flatMap((one) => {
      const isOf = (to: Room) => titleWords(to).some((word) => one.words.slice(0, -1).includes(word));
      const into = isOf(room) ? room : rooms.find((to) => to.id !== room.id && isOf(to));
      return into ? [{ ...one, into: into.id }] : [];
    }),
  ),
);
