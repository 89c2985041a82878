import { door } from './en/door.ts';
import { house } from './en/house.ts';
import { office } from './en/office.ts';
import { words } from './words.ts';

// For tests of what runs without a browser.
Object.assign(words, door, house, office, { language: 'en' });
