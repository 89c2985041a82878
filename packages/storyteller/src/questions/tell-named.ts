import { canSee } from '../conditions/people-now.ts';
import { tellHowTheyAre } from '../conditions/seen.ts';
import { definite, listed, withArticle } from '../language/nouns.ts';
import { sentencesOf } from '../language/sentences.ts';
import { numberOf } from '../reader/function-words.ts';
import { singular } from '../reader/inflection.ts';
import { isPlausibleThing } from '../reader/plausible-thing.ts';
import { nameMeant } from '../reader/name-meant.ts';
import type { Phrase } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';
import type { Referent } from '../world/referent.ts';
import type { Person, Thing } from '../world/world.ts';
import { sceneryMarks } from '../deeds/scenery-marks.ts';
import { tellLooks } from './tell-looks.ts';
import { somebodyNamed, tellOfSomebody } from './somebody.ts';
import { tellKnown } from './what-is-known.ts';
import { lineAnyway, sayAnyway } from './say-anyway.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function isHere({ state }: Telling, { id }: Thing): boolean {
  return !state.things[id]?.includes('taken');
}

/** What became of things, where it reads as a word about them. */
const plainMarks = new Set([
  'lit',
  'open',
  'broken',
  'searched',
  'closed',
  'burnt',
  'locked',
  'unlocked',
  'extinguished',
  'out',
  'mended',
  'barred',
  'tied',
  'cut',
]);

function tellThing(turn: Telling, thing: Thing, phrase: Phrase): void {
  if (!isHere(turn, thing))
    return void sayAnyway(turn, [
      `${capital(thing.name)} was taken from here.`,
      `There is only the place where ${thing.name} was.`,
      `Somebody has taken ${thing.name} away.`,
    ]);
  const marks = new Set((turn.state.things[thing.id] ?? []).filter((mark) => plainMarks.has(mark)));
  const be = /[^s]s$/.test(thing.name) ? 'are' : 'is';
  if (marks.size > 0) sayAnyway(turn, [`${capital(thing.name)} ${be} ${listed([...marks])} by now.`]);
  // What it looked like before may no longer be true.
  if (marks.size > 0 && /\b(?:unlit|closed|shut|locked|sealed|lit|burning|open)\b/i.test(thing.see)) return;
  const see = turn.prose.fill(thing.see, turn.slots) || thing.see;
  const isNamed = `${thing.name} ${see}`.toLowerCase().includes(phrase.head);
  const called = thing.words.includes(phrase.head) && /^(?:the|that|this) /.test(phrase.shown);
  if (!isNamed && called)
    return void sayAnyway(turn, [
      `As for ${phrase.shown.slice(0, 60)}: ${see.charAt(0).toLowerCase()}${see.slice(1)}`,
      `About ${phrase.shown.slice(0, 60)} there is this to see: ${see}`,
    ]);
  sayAnyway(turn, [
    see,
    `You look again: ${see.charAt(0).toLowerCase()}${see.slice(1)}`,
    `Of ${thing.name} there is this to see: ${see}`,
  ]);
}

function tellPerson(turn: Telling, person: Person): void {
  const { name, role } = person;
  const attitude = turn.state.people[person.id]?.attitude ?? person.attitude;
  const looks = { friendly: 'friendly enough', wary: 'wary of you', hostile: 'anything but friendly' }[
    attitude
  ];
  const trade = role === '' ? '' : `, ${withArticle(role)}`;
  if (!canSee(turn, person)) {
    sayAnyway(turn, [`That is ${name}${trade}.`, `${name}${trade}: that is who it is.`]);
    tellHowTheyAre(turn, person);
    return;
  }
  sayAnyway(turn, [
    `That is ${name}${trade}, ${looks}.`,
    `${name}${trade}, is here, and ${looks}.`,
    `You see ${name}${trade}, by the look of it ${looks}.`,
  ]);
  tellLooks(turn, person);
  tellHowTheyAre(turn, person);
}

function absent(turn: Telling, { shown }: Phrase): void {
  const bare = shown.replace(/^(?:the|an?|your|any|some) /i, '').slice(0, 80);
  sayAnyway(turn, [
    `There is no ${bare} here, as far as you can see.`,
    `You see no ${bare} here.`,
    `Of ${shown.slice(0, 80)} there is no sign here.`,
    `No ${bare} is here.`,
  ]);
}

/** What the place itself says of something that is neither a thing nor a person: the shoes that stick out. */
export function toldOf({ place, prose, slots }: Telling, { head }: Phrase): string | null {
  if (numberOf(head) !== null) return null;
  const texts = [place.arrival, ...place.senses, ...place.things.map(({ see }) => see)];
  const sentences = texts.flatMap((text) => sentencesOf(text.replaceAll('\n', ' ')));
  // What the place is called by says nothing of it.
  const called = place.name.toLowerCase();
  const found = sentences.find((sentence) =>
    (
      sentence
        .toLowerCase()
        .replace(called, '')
        .match(/\p{L}+/gu) ?? []
    ).some((word) => singular(word) === head),
  );
  return found ? prose.fill(found, slots) || found : null;
}

const definiteName = (name: string) => definite({ name, proper: /^(?:the )?\p{Lu}/u.test(name) });

/** Turns in which that was asked: once is enough. */
const askedWhat = new WeakSet<Telling>();

/** What was asked about is no thing: it was misread, and is asked for rather than told back. */
function askWhat(turn: Telling): void {
  if (askedWhat.has(turn)) return;
  askedWhat.add(turn);
  lineAnyway(turn, [
    'I am not sure what you are asking, {you}. [Can you put it another way|Could you say it in other words]?',
    '[Sorry|Forgive me], {you}, what do you mean exactly?',
    'What would you like to know, {you}? [Say it in a few plain words|A few plain words will do].',
  ]);
}

/** Of something that a question names what anybody sees, or that it is not here. */
export function tellNamed(turn: Telling, phrase: Phrase, found: Referent): void {
  const isUnseen = found.kind === 'scenery' || found.kind === 'absent';
  const somebody = isUnseen ? somebodyNamed(turn, [phrase.head, ...phrase.words]) : null;
  if (somebody) return void tellOfSomebody(turn, somebody);
  const unknown = isUnseen && nameMeant(phrase, turn.message);
  if (unknown && !toldOf(turn, phrase))
    return void sayAnyway(turn, [
      `You know nobody by the name of ${unknown}.`,
      `Of ${unknown} you have heard nothing so far.`,
      `Nobody called ${unknown} has come up yet.`,
    ]);
  switch (found.kind) {
    case 'thing':
      return void tellThing(turn, found.thing, phrase);
    case 'person':
      return void tellPerson(turn, found.person);
    case 'item':
      return void sayAnyway(turn, [
        `You carry it yourself: ${found.name} (${found.quantity}).`,
        `On your own sheet stands ${found.name} (${found.quantity}).`,
        `${found.name} (${found.quantity}) is with you.`,
      ]);
    case 'companion':
      return void sayAnyway(turn, [
        `${found.actor.name} is here, at your side.`,
        `At your side stands ${found.actor.name}.`,
        `You have ${found.actor.name} with you.`,
      ]);
    case 'foe':
      return void sayAnyway(turn, [
        `You are fighting ${definiteName(found.name)}.`,
        `Before you is ${definiteName(found.name)}, and not as a friend.`,
        `In this fight you face ${definiteName(found.name)}.`,
      ]);
    case 'absent':
      return void (isPlausibleThing(phrase, turn.message) ? absent(turn, phrase) : askWhat(turn));
    default: {
      const now = sceneryMarks(turn, phrase.head).at(-1);
      if (now)
        return void sayAnyway(turn, [
          `${capital(phrase.shown)} is ${now} by now.`,
          `Since you were at it, ${phrase.shown} is ${now}.`,
          `What you left of ${phrase.shown} is plain to see: ${now}.`,
        ]);
      const told = toldOf(turn, phrase);
      if (told)
        return void sayAnyway(turn, [told, `You look again: ${told}`, `There it is as before: ${told}`]);
      if (!isPlausibleThing(phrase, turn.message)) return void askWhat(turn);
      if (tellKnown(turn, [phrase.head])) return;
      lineAnyway(
        turn,
        [
          'You notice nothing special about {it}.',
          'There is nothing [odd|unusual] about {it} that you can see.',
          'You take a look at {it}, and [nothing strikes you|it tells you nothing new].',
          'Of {it} you see no more than was said.',
        ],
        { it: phrase.shown.slice(0, 80) },
      );
    }
  }
}
