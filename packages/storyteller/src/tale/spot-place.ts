import { sentencesOf } from '../language/sentences.ts';
import { hashText } from '../random.ts';
import type { Person, Place, Thing } from '../world/world.ts';
import { kindOfName } from './kind-of-name.ts';
import { type SpotKind, spotKind } from './spots.ts';
import { toldThings } from './told-things.ts';
import { traitsOf } from './wish/things.ts';
import { bothNumbers, isSmall, plainWordsOf, singularOf } from './words.ts';

/** A spot within a place: a crypt, a shop, somebody's room. */
export interface Spot {
  /** As it stands in a sentence: `the crypt`, `Rosie's room`. */
  name: string;
  /** The noun that says of what kind it is. */
  noun: string;
}

/** What kind of spot is meant; null where the words name none that one could stand in. */
export function kindOfSpot({ name, noun }: Spot): SpotKind | null {
  const isBack = /\bback[- ]?room\b/i.test(name);
  const called = name.toLowerCase().endsWith(noun.toLowerCase()) ? kindOfName(name) : null;
  const kind = isBack ? spotKind('backroom') : (called ?? spotKind(singularOf(noun)) ?? spotKind(noun));
  return kind && kind.things.length > 0 ? kind : null;
}

/** Where two words make the noun: `control-room`; null where one does. */
export function nounOfSpot(name: string): string | null {
  const [first, last] = plainWordsOf(name).slice(-2);
  const noun = first && last ? `${first}-${singularOf(last)}` : '';
  return spotKind(noun) ? noun : null;
}

/** What the host has told of a spot, clause by clause: by its own noun, by whose it is, and by what stands in such a spot. */
export function toldOfSpot(spot: Spot, premise: string): string[] {
  const kind = kindOfSpot(spot);
  const heads = (kind?.things ?? []).map(({ name }) => singularOf(name.split(' ').at(-1)!));
  const nouns = new Set([singularOf(spot.noun), ...heads]);
  return (
    sentencesOf(premise)
      .flatMap((sentence) =>
        sentence.replace(/[.!?]+$/, '').split(/, (?:and|but|so) (?=in\b|on\b|under\b|at\b|the\b)/i),
      )
      .filter((clause) => plainWordsOf(clause).some((word) => nouns.has(singularOf(word))))
      // Whether it is locked is seen at its door.
      .filter((clause) => !/\b(?:locked|sealed|barred)\b(?! (?:back|room))/i.test(clause))
      .map((clause) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`)
  );
}

const shut = '(?:locked|sealed|barred|bolted|nailed shut|walled up)';
const shutting = new RegExp(
  `\\b(?:has|have|had|keeps?)(?: been)? ${shut} (?:up )?(?:the |his |her |their |its |an? )?((?:[\\p{L}'-]+ ?){1,4})`,
  'iu',
);
const isShutNow = new RegExp(
  `((?:[\\p{L}'-]+ ){1,4})(?:is|are|stays?|has been|have been) (?:always |kept )?${shut}\\b`,
  'iu',
);
const keptLocked = /\bkeeps? (?:an? |the )?locked ([\p{L}'-]+)/iu;
/** Where what is locked ends, and something else is said. */
const ending = /\b(?:and|but|since|because|when|until|at|in|of|with|for|to|by|every|all)\b/i;

/** Whether a host has said that nobody gets in there: `has locked the church crypt` is said of the crypt. */
export function isLockedSpot({ noun }: Spot, premise: string): boolean {
  const isIt = (words = '') => {
    const last = plainWordsOf(words.split(ending, 1)[0]!).at(-1) ?? '';
    return singularOf(last) === singularOf(noun);
  };
  return sentencesOf(premise).some(
    (sentence) =>
      isIt(shutting.exec(sentence)?.[1]) ||
      isIt(isShutNow.exec(sentence)?.[1]) ||
      isIt(keptLocked.exec(sentence)?.[1]),
  );
}

/** The spot as a place of its own: what is told of it, what is there, who belongs there before the others. */
export function spotPlace(base: Place, spot: Spot, premise: string): Place {
  const kind = kindOfSpot(spot);
  if (!kind) return base;
  const told = toldOfSpot(spot, premise);
  const sight = kind.sights[hashText(spot.name) % kind.sights.length]!;
  return {
    ...base,
    name: spot.name,
    at: `${kind.at} ${spot.name}`,
    words: bothNumbers(plainWordsOf(spot.name).filter((word) => word.length > 2 && word !== 'the')),
    arrival: [sight, ...told].join(' '),
    senses: kind.sights,
    things: thingsOfSpot(spot, kind, premise),
    people: peopleIn(spot, base.people, premise),
  };
}

/** Where one is out of sight of those outside: nobody follows there unasked. */
const closed = new Set(
  'cellar basement crypt attic loft bedroom tower vault tunnel shaft mine mineshaft pit adit cave sewer lab laboratory control-room reactor engine-room boiler-room storeroom pantry chapel boathouse stable barn shed warehouse archive prison jail dungeon graveyard cemetery morgue hold cargo-hold cargo-bay airlock infirmary medbay sickbay hydroponics greenhouse'.split(
    ' ',
  ),
);

/** Who is there: in the open everybody, behind a door those who belong there or of whom the host says so. */
function peopleIn(spot: Spot, people: readonly Person[], premise: string): Person[] {
  const sorted = [...people].sort((one, other) => belongs(other, spot) - belongs(one, spot));
  if (!closed.has(singularOf(spot.noun))) return sorted;
  const told = toldOfSpot(spot, premise).map(plainWordsOf);
  const isTold = ({ name, role }: Person) =>
    told.some((words) =>
      plainWordsOf(`${name} ${role}`).some(
        (word) => word.length > 2 && !isSmall(word) && words.includes(word),
      ),
    );
  return sorted.filter((one) => belongs(one, spot) > 0 || isTold(one));
}

/** What is in a spot: what the host has put there, and what any of its kind has. */
export function thingsOfSpot(spot: Spot, kind: SpotKind, premise: string): Thing[] {
  const own = kind.things.map(({ name, see, traits }): Thing => thingOf(spot, name, see, traits));
  const told = toldOfSpot(spot, premise);
  return [...bodyIn(spot, premise), ...thingsToldOf(spot, told, own), ...own];
}

const foundDead =
  /\b(?:found|lies|lay|discovered) (?:\p{Ll}+ )?(?:dead|murdered|slain|stabbed|strangled|poisoned|shot|drowned|hanged)\b/u;

/** Where somebody was found dead, there they lie. */
function bodyIn(spot: Spot, premise: string): Thing[] {
  const clause = sentencesOf(premise).find(
    (one) => foundDead.test(one) && plainWordsOf(one).some((word) => singularOf(word) === spot.noun),
  );
  if (!clause) return [];
  const body = thingOf(
    spot,
    'the body',
    `${clause} The body has not been moved, and somebody has put a cloth over the face.`,
  );
  return [
    {
      ...body,
      words: bothNumbers([
        'body',
        'corpse',
        'dead',
        'victim',
        ...plainWordsOf(clause.slice(0, 40)).filter(isCalled),
      ]),
      find: 'One hand of the body is shut, and what it holds is a thread of dark cloth. Whoever it was torn from stood very near.',
    },
  ];
}

const isCalled = (word: string) =>
  word.length > 3 && !isSmall(word) && !/^(?:found|dead|this|lies)$/.test(word);

const belongs = ({ name, role }: Person, spot: Spot) =>
  Number(
    plainWordsOf(`${name} ${role}`).some(
      (word) => word.length > 3 && `${spot.name} ${keepers[spot.noun] ?? ''}`.toLowerCase().includes(word),
    ),
  );

/** Who is to be found where. */
const keepers: Readonly<Record<string, string>> = {
  church: 'priest vicar sexton pastor reverend father',
  chapel: 'priest vicar sexton monk father',
  crypt: 'priest sexton vicar father',
  chandlery: 'chandler',
  saloon: 'bartender barkeep saloon',
  inn: 'innkeeper host hostess',
  tavern: 'innkeeper bartender',
  office: 'clerk secretary sheriff marshal director',
  stable: 'groom stablehand',
  lab: 'scientist doctor researcher',
  shop: 'shopkeeper merchant assistant',
  bakery: 'baker',
  smithy: 'smith blacksmith',
  mill: 'miller',
  library: 'librarian',
};

function thingOf(spot: Spot, name: string, see: string, traits: Thing['traits'] = traitsOf(name)): Thing {
  return {
    id: `spot/${singularOf(spot.noun)}/${name.split(' ').at(-1)}`,
    name,
    words: bothNumbers(plainWordsOf(name).filter((word) => word.length > 2 && !isSmall(word))),
    traits,
    see,
    find: finds[hashText(name) % finds.length]!.replace('{thing}', name),
    item: null,
  };
}

/** What whoever goes over such a thing comes upon; what it goes to show is for the tale to say. */
const finds = [
  'Somebody has gone over {thing} before you, lately and in a hurry: the dust shows where the hands have been.',
  'Something by {thing} was moved, and put back not quite as it was; there are fresh scratches to show it.',
  'Close by {thing} there is half a print of a shoe, narrow and new, and it is none of yours.',
  'A thread has caught on {thing}, of better cloth than most people wear here.',
];

const mostTold = 2;

/** What no clause is about that only names it. */
const passing = new Set(['door', 'window', 'floor', 'wall']);
const besides = /\b(?:outside|behind|beside|near|by|before) (?:the |an? )?(?:\p{L}+ ){0,2}$/iu;

/** What the host has put there: of `in every empty bed lies a small figure of wax`, the figure. */
function thingsToldOf(spot: Spot, told: readonly string[], own: readonly Thing[]): Thing[] {
  const noun = singularOf(spot.noun);
  const known = new Set([noun, ...own.flatMap(({ words }) => words)]);
  const heads = own
    .map(({ name }) => singularOf(name.split(' ').at(-1)!))
    .filter((head) => !passing.has(head));
  const isInIt = (clause: string) => {
    const words = plainWordsOf(clause).map(singularOf);
    const at = clause.toLowerCase().indexOf(noun);
    return at < 0 ? heads.some((head) => words.includes(head)) : !besides.test(clause.slice(0, at));
  };
  return toldThings(told.filter(isInIt).join(' '), [])
    .filter(
      ({ noun: thing, within, owner }) =>
        !known.has(thing) && owner === null && (within === null || within === noun),
    )
    .slice(0, mostTold)
    .map((one) => ({ ...thingOf(spot, one.name, one.told, one.traits), id: `wished/${one.noun}` }));
}
