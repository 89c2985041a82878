import type { GenreTables } from '../types.ts';
import { westernPlaces } from './places.ts';
import { westernThreats } from './threats.ts';

export const western: GenreTables = {
  genre: 'western',
  words:
    'western cowboy cowboys sheriff outlaw saloon frontier desert gunslinger ranch marshal bandit wild west horse duel gold rush train robbery prairie',
  names: {
    he: ['Amos', 'Wyatt', 'Elias', 'Clay', 'Jubal', 'Tomas', 'Ephraim', 'Hank'],
    she: ['Josephine', 'Clara', 'Rosario', 'Hattie', 'Della', 'Annie', 'Consuela', 'Pearl'],
    family: ['Boone', 'Calloway', 'Ortega', 'McCready', 'Slade', 'Whitaker', 'Dunn', 'Vasquez'],
  },
  roles: [
    'saloon keeper',
    'widowed rancher',
    'country doctor',
    'telegraph clerk',
    'mule skinner',
    'barber',
    'circuit preacher',
    'horse trader',
  ],
  hours: [
    'high noon',
    'late afternoon',
    'sundown',
    'moonrise',
    'the middle of the night',
    'the hour before sunup',
    'sunup',
  ],
  talk: [
    'I mind my own business. It is the only one still open.',
    'You ride like folks who have somewhere to be. That is rare around here.',
    'There is a chair, and there is a bottle, and I would not trust the chair.',
    'My late husband would have helped you. That is how he got late.',
    'If you are fixing to die, do it on the other side of the street; I just swept.',
    'You have honest eyes. It will not last.',
    'I had a mule with more sense than this town, and we ate her.',
    'Leave the gate the way you found it, is all I ask.',
  ],
  weapon: 'six-gun',
  complications: [
    'Your cinch is frayed; somebody has been at it with a knife.',
    'A rider on the skyline sits and watches, and then is not there.',
    'Your canteen has sprung a leak.',
    'A rattlesnake gives its opinion from somewhere near your boot.',
    'The horses smell something, and they do not care for it.',
    'You have lost a heel, and it will be a long walk.',
    'The wind drops, and in the quiet you hear a cartridge being chambered.',
    'Sweat runs into your eyes at exactly the wrong moment.',
  ],
  places: westernPlaces,
  threats: westernThreats,
};
