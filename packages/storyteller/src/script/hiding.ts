import type { Snapshot } from '@fireside/engine';
import { escaped } from '../language/escaped.ts';
import { contentWords, sharedWords } from './content-words.ts';
import { ownNames } from './names.ts';
import type { Room } from './rooms.ts';

const seeks = /\b(?:search|look (?:around|for|everywhere)|call out|come out|who is there|anybody there)\b/i;

/** Where somebody hides, as prose has it: `under the truck`; empty where they do not. */
function hidingPlace(name: string, { paragraphs }: Pick<Room, 'paragraphs'>): string {
  const who = ownNames(name).map(escaped).join('|') || escaped(name);
  const hides = new RegExp(
    `(?<!\\p{L})(?:${who})(?!\\p{L})[^.;]{0,40}? (?:hides|is hiding|is hidden|lies hidden|cowers) (\\p{L}+ [^.;,]{3,60})`,
    'u',
  );
  for (const { voice, text } of paragraphs) {
    const place = voice === 'plain' ? hides.exec(text)?.[1] : undefined;
    if (place) return place;
  }
  return '';
}

/** Whoever hides is met by whoever has looked there, or calls them by what they are. */
export function isHiding(
  { name, words }: { name: string; words: readonly string[] },
  room: Room,
  { message, history }: Pick<Snapshot, 'message' | 'history'>,
): boolean {
  const place = hidingPlace(name, room);
  if (place === '') return false;
  const meant = new Set([...contentWords(place), ...words.flatMap(contentWords)]);
  const said = [message, ...history.flatMap(({ sender, content }) => (sender === 'player' ? [content] : []))];
  return !said.some((one) => seeks.test(one) || sharedWords(contentWords(one), meant).length > 0);
}
