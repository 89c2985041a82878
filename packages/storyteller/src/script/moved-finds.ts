import { type Findable, findableIn } from './findable.ts';
import type { Paragraph } from './paragraphs.ts';
import { wholeSentences } from './whole-sentences.ts';

/** What a thing is called: up to what it belongs to. */
export const bareName = (what: string) =>
  what
    .replace(/^(?:an?|the|some|his|her|their|its|\p{L}+['’]s) /iu, '')
    .replace(/ (?:of|to|with|for|from) .*$/i, '')
    .trim();

/** What lies in another place is found there: it is moved to where its text says that it is. */
export function movedTo<Room extends { title: string; paragraphs: Paragraph[] }>(
  rooms: readonly Room[],
): void {
  const wordsOf = ({ title }: Room) =>
    (title.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !/^(?:old|great|room)$/.test(word));
  for (const room of rooms)
    for (const paragraph of room.paragraphs) {
      if (!paragraph.isProse || paragraph.voice !== 'plain') continue;
      const kept: string[] = [];
      for (const sentence of wholeSentences(paragraph.text)) {
        const found = findableIn(sentence);
        const to = found && !found.isWorn ? elsewhere(found, sentence, room, rooms, wordsOf) : null;
        if (!found || !to || /^(?:it|them)$/i.test(found.what)) kept.push(sentence);
        else if (!to.paragraphs.some(({ text }) => text.includes(bareName(found.what)) && findableIn(text)))
          to.paragraphs.push(lying(found));
      }
      Object.assign(paragraph, { text: kept.join(' '), raw: kept.join(' ') });
    }
}

function elsewhere<Room>(
  { where }: Findable,
  sentence: string,
  room: Room,
  rooms: readonly Room[],
  wordsOf: (room: Room) => readonly string[],
): Room | null {
  const behind = sentence.slice(sentence.indexOf(where)).toLowerCase();
  const names = (one: Room) =>
    wordsOf(one).some((word) =>
      new RegExp(
        `\\b(?:in|at|of|under|behind|below|inside|on) (?:the|an?|his|her) (?:\\p{L}+ )?${word}\\b`,
        'u',
      ).test(behind),
    );
  return rooms.find((one) => one !== room && names(one)) ?? null;
}

function lying({ what, where }: Findable): Paragraph {
  const text = `${where.charAt(0).toUpperCase()}${where.slice(1).replace(/^(\p{L}+) (?:his|her|their) /u, '$1 the ')} is ${what}.`;
  return { voice: 'plain', raw: text, text, isItem: false, isProse: true };
}
