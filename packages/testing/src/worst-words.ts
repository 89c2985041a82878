/** Words that somebody wrote to break whoever shows them. */
export interface WorstWords {
  name: string;
  sender: 'player' | 'dm';
  /** Whether they arrive piece by piece. */
  streamed: boolean;
  text: string;
}

/** As long as a player may write, and longer than a model may. */
const lengths = { player: 4_000, dm: 20_000 };

const marks = [
  ...['>', '> ', '- ', '+ ', '* ', '1. ', '1) ', '999999999. ', '# ', '#', '=\n', '-\n', '---\n', '***\n'],
  ...['*', '**', '***', '_', '__', '*a', '_a_', '**a** ', '*a **b ', '`', '``', '```\n', '~~~\n', '` `` '],
  ...[
    '[',
    '![',
    '](',
    '[a](b)',
    '![a](b',
    '[a]: b\n',
    '[a][a]',
    '<a ',
    '<a>',
    '</a>',
    '<!--',
    '<http:',
    '&amp;',
  ],
  ...['&#x1F600;', '&#', '&', '|', '| a ', '|-|\n', '\\', '\\\n', '\\*', '  \n', '\n', '\n\n', '\t', '\t- '],
  ...[
    '    ',
    '\r\n',
    '\r',
    ' ',
    '\u00a0',
    'a',
    'W',
    'a\n',
    'a\n\n',
    '- a\n',
    '> a\n',
    '# a\n',
    'a\n-\n',
    '"',
    '!',
  ],
  ...[
    '\u0301',
    'a\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308',
    '\u0488',
    '\u20e3',
    '\u202e',
    '\u2066',
    '\u200d',
  ],
  ...[
    '👩\u200d👩\u200d👧\u200d👦',
    '🇩🇪',
    '🏳️\u200d🌈',
    'שלום ',
    'ﷺ',
    '漢',
    '\u1100\u1161',
    'க்ஷ',
    '\u0e01\u0e33\u0e49',
    '\ud83d',
    '\u0000',
    '\ufeff',
  ],
];

function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Shape = (one: string, other: string, length: number, random: (below: number) => number) => string;

const shapes: Record<string, Shape> = {
  repeated: (one, _, length) => `${one.repeat(length / one.length)}a`,
  nested: (one, other, length) => {
    const times = length / (one.length + other.length + 1);
    return `${one.repeat(times)}a${other.repeat(times)}`;
  },
  mirrored: (one, _, length) =>
    `${one.repeat(length / one.length / 2)}a${one.repeat(length / one.length / 2)}`,
  alternated: (one, other, length) => `${(one + other).repeat(length / (one.length + other.length))}a`,
  unclosed: (one, _, length) => `${one}a `.repeat(length / (one.length + 2)),
  closed: (one, other, length) => `${one}a${other}b`.repeat(length / (one.length + other.length + 2)),
  lines: (one, other, length) => `${one}a${other}\n`.repeat(length / (one.length + other.length + 2)),
  paragraphs: (one, other, length) => `${one}a${other}\n\n`.repeat(length / (one.length + other.length + 3)),
  ladder: (one, _, length) => {
    let text = '';
    for (let step = 1; text.length < length; step += 1) text += `${one.repeat(step)}a`;
    return text;
  },
  stairs: (one, other, length) => {
    let text = '';
    for (let step = 0; text.length < length; step += 1) text += `${' '.repeat(step)}${one}${other}a\n`;
    return text;
  },
  mixed: (one, other, length, random) => {
    let text = '';
    while (text.length < length)
      text += random(3) === 0 ? (marks[random(marks.length)] ?? '') : random(2) ? one : other;
    return text;
  },
};

/** Every mark in every shape with a partner drawn by lot, then lots alone; the same for the same seed. */
export function worstWords(count: number, seed = 1): WorstWords[] {
  const random = randomFrom(seed);
  const names = Object.keys(shapes);
  const total = marks.length * names.length;
  // Spread over everything when only some are asked for; the step has no factor in common with the total.
  const step = count >= total ? 1 : Math.floor(total / count) | 1;
  return Array.from({ length: count }, (_, index) => {
    const place = (index * step) % total;
    const one = marks[place % marks.length] ?? '';
    const shape = names[Math.floor(place / marks.length) % names.length] ?? '';
    const other = marks[random(marks.length)] ?? '';
    const sender = index % 2 === 0 ? 'player' : 'dm';
    const text = shapes[shape]?.(one, other, lengths[sender], random) ?? '';
    return {
      name: `${shape} ${JSON.stringify(one)} ${JSON.stringify(other)}`,
      sender,
      streamed: sender === 'dm' && index % 4 === 1,
      text: text.slice(0, lengths[sender]),
    };
  });
}
