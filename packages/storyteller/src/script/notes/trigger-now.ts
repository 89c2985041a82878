import type { Telling } from '../../telling/telling.ts';
import { contentWords } from '../content-words.ts';
import { befall } from '../hazards.ts';
import { foesOf } from '../foes.ts';
import { asItHappens } from '../outcome.ts';
import type { Opened } from '../opened.ts';
import type { Room } from '../rooms.ts';
import { withoutHazard } from '../hazards.ts';
import { deedsInText, shownOf } from './deeds-in-text.ts';
import { doesIt } from './bring-about.ts';
import { drawnOff } from './note-lines.ts';
import { isNoted, note } from './notes.ts';
import { puzzlesIn } from './puzzles.ts';
import { type Trigger, triggersIn } from './triggers.ts';
import { reveal } from './tell-note.ts';
import { avoids, clausesOf, isSameDeed, isWord, looksOnly, verbsIn } from './words.ts';
import { creatureIn, wake } from './wake.ts';

const standing =
  /\bon (?:the|an?) ((?:\p{Ll}+ ){0,1}?\p{Ll}+)(?: (?:are|is|stands?|lies?|lie|sits?|gleams?))? ((?:(?:two|three|four|five|an?|the|some) )(?:\p{Ll}+ ){0,2}?\p{Ll}+)/giu;

/** What stands on something is reached by whoever goes there: of the altar, its bowls and whatever they are told apart by. */
function standsOn(room: Room, objects: readonly string[]): string[] {
  const text = room.paragraphs.map((one) => one.text).join(' ');
  const upon = [...text.matchAll(standing)].flatMap(([, where, what]) =>
    objects.includes(contentWords(where!).at(-1) ?? '') ? contentWords(what!).slice(-1) : [],
  );
  const parts = puzzlesIn(room).flatMap(({ sorts, choices }) =>
    sorts.some((one) => upon.includes(one)) ? choices : [],
  );
  return [...upon, ...parts];
}

const near = new Set(['walk', 'approach', 'go', 'step', 'come', 'near', 'reach', 'get', 'mov']);
const plain = new Set(['do', 'make', 'be']);

/** Whether somebody does what a trigger waits for. */
export function isDone(message: string, { deeds }: Trigger, room: Room): boolean {
  const clauses = clausesOf(message);
  const sorts = puzzlesIn(room);
  return deeds.some(({ verb, objects }) => {
    const isNear = near.has(verb);
    const around = isNear ? standsOn(room, objects) : [];
    return clauses.some((clause) => {
      const words = contentWords(clause);
      const all = [
        ...words,
        ...sorts.flatMap((one) => (words.some((word) => one.choices.includes(word)) ? one.sorts : [])),
      ];
      const shared = objects.filter((one) => all.some((word) => isWord(word, one)));
      const verbs = verbsIn(clause);
      const isVerb = plain.has(verb) || verbs.some((one) => isSameDeed(one, verb)) || words.includes(verb);
      if (isVerb && !(looksOnly(clause) && !isNear) && shared.length >= Math.min(objects.length, 2))
        return true;
      return !looksOnly(clause) && words.some((word) => around.includes(word));
    });
  });
}

const food = new Set([
  'fish',
  'meat',
  'food',
  'bread',
  'cheese',
  'ration',
  'bait',
  'carcas',
  'bone',
  'ham',
  'sausag',
]);
const offers =
  /\b(?:throw|toss|give|feed|offer|drop|lay|leave|hold out|put|place|fling|roll|play|ring|show|wave|sing)/i;

/** Whether somebody does what draws it off. */
function drawsOff(message: string, unless: string): boolean {
  const words = contentWords(message);
  const wanted = contentWords(
    unless.replace(/\b(?:distracts?|calms?|stops?|keeps?|draws?|lures?|piece|bit|away|off)\b/gi, ''),
  );
  const isFood = wanted.some((word) => food.has(word)) && words.some((word) => food.has(word));
  return offers.test(message) && (isFood || wanted.some((word) => words.includes(word)));
}

const calms =
  /\b(.{2,60}?) (?:calms?|distracts?|lulls?|soothes?|drives? (?:off|away)|frightens?|scares?) (?:the )?(\p{L}[\p{L} -]{2,30})/iu;

/** Lets happen what the text has for whoever does this. Whether anything did. */
export async function setsOff(turn: Telling, adventure: Opened, room: Room, echo: string): Promise<boolean> {
  for (const trigger of triggersIn(room)) {
    const { id } = trigger.note;
    const isOver = isNoted(turn.state, room.id, `off ${id}`);
    if (isOver && (!trigger.hazard || trigger.unless !== '')) continue;
    if (
      trigger.unless !== '' &&
      drawsOff(turn.message, trigger.unless) &&
      (await holdsFood(turn, trigger.unless))
    ) {
      note(turn.state, room.id, `off ${id}`);
      if (echo !== '') turn.say(`You ${echo}.`);
      const creature = creatureIn(room, [...trigger.note.before, trigger.note.text].join(' '));
      turn.line(drawnOff, { foe: creature ? `the ${creature.kind.name}` : 'it' });
      return true;
    }
    if (turn.table.encounter || !isDone(turn.message, trigger, room)) continue;
    if (trigger.hazard && avoids.test(turn.message)) continue;
    return await goOff(turn, adventure, room, trigger, echo);
  }
  return false;
}

/** Whoever throws food has some, or there is nothing to be drawn off with. */
function holdsFood({ sheet }: Telling, unless: string): boolean {
  if (!contentWords(unless).some((word) => food.has(word))) return true;
  return sheet?.inventory.some(({ name }) => contentWords(name).some((word) => food.has(word))) ?? false;
}

async function goOff(
  turn: Telling,
  adventure: Opened,
  room: Room,
  trigger: Trigger,
  echo: string,
): Promise<boolean> {
  const { note: own, happens, hazard } = trigger;
  note(turn.state, room.id, `off ${own.id}`);
  note(turn.state, room.id, `told ${own.id}`);
  reveal(turn, own.text);
  if (echo !== '') turn.say(`You ${echo}.`);
  const about = [...own.before.slice(-2), own.text].join(' ');
  const creature = creatureIn(room, own.text) ?? creatureIn(room, about);
  const told = asItHappens(withoutHazard(happens), creature ? `the ${creature.kind.name}` : null);
  if (told !== '' && adventure.guard.isPlain(told)) turn.say(told);
  for (const more of own.behind.slice(0, 2)) {
    // What is said or asked then belongs to it.
    if (!/^(?:he|she|it|they)\b[^.]{0,30}\b(?:asks?|says?|whispers?|cries|shouts?)\b|^"/i.test(more)) break;
    reveal(turn, more);
    turn.say(more);
  }
  if (hazard) await befall(turn, hazard, `note ${own.id}`);
  else if (creature || foesOf(room, []).length > 0)
    await wake(turn, adventure, room, /\battacks?|fights?\b/i.test(happens) ? about : happens);
  return true;
}

const gives =
  /\b(?:dives?|flees?|runs? (?:away|off)|gives? up|surrenders?|lets? go|backs? (?:off|away)|retreats?|hides?|withdraws?|stops? fighting|calms? down|falls? asleep|lies down|drops? (?:the|his|her|their))\b/i;

/** `if someone swings a torch at it, it dives`: the fight is over for now. */
export async function drivesOff(turn: Telling, room: Room, echo: string): Promise<boolean> {
  if (!turn.table.encounter) return false;
  const deed = deedsInText(room).find(
    (one) => one.check === null && gives.test(one.success) && doesIt(turn.message, one),
  );
  if (!deed) return false;
  if (echo !== '') turn.say(`You ${echo}.`);
  await turn.call('end_encounter', {});
  const told = asItHappens(deed.success, shownOf(deed.note));
  note(turn.state, room.id, `told ${deed.note.id}`);
  reveal(turn, deed.note.text);
  turn.say(told);
  return true;
}

/** What the text says would calm a creature that was woken. */
export async function calmsFoe(
  turn: Telling,
  room: Room,
  texts: readonly string[],
  echo: string,
): Promise<boolean> {
  if (!turn.table.encounter) return false;
  const words = contentWords(turn.message);
  const said = texts
    .map((one) => calms.exec(one))
    .find((one) => one && contentWords(one[1]!).some((word) => words.includes(word)));
  if (!said || /\b(?:attack|hit|strike|stab|shoot)\b/i.test(turn.message)) return false;
  if (echo !== '') turn.say(`You ${echo}.`);
  await turn.call('end_encounter', {});
  turn.line(drawnOff, { foe: `the ${creatureIn(room, said[0])?.kind.name ?? said[2]!.trim()}` });
  return true;
}
