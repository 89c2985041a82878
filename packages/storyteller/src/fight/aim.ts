import type { Combatant } from '@fireside/contract';
import { listed, withArticle } from '../language/nouns.ts';
import type { Slots } from '../language/phrase.ts';
import { ground } from '../reader/ground.ts';
import { resembles } from '../reader/resembles.ts';
import type { Phrase } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';
import type { Referent } from '../world/referent.ts';
import type { FoeKind, Person } from '../world/world.ts';
import {
  foeSlots,
  hasFallen,
  isVillain,
  kindOf,
  kindOfAnimal,
  kindSpokenOf,
  kindOfPerson,
  standing,
  thingOf,
} from './combatants.ts';
import { wasBeaten } from './end-fight.ts';
import * as refusals from './refusal-lines.ts';
import type { Foes } from './start-fight.ts';

/** Whom or what a blow is meant for; `said`: nobody, and why was told. */
export type Aim =
  | { kind: 'foe'; foe: Combatant }
  | { kind: 'start'; foes: Foes }
  | { kind: 'thing' }
  | { kind: 'said' };

const said: Aim = { kind: 'said' };

/** Whoever is meant by these is whoever is nearest. */
const vague = new Set([
  ...[
    'it',
    'him',
    'her',
    'them',
    'they',
    'he',
    'she',
    'one',
    'this',
    'that',
    'these',
    'those',
    'everyone',
    'everybody',
  ],
  ...[
    'enemy',
    'foe',
    'opponent',
    'attacker',
    'assailant',
    'creature',
    'monster',
    'thing',
    'beast',
    'adversary',
    'all',
  ],
  ...[
    'target',
    'bastard',
    'guy',
    'fiend',
    'villain',
    'rest',
    'other',
    'nearest',
    'closest',
    'first',
    'next',
    'last',
    'someone',
  ],
]);

/** `whoever comes first`, `the biggest one`. */
const anyOf =
  /\b(?:who|which|what)ever\b|\bany(?:one|body)\b|\b(?:bigg|larg|small|near|clos|strong|weak|tall|ugli|scari|old|young|fatt|mean)est\b/i;

const isVague = ({ head, shown }: Phrase) =>
  vague.has(head) ||
  anyOf.test(shown) ||
  ['nearest', 'closest', 'enemy', 'creature', 'monster'].some((word) => resembles(head, word));

/** Says why nothing comes of it; it takes no time. */
function refuse(turn: Telling, table: readonly string[], slots: Slots = {}): Aim {
  turn.isTimeless = true;
  if (!turn.line(table, { weapon: 'weapon', ...slots })) turn.line(refusals.notNow);
  return said;
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** How well a phrase fits a name and the words for it: what tells one from another counts most. */
function likeness(phrase: Phrase, name: string, kind: Pick<FoeKind, 'name' | 'words'>): number {
  const own = wordsOf(name);
  const common = [...wordsOf(kind.name), ...kind.words];
  return phrase.words.reduce(
    (sum, word) => sum + (own.includes(word) ? 2 : common.includes(word) ? 1 : 0),
    0,
  );
}

function foesWords(turn: Telling): string {
  const names = standing(turn, 'foe').map((one) => thingOf(turn, one));
  return listed(names.map(({ name, proper }) => (proper ? name : `the ${name}`)));
}

const shareLeft = ({ hp }: Combatant) => (hp ? hp.current / Math.max(1, hp.max) : 1);

/** Nobody is named: whoever is closest to falling. */
function nearest(turn: Telling): Aim {
  const [foe] = standing(turn, 'foe').toSorted((one, other) => shareLeft(one) - shareLeft(other));
  return foe ? { kind: 'foe', foe } : said;
}

/** The combatant whom a phrase names, standing or not. */
function foeNamed(turn: Telling, phrase: Phrase, meant: Referent): Combatant | undefined {
  const foes = turn.table.encounter!.combatants.filter(({ side }) => side === 'foe');
  if (meant.kind === 'foe') return foes.find(({ id }) => id === meant.id);
  const [best] = foes
    .map((foe) => ({ foe, fit: likeness(phrase, foe.name, kindOf(turn, foe)) }))
    .filter(({ fit }) => fit > 0)
    .toSorted(
      (one, other) => other.fit - one.fit || Number(hasFallen(one.foe)) - Number(hasFallen(other.foe)),
    );
  return best?.foe ?? foes.find(({ name }) => meant.kind === 'person' && name === meant.person.name);
}

/** Whoever a blow falls on that is under way already: the one who was meant, or the nearest. */
export function targetOf(turn: Telling, phrase: Phrase | null): Combatant | null {
  const named = phrase && foeNamed(turn, phrase, ground(phrase, turn));
  if (named && !hasFallen(named)) return named;
  const aimed = nearest(turn);
  return aimed.kind === 'foe' ? aimed.foe : null;
}

/** `the hunched one` is no hunched. */
const calledSo = ({ message }: Telling, head: string) =>
  message.toLowerCase().includes(`${head} one`) ? `${head} one` : head;

function aimInFight(turn: Telling, phrase: Phrase | null): Aim {
  if (!phrase) return nearest(turn);
  const meant = ground(phrase, turn);
  const foe = foeNamed(turn, phrase, meant);
  if (foe)
    return hasFallen(foe) ? refuse(turn, refusals.downAlready, foeSlots(turn, foe)) : { kind: 'foe', foe };
  switch (meant.kind) {
    case 'companion':
      return refuse(turn, refusals.companions, { ally: meant.actor.name });
    case 'self':
      return refuse(turn, refusals.oneself);
    case 'person':
      return refuse(turn, refusals.handsFull, { person: meant.person.name, foes: foesWords(turn) });
    case 'thing':
    case 'exit':
    case 'obstacle':
      return { kind: 'thing' };
    case 'scenery':
      return isVague(phrase) ? nearest(turn) : { kind: 'thing' };
    case 'absent':
      return isVague(phrase)
        ? nearest(turn)
        : refuse(turn, refusals.nobodyLike, { wanted: calledSo(turn, phrase.head), foes: foesWords(turn) });
    default:
      return nearest(turn);
  }
}

/** Whom the place would bring to a fight; nobody where they were met already. */
export function foesOfPlace({ place, world, state, party }: Telling): Foes {
  if (state.fought) return [];
  if (place.beat !== 'climax' || !world.threat) return place.foes;
  const [guard] = place.foes.filter(({ kind }) => kind.name !== world.threat!.villain.name);
  // Before the villain a small party has enough to do.
  return [
    { kind: world.threat.villain, count: 1 },
    ...(guard && party.length > 2 ? [{ kind: guard.kind, count: 1 }] : []),
  ];
}

function againstPerson(turn: Telling, person: Person): Aim {
  if (turn.state.people[person.id]?.heard.includes(wasBeaten))
    return refuse(turn, refusals.beatenAlready, { person: person.name });
  return { kind: 'start', foes: [{ kind: kindOfPerson(person), count: 1 }] };
}

function againstNobody(turn: Telling): Aim {
  const { place, state } = turn;
  const hostile = place.people.find(({ id }) => {
    const known = state.people[id];
    return known?.attitude === 'hostile' && !known.heard.includes(wasBeaten);
  });
  if (hostile) return againstPerson(turn, hostile);
  const people = listed(
    place.people.map(({ name, role }) => (role ? `${name}, ${withArticle(role)}` : name)),
  );
  return people === ''
    ? refuse(turn, refusals.nobodyHere.alone)
    : refuse(turn, refusals.nobodyHere.company, { people });
}

/** Whoever was spoken of and is not here: no thing to be broken. */
function isPersonElsewhere({ world, place }: Telling, { words }: Phrase): boolean {
  return world.places.some(
    (other) =>
      other.id !== place.id &&
      other.people.some(({ name }) => wordsOf(name).some((word) => word.length > 2 && words.includes(word))),
  );
}

function aimOutside(turn: Telling, phrase: Phrase | null): Aim {
  const foes = foesOfPlace(turn);
  const start: Aim | null = foes.length > 0 ? { kind: 'start', foes } : null;
  if (!phrase) return start ?? againstNobody(turn);
  const meant = ground(phrase, turn);
  if (meant.kind === 'companion') return refuse(turn, refusals.companions, { ally: meant.actor.name });
  if (meant.kind === 'self') return refuse(turn, refusals.oneself);
  if (meant.kind === 'person') return againstPerson(turn, meant.person);
  const isTheirs = [...foes, ...(start ? turn.place.foes : [])].some(
    ({ kind }) =>
      likeness(phrase, kind.name, kind) > 0 || (isVillain(turn, kind) && phrase.head === 'villain'),
  );
  if (start && (isTheirs || isVague(phrase))) return start;
  if (meant.kind === 'thing' && meant.thing.traits.includes('animal'))
    return { kind: 'start', foes: [{ kind: kindOfAnimal(meant.thing), count: 1 }] };
  if (meant.kind === 'thing' || meant.kind === 'exit' || meant.kind === 'obstacle') return { kind: 'thing' };
  if (isVague(phrase)) return againstNobody(turn);
  const isElsewhere = isPersonElsewhere(turn, phrase);
  const beasts =
    meant.kind === 'scenery' && !turn.state.fought ? kindSpokenOf(turn.place, phrase.head) : null;
  if (beasts) return { kind: 'start', foes: [beasts] };
  if (meant.kind === 'scenery' && !isElsewhere) return { kind: 'thing' };
  if (meant.kind !== 'absent' && !isElsewhere) return start ?? againstNobody(turn);
  const wantedWord = phrase.shown;
  const wanted = isElsewhere ? phrase.shown.replace(/^(?:the|an?) /i, '') : phrase.head;
  return refuse(turn, refusals.absentOutside, { wanted, wantedWord });
}

/** Whom a blow is meant for, in a fight or to begin one. */
export function aim(turn: Telling, phrase: Phrase | null): Aim {
  return turn.table.encounter ? aimInFight(turn, phrase) : aimOutside(turn, phrase);
}
