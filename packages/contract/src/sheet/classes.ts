import type { AbilityName } from './abilities.ts';

export type SlotKind = 'full' | 'half' | 'pact' | 'none';

/** What the rules know of a class. players-handbook: the entry of each class */
export interface ClassRules {
  name: string;
  /** How people write it, in whichever language. */
  words: RegExp;
  hitDie: 6 | 8 | 10 | 12;
  saves: readonly AbilityName[];
  /** `simple`, `martial`, or the name of a weapon; `any` where nobody knows. */
  weapons: readonly string[];
  casting?: AbilityName;
  slots: SlotKind;
  /** The levels at which ability scores rise. */
  improvements: readonly number[];
  /** The levels at which one more attack is made with an action. */
  extraAttacks: readonly number[];
}

const usual = [4, 8, 12, 16, 19];
const lightBlades = ['longsword', 'rapier', 'shortsword', 'hand crossbow'];
const scholars = ['dagger', 'quarterstaff', 'dart', 'sling'];
const groves = [
  'club',
  'dagger',
  'javelin',
  'mace',
  'quarterstaff',
  'sickle',
  'spear',
  'dart',
  'sling',
  'scimitar',
];

type Row = Omit<ClassRules, 'slots' | 'improvements' | 'extraAttacks'> &
  Partial<Pick<ClassRules, 'slots' | 'improvements' | 'extraAttacks'>>;

function classRules(row: Row): ClassRules {
  return { slots: 'none', improvements: usual, extraAttacks: [], ...row };
}

export const classes: readonly ClassRules[] = [
  classRules({
    name: 'Barbarian',
    words: /barbar|berserk/i,
    hitDie: 12,
    saves: ['strength', 'constitution'],
    weapons: ['simple', 'martial'],
    extraAttacks: [5],
  }),
  classRules({
    name: 'Bard',
    words: /\bbard|\bbarde\b|skald|minstrel/i,
    hitDie: 8,
    saves: ['dexterity', 'charisma'],
    weapons: ['simple', ...lightBlades],
    casting: 'charisma',
    slots: 'full',
  }),
  classRules({
    name: 'Cleric',
    words: /cleric|kleriker|priest/i,
    hitDie: 8,
    saves: ['wisdom', 'charisma'],
    weapons: ['simple'],
    casting: 'wisdom',
    slots: 'full',
  }),
  classRules({
    name: 'Druid',
    words: /druid/i,
    hitDie: 8,
    saves: ['intelligence', 'wisdom'],
    weapons: groves,
    casting: 'wisdom',
    slots: 'full',
  }),
  classRules({
    name: 'Monk',
    words: /\bmonk|mönch/i,
    hitDie: 8,
    saves: ['strength', 'dexterity'],
    weapons: ['simple', 'shortsword'],
    extraAttacks: [5],
  }),
  classRules({
    name: 'Paladin',
    words: /paladin/i,
    hitDie: 10,
    saves: ['wisdom', 'charisma'],
    weapons: ['simple', 'martial'],
    casting: 'charisma',
    slots: 'half',
    extraAttacks: [5],
  }),
  classRules({
    name: 'Ranger',
    words: /\branger|waldl(ä|ae)ufer/i,
    hitDie: 10,
    saves: ['strength', 'dexterity'],
    weapons: ['simple', 'martial'],
    casting: 'wisdom',
    slots: 'half',
    extraAttacks: [5],
  }),
  classRules({
    name: 'Rogue',
    words: /rogue|schurk|\bthief|assassin/i,
    hitDie: 8,
    saves: ['dexterity', 'intelligence'],
    weapons: ['simple', ...lightBlades],
    improvements: [4, 8, 10, 12, 16, 19],
  }),
  classRules({
    name: 'Sorcerer',
    words: /sorcer|zauberer/i,
    hitDie: 6,
    saves: ['constitution', 'charisma'],
    weapons: scholars,
    casting: 'charisma',
    slots: 'full',
  }),
  classRules({
    name: 'Warlock',
    words: /warlock|hexenmeister/i,
    hitDie: 8,
    saves: ['wisdom', 'charisma'],
    weapons: ['simple'],
    casting: 'charisma',
    slots: 'pact',
  }),
  classRules({
    name: 'Wizard',
    words: /wizard|\bmage\b|magier/i,
    hitDie: 6,
    saves: ['intelligence', 'wisdom'],
    weapons: scholars,
    casting: 'intelligence',
    slots: 'full',
  }),
  classRules({
    name: 'Fighter',
    words: /fighter|k(ä|ae)mpfer|warrior/i,
    hitDie: 10,
    saves: ['strength', 'constitution'],
    weapons: ['simple', 'martial'],
    improvements: [4, 6, 8, 12, 14, 16, 19],
    extraAttacks: [5, 11, 20],
  }),
];

const unknownClass: ClassRules = classRules({
  name: '',
  words: /$^/,
  hitDie: 8,
  saves: [],
  weapons: ['any'],
});

/** The class that somebody's words mean, the one named first where there are several; its name is empty where it is none of the twelve. */
export function classOf(className: string): ClassRules {
  const named = classes
    .map((rules) => ({ rules, place: className.search(rules.words) }))
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place);
  return named[0]?.rules ?? unknownClass;
}
