import type { Topic } from '../topic.ts';
import { body } from './body.ts';
import { death } from './groups.ts';

/** Who names violence alone means what is bloody: blows and battles are the game. Where violence against somebody is named, that is meant. */
export const violence: Topic = {
  name: 'violence',
  named: [
    'violence violent ultraviolence injury injuries wounds cruelty de: gewalt gewaltdarstellung* fr: violence* es: violencia it: violenza pt: violência',
  ],
  tells: body.find(({ name }) => name === 'blood and gore')!.tells,
  yields: true,
};

/** Where the death of somebody is named, that is meant; alone it is everybody's. */
export const dying: Topic = {
  name: 'death',
  named: [
    'death deaths dying mortality de: tod sterben todesfälle fr: mort décès es: muerte* it: morte pt: morte*',
  ],
  tells: [death],
  yields: true,
};
