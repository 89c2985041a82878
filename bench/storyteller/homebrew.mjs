import { readFileSync, readdirSync } from 'node:fs';
import { kindsOfRolls } from './judge.mjs';
import { sitDown, together } from './sit-down.mjs';

function readHomebrew({ part, only }) {
  const folder = new URL(`./${part}/`, import.meta.url);
  const read = (name) => readFileSync(new URL(name, folder), 'utf8');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && (!only || name.startsWith(only)))
    .map((name) => ({
      slug: name.replace('.md', ''),
      text: read(name),
      lines: read(name.replace('.md', '.jsonl'))
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    }));
}

/** Why an answer is not what a fair game master would have given by the text; nothing where it is. */
function wrongIn({ must, never, roll }, reply) {
  const text = reply.content.toLowerCase().replaceAll('’', "'");
  const has = (word) => text.includes(word.toLowerCase().replaceAll('’', "'"));
  const { any, checks } = kindsOfRolls(reply);
  const wrong = [
    ...must.filter((group) => !group.some(has)).map((group) => `without ${group.join('|')}`),
    ...never.filter(has).map((word) => `told ${word}`),
  ];
  if (roll === 'none' && any) wrong.push('rolled');
  if (roll && roll !== 'none' && !any) wrong.push(`no roll (${roll})`);
  else if (roll && !['none', 'any'].includes(roll) && !checks.some((one) => one.toLowerCase().includes(roll)))
    wrong.push(`another roll than ${roll}`);
  return wrong;
}

/** Each adventure is played once, line by line, whatever comes of it; what comes after an early end is missed. */
export async function playHomebrew(client, options) {
  return await together(4, readHomebrew(options), async ({ slug, text, lines: [opening, ...lines] }) => {
    const table = await sitDown(client, { name: 'A Game', adventure: text });
    const turns = [{ line: opening, reply: table.greeting, wrong: wrongIn(opening, table.greeting) }];
    for (const line of lines) {
      const hasEnded = (await table.read()).status !== 'active';
      const reply = hasEnded ? { content: '(the game has ended)', effects: [] } : await table.say(line.say);
      turns.push({ line, reply, wrong: wrongIn(line, reply) });
    }
    await table.leave();
    return { slug, turns };
  });
}

export function reportHomebrew(results, { part, isLong }) {
  let all = 0;
  let right = 0;
  for (const { slug, turns } of results) {
    const fine = turns.filter(({ wrong }) => wrong.length === 0).length;
    all += turns.length;
    right += fine;
    console.log(`${slug}: ${fine} of ${turns.length}`);
    if (!isLong) continue;
    for (const { line, reply, wrong } of turns)
      console.log(
        `> ${line.say}\n  (${line.fair})\n${reply.content}\n${wrong.map((one) => `  * ${one}\n`).join('')}`,
      );
  }
  console.log(
    `${part}: ${right} of ${all} as a fair game master would (${((100 * right) / all).toFixed(0)} %)`,
  );
}
