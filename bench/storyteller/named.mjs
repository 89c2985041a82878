// Whether what a host's description names exists in the game: node bench/storyteller/named.mjs [opened|kept] [--long]
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { placeAt } from '../../packages/storyteller/dist/world/place-at.js';
import { openTales } from '../../packages/storyteller/dist/tale/tales.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean', default: false } },
});
const tales = openTales([fileURLToPath(new URL('../../packages/storyteller/tales', import.meta.url))]);
const wordsOf = (text) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const isIn = (noun, text) =>
  wordsOf(noun).every((word) => wordsOf(text).some((one) => one === word || `${one}s` === word));

/** What is right and wrong about one description: for each question, whether it was answered, and with what. */
function judge({ name, description, things, people, goal, barred, sought }) {
  const outline = tales.compose({ name, description, lines: [] }, 7, new Set());
  const world = tales.open(outline);
  const [first] = world.places;
  const checks = [];
  const check = (kind, isRight, what) => checks.push({ kind, isRight, what });
  const told = first.arrival.replace(/\s+/g, ' ');
  for (const sentence of description.match(/[^.!?]+[.!?]+(?= |$)/g))
    check(
      'told in the greeting',
      told.includes(
        sentence
          .trim()
          .split(' ')
          .slice(-4)
          .join(' ')
          .replace(/[.!?]+$/, ''),
      ),
      sentence,
    );
  const inSpot = (noun) => placeAt(world, { at: first.id, spot: { name: `the ${noun}`, noun }, outline });
  for (const [noun, where] of Object.entries(things)) {
    const hasIt = (place) => place.things.some((thing) => isIn(noun, thing.words.join(' ')));
    const places = world.places.filter(
      (place) =>
        place.things.some((thing) => isIn(noun, thing.words.join(' ')) || isIn(noun, thing.name)) ||
        // An animal with a name is somebody.
        place.people.some(({ words }) => words.includes(noun)),
    );
    const thing = places[0]?.things.find((one) => isIn(noun, one.words.join(' ')) || isIn(noun, one.name));
    const owner = world.places.flatMap((place) => place.people).find(({ id }) => id === thing?.holder)?.name;
    const isOf = people[where] !== undefined || /^\p{Lu}/u.test(where);
    if (where === 'gone')
      check('what is gone', !places.includes(first), `${noun}: ${places.map((place) => place.name)}`);
    else if (isOf && thing && !thing.traits.includes('animal'))
      check('things', owner?.includes(where.split(' ').at(-1)) === true, `${noun} of ${where}: ${owner}`);
    else if (isOf || where === 'here')
      check('things', places.includes(first), `${noun} (${where}): ${places.map((place) => place.name)}`);
    else
      check(
        'things',
        places.some((place) => isIn(where, place.name)) || hasIt(inSpot(where)),
        `${noun} in ${where}: ${places.map((place) => place.name)}`,
      );
  }
  const here = world.places.flatMap((place) => place.people);
  for (const [who, role] of Object.entries(people)) {
    const person = here.find((one) => isIn(who, one.name) || isIn(one.name, who));
    check('people', person !== undefined, `${who}, ${role}: ${here.map((one) => one.name)}`);
  }
  for (const who of sought) check('not here', !first.people.some((one) => one.name.includes(who)), who);
  check(
    'the goal lies there',
    isIn(goal, world.places.at(-1).name),
    `${goal}: ${world.places.map((place) => place.name)}`,
  );
  check(
    'it is near',
    world.places[0].exits.some((exit) => isIn(goal, [...exit.words, exit.name].join(' '))) ||
      isIn(goal, first.name),
    goal,
  );
  if (barred) {
    const way = world.places[0].exits.find(({ obstacle }) => obstacle?.isShut);
    const isBy = !/^\p{Lu}/u.test(barred) || way?.obstacle.block.includes(barred.split(' ').at(-1));
    check('barred as told', way !== undefined && isBy === true, `${barred}: ${way?.obstacle.block}`);
  }
  return checks;
}

for (const part of positionals.length > 0 ? positionals : ['opened', 'kept']) {
  const lines = readFileSync(new URL(`./premises/named-${part}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const judged = lines.map((line) => JSON.parse(line)).map((key) => ({ key, checks: judge(key) }));
  if (values.long)
    for (const { key, checks } of judged) {
      const wrong = checks.filter(({ isRight }) => !isRight);
      if (wrong.length > 0) console.log(`\n${key.name}: ${key.description}`);
      for (const { kind, what } of wrong) console.log(`  ${kind}: ${what}`);
    }
  const all = judged.flatMap(({ checks }) => checks);
  const rows = [...new Set(all.map(({ kind }) => kind)), 'all'].map((kind) => {
    const ofKind = all.filter((one) => kind === 'all' || one.kind === kind);
    return [kind, { right: ofKind.filter(({ isRight }) => isRight).length, of: ofKind.length }];
  });
  console.log(part);
  console.table(Object.fromEntries(rows));
}
