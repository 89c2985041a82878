import type { Trait } from '../../world/world.ts';
import { singularOf } from '../words.ts';
import { isThing, traitsOf } from './things.ts';

/** Nouns of what a hand can be laid on, besides the things that decide who is who: in a description they exist. */
const kinds: readonly [nouns: string, traits: readonly Trait[]][] = [
  [
    'hen rooster cockerel chicken duck goose swan pigeon dove raven crow owl hawk falcon eagle seagull gull magpie peacock turkey canary finch robin heron stork bird kitten puppy hound mastiff terrier greyhound bulldog spaniel rabbit hare mouse rat squirrel hedgehog badger fox ferret weasel otter toad frog turtle tortoise lizard monkey piglet lamb sheep ewe calf foal pony mare stallion mule donkey ox bull camel llama cat dog goat pig cow parrot horse bee',
    ['animal', 'portable'],
  ],
  ['ferry boat rowboat rowing-boat dinghy skiff canoe barge punt', ['fixed', 'climbable']],
  [
    'wheelbarrow bicycle bike motorcycle scooter sled sleigh carriage tractor bus van lorry',
    ['fixed', 'climbable'],
  ],
  [
    'hammock bench stool armchair sofa piano harpsichord cradle crib wardrobe cupboard',
    ['fixed', 'furniture'],
  ],
  [
    'cabinet locker strongbox basket hamper cask keg urn sarcophagus cauldron',
    ['fixed', 'container', 'closed'],
  ],
  ['orrery anvil loom press bellows furnace boiler pump crane winch windlass jukebox', ['fixed', 'machine']],
  ['statue monument gravestone tombstone headstone totem obelisk scarecrow gallows', ['fixed', 'climbable']],
  ['blackboard signpost poster plaque noticeboard', ['fixed', 'readable']],
  [
    'locket pendant brooch bracelet earring watch pocket-watch medal medallion pearl sapphire emerald tiara sceptre goblet silverware candlestick nugget signet',
    ['portable', 'valuable'],
  ],
  [
    'sketchbook notebook logbook manual leaflet envelope postcard telegram parchment deed passport list photo snapshot bible almanac recipe menu receipt',
    ['portable', 'readable', 'flammable'],
  ],
  [
    'keycard passcard fob padlock crowbar hammer saw shovel spade pickaxe trowel sickle scythe pitchfork broom',
    ['portable'],
  ],
  ['flute fiddle violin guitar harp lute horn trumpet whistle accordion tambourine', ['portable', 'machine']],
  [
    'scarf shawl glove boot shoe slipper cap bonnet helmet apron veil dress gown waistcoat blanket quilt tablecloth ribbon',
    ['portable', 'flammable'],
  ],
  ['spectacles glasses monocle spyglass binoculars magnifying-glass', ['portable', 'breakable']],
  [
    'jar jug mug cup vial flask tin pot kettle pan teapot plate bowl tray saucer thermos',
    ['portable', 'container', 'breakable'],
  ],
  [
    'birdcage cage suitcase satchel backpack handbag wallet purse sack parcel package briefcase',
    ['portable', 'container', 'closed'],
  ],
  ['bullet cartridge dynamite crossbow arrow revolver shotgun musket sabre dirk', ['portable', 'dangerous']],
  [
    'pie bun biscuit cookie loaf ham sausage pumpkin turnip potato carrot crumb pear plum',
    ['portable', 'edible'],
  ],
  [
    'wax pipe tobacco dice toy marble kite puppet spinning-top teddy umbrella cane crutch walking-stick staff wand comb hairbrush needle thimble spindle feather antler skull bone',
    ['portable'],
  ],
];

const byNoun = new Map(
  kinds.flatMap(([nouns, traits]) => nouns.split(' ').map((noun) => [noun, traits] as const)),
);

/** In two numbers or in a plural of their own: `glasses`, `spectacles`. */
const known = (word: string) => byNoun.get(word) ?? byNoun.get(singularOf(word));

/** Whether a noun names what can be looked at and touched. */
export const isObject = (word: string): boolean =>
  known(word) !== undefined || (isThing(word) && !abstract.has(singularOf(word)));

/** Things by their word, and seldom in a description. */
const abstract = new Set(
  'will contract gold silver treasure body corpse wall tower dam tree oak window well machine organ bow page log cure glass'.split(
    ' ',
  ),
);

/** What a thing of that noun is. */
export const traitsOfObject = (noun: string): readonly Trait[] => known(noun) ?? traitsOf(noun);

export const isAnimal = (noun: string): boolean => known(noun)?.includes('animal') === true;
