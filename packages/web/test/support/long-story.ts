import type { Chronicle, GameRead } from '@fireside/contract';
import { createClient, joinTable, modelAnswers, registerPlayer } from '@fireside/testing';
import { expect } from 'vitest';
import type { House } from './house.ts';

/** Of 500 tokens a prompt repeats about twenty of the messages below; what is older becomes chapters. */
export const shortMemory = { FIRESIDE_HISTORY_TOKENS: '500' };

const chapters = [
  'The ferry without a ferryman\nThe party found the ferry untied and a pair of boots on the landing, **still warm**. They followed barefoot tracks upstream and promised Odo’s wife to bring him home before the third bell.',
  'Bramble in the reeds\nSomething heavy walked behind the reeds. Sable read the name on its collar, spoke it, and the drowned hound lay down at her feet. It has followed the party since, two steps behind.',
  'The toll house\nOdo had barred himself in. He gave up the key for a kind word, and told whose silver it was: Halvard Reck’s, who cast the bell.',
];

/** The DM answers in a line, and tells a chapter where one is due: the next one each time. */
export function answerAtLength(house: House) {
  let told = 0;
  house.model.answerWith(({ system, latest }) =>
    system.includes('You keep the chronicle')
      ? modelAnswers.text(chapters[told++ % chapters.length] ?? '')
      : modelAnswers.text([`The bell answers. ${latest.slice(-40)}`]),
  );
}

export interface LongStory {
  /** Says one more thing, and waits for the answer. */
  say: (content: string) => Promise<void>;
  chronicle: () => Promise<Chronicle>;
}

/** Somebody who talks for so many turns, until the story has so many chapters. */
export async function tellLongStory(
  house: House,
  game: GameRead,
  { turns = 45, chapters: wanted = 2 } = {},
): Promise<LongStory> {
  answerAtLength(house);
  const { client } = await registerPlayer(createClient(house.fireside.url));
  const params = { game_id: game.id };
  await client.must('joinGame', { params, body: { participation_code: game.participation_code ?? '' } });
  const bot = await joinTable({ client, gameId: game.id });
  await bot.waitForReply();
  async function say(content: string) {
    await bot.say(content);
    await bot.waitForReply();
  }
  const chronicle = () => client.must('readChronicle', { params });
  const written = async () => (await chronicle()).chapters.length;
  // A chapter that comes late tells more, and another is due later: then there is more to say.
  for (let turn = 1; turn <= turns || (turn <= 2 * turns && (await written()) < wanted); turn += 1)
    await say(`I count oar ${turn} of Odo's boat again.`);
  await expect.poll(written).toBeGreaterThanOrEqual(wanted);
  return { say, chronicle };
}
