import type { Telling } from '../telling/telling.ts';
import type { Referent } from '../world/referent.ts';
import type { Person, Thing } from '../world/world.ts';
import { singular } from './inflection.ts';
import type { Phrase } from './reading.ts';

const kinds: Readonly<Record<string, 'he' | 'she' | 'it' | 'they'>> = {
  he: 'he',
  him: 'he',
  his: 'he',
  himself: 'he',
  she: 'she',
  her: 'she',
  hers: 'she',
  herself: 'she',
  it: 'it',
  this: 'it',
  that: 'it',
  itself: 'it',
  one: 'it',
  they: 'they',
  them: 'they',
  these: 'they',
  those: 'they',
  themselves: 'they',
  everyone: 'they',
  everybody: 'they',
  someone: 'they',
  somebody: 'they',
  anyone: 'they',
  anybody: 'they',
};

/** `the man`, `that kid`: whoever is of that kind, where nobody goes by the word. */
const people: Readonly<Record<string, 'he' | 'she' | 'they'>> = Object.fromEntries(
  'man=he guy=he fellow=he gentleman=he sir=he dude=he bloke=he lad=he boy=he woman=she lady=she girl=she madam=she miss=she lass=she kid=they child=they person=they stranger=they figure=they npc=they local=they villager=they'
    .split(' ')
    .map((pair) => pair.split('=')),
);

const animals = new Set(['beast', 'animal', 'critter', 'creature', 'varmint', 'furball', 'pet']);

const youthful = /\b(?:boy|girl|pupil|child|lad|lass|kid|apprentice|student|son|daughter|urchin|stableboy)\b/;

const recentMessages = 6;

export const isPronoun = (head: string): boolean => Object.hasOwn(kinds, head);

/** Where in what was said lately something was last named: the higher, the later; -1 where it was not. */
function lastNamed(turn: Telling, names: readonly string[]): number {
  const recent = turn.table.history.slice(-recentMessages);
  for (let at = recent.length - 1; at >= 0; at--) {
    const words =
      recent[at]!.content.slice(-2000)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [];
    for (let index = words.length - 1; index >= 0; index--) {
      if (names.includes(singular(words[index]!))) return at * 10_000 + index;
    }
  }
  return -1;
}

/** The one that was named last, or the only one. */
function latest<One>(
  list: readonly One[],
  turn: Telling,
  namesOf: (one: One) => readonly string[],
): One | null {
  let chosen: One | null = null;
  let latestAt = -1;
  for (const one of list) {
    const at = lastNamed(
      turn,
      namesOf(one).map((word) => singular(word.toLowerCase())),
    );
    if (at > latestAt) {
      latestAt = at;
      chosen = one;
    }
  }
  return chosen ?? (list.length === 1 ? list[0]! : null);
}

/** What the players themselves spoke of last outweighs what was pointed out to them since. */
function ownLatest(turn: Telling): Thing | null {
  const said = turn.table.history.filter(({ sender }) => sender !== 'dm').slice(-2);
  for (const { content } of said.toReversed()) {
    const words = (
      content
        .slice(-2000)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    ).map(singular);
    const named = turn.place.things.filter((thing) =>
      thing.words.some((word) => words.includes(singular(word.toLowerCase()))),
    );
    if (named.length === 1) return named[0]!;
  }
  return null;
}

const personNames = ({ name, words }: Person) => [...name.split(' '), ...words];

/** Whom or what `him`, `her`, `it` and `them` mean here; null where it is no pronoun, absent where there is nobody. */
export function meantByPronoun({ head, words }: Phrase, turn: Telling): Referent | null {
  if (!isPronoun(head) || words.some((word) => word !== head)) return null;
  const kind = kinds[head]!;
  const { place, table } = turn;
  const foes = (table.encounter?.combatants ?? []).filter(
    ({ side, state }) => side !== 'party' && state !== 'down' && state !== 'dead',
  );
  const here = place.people.filter(({ pronoun }) => pronoun === kind || kind === 'they');
  const foe = latest(foes, turn, ({ name }) => name.split(' ')) ?? foes[0];
  if (foe && (kind !== 'she' || here.length === 0)) return { kind: 'foe', id: foe.id, name: foe.name };
  if (kind === 'it') {
    const thing = ownLatest(turn) ?? latest(place.things, turn, ({ words: named }) => named);
    if (thing) return { kind: 'thing', thing };
    return here[0] ? { kind: 'person', person: here[0] } : { kind: 'scenery' };
  }
  const person = latest(here, turn, personNames) ?? here[0];
  if (person) return { kind: 'person', person };
  const creature = place.things.filter(({ traits }) => traits.includes('animal'));
  const thing = latest(kind === 'they' ? place.things : creature, turn, ({ words: named }) => named);
  return thing ? { kind: 'thing', thing } : { kind: 'absent' };
}

/** Whom a word for anybody means here; null where it is no such word or nobody fits. */
export function meantByKind({ head }: Phrase, turn: Telling): Referent | null {
  if (animals.has(head)) {
    const beasts = turn.place.things.filter(({ traits }) => traits.includes('animal'));
    const beast = latest(beasts, turn, ({ words }) => words) ?? beasts[0];
    return beast ? { kind: 'thing', thing: beast } : null;
  }
  if (!Object.hasOwn(people, head)) return null;
  const kind = people[head]!;
  const fitting = turn.place.people.filter(({ pronoun }) => kind === 'they' || pronoun === kind);
  const young =
    head === 'kid' || head === 'child'
      ? fitting.filter(({ role, words }) => [role, ...words].some((word) => youthful.test(word)))
      : [];
  const likely = young.length > 0 ? young : fitting;
  const person = latest(likely, turn, personNames) ?? likely[0];
  return person ? { kind: 'person', person } : null;
}
