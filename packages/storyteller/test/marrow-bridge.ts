import type { FoeKind, Person, Place, Thing, World } from '../src/world/world.ts';

const thing = (fields: Partial<Thing> & Pick<Thing, 'id' | 'name' | 'words' | 'see'>): Thing => ({
  traits: ['fixed'],
  find: '',
  item: null,
  ...fields,
});

const odra: Person = {
  id: 'odra',
  name: 'Odra Venn',
  role: 'ferry keeper',
  pronoun: 'she',
  words: ['odra', 'venn', 'ferry', 'keeper', 'ferrywoman', 'woman'],
  attitude: 'friendly',
  topics: [
    {
      words: ['toll', 'price', 'money', 'cost'],
      says: "The toll is two silver, and has been since my mother's day.",
    },
    { words: ['ferry', 'boat', 'crossing', 'river'], says: 'She leaks, but she floats.' },
    { words: ['bell', 'ringing', 'drowned'], says: 'It rings at ebb, and there is no tower to ring from.' },
  ],
  like: 'commoner',
};

const bram: Person = {
  id: 'bram',
  name: 'Bram Hode',
  role: 'watchman',
  pronoun: 'he',
  words: ['bram', 'hode', 'watchman', 'guard', 'man'],
  attitude: 'wary',
  topics: [{ words: ['gate', 'road', 'curfew'], says: 'Nobody goes out after the second bell.' }],
  like: 'guard',
};

export const sleeper: FoeKind = {
  name: 'drowned sleeper',
  isProper: false,
  pronoun: 'it',
  like: 'zombie',
  words: ['drowned', 'sleeper', 'dead', 'corpse'],
  attacks: ['claws at you with both hands', 'falls against you with its whole cold weight'],
};

const warden: FoeKind = {
  name: 'the Bellwarden',
  isProper: true,
  pronoun: 'it',
  like: 'wight',
  words: ['bellwarden', 'warden'],
  attacks: ['swings its clapper at you'],
};

const bridge: Place = {
  id: 'marrow-bridge',
  name: 'Marrow Bridge',
  at: 'at Marrow Bridge',
  beat: 'hook',
  words: ['bridge', 'marrow', 'village'],
  arrival: 'Marrow Bridge is one street and one river, and tonight both are empty. Geese stand in the mud.',
  senses: ['Peat smoke lies low over the lane.', 'A loom clacks on and on behind a shutter.'],
  things: [
    thing({
      id: 'well',
      name: 'the old well',
      words: ['well', 'bucket', 'shaft', 'water'],
      traits: ['fixed', 'climbable', 'container'],
      see: 'The old well has been boarded over, and the boards are new.',
      find: 'A knotted rag hangs inside the well shaft, and in the rag is an iron key.',
      item: 'Iron key',
    }),
    thing({
      id: 'strongbox',
      name: 'the strongbox',
      words: ['strongbox', 'box', 'chest', 'lid'],
      traits: ['portable', 'locked', 'container', 'breakable'],
      see: 'A strongbox with a brass lock stands under the bench.',
      find: 'The strongbox has a false bottom, and under it lies a tally of names.',
    }),
    thing({
      id: 'lantern',
      name: 'the lantern',
      words: ['lantern', 'lamp', 'light'],
      traits: ['portable', 'lightable', 'light'],
      see: 'A lantern hangs from the ferry post, unlit.',
    }),
  ],
  people: [odra, bram],
  foes: [],
  exits: [
    {
      to: 'salt-stair',
      name: 'the Salt Stair',
      words: ['stair', 'salt', 'onward', 'gate'],
      obstacle: {
        name: 'the village gate',
        words: ['gate', 'guard', 'spear'],
        skills: ['Persuasion', 'Stealth', 'Athletics'],
        block: 'The gate is shut, and the watchman has crossed his spear before it.',
        pass: 'You are through the gate before the watchman has finished his sentence.',
        cost: 'You are through the gate, and somebody is already running to tell of it.',
        fail: 'The gate stays shut, and the watchman takes a long look at your face.',
      },
    },
  ],
};

const stair: Place = {
  id: 'salt-stair',
  name: 'the Salt Stair',
  at: 'on the Salt Stair',
  beat: 'climax',
  words: ['stair', 'salt', 'steps'],
  arrival: 'The Salt Stair goes down into the sea, four hundred treads and not one like another.',
  senses: ['Spray stings your eyes.'],
  things: [],
  people: [],
  foes: [{ kind: sleeper, count: 2 }],
  exits: [{ to: 'marrow-bridge', name: 'Marrow Bridge', words: ['bridge', 'back'], obstacle: null }],
};

/** A small world, for tests. */
export const marrowBridge: World = {
  genre: 'fantasy',
  places: [bridge, stair],
  threat: {
    id: 'bell',
    quest: 'Silence the drowned bell',
    villain: warden,
    minion: sleeper,
    hook: ['Somebody rings a bell under the river, and whoever hears it walks in. Make it stop.'],
    rumours: ['They walk at ebb, and they walk barefoot.', 'My cousin heard it and has not spoken since.'],
    clues: [
      { text: 'In the mud are prints of bare feet.', fact: 'The sleepers walk barefoot' },
      { text: 'A splinter of driftwood smells of wax.', fact: 'The clapper is of driftwood' },
    ],
    signs: ['Far off, under the water, a bell strikes once.'],
    twist: { text: 'The bell has the village seal on it.', fact: 'The village cast the bell itself' },
    weakness: {
      text: 'fire unmakes its clapper',
      words: ['fire', 'burn', 'torch', 'flame'],
      used: 'The driftwood clapper catches, and the note cracks in two.',
    },
    ambush: ['Wet hands come over the wall.'],
    confront: ['{Villain} stands on the last dry tread.'],
    taunts: ['You will sing with the rest.'],
    sway: ['{Villain} hesitates.'],
    turning: ['{Villain} falters.'],
    victory: ['{Villain} goes under, and the river is only a river.'],
    resolved: ['{Villain} lays the bell down.'],
    defeat: ['The bell strikes, and you walk.'],
  },
  patron: odra,
  absent: [],
  gossip: ['The eels are thin this year.'],
  hours: ['evening', 'night'],
  complications: ['A dog begins to bark.'],
  slots: {
    place: 'Marrow Bridge',
    hub: 'Marrow Bridge',
    atHub: 'at Marrow Bridge',
    lair: 'the Salt Stair',
    atLair: 'on the Salt Stair',
    patron: 'Odra Venn',
    villain: { name: 'the Bellwarden', proper: true },
    minion: { name: 'drowned sleeper' },
    minions: 'drowned sleepers',
  },
};
