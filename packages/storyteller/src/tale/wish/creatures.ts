import type { Pronoun } from '../../world/world.ts';

interface Creature {
  /** The creature of the books whose numbers it has. */
  like: string;
  pronoun: Pronoun;
  /** What it does to somebody; empty where it fights as people do. */
  fights: readonly string[];
}

const beast = ['snaps at you', 'comes at you with all its weight', 'rakes at you with its claws'];
const dead = ['claws at you with cold hands', 'falls against you', 'drags at your arm'];
const great = ['brings its whole weight down at you', 'lashes out at you', 'strikes at you from above'];
const machine = ['swings a steel arm at you', 'rams you', 'cuts at you with a whining blade'];
const shade = [
  'reaches through your coat with a cold hand',
  'breathes frost at you',
  'throws loose things at you',
];

/** What somebody does who was asked for by name. */
export const personFights: readonly string[] = [
  'comes at you in earnest',
  'drives you back with a hard blow',
  'feints and strikes at you from the other side',
  'catches you with an elbow and a curse',
];

const kinds: readonly [nouns: string, like: string, pronoun: Pronoun, fights: readonly string[]][] = [
  ['orc', 'orc', 'it', []],
  ['goblin', 'goblin', 'it', []],
  ['kobold', 'kobold', 'it', []],
  ['gnoll', 'gnoll', 'it', beast],
  ['troll', 'ogre', 'it', great],
  ['ogre giant', 'ogre', 'it', great],
  [
    'dragon wyrm drake',
    'red dragon wyrmling',
    'it',
    ['breathes fire at you', 'snaps at you with teeth like knives', 'rakes at you with its claws'],
  ],
  [
    'vampire',
    'vampire spawn',
    'they',
    ['bares long teeth at you', 'claws at your throat', 'throws you against the wall'],
  ],
  ['zombie undead', 'zombie', 'it', dead],
  ['skeleton', 'skeleton', 'it', dead],
  ['ghoul mummy', 'ghoul', 'it', dead],
  ['ghost spirit phantom wraith spectre', 'specter', 'it', shade],
  ['werewolf', 'werewolf', 'it', beast],
  ['wolf hound dog', 'wolf', 'it', beast],
  ['bear', 'brown bear', 'it', beast],
  ['rat', 'giant rat', 'it', beast],
  ['spider', 'giant spider', 'it', beast],
  ['snake serpent', 'giant poisonous snake', 'it', beast],
  ['shark', 'reef shark', 'it', beast],
  ['crocodile alligator', 'crocodile', 'it', beast],
  ['lion tiger panther leopard', 'lion', 'it', beast],
  ['boar', 'boar', 'it', beast],
  ['kraken leviathan', 'giant octopus', 'it', great],
  ['dinosaur raptor tyrannosaur', 'saber-toothed tiger', 'it', beast],
  ['monster beast creature', 'owlbear', 'it', great],
  ['demon devil fiend imp', 'imp', 'it', shade],
  ['witch hag', 'green hag', 'she', []],
  ['wizard sorcerer necromancer warlock mage sorceress lich', 'cult fanatic', 'they', []],
  ['cultist cult', 'cultist', 'they', []],
  ['robot android drone machine automaton', 'animated armor', 'it', machine],
  ['alien', 'grimlock', 'it', beast],
  [
    'pirate bandit raider outlaw brigand gangster rustler robber thief smuggler poacher',
    'bandit',
    'they',
    [],
  ],
  ['soldier guard mercenary trooper knight', 'guard', 'they', []],
  ['cop policeman gendarme', 'guard', 'they', []],
  ['ninja assassin spy', 'spy', 'they', []],
  ['supervillain villain', 'bandit captain', 'they', []],
  ['weasel stoat', 'giant weasel', 'it', beast],
  ['crow raven', 'swarm of ravens', 'it', beast],
  ['shadow', 'shadow', 'it', shade],
  ['viking barbarian warrior', 'tribal warrior', 'they', []],
  ['clone mutant', 'thug', 'they', []],
  ['minotaur', 'minotaur skeleton', 'it', great],
  ['medusa gorgon', 'medusa', 'she', []],
];

const byNoun = new Map(
  kinds.flatMap(([nouns, like, pronoun, fights]) =>
    nouns.split(' ').map((noun) => [noun, { like, pronoun, fights }] as const),
  ),
);

/** What people ask to have against them, by its noun in the singular. */
export function creatureOf(noun: string): Creature | null {
  return byNoun.get(noun) ?? null;
}
