import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createBestiary } from './bestiary.ts';
import type { Creature } from './creature.ts';

const creatures: Creature[] = JSON.parse(
  readFileSync(new URL('../../../../rulebooks/creatures.json', import.meta.url), 'utf8'),
);
const bestiary = createBestiary(creatures);
const found = (name: string) => bestiary.find(name)?.name ?? null;

/** As English forms it, apart from the code that reads it. */
function plural(name: string): string {
  if (/, \w+ Form$/.test(name)) return name.replace(', ', 's, ');
  if (/^(Swarm|Rug) of/.test(name)) return name.replace(/^\w+/, '$&s');
  const [, head, rest = ''] = /^(.+?)( \(.+\)|\/.+)?$/.exec(name)!;
  if (/(folk|Erinyes|Deer|Elk)$/.test(head!)) return name;
  if (/[^aeiou]y$/.test(head!)) return `${head!.slice(0, -1)}ies${rest}`;
  if (/[^f]f$/.test(head!)) return `${head!.slice(0, -1)}ves${rest}`;
  return `${head}${/(s|x|ch|sh)$/.test(head!) ? 'es' : 's'}${rest}`;
}

describe('a creature is found', () => {
  it.each(creatures.map(({ name }) => name))('[E5.74] by its own name: %s', (name) => {
    expect(found(name)).toBe(name);
    expect(found(name.toLowerCase())).toBe(name);
    expect(found(name.toUpperCase())).toBe(name);
    expect(found(plural(name))).toBe(name);
    expect(found(`the ${plural(name).toLowerCase()}`)).toBe(name);
  });

  it.each([
    ['goblins', 'Goblin'],
    ['A Goblin', 'Goblin'],
    ['the goblin', 'Goblin'],
    ['three goblins', 'Goblin'],
    ['3 goblins', 'Goblin'],
    ['goblin 2', 'Goblin'],
    ['Goblin #3', 'Goblin'],
    ['Goblin A', 'Goblin'],
    ['skeletons (2)', 'Skeleton'],
    ['wolves', 'Wolf'],
    ['dire wolves', 'Dire Wolf'],
    ['pack of wolves', 'Wolf'],
    ['wolf pack', 'Wolf'],
    ['a pair of ogres', 'Ogre'],
    ['zombies', 'Zombie'],
    ['harpies', 'Harpy'],
    ['mummies', 'Mummy'],
    ['liches', 'Lich'],
    ['werewolves', 'Werewolf'],
    ['spies', 'Spy'],
    ['succubi', 'Succubus/Incubus'],
    ['incubus', 'Succubus/Incubus'],
    ['violet fungi', 'Violet Fungus'],
    ['djinn', 'Djinni'],
    ['efreet', 'Efreeti'],
    ['octopi', 'Octopus'],
    ['mastiffs', 'Mastiff'],
    ['dragon, young red', 'Young Red Dragon'],
    ['red dragon young', 'Young Red Dragon'],
    ['Red Dragon (Young)', 'Young Red Dragon'],
    ['ancient black dragons', 'Ancient Black Dragon'],
    ['wyrmling, blue dragon', 'Blue Dragon Wyrmling'],
    ['elemental, fire', 'Fire Elemental'],
    ['Giant, Hill', 'Hill Giant'],
    ['spider, giant', 'Giant Spider'],
    ['giant rat', 'Giant Rat'],
    ['diseased giant rats', 'Giant Rat (Diseased)'],
    ['rat swarm', 'Swarm of Rats'],
    ['swarms of bats', 'Swarm of Bats'],
    ['insect swarm', 'Swarm of Insects'],
    ['saber toothed tiger', 'Saber-Toothed Tiger'],
    ['sabre-toothed tiger', 'Saber-Toothed Tiger'],
    ['Will o wisp', "Will-o'-Wisp"],
    ['will-o’-the-wisp', "Will-o'-Wisp"],
    ['half red dragon veteran', 'Half-Red Dragon Veteran'],
    ['deep gnome', 'Deep Gnome (Svirfneblin)'],
    ['svirfneblin', 'Deep Gnome (Svirfneblin)'],
    ['dark elf', 'Drow'],
    ['grey ooze', 'Gray Ooze'],
    ['spectre', 'Specter'],
    ['griffin', 'Griffon'],
    ['orca', 'Killer Whale'],
    ['T-Rex', 'Tyrannosaurus Rex'],
    ['owl bear', 'Owlbear'],
    ['seahorse', 'Sea Horse'],
    ['hellhound', 'Hell Hound'],
    ['war horse', 'Warhorse'],
    ['horse', 'Riding Horse'],
    ['hob-goblin', 'Hobgoblin'],
    ['animated armour', 'Animated Armor'],
    ['guard dogs', 'Mastiff'],
    ['guardsmen', 'Guard'],
    ['lizardmen', 'Lizardfolk'],
    ['werewolf in hybrid form', 'Werewolf, Hybrid Form'],
    ['Werewolf (hybrid)', 'Werewolf, Hybrid Form'],
    ['vampire, bat form', 'Vampire, Bat Form'],
    ['zombie ogre', 'Ogre Zombie'],
    ['skeleton minotaur', 'Minotaur Skeleton'],
    ['lord mummy', 'Mummy Lord'],
    ['bandit captains', 'Bandit Captain'],
  ])('[E5.74] as it is written: %s', (written, name) => {
    expect(found(written)).toBe(name);
  });

  it.each([
    ['gobiln', 'Goblin'],
    ['golbins', 'Goblin'],
    ['kobolt', 'Kobold'],
    ['skeletton', 'Skeleton'],
    ['skelton archer', 'Skeleton'],
    ['minotuar', 'Minotaur'],
    ['doppleganger', 'Doppelganger'],
    ['gelatenous cube', 'Gelatinous Cube'],
    ['ancinet red dragon', 'Ancient Red Dragon'],
    ['tarasque', 'Tarrasque'],
    ['hobgobblin', 'Hobgoblin'],
    ['basalisk', 'Basilisk'],
    ['otyug', 'Otyugh'],
    ['tyranosaurus rex', 'Tyrannosaurus Rex'],
  ])('[E5.75] with a typing error: %s', (written, name) => {
    expect(found(written)).toBe(name);
  });

  it.each([
    ['goblin archer', 'Goblin'],
    ['goblin boss', 'Goblin'],
    ['Goblin (archer)', 'Goblin'],
    ['goblin scout', 'Goblin'],
    ['orc warchief', 'Orc'],
    ['orc berserker', 'Orc'],
    ['bandit leader', 'Bandit Captain'],
    ['bandit archer', 'Bandit'],
    ['skeleton warriors', 'Skeleton'],
    ['hobgoblin sergeant', 'Hobgoblin'],
    ['kobold slinger', 'Kobold'],
    ['city guard', 'Guard'],
    ['guard captain', 'Guard'],
    ['elf guards', 'Guard'],
    ['half-orc bandit', 'Bandit'],
    ['angry ogre', 'Ogre'],
    ['wounded dire wolf', 'Dire Wolf'],
    ['old brown bear', 'Brown Bear'],
    ['wolf (alpha)', 'Wolf'],
    ['alpha wolf', 'Wolf'],
    ['Grishnak the goblin', 'Goblin'],
    ['Snik, goblin boss', 'Goblin'],
    ['Mirela’s cat', 'Cat'],
    ['guard of the tower', 'Guard'],
    ['the ghost of Lady Ashe', 'Ghost'],
    ['bandit with a crossbow', 'Bandit'],
    ['goblin on a wolf', 'Goblin'],
    ['ogre named Bozzug', 'Ogre'],
    ['cultist leader', 'Cultist'],
    ['the second giant spider', 'Giant Spider'],
    ['vampire spawn guard', 'Vampire Spawn'],
    ['Knight commander', 'Knight'],
  ])('[E5.75] by the longest name in a qualified one: %s', (written, name) => {
    expect(found(written)).toBe(name);
  });
});

describe('no creature is found', () => {
  it.each([
    '',
    '   ',
    '42',
    'the',
    'stone door',
    'Captain Mirela the smuggler',
    'captain of the guard',
    'dragon',
    'red dragon',
    'bear',
    'golem',
    'elemental',
    'giant',
    'swarm',
    'spider web',
    'rat trap',
    'cat burglar',
    'Raven Queen',
    'rat king',
    'ghost ship',
    'guard tower',
    'the mage’s tower',
    'statue of a knight',
    'corpse of a goblin',
    'stone knight',
    'wooden horse',
    'toy lion',
    'sea lion',
    'zombie wolf',
    'shadow wolf',
    'giant goblin',
    'dire rat',
    'ice spider',
    'half-orc',
    'wolf hunter',
    'vampire hunter',
    'wolf rider',
    'eagle knight',
    'Wolfgang',
    'Gordon',
    'Batholomew',
    'Catherine',
    'Ratcliffe the baker',
    'knoll',
    'trolley',
    'harp',
    'wizard',
    'weight',
    'goblet',
    'ogres’ camp',
    'mind flayer',
    'beholder',
    'constructor',
    'lizard men’s totem',
    'x'.repeat(5_000),
    '__proto__',
    'constructor prototype',
  ])('[E5.76] for %s', (written) => {
    expect(found(written)).toBeNull();
  });

  it('[E5.76] in a bestiary that has none', () => {
    expect(createBestiary([]).find('goblin')).toBeNull();
  });
});
