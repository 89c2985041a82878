import { canAnswer } from '../conditions/people-now.ts';
import { escaped } from '../language/escaped.ts';
import { definite, plural } from '../language/nouns.ts';
import { ground } from '../reader/ground.ts';
import type { Phrase, Step } from '../reader/reading.ts';
import { ownNames } from '../script/names.ts';
import type { Actor, Telling } from '../telling/telling.ts';
import type { Exit, FoeKind, Person, Pronoun, Thing, World } from '../world/world.ts';
import { isSynonym } from './synonyms.ts';
import { isSameWord, shares, wordsIn } from './words.ts';

/** Whoever is spoken to. */
export type Listener =
  | { kind: 'person'; person: Person }
  | { kind: 'villain'; villain: FoeKind }
  /** Those who are being fought. */
  | { kind: 'foes'; name: string }
  | { kind: 'animal'; thing: Thing }
  | { kind: 'companion'; actor: Actor }
  /** Nobody who is known by name, but somebody stands in the way. */
  | { kind: 'way'; exit: Exit }
  /** What has no ears. */
  | { kind: 'thing'; name: string }
  | { kind: 'self' }
  /** Somebody is meant who is not here. */
  | { kind: 'missing'; phrase: Phrase }
  /** Somebody of whom everybody speaks, and whom nobody can meet. */
  | { kind: 'gone'; who: World['absent'][number] }
  /** Those whom the tale is about, who are not near. */
  | { kind: 'far'; who: string }
  | { kind: 'nobody' };

const anybody = new Set(
  'everyone everybody anyone anybody someone somebody people crowd folk villager local stranger they them him her he she it all you person man woman other bystander room hall audience company assembly'.split(
    ' ',
  ),
);
const companions = new Set('party friend companion ally comrade group team we us other'.split(' '));
const fond = new Set('friend buddy pal mate fellow dear darling love lad lass son'.split(' '));
const somebody =
  /(?:guard|sentr|soldier|watch|keeper|warden|porter|clerk|officer|patrol|bouncer|toll|captain)/;

export const foesHere = ({ table }: Telling) =>
  (table.encounter?.combatants ?? []).filter(
    ({ side, state }) => side === 'foe' && state !== 'down' && state !== 'dead',
  );

export const nameOfFoe = (name: string) => definite({ name, proper: /^(?:the )?\p{Lu}/u.test(name) });

/** The villain, where the tale comes to its end. */
export function villainHere({ place, world }: Telling): FoeKind | null {
  return place.beat === 'climax' ? (world.threat?.villain ?? null) : null;
}

const named = (phrase: Phrase) => [phrase.head.toLowerCase(), ...phrase.words];

function personNamed(phrase: Phrase, { place }: Telling): Person | null {
  const heads = [phrase.head.toLowerCase(), ...wordsIn(phrase.head)];
  const isCalled = ({ name, words }: Person) => shares(heads, [...wordsIn(name), ...words]);
  const called = place.people.filter(isCalled);
  if (called.length === 0) return personOfKind(phrase, place.people);
  const own = called.filter(({ name }) => shares(heads, wordsIn(name)));
  if (own.length === 1) return own[0]!;
  const closer = called.find(({ name, words }) =>
    named(phrase).every((word) => [...wordsIn(name), ...words].some((own) => isSameWord(own, word))),
  );
  return closer ?? called[0] ?? null;
}

const kinds: Partial<Record<Pronoun, readonly string[]>> = {
  she: ['woman', 'lady', 'girl', 'madam', 'miss', 'her'],
  he: ['man', 'guy', 'fellow', 'gentleman', 'boy', 'lad', 'dude', 'him'],
};

/** Somebody who is meant by another word for what they are: the `kid` for a child, the `lady` for the only woman. */
function personOfKind({ head }: Phrase, people: readonly Person[]): Person | null {
  const alike = people.find(({ words, role }) =>
    [...words, ...wordsIn(role)].some((word) => isSynonym(word, head)),
  );
  return alike ?? people.find(({ pronoun }) => kinds[pronoun]?.includes(head)) ?? null;
}

/** `the other one`: whoever was not spoken with just now. */
function anotherThan(partner: Person | null, { shown, head }: Phrase, { place }: Telling): Person | null {
  if (!/^(?:the |that )other\b/i.test(shown) && head !== 'other') return null;
  return place.people.find(({ id }) => id !== partner?.id) ?? null;
}

/** Whom a phrase names; null where it names no one who could be spoken to. */
function whoIs(phrase: Phrase, turn: Telling): Listener | null {
  const { place } = turn;
  const another = anotherThan(partnerIn(turn), phrase, turn);
  if (another) return { kind: 'person', person: another };
  // `my little friend`, said to somebody here, is none of the party.
  const partner = fond.has(phrase.head) ? partnerIn(turn) : null;
  if (partner) return { kind: 'person', person: partner };
  const them = /^(?:them|they)$/i.test(phrase.shown) ? farMeant(turn) : null;
  if (them) return them;
  const villain = villainHere(turn);
  if (villain && shares(named(phrase), [...villain.words, ...wordsIn(villain.name)]))
    return { kind: 'villain', villain };
  const referent = ground(phrase, turn);
  switch (referent.kind) {
    case 'person':
      return { kind: 'person', person: personNamed(phrase, turn) ?? referent.person };
    case 'foe':
      return { kind: 'foes', name: nameOfFoe(referent.name) };
    case 'companion':
      return { kind: 'companion', actor: referent.actor };
    case 'self':
      return { kind: 'self' };
  }
  const foe = foesHere(turn).find(({ name }) => shares([phrase.head], wordsIn(name)));
  if (foe) return { kind: 'foes', name: nameOfFoe(foe.name) };
  const person = personNamed(phrase, turn);
  if (person) return { kind: 'person', person };
  const friend = turn.party.find(
    ({ name, seat }) => seat.user_id !== turn.speaker.seat.user_id && shares([phrase.head], wordsIn(name)),
  );
  if (friend) return { kind: 'companion', actor: friend };
  const far = farCalled(turn, phrase);
  if (far) return far;
  const gone = goneCalled(turn, named(phrase));
  if (gone) return gone;
  if (isElsewhere(phrase, turn)) return { kind: 'missing', phrase };
  const animal = place.things.find(
    ({ traits, words }) => traits.includes('animal') && words.some((word) => isSameWord(word, phrase.head)),
  );
  if (animal) return { kind: 'animal', thing: animal };
  if (anybody.has(phrase.head) || (referent.kind === 'scenery' && somebody.test(phrase.head)))
    return somebodyHere(turn);
  if (referent.kind === 'thing') {
    const { thing } = referent;
    return thing.traits.includes('animal') ? { kind: 'animal', thing } : { kind: 'thing', name: thing.name };
  }
  const exit =
    referent.kind === 'obstacle' || referent.kind === 'exit'
      ? referent.exit
      : place.exits.find(({ obstacle }) => obstacle?.words.some((word) => isSameWord(word, phrase.head)));
  if (exit?.obstacle && somebody.test(phrase.head)) return { kind: 'way', exit };
  if (exit || referent.kind === 'scenery' || referent.kind === 'item' || referent.kind === 'place')
    return { kind: 'thing', name: phrase.shown };
  return referent.kind === 'absent' ? { kind: 'missing', phrase } : null;
}

/** `the orcs`, before any of them is here, and the one who sends them. */
function farCalled({ world }: Telling, phrase: Pick<Phrase, 'head'>): Listener | null {
  const { threat } = world;
  if (!threat) return null;
  const { minion, villain } = threat;
  if (shares([phrase.head], [...minion.words, ...wordsIn(minion.name).slice(-1)]))
    return { kind: 'far', who: `the ${plural(minion.name)}` };
  const isVillain = shares([phrase.head], wordsIn(villain.name).slice(-1));
  return isVillain ? { kind: 'far', who: nameOfFoe(villain.name) } : null;
}

/** `them`, and whoever is shouted at with them in mind: those whom the tale is about, where players have just spoken of them. */
function farMeant(turn: Telling): Listener | null {
  const { threat } = turn.world;
  if (!threat) return null;
  const lately = turn.table.history.filter(({ sender }) => sender === 'player').slice(-2);
  const isOfThem = lately.some(({ content }) => shares(threat.minion.words, wordsIn(content)));
  return isOfThem ? farCalled(turn, { head: threat.minion.words[0] ?? '' }) : null;
}

const shoutsAtThem = /\bthem\b.*\b(?:shout|yell|scream|call out)\b/i;

/** Somebody of the tale, called by name, who is in another place. */
const isElsewhere = ({ shown, words }: Phrase, { world, place }: Telling) =>
  /^\p{Lu}/u.test(shown) &&
  world.places.some(
    ({ id, people }) =>
      id !== place.id &&
      people.some(({ name }) => words.length > 0 && words.every((word) => wordsIn(name).includes(word))),
  );

/** Whoever is there when nobody is named: the foes of a fight, the villain at the end, the first who is here. */
export function somebodyHere(turn: Telling): Listener {
  const villain = villainHere(turn);
  if (villain) return { kind: 'villain', villain };
  const [foe] = foesHere(turn);
  if (foe) return { kind: 'foes', name: nameOfFoe(foe.name) };
  const person = partnerIn(turn);
  return person ? { kind: 'person', person } : { kind: 'nobody' };
}

/** So many answers back somebody is still the one who is spoken with. */
const stillSpokenWith = 8;

/** Who of those here was named first in the last answer in which one of them spoke; null where nobody has. */
export function spokenWith({ table, place }: Telling): Person | null {
  const told = table.history.filter(({ sender }) => sender === 'dm').slice(-stillSpokenWith);
  for (const { content } of told.toReversed()) {
    if (!/["“]/.test(content)) continue;
    const last = content.slice(-2000).toLowerCase();
    // Whoever is only spoken of has not spoken.
    const found = [last.replace(/["“][^"“”]*["”]/g, '""'), last]
      .flatMap((text) =>
        place.people
          .map((person) => ({ person, at: text.indexOf(person.name.toLowerCase()) }))
          .filter(({ at }) => at >= 0)
          .toSorted((one, other) => one.at - other.at),
      )
      .at(0);
    if (found) return found.person;
  }
  return null;
}

/** `I go to the widow Crane`: what comes next is for her. */
function approached({ table, place, message }: Telling): Person | null {
  const last = table.history.findLast(({ sender }) => sender === 'player')?.content ?? '';
  const [, whom = ''] = approaching.exec(message) ?? approaching.exec(last) ?? [];
  const words = wordsIn(whom);
  return words.length === 0
    ? null
    : (place.people.find(({ name, words: own }) =>
        shares(words, [...ownNames(name).flatMap(wordsIn), ...own]),
      ) ?? null);
}
const approaching =
  /\b(?:go|walk|turn|head|step|move|come|stroll|sit down|sit)(?: \p{L}+)? (?:over |up |next |close )?(?:to|with|beside|by|towards?) ((?:the )?[\p{L}' -]{2,40}?)(?=[.,!?]|$| and )/iu;

/** Who was spoken with last, of those who are here; else the first of them. */
export function partnerIn(turn: Telling): Person | null {
  const { people } = turn.place;
  return (
    approached(turn) ?? spokenWith(turn) ?? people.find((one) => canAnswer(turn, one)) ?? people[0] ?? null
  );
}

/** Whether the answer before was somebody's here: then what follows on from it is for them. */
export function isConversing(turn: Telling): Person | null {
  const before = turn.table.history.findLast(({ sender }) => sender === 'dm');
  const hasWritten = turn.table.history.some(({ sender }) => sender === 'player');
  if (!before || !hasWritten || turn.table.encounter || !/["“]/.test(before.content)) return null;
  const person = spokenWith(turn);
  return person && before.content.toLowerCase().includes(person.name.toLowerCase()) ? person : null;
}

/** Whom words are meant for. */
export function listenerOf(turn: Telling, phrase: Phrase | null, words = ''): Listener {
  if (!phrase) {
    const far = shoutsAtThem.test(turn.message) ? farMeant(turn) : null;
    return addressed(turn, words) ?? far ?? somebodyHere(turn);
  }
  if (turn.party.length > 1 && companions.has(phrase.head) && turn.place.people.length === 0) {
    const actor = turn.party.find(({ seat }) => seat.user_id !== turn.speaker.seat.user_id)!;
    return { kind: 'companion', actor };
  }
  return whoIs(phrase, turn) ?? somebodyHere(turn);
}

/** `Do you trust Tobin?`: of whom it is asked, which calls nobody. */
const spokenOf =
  /\b(?:of|about|and|like|know|known|knew|trust|met|meet)(?: (?:Mr|Mrs|Ms|Dr)\.)?(?: \p{Lu}[\p{L}'-]*){1,4}[?.!"”]*$/u;

/** Who is called first, set apart by marks: `Good morning, Nell. I shan't tell Mrs Pruett.` */
function calledOut({ place }: Telling, text: string): Person | null {
  const calls = place.people.flatMap((person) => {
    const names = [person.name, ...ownNames(person.name)].filter((name) => name.length > 2).map(escaped);
    if (names.length === 0) return [];
    const call = new RegExp(
      `(?:^|[.,!?;:…"“] ?["“]?|\\b(?:dear|hello|hi|hey|oh|ah|no|yes|so|and|but|well|please|sorry|thanks?|thank you|evening|morning|afternoon|night|day) )(?:(?:my )?dear |old |mrs?\\.? |miss |dr\\.? )?(?:${names.join('|')})(?=["”]?(?:[.,!?;:…]|$| [-–—]))`,
      'iu',
    );
    const at = text.search(call);
    return at < 0 ? [] : [{ person, at }];
  });
  return calls.toSorted((one, other) => one.at - other.at)[0]?.person ?? null;
}

/** Somebody whose name stands at the beginning or the end of what is said: `Tobin, what is up with the horses?` */
function addressed(turn: Telling, text: string): Listener | null {
  const called = calledOut(turn, text.replace(spokenOf, ''));
  if (called) return { kind: 'person', person: called };
  const words = wordsIn(text.replace(spokenOf, ''));
  const edges = [...words.slice(0, 4), ...words.slice(-2)];
  const calls = (names: readonly string[]) => names.some((name) => name.length > 2 && edges.includes(name));
  const person =
    turn.place.people.find(({ name }) => calls(wordsIn(name))) ??
    turn.place.people.find(({ words: own }) => calls(own));
  if (person) return { kind: 'person', person };
  const actor = turn.party.find(
    ({ seat, name }) => seat.user_id !== turn.speaker.seat.user_id && calls(wordsIn(name)),
  );
  return actor ? { kind: 'companion', actor } : goneCalled(turn, edges);
}

function goneCalled({ world }: Telling, words: readonly string[]): Listener | null {
  const who = world.absent.find(({ name }) =>
    wordsIn(name).some((word) => word.length > 2 && words.includes(word)),
  );
  return who ? { kind: 'gone', who } : null;
}

/** Whom a step is meant for: whoever is named as its target, or as its object. */
export function listenerOfStep(turn: Telling, step: Step): Listener {
  const phrases = [step.target, step.object].filter((phrase) => phrase !== null);
  const animal = turn.place.things.find(({ traits }) => traits.includes('animal'));
  if (step.act === 'calm' && animal && phrases.some(({ head }) => head === 'it'))
    return { kind: 'animal', thing: animal };
  const found = phrases.map((phrase) => whoIs(phrase, turn));
  const ears = found.find(
    (one) =>
      one &&
      one.kind !== 'missing' &&
      one.kind !== 'far' &&
      one.kind !== 'gone' &&
      one.kind !== 'thing' &&
      one.kind !== 'self',
  );
  if (ears) return ears;
  const handles = step.act === 'pay' || step.act === 'give' || step.act === 'trade';
  const meant = handles && !step.target ? null : found.find((one) => one !== null);
  return meant ?? listenerOf(turn, null, step.speech ?? step.echo);
}
