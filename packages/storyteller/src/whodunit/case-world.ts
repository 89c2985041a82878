import { listed } from '../language/nouns.ts';
import { sentencesOf } from '../language/sentences.ts';
import { bothNumbers, plainWordsOf, singularOf } from '../tale/words.ts';
import type { Outline } from '../world/state.ts';
import type { Exit, Person, Place, Thing, Topic, World } from '../world/world.ts';
import type { Case, CaseOutline } from './case.ts';
import { drawCase } from './draw-case.ts';
import { meansByCrime } from './means.ts';
import { happened } from './plan-case.ts';

/** The world of an outline with its case in it: rooms that lie next to each other, what is to be found there, and what its people say. */
export function withCase(world: World, { whodunit, wished }: Outline): World {
  if (!whodunit || !world.threat) return world;
  const people = world.places.flatMap((place) => place.people);
  const { genre, places } = world;
  const drawn = drawCase({ outline: whodunit, genre, places, people, asker: wished.asker });
  const patron = people.find(({ id }) => id === drawn.finder.id) ?? null;
  const quest = questOf(whodunit);
  const names = listed(drawn.suspects.map(({ name }) => name));
  const none: string[] = [];
  return {
    ...world,
    case: drawn,
    patron,
    places: places.map((place, at) => ({
      ...place,
      beat: at === 0 ? 'hook' : 'lead',
      foes: [],
      exits: exitsOf(places, place),
      people: place.people.map((one) => ({ ...one, topics: topicsOf(one, drawn) })),
      arrival: arrivalOf(place, thingsOf(drawn, place), at, sentencesOf(wished.premise ?? '')),
      things: withThings(place, thingsOf(drawn, place), drawn),
    })),
    threat: {
      ...world.threat,
      quest,
      hook: hooksOf(drawn, names),
      ...{ rumours: none, clues: [], signs: none, twist: null, ambush: none, confront: none, taunts: none },
      ...{ sway: none, turning: none, victory: none, resolved: none, defeat: none },
    },
    slots: {
      ...world.slots,
      patron: patron?.name,
      villain: { name: 'whoever did it', proper: true },
      goal: quest.charAt(0).toLowerCase() + quest.slice(1),
      prize: undefined,
    },
  };
}

export function questOf({ crime, matter }: CaseOutline): string {
  const verb = { murder: 'killed', poisoning: 'poisoned', theft: 'stole', sabotage: 'sabotaged' }[crime];
  return `Find out who ${verb} ${matter}`;
}

function hooksOf({ outline, scene, hours, found }: Case, names: string): string[] {
  const { matter } = outline;
  const what = happened(outline.crime, matter);
  return [
    `${what}, ${scene.at}, ${hours}, and I was the one who found it. Nobody came and nobody left: it was one of these, ${names}. Ask everybody where they were. Look at everything. Then say who it was`,
    `It was found ${found}, ${scene.at}: ${what.charAt(0).toLowerCase() === matter.charAt(0) ? matter + what.slice(matter.length) : what}. It was done by one of the people here, and I can name them all: ${names}. They will tell you where they were. One of them will be lying`,
    `${what}. It must have been ${hours}, ${scene.at}, and the doors were shut. So it was one of these: ${names}. I ask you to find out which, and to be able to prove it`,
  ].map((line) => `${line}.`);
}

const noticed = [
  'There are {things}.',
  'You see {things}.',
  'What strikes you here: {things}.',
  'Here are {things}.',
  'Besides that there are {things}.',
];

/** Whoever comes into a room is told what there is to be looked into. */
function arrivalOf(
  { arrival }: Place,
  things: readonly Thing[],
  at: number,
  premise: readonly string[],
): string {
  if (things.length === 0) return arrival;
  // What the host has told was read out at the beginning.
  const seen = sentencesOf(arrival).filter((sentence) => !premise.includes(sentence));
  const line = things.length === 1 ? 'There is {things} to look at.' : noticed[at % noticed.length]!;
  return `${seen.join(' ')} ${line.replace('{things}', listed(things.map(({ name }) => name)))}`.trim();
}

/** From every room one comes into every other. */
function exitsOf(places: readonly Place[], here: Place): Exit[] {
  return places
    .filter(({ id }) => id !== here.id)
    .map(({ id, name, words }) => ({ to: id, name, words: [...words], obstacle: null }));
}

/** What belongs to the case stands for anything of its name; and whoever is dead lies where it was done, and nowhere else. */
function withThings({ things }: Place, own: readonly Thing[], drawn: Case): Thing[] {
  const nounOf = ({ name }: Thing) => singularOf(plainWordsOf(name.split(' of ')[0]!).at(-1)!);
  const central = [mainThing(drawn), ...meansOf(drawn)].flatMap(({ words }) => words);
  const taken = new Set([...own.map(nounOf), ...central]);
  const isOther = (thing: Thing) =>
    !taken.has(nounOf(thing)) && !thing.words.includes('body') && !thing.words.includes('corpse');
  return [...things.filter(isOther).map(emptied), ...own];
}

/** What lay about there has nothing to do with it. */
const emptied = (thing: Thing): Thing => ({ ...thing, find: '', item: null });

/** How players call what a room names otherwise. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  ...{
    rug: ['carpet'],
    carpet: ['rug'],
    sofa: ['couch', 'settee'],
    settee: ['sofa', 'couch'],
    couch: ['sofa'],
  },
  ...{ hearth: ['fireplace'], fireplace: ['hearth', 'fire'], grate: ['fireplace'], stove: ['oven'] },
  ...{
    armchair: ['chair'],
    desk: ['table'],
    cupboard: ['cabinet'],
    cabinet: ['cupboard'],
    sideboard: ['cupboard'],
  },
  ...{ curtain: ['drapes'], basin: ['sink'], sink: ['basin'], bunk: ['bed'], locker: ['cabinet', 'closet'] },
};

function thing(id: string, name: string, see: string, words: readonly string[] = []): Thing {
  const own = plainWordsOf(name).filter((word) => word !== 'the' && word !== 'of');
  return {
    ...{ id: `case/${id}`, name, see, find: '', item: null, traits: ['fixed'] },
    words: bothNumbers([...own, ...words, ...own.flatMap((word) => alsoCalled[word] ?? [])]),
  };
}

const plainSights: Readonly<Record<string, string>> = {
  'the coat on the hook':
    'The coat on the hook is nobody’s in particular; everybody takes it who goes out into the rain.',
  'the side table': 'The side table has a drawer that sticks.',
  'the flower pot': 'The flower pot has not had a flower in it for a while.',
  'the old almanac': 'The old almanac is of a year that nobody misses.',
  'the jacket on the hook': 'The jacket on the hook is nobody’s in particular; whoever is cold takes it.',
  'the folding table': 'The folding table is folded against the wall.',
  'the spare helmet': 'The spare helmet hangs with its open side to the wall.',
  'the old manual': 'The old manual describes a machine that has long been replaced.',
  'the low wall': 'The low wall is just high enough to sit on.',
  'the flower bed': 'The flower bed has been trodden down at one edge.',
  'the old crate': 'The old crate stands upside down.',
  'the heap of leaves': 'The heap of leaves has been raked together and has half blown away again.',
  'the hollow post': 'The hollow post once held up a fence.',
  'the loose stone': 'The loose stone has never sat firmly in its place.',
  'the upturned bucket': 'The upturned bucket serves as a seat for whoever rests here.',
  'the bird box': 'The bird box has no birds in it at this time of the year.',
  'the rug': 'The rug is turned up at one corner.',
  'the curtain': 'The curtain reaches down to the floor.',
  'the bench': 'The bench stands a little away from the wall.',
  'the waste basket': 'The waste basket has been kicked over.',
  'the grating': 'The grating in the floor has a loose corner.',
  'the locker': 'The locker does not quite stand flush with the wall.',
  'the vent': 'The vent sits low, at the height of an ankle.',
  'the waste chute': 'The waste chute has a lid that does not close.',
};

function thingsOf(drawn: Case, place: Place): Thing[] {
  const { findings, scene, suspects } = drawn;
  const lores = suspects.map(({ room }) => room.lore);
  const own = findings
    .filter((one) => one.place === place.id)
    .map((one) => {
      const see = lores.find((lore) => lore.thing === one.thing)?.see ?? plainSights[one.thing] ?? '';
      return thing(one.id, one.thing, see);
    });
  if (place.id !== scene.id) return own;
  return [mainThing(drawn), ...meansOf(drawn), ...own];
}

function meansOf({ outline }: Case): Thing[] {
  const means = meansByCrime[outline.crime][outline.means];
  return means ? [thing('means', means.name, means.see, means.words)] : [];
}

/** What it was done to, or where. */
function mainThing({ outline: { crime, matter }, means, hours }: Case): Thing {
  switch (crime) {
    case 'murder':
      return thing(
        'main',
        `the body of ${matter}`,
        `Under a sheet lies ${matter}, as it was found. Whoever did it stood close by and was not feared; ${means} lies not far away, and it must have been ${hours}.`,
        ['corpse', 'victim', 'sheet', 'wound'],
      );
    case 'poisoning':
      return thing(
        'main',
        'the overturned chair',
        `Here sat ${matter}, and drank, and the chair went over. It was the cup: whatever was in it was put there ${hours}, when nobody was looking.`,
        ['seat', 'body', 'victim', 'corpse'],
      );
    case 'theft':
      return thing(
        'main',
        'the empty case',
        `The velvet in the empty case still shows the shape of ${matter}. It was there before, and ${hours} it went; nothing was forced.`,
        ['box', 'safe', 'strongbox', 'velvet', 'display', 'cabinet', 'chest'],
      );
    case 'sabotage':
      return thing(
        'main',
        'the damage',
        `The damage is small and well chosen: whoever did this to ${matter} knew where one blow is enough. It was done ${hours}.`,
        plainWordsOf(matter).filter((word) => word !== 'the'),
      );
  }
}

/** What they tell by themselves to whoever asks for nothing in particular; it is the same that they answer. */
function topicsOf({ id }: Person, { statements }: Case): Topic[] {
  return statements
    .filter((one) => one.by === id && /^[asfe]/.test(one.id))
    .map(({ says }) => ({ words: ['evening', 'night', 'story'], says }));
}
