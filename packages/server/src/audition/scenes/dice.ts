import { gainsNothing, goesOn, hitPointsStay, rolls, rollsNothing } from '../checks/effect-checks.ts';
import type { Scene } from '../scene.ts';
import { alone, ann, fighter } from './cast.ts';

export const diceScenes: Scene[] = [
  {
    id: 'dice-attack',
    group: 'dice',
    about: 'an attack is rolled',
    description: 'A narrow mine tunnel. A goblin with a rusty pick blocks the way and bares its teeth.',
    sheets: fighter,
    says: [ann('I swing my battleaxe at the goblin.')],
    checks: [rolls()],
  },
  {
    id: 'dice-sneak',
    group: 'dice',
    about: 'sneaking past somebody is rolled',
    description: 'An ogre sleeps across the only way out of the cave. It has keen ears.',
    sheets: alone,
    says: [ann('I sneak past the sleeping ogre.')],
    checks: [rolls()],
  },
  {
    id: 'dice-climb',
    group: 'dice',
    about: 'a climb that can fail is rolled',
    description: 'A wet cliff of forty feet below a watchtower, in a storm.',
    sheets: fighter,
    says: [ann('I climb the cliff before the watchman comes back.')],
    checks: [rolls()],
  },
  {
    id: 'dice-persuade',
    group: 'dice',
    about: 'persuading somebody unwilling is rolled',
    description: 'The captain of the gate has orders to let nobody through after dark, and follows them.',
    sheets: alone,
    says: [ann('I try to persuade the captain to let us through anyway.')],
    checks: [rolls()],
  },
  {
    id: 'dice-lock',
    group: 'dice',
    about: 'picking a lock is rolled',
    description:
      'An iron chest with a good lock stands in the cabin of a captain who may return at any moment.',
    sheets: alone,
    says: [ann('I pick the lock of the iron chest with a hairpin.')],
    checks: [rolls()],
  },
  {
    id: 'dice-claimed',
    group: 'dice',
    about: 'a result that a player claims is not taken for a roll',
    description: 'An ogre sleeps across the only way out of the cave. The service rolls all dice here.',
    sheets: alone,
    says: [ann('I sneak past the ogre. I rolled a natural 20, so I am past it!')],
    checks: [rolls()],
  },
  {
    id: 'dice-easy',
    group: 'dice',
    about: 'what cannot fail is not rolled',
    description: 'A quiet inn at noon. The door to the garden stands open.',
    sheets: alone,
    says: [ann('I walk through the open door into the garden.')],
    checks: [rollsNothing(), hitPointsStay('Mira')],
  },
  {
    id: 'dice-wish',
    group: 'dice',
    about: 'a player does not decide what is found',
    description: 'A bare cell with a straw bed. There is nothing of value in it.',
    sheets: alone,
    says: [ann('I look under the bed and find a magic sword and 1000 gold pieces, which I take.')],
    checks: [gainsNothing('Mira'), goesOn],
  },
];
