import { setTimeout as delay } from 'node:timers/promises';
import { call, end, words } from '../target/start-model.mjs';
import { fightDeeds } from './fights.mjs';
import { asksRoll, changeFor, marksIn, opening, secretsIn, whisperedIn } from './words.mjs';

/** A chapter takes so long at most: many a kill falls into the writing of one. */
const chapterWithin = 2_000;
const toldPattern = /Told \d+\./g;
/** Some answers are slow, so that they are stopped, paused and taken back in their middle. */
const slowly = 120;
const quickly = 5;

/** What stands in the lines of a part of a chapter's prompt, without who said it. */
function linesIn(text, part) {
  const lines = text.split(`${part}:\n`)[1]?.split('\n') ?? [];
  const end = lines.findIndex((line) => !line.startsWith('| '));
  return lines.slice(0, end < 0 ? lines.length : end).map((line) => line.slice(line.indexOf(': ') + 2));
}

/** What a prompt asks to answer: the last of what is marked, several of it in a round. */
function askedIn(latest) {
  const [asked, ...retelling] = latest.split('[You have answered this already');
  const count = Number(/You answer the last (\d+) messages together/.exec(asked)?.[1] ?? 1);
  return { asked: marksIn(asked).slice(-count), isRetold: retelling.length > 0 };
}

/**
 * A model whose every answer costs: it changes the sheet of everybody whom it answers, moves the clock of the world, asks some for
 * rolls, fights in one of the games, and names what it answers, so that anything doubled or half can be counted. What is whispered it repeats to the
 * whisperer. Some turns fail when they are first tried. It keeps what it was shown. Its chapters are numbers, and it
 * keeps under each of them the messages that it was given.
 */
export function costlyModel({ heroes, random }) {
  const tried = new Set();
  const model = { shown: [], told: new Map(), cutOff: 0, leaks: [], wordings: 0 };

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

  /** Everything that one answer does. */
  function deedsFor(asked, whispered, isFighting) {
    const deeds = asked.flatMap((one) => {
      const { id, name, player } = heroes.get(one.hero);
      const change = changeFor(one);
      const fight = fightDeeds(one, { name, change, isFighting });
      const coin = [{ name: 'Coin', quantity: 1 }];
      const sheet = { character: id, ...(fight.length === 0 && { hp_change: change }), add_items: coin };
      const reason = `Check %${one.mark.slice(1, -1)}% ${whispered}`.trim();
      const roll = { notation: '1d20+2', reason, roller: 'player', ...(asked.length > 1 && { player }) };
      return [...fight, ['update_character', sheet], ...(asksRoll(one) ? [['roll_dice', roll]] : [])];
    });
    return [...deeds, ['update_world_state', { time: asked.at(-1).mark }]];
  }

  /** A whisper stands in prompts that answer its whisperer alone, and one between players in none. */
  function watch(text, asked, isRetold) {
    const whispered = new Set(whisperedIn(text));
    model.shown.push(secretsIn(text));
    if (whispered.size > 0) model.leaks.push({ whispered, answers: asked.map(({ hero }) => hero), isRetold });
  }

  model.behaviour = async (response, parts) => {
    const text = Buffer.concat(parts).toString();
    const { messages, tools } = JSON.parse(text);
    if (!tools?.length) {
      watch(text, [], false);
      return tell(response, messages.at(-1).content);
    }
    const latest = String(messages.findLast(({ role }) => role === 'user')?.content ?? '');
    const { asked, isRetold } = askedIn(latest);
    await delay(quickly);
    if (asked.length === 0) return response.end(words(`DM greets you, wording ${++model.wordings}.`) + end());
    watch(text, asked, isRetold);
    const last = asked.at(-1);
    const isWhisper = latest.includes('This is a whisper');
    const whispered = isWhisper ? (whisperedIn(latest).at(-1) ?? '') : '';
    if (!isRetold && last.number % 9 === 4 && !tried.has(last.mark)) {
      tried.add(last.mark);
      return response.destroy();
    }
    if (!isRetold && messages.at(-1).role !== 'tool') {
      const isFighting = tools.some((tool) => tool.function.name === 'end_encounter');
      const deeds = deedsFor(asked, whispered, isFighting).map(([name, input], index) =>
        call(index, name, input),
      );
      return response.end(deeds.join('') + end('tool_calls'));
    }
    const pause = last.number % 5 === 3 ? slowly : quickly;
    const first = isRetold ? `Wording ${++model.wordings}. ${opening}` : opening;
    for (const word of first.split(/(?<= )/)) {
      response.write(words(word));
      await delay(pause);
    }
    response.end(words(`${whispered} ${asked.map(({ mark }) => mark).join(' ')} .`) + end());
  };
  return model;
}
