import { plural } from '../language/nouns.ts';
import { fillTemplate, type Slots } from '../language/phrase.ts';
import { sentencesOf } from '../language/sentences.ts';
import { drawLives } from '../lives/draw-lives.ts';
import { createRandom, hashText, type Random } from '../random.ts';
import type { Outline } from '../world/state.ts';
import type { Beat, Obstacle, Person, Place, Thing, World } from '../world/world.ts';
import { patternMark } from './compose.ts';
import { furnished } from './furnish.ts';
import { kindOfName, kindToBegin } from './kind-of-name.ts';
import { without } from './never.ts';
import { idOf, kindOfAnimal, ownPerson, peopleAt, personOf } from './open-people.ts';
import { atOf, exitsOf, filledParagraphs, foesAt, openThing, wordsOfPlace } from './open-place.ts';
import { neverOf, openThreat, threatOf } from './open-threat.ts';
import { openingOf } from './opening.ts';
import { origins, type TaleLibrary } from './sources.ts';
import { toldBar } from './told-bar.ts';
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
  const names = outline.places.map(({ id, name }) => name ?? tales.places.get(id)?.name ?? '');
  const sources = outline.places.map(({ id, name, isPlain = false }, at) => {
    const source = tales.places.get(id) ?? [...tales.places.values()][0]!;
    if (!name) return source;
    const kind = at === 0 && isPlain ? kindToBegin(name, tales.genre) : kindOfName(name);
    const plain = furnished(source, { name, isPlain, kind, premise: wished.premise ?? '' });
    const bar = at === 0 && wished.gate ? barBefore(outline) : null;
    return bar ? { ...plain, way: bar } : plain;
  });
  const { telltale, villain, minion } = threatOf(library, tales, outline, random);
  const own = sources[0]!.people;
  const asker = own.find(({ attitude }) => attitude === 'friendly') ?? own[0];
  const slots: Slots = {
    place: names[0]!,
    hub: names[0]!,
    atHub: atOf(sources[0]!, names[0]!),
    lair: names.at(-1)!,
    atLair: atOf(sources.at(-1)!, names.at(-1)!),
    patron: wished.asker ?? asker?.name ?? willingOf(outline)?.name,
    villain: { name: villain.name, proper: villain.isProper },
    minion: { name: minion.name, proper: minion.isProper },
    minions: plural(minion.name),
    prize:
      wished.prize ??
      (outline.threat.startsWith(patternMark) && !wished.trouble && !wished.goal
        ? random.pick(palette.prizes)
        : undefined),
    goal: undefined,
    trouble: wished.trouble,
    matter: wished.matter,
  };
  const fill = (text: string, more: Slots = {}) => fillTemplate(text, { ...slots, ...more }, random) ?? '';
  const quest = wished.goal ? capital(wished.goal) : fill(telltale.quest);
  const told = { ...slots, goal: quest.charAt(0).toLowerCase() + quest.slice(1) };
  const opened = openThreat(telltale, outline, quest, villain, minion);
  // Who says what is to be done, and names nobody who stands against it, hears of no stranger first.
  const isPlain = wished.goal !== undefined && !/^\p{Lu}/u.test(wished.villain ?? '');
  const isUnexplained = origins.some((origin) => outline.threat === `${patternMark}${origin}`);
  const pleas = isUnexplained ? [...opened.hook, ...library.spoken.Plea] : library.spoken.Plea;
  const threat = isPlain ? { ...opened, hook: without(pleas, neverOf(wished)) } : opened;

  const facts = factsOf(wished);
  const filled = threat.hook.filter((line) => isFilled(line, told));
  const ofVillain = filled.filter((line) => /\{villain\}|\{Villain\}/.test(line));
  const pertinent = wished.goal && wished.villain ? [...ofVillain, ...library.spoken.Plea] : filled;
  const hooks = pertinent.length > 0 ? without(pertinent, neverOf(wished)) : library.spoken.Plea;
  const rumours = random.shuffled(threat.rumours);
  const never = neverOf(wished);
  const smallTalk = without(palette.gossip, never);
  const gossip = random.shuffled(smallTalk);
  const patronKnows: PatronKnows = {
    trouble: fill(random.pick(hooks), told),
    task: `${quest}. That is all I ask.`,
    villain: isUnexplained
      ? fill(
          'If I knew who is behind it, I would not have to ask you. Find out why {trouble}, and you will know.',
        )
      : villain.wants
        ? fill('{Villain} wants one thing: {wants}.', { wants: villain.wants.replace(/[.!]$/, '') })
        : fill('Everything that is wrong here goes back to {villain}. You will find no other end of it.'),
    villainWords: villain.words,
    // Of whom the host has told when they were seen last, nobody tells it otherwise.
    prize:
      slots.prize && !(wished.sought === slots.prize && (wished.premise ?? '').includes(String(slots.prize)))
        ? {
            name: String(slots.prize),
            says: fill(
              prizeLine(
                library,
                String(slots.prize),
                wished.prize !== undefined && wished.sought === wished.prize,
              ),
            ),
          }
        : null,
  };

  const asked = hooks.length > 0 ? { ...threat, hook: hooks } : threat;

  const traces = random.shuffled(library.spoken.Trace);
  let people = 0;
  const scenes = sources.map((source, at): Place => {
    const { beat, isPlain: isDescribed } = outline.places[at]!;
    const name = names[at]!;
    const where: Slots = { ...told, name };
    const filled = (text: string) => fillTemplate(text, where, random) ?? '';
    const own = source.things
      .map((thing) => openThing(thing, source.id, filled))
      .map((thing, index) =>
        isUnexplained ? withTrace(thing, traces[(at * 3 + index) % traces.length]!, told, random) : thing,
      );
    const here = peopleAt(outline, at).map(({ name: one }) => ({ name: one, id: idOf(one) }));
    const things = [
      ...own,
      ...wishedThings(outline, at, { names, own, people: here }, library.spoken, told, random),
    ];
    const onto = (text: string) => fillTemplate(text, { ...where, next: names[at + 1] }, random) ?? '';
    const exits = exitsOf(outline, sources, names, at, onto);
    const known = (somebody: Omit<Person, 'topics'>): Knowledge => ({
      spoken: library.spoken,
      slots: told,
      facts: knownBest(somebody.name, at === 0 ? facts : facts.slice(0, 2)),
      rumours: [0, 1, 2].map((step) => rumours[(people * 3 + step) % rumours.length]!),
      gossip: [gossip[people % gossip.length]!],
      // Of what the host has named they say what the host has said.
      things: own,
      onward: exits.find(({ obstacle }) => obstacle !== null),
      random,
    });
    const met = peopleAt(outline, at).map((member) => {
      const isPatron = member.name === slots.patron;
      const met = personOf(member, isPatron, random);
      const attitude = attitudeTold(member.name, wished.premise ?? '');
      const somebody = isPatron || !attitude ? met : { ...met, attitude };
      const conditions = outline.conditions?.[member.name];
      const isChild = conditions?.some(({ is }) => is === 'child') === true;
      const all = known(somebody);
      // A child has heard what everybody has, and what grown people whisper it has not.
      const theirs = isChild ? { ...all, rumours: [], gossip: [], onward: undefined } : all;
      const topics = topicsOf(somebody, theirs, isPatron ? patronKnows : null);
      people++;
      const words = [...somebody.words, ...kindOfAnimal(member.name, wished.premise ?? '')];
      return { ...somebody, words, topics, ...(conditions && { conditions }) };
    });
    // Of a place that only stands in for the host's own, nothing is told that might be wrong of that.
    const arrival =
      isDescribed && source.arrival === tales.places.get(source.id)?.arrival
        ? fill(random.pick(library.spoken[at === 0 ? 'Arrival' : 'Reached']), { place: name })
        : filledParagraphs(source.arrival, filled);
    return {
      id: source.id,
      name,
      at: atOf(source, name),
      beat: beat as Beat,
      words: wordsOfPlace(source, name),
      arrival: at === 0 && wished.premise ? openingOf(outline, name, arrival) : arrival,
      senses: source.senses.map(filled).filter(Boolean),
      things,
      people: [...source.people.map((one) => ownPerson(one, filled)), ...met],
      foes: beat === 'danger' && isQuiet(outline) ? [] : foesAt(beat as Beat, villain, minion),
      exits,
    };
  });
  const prisoners = (outline.kept ?? []).map((member): Person => {
    const somebody = personOf(member, false, random);
    const facts = knownBest(member.name, factsOf(wished));
    const topics = topicsOf(
      somebody,
      {
        spoken: library.spoken,
        slots: told,
        facts,
        rumours: [],
        gossip: [],
        things: [],
        onward: undefined,
        random,
      },
      null,
    );
    return { ...somebody, topics, conditions: outline.conditions?.[member.name] ?? [] };
  });
  const cast = [...scenes.flatMap(({ people: here }) => here), ...prisoners];
  const lives = drawLives(library.lives, cast, {
    genre: tales.genre,
    premise: wished.premise ?? '',
    seed: `${outline.threat} ${cast.map(({ name }) => name).join()}`,
  });
  const living = (person: Person): Person => ({ ...person, life: lives.get(person.id) });
  const places = scenes.map((place) => ({ ...place, people: place.people.map(living) }));
  const kept = prisoners.map(living);
  return {
    genre: tales.genre,
    places,
    ties: library.ties,
    ...(kept.length > 0 && { kept }),
    threat: asked,
    patron: places.flatMap(({ people: here }) => here).find(({ name }) => name === slots.patron) ?? null,
    absent: absentOf(outline),
    gossip: smallTalk,
    hours: palette.hours,
    // What goes wrong in a tale's own world may be impossible in the one that a host has described.
    complications: without(wished.premise ? library.spoken.Complication : palette.complications, never),
    slots: told,
  };
}

/** What keeps whoever is there out of the place that it is about; where that lies within another, that one's door. */
function barBefore({ places, cast, wished: { gate = '', premise = '' } }: Outline): Obstacle | null {
  const people = cast.map(({ name }) => name);
  const last = places.at(-1)?.name ?? '';
  return toldBar(gate, premise, people) ?? (last === gate ? null : toldBar(last, premise, people));
}

const isFilled = (line: string, slots: Slots) => fillTemplate(line, slots, createRandom(1)) !== null;

/** Where a host has spoken of no foe and asked for no fight, nobody lies in wait. */
function isQuiet({ threat, wished }: Outline): boolean {
  const isOfForce = ['siege', 'hunt', 'escape', 'expedition'].some(
    (name) => threat === `${patternMark}${name}`,
  );
  return wished.premise !== undefined && !isOfForce && !wished.villain && !wished.minion;
}

/** What everybody knows: what is wrong before all the rest, and nothing of those who have only just come. */
function factsOf({ premise = '', trouble }: Outline['wished']): string[] {
  const facts = sentencesOfPremise(premise).filter((fact) => !/^you\b/i.test(fact));
  const isTold = !trouble || facts.some((fact) => fact.toLowerCase().includes(trouble.toLowerCase()));
  return isTold ? facts : [`${trouble}.`, ...facts];
}

/** What is found in a tale about something that nobody can explain has to do with it. */
function withTrace(thing: Thing, trace: string, slots: Slots, random: Random): Thing {
  const find = fillTemplate(trace, { ...slots, thing: thing.name }, random);
  return find && thing.find !== '' ? { ...thing, find, item: null } : thing;
}

/** What is told of somebody who does not open their heart to strangers. */
const unwilling =
  /\b(?:hates?|will not|won't|refuses?|locked|secret\w*|pocket|quarrel\w*|wanted|thinks|blames|suspicious|surly|sullen|gruff|unfriendly|hostile|forbids?|cruel|corrupt|kept quiet|keeps? a locked|distrusts?|lies (?:to|about))\b/i;

const willing =
  /\b(?:friendly|kind|kindly|kind-hearted|gentle|helpful|warm|warm-hearted|cheerful|loyal|trusting|eager|grateful|welcoming|generous|good-natured|jolly|hospitable)\b/i;

/** How the host has somebody meet strangers; null where nothing tells. */
function attitudeTold(name: string, premise: string): 'wary' | 'friendly' | null {
  const told = toldOfMember(name, premise);
  if (unwilling.test(told)) return 'wary';
  return willing.test(told) ? 'friendly' : null;
}

/** What is told of somebody by name; empty for nothing. */
function toldOfMember(name: string, premise: string): string {
  const last = name.split(' ').at(-1)!;
  return sentencesOf(premise)
    .filter((sentence) => sentence.includes(last))
    .join(' ');
}

/** Who of those at the beginning would ask strangers for help. */
function willingOf({ cast, wished }: Outline): Outline['cast'][number] | undefined {
  const isWilling = ({ name }: { name: string }) => {
    const told = toldOfMember(name, wished.premise ?? '');
    return /^\p{Lu}/u.test(name) && told !== '' && !unwilling.test(told);
  };
  return cast.find(isWilling) ?? cast[0];
}

function absentOf({ wished: { sought = '', dead = '' }, conditions = {} }: Outline): World['absent'] {
  const listed = (names: string, why: 'sought' | 'dead') =>
    names
      .split('; ')
      .filter(Boolean)
      .map((name) => ({ name, why, ...(conditions[name] && { conditions: conditions[name] }) }));
  return [...listed(sought, 'sought'), ...listed(dead, 'dead')];
}

/** What is said of what everybody is after: always the same of the same. */
function prizeLine({ spoken }: TaleLibrary, prize: string, isSomebody: boolean): string {
  const lines = isSomebody ? spoken.Missing : spoken.Prize;
  return lines[hashText(prize) % lines.length]!;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
