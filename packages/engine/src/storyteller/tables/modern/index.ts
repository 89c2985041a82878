import type { GenreTables } from '../types.ts';
import { modernPlaces } from './places.ts';
import { modernThreats } from './threats.ts';

export const modern: GenreTables = {
  genre: 'modern',
  words:
    'modern contemporary today city urban heist spy agent police hacker corporation thriller action realistic present real-world superhero gangster secret',
  names: {
    he: ['Marcus', 'Danny', 'Omar', 'Leon', 'Pavel', 'Chris', 'Kenji', 'Rafael'],
    she: ['Nadia', 'Grace', 'Mei', 'Zoe', 'Carla', 'Aisha', 'Jo', 'Elena'],
    family: ['Okoye', 'Novak', 'Hart', 'Silva', 'Brandt', 'Moreau', 'Kaplan', 'Doyle'],
  },
  roles: [
    'night nurse',
    'taxi driver',
    'freelance journalist',
    'court interpreter',
    'bicycle courier',
    'retired detective',
    'graffiti painter',
    'pawnbroker',
  ],
  hours: [
    'early evening',
    'nine at night',
    'eleven at night',
    'midnight',
    'three in the morning',
    'the last of the dark',
    'the first bus of the morning',
  ],
  talk: [
    'You did not get this from me. You did not get anything from me.',
    'I have got a kid, a mortgage and a bad feeling. Pick one.',
    'You know what they say about people who ask questions? They do not say it for long.',
    'I would give you my number, but I am about to throw the phone in the river.',
    'Have you eaten? You look like people who are about to miss a meal.',
    'My horoscope said to avoid strangers. It said nothing about heroes, so.',
    'If this ends up online, spell my name wrong.',
    'I used to want excitement. I was very young.',
  ],
  weapon: 'crowbar',
  complications: [
    'Your phone lights up with a number that you do not know, and then with a picture of you.',
    'A security light comes on and stays on.',
    'Somebody on a balcony has been filming.',
    'You have cut your hand, not badly, and left a print.',
    'A dog starts barking, and does not see why it should stop.',
    'The signal drops from full to nothing.',
    'A siren starts up, and it is not going away from you.',
    'Your shoelace, of all things.',
  ],
  places: modernPlaces,
  threats: modernThreats,
};
