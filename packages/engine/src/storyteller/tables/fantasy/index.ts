import type { GenreTables } from '../types.ts';
import { fantasyPlaces } from './places.ts';
import { fantasyThreats } from './threats.ts';

export const fantasy: GenreTables = {
  genre: 'fantasy',
  words:
    'fantasy magic dragon sword wizard elf elves dwarf goblin orc knight castle kingdom dungeon dungeons quest tavern rogue sorcerer spell medieval barbarian paladin fairy',
  names: {
    he: ['Aldric', 'Perrin', 'Tobias', 'Gareth', 'Corvin', 'Hale', 'Osric', 'Wendel'],
    she: ['Odra', 'Maren', 'Isolde', 'Bryony', 'Tamsin', 'Hesper', 'Linnet', 'Yrsa'],
    family: ['Finch', 'Marlowe', 'Tarn', 'Ashdown', 'Quill', 'Underhill', 'Thorne', 'Vetch'],
  },
  roles: [
    'ferry keeper',
    'smith',
    'herbalist',
    'hedge priest',
    'tinker',
    'retired soldier',
    'bookbinder',
    'gravedigger',
  ],
  hours: [
    'late afternoon',
    'dusk',
    'nightfall',
    'midnight',
    'the small hours',
    'just before dawn',
    'sunrise',
  ],
  talk: [
    'Keep your boots dry and your questions short, that is what my father taught me.',
    'I have told you more than I told the priest, and he asked twice.',
    'People used to come here for the cheese. Nobody believes it, but they did.',
    'If you live through this, come back and tell me that I was wrong to worry.',
    'I would come along, truly, but somebody has to feed the hens.',
    'There is a song about fools like you. It is rather a good one.',
    'My knees say rain, and my knees have never lied to me.',
    'Do not look at me like that. I sleep badly enough.',
  ],
  weapon: 'blade',
  complications: [
    'A strap gives way, and half of what you carry is suddenly around your knees.',
    'A crow goes up, shouting the news of you to every corner of the country.',
    'Your light gutters, and for a few breaths you have only your ears.',
    'Something small and furious has taken your bread and is gone with it.',
    'You have left a clear footprint, and you know it.',
    'An old wound picks this moment to remind you of itself.',
    'Somebody is humming nearby, and stops exactly when you do.',
    'A stone drops into the dark and takes far too long to land.',
  ],
  places: fantasyPlaces,
  threats: fantasyThreats,
};
