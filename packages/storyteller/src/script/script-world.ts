import type { Excerpts, Snapshot } from '@fireside/engine';
import { hasMark } from '../deeds/marks.ts';
import type { State } from '../world/state.ts';
import { priceList } from '../talk/prices.ts';
import type { Person, Place, Thing, Topic, World } from '../world/world.ts';
import { sentencesOf } from '../language/sentences.ts';
import { attackersIn, passwordsIn } from './attackers.ts';
import { contentWords } from './content-words.ts';
import { type Elsewhere, isSought, whereabouts } from './acquaintances.ts';
import { type Body, bodiesIn, isDead, topicOfBody } from './bodies.ts';
import { findableIn } from './findable.ts';
import { findsIn } from './finds.ts';
import { creaturesIn, foesOf } from './foes.ts';
import { listed, mentionsIn } from './mentions.ts';
import { isHiding } from './hiding.ts';
import { homesOf } from './homes.ts';
import type { Named } from './named.ts';
import { answersTo, nameOfStranger } from './named-stranger.ts';
import { barBetween } from './notes/bars.ts';
import { closedIn } from './notes/containers.ts';
import { awakened } from './notes/creatures.ts';
import { once, onceWithin } from './once.ts';
import { type Opened, openAdventure } from './opened.ts';
import { includesName, isSame, speaksOf } from './names.ts';
import { namedIn } from './people.ts';
import { personOf } from './person-of.ts';
import { isPresent } from './present.ts';
import type { Room } from './rooms.ts';
import { personFrom, strangersIn, unnamed, wordsOfStranger } from './strangers.ts';
import { isOffer } from './spoken.ts';
import { thingsOf } from './things.ts';
import { placeName, titleOf } from './titles.ts';
import { exitsOf, titleWords, waysFrom } from './ways.ts';
import { knownToAll } from './what-everybody-knows.ts';
import { wholeSentences } from './whole-sentences.ts';

const turnsBeforeConfession = 2;
const mostPeople = 6;
const mostScenery = 4_000;

/** Everybody alive with a name: from the lists, from where the party is, and from where it has been. */
function castOf(room: Room, adventure: Opened, been: readonly string[]): Named[] {
  const rooms = adventure.rooms.filter(({ id }) => id === room.id || been.includes(id));
  const latest = latestCasts(room);
  const key = rooms.map(({ id }) => id).join(' ');
  if (latest.key !== key) {
    const all = namedIn([...rooms.flatMap(({ paragraphs }) => paragraphs), ...adventure.lists]);
    const texts = textsOf(adventure);
    Object.assign(latest, { key, cast: all.filter(({ name }) => !isDead(name, texts)) });
  }
  return latest.cast;
}

/** Of each room the cast that was asked for last: it is another one only once the party has seen more. */
const latestCasts = once((_: Room): { key: string | null; cast: Named[] } => ({ key: null, cast: [] }));
const namedThere = once(({ paragraphs }: Room) => namedIn(paragraphs));

/** They are here whom the text of the room introduces or shows, and those of a list that stands behind it. */
function peopleHere(
  room: Room,
  adventure: Opened,
  state: Pick<State, 'been' | 'turnsHere' | 'things'>,
): Person[] {
  const own = namedThere(room);
  const cast = castOf(room, adventure, state.been);
  const open = room.paragraphs.filter(({ voice }) => voice === 'plain' || voice === 'aloud');
  const aloud = open
    .filter(({ voice, isProse }) => voice === 'aloud' && !isProse)
    .map(({ text }) => text)
    .join(' ');
  const isGathering = /\b(?:household|suspects|guests|everybody|they have all come|people sit)\b/i.test(
    `${room.heading} ${aloud}`,
  );
  const listed = listedIn(adventure);
  const here = cast.filter((one) => {
    if (homes(adventure).get(one.name) === room.id) return true;
    const isProse = room.paragraphs.some((paragraph) => paragraph.isProse);
    if (isProse || own.some(({ name }) => isSame(name, one.name))) return isIntroduced(one, room);
    const isListed = listed.some(({ name }) => isSame(name, one.name));
    if (isListed && isIntroduced(one, room)) return true;
    return speaksOf(aloud, one) || (isGathering && isListed);
  });
  const confesses = state.turnsHere >= turnsBeforeConfession;
  const elsewhere = metElsewhere(room, adventure);
  const behind = {
    others: cast,
    truths: adventure.background.flatMap(({ text }) => sentencesOf(text)),
    passwords: adventure.rooms.flatMap(passwordsIn),
    hidden: hiddenIn(adventure),
  };
  const first = adventure.rooms.find(({ id }) => id === adventure.first && id !== room.id);
  const people = here.slice(0, mostPeople).map((one) => {
    const isSeller = here.length === 1 || sells.test(one.role);
    const more = [
      ...(isSeller ? pricesOf(room) : []),
      ...whereabouts(one, elsewhere, adventure.guard),
      ...knownToAll([...(first ? [first] : []), room], one, adventure.guard),
    ];
    return personOf(one, adventure.guard, {
      ...{ confesses, behind, more },
      won: (id) => state.things[id] ?? [],
    });
  });
  const { left: nameless, known: seenAs } = unnamed(
    strangersIn(open.filter(({ voice }) => voice === 'aloud').map(({ text }) => text)),
    people.filter((one) => !speaksOf(aloud, one)),
    open.map(({ raw }) => raw).join(' '),
  );
  const called = nameOfStranger(room, adventure, nameless, {
    known: [...people.map(({ name }) => name), ...elsewhere.map(({ named }) => named.name)],
    dead: bodiesOf(room, adventure).map(({ name }) => name),
  });
  const strangers = nameless
    .map(personFrom)
    .map((one) => (called?.stranger === one.name ? answersTo(one, called.name, adventure.guard) : one));
  const seen = people.map((one) => {
    const stranger = seenAs.get(one.id);
    return stranger ? { ...one, words: [...new Set([...one.words, ...wordsOfStranger(stranger)])] } : one;
  });
  const all = [...seen, ...strangers]
    .toSorted((one, other) => speaksFirst(other) - speaksFirst(one))
    .slice(0, mostPeople);
  const known = bodiesOf(room, adventure).flatMap((body) => topicOfBody(body, adventure.guard) ?? []);
  return known.length === 0 ? all : all.map((one) => ({ ...one, topics: [...one.topics, ...known] }));
}

/** Whoever wants something of the party speaks up before whoever merely knows something. */
const speaksFirst = ({ topics }: Person) =>
  topics.some(({ says }) => isOffer(says)) ? 2 : topics.some(({ common }) => !common) ? 1 : 0;

const sells =
  /inn|keeper|host|landl|bar\b|tavern|merchant|shop|trader|pedlar|smith|chandler|vendor|baker|brewer/i;

/** What is for sale in a room, and for how much: whoever keeps it says so. */
const pricesOf = once((room: Room): Topic[] => {
  const says = priceList(sceneryOf(room)).join(' ');
  const asked = ['cost', 'price', 'sell', 'sale', 'buy', 'charge', 'ware', 'offer'];
  return says === '' ? [] : [{ words: [...asked, ...contentWords(says)], says }];
});

/** Whoever is introduced in one other room only is met there. */
const metElsewhere = onceWithin((room: Room, adventure: Opened): Elsewhere[] => {
  const dead = deadIn(adventure);
  const others = adventure.rooms
    .filter(({ id }) => id !== room.id)
    .flatMap((one) =>
      namedThere(one)
        .filter((named) => isIntroduced(named, one) && !dead.some(({ name }) => name === named.name))
        .map((named) => ({ named, room: one })),
    );
  return others.filter(
    ({ named }) =>
      others.filter((one) => isSame(one.named.name, named.name)).length === 1 &&
      !isSought(named, sentencesOfAll(adventure)),
  );
});

/** What is told openly of all there is, by which the living and the dead are told apart. */
const textsOf = once(({ rooms, lists }: Opened): readonly string[] =>
  [...rooms.flatMap(({ paragraphs }) => paragraphs), ...lists].map(({ text }) => text),
);

const sentencesOfAll = once((adventure: Opened): readonly string[] =>
  [...textsOf(adventure), ...adventure.background.map(({ text }) => text)].flatMap(sentencesOf),
);

const deadIn = once((adventure: Opened): readonly Pick<Named, 'name'>[] => {
  const open = [...adventure.rooms.flatMap(({ paragraphs }) => paragraphs), ...adventure.lists].filter(
    ({ voice }) => voice === 'plain' || voice === 'aloud',
  );
  const names = new Set(open.flatMap(({ raw }) => mentionsIn(raw).map(({ name }) => name)));
  return [...names].filter((name) => isDead(name, textsOf(adventure))).map((name) => ({ name }));
});

const bodiesOf = onceWithin((room: Room, adventure: Opened): Body[] => {
  const texts = room.paragraphs.filter(({ voice }) => voice === 'plain' || voice === 'aloud');
  return bodiesIn(
    texts,
    deadIn(adventure).filter((one) => texts.some(({ text }) => speaksOf(text, one))),
  );
});

/** `Here sits`, `The innkeeper,` */
const introduces =
  /(?:\bis|sits|stands|waits|lives|works|kneels|leans|sleeps|by|here) $|(?:^|[.!?:] )(?:the|an?|their|its) (?:\p{Ll}+ ){0,2}\p{Ll}+,? $/iu;

/** `Mirela Brandt, a thin young woman, opens the door`: at the beginning of a sentence, and doing something there. */
const begins = /[.!?]["”’]? $/;
const acts =
  /^(?:, [^.]{3,90},)? (?!was\b|has\b|is (?:dead|gone|missing|said|known)\b|knows\b|wants\b|suspects\b|believes\b|owns\b|lives\b|used\b|died\b)\p{Ll}+s\b/u;

/** `The brothers are Joss and Tam Hollin` */
const amongOthers = /\b(?:are|sit|stand|wait) (?:\p{Lu}[\p{L} ]+?(?:, and | and |, ))+$/u;

/** Whoever is merely spoken of is somewhere else. */
function isIntroduced({ name }: Named, room: Room): boolean {
  return room.paragraphs.some(({ voice, text, isProse }) => {
    if (isProse) return voice === 'plain' && isPresent(name, text);
    if (voice === 'aloud') return includesName(text, name);
    if (voice !== 'plain') return false;
    const at = text.toLowerCase().indexOf(name.toLowerCase());
    const before = text.slice(0, Math.max(0, at));
    const after = text.slice(at + name.length);
    return (
      at >= 0 &&
      (at < 8 ||
        introduces.test(before) ||
        isPresent(name, text) ||
        (begins.test(before) && acts.test(after)) ||
        amongOthers.test(before) ||
        (listed.test(before) && /^, an? \p{Ll}/u.test(after)))
    );
  });
}

/** Every sentence of plain prose that says what lies where nobody sees it. */
const hiddenIn = once(({ rooms }: Opened): readonly string[] =>
  rooms
    .flatMap(({ paragraphs }) => paragraphs)
    .filter(({ isProse, voice }) => isProse && voice !== 'aloud')
    .flatMap(({ text }) => wholeSentences(text))
    .filter((one) => findableIn(one) !== null),
);

const creaturesOf = once(({ rooms, lists }: Opened) =>
  creaturesIn([...rooms.flatMap(({ paragraphs }) => paragraphs), ...lists]),
);
const listedIn = once(({ lists }: Opened) => namedIn(lists));
/** Where those of the lists are met whom no room introduces. */
const homes = once((adventure: Opened) => {
  const entries = listedIn(adventure).filter(({ about }) => about.some(({ isEntry }) => isEntry));
  const met = (one: Named) => adventure.rooms.some((room) => isIntroduced(one, room));
  return homesOf(
    entries.filter((one) => !met(one)),
    adventure.rooms,
  );
});

/** `in the loft`, `under a loose board`: where something lies is seen by everybody. */
const hidingPlaces =
  /\b(?:in|on|under|behind|beneath|inside|at|near|around|of) (?:the|an?|his|her) (?:\p{L}+ ){0,2}?\p{L}+(?=[.,;(]| (?:\(|is|are|lies?|there|with|under|behind|in|on)|$)/giu;

/** What can be meant there besides its things: whatever its text speaks of openly, without what is yet to be found. */
const sceneryOf = once((room: Room): string => {
  const hidden = [...findsIn(room).flatMap(({ sentences }) => sentences), ...closedIn(room)];
  const text = room.paragraphs
    .filter(({ voice }) => voice === 'plain' || voice === 'aloud')
    .map((one) => one.text)
    .join(' ');
  return hidden
    .reduce((shown, one) => shown.replace(one, () => (one.match(hidingPlaces) ?? []).join('. ')), text)
    .slice(0, mostScenery);
});

function placeOf(room: Room, adventure: Opened, state: State, isNear: boolean, snapshot: Snapshot): Place {
  const name = placeName(room.title);
  const known = isNear ? foesOf(room, creaturesOf(adventure), attackersIn(room)) : [];
  const foes = [
    ...known,
    ...awakened(room, state).filter(({ kind }) => !known.some((one) => one.kind.name === kind.name)),
  ];
  const people = (isNear ? peopleHere(room, adventure, state) : []).filter(
    ({ name, words }) =>
      !isHiding({ name, words }, room, snapshot) &&
      (!/^(?:the|one of) /.test(name) ||
        !foes.some(({ kind }) => words.some((word) => kind.words.includes(word)))),
  );
  const isPerson = ({ words: [noun] }: Thing) => people.some(({ words }) => words[0] === noun);
  return {
    id: room.id,
    name,
    at: `at ${name}`,
    beat: 'scene',
    words: [...new Set([...titleWords(room), ...room.title.toLowerCase().split(/[^\p{L}]+/u)])].filter(
      (word) => word.length > 2,
    ),
    // It is read by whoever follows the script, in its own paragraphs and once.
    arrival: '',
    ...(isNear && { scenery: sceneryOf(room) }),
    senses: [],
    things: isNear
      ? thingsOf(
          room,
          adventure.guard,
          (id) => hasMark(state, id, 'searched'),
          bodiesOf(room, adventure),
        ).filter((thing) => !isPerson(thing))
      : [],
    people: people.map((person) => {
      const foe = foes.find(({ kind }) => isSame(kind.name, person.name) || speaksOf(kind.name, person));
      return foe ? { ...person, like: foe.kind.like } : person;
    }),
    foes,
    exits: isNear
      ? exitsOf(room, adventure).filter(
          ({ to }) => !adventure.isMarked || barBetween(state, adventure, room, to) === null,
        )
      : [],
  };
}

/** The world of a pasted adventure, as far as the party may meet it now: what lies farther off has a name and nothing in it. */
export function scriptWorld(snapshot: Snapshot, excerpts: Excerpts, state: State): World | null {
  const { script } = excerpts;
  if (!script) return null;
  const adventure = openAdventure(script);
  const first = adventure.rooms.find(({ id }) => id === adventure.first) ?? adventure.rooms[0];
  if (!first) return emptyWorld(titleOf(script.outline[0]?.title ?? snapshot.game.name));
  const at = adventure.rooms.find(({ id }) => id === state.at) ?? first;
  const near = new Set([at.id, ...waysFrom(at, adventure).map(({ room }) => room.id)]);
  for (const { id, scene } of adventure.rooms)
    if (scene === script.here || scene === script.toward) near.add(id);
  const places = [first, ...adventure.rooms.filter(({ id }) => id !== first.id)].map((room) =>
    placeOf(room, adventure, state, near.has(room.id), snapshot),
  );
  const absent = deadIn(adventure).map(({ name }) => ({ name, why: 'dead' as const }));
  return worldOf(places, absent);
}

function worldOf(places: Place[], absent: World['absent'] = []): World {
  return {
    genre: 'fantasy',
    places,
    threat: null,
    patron: null,
    absent,
    gossip: [],
    hours: [],
    complications: [],
    slots: {},
  };
}

/** Where a text has no scene that could be played. */
function emptyWorld(title: string): World {
  const name = placeName(title);
  const nothing = { words: [], arrival: '', senses: [], things: [], people: [], foes: [], exits: [] };
  return worldOf([{ id: 'scene-0', name, at: `at ${name}`, beat: 'scene', ...nothing }]);
}
