/** Say nothing of what a creature is. */
const unsaid =
  'the a an some any this that these those another of in form one two three four five six seven eight nine ten dozen several many few couple first second third fourth fifth last other number no';
export const isUnsaid = setOf(unsaid);

/** Before "of": "a pack of wolves" is about wolves, "a statue of a knight" about a statue. */
export const isGathering = setOf(
  'pack group pair band gang horde swarm bunch herd flock mob patrol squad crowd company couple dozen lot',
);

/** Begin what is said about somebody, and not who it is. */
export const isAside = setOf(
  'of from with without in on at by near behind under named called wearing wielding carrying holding riding armed who that',
);

/** What somebody of a kind is among its like: it stands behind the kind. */
export const isRole = setOf(
  `archer warrior fighter soldier sentry sentinel lookout raider marauder brute boss leader chief chieftain warchief warlord captain sergeant
  lieutenant commander officer minion grunt shaman sorcerer wizard witch warlock cleric champion skirmisher slinger spearman swordsman axeman
  bowman crossbowman thief prisoner elder acolyte archmage assassin bandit berserker commoner cultist druid gladiator guard knight mage noble
  priest scout spy thug veteran`,
);
/** The same of beasts and of what has no ranks. */
export const isLabel = setOf(
  'alpha beta gamma leader male female left right pack group swarm band gang horde',
);

/** Before a name, these make another thing of it. */
export const isChanging = setOf(
  `giant dire swarm statue toy stuffed dead stone wooden wood painted carved fake illusory sea paper mechanical clockwork half baby infant ice fire
  frost flame lava crystal iron bone brass bronze copper gold golden silver steel glass straw clay snow storm spectral phantom ghostly`,
);

/** Words and names of people that are a letter away from a creature's. */
export const isItself = setOf('gordon morrow marrow truant croaker drench jacket wizard');

const irregular: Record<string, string> = {
  fungi: 'fungus',
  octopi: 'octopus',
  succubi: 'succubus',
  incubi: 'incubus',
  homunculi: 'homunculus',
  djinn: 'djinni',
  efreet: 'efreeti',
  armour: 'armor',
  grey: 'gray',
  spectre: 'specter',
  sabre: 'saber',
  griffin: 'griffon',
};

/** Other names of creatures, as the bestiary knows them. */
export const otherNames: Record<string, string> = {
  'dark elf': 'Drow',
  'gray dwarf': 'Duergar',
  orca: 'Killer Whale',
  't rex': 'Tyrannosaurus Rex',
  tyrannosaurus: 'Tyrannosaurus Rex',
  horse: 'Riding Horse',
  'sabertooth tiger': 'Saber-Toothed Tiger',
  wisp: "Will-o'-Wisp",
  dog: 'Mastiff',
  'guard dog': 'Mastiff',
  guardsman: 'Guard',
  lizardman: 'Lizardfolk',
  peasant: 'Commoner',
  priestess: 'Priest',
  villager: 'Commoner',
  'bandit leader': 'Bandit Captain',
  'bandit chief': 'Bandit Captain',
  'bandit boss': 'Bandit Captain',
};

function setOf(words: string): (word: string) => boolean {
  const known = new Set(words.split(/\s+/));
  return (word) => known.has(word);
}

/** What a word may be the plural of, from the likeliest on; itself last. */
export function singulars(word: string): string[] {
  const forms: string[] = [];
  if (Object.hasOwn(irregular, word)) forms.push(irregular[word]!);
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (word.endsWith('men')) forms.push(`${word.slice(0, -3)}man`);
  if (word.endsWith('s') && !word.endsWith('ss')) forms.push(word.slice(0, -1));
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  return [...forms, word];
}

/** Lower-case words without accents; a letter or a number alone tells one of several from another. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^a-z]+/).filter(Boolean);
}
