import { setTimeout as delay } from 'node:timers/promises';
import { call, end, words } from '../target/start-model.mjs';

/** By how much a message moves the hit points of its speaker: up and down, so that a long soak never ends a game. */
export const change = (number) => (number % 2 === 0 ? -1 : 1);
export const tagPattern = /#(\d+)\.(\d+)\.(\d+)#/g;
/** What each message of a player says besides, and no other. */
export const secretPattern = /secret-\d+-\d+-\d+-/g;

/** A chapter takes so long at most: many a kill falls into the writing of one. */
const chapterWithin = 2_000;
const toldPattern = /Told \d+\./g;

/** What stands in the lines of a part of a chapter's prompt, without who said it. */
function linesIn(text, part) {
  const lines = text.split(`${part}:\n`)[1]?.split('\n') ?? [];
  const end = lines.findIndex((line) => !line.startsWith('| '));
  return lines.slice(0, end < 0 ? lines.length : end).map((line) => line.slice(line.indexOf(': ') + 2));
}

/**
 * A model whose every answer changes the speaker's hit points and names the message it answers, so that anything doubled or
 * half can be counted. Some turns fail when they are first tried. It keeps what it was shown. Its chapters are numbers, and it
 * keeps under each of them the messages that it was given.
 */
export function costlyModel({ heroes, random }) {
  const tried = new Set();
  const model = { shown: [], told: new Map(), cutOff: 0 };

  async function tell(response, prompt) {
    const number = model.told.size + 1;
    model.told.set(number, linesIn(prompt, 'The talk'));
    response.once('close', () => {
      if (!response.writableFinished) model.cutOff += 1;
    });
    await delay(random() * chapterWithin);
    const earlier = linesIn(prompt, 'The oldest chapters so far').join(' ').match(toldPattern);
    const together = earlier ? `\n---\nLong ago\n${earlier.join(' ')}` : '';
    response.end(words(`What happened\nTold ${number}.${together}`) + end());
  }

  model.behaviour = async (response, parts) => {
    const text = Buffer.concat(parts).toString();
    const { messages, tools } = JSON.parse(text);
    if (!tools?.length) return tell(response, messages.at(-1).content);
    const latest = JSON.stringify(messages.findLast(({ role }) => role === 'user')?.content ?? '');
    const match = [...latest.matchAll(tagPattern)].at(-1);
    await delay(5);
    if (!match) return response.end(words('DM greets you.') + end());
    const [tag, game, seat, number] = match;
    model.shown.push(text.match(secretPattern) ?? []);
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
