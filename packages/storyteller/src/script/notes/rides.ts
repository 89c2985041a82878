import { travel } from '../../story/travel.ts';
import type { Telling } from '../../telling/telling.ts';
import { contentWords, stem } from '../content-words.ts';
import type { Opened } from '../opened.ts';
import type { Room } from '../rooms.ts';
import { titleWords, waysFrom } from '../ways.ts';
import { barBetween } from './bars.ts';

const rides =
  /\b(?:take|row|sail|ride|steer|drive|paddle|punt|board|use|borrow|launch|get (?:in|into|on))\b[^.?!]{0,30}?\b(skiff|boat|rowboat|rowing boat|ferry|raft|canoe|punt|barge|dinghy|cart|wagon|coach|carriage|horses?|mules?|ponies|pony|sledge|sleigh|lift|tram|train|airship)\b[^.?!]*?\b(?:to|for|over to|out to|across to|back to) (?:the |a )?([^.?!]{3,60})/i;

const ridesBack =
  /^(?:(?:i|we|then|now|ok(?:ay)?),? )*(?:row|sail|paddle|punt|ride|drive|steer|wade|swim)\b(?: \p{L}+){0,3} back\b/iu;

/** `take the skiff out to the bar`: whoever takes what stands ready for it goes there. Whether anybody does. */
export async function ridesTo(turn: Telling, adventure: Opened, room: Room): Promise<boolean> {
  if (turn.table.encounter || /\?\s*$/.test(turn.message)) return false;
  const last = turn.state.been.at(-1);
  const behind = waysFrom(room, adventure).find((way) => way.room.id === last)?.room;
  if (behind && ridesBack.test(turn.message)) {
    await travel(turn, behind.id);
    return true;
  }
  const [, vehicle, where] = rides.exec(turn.message) ?? [];
  if (!vehicle || !where) return false;
  const told = room.paragraphs.filter(({ voice }) => voice !== 'secret').map(({ text }) => text);
  if (!told.some((text) => contentWords(text).includes(stem(vehicle)))) return false;
  const words = contentWords(where);
  const to = waysFrom(room, adventure)
    .map((way) => way.room)
    .find((one) => titleWords(one).some((word) => words.includes(word)));
  if (!to || barBetween(turn.state, adventure, room, to.id)) return false;
  await travel(turn, to.id);
  return true;
}
