import type { Kept, Step, Toss } from '../reader/reading.ts';
import { ground } from '../reader/ground.ts';
import type { Telling } from '../telling/telling.ts';
import { lineAnyway, quotable } from './say-anyway.ts';
import { keepNext, sounding } from './table-talk.ts';

const ready = [
  'You stand ready to {deed} {when}.',
  'You keep that ready: to {deed} {when}.',
  'It is held ready, {you}: to {deed} {when}.',
  'You make up your mind to {deed} {when}, and [hold still|watch for it|keep your peace] until then.',
  'That is settled between you and yourself: to {deed} {when}.',
  'You shift your weight and wait for it, [ready|set|quite ready] to {deed} {when}.',
  'So you mean to {deed} {when}; [nobody can tell it by your face|it shows in nothing but your shoulders].',
  'You hold back, and are prepared to {deed} {when}.',
];
const notYet = [
  'Nothing of the kind has happened yet; [say when|a word from you is enough].',
  'So far it has not come to that; [say the word|tell me] when it does.',
  'As yet there is no sign of it. What [else do you do|do you do] until then?',
  'It is not so far; [a word from you, and it is done|one word from you is enough].',
  'For now it stays at that, and the moment to act is yours to name.',
  '{here} gives no cause for it yet; you can [act sooner|change your mind] at any time.',
];
const notHere = [
  'Whoever that would be is not here, so it [may be a long wait|cannot come to that here].',
  'That can hardly happen here: there is no one of the sort in sight.',
  'Only, nobody here could bring it about; [elsewhere, perhaps|it will keep].',
];
const already = [
  'That is so already, so there is nothing to wait for.',
  'There is no need to wait: it is so already.',
  'It has come to that before you finished the thought.',
];
const atOnce = [
  'In the thick of it there is no waiting for that: it comes to it at once.',
  'With blades out, the moment is now.',
  'It comes to that in the same breath.',
];

const opening = /\b(?:opens?|is opened|swings? open|gives way|is open)\b/;

/** Whether it has come to what was waited for. */
function isSo(turn: Telling, { who, happens }: Kept): boolean {
  if (!who || !opening.test(happens)) return false;
  const found = ground(who, turn);
  if (found.kind === 'thing')
    return (turn.state.things[found.thing.id] ?? []).some((mark) => mark === 'open' || mark === 'broken');
  return (found.kind === 'obstacle' || found.kind === 'exit') && turn.state.open.includes(found.exit.to);
}

/** Somebody who is named and not here cannot do what is waited for. */
function isElsewhere(turn: Telling, { who }: Kept): boolean {
  if (!who || ground(who, turn).kind !== 'absent') return false;
  const { place, world } = turn;
  const named = [world.patron, ...world.places.flatMap(({ people }) => people)];
  return named.some((one) => one && !place.people.includes(one) && one.words.includes(who.head));
}

/** Tells what somebody keeps ready; in a fight, and where it is so already, it is done. */
export function keepReady(turn: Telling, kept: Kept): readonly Step[] {
  const { steps, when } = kept;
  if (turn.table.encounter || isSo(turn, kept)) {
    lineAnyway(turn, turn.table.encounter ? atOnce : already);
    return steps;
  }
  const deed = steps.map(({ echo }) => echo.slice(0, 100).toWellFormed()).join(', then ');
  keepNext(turn, deed);
  lineAnyway(turn, ready, { deed: sounding.test(deed) ? `"${quotable(deed)}"` : deed, when: quotable(when) });
  lineAnyway(turn, isElsewhere(turn, kept) ? notHere : notYet);
  return [];
}

const fallen: Readonly<Record<Toss['what'], readonly string[]>> = {
  coin: [
    'The coin goes up, turns over in the light and comes down: {side}.',
    'You flick the coin off your thumb, catch it and lay it on the back of your hand: {side}.',
    'The coin rings, spins, [wavers|makes up its mind] and lies still: {side}.',
    'Up goes the coin and down again, into your palm: {side}.',
    'The coin [takes its time in the air|turns more often than you can count]. It is {side}.',
    'You catch it, look, and close your hand on the coin again: {side}.',
  ],
  die: [
    'The die [rattles|rolls], tips over an edge and lies still: {side}.',
    'You let the die run across the nearest flat thing, and it stops at {side}.',
    'The die has decided: {side}.',
    'A rattle, a hop, and the die shows {side}.',
    'The die spins on one corner longer than it should; then it is {side}.',
  ],
};
const meaning = [
  'By your own word that means: "{deed}".',
  'So that would be: "{deed}". [Do you keep to it|Does it stand]?',
  'You said for that: "{deed}". [A word, and you do|It is still yours to do].',
  'For that side you had: "{deed}".',
  'Fate, or what passes for it, says: "{deed}".',
  'Which makes it: "{deed}". [The choice remains yours|Nobody but you has to obey it].',
];
const forNothing = [
  'What it stands for is yours to say.',
  'You alone know what that was to decide.',
  'Now it would only have to mean something.',
  'Whatever hung on it, it has been answered.',
];

/** What fell is told, with what was said for it; to do it is still the player's. */
export function leaveToChance(turn: Telling, { what, sides }: Toss): void {
  const { name, deed } = turn.random.pick(sides);
  lineAnyway(turn, fallen[what], { side: name });
  if (deed) keepNext(turn, deed);
  lineAnyway(turn, deed ? meaning : forNothing, { deed: deed ? quotable(deed) : undefined });
}
