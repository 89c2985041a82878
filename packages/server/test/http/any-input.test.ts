import { type Operation, type Route, routes } from '@fireside/contract';
import { makeCharacter, makeGame, type Player, registerPlayer } from '@fireside/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../start-service.ts';
import { unknownId, useService } from './use-service.ts';

const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udfffy',
    '\u202eevil\u202c',
    'שלום עולם',
    'é\u0301\u0301\u0301',
    '__proto__',
    'constructor',
    "'; drop table games; --",
    '<script>alert(1)</script>',
    '%00',
    '../../etc/passwd',
    '\r\nSet-Cookie: x=1',
    '1e400',
    'NaN',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const long = fc.constantFrom(
  'x'.repeat(1_000_000),
  '\0'.repeat(50_000),
  '🐉'.repeat(130),
  '\ud800'.repeat(5_000),
);

const scalar = fc.oneof(
  { weight: 6, arbitrary: nasty },
  { weight: 1, arbitrary: long },
  fc.double(),
  fc.maxSafeInteger(),
  fc.integer({ min: -2, max: 40 }),
  fc.boolean(),
  fc.constant(null),
  fc.constant(unknownId),
);
const value = fc.oneof(
  { weight: 3, arbitrary: scalar },
  fc.array(scalar, { maxLength: 4 }),
  fc.dictionary(nasty, scalar, { maxKeys: 4 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** The names that bodies know, so that arbitrary values reach the rules behind them. */
const fieldNames = [
  ...['name', 'password', 'new_password', 'description', 'adventure_text', 'participation_code'],
  ...['character_id', 'self_rolls', 'messages', 'ancestry', 'class_name', 'level', 'background', 'abilities'],
  ...['armor_class', 'speed', 'proficiencies', 'inventory', 'spells', 'conditions', 'backstory'],
  ...['current_hp', 'max_hp', 'combat_stats'],
];
const knownFields = fc.dictionary(fc.constantFrom(...fieldNames), value, { maxKeys: 6 });
/** Mostly valid: one field of an acceptable body is replaced. */
const nearlyValid = fc.tuple(fc.constantFrom(...fieldNames), value).map(([field, given]) => ({
  ...{ name: 'Bree of the Mill', password: 'lantern-bridge-owl', participation_code: 'ABCD1234' },
  ...{ new_password: 'lantern-bridge-owl', self_rolls: true, messages: [] },
  [field]: given,
}));
const deepList = '['.repeat(50_000);
const deepObject = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
const body = fc.oneof(
  { weight: 4, arbitrary: nearlyValid.map((given) => JSON.stringify(given)) },
  { weight: 3, arbitrary: knownFields.map((given) => JSON.stringify(given)) },
  value.map((given) => JSON.stringify(given)),
  nasty,
  fc.constant(deepList),
  fc.constant(deepObject),
);
const id = fc.oneof(fc.uuid(), nasty, fc.constant('x'.repeat(3_000)));
const query = fc.dictionary(
  fc.constantFrom('limit', 'before_id', 'after_id', 'ticket', '__proto__'),
  fc.oneof(nasty, fc.integer().map(String), fc.maxSafeInteger().map(String)),
  { maxKeys: 3 },
);

const runsPerRoute = 30;
/** A thread is started for each: fewer, and those among them that would be rare. */
const costly: Operation[] = ['importCapsule'];
const rare: [string | null, Record<string, string>, string][] = [
  [null, {}, deepList],
  [null, {}, deepObject],
  [null, {}, ''],
];

describe.each(databases)('arbitrary input on %s', (database) => {
  const test = useService({ database, environment: { FIRESIDE_LOG: 'error' } });
  let ann: Player;
  let existing: Record<string, string>;
  beforeAll(async () => {
    ann = await registerPlayer(test.client);
    const { id, participation_code: code } = await makeGame(ann);
    existing = {
      game_id: id,
      code: code!,
      message_id: '1',
      character_id: (await makeCharacter(ann)).id,
    };
  });

  // These would end the session that all others need; a logout has no input but its credentials.
  const ending: Operation[] = ['logout', 'deleteAccount'];
  const operations = (Object.keys(routes) as Operation[]).filter((operation) => !ending.includes(operation));

  it.each(operations)('[7.detail] %s: never a fault, always a detail', async (operation) => {
    const route: Route = routes[operation];
    const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
    // A valid id half of the time, but never for the deletion of what the other runs need.
    const ids = fc
      .tuple(id, fc.boolean())
      .map(([made, known]) => (known && route.method !== 'DELETE' ? null : made));
    await fc.assert(
      fc.asyncProperty(ids, query, body, async (given, search, text) => {
        let path = route.path;
        for (const name of names) {
          path = path.replace(`:${name}`, encodeURIComponent((given ?? existing[name]!).toWellFormed()));
        }
        const parameters = new URLSearchParams(search as Record<string, string>);
        const answer = await ann.client.request(route.method, `${path}?${parameters}`, {
          ...(route.method !== 'GET' && { body: text }),
        });
        expect(answer.status).toBeLessThan(500);
        if (answer.ok) return;
        expect((answer.body as { detail?: unknown }).detail).toBeTypeOf('string');
        expect((answer.body as { detail: string }).detail.length).toBeLessThan(500);
      }),
      costly.includes(operation)
        ? { numRuns: 10, examples: rare }
        : { numRuns: route.body ? runsPerRoute : Math.ceil(runsPerRoute / 3) },
    );
    expect(test.logged()).toBe('');
  });

  it('[7.detail][7.401] arbitrary credentials are refused with a detail', async () => {
    const header = fc.string({ unit: fc.constantFrom(...'aZ09-_=;,. \t"\\%'), maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(header, header, async (authorization, cookie) => {
        const answer = await test.client.request('GET', '/api/games', {
          headers: { authorization, cookie: `fireside_session=${cookie}` },
        });
        expect([answer.status, answer.body]).toEqual([
          401,
          { code: 'not_authenticated', detail: 'Not authenticated' },
        ]);
      }),
      { numRuns: runsPerRoute },
    );
  });

  it('[7.detail] arbitrary paths are answered with a detail', async () => {
    const segment = fc.string({ unit: fc.constantFrom(...'aZ0%./:;*?#[]{}~é'), maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.array(segment, { maxLength: 4 }), async (segments) => {
        const answer = await ann.client.request('GET', `/api/${segments.join('/')}`);
        expect(answer.status).toBeLessThan(500);
        if (!answer.ok) expect((answer.body as { detail?: unknown }).detail).toBeTypeOf('string');
      }),
      { numRuns: runsPerRoute },
    );
  });
});
