import { joinGame, joinTable, makeGame, registerPlayer } from '@fireside/testing';
import { sheets } from './sheets.mjs';

/** A player alone at a table of their own, with what each answer did. */
export async function sitDown(client, { name, description = '', adventure, sheet = 'brannoch' }) {
  const player = await registerPlayer(client);
  const character = await player.client.must('createCharacter', { body: sheets[sheet] });
  const game = await makeGame(player, {
    name,
    description,
    ...(adventure && { adventure_text: adventure }),
  });
  await joinGame(player, game, character);
  const bot = await joinTable({ client: player.client, gameId: game.id });
  const greeting = await bot.waitForReply();
  return {
    greeting,
    gameId: game.id,
    async say(text) {
      await bot.say(text);
      return await bot.waitForReply();
    },
    read: () => player.client.must('readGame', { params: { game_id: game.id } }),
    leave: () => bot.close(),
  };
}

/** Does a list of jobs, so many at once. */
export async function together(atOnce, jobs, work) {
  const results = new Array(jobs.length);
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < jobs.length) {
        const at = next++;
        results[at] = await work(jobs[at], at);
      }
    }),
  );
  return results;
}
