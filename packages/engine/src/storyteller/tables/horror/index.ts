import type { GenreTables } from '../types.ts';
import { horrorPlaces } from './places.ts';
import { horrorThreats } from './threats.ts';

export const horror: GenreTables = {
  genre: 'horror',
  words:
    'horror scary haunted ghost ghosts zombie zombies vampire terror fear creepy spooky nightmare lovecraft cthulhu cult demon possession dread gothic werewolf slasher dark',
  names: {
    he: ['Silas', 'Edmund', 'Walter', 'Lucian', 'Amos', 'Victor', 'Hugh', 'Emil'],
    she: ['Agnes', 'Mercy', 'Constance', 'Edith', 'Lenore', 'Ruth', 'Opal', 'Harriet'],
    family: ['Crowe', 'Pell', 'Graves', 'Whitlock', 'Marsh', 'Holloway', 'Sorrow', 'Penhallow'],
  },
  roles: [
    'night porter',
    'schoolteacher',
    'sexton',
    'district nurse',
    'widow',
    'lighthouse keeper',
    'photographer',
    'postmistress',
  ],
  hours: [
    'the end of the afternoon',
    'twilight',
    'full dark',
    'midnight',
    'the hour after midnight',
    'the darkest hour',
    'a grey dawn',
  ],
  talk: [
    'I would offer you tea, but I have stopped trusting the water.',
    'You will want to be indoors soon. Not here. Somewhere else.',
    'I used to be afraid of the dark. That was before I knew what the light attracts.',
    'Please do not say your full name while you are standing there.',
    'Take the lamp. I shall not need it where I am sitting.',
    'If I call after you tonight, do not turn round. It will not be me.',
    'I pray, of course. I have just stopped expecting an answer in English.',
    'You still have colour in your cheeks. How nice.',
  ],
  weapon: 'poker',
  complications: [
    'Your light dims to a red thread, and takes its time to recover.',
    'Somewhere close, a child laughs, once.',
    'There is a hand-shaped smear on your sleeve, and it was not there before.',
    'You hear your own voice in the next room, asking the way.',
    'Your nose is bleeding, only a little.',
    'A door that was shut is open now, no wider than an eye.',
    'You have lost a few minutes; you cannot say where.',
    'Something brushes the back of your neck with great delicacy.',
  ],
  places: horrorPlaces,
  threats: horrorThreats,
};
