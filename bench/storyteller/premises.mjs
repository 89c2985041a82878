// Who is who in a host's description, by name: node bench/storyteller/premises.mjs [opened|kept] [--long]
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openTales } from '../../packages/storyteller/dist/tale/tales.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean', default: false } },
});
const tales = openTales([fileURLToPath(new URL('../../packages/storyteller/tales', import.meta.url))]);

const wordsOf = (name) =>
  (name ?? '')
    .toLowerCase()
    .replace(/^(?:the|an?|my|our|your|his|her|their) /, '')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .split(' ')
    .filter(Boolean);

/** `Marsh`, `Tobin Marsh` and `the reeve Marsh`. */
function isSame(one, other) {
  const [short, long] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  return short.length > 0 && (short.every((word) => long.includes(word)) || short.at(-1) === long.at(-1));
}

/** What is right and wrong about one description: for each question, whether it was answered, and with what. */
function judge(key) {
  const asked = tales.read({ name: key.name, description: key.description, lines: [] });
  const people = asked.people.map(({ name }) => name);
  const isMet = (name) => people.some((one) => isSame(one, name));
  const foes = [asked.villain?.name, asked.minion?.name];
  const places = [asked.place?.name, asked.lair?.name];
  const checks = [];
  const check = (kind, isRight, what) => checks.push({ kind, isRight, what });
  if (key.asks) check('who asks', isSame(people[0], key.asks), `${key.asks}: ${people[0]}`);
  for (const name of key.here) check('who is here', isMet(name), name);
  for (const name of key.gone)
    check(
      'who is gone',
      !people.some((one) => isSame(one, name) && !key.here.some((other) => isSame(other, one))),
      name,
    );
  if (key.foe)
    check(
      'the foe',
      [key.foe, ...key.foe_words].some((name) =>
        foes.some((foe) => isSame(foe, name.replace(/s$/, '')) || isSame(foe, name)),
      ),
      `${key.foe}: ${foes.filter(Boolean).join(', ')}`,
    );
  else check('no friend a foe', !key.here.some((name) => isSame(foes[0], name)), foes[0]);
  if (key.place)
    check(
      'the place',
      [key.place, ...key.place_words].some((name) => places.some((place) => isSame(place, name))),
      `${key.place}: ${places.filter(Boolean).join(', ')}`,
    );
  return checks;
}

for (const part of positionals.length > 0 ? positionals : ['opened', 'kept']) {
  const lines = readFileSync(new URL(`./premises/${part}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const keys = lines.map((line) => JSON.parse(line));
  const judged = keys.map((key) => ({ key, checks: judge(key) }));
  if (values.long)
    for (const { key, checks } of judged) {
      const wrong = checks.filter(({ isRight }) => !isRight);
      if (wrong.length > 0) console.log(`\n${key.name}: ${key.description}`);
      for (const { kind, what } of wrong) console.log(`  ${kind}: ${what}`);
    }
  const all = judged.flatMap(({ checks }) => checks);
  const rows = [...new Set(all.map(({ kind }) => kind))].map((kind) => {
    const ofKind = all.filter((one) => one.kind === kind);
    return [kind, { right: ofKind.filter(({ isRight }) => isRight).length, of: ofKind.length }];
  });
  console.log(part);
  console.table(Object.fromEntries(rows));
}
