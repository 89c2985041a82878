import type { Telling } from '../../telling/telling.ts';
import { contentWords } from '../content-words.ts';
import { findsIn } from '../finds.ts';
import { hasMark } from '../../deeds/marks.ts';
import { once } from '../once.ts';
import type { Opened } from '../opened.ts';
import type { Room } from '../rooms.ts';
import { keyTurns } from './container-lines.ts';
import { containersIn } from './containers.ts';
import { liesIn } from './lies.ts';
import { isNoted, note, notesOf } from './notes.ts';
import { comesToPass } from './ends-when.ts';
import { opensWay } from './bars.ts';
import { marked, sayDone, turns } from './unlock.ts';
import { isWord } from './words.ts';

const fits =
  /\bkey\b[^.;]{0,40}? (?:fits?|opens?|works|unlocks?)\b|\b(?:opens?|unlocks?|opened|unlocked) (?:it )?(?:only )?with (?:the|an?|his|her|\p{L}+['’]s) [^.;]{0,30}?key\b|^(?:\p{L}+ ){0,3}key,? or\b/iu;
const shut =
  /\b(?:doors?|gates?|hatch|trapdoor|grate|portcullis|chest|box|casket|safe|cabinet|padlock|lock)\b/gi;

/** Where a key lies that nobody has found yet. */
const hiddenKeys = once(({ rooms }: Opened) =>
  rooms.flatMap((room) => [
    ...findsIn(room).flatMap(({ told }, at) =>
      /\bkey\b/i.test(told) ? [{ id: `${room.id} find-${at}`, room: room.id, text: told, by: '' }] : [],
    ),
    ...liesIn(room).flatMap(({ what, note: { id } }) =>
      /\bkey\b/i.test(what) ? [{ id: '', room: room.id, text: what, by: `told ${id}` }] : [],
    ),
    ...containersIn(room).flatMap((box) =>
      box.contents
        .filter(({ noun }) => noun === 'key')
        .map(({ name }) => ({ id: '', room: room.id, text: name, by: marked('open', box) })),
    ),
  ]),
);

/** Whether the key of some words is not in anybody's hands yet. */
function isStillHidden({ state, table }: Telling, adventure: Opened, text: string): boolean {
  const carried = table.party.some(({ character }) =>
    character?.inventory.some(({ name }) => contentWords(name).includes('key')),
  );
  if (carried) return false;
  const words = contentWords(text);
  const meant = hiddenKeys(adventure).filter(
    (one) =>
      !(one.id !== '' && hasMark(state, one.id, 'searched', 'taken')) &&
      !(one.by !== '' && isNoted(state, one.room, one.by)),
  );
  return meant.some((one) => contentWords(one.text).some((word) => word === 'key' || words.includes(word)));
}

/** What the text lets a key open is opened by whoever has it, without a roll. Whether somebody has. */
export function usesKey(turn: Telling, adventure: Opened, room: Room, echo: string): boolean {
  const { message, state, table } = turn;
  if (table.encounter || !turns.test(message) || /\?\s*$/.test(message)) return false;
  const words = contentWords(message);
  const lock = notesOf(room).find(({ id, text, before }) => {
    if (!fits.test(text) || isNoted(state, room.id, `told ${id}`)) return false;
    const nouns = contentWords(`${before.slice(-2).join(' ')} ${text}`.match(shut)?.join(' ') ?? '');
    return nouns.some((noun) => words.some((word) => isWord(word, noun)));
  });
  if (!lock || isStillHidden(turn, adventure, `${lock.text} ${message}`)) return false;
  note(state, room.id, `told ${lock.id}`);
  sayDone(turn, echo);
  const box =
    words.find((word) => `${lock.before.join(' ')} ${lock.text}`.match(shut)?.includes(word)) ?? 'lock';
  turn.line(keyTurns, { key: 'key', box });
  comesToPass(turn, message);
  opensWay(turn, adventure, room);
  return true;
}
