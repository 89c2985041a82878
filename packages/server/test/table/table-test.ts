import type { MessageRead, ServerEvent } from '@fireside/contract';
import {
  type Client,
  joinTable,
  modelAnswers,
  type SeatedTable,
  seatTable,
  type TableBot,
} from '@fireside/testing';
import { afterAll, beforeAll, describe } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { startTestService, type TestService, type TestServiceOptions } from '../start-service.ts';

/** Each behaviour is shown on both databases and, at the same price, with both model protocols. */
export const setups = [
  { database: 'sqlite', protocol: 'openai' },
  { database: 'postgres', protocol: 'anthropic' },
] as const;

/**
 * A group of tests that runs on every setup. Tests carry the rule they prove: `[section.rule]` of the specification;
 * its section 3 has tables, whose rows are [3.1] and [3.2] for the game and [3.s1] to [3.s5] for self-rolled dice, in
 * the order of the rows; [D5] to [D7] are sections of the decisions.
 */
export function describeTable(
  name: string,
  body: (service: () => TestService) => void,
  options: TestServiceOptions = {},
) {
  describe.each(setups)(`${name} ($database, $protocol)`, (setup) => {
    let service: TestService;
    beforeAll(async () => {
      service = await startTestService({ ...setup, ...options });
    });
    afterAll(() => service.stop());
    body(() => service);
  });
}

export interface OpenTable extends SeatedTable {
  bots: TableBot[];
}

/** A table whose greeting has been spoken, with one connection for each player. */
export async function openTable(
  { client, standIn }: Pick<TestService, 'client' | 'standIn'>,
  options: Parameters<typeof seatTable>[1] = {},
): Promise<OpenTable> {
  const table = await seatTable(client, options);
  standIn.script(modelAnswers.text('Welcome to the table.'));
  const bots: TableBot[] = [];
  for (const { client: player } of table.players) {
    const bot = await joinTable({ client: player, gameId: table.game.id });
    if (bots.length === 0) await bot.waitForReply();
    else await bot.waitFor((event) => event.type === 'presence');
    bots.push(bot);
  }
  return { ...table, bots };
}

/** What a bot has heard since its mark, without the comings and goings. */
export function heardSince(bot: TableBot, mark: number): ServerEvent[] {
  return bot.events.slice(mark).filter((event) => event.type !== 'presence');
}

/** In how many pieces the words come is nobody's business. */
export function typesOf(events: readonly ServerEvent[]): string[] {
  const types = events.map(({ type }) => type);
  return types.filter((type, index) => type !== 'delta' || types[index - 1] !== 'delta');
}

export function narrationOf(events: readonly ServerEvent[]): string {
  return events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
}

export function messagesOf(events: readonly ServerEvent[]): MessageRead[] {
  return events.flatMap((event) => (event.type === 'message' ? [event.message] : []));
}

export const isTurnError = (event: ServerEvent) => event.type === 'error' && event.scope === 'turn';
export const isRequestError = (event: ServerEvent) => event.type === 'error' && event.scope === 'request';
export const isTyping = (event: ServerEvent) => event.type === 'typing';

/** Says something and waits until every bot has heard the DM's answer. */
export async function playTurn(bots: TableBot[], speaker: TableBot, content: string): Promise<MessageRead> {
  const asked = await speaker.say(content);
  const replies = await Promise.all(
    bots.map(async (bot) => {
      for (;;) {
        const reply = await bot.waitForReply();
        if (reply.id > asked.id) return reply;
      }
    }),
  );
  return replies[0]!;
}

/** A socket without the manners of a bot, for what a client should not do. */
export function rawSocket(client: Client, gameId: string, ticket: string, options: ClientOptions = {}) {
  const address = `${client.url.replace(/^http/, 'ws')}/api/games/${gameId}/ws?ticket=${ticket}`;
  const socket = new WebSocket(address, { perMessageDeflate: false, ...options });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const opened = new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.on('error', reject);
  });
  // Whoever only waits for the end need not hear of the beginning.
  opened.catch(() => {});
  return { socket, opened, closed };
}

export async function openRawSocket(client: Client, gameId: string, options: ClientOptions = {}) {
  const { ticket } = await client.must('issueTicket', { params: { game_id: gameId } });
  const raw = rawSocket(client, gameId, ticket, options);
  await raw.opened;
  // An answer means that it has been admitted and is listened to.
  const answered = new Promise<void>((resolve) => {
    raw.socket.on('message', (data) => data.toString() === '{"type":"pong"}' && resolve());
  });
  raw.socket.send('{"type":"ping"}');
  await answered;
  return raw;
}

/** How often a test kills the service: so many times, unless more are asked for (`npm run bench kills`). */
export function killsOr(few: number): number {
  return Number(process.env.FIRESIDE_TEST_KILLS ?? few);
}
