import { readFileSync } from 'node:fs';
import { sitDown, together } from './sit-down.mjs';

const file = new URL('./descriptions.jsonl', import.meta.url);
/** What anybody might type in the first six turns. */
const lines = [
  'I look around.',
  'Who is here?',
  'I ask what is going on here.',
  'What are we supposed to do?',
  'I search the place.',
  'I ask about what we were told.',
];
const plainly = /\b(?:cannot|can not|only|not|no|afraid|English|instead)\b/i;

/** Whether a game is built around what its host has named, or says before it begins that it cannot be. */
export async function playDescriptions(client, { only } = {}) {
  const wishes = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const chosen = wishes.filter(
    ({ id }) => !only || id === only || Number(id.slice(2)) % 2 === { even: 0, odd: 1 }[only],
  );
  return await together(4, chosen, async (wish) => {
    const table = await sitDown(client, { name: wish.name, description: wish.description });
    const told = [table.greeting.content];
    for (const line of lines) told.push((await table.say(line)).content);
    await table.leave();
    const text = told.join('\n').toLowerCase();
    // The name of the game stands in every greeting: it does not count.
    const counted = text.replaceAll(`"${wish.name.toLowerCase()}"`, '');
    const heard = wish.named.filter((group) => group.some((word) => counted.includes(word.toLowerCase())));
    const isSaid = plainly.test(told[0]);
    const enough = heard.length >= Math.min(3, wish.named.length);
    const isRight = wish.plain === true ? isSaid : enough && (wish.plain !== 'some' || isSaid);
    return { wish, heard, isRight, told };
  });
}

export function reportDescriptions(results, { isLong }) {
  for (const { wish, heard, isRight, told } of results) {
    if (isRight && !isLong) continue;
    console.log(
      `${wish.id} ${isRight ? 'right' : 'WRONG'}: ${heard.length} of ${wish.named.length} heard (${heard.map(([word]) => word).join(', ')})`,
    );
    if (!isRight) console.log(`  ${wish.name}: ${wish.description}\n  < ${told[0].replaceAll('\n', ' ')}`);
  }
  const right = results.filter(({ isRight }) => isRight).length;
  console.log(`descriptions: ${right} of ${results.length}`);
  return right === results.length;
}
