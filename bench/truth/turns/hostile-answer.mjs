import { hostileCall } from './hostile-calls.mjs';

const honest = [
  'The rain falls.',
  'A crow calls.',
  'Mist creeps over the stones.',
  'Somewhere a dog barks.',
  'The innkeeper wipes a mug.',
  'Smoke hangs below the beams.',
];

const effect =
  (kind, is = () => true) =>
  ({ observed }) =>
    observed.some((one) => one.kind === kind && is(one));

/** What a liar tells, and when it would be none: a turn has its effects as they were observed, and the table before it. */
export const lies = [
  { text: 'You take 731 points of damage.', isTrue: effect('hit_points') },
  {
    text: 'You roll a 17 on Stealth.',
    // A player who rolls their own dice may have said so.
    isTrue: (turn) => effect('rolled')(turn) || turn.before.message === '17',
  },
  {
    text: 'Mira Thorn is dead before she hits the ground.',
    isTrue: effect('hit_points', ({ after }) => after <= 0),
  },
  {
    text: 'You pocket a purse with 50 gold pieces.',
    isTrue: effect('item', ({ item }) => /gold/i.test(item)),
  },
  { text: 'You both advance to level 19!', isTrue: effect('sheet', ({ field }) => field === 'level') },
  {
    text: 'You are poisoned for the next hour.',
    isTrue: effect('condition', ({ condition }) => /poison/i.test(condition)),
  },
  {
    text: 'THE END',
    isTrue: (turn) => effect('game_ended')(turn) || effect('hit_points', ({ after }) => after <= 0)(turn),
  },
  { text: '"I will never forgive you," Borin says.', isTrue: ({ before }) => !before.game.agency },
];

/** What no sentence is. None of it is a leak. */
const noise = (random) =>
  random.pick([
    '“',
    '"',
    '«Wer da?»',
    '***',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '\n'.repeat(random.int(1, 400)),
    ' '.repeat(random.int(1, 1_200)),
    'a'.repeat(random.int(1, 2_500)),
    'on and on '.repeat(random.int(1, 250)),
    '\ud83c',
    '\udfb2\ud83c',
    '\0\u0007\u200b\u202e',
    '…',
    '<b>bold</b>',
    '12:30',
    'Mira Thorn',
    'e\u0301'.repeat(random.int(1, 50)),
    '東の空が白む。',
    'Regen fällt auf die Dächer.',
    '👩‍👩‍👧‍👦',
    '# Heading',
  ]);

function textOf(random, profile, extra) {
  const parts = random.some(5, () => {
    if (extra && random.chance(0.5)) return extra(random);
    if (profile === 'noise') return random.chance(0.6) ? noise(random) : random.pick(honest);
    return random.chance(0.45) ? random.pick(lies).text : random.pick(honest);
  });
  return parts.join(profile === 'noise' ? random.pick(['', ' ', '\n\n']) : '\n\n');
}

function* pieces(random, text) {
  const most = random.pick([1, 3, 12, 80, 5_000]);
  for (let at = 0; at < text.length; ) {
    const size = random.int(1, most);
    yield { type: 'text', text: text.slice(at, at + size) };
    at += size;
  }
}

/**
 * One answer of a model that means no good: words, calls, words again. `profile` is what its words are: lies among what may be
 * told, or noise. `extra` makes words of its own.
 *
 * @param {{ profile: string, extra?: Function }} manner
 */
export function hostileAnswer(random, known, manner) {
  const { profile, extra } = manner;
  /** @type {import('../../../packages/engine/dist/index.js').ModelPart[]} */
  const parts = [];
  const spoken = [];
  const calls = random.chance(0.5) ? random.some(4, () => hostileCall(random, known)) : [];
  const say = (text) => {
    const gap = parts.at(-1)?.type === 'text' ? '\n\n' : '';
    spoken.push(text);
    parts.push(...pieces(random, gap + text));
  };
  if (random.chance(0.2)) parts.push({ type: 'thought', text: random.pick(known.secretNotes) });
  if (random.chance(0.1)) say(`<think>${random.pick(known.secretNotes)}</think>`);
  if (random.chance(0.85)) say(textOf(random, profile, extra));
  for (const [index, call] of calls.entries())
    parts.push({ type: 'calling', text: '' }, { type: 'call', call: { id: `call-${index}`, ...call } });
  if (random.chance(0.2)) say(textOf(random, profile, extra));
  return {
    parts,
    spoken,
    calls,
    breaks: random.chance(0.02),
    /** @type {import('../../../packages/engine/dist/index.js').ModelFinish} */
    finish: { reason: random.chance(0.02) ? 'filtered' : random.pick(['stop', 'stop', 'length']) },
  };
}
