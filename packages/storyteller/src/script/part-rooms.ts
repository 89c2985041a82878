import type { OutlinedScene, ScriptExcerpts } from '@fireside/engine';
import { placeNouns } from '@fireside/engine/script';
import { stem } from './content-words.ts';
import type { Paragraph } from './paragraphs.ts';

interface Headed {
  heading: string;
  key: string;
  paragraphs: readonly Paragraph[];
}

const places = new Set([...placeNouns].map(stem));
const keyed =
  /^(?:(?:scene|area|room|location|encounter|chapter|part|act)\s+)?(?:[A-Z]?-?\d{1,3}[a-z]?\b|[A-Z][.:] )/i;
/** What is never a place, on whatever level it stands. */
const device =
  /^(?:the )?(?:puzzle|riddle|trap|treasure|guardian|solution|mechanism|development|hazard|lock|what (?:happens|they find)\b.*|complications?|twist|rewards?|loot|monsters?|creature)s?$/i;

/**
 * A heading within a room that is no place, `The four bowls` in the nave: nothing is read aloud under it, it is not counted and not called by
 * a place, and it stands under a room where something is read aloud. What stands there belongs to the room.
 */
export function isPartOf(
  room: Headed,
  above: Headed | undefined,
  { outline, isWhole }: Pick<ScriptExcerpts, 'outline' | 'isWhole'>,
): boolean {
  if (!above || !isWhole || room.key !== '' || keyed.test(room.heading)) return false;
  if (room.paragraphs.some(({ voice }) => voice === 'aloud')) return false;
  if (!above.paragraphs.some(({ voice }) => voice === 'aloud')) return false;
  const depth = (title: string): number =>
    outline.find((one: OutlinedScene) => one.title === title)?.depth ?? 0;
  const words = room.heading.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (device.test(room.heading.trim())) return true;
  return depth(room.heading) > depth(above.heading) && !places.has(stem(words.at(-1) ?? ''));
}
