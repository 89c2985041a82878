import { type ErrorName, errorTable, type FieldError, parse, type Refusal, routes } from '@fireside/contract';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { ApiError } from './call.ts';
import { formProblems, problemsOf, sayDetail, sayError } from './say-error.ts';

function refused(code: ErrorName, detail: string = errorTable[code].detail, errors: FieldError[] = []) {
  return new ApiError(errorTable[code].status, { code, detail, errors });
}

function invalid(...errors: FieldError[]) {
  return refused('invalid', `${errors[0]?.path}: ${errors[0]?.message}`, errors);
}

/** A whole sentence, and nothing in it that only programs know. */
function expectWords(sentence: string) {
  expect(sentence).toMatch(/^[A-Z][^:]*[.!?]$/);
  expect(sentence).not.toMatch(
    /\w_\w|Invalid \w+ in|\.\d|UUID|JSON|HTTP|cross-site|authenticated|\bbody\b|undefined|\bN\b/i,
  );
}

test.each(Object.keys(errorTable) as ErrorName[])('%s is said in a sentence for people', (code) => {
  const detail = errorTable[code].detail.replace(' N ', ' 12 ');
  expectWords(sayError(refused(code, detail)));
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

test.each(bodies)('every rule of what %s takes is said in a sentence for people', (_, schema) => {
  // What is checked as a whole has the fields of what may be changed of it.
  const { shape: fields = routes.updateCharacter.body.shape } = schema as Partial<z.ZodObject>;
  const beyond = { name: 'Bram', current_hp: 20, max_hp: 10 };
  const inputs = [
    null,
    7,
    beyond,
    ...Object.keys(fields).flatMap((key) => wrong.map((value) => ({ [key]: value }))),
  ];
  const refusals = inputs.flatMap((input) => refusalOf(schema, input) ?? []);
  expect(refusals.length).toBeGreaterThan(0);
  for (const { code, detail, errors = [] } of refusals) {
    for (const { sentence } of problemsOf(refused(code, detail, errors))) expectWords(sentence);
    expectWords(sayDetail(detail));
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
  expectWords(sayError(invalid({ path: 'wing_span', message: 'must be wide' })));
});
