import { type ErrorName, errorTable, type FieldError, parse, type Refusal, routes } from '@fireside/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { failureSentences } from '../../../engine/src/turn/failures.ts';
import { door as de } from '../words/de/door.ts';
import { tableErrors as deAtTable } from '../words/de/table-errors.ts';
import { door as en } from '../words/en/door.ts';
import { tableErrors as enAtTable } from '../words/en/table-errors.ts';
import { door as es } from '../words/es/door.ts';
import { tableErrors as esAtTable } from '../words/es/table-errors.ts';
import { door as fr } from '../words/fr/door.ts';
import { tableErrors as frAtTable } from '../words/fr/table-errors.ts';
import { languages } from '../words/languages.ts';
import { words } from '../words/words.ts';
import { ApiError } from './call.ts';
import { sayReason } from './known-details.ts';
import { formProblems, problemsOf, sayDetail, sayError, sayEvent } from './say-error.ts';

const doors = { en, de, fr, es };
const tables = { en: enAtTable, de: deAtTable, fr: frAtTable, es: esAtTable };

function speak(language: keyof typeof doors) {
  Object.assign(words, doors[language], { tableErrors: tables[language], language });
}

beforeEach(() => speak('en'));
afterEach(() => speak('en'));

function refused(code: ErrorName, detail: string = errorTable[code].detail, errors: FieldError[] = []) {
  return new ApiError(errorTable[code].status, { code, detail, errors });
}

function invalid(...errors: FieldError[]) {
  return refused('invalid', `${errors[0]?.path}: ${errors[0]?.message}`, errors);
}

/** A whole sentence, and nothing in it that only programs know. */
function expectWords(sentence: string) {
  expect(sentence).toMatch(/^[A-ZÀ-Ý][^:]*[.!?]$/);
  expect(sentence).not.toMatch(
    /\w_\w|Invalid \w+ in|\.[1-9]\D|UUID|[\da-f]{8}-|JSON|HTTP|cross-site|authenticated|\bbody\b|undefined|NaN/i,
  );
  expect(sentence).not.toContain(' N ');
}

/** The same in every language, and in each of them its own. */
function expectTranslated(say: () => string) {
  const said = languages.map((language) => {
    speak(language);
    const sentence = say();
    expectWords(sentence);
    return sentence;
  });
  speak('en');
  expect(new Set(said).size, said.join(' | ')).toBe(languages.length);
}

test.each(Object.keys(errorTable) as ErrorName[])('[E13.70] %s is said in a sentence for people', (code) => {
  const detail = errorTable[code].detail.replace(' N ', ' 12 ');
  expectTranslated(() => sayError(refused(code, detail)));
  // The socket says the same.
  expectTranslated(() => sayDetail(detail, code));
});

test.each([...failureSentences, ['stumbled', 'The game master stumbled, try again']] as const)(
  '[E13.71] a turn that failed (%s) is said in the words of whoever reads it',
  (code, detail) => {
    const heard = () => sayEvent({ type: 'error', scope: 'turn', code, detail }) as { detail: string };
    expectTranslated(() => heard().detail);
    expect(heard().detail).toBe(sayDetail(detail));
  },
);

test.each([
  '1d20+5 gives between 6 and 25',
  'That is no dice notation. Write dice like 1d20+5, 2d6 or 2d20kh1.',
  'There are no dice in it. Write dice like 1d20+5, 2d6 or 2d20kh1.',
  'Join dice with a sign, as in 2d6+1d8.',
  'Write advantage as 2d20kh1 and disadvantage as 2d20kl1, with the modifier behind it.',
  'A notation has at most 100 characters.',
  'At most 100 dice can be rolled at once.',
  'A die has at most 1,000 sides.',
  'Numbers can be 1,000,000 at most.',
  'At most 4 multiplications are possible.',
  'The brackets are nested too deeply.',
  'Divide by a whole number only.',
  'Only + - * /, brackets, floor, ceil, round, abs and sign are understood.',
  'A group in braces can be kept, dropped, compared and sorted, nothing else.',
  '3d1 has one face only and cannot be rolled again.',
  'Dice can explode or be rerolled, not both.',
  '2d6!>1 would keep rolling; explode or reroll on fewer faces.',
  '9d6u cannot all be different.',
  'Unique dice cannot also explode, be rerolled or be limited.',
  'They have stored all that they may here',
])('[E13.71] %s', (detail) => {
  expect(sayDetail(detail, 'invalid')).toBe(detail.replace(/(?<!\.)$/, '.'));
  for (const language of languages.slice(1)) {
    speak(language);
    const said = sayDetail(detail, 'invalid');
    expect(said).not.toBe(detail);
    expect(said).not.toMatch(/\b(the|with|can|cannot|must|between)\b/i);
    for (const [written] of detail.matchAll(/\d+d\d+\S*(?= )/g))
      expect(said).toContain(written.replace(/[,.]$/, ''));
  }
});

test.each([
  ['login_refused', 'The name or the password is not right.'],
  ['not_authenticated', 'You are signed out. Sign in again to go on.'],
  ['game_not_found', 'This game does not exist. It may have been deleted.'],
  ['wrong_code', 'Invalid participation code.'],
  ['not_chronicler', 'Only the creator of the game can change the journal.'],
  [
    'chapter_not_found',
    'This chapter is not in the journal any more. It may have become part of another one.',
  ],
  ['pin_not_found', 'This sentence is not pinned any more.'],
  ['pins_full', 'No more than 20 sentences can be pinned, unpin one first.'],
  ['not_script_reader', 'Only the creator can read the script.'],
  ['no_adventure', 'This game has no adventure.'],
  ['scene_not_found', 'The adventure has no such scene.'],
  ['malformed_json', 'The server did not understand this. Reload the page and try again.'],
] as const)('%s: %s', (code, sentence) => {
  expect(sayError(refused(code))).toBe(sentence);
});

/** What breaks one rule or another of any field. */
const wrong: unknown[] = [
  undefined,
  null,
  true,
  -1_000,
  1_000_000,
  1.5,
  Number.POSITIVE_INFINITY,
  '',
  ' ',
  'a',
  'a\u0007b',
  '<>',
  'word '.repeat(100_000),
  [],
  [null],
  ['', 'word '.repeat(400)],
  [{ name: '', quantity: -1, note: 'word '.repeat(100) }],
  [{ role: 'nobody', content: '' }],
  Array.from({ length: 300 }, () => 'x'),
  {},
  { strength: 99, charisma: 'much' },
  { '': {} },
  Object.fromEntries(Array.from({ length: 99 }, (_, index) => [`stat ${index}`, index])),
];

function refusalOf(schema: z.ZodType, input: unknown): Refusal | null {
  try {
    parse(schema, input);
    return null;
  } catch (error) {
    return error as Refusal;
  }
}

const bodies = Object.entries(routes).flatMap(([operation, route]) =>
  'body' in route ? [[operation, route.body as z.ZodType] as const] : [],
);

test.each(bodies)('[E13.70] every rule of what %s takes is said in a sentence for people', (_, schema) => {
  // What is checked as a whole has the fields of what may be changed of it.
  const { shape: fields = routes.updateCharacter.body.shape } = schema as Partial<z.ZodObject>;
  const beyond = { name: 'Bram', current_hp: 20, max_hp: 10 };
  const inputs = [
    null,
    7,
    beyond,
    ...Object.keys(fields).flatMap((key) => wrong.map((value) => ({ [key]: value }))),
  ];
  const refusals = new Map(
    inputs.flatMap((input) => {
      const refusal = refusalOf(schema, input);
      return refusal ? [[JSON.stringify(refusal.errors ?? refusal.detail), refusal] as const] : [];
    }),
  );
  expect(refusals.size).toBeGreaterThan(0);
  for (const { code, detail, errors = [] } of refusals.values()) {
    problemsOf(refused(code, detail, errors)).forEach((_, index, { length }) => {
      expectTranslated(() => {
        const problems = problemsOf(refused(code, detail, errors));
        expect(problems).toHaveLength(length);
        return problems[index]?.sentence ?? '';
      });
    });
    expectTranslated(() => sayDetail(detail, code));
  }
});

test('a part of a list is named by its line', () => {
  const rule = 'must be between 1 and 120 characters';
  expect(sayError(invalid({ path: 'inventory.3.name', message: rule }))).toBe(
    'Line 4 of the inventory must be between 1 and 120 characters.',
  );
  expect(sayError(invalid({ path: 'inventory.0.quantity', message: 'must be a whole number' }))).toBe(
    'The quantity in line 1 of the inventory must be a whole number.',
  );
  expect(sayError(invalid({ path: 'chapter.title', message: rule }))).toBe(
    'The title must be between 1 and 120 characters.',
  );
  expect(sayError(invalid({ path: 'pin', message: 'must not contain control characters' }))).toBe(
    'The sentence must not contain control characters.',
  );
  expect(sayError(invalid({ path: 'abilities.wisdom', message: 'must be between 1 and 30' }))).toBe(
    'Wisdom must be between 1 and 30.',
  );
});

test('[E13.70] a rule with numbers is said with the numbers of the reader', () => {
  const long = invalid({ path: 'content', message: 'must be between 1 and 4,000 characters' });
  expect(sayError(long)).toBe('The message must be between 1 and 4,000 characters.');
  speak('de');
  expect(sayError(long)).toBe('Die Nachricht muss zwischen 1 und 4.000 Zeichen lang sein.');
  expect(sayError(invalid({ path: 'inventory.3.name', message: 'must be at most 120 characters' }))).toBe(
    'Zeile 4 des Inventars darf höchstens 120 Zeichen lang sein.',
  );
});

test('an address that is no game is one that leads nowhere', () => {
  expect(sayError(invalid({ path: 'game_id', message: 'must be a UUID' }))).toBe(
    sayError(refused('game_not_found')),
  );
});

test('a form says each thing at its field, once, and the rest below', () => {
  const error = invalid(
    { path: 'name', message: 'must be between 2 and 32 characters' },
    { path: 'name', message: 'must not contain control characters' },
    { path: 'level', message: 'must be a whole number' },
  );
  expect(formProblems(error, ['name', 'password'])).toEqual({
    at: { name: 'The name must be between 2 and 32 characters.' },
    rest: 'The level must be a whole number.',
  });
  expect(formProblems(refused('name_taken'), ['name'])).toEqual({
    at: { name: 'That name is already taken.' },
    rest: null,
  });
  expect(formProblems(refused('busy'), ['name']).rest).toBe('The service is busy, try again shortly.');
  expect(formProblems(null, ['name'])).toEqual({ at: {}, rest: null });
});

test('a wait is said as people count it', () => {
  const wait = (seconds: number) => sayDetail(`Too many requests, try again in ${seconds} seconds`);
  expect(wait(1)).toBe('Too many attempts. Try again in 1 second.');
  expect(wait(89)).toBe('Too many attempts. Try again in 89 seconds.');
  expect(wait(600)).toBe('Too many attempts. Try again in 10 minutes.');
  expect(wait(7_200)).toBe('Too many attempts. Try again in 2 hours.');
  speak('de');
  expect(wait(1)).toBe('Zu viele Versuche. Versuch es in 1 Sekunde noch einmal.');
  expect(wait(600)).toBe('Zu viele Versuche. Versuch es in 10 Minuten noch einmal.');
});

test('what a proxy, a lost line or the browser itself answers is said without their words', () => {
  const unknown = { code: null, detail: '', errors: [] };
  expect(sayError(new ApiError(0, unknown))).toContain('cannot be reached');
  expect(sayError(new ApiError(502, unknown))).toContain('cannot answer at the moment');
  expect(sayError(new ApiError(413, unknown))).toBe('This is too large to send.');
  expectWords(sayError(new ApiError(418, unknown)));
  expectWords(sayError(new TypeError('Failed to fetch dynamically imported module: /assets/x.js')));
  expectWords(sayError({ not: 'an error' }));
  expect(sayError(new Error('This PDF is protected by a password.'))).toBe(
    'This PDF is protected by a password.',
  );
});

test('a newer service is understood as far as it goes', () => {
  const error = new ApiError(409, { code: 'dragon_asleep', detail: 'The dragon sleeps', errors: [] });
  expect(sayError(error)).toBe('The dragon sleeps.');
  expectTranslated(() => sayError(error));
  expectWords(sayError(invalid({ path: 'wing_span', message: 'must be wide' })));
});

test('[E13.71] a fall that ended a game is told in the words of whoever reads it; a story keeps its own', () => {
  expect(sayReason('Bram fell to 0 HP')).toBe('Bram fell to 0 HP');
  expect(sayReason('victory: the bell is silent')).toBe('victory: the bell is silent');
  speak('de');
  expect(sayReason('Bram Oakhollow fell to -3 HP')).toBe('Bram Oakhollow ist auf -3 TP gefallen');
});
