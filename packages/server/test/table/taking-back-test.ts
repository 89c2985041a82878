import type { ServerEvent } from '@fireside/contract';
import type { TableBot } from '@fireside/testing';
import { isRequestError } from './table-test.ts';

export const isRewound = (event: ServerEvent) => event.type === 'rewound';
export const isRetold = (event: ServerEvent) => event.type === 'retold';
export const isPaused = (event: ServerEvent) => event.type === 'paused';
export const isResumed = (event: ServerEvent) => event.type === 'resumed';
export const isDelta = (event: ServerEvent) => event.type === 'delta';
export const isEffect = (event: ServerEvent) => event.type === 'effect';

/** Sends a frame and gives the sentence with which it is refused. */
export async function refusal(bot: TableBot, frame: object): Promise<string> {
  bot.send(frame);
  const event = await bot.waitFor(isRequestError);
  return event.type === 'error' ? event.detail : '';
}

/** Sends a frame and waits for what follows from it. */
export async function after(bot: TableBot, frame: object, heard: (event: ServerEvent) => boolean) {
  bot.send(frame);
  return bot.waitFor(heard);
}
