import { plural } from '../language/nouns.ts';
import { fillTemplate, type Slots } from '../language/phrase.ts';
import { createRandom, hashText } from '../random.ts';
import type { Outline } from '../world/state.ts';
import type { Beat, Person, Place, World } from '../world/world.ts';
import { patternMark } from './compose.ts';
import { without } from './never.ts';
import { ownPerson, peopleAt, personOf } from './open-people.ts';
import { atOf, exitsOf, filledParagraphs, foesAt, openThing, wordsOfPlace } from './open-place.ts';
import { neverOf, openThreat, threatOf } from './open-threat.ts';
import type { TaleLibrary } from './sources.ts';
import { knownBest } from './told-by.ts';
import { type Knowledge, type PatronKnows, topicsOf } from './topics.ts';
import { sentencesOfPremise } from './wish/premise.ts';
import { wishedThings } from './wished-things.ts';

/** The world of an outline: always the same, whoever opens it and how often. */
export function openWorld(library: TaleLibrary, outline: Outline): World {
  const tales = library.genres.get(outline.genre) ?? [...library.genres.values()][0]!;
  const { palette } = tales;
  const { wished } = outline;
  const random = createRandom(
    hashText(
      `${outline.threat} ${outline.places.map(({ id }) => id).join()} ${outline.cast.map(({ name }) => name).join()}`,
    ),
  );
  const sources = outline.places.map(({ id }) => tales.places.get(id) ?? [...tales.places.values()][0]!);
  const names = sources.map(({ name }, at) => outline.places[at]?.name ?? name);
  const { telltale, villain, minion } = threatOf(library, tales, outline, random);
  const own = sources[0]!.people;
  const asker = own.find(({ attitude }) => attitude === 'friendly') ?? own[0];
  const slots: Slots = {
    place: names[0]!,
    hub: names[0]!,
    atHub: atOf(sources[0]!, names[0]!),
    lair: names.at(-1)!,
    atLair: atOf(sources.at(-1)!, names.at(-1)!),
    patron: wished.asker ?? asker?.name ?? outline.cast[0]?.name,
    villain: { name: villain.name, proper: villain.isProper },
    minion: { name: minion.name, proper: minion.isProper },
    minions: plural(minion.name),
    prize: wished.prize ?? (outline.threat.startsWith(patternMark) ? random.pick(palette.prizes) : undefined),
    goal: undefined,
  };
  const fill = (text: string, more: Slots = {}) => fillTemplate(text, { ...slots, ...more }, random) ?? '';
  const quest = wished.goal ? capital(wished.goal) : fill(telltale.quest);
  const told = { ...slots, goal: quest.charAt(0).toLowerCase() + quest.slice(1) };
  const opened = openThreat(telltale, outline, quest, villain, minion);
  // Who says what is to be done, and names nobody who stands against it, hears of no stranger first.
  const isPlain = wished.goal !== undefined && !/^\p{Lu}/u.test(wished.villain ?? '');
  const threat = isPlain ? { ...opened, hook: without(library.spoken.Plea, neverOf(wished)) } : opened;

  const facts = sentencesOfPremise(wished.premise ?? '');
  const rumours = random.shuffled(threat.rumours);
  const never = neverOf(wished);
  const smallTalk = without(palette.gossip, never);
  const gossip = random.shuffled(smallTalk);
  const patronKnows: PatronKnows = {
    trouble: fill(random.pick(threat.hook), told),
    task: `${quest}. That is all I ask.`,
    villain: villain.wants
      ? fill('{Villain} wants one thing: {wants}.', { wants: villain.wants.replace(/[.!]$/, '') })
      : fill('Everything that is wrong here goes back to {villain}. You will find no other end of it.'),
    villainWords: villain.words,
    prize: slots.prize
      ? {
          name: String(slots.prize),
          says: fill(prizeLine(library, String(slots.prize))),
        }
      : null,
  };

  let people = 0;
  const places = sources.map((source, at): Place => {
    const { beat, isPlain: isDescribed } = outline.places[at]!;
    const name = names[at]!;
    const where: Slots = { ...told, name };
    const filled = (text: string) => fillTemplate(text, where, random) ?? '';
    const things = [
      ...source.things.map((thing) => openThing(thing, source.id, filled)),
      ...wishedThings(outline, at, library.spoken, told, random),
    ];
    const exits = exitsOf(outline, sources, names, at, filled);
    const known = (somebody: Omit<Person, 'topics'>): Knowledge => ({
      spoken: library.spoken,
      slots: told,
      facts: knownBest(somebody.name, at === 0 ? facts : facts.slice(0, 2)),
      rumours: [0, 1, 2].map((step) => rumours[(people * 3 + step) % rumours.length]!),
      gossip: [gossip[people % gossip.length]!],
      things,
      onward: exits.find(({ obstacle }) => obstacle !== null),
      random,
    });
    const met = peopleAt(outline, at).map((member) => {
      const isPatron = member.name === slots.patron;
      const somebody = personOf(member, isPatron, random);
      const topics = topicsOf(somebody, known(somebody), isPatron ? patronKnows : null);
      people++;
      return { ...somebody, topics };
    });
    const arrival = isDescribed
      ? fill(random.pick(library.spoken[at === 0 ? 'Arrival' : 'Reached']), { place: name })
      : filledParagraphs(source.arrival, filled);
    return {
      id: source.id,
      name,
      at: atOf(source, name),
      beat: beat as Beat,
      words: wordsOfPlace(source, name),
      arrival: at === 0 && wished.premise ? `${arrival}\n\n${wished.premise}` : arrival,
      senses: source.senses.map(filled).filter(Boolean),
      things,
      people: [...source.people.map((one) => ownPerson(one, filled)), ...met],
      foes: foesAt(beat as Beat, villain, minion),
      exits,
    };
  });
  return {
    genre: tales.genre,
    places,
    threat,
    patron: places.flatMap(({ people: here }) => here).find(({ name }) => name === slots.patron) ?? null,
    absent: absentOf(wished),
    gossip: smallTalk,
    hours: palette.hours,
    complications: without(palette.complications, never),
    slots: told,
  };
}

function absentOf({ sought = '', dead = '' }: Outline['wished']): World['absent'] {
  const listed = (names: string, why: 'sought' | 'dead') =>
    names
      .split('; ')
      .filter(Boolean)
      .map((name) => ({ name, why }));
  return [...listed(sought, 'sought'), ...listed(dead, 'dead')];
}

/** What is said of what everybody is after: always the same of the same. */
function prizeLine({ spoken }: TaleLibrary, prize: string): string {
  return spoken.Prize[hashText(prize) % spoken.Prize.length]!;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
