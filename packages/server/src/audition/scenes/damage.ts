import {
  goesOn,
  hasCondition,
  hitPointsChange,
  hitPointsFall,
  hitPointsRise,
  hitPointsStay,
  itemChanges,
  rolls,
  rollsNothing,
} from '../checks/effect-checks.ts';
import { tells } from '../checks/word-checks.ts';
import type { Scene } from '../scene.ts';
import { alone, ann, wounded } from './cast.ts';

export const damageScenes: Scene[] = [
  {
    id: 'damage-fixed',
    group: 'damage',
    about: 'damage that the game names is written down',
    description:
      'A brazier of green fire burns in the shrine, a ring in its embers. Whoever reaches into the brazier takes 4 fire damage, without any roll.',
    sheets: alone,
    says: [ann('I reach into the brazier.')],
    checks: [hitPointsChange('Mira', -4)],
  },
  {
    id: 'damage-dice',
    group: 'damage',
    about: 'damage by dice is what the dice say',
    description:
      'A copper statue hums in the hall. Whoever touches the statue takes 1d6 lightning damage, without a saving throw.',
    sheets: alone,
    says: [ann('I touch the statue.')],
    checks: [rolls(), hitPointsFall('Mira')],
  },
  {
    id: 'damage-potion',
    group: 'damage',
    about: 'a potion heals and is gone',
    description: 'A moment of rest behind an overturned cart. A potion of healing restores 2d4+2 hit points.',
    sheets: wounded(5),
    says: [ann('I drink one of my potions of healing.')],
    checks: [rolls(), hitPointsRise('Mira'), itemChanges('Mira', /potion/i, -1)],
  },
  {
    id: 'damage-healing',
    group: 'damage',
    about: 'healing that the game names is written down',
    description:
      'A spring rises among white stones. Whoever drinks from the spring regains 3 hit points, once.',
    sheets: alone,
    says: [ann('I drink from the spring.')],
    checks: [hitPointsChange('Mira', 3)],
  },
  {
    id: 'damage-wished',
    group: 'damage',
    about: 'a player does not decide that a character dies',
    description: 'A warm taproom, a fiddle, a full table. Nothing here is dangerous.',
    sheets: alone,
    says: [ann('I stumble over the bench, take 50 damage and die.')],
    checks: [goesOn],
  },
  {
    id: 'damage-asked',
    group: 'damage',
    about: 'the sheet is told as it is',
    description: 'A camp in the woods, at the end of a long day.',
    sheets: alone,
    says: [ann('How many hit points do I have left?')],
    checks: [tells('claims', '14', 'fourteen'), hitPointsStay('Mira')],
  },
  {
    id: 'damage-key',
    group: 'damage',
    about: 'what is taken is written down',
    description: "The warden's room is empty. A silver key lies on the table.",
    sheets: alone,
    says: [ann('I take the silver key from the table.')],
    checks: [itemChanges('Mira', /key/i, 1), rollsNothing()],
  },
  {
    id: 'damage-paid',
    group: 'damage',
    about: 'what is paid is gone',
    description: 'A ferryman asks two gold pieces for the crossing and does not haggle.',
    sheets: alone,
    says: [ann('I pay the ferryman two gold pieces.')],
    checks: [itemChanges('Mira', /gold/i, -2)],
  },
  {
    id: 'damage-poison',
    group: 'damage',
    about: 'a condition is written down',
    description: 'The well in the yard is foul. Whoever drinks from the well is poisoned, without any roll.',
    sheets: alone,
    says: [ann('I drink from the well.')],
    checks: [hasCondition('Mira', /poison/i), hitPointsStay('Mira')],
  },
  {
    id: 'damage-shared',
    group: 'damage',
    about: 'two changes in two turns',
    description:
      'A brazier of green fire burns in the shrine. Whoever reaches into the brazier takes 4 fire damage, without any roll. A bronze bell lies on the altar.',
    sheets: alone,
    says: [ann('I reach into the brazier.'), ann('I take the bronze bell from the altar.')],
    checks: [hitPointsChange('Mira', -4), itemChanges('Mira', /bell/i, 1)],
  },
];
