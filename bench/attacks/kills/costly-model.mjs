import { setTimeout as delay } from 'node:timers/promises';
import { call, end, words } from '../target/start-model.mjs';

/** By how much a message moves the hit points of its speaker: up and down, so that a long soak never ends a game. */
export const change = (number) => (number % 2 === 0 ? -1 : 1);
export const tagPattern = /#(\d+)\.(\d+)\.(\d+)#/g;

/** Between what a turn reads and what it asks the model first there is time for a removal. */
const beginsWithin = 1_000;

/**
 * A model whose every answer changes the speaker's hit points and names the message it answers, so that anything doubled or
 * half can be counted. Some turns fail when they are first tried. It notices what it should no longer be shown.
 */
export function costlyModel({ heroes, erased }) {
  const tried = new Set();
  const begun = new Map();
  const model = { shownErased: 0 };
  model.behaviour = async (response, parts) => {
    const text = Buffer.concat(parts).toString();
    const { messages, tools } = JSON.parse(text);
    if (!tools?.length) return response.end(words('What happened\nThey spoke.') + end());
    const latest = JSON.stringify(messages.findLast(({ role }) => role === 'user')?.content ?? '');
    const match = [...latest.matchAll(tagPattern)].at(-1);
    await delay(5);
    if (!match) return response.end(words('DM greets you.') + end());
    const [tag, game, seat, number] = match;
    // A turn that had begun when the text was erased goes on with what it has read.
    const begunAt = begun.get(tag) ?? performance.now();
    begun.set(tag, begunAt);
    for (const { secret, tag: own, at } of erased)
      if (own !== tag && begunAt > at + beginsWithin && text.includes(secret)) model.shownErased += 1;
    if (Number(number) % 9 === 4 && !tried.has(tag)) {
      tried.add(tag);
      return response.destroy();
    }
    if (messages.at(-1).role !== 'tool') {
      const input = { character: heroes.get(`${game}.${seat}`), hp_change: change(Number(number)) };
      return response.end(call(0, 'update_character', input) + end('tool_calls'));
    }
    for (const word of ['You ', 'are ', 'heard: ']) {
      response.write(words(word));
      await delay(5);
    }
    response.end(words(`${tag} .`) + end());
  };
  return model;
}
