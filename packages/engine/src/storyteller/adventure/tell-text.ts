import { mentions, wordsOf } from '../intent/words.ts';
import type { Reading } from '../state.ts';
import type { Turn } from '../turn.ts';
import { sentencesOf } from '../language/sentences.ts';
import { namesIn, peopleIn } from './names.ts';
import { type Passage, passagesOf } from './passages.ts';
import { type Telling, tellings } from './sentences.ts';

const mostLeads = 8;
const stashed = 800;

export function startReading(): Reading {
  return { position: 0, told: '', leads: [], ahead: null, last: null, quiet: 0 };
}

function untold({ told }: Reading, passage: Pick<Passage, 'text'>, withHidden: boolean): Telling[] {
  return tellings(passage).filter(({ print, hidden }) => (withHidden || !hidden) && !isTold(told, print));
}

function isTold(told: string, print: string): boolean {
  for (let at = told.indexOf(print); at >= 0; at = told.indexOf(print, at + 1)) if (at % 4 === 0) return true;
  return false;
}

/**
 * The passages that may be told now. A question or a search stays with where the players are and what they name;
 * a step onward takes the next passage, and never goes back to what was passed long ago.
 */
export function passagesFor(turn: Turn, onward: boolean): Passage[] {
  const reading = turn.state.reading!;
  const all = passagesOf(turn.excerpts);
  const later = all.filter((passage) => passage.position > 0 && isWithinReach(turn, passage));
  const opening = all.filter(({ position }) => position === 0);
  const named = later.filter((passage) => isNamed(turn, passage));
  const ahead: Passage[] = reading.ahead ? [{ ...reading.ahead, heading: '', isEnding: false }] : [];
  if (onward) {
    const forward = later.filter(({ position }) => position >= reading.position);
    return [
      ...named,
      ...opening.filter(() => reading.position === 0),
      ...forward.toSorted(byPosition),
      ...ahead,
    ];
  }
  const here = later.filter(({ position }) => position === reading.position);
  const known = later.filter(({ position }) => position <= reading.position);
  return [...here, ...named, ...known, ...opening];
}

function byPosition(a: Passage, b: Passage): number {
  return a.position - b.position;
}

const vague = new Set(['room', 'hall', 'part', 'scene', 'area', 'chapter', 'place', 'with', 'from']);

/** The message names the passage's heading, or somebody with whom it begins. */
function isNamed(turn: Turn, { heading, text }: Pick<Passage, 'heading' | 'text'>): boolean {
  const first = sentencesOf(text)[0] ?? '';
  const names = [
    ...wordsOf(heading).filter((word) => word.length > 3 && !vague.has(word)),
    ...namesIn(first).flatMap(wordsOf),
  ];
  return names.length > 0 && mentions(turn.words, names.filter((name) => name !== 'the').join(' '));
}

const reach = 3;

/** Nobody reads the end first: far passages wait until they are named, the last one until it is its turn. */
function isWithinReach(turn: Turn, { position, heading, isEnding }: Passage): boolean {
  const distance = position - turn.state.reading!.position;
  if (isEnding) return distance <= 1;
  return distance <= reach || isNamed(turn, { heading, text: '' });
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
    if (reading.ahead && reading.ahead.position <= reading.position) reading.ahead = null;
    if (passage.isEnding) turn.state.open = true;
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
  const passages = passagesOf(turn.excerpts);
  const end = passages.find(({ isEnding }) => isEnding);
  if (end) reading.last = { position: end.position, text: clipped(end.text) };
  const next = passages
    .filter(({ isEnding }) => !isEnding)
    .filter((passage) => passage.position > reading.position && untold(reading, passage, false).length > 0)
    .sort((a, b) => a.position - b.position)[0];
  if (next && (!reading.ahead || next.position < reading.ahead.position))
    reading.ahead = { position: next.position, text: clipped(next.text) };
}

function clipped(text: string): string {
  return text.length <= stashed ? text : text.slice(0, stashed).replace(/[^.!?]*$/, '');
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

/** The last passage, when all that leads to it was told and nothing else is left to find. */
export function tellEnd(turn: Turn): boolean {
  const { last, position } = turn.state.reading!;
  if (!last || position < last.position - 1) return false;
  const said = untold(turn.state.reading!, last, true).filter(({ text }) => turn.prose.claim(text));
  if (said.length > 0) turn.told.push('\n\n', said.map(({ text }) => text).join(' '));
  return true;
}
