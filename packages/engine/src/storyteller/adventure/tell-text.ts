import type { AdventureExcerpt } from '../../ports.ts';
import { mentions, wordsOf } from '../intent/words.ts';
import { leads, quiet } from '../lines/adventure.ts';
import type { Reading } from '../state.ts';
import { tell, type Turn } from '../turn.ts';
import { namesIn, peopleIn } from './names.ts';
import { type Telling, tellings } from './sentences.ts';

const mostLeads = 8;
const stashed = 800;

export function startReading(): Reading {
  return { position: 0, told: '', leads: [], ahead: null, quiet: 0 };
}

interface Passage extends Pick<AdventureExcerpt, 'position' | 'text'> {
  heading: string;
}

function untold({ told }: Reading, passage: Pick<Passage, 'text'>, withHidden: boolean): Telling[] {
  return tellings(passage).filter(({ print, hidden }) => (withHidden || !hidden) && !isTold(told, print));
}

function isTold(told: string, print: string): boolean {
  for (let at = told.indexOf(print); at >= 0; at = told.indexOf(print, at + 1)) if (at % 4 === 0) return true;
  return false;
}

/** What the message is about comes first, then what lies ahead, then the rest of what is at hand. */
export function passagesFor(turn: Turn, onward: boolean): Passage[] {
  const reading = turn.state.reading!;
  const later = turn.excerpts.adventure.filter(({ position }) => position > 0);
  const opening = turn.excerpts.adventure.filter(({ position }) => position === 0);
  const ahead: Passage[] = reading.ahead ? [{ ...reading.ahead, heading: '' }] : [];
  // A step onward never leads back to what was passed long ago.
  const forward = later.filter(({ position }) => position >= reading.position);
  const chosen = onward
    ? [...forward.toSorted((a, b) => a.position - b.position), ...ahead]
    : [...later, ...opening, ...ahead];
  return onward ? [...opening.filter(() => reading.position === 0), ...chosen, ...later] : chosen;
}

/** Tells the next sentences of the text. Whether there were any. */
export function tellText(
  turn: Turn,
  options: { most: number; withHidden: boolean; onward: boolean },
): Passage | null {
  const reading = turn.state.reading!;
  stash(turn);
  for (const passage of passagesFor(turn, options.onward)) {
    const next = untold(reading, passage, options.withHidden).slice(0, options.most);
    const said = next.filter(({ text }) => turn.prose.claim(text));
    if (said.length === 0) continue;
    reading.told += said.map(({ print }) => print).join('');
    reading.position = Math.max(reading.position, passage.position);
    reading.quiet = 0;
    if (reading.ahead?.position === passage.position) reading.ahead = null;
    const text = said.map((telling) => telling.text).join(' ');
    turn.told.push(text);
    noteNames(turn, text);
    return passage;
  }
  reading.quiet++;
  return null;
}

/** Keeps one passage further on, for players who simply go on. */
function stash(turn: Turn): void {
  const reading = turn.state.reading!;
  const next = turn.excerpts.adventure
    .filter((passage) => passage.position > reading.position && untold(reading, passage, false).length > 0)
    .sort((a, b) => a.position - b.position)[0];
  if (next && (!reading.ahead || next.position < reading.ahead.position))
    reading.ahead = { position: next.position, text: next.text.slice(0, stashed).replace(/[^.!?]*$/, '') };
}

function noteNames(turn: Turn, text: string): void {
  const reading = turn.state.reading!;
  const followed = (name: string) => mentions(turn.words, wordsOf(name).join(' '));
  reading.leads = [...new Set([...reading.leads, ...namesIn(text)])]
    .filter((name) => !followed(name))
    .slice(-mostLeads);
  turn.people.push(...peopleIn(text));
  const first = text.split(/(?<=[.!?])\s/)[0]!;
  if (first.length <= 300) turn.facts.push(first);
}

/** Names something from the text that nobody has taken up, in words that the players can use. */
export function nameLead(turn: Turn): void {
  const reading = turn.state.reading!;
  const lead = reading.leads.length > 0 ? turn.random.pick(reading.leads) : undefined;
  tell(turn, leads, { lead }) || (turn.told.length === 0 && tell(turn, quiet));
}
