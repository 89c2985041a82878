import { expect, test } from 'vitest';
import { formsOf } from './forms.ts';
import { languages } from './languages.ts';

test('each language counts in its own way', () => {
  const players = { one: 'player', other: 'players' };
  expect(formsOf('en').count(1, players)).toBe('1 player');
  expect(formsOf('en').count(4_000, players)).toBe('4,000 players');
  expect(formsOf('de').count(0, { one: 'Spieler', other: 'Spieler' })).toBe('0 Spieler');
  // In French nothing is singular.
  expect(formsOf('fr').plural(0, { one: 'joueur', other: 'joueurs' })).toBe('joueur');
  expect(formsOf('es').count(1_000_000, { one: 'jugador', other: 'jugadores' })).toBe('1.000.000 jugadores');
  expect(formsOf('de').list(['Ada', 'Mira', 'Jonas'])).toBe('Ada, Mira und Jonas');
});

test('what is written without asking how a language groups its digits is what the language writes', () => {
  for (const language of languages) {
    const numbers = new Intl.NumberFormat(language);
    for (const amount of [...Array(1_002).keys(), -1, 0.5, 12_345])
      expect(formsOf(language).number(amount)).toBe(numbers.format(amount));
  }
});
