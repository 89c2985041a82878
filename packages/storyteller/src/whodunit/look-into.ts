import { readDeed, thingOf } from '../deeds/deed.ts';
import { mark } from '../deeds/marks.ts';
import { listed } from '../language/nouns.ts';
import type { Act, Phrase, Step } from '../reader/reading.ts';
import { attempt, difficulties, type Resolve } from '../telling/attempt.ts';
import type { Telling } from '../telling/telling.ts';
import type { Place, Thing } from '../world/world.ts';
import type { Case, Finding } from './case.ts';
import { caseOf, isKnown, lookOf, note, suspectById } from './inquiry.ts';
import { goTo, walk } from './go-to.ts';
import * as lines from './lines.ts';
import { suspectsIn } from './matters.ts';

const looking = new Set<Act>(['look', 'search', 'watch', 'read', 'touch', 'smell', 'taste']);
/** What brings to light what lies in or under something. */
const handling = new Set<Act>([
  'open',
  'lift',
  'pull',
  'push',
  'take',
  'use',
  'other',
  'unlock',
  'break',
  'cut',
  'put',
]);
const examines = /^(?:examine|inspect|check|study|investigate|analy[sz]e|go over|comb|turn over|look)/;
/** What is looked for wherever it may be. */
const traces =
  /\b(?:clues?|evidence|traces?|prints?|footprints?|fingerprints?|hints?|anything|something|proof|tracks|details|scene|room|place|around|area|floor|ground|surroundings|everything|crime scene)\b/i;

const ofTruth = /\b(?:truth|truthful|lying|lies|liar|honest|sincere|nervous|hiding something)\b/i;

const findingsHere = ({ findings }: Case, { place }: Telling) =>
  findings.filter((one) => one.place === place.id);

/** Whether a step looks into something that belongs to the case, which is told then. What is named is found without dice. */
export async function looksInto(turn: Telling, step: Step): Promise<boolean> {
  const one = caseOf(turn);
  if (!one || turn.table.encounter) return false;
  const isLook = looking.has(step.act) || (step.act === 'other' && examines.test(step.verb));
  if (!isLook && !handling.has(step.act)) return false;
  const deed = readDeed(turn, step);
  const person = [deed.object, deed.target].find((found) => found?.kind === 'person');
  if (person?.kind === 'person' && ofTruth.test(step.echo + turn.message))
    return turn.line(lines.faceTellsNothing, { x: person.person.name });
  if (person?.kind === 'person') return isLook && looksAt(turn, one, person.person.id);
  if (isLook && deed.object?.kind === 'absent' && (await looksAtAbsent(turn, one, step))) return true;
  if (isLook && toAll.test(step.echo) && looksAtAll(turn, one)) return true;
  const there = thingOf(deed) === null ? elsewhere(turn, step) : null;
  if (there) {
    await walk(turn, there.place);
    return await looksInto(turn, { ...step, object: named(there.thing), target: null });
  }
  const thing = thingOf(deed);
  const finding = thing && findingsHere(one, turn).find(({ id }) => thing.id === `case/${id}`);
  if (finding) return tellFinding(turn, thing, finding);
  if (thing?.id === 'case/main' || thing?.id === 'case/means')
    return isLook && looksOver(turn, one, thing, step.act);
  if (!isLook || thing) return false;
  const isGeneral = step.act === 'search' || examines.test(step.verb) || traces.test(step.echo);
  const isOfRoom = !step.object || deed.object?.kind === 'place' || traces.test(step.object.shown);
  if (!isGeneral || !isOfRoom || (step.act === 'look' && !traces.test(step.echo))) return false;
  return await searchRoom(turn, one, step);
}

function tellFinding(turn: Telling, thing: Thing, finding: Finding): boolean {
  if (isKnown(turn, finding.id)) return false;
  mark(turn, thing.id, 'searched');
  turn.line(lines.lead, { thing: thing.name });
  turn.say(finding.text);
  note(turn, finding.id, finding.note);
  turn.remember(`looked into ${thing.name} ${turn.place.at}`);
  return true;
}

/** Where it was done: what happened there, and when. */
function looksOver(turn: Telling, one: Case, thing: Thing, act: Act): boolean {
  const isPoison = one.outline.crime === 'poisoning' && thing.id === 'case/means';
  if (isPoison && (act === 'smell' || act === 'taste') && turn.line(lines.ofThePoison)) return true;
  if (!turn.say(thing.see)) return false;
  if (thing.id === 'case/main')
    note(turn, 'b', `It was done ${one.hours}, ${one.scene.at}, with ${one.means}`);
  return true;
}

/** What somebody wears, and whether anything is missing from it. */
export function looksAt(turn: Telling, one: Case, id: string): boolean {
  const suspect = suspectById(one, id);
  if (!suspect) return false;
  const { name } = suspect;
  const { worn, whole, broken } = suspect.belonging;
  const isCulprit = suspect === one.culprit;
  if (!turn.say(`${name.charAt(0).toUpperCase()}${name.slice(1)} ${worn}, ${isCulprit ? broken : whole}.`))
    return false;
  note(turn, lookOf(one, suspect), `${suspect.name} ${worn}`);
  return true;
}

const toAll =
  /\b(?:everyone|everybody|(?:the|all) (?:the )?(?:guests|suspects|others|people|passengers|crew)|all of them|each of them)\b/i;

function looksAtAll(turn: Telling, one: Case): boolean {
  const here = one.suspects.filter(({ id }) => turn.place.people.some((person) => person.id === id));
  return here.map(({ id }) => looksAt(turn, one, id)).some(Boolean);
}

const named = ({ name, words }: Thing): Phrase => ({
  shown: name,
  head: words.at(-1)!,
  words: [...words],
  isOwn: false,
});

/** What belongs to the case and stands in another room, where nothing here is called so. */
function elsewhere(
  { world, place }: Telling,
  { object, target }: Step,
): { place: Place; thing: Thing } | null {
  const heads = [object, target].flatMap((phrase) => (phrase && !phrase.isOwn ? [phrase.head] : []));
  if (heads.length === 0 || place.things.some(({ words }) => heads.some((head) => words.includes(head))))
    return null;
  const all = world.places.flatMap((one) => one.things.map((thing) => ({ place: one, thing })));
  return (
    all.find(
      ({ thing }) => thing.id.startsWith('case/') && heads.some((head) => thing.words.includes(head)),
    ) ?? null
  );
}

/** Whoever is somewhere else in the house is gone to. */
async function looksAtAbsent(turn: Telling, one: Case, { echo }: Step): Promise<boolean> {
  const [named] = suspectsIn(turn, one, echo);
  if (!named || isKnown(turn, lookOf(one, named))) return false;
  await goTo(turn, named.id);
  return looksAt(turn, one, named.id);
}

const isFresh = (turn: Telling) => (one: Finding) => !isKnown(turn, one.id);

async function searchRoom(turn: Telling, one: Case, step: Step): Promise<boolean> {
  const here = findingsHere(one, turn);
  const fresh = here.filter(isFresh(turn));
  if (fresh.length === 0) {
    const rooms = listed([...new Set(one.suspects.map(({ room }) => room.at))].toSorted()).replace(
      ' and ',
      ' or ',
    );
    const isElse = here.length === 0 && !turn.state.spot;
    return isElse
      ? turn.line(lines.notHere, { scene: one.scene.at, rooms })
      : here.length > 0 && turn.line(lines.nothingMore);
  }
  // What matters most is what a search of the whole room comes upon.
  const [first] = fresh.toSorted((a, b) => Number(b.id === 't') - Number(a.id === 't'));
  const given = {
    by: 'case',
    step,
    skill: 'Investigation',
    difficulty: difficulties.easy,
    about: first!.id,
  } as const;
  await attempt(turn, given, resolveCase);
  return true;
}

/** A search of the whole room: where it finds nothing it says what to look at, and that is found by looking. */
export const resolveCase: Resolve = (turn, { about, step }, { isSuccess }) => {
  const finding = caseOf(turn)?.findings.find(({ id }) => id === about);
  const thing = turn.place.things.find(({ id }) => id === `case/${about}`);
  if (!finding || !thing) return;
  turn.say(`You ${step.echo}.`);
  if (isSuccess) return void tellFinding(turn, thing, finding);
  turn.line(lines.foundNothing, { thing: thing.name });
  turn.hasPointed = true;
};
