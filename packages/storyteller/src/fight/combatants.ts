import type { Combatant, Encounter } from '@fireside/contract';
import type { Thing } from '../language/nouns.ts';
import type { Slots } from '../language/phrase.ts';
import { creatureOf } from '../tale/wish/creatures.ts';
import type { Telling } from '../telling/telling.ts';
import type { FoeKind, Place, Person, Pronoun, Thing as PlaceThing } from '../world/world.ts';

/** What several of one kind are told apart by; players may call them so. */
export const marks = [
  'tall',
  'scarred',
  'limping',
  'quick',
  'silent',
  'hunched',
  'broad',
  'grinning',
  'lean',
  'heavy',
  'pale',
  'crooked',
  'dusty',
  'grim',
] as const;

/** Those of this fight: others in every place, so that not every tale is full of tall ones. */
export function marksFor({ state }: Telling, names: readonly string[]): readonly string[] {
  const from = state.been.length === 0 ? 0 : (state.seed + 3 * state.been.length) % marks.length;
  const taken = names.join(' ').toLowerCase().split(' ');
  return [...marks.slice(from), ...marks.slice(0, from)].filter((mark) => !taken.includes(mark));
}

const fallen: readonly Combatant['state'][] = ['down', 'dying', 'stable', 'dead'];

export function hasFallen({ state }: Pick<Combatant, 'state'>): boolean {
  return fallen.includes(state);
}

export function onTurn({ combatants, turn }: Encounter): Combatant {
  return combatants[turn]!;
}

export function standing({ table }: Telling, side: Combatant['side']): Combatant[] {
  return (table.encounter?.combatants ?? []).filter((one) => one.side === side && !hasFallen(one));
}

/** Whether anybody who stands against the party has felt it. */
export function hasHurtFoes({ table }: Telling): boolean {
  return (table.encounter?.combatants ?? []).some(
    ({ side, hp }) => side === 'foe' && hp !== null && hp.current < hp.max,
  );
}

/** The speaker in the running fight; null for whoever plays nobody. */
export function speakersOwn({ table, sheet }: Telling): Combatant | null {
  if (!sheet) return null;
  return table.encounter?.combatants.find(({ character_id }) => character_id === sheet.id) ?? null;
}

const helpless = /\b(incapacitated|paraly[sz]ed|petrified|stunned|unconscious|asleep)\b/i;

/** The entry among somebody's conditions that keeps them from acting at all; null where none does. */
export function helplessEntry({ conditions }: Pick<Combatant, 'conditions'>): string | null {
  return conditions.find((entry) => !/^concentrating/i.test(entry) && helpless.test(entry)) ?? null;
}

/** What keeps somebody from acting, in one word. */
export function whyHelpless(one: Pick<Combatant, 'conditions'>): string | null {
  const entry = helplessEntry(one);
  return entry === null ? null : helpless.exec(entry)![1]!.toLowerCase();
}

export function isProne({ conditions }: Pick<Combatant, 'conditions'>): boolean {
  return conditions.some((entry) => /^prone\b/i.test(entry));
}

/** Anybody strikes like this. */
const plainAttacks = [
  'comes at you without a word',
  'lashes out at you',
  'drives straight at you',
  'strikes at your head',
  'aims a short, ugly blow at your side',
  'swings at you from the wrong side',
  'feints once and goes for your ribs',
];

/** Somebody of the place as they fight. */
export function kindOfPerson({ name, pronoun, like, words }: Person): FoeKind {
  return { name, isProper: true, pronoun, like, words, attacks: plainAttacks };
}

/** A beast of the place: by its own name in the books, where it has one there. */
export function kindOfAnimal({ name, words }: PlaceThing): FoeKind {
  const called = name.replace(/^(?:the|an?) /i, '');
  // One of several: `the geese` is a foe one by one.
  const own = /[^s]s$/.test(called) ? called.slice(0, -1) : called;
  const like = own.split(' ').at(-1) ?? own;
  return { name: own, isProper: false, pronoun: 'it', like, words, attacks: plainAttacks };
}

const counts = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Creatures that are here by the words of the place alone: `three drowned skeletons stand in the hall`. */
export function kindSpokenOf(
  { arrival, scenery }: Place,
  head: string,
): { kind: FoeKind; count: number } | null {
  const creature = creatureOf(head);
  if (!creature) return null;
  // `Three smugglers stand here. They are skeletons`: so many.
  const told = `${arrival} ${scenery ?? ''}`.toLowerCase().replace(/[.;] they are\b/g, ', who are');
  if (scenery !== undefined && !told.includes(head)) return null;
  const before = told.split(head)[0] ?? '';
  const [number] = before.match(/\b(?:two|three|four|five|six)\b(?=[^.]*$)/) ?? [];
  const isMany = told.includes(`${head}s`);
  const { like, pronoun, fights } = creature;
  const attacks = fights.length > 0 ? fights : plainAttacks;
  const kind = { name: head, isProper: false, pronoun, like, words: [head], attacks };
  return { kind, count: number ? counts.indexOf(number) + 1 : isMany ? 2 : 1 };
}

function knownKinds({ world, place }: Telling): FoeKind[] {
  const { threat } = world;
  return [
    ...(threat ? [threat.villain, threat.minion] : []),
    ...place.foes.map(({ kind }) => kind),
    ...place.people.map(kindOfPerson),
    ...place.things.filter(({ traits }) => traits.includes('animal')).map(kindOfAnimal),
    ...world.places.flatMap(({ foes }) => foes.map(({ kind }) => kind)),
  ];
}

const plain = (name: string) => name.toLowerCase().replace(/\s+\d+$/, '');

/** The kind of a combatant, by its name with or without what tells it apart. */
export function kindOf(turn: Telling, { name }: Pick<Combatant, 'name'>): FoeKind {
  const said = plain(name);
  const known = knownKinds(turn).find((kind) => {
    const own = plain(kind.name);
    return said === own || marks.some((mark) => said === `${mark} ${own}`);
  });
  return (
    known ?? {
      name,
      isProper: /^\p{Lu}/u.test(name),
      pronoun: 'it',
      like: '',
      words: [],
      attacks: plainAttacks,
    }
  );
}

export function isVillain({ world }: Telling, { name }: Pick<FoeKind, 'name'>): boolean {
  return world.threat !== null && plain(world.threat.villain.name) === plain(name);
}

const forms: Record<Pronoun, { it: string; its: string; them: string }> = {
  it: { it: 'it', its: 'its', them: 'it' },
  he: { it: 'he', its: 'his', them: 'him' },
  she: { it: 'she', its: 'her', them: 'her' },
  they: { it: 'they', its: 'their', them: 'them' },
};

export function thingOf(turn: Telling, one: Pick<Combatant, 'name' | 'side'>): Thing {
  return { name: one.name, proper: one.side === 'party' || kindOf(turn, one).isProper };
}

/** The words by which a line speaks of a foe. */
export function foeSlots(turn: Telling, one: Combatant): Slots {
  return { foe: thingOf(turn, one), ...forms[kindOf(turn, one).pronoun] };
}

export const isAlone = ({ party }: Telling): boolean => party.length < 2;
