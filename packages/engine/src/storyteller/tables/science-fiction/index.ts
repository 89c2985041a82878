import type { GenreTables } from '../types.ts';
import { scienceFictionPlaces } from './places.ts';
import { scienceFictionThreats } from './threats.ts';

export const scienceFiction: GenreTables = {
  genre: 'science fiction',
  words:
    'science fiction scifi sci-fi sci fi space spaceship starship ship alien planet robot android laser galaxy cyberpunk future station colony mars orbit cyborg futuristic stars astronaut interstellar',
  names: {
    he: ['Ilya', 'Teo', 'Marcus', 'Jun', 'Osei', 'Dax', 'Ravi', 'Anders'],
    she: ['Nova', 'Ines', 'Priya', 'Sable', 'Mika', 'Renn', 'Amara', 'Wren'],
    family: ['Okafor', 'Vance', 'Sato', 'Halloran', 'Petrov', 'Reyes', 'Lindqvist', 'Achebe'],
  },
  roles: [
    'dock foreman',
    "ship's doctor",
    'hydroponics engineer',
    'smuggler',
    'radio operator',
    'salvage pilot',
    'junior archivist',
    'retired marine',
  ],
  hours: [
    'first shift',
    'second shift',
    'third shift',
    'lights-out',
    'the dead watch',
    'the last hour of the watch',
    'dawn cycle',
  ],
  talk: [
    'You have good boots. In my experience that is a bad sign.',
    'I have filed four reports about this, and I have the receipts.',
    'When I was your age we ran from this sort of thing, and we were faster.',
    'If you get a signal out, tell my sister that I kept the cat.',
    'Do not touch anything that is warm. That is the whole safety briefing.',
    'There is coffee, if you are not particular about what it used to be.',
    'I believe you. Nobody else will, mind, but I do.',
    'Everybody out here is running from something. I merely stopped.',
  ],
  weapon: 'sidearm',
  complications: [
    'A warning light on your wrist goes from green to amber.',
    'A drone drops from the ceiling, takes your picture and is gone.',
    'The lights fail for as long as it takes to be frightened.',
    'Your radio has been transmitting for the last few minutes.',
    'Somewhere behind you a pressure door closes that you had left open.',
    'A seal hisses; it is nothing, probably.',
    'The gravity hiccups, and you bite your tongue.',
    'Your suit informs you that your pulse is elevated, aloud.',
  ],
  places: scienceFictionPlaces,
  threats: scienceFictionThreats,
};
