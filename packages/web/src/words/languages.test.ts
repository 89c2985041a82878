import { expect, test } from 'vitest';
import { regionOf, spokenLanguage } from './languages.ts';

test('the browser’s first language that is spoken here is taken, whatever its region', () => {
  expect(spokenLanguage(['de-AT', 'en'])).toBe('de');
  expect(spokenLanguage(['nl', 'fr-CA', 'en'])).toBe('fr');
  expect(spokenLanguage(['ja'])).toBe('en');
  expect(spokenLanguage([])).toBe('en');
});

test('dates and hours follow the region of the reader, in the language of the page', () => {
  expect(regionOf('en', ['de', 'en-GB', 'en'])).toBe('en-GB');
  expect(regionOf('fr', ['de', 'en-GB'])).toBe('fr');
  expect(new Date(2040, 2, 5, 15, 4).toLocaleTimeString(regionOf('en', ['en-GB']))).toContain('15:04');
});
