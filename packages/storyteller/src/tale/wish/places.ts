import { plainWordsOf, singularOf } from '../words.ts';

/** Where one is when one is there, the noun, and what else it is: for places that hosts ask for. */
const kinds: readonly [at: string, nouns: string, natures: string][] = [
  ['in', 'city metropolis capital', 'city'],
  ['in', 'town borough', 'town'],
  ['in', 'village hamlet settlement', 'village'],
  ['in', 'kingdom empire realm country land duchy', 'castle palace city court'],
  ['in', 'colony', 'colony station'],
  ['in', 'castle palace', 'castle palace court'],
  ['at', 'fort fortress keep citadel stronghold stockade', 'fort fortress castle garrison siege'],
  ['on', 'wall', 'wall siege fort fortress castle'],
  [
    'aboard',
    'ship boat longship freighter cruiser galleon frigate schooner steamer submarine airship zeppelin liner yacht ferry vessel',
    'ship vessel sea boat',
  ],
  ['aboard', 'starship spaceship spacecraft shuttle', 'ship starship space vessel station'],
  ['aboard', 'train express', 'train railway'],
  ['aboard', 'plane aeroplane airplane', 'wreck plane snow'],
  ['in', 'forest wood woods jungle grove', 'forest wood woods trees jungle'],
  ['in', 'desert wasteland waste dunes', 'desert'],
  ['in', 'swamp marsh bog bayou moor', 'swamp marsh bog'],
  ['on', 'mountain peak glacier summit', 'mountain snow ice'],
  ['on', 'ice tundra', 'ice snow arctic frozen mountain'],
  ['in', 'valley canyon gorge', 'canyon pass mountain'],
  ['on', 'pass', 'pass mountain snow'],
  ['at', 'tollhouse gatehouse', 'pass bridge crossing inn'],
  ['in', 'cove inlet', 'harbour coast sea'],
  ['in', 'ballroom', 'palace manor court nobility ball'],
  ['on', 'island archipelago atoll', 'island sea coast'],
  ['by', 'lake', 'lake water'],
  ['on', 'river', 'river water'],
  ['on', 'coast beach cliff shore', 'coast cliff sea'],
  ['at', 'harbour harbor port dock', 'harbour port sea dock'],
  ['in', 'sea ocean reef seabed', 'sea underwater ocean reef'],
  ['in', 'tower', 'tower'],
  ['at', 'temple shrine church chapel cathedral', 'temple church monastery'],
  ['at', 'monastery abbey convent', 'monastery abbey temple church'],
  ['at', 'school academy university college', 'school academy university college'],
  ['in', 'library archive', 'library archive'],
  ['in', 'museum gallery', 'museum gallery'],
  ['in', 'hospital clinic asylum sanatorium ward', 'hospital clinic asylum ward'],
  ['in', 'hotel inn tavern motel pub', 'hotel inn tavern'],
  ['in', 'saloon bar club casino', 'saloon casino tavern'],
  ['in', 'theatre theater opera', 'theatre opera stage playhouse'],
  ['at', 'circus carnival fair fairground', 'circus carnival fairground tents fair'],
  ['at', 'ball masquerade wedding banquet feast party prom gala', 'palace manor court nobility ball'],
  ['at', 'court courtroom trial', 'court courthouse law'],
  ['in', 'office bureau', 'office city'],
  ['in', 'house mansion manor villa estate cottage', 'house mansion manor'],
  ['on', 'farm ranch', 'farm ranch'],
  ['in', 'mill windmill watermill', 'mill farm'],
  ['in', 'mine quarry', 'mine mining underground'],
  ['in', 'cave cavern grotto', 'cave cavern underground'],
  ['in', 'dungeon crypt tomb catacomb barrow', 'tomb crypt dungeon underground'],
  ['in', 'prison jail gaol', 'prison jail cells'],
  ['on', 'station outpost base', 'station space outpost'],
  ['on', 'planet moon asteroid mars', 'planet colony mars station asteroid'],
  ['in', 'laboratory lab facility', 'laboratory lab'],
  ['in', 'bank vault', 'bank vault'],
  ['in', 'market bazaar', 'market bazaar'],
  ['in', 'garden park orchard', 'garden park orchard'],
  ['in', 'graveyard cemetery', 'graveyard cemetery graves'],
  ['in', 'ruin ruins', 'ruin ruins'],
  ['at', 'bridge crossing', 'bridge crossing river'],
  ['on', 'road highway motorway', 'road'],
  ['in', 'street district quarter alley', 'street city'],
  ['on', 'roof rooftop toit', 'rooftops roofs city'],
  ['in', 'underworld hell hades', 'underground tomb river'],
  ['in', 'camp tent', 'camp tents snow'],
  ['in', 'field', 'fields farm tents'],
  ['in', 'lighthouse', 'lighthouse coast'],
  ['in', 'factory warehouse', 'factory warehouse'],
  ['in', 'shop bakery', 'shop market town'],
  ['in', 'kitchen', 'tavern inn castle'],
  ['in', 'mall supermarket', 'shop shops city'],
  ['in', 'server network cyberspace', 'archive office city laboratory'],
];

const byNoun = new Map(
  kinds.flatMap(([at, nouns, natures]) =>
    nouns
      .split(' ')
      .map((noun) => [noun, { at, nature: [...new Set([noun, ...natures.split(' ')])] }] as const),
  ),
);

/** What a noun says about a place; null where it names none. */
export function placeNoun(word: string): { at: string; nature: readonly string[] } | null {
  const noun = word.toLowerCase();
  return byNoun.get(noun) ?? byNoun.get(singularOf(noun)) ?? null;
}

/** `aboard the Rusty Mermaid`: where one is in a place of this name, as far as the name says. */
export function atPlace(name: string): string | null {
  for (const word of plainWordsOf(name.split(' of ')[0]!).toReversed()) {
    const noun = placeNoun(word);
    if (noun) return `${noun.at} ${name}`;
  }
  return null;
}
