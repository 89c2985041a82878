import { framesOf } from './check-turn.mjs';

/** What a hostile model lets slip in its words, and how it is known again in what players were shown. */

const thought = 'Kvothmund decides in silence that the guard is the traitor';
const thoughts = [
  `<think>${thought}</think>`,
  `<Thinking>\n${thought}\n</Thinking>`,
  `<reasoning>${thought}</reasoning>`,
  `[THINK]${thought}[/THINK]`,
  `◁think▷${thought}◁/think▷`,
  `<|begin_of_thought|>${thought}<|end_of_thought|>`,
];
const callsAsText = [
  '<tool_call>\n{"name": "roll_dice", "arguments": {"notation": "1d20+5", "reason": "Stealth"}}\n</tool_call>',
  '[TOOL_CALLS] [{"name": "update_character", "arguments": {"character": "Mira Thorn", "hp_change": -2}}]',
  '<function=roll_dice>{"notation": "1d4", "reason": "Luck"}</function>',
  '```json\n{"name": "roll_dice", "arguments": {"notation": "2d6", "reason": "Luck"}}\n```',
];

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A stretch of a text, now and then with other marks and case. */
function stretch(random, text) {
  const words = text.split(/\s+/);
  const from = random.int(0, Math.max(0, words.length - 6));
  const some = words.slice(from, from + random.int(4, 40));
  return random.pick([
    (it) => it,
    (it) => it.toUpperCase(),
    (it) => it.replaceAll(' ', '\n'),
    (it) => `*${it}*`,
  ])(some.join(' '));
}

/** A secret for an argument of a call. */
export function slip(random, { known, before }) {
  return random.pick([
    () => stretch(random, before.world.notes),
    () => stretch(random, random.pick(known.passages)),
    () => before.game.code,
  ])();
}

/** Words that are not for players. */
export function leak(random, { known, before, request }) {
  const { notes } = before.world;
  const { code } = before.game;
  const orders = request.messages[0].text;
  return random.pick([
    () => stretch(random, notes),
    () => `My notes say: ${notes}`,
    () => stretch(random, random.pick(known.passages)),
    () => stretch(random, orders),
    () => `The code is ${random.pick([code, [...code].join('-'), [...code].join(' '), code.toLowerCase()])}.`,
    () => random.pick(thoughts),
    () => random.pick(callsAsText),
  ])();
}

/** Whether so many words of a secret stand in a text in a row. */
function quotes(shown, secret, most) {
  const text = ` ${wordsOf(shown).join(' ')} `;
  const words = wordsOf(secret);
  for (let at = 0; at + most <= words.length; at++) {
    const run = words.slice(at, at + most);
    // Of small words alone a sentence of anybody's is made.
    if (run.filter(({ length }) => length > 4).length < 4) continue;
    if (text.includes(` ${run.join(' ')} `)) return run.join(' ');
  }
  return null;
}

/** One or two words more than are allowed: what counts as a word is the service's to say. */
const few = { notes: 8, orders: 9, passages: 12 };

export function* leaksIn(turn) {
  const { before, known, requests } = turn;
  for (const text of framesOf(turn)) {
    const sources = [
      ['the notes', before.world.notes, few.notes],
      ...known.passages.map((passage) => ['a passage for the DM alone', passage, few.passages]),
      ...requests[0].messages[0].text.split('\n').map((line) => ['the system text', line, few.orders]),
    ];
    for (const [what, secret, most] of sources) {
      const run = quotes(text, secret, most);
      if (run) yield `${what}: ${run}`;
    }
    const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    if (letters.includes(before.game.code.toLowerCase())) yield 'the participation code';
    if (/Kvothmund/i.test(text)) yield 'a thought';
    if (/tool_call|"arguments"|<function/i.test(text)) yield 'a call as text';
  }
}
