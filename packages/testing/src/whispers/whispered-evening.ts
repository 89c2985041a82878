import type { MessageRead, ServerEvent } from '@fireside/contract';
import type { Client } from '../client.ts';
import { joinGame, makeCharacter, makeGame, type Player, registerPlayer, uniqueName } from '../factories.ts';
import { latch } from '../stand-in/answers.ts';
import type { ModelStandIn } from '../stand-in/model-stand-in.ts';
import { joinTable, type TableBot } from '../table/table-bot.ts';
import { type Canary, newWord, wordsIn } from './canaries.ts';
import { searchReach } from './search.ts';
import { answeredIn, type Plan, plans, whisperedModel } from './whispered-model.ts';

export const whisperedSteps = [
  'action',
  'table',
  'whisper-dm',
  'whisper-dm',
  'whisper-dm',
  'whisper-player',
  'whisper-player',
  'roll',
  'roll-pending',
  'own-dice',
  'retry',
  'remove',
  'at-once',
  'peek',
  'reconnect',
  'join',
  'leave',
] as const;

/** Something that somebody does; numbers are taken modulo what there is to choose from. */
export interface WhisperedStep {
  what: (typeof whisperedSteps)[number];
  who: number;
  whom: number;
  how: number;
}

export interface WhisperedEvening {
  client: Client;
  standIn: ModelStandIn;
  steps: readonly WhisperedStep[];
  /** Whether everybody comes back from every message, and not one of them alone. */
  isThorough?: boolean;
}

export interface WhisperedOutcome {
  /** What somebody found that they must not find. */
  leaks: string[];
  /** What somebody did not find that is theirs. */
  lost: string[];
  whispers: number;
  prompts: number;
  places: number;
}

interface Guest extends Player {
  place: number;
  bot: TableBot;
  /** The frames of sockets that were given up. */
  isGone: boolean;
}

const isOutcome = (event: ServerEvent) =>
  (event.type === 'message' && event.message.sender_type === 'dm') ||
  (event.type === 'error' && event.scope === 'turn');
const isRefusal = (event: ServerEvent) => event.type === 'error' && event.scope === 'request';

/** Plays an evening full of whispers, and searches everything that anybody can reach for what is not theirs. */
export async function playWhisperedEvening(evening: WhisperedEvening): Promise<WhisperedOutcome> {
  const { client, standIn, steps } = evening;
  const canaries: Canary[] = [];
  const said: { message: MessageRead; guest: Guest }[] = [];
  const guests: Guest[] = [];
  let hold = latch();
  standIn.answerWith(whisperedModel(() => hold.until));
  const promptsBefore = standIn.received;

  const creator = await registerPlayer(client);
  const game = await makeGame(creator);

  async function sit(player: Player): Promise<void> {
    const character = await makeCharacter(player, {
      name: uniqueName('Hero'),
      current_hp: 900,
      max_hp: 900,
    });
    await joinGame(player, game, character);
    const bot = await joinTable({ client: player.client, gameId: game.id, afterId: 0 });
    if (guests.length === 0) await bot.waitFor(isOutcome);
    guests.push({ ...player, place: guests.length, bot, isGone: false });
  }

  /** From here on waits look at what is still to come. */
  async function listen({ bot }: Guest): Promise<void> {
    await bot.settled();
  }

  function whisper(guest: Guest, to: Guest | 'dm', plan: Plan): string {
    const word = newWord();
    const readers = to === 'dm' ? [guest.place] : [guest.place, to.place];
    canaries.push({ word, readers, promptsOf: to === 'dm' ? guest.place : null });
    return `plan-${plan} spk-${guest.place} number ${said.length} ${word}`;
  }

  async function say(guest: Guest, content: string, how: Parameters<TableBot['say']>[1] = {}) {
    said.push({ guest, message: await guest.bot.say(content, how) });
  }

  const act = (guest: Guest, plan: Plan) =>
    say(guest, `plan-${plan} spk-${guest.place} number ${said.length}`);

  async function take({ what, who, whom, how }: WhisperedStep): Promise<void> {
    const present = guests.filter(({ isGone }) => !isGone);
    const guest = present[who % present.length]!;
    const others = present.filter((one) => one !== guest);
    const other = others[whom % others.length]!;
    const plan = plans[how % (plans.length - 1)]!;
    await listen(guest);
    switch (what) {
      case 'action':
        await act(guest, plan);
        await guest.bot.waitFor(isOutcome);
        return;
      case 'table':
        return say(guest, 'Who wants tea?', { kind: 'table' });
      case 'whisper-dm':
        await say(guest, whisper(guest, 'dm', plan), { to: 'dm' });
        await guest.bot.waitFor(isOutcome);
        return;
      case 'whisper-player':
        return say(guest, whisper(guest, other, 'plain'), { to: other.user.id });
      case 'roll':
        said.push({ guest, message: await guest.bot.roll('1d20', { reason: 'luck' }) });
        return;
      case 'roll-pending': {
        const message = await guest.bot.rollPending().catch((error: Error) => {
          if (!error.message.includes('No roll is awaited')) throw error;
        });
        if (!message) return;
        said.push({ guest, message });
        await guest.bot.waitFor(isOutcome);
        return;
      }
      case 'own-dice':
        await guest.client.must('setSelfRolls', {
          params: { game_id: game.id },
          body: { self_rolls: how % 3 > 0 },
        });
        return;
      case 'retry':
        guest.bot.send({ type: 'retry' });
        await guest.bot.waitFor((event) => isOutcome(event) || isRefusal(event));
        return;
      case 'remove': {
        const own = said.filter((one) => one.guest === guest);
        const params = { game_id: game.id, message_id: String(own[how % own.length]?.message.id ?? 1) };
        await guest.client.call('removeMessage', { params });
        return;
      }
      case 'at-once': {
        await listen(other);
        const heardByGuest = (event: ServerEvent) => isOutcome(event) && !isNarration(event);
        await Promise.all([
          say(guest, whisper(guest, 'dm', plan), { to: 'dm' }).then(() => guest.bot.waitFor(heardByGuest)),
          act(other, 'plain').then(() => other.bot.waitFor(isNarration)),
        ]);
        return;
      }
      case 'peek': {
        hold = latch();
        await say(guest, whisper(guest, 'dm', 'held'), { to: 'dm' });
        await guest.bot.waitFor((event) => event.type === 'delta');
        await other.bot.reconnect({ afterId: 0 });
        await listen(other);
        hold.goOn();
        await guest.bot.waitFor(isOutcome);
        return;
      }
      case 'reconnect':
        await guest.bot.reconnect(how % 2 === 0 ? { afterId: 0 } : {});
        return listen(guest);
      case 'join':
        return guests.length < 7 ? sit(await registerPlayer(client)) : undefined;
      case 'leave':
        if (guest.place === 0 || present.length < 4) return;
        guest.isGone = true;
        await guest.client.must('removeParticipant', {
          params: { game_id: game.id, user_id: guest.user.id },
        });
        return;
    }
  }

  await sit(creator);
  for (let seat = 1; seat < 4; seat++) await sit(await registerPlayer(client));
  for (const step of steps) await take(step);
  // One who comes when all has been said, and something after which everybody has heard everything.
  await sit(await registerPlayer(client));
  for (const guest of guests.filter(({ isGone }) => !isGone)) await listen(guest);

  const leaks: string[] = [];
  const lost: string[] = [];
  const allowed = (word: string) => canaries.find((canary) => canary.word === word)!;
  const messageIds = [...new Set(guests.flatMap(({ bot }) => idsIn(bot.events)))].sort((a, b) => a - b);
  const removed = new Set(
    guests.flatMap(({ bot }) =>
      bot.events.flatMap((event) => (event.type === 'removed' ? [event.message.id] : [])),
    ),
  );
  let places = 0;
  const isHalf = !evening.isThorough;
  for (const guest of guests) {
    const isLast = guest === guests.at(-1);
    const reach = await searchReach(guest, {
      gameId: game.id,
      code: game.participation_code ?? '',
      characterIds: [],
      messageIds: isHalf && !isLast ? messageIds.slice(-2) : messageIds,
      afterIds: [0, ...(isHalf && !isLast ? [] : messageIds)],
    });
    places += reach.places + guest.bot.events.length;
    const heard = wordsIn(JSON.stringify(guest.bot.events));
    for (const word of new Set([...heard, ...reach.words]))
      if (!allowed(word).readers.includes(guest.place)) leaks.push(`${word} reached player ${guest.place}`);
    // Able to fail: what is theirs they find, unless it was removed or they have left.
    for (const { message } of said.filter((one) => one.message.kind === 'whisper')) {
      const [word] = wordsIn(message.content);
      if (!word || !allowed(word).readers.includes(guest.place)) continue;
      if (!heard.includes(word)) lost.push(`${word} did not reach player ${guest.place}`);
      if (!guest.isGone && !removed.has(message.id) && !reach.words.has(word))
        lost.push(`${word} was not found by player ${guest.place}`);
    }
  }
  const prompts = standIn.requests.slice(promptsBefore - standIn.received);
  const inPrompts = new Set<string>();
  for (const request of prompts) {
    const answered = answeredIn(request);
    for (const word of wordsIn(JSON.stringify(request.body))) {
      if (answered !== null && allowed(word).promptsOf === answered) inPrompts.add(word);
      else leaks.push(`${word} stands in a prompt that answers ${answered ?? 'nobody'}`);
    }
  }
  for (const { word, promptsOf } of canaries)
    if (promptsOf !== null && !inPrompts.has(word)) lost.push(`${word} stands in no prompt`);
  for (const { bot } of guests) await bot.terminate();
  return { leaks, lost, whispers: canaries.length, prompts: prompts.length, places };
}

function isNarration(event: ServerEvent): boolean {
  return event.type === 'message' && event.message.kind === 'narration';
}

function idsIn(events: readonly ServerEvent[]): number[] {
  return events.flatMap((event) => (event.type === 'message' ? [event.message.id] : []));
}
