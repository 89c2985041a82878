import type { CharacterRead, GameRead, MessageRead, PendingRoll } from '@fireside/contract';
import type { Client } from '../client.ts';
import { joinGame, makeGame, type Player, registerPlayer } from '../factories.ts';
import { type PlayerPolicy, type PlayerStyle, playerPolicy } from '../players.ts';
import { joinTable, type TableBot } from '../table/table-bot.ts';
import { castOf } from './cast.ts';

export interface ServicePlan {
  seed: number;
  name: string;
  description: string;
  /** One player for each. */
  styles: PlayerStyle[];
  selfRolls: boolean;
  mostTurns: number;
}

export interface ServedGame {
  /** As its creator sees it at the end. */
  game: GameRead;
  /** The DM's messages, the greeting first. */
  replies: MessageRead[];
  characters: CharacterRead[];
  /** What the room was told of turns that failed. */
  failures: string[];
}

interface SeatedBot extends Player {
  bot: TableBot;
  policy: PlayerPolicy;
  characterName: string;
  pendingRoll: PendingRoll | null;
}

async function takeSeats(client: Client, plan: ServicePlan): Promise<{ game: GameRead; seats: SeatedBot[] }> {
  const cast = castOf(plan.styles.length, { selfRolls: plan.selfRolls, level: 1 });
  const people: Player[] = [];
  for (let index = 0; index < cast.length; index++) people.push(await registerPlayer(client));
  const game = await makeGame(people[0]!, { name: plan.name, description: plan.description });
  const seats: SeatedBot[] = [];
  for (const [index, player] of people.entries()) {
    const { character } = cast[index]!;
    const sheet = character ? await player.client.must('createCharacter', { body: character }) : undefined;
    await joinGame(player, game, sheet);
    const params = { game_id: game.id };
    if (plan.selfRolls) await player.client.must('setSelfRolls', { params, body: { self_rolls: true } });
  }
  for (const [index, player] of people.entries()) {
    seats.push({
      ...player,
      bot: await joinTable({ client: player.client, gameId: game.id }),
      policy: playerPolicy(plan.styles[index]!, plan.seed * 10 + index),
      characterName: cast[index]!.character?.name ?? player.user.name,
      pendingRoll: null,
    });
  }
  return { game, seats };
}

/** A whole game of bots over HTTP and sockets, whoever leads it. */
export async function playThroughService(client: Client, plan: ServicePlan): Promise<ServedGame> {
  const { game, seats } = await takeSeats(client, plan);
  const params = { game_id: game.id };
  const failures: string[] = [];
  const replies = [await seats[0]!.bot.waitForReply()];
  const read = () => seats[0]!.client.must('readGame', { params });
  let standing = await read();
  for (let turn = 0; turn < plan.mostTurns && standing.status === 'active'; turn++) {
    const seat = seats[turn % seats.length]!;
    const { my_pending_roll: pendingRoll } = await seat.client.must('readGame', { params });
    const companions = seats.filter((other) => other !== seat).map(({ characterName }) => characterName);
    await seat.bot.say(seat.policy({ narration: replies.at(-1)!.content, pendingRoll, companions }));
    try {
      replies.push(await seat.bot.waitForReply());
    } catch (error) {
      failures.push((error as Error).message);
    }
    standing = await read();
  }
  const party = await seats[0]!.client.must('readParty', { params });
  await Promise.all(seats.map(({ bot }) => bot.close()));
  return { game: standing, replies, failures, characters: party.flatMap(({ character }) => character ?? []) };
}
