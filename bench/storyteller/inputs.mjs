import { readFileSync, readdirSync } from 'node:fs';
import { deedKinds, judge } from './judge.mjs';
import { sitDown, together } from './sit-down.mjs';

const folder = new URL('./inputs/', import.meta.url);
const talesOf = new URL('./tales/', import.meta.url);

/** The tale in which a place stands. */
function taleNames() {
  const names = new Map();
  for (const file of readdirSync(talesOf, { recursive: true }).filter((name) => name.endsWith('.md'))) {
    let tale = '';
    for (const line of readFileSync(new URL(file, talesOf), 'utf8').split('\n')) {
      const [, kind, name] = /^# (Tale|Place): (.+)$/.exec(line) ?? [];
      if (kind === 'Tale') tale = name;
      if (kind === 'Place') names.set(name, tale);
    }
  }
  return names;
}

export function readInputs({ only } = {}) {
  return readdirSync(folder)
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => ({ hand: file.replace('.jsonl', ''), ...JSON.parse(line) })),
    )
    .filter(({ id, kind, hand }) => {
      const number = Number(id.slice(2));
      if (only === 'even' || only === 'odd') return number % 2 === (only === 'odd' ? 1 : 0);
      // Of the odd ones, the first and the second half: what is opened, and what is kept back longer.
      if (only === 'opened' || only === 'kept') return number % 4 === (only === 'opened' ? 1 : 3);
      return !only || [kind, id, hand].includes(only);
    });
}

/** Plays every input at a table of its own, and says what was wrong with the answers. */
export async function playInputs(client, options) {
  const tales = taleNames();
  return await together(4, readInputs(options), async (input) => {
    const table = await sitDown(client, { name: tales.get(input.place), sheet: input.sheet });
    for (const line of input.earlier ?? []) await table.say(line);
    let reply;
    try {
      reply = await table.say(input.text);
    } catch (error) {
      reply = { content: `(${error.message})`, effects: [] };
    }
    await table.leave();
    return { input, reply, wrong: judge(input, reply) };
  });
}

const percent = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

export function reportInputs(results, { isLong }) {
  const kinds = [...new Set(results.map(({ input }) => input.kind))];
  const right = (list) => list.filter(({ wrong }) => wrong.length === 0).length;
  if (isLong)
    for (const { input, reply, wrong } of results)
      if (wrong.length > 0)
        console.log(
          `${input.id} (${input.kind}) ${wrong.join('; ')}\n  > ${input.text}\n  < ${reply.content.replaceAll('\n', ' ')}`,
        );
  console.log('| kind | right | of | share |\n|---|---|---|---|');
  for (const kind of kinds) {
    const list = results.filter(({ input }) => input.kind === kind);
    console.log(`| ${kind} | ${right(list)} | ${list.length} | ${percent(right(list), list.length)} |`);
  }
  for (const hand of new Set(results.map(({ input }) => input.hand))) {
    const list = results.filter(({ input }) => input.hand === hand);
    console.log(`| ${hand} | ${right(list)} | ${list.length} | ${percent(right(list), list.length)} |`);
  }
  console.log(`| all | ${right(results)} | ${results.length} | ${percent(right(results), results.length)} |`);
  const deeds = results.filter(({ input }) => deedKinds.has(input.kind) && input.expect.names);
  const echoed = deeds.filter(({ wrong }) => !wrong.some((one) => one.startsWith('not named'))).length;
  console.log(
    `the player's object comes back in ${echoed} of ${deeds.length} deeds: ${percent(echoed, deeds.length)}`,
  );
  return { share: right(results) / Math.max(1, results.length), echo: echoed / Math.max(1, deeds.length) };
}
