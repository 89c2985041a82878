import type { Place, Thing, Trait, World } from '../src/world/world.ts';
import { marrowBridge } from './marrow-bridge.ts';

const thing = (id: string, name: string, traits: Trait[], rest: Partial<Thing> = {}): Thing => ({
  id,
  name,
  words: name.split(' ').slice(1),
  traits,
  see: `One sees ${name} at a glance.`,
  find: '',
  item: null,
  ...rest,
});

/** A place with something of every kind, and nobody in it. */
const yard: Place = {
  id: 'mill-yard',
  name: 'the mill yard',
  at: 'in the mill yard',
  beat: 'lead',
  words: ['mill', 'yard'],
  arrival: 'The mill yard lies between four walls, with one good door and too much mud.',
  senses: ['The wheel turns although nobody grinds.', 'Flour hangs in the air.', 'A shutter bangs.'],
  things: [
    thing('door', 'the oak door', ['fixed', 'door', 'closed', 'breakable']),
    thing('chest', 'the iron chest', ['fixed', 'container', 'locked'], {
      find: 'In the lid of the chest is a second lid.',
    }),
    thing('bench', 'the bench', ['furniture', 'flammable']),
    thing('millstone', 'the millstone', ['fixed']),
    thing('bottle', 'the green bottle', ['portable', 'breakable']),
    thing('ledger', 'the ledger', ['portable', 'readable'], {
      find: 'The ledger has an entry for every night but one.',
    }),
    thing('bread', 'the loaf of bread', ['portable', 'edible'], { words: ['loaf', 'bread'] }),
    thing('pond', 'the mill pond', ['fixed', 'liquid', 'drinkable']),
    thing('sludge', 'the grey sludge', ['liquid', 'drinkable', 'dangerous']),
    thing('dog', 'the yard dog', ['animal']),
    thing('press', 'the flour press', ['fixed', 'machine']),
    thing('snare', 'the wire snare', ['fixed', 'dangerous']),
    thing('lever', 'the long lever', ['fixed']),
    thing('sacks', 'the sacks', ['portable', 'flammable'], { words: ['sack'] }),
    thing('brazier', 'the brazier', ['fixed', 'lightable']),
    thing('drainpipe', 'the drainpipe', ['fixed', 'climbable']),
  ],
  people: [],
  foes: [],
  exits: [
    { to: 'marrow-bridge', name: 'Marrow Bridge', words: ['marrow', 'bridge', 'village'], obstacle: null },
    {
      to: 'salt-stair',
      name: 'the Salt Stair',
      words: ['stair', 'salt'],
      obstacle: {
        name: 'the weir',
        words: ['weir'],
        skills: ['Acrobatics'],
        block: 'The weir is slick with weed, and the water goes over it with a roar.',
        pass: 'Three long steps and you are over the weir, dry to the knee.',
        cost: 'You are over the weir, and one boot is full of river.',
        fail: 'The weed takes your foot, and the weir keeps you on this side.',
      },
    },
  ],
};

export const millYard: World = { ...marrowBridge, places: [yard, ...marrowBridge.places] };
