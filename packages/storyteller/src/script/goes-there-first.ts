import { ground } from '../reader/ground.ts';
import { type Act, type Phrase, type Reading, talkActs } from '../reader/reading.ts';
import { travel } from '../story/travel.ts';
import type { Telling } from '../telling/telling.ts';
import { shownAt } from './arrival.ts';
import { stem } from './content-words.ts';
import { arrive } from './follow-script.ts';
import { barBetween } from './notes/bars.ts';
import { type Opened, openAdventure, roomOf } from './opened.ts';
import type { Room } from './rooms.ts';
import { waysFrom } from './ways.ts';

/** What is only done to something that is at hand. */
const walking: ReadonlySet<Act> = new Set([
  'go',
  'return',
  'follow',
  'climb',
  'wait',
  'rest',
  'think',
  'gesture',
  'cast',
]);

/** The one room near by in which something is shown that is not here. */
function whereShown(phrase: Phrase, turn: Telling, adventure: Opened, at: Room): Room | null {
  const noun = stem(phrase.head);
  if (phrase.isOwn || noun.length < 3 || ground(phrase, turn).kind !== 'absent') return null;
  if (shownAt(at, adventure).has(noun)) return null;
  const near = waysFrom(at, adventure).map(({ room }) => room);
  const found = near.filter((room) => shownAt(room, adventure).has(noun));
  const [to] = found;
  return found.length === 1 && to && barBetween(turn.state, adventure, at, to.id) === null ? to : null;
}

const named = /(?<!\p{L})(?:the|that) (?:\p{L}+ )?(\p{L}{3,})/gu;

/** Whom and what a message is about that has to be at hand for it. */
function phrasesOf(reading: Reading, message: string): Phrase[] {
  if (reading.kind === 'speech')
    return [...message.replace(/["“][^"”]*["”]/g, ' ').matchAll(named)].map(([shown, head]) => ({
      ...{ shown, head: head!.toLowerCase(), words: [head!.toLowerCase()], isOwn: false },
    }));
  const [step] = reading.kind === 'steps' ? reading.steps : [];
  if (!step || walking.has(step.act)) return [];
  const both = talkActs.has(step.act) ? [step.target] : [step.target, step.object];
  return both.filter((phrase) => phrase !== null);
}

/** Whoever does something that can only be done in one place near by goes there first, and sees it. */
export async function goesThereFirst(turn: Telling, reading: Reading): Promise<void> {
  const { script } = turn.excerpts;
  if (!script || turn.table.encounter || /\?\s*$/.test(turn.message)) return;
  const adventure = openAdventure(script);
  const at = roomOf(adventure, turn.state.at);
  if (!at) return;
  for (const phrase of phrasesOf(reading, turn.message)) {
    const to = whereShown(phrase, turn, adventure, at);
    if (!to) continue;
    await travel(turn, to.id);
    await arrive(turn);
    turn.paragraph();
    return;
  }
}
