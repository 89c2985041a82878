import type { GenreTables } from '../types.ts';
import { mysteryPlaces } from './places.ts';
import { mysteryThreats } from './threats.ts';

export const mystery: GenreTables = {
  genre: 'mystery',
  words:
    'mystery murder detective crime whodunit investigation noir sherlock suspect clues thriller blackmail inspector victorian sleuth',
  names: {
    he: ['Percival', 'Rupert', 'Ambrose', 'Basil', 'Felix', 'Horace', 'Julian', 'Cedric'],
    she: ['Beatrice', 'Sybil', 'Dorothea', 'Winifred', 'Cordelia', 'Mabel', 'Iris', 'Eugenia'],
    family: ['Pemberton', 'Lisle', 'Fairfax', 'Trevelyan', 'Gaunt', 'Blythe', 'Merriweather', 'Stroud'],
  },
  roles: [
    'retired major',
    'governess',
    'family solicitor',
    'music hall singer',
    'village constable',
    'private secretary',
    'spiritualist',
    'society columnist',
  ],
  hours: [
    'teatime',
    'the dinner hour',
    'late evening',
    'midnight',
    'the small hours',
    'five in the morning',
    'breakfast time',
  ],
  talk: [
    "I was reading in my room. One is always reading in one's room, I believe.",
    'You have the eyes of somebody who writes things down.',
    'I dislike to speak ill of the dead, but he has left me very little choice.',
    'Do ask the servants. Nobody ever asks the servants, and they are so fond of it.',
    'If you find my other glove, I should be obliged for your discretion.',
    'It was raining. It is always raining when one needs an alibi.',
    'You may smoke. I find that people tell the truth to smoke.',
    'I had every reason to do it, you know. I simply was not quick enough.',
  ],
  weapon: 'walking stick',
  complications: [
    'A floorboard reports you to the whole house.',
    'You have ink on your cuff, and it will not come off.',
    'Somebody closes a door softly, having heard enough.',
    'A small thing is missing from your pocket, and you cannot think what.',
    'A match flares in the dark, lights a cigar, and goes out.',
    'You have been seen, by somebody who smiles and walks on.',
    'The lamp smokes, and the room fills with the smell of paraffin.',
    'A clock strikes that ought not to be running.',
  ],
  places: mysteryPlaces,
  threats: mysteryThreats,
};
