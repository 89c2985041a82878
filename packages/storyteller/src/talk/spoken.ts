import { sentencesOf } from '../language/sentences.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import * as lines from './ask-lines.ts';
import { attitudeOf, slotsOf } from './people.ts';
import { shortName } from './short-name.ts';
import { inShort } from './topics.ts';

/** Says something in somebody's voice, unless it was said before, by whomever. */
export function spoken(turn: Telling, person: Person, speech: string): boolean {
  if (turn.prose.draw(['{speech}'], { speech }) === '') return false;
  const isSaid = turn.line(lines.answers[attitudeOf(turn, person)], { ...slotsOf(turn, person), speech });
  if (isSaid) for (const sentence of sentencesOf(speech)) turn.prose.claim(sentence);
  return isSaid;
}

/** What they have said before, in short and in other words around it. */
export function spokenAgain(turn: Telling, person: Person, speech: string): void {
  const slots = slotsOf(turn, person);
  const short = inShort(speech);
  if (!turn.line(lines.toldBefore, { ...slots, short, shorter: short })) turn.line(lines.saidEnough, slots);
}

/** Whether it was they who said it before, rather than somebody else or whoever tells the tale. */
function hasSaid({ table }: Telling, { name }: Person, short: string): boolean {
  return table.history.some(({ sender, content }) => {
    const at = sender === 'dm' ? content.indexOf(short.slice(1, 40)) : -1;
    const before = content.slice(Math.max(0, at - 200), Math.max(0, at));
    return at >= 0 && before.includes('"') && before.includes(shortName(name));
  });
}

/** Says what stays true: the first time as it is, later in short, and of what another has said that it is so. */
export function sayFact(turn: Telling, person: Person, fact: string, behind = ''): void {
  if (spoken(turn, person, behind ? `${fact} ${behind}` : fact) || spoken(turn, person, fact)) return;
  const short = inShort(fact);
  const slots = { ...slotsOf(turn, person), short };
  if (hasSaid(turn, person, short) || !turn.line(lines.toldByOthers, slots)) spokenAgain(turn, person, fact);
}
