import { withArticle } from '../language/nouns.ts';
import { fillTemplate, type Slots } from '../language/phrase.ts';
import { createRandom, type Random } from '../random.ts';
import { shortName } from '../talk/short-name.ts';
import { isOpenAir, kindOfName } from '../tale/kind-of-name.ts';
import type { Genre, Person, Place } from '../world/world.ts';
import { belongings } from './belongings.ts';
import type { Case, CaseOutline, CaseRoom, Finding, Statement, Suspect } from './case.ts';
import { meansByCrime } from './means.ts';
import { motivesFor } from './motives.ts';
import { anyRooms, roomLore } from './room-lore.ts';
import * as said from './statements.ts';
import { strangeDeeds } from './strange-deeds.ts';

const holders = ['the rug', 'the curtain', 'the bench', 'the waste basket'];
const holdersOutside = ['the low wall', 'the flower bed', 'the old crate', 'the heap of leaves'];
const holdersOfSteel = ['the grating', 'the locker', 'the vent', 'the waste chute'];
/** Where a paper lies that somebody would rather not have found. */
export const paperPlaces = ['the coat on the hook', 'the side table', 'the flower pot', 'the old almanac'];
const paperPlacesOutside = ['the hollow post', 'the loose stone', 'the upturned bucket', 'the bird box'];
const steelyPaperPlaces = [
  'the jacket on the hook',
  'the folding table',
  'the spare helmet',
  'the old manual',
];

export interface CaseGround {
  outline: CaseOutline;
  genre: Genre;
  /** The place where everybody is, the scene, then the rooms. */
  places: readonly Place[];
  people: readonly Person[];
  /** Who asks for help, where the host has said so. */
  asker?: string | undefined;
}

/**
 * The case behind an outline, the same whenever it is drawn. Two or more tell the truth of each other, in pairs; the culprit claims the
 * room in which nobody was, and has left a piece of what they wear where it was done.
 */
export function drawCase({ outline, genre, places, people, asker }: CaseGround): Case {
  const random = createRandom(outline.draw);
  const [, scene, ...others] = places;
  // In a bed one is alone.
  const rooms = random
    .shuffled(others.map(roomOf))
    .sort((one, other) => Number(isLonely(other)) - Number(isLonely(one)));
  if (rooms.length > 2 && isLonely(rooms[1]!)) rooms.push(rooms.splice(1, 1)[0]!);
  const met = outline.suspects.flatMap((name) => people.find((one) => one.name === name) ?? []);
  const culpritAt = Math.max(
    0,
    outline.culprit ? outline.suspects.indexOf(outline.culprit) : random.below(met.length),
  );
  const motives = random.shuffled(motivesFor[outline.crime]);
  const worn = random.shuffled(belongings);
  const order = random.shuffled([...met.keys()].filter((at) => at !== culpritAt));
  const half = Math.ceil(order.length / 2);
  const suspects = met.map(({ id, name }, at): Suspect => {
    const room = at === culpritAt ? rooms[0]! : order.indexOf(at) < half ? rooms[1]! : rooms[2]!;
    return { id, name, room, belonging: worn[at]!, motive: motives[at]! };
  });
  const culprit = suspects[culpritAt]!;
  const honest = order.map((at) => suspects[at]!);
  const [witness] = random.shuffled(honest);
  const helpers = people.filter(({ name }) => !outline.suspects.includes(name));
  const helper = helpers.find(({ name }) => name === asker) ?? helpers[0];
  const finder = helper ?? random.pick(honest.filter((one) => one !== witness));
  const [ofPaper, ofDeed] = random.shuffled(honest);
  const parts = {
    ...{ outline, suspects, culprit, honest, witness: witness!, ofPaper: ofPaper!, ofDeed: ofDeed! },
    finder: { id: finder.id, name: finder.name },
    scene: { id: scene!.id, name: scene!.name, at: scene!.at },
    strange: random.pick(strangeDeeds),
    steely: genre === 'science fiction',
  };
  const [hours, found] = random.pick(said.hoursOf);
  return {
    ...parts,
    ...{ hours, found },
    herrings: [parts.ofPaper, parts.ofDeed],
    means: meansByCrime[outline.crime][outline.means]?.name ?? 'it',
    ...madeOf(parts, { hours, found }, random),
  };
}

const isLonely = ({ lore }: CaseRoom) => /^(?:lying|asleep|praying|trying)/.test(lore.did);

function roomOf({ id, name, at }: Place): CaseRoom {
  const lore = roomLore[kindOfName(name)?.kind ?? ''] ?? roomLore[anyRooms[0]!]!;
  return { id, name, at, lore };
}

interface Parts {
  outline: CaseOutline;
  suspects: readonly Suspect[];
  culprit: Suspect;
  honest: readonly Suspect[];
  witness: Suspect;
  ofPaper: Suspect;
  ofDeed: Suspect;
  finder: { id: string; name: string };
  scene: Case['scene'];
  strange: Case['strange'];
  steely: boolean;
}

/** What is said and what is found. */
function madeOf(
  parts: Parts,
  { hours, found }: Pick<Case, 'hours' | 'found'>,
  random: Random,
): Pick<Case, 'statements' | 'findings'> {
  const { outline, suspects, culprit, honest, witness, ofPaper, ofDeed, finder, scene, strange } = parts;
  const { matter } = outline;
  const fill = (text: string, slots: Slots) => fillTemplate(text, slots, random) ?? '';
  const names = suspects.map(({ name }) => name);
  const statements: Statement[] = [];
  const state = (id: string, by: string, says: string, note: string) =>
    void statements.push({ id, by, says: capital(spokenShort(says, names)), note });
  const of = (list: readonly string[]) => random.shuffled(list);
  const [alibis, together, inPassing, told] = [
    of(said.alibis),
    of(said.together),
    of(said.inPassing),
    of(said.motivesTold),
  ];
  const about = (x: Suspect, text: string) =>
    spokenShort(text.replaceAll('{x}', x.name).replaceAll('{v}', matter), names);
  for (const [at, one] of suspects.entries()) {
    const { room, motive, name } = one;
    const where = { at: room.at, scene: scene.at, did: didOf(one, honest), hours };
    state(`a${at}`, one.id, fill(alibis[at]!, where), `${name} claims to have been ${room.at}`);
    const others = suspects.filter((other) => other !== one);
    const gossip = others[(at + outline.draw) % others.length]!;
    state(`m${at}`, gossip.id, fill(told[at]!, { told: about(one, motive.told) }), about(one, motive.told));
    state(`o${at}`, one.id, `${about(one, motive.own)}.`, about(one, motive.told));
  }
  // Whoever shares a room bears the other out; whoever is alone was seen in passing.
  for (const one of honest) {
    const mate = honest.find((other) => other !== one && other.room === one.room);
    const by = mate ?? honest.find((other) => other !== one)!;
    const text = mate ? together.pop()! : inPassing.pop()!;
    const glimpse = isGuest(one, honest) ? 'was sitting with me and talking' : one.room.lore.glimpse;
    const seen = { y: one.name, at: one.room.at, glimpse, hours };
    state(`s${suspects.indexOf(one)}`, by.id, fill(text, seen), `${by.name} saw ${one.name} ${one.room.at}`);
  }
  const lied = { at: culprit.room.at, room: culprit.room.name, hours };
  state('n', culprit.id, fill(random.pick(said.sawNothing), lied), `${culprit.name} saw nobody`);
  state(
    'e',
    witness.id,
    fill(random.pick(said.empties), lied),
    `${witness.name} says that nobody was ${culprit.room.at}`,
  );
  const holder = random.pick(
    isOutside(scene.name) ? holdersOutside : parts.steely ? holdersOfSteel : holders,
  );
  const { piece, lies } = culprit.belonging;
  state(
    'f',
    finder.id,
    fill(random.pick(said.accounts), { found, holder, lies: `there ${there(lies)}` }),
    `${finder.name} found it, ${found}, and saw ${withArticle(piece)} by ${holder} ${scene.at}`,
  );
  const bearsOut = (x: Suspect) => honest.find((other) => other !== x)!;
  state(
    'q',
    culprit.id,
    `${about(ofDeed, strange.told)}.`,
    `${ofDeed.name} did something strange that evening`,
  );
  state(
    'x1',
    ofPaper.id,
    `${about(ofPaper, ofPaper.motive.explained)}.`,
    `${ofPaper.name} explains the paper`,
  );
  state(
    'c1',
    bearsOut(ofPaper).id,
    `${about(ofPaper, ofPaper.motive.borne)}.`,
    `${bearsOut(ofPaper).name} bears ${ofPaper.name} out about the paper`,
  );
  state('x2', ofDeed.id, `${about(ofDeed, strange.explained)}.`, `${ofDeed.name} explains what was seen`);
  state(
    'c2',
    bearsOut(ofDeed).id,
    `${about(ofDeed, strange.borne)}.`,
    `${bearsOut(ofDeed).name} bears ${ofDeed.name} out about what was seen`,
  );
  const used = [...new Set(honest.map(({ room }) => room))];
  const paperAt = random.pick(used);
  const findings: Finding[] = [
    {
      ...{ id: 't', place: scene.id, thing: holder },
      text: `By ${holder} ${lies}.`,
      note: `${withArticle(piece)} by ${holder}, ${scene.at}`,
    },
    {
      ...{ id: 'u', place: culprit.room.id, thing: culprit.room.lore.thing },
      text: culprit.room.lore.unused,
      note: `${culprit.room.lore.thing} ${culprit.room.at} says that nobody was there`,
    },
    ...used.map(({ id, at, lore }, index) => ({
      ...{ id: `y${index}`, place: id, thing: lore.thing, text: lore.used },
      note: `${lore.thing} ${at} shows that somebody was there`,
    })),
    {
      ...{
        id: 'p',
        place: paperAt.id,
        thing: random.pick(
          isOutside(paperAt.name) ? paperPlacesOutside : parts.steely ? steelyPaperPlaces : paperPlaces,
        ),
      },
      text: `There is a paper tucked away there: ${about(ofPaper, ofPaper.motive.paper)}.`,
      note: about(ofPaper, ofPaper.motive.paper),
    },
  ];
  return { statements, findings };
}

const isOutside = (name: string) => {
  const kind = kindOfName(name);
  return kind !== null && isOpenAir(kind);
};

/** Two of one room: the second of them keeps the first company. */
const isGuest = (one: Suspect, honest: readonly Suspect[]) =>
  honest.findIndex(({ room }) => room === one.room) < honest.indexOf(one) && honest.includes(one);

function didOf(one: Suspect, honest: readonly Suspect[]): string {
  const host = honest.find(({ room }) => room === one.room);
  return host && isGuest(one, honest) ? `keeping ${host.name} company` : one.room.lore.did;
}

/** Whoever has been named in full is called by the short name from then on. */
function spokenShort(text: string, names: readonly string[]): string {
  return names.reduce((said, name) => {
    const at = said.indexOf(name);
    if (at < 0) return said;
    const end = at + name.length;
    return said.slice(0, end) + said.slice(end).replaceAll(name, shortName(name));
  }, text);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `lies a horn button` behind `there`; `a green thread hangs` stands by itself. */
const there = (lies: string) =>
  lies.replace(/^there is /, 'is ').replace(/^(a \w+(?:-\w+)?(?: \w+)?) (hangs|lies) /, '$2 $1 ');
