import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readScript } from './read-script.ts';
import type { Script } from './script.ts';

const titles = ({ scenes }: Script) => scenes.map(({ title }) => title);
const kinds = ({ scenes }: Script) => scenes.map(({ title, kind }) => [title, kind]);

function aloudIn({ scenes }: Script, title: string): string[] {
  const scene = scenes.find((one) => one.title === title);
  return (scene?.passages ?? []).flatMap(({ label, text }) => (label === 'read aloud' ? [text] : []));
}

function secretIn({ scenes }: Script, title: string): string {
  const scene = scenes.find((one) => one.title === title);
  return (scene?.passages ?? [])
    .flatMap(({ label, text }) => (label === 'read aloud' ? [] : [text]))
    .join('\n');
}

describe('Markdown', () => {
  const script = readScript(
    [
      '# The Mill',
      '*For three players.*',
      '## Background',
      'The miller drowned his brother.',
      '## Part One: The Valley',
      '### The Yard',
      '> The wheel stands still.\n> Nobody is here.',
      'The miller hides in the loft.',
      '#### Treasure',
      'Nine silver pieces.',
      '### The Loft',
      '> **Read aloud**\n>\n> Flour hangs in the air.',
      '> **DM note.** The knife is under the sacks.',
      '## Endings',
      '### The Flood',
      'All is washed away.',
      '## People',
      '- **Hob**, the miller.',
      '## Appendix: Creatures',
      '### Mill Rat',
      '**Armor Class** 12\n**Hit Points** 3',
    ].join('\n\n'),
  );

  it('[E6.40] [E6.42] becomes scenes of their kinds', () => {
    expect(kinds(script)).toEqual([
      ['The Mill', 'front'],
      ['Background', 'background'],
      ['Part One: The Valley', 'part'],
      ['The Yard', 'scene'],
      ['The Loft', 'scene'],
      ['Endings', 'ending'],
      ['The Flood', 'ending'],
      ['People', 'people'],
      ['Appendix: Creatures', 'creatures'],
      ['Mill Rat', 'creatures'],
    ]);
    expect(script.scenes.map(({ depth }) => depth)).toEqual([0, 1, 1, 2, 2, 1, 2, 1, 1, 2]);
    expect(script.scenes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('[E6.42] has the numbers of a creature under a heading of their own, and is played around them', () => {
    const inn = readScript(
      [
        '# The Wet Lantern',
        '## The Taproom',
        '> Rain drums on the roof.',
        '### Dock Thug',
        '*Medium humanoid (any race), neutral evil*\n\n**Armor Class** 12\n**Hit Points** 16 (3d8 + 3)',
        '## The Cellar',
        'Black water stands between the barrels.',
        '### Cellar Eel',
        'AC 11, HP 9, swim 30 ft.',
        '## Guard Room',
        'Two guards (AC 13, 11 hit points each) play at dice.',
        '## Ending',
        'The rain stops.',
      ].join('\n\n'),
    );
    expect(kinds(inn)).toEqual([
      ['The Wet Lantern', 'front'],
      ['The Taproom', 'scene'],
      ['Dock Thug', 'creatures'],
      ['The Cellar', 'scene'],
      ['Cellar Eel', 'creatures'],
      ['Guard Room', 'scene'],
      ['Ending', 'ending'],
    ]);
  });

  it('[E6.42] is played from the first scene with something to read aloud', () => {
    expect(script.first).toBe(4);
  });

  it('[E6.41] has its block quotes read aloud, but not those that are notes for the DM', () => {
    expect(aloudIn(script, 'The Yard')).toEqual(['The wheel stands still.\nNobody is here.']);
    expect(aloudIn(script, 'The Loft')).toEqual(['Flour hangs in the air.']);
    expect(secretIn(script, 'The Loft')).toContain('The knife is under the sacks.');
  });

  it('[E6.41] has callouts by what they are called, or else by their kind', () => {
    const script = readScript(
      [
        '## The Square',
        '> [!quote] Read aloud\n> A hush falls over the square.',
        '> [!warning] DM only\n> The mayor is a doppelganger.',
        '> [!quote]-\n> Bells ring.',
        '> [!info] Weather\n> It snows from noon on.',
        '> [!note] Read aloud\n> A goat comes down the steps.',
        '## The Pond\n\n> Ice.',
      ].join('\n\n'),
    );
    const [square] = script.scenes;
    const aloud = square!.passages.filter(({ label }) => label === 'read aloud');
    expect(aloud.map(({ text }) => text)).toEqual([
      'A hush falls over the square.',
      'Bells ring.',
      'A goat comes down the steps.',
    ]);
    expect(square!.passages.filter(({ label }) => label === 'for you alone').map(({ text }) => text)).toEqual(
      ['DM only\nThe mayor is a doppelganger.', 'Weather\nIt snows from noon on.'],
    );
  });

  it('[E6.40] keeps what is part of a scene in it', () => {
    expect(secretIn(script, 'The Yard')).toContain('Nine silver pieces.');
  });
});

describe('the marks of Homebrewery and GM Binder', () => {
  const script = readScript(
    [
      '```metadata\ntitle: The Debt\n```',
      '<style>\n .phb { color: red }\n</style>',
      '# The Debt',
      '{{pageNumber,auto}}\n{{footnote PART 1 | COMING IN}}',
      '\\page',
      '## The Gate',
      '{{descriptive\nAn arch of wax.\n}}',
      'Mother Grist sits here.',
      '{{note\n##### What she hides\nShe is in debt.\n}}',
      '\\column',
      '## The Booth',
      "<div class='descriptive'>\nA striped booth.\n</div>",
      '{{monster,frame\n## Bravo\n**Armor Class** :: 14\n**Hit Points** :: 22\n### Actions\nKnife.\n}}',
      '> ##### Read this aloud\n> The bell hangs low.',
      '___\n> ## The Heron\n> *Medium humanoid*\n> ___\n> - **Armor Class** 15\n> - **Hit Points** 45',
    ].join('\n\n'),
  );

  it('[E6.40] are taken away; boxes make no scenes', () => {
    expect(titles(script)).toEqual(['The Debt', 'The Gate', 'The Booth']);
    const all = script.scenes.flatMap(({ passages }) => passages.map(({ text }) => text)).join('\n');
    expect(all).not.toMatch(/[{}\\]|color|footnote|pageNumber|<|metadata/);
  });

  it('[E6.41] say what is read aloud and what is for the DM', () => {
    expect(aloudIn(script, 'The Gate')).toEqual(['An arch of wax.']);
    expect(secretIn(script, 'The Gate')).toContain('What she hides');
    expect(aloudIn(script, 'The Booth')).toEqual(['A striped booth.', 'The bell hangs low.']);
  });

  it('[E6.41] keep a creature together', () => {
    const blocks = script.scenes[2]!.passages.map(({ text }) => text);
    expect(blocks.some((text) => text.includes('Bravo') && text.includes('Knife.'))).toBe(true);
    expect(blocks.some((text) => text.includes('The Heron') && text.includes('45'))).toBe(true);
  });
});

/** Broken as a program breaks lines. */
function wrapped(text: string, width = 60): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line.length + word.length >= width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

describe('the text of a PDF', () => {
  const prose = 'The bell has not been rung for forty years and the ropes are green with weed and salt. '
    .repeat(4)
    .trim();
  const pages = [
    [
      'THE DROWNED BELL',
      '',
      'CONTENTS',
      'Introduction ........ 1',
      '  1. THE GATE ....... 2',
      '',
      'Introduction',
      ...wrapped(prose),
    ],
    [
      '',
      '1. THE GATE',
      'Read aloud:',
      ...wrapped(`"You stand under an arch. ${prose}"`),
      ...wrapped(`The porter knows more. ${prose} He is in-`),
    ],
    [
      '',
      ...wrapped(`debted to the abbot. ${prose}`),
      '',
      '2. THE TOWER',
      '    Ninety steps go up, and every one of them weeps under',
      '    your feet.',
      ...wrapped(prose),
    ],
    ['', 'Conclusion', ...wrapped(prose)],
  ];
  const text = pages
    .flatMap((page, at) => [...page, '', `Page ${at + 1} | The Drowned Bell`, 'THE DROWNED BELL'])
    .join('\n');
  const script = readScript(text);

  it('[E6.40] loses its headers, footers and contents, and finds its rooms', () => {
    expect(titles(script)).toEqual([
      'THE DROWNED BELL',
      'CONTENTS',
      'Introduction',
      '1. THE GATE',
      '2. THE TOWER',
      'Conclusion',
    ]);
    expect(script.scenes.map(({ kind }) => kind)).toEqual([
      'front',
      'front',
      'background',
      'scene',
      'scene',
      'ending',
    ]);
    expect(JSON.stringify(script)).not.toContain('Page 2');
  });

  it('[E6.40] has its lines and its words whole again, over pages too', () => {
    expect(secretIn(script, '1. THE GATE')).toContain('He is indebted to the abbot.');
  });

  it('[E6.41] has read aloud what was announced so, or set in a box', () => {
    expect(aloudIn(script, '1. THE GATE')[0]).toMatch(/^"You stand under an arch\. .* salt\."$/);
    expect(secretIn(script, '1. THE GATE')).toContain('The porter knows more.');
    expect(aloudIn(script, '2. THE TOWER')).toEqual([
      'Ninety steps go up, and every one of them weeps under your feet.',
    ]);
    expect(script.first).toBe(4);
  });
});

it('[E6.40] a PDF loses what counts its pages, though each page names another chapter', () => {
  const prose =
    'The bell has not been rung for forty years and the ropes are green with weed and salt. '.repeat(8);
  const chapters = ['Chapter 1: The Salt Road', 'Chapter 2: Saltern Hythe', 'Chapter 3: The Tower'];
  const rooms = (chapter: number) =>
    [1, 2].flatMap((room) => {
      const page = 2 * chapter + room;
      const names = chapters[chapter]!.replace(':', ' |');
      const furniture = room === 1 ? `${page} ${names}` : `${names} ${page}`;
      return [
        '',
        furniture,
        `${'SHT'[chapter]}${room}. The ${['Gate', 'Stair'][room - 1]}`,
        ...wrapped(prose),
      ];
    });
  const script = readScript(
    ['THE BELL', '', ...chapters.flatMap((title, at) => ['', title, ...wrapped(prose), ...rooms(at)])].join(
      '\n',
    ),
  );
  expect(titles(script)).toEqual([
    'THE BELL',
    ...chapters.flatMap((title, at) => [title, `${'SHT'[at]}1. The Gate`, `${'SHT'[at]}2. The Stair`]),
  ]);
  expect(JSON.stringify(script)).not.toContain(' | ');
});

it('[E6.40] rooms that are counted without a full stop are no pages', () => {
  const prose = wrapped(
    'The ropes are green with weed and salt, and nobody comes here any more. '.repeat(12),
  );
  const rooms = ['1 The Gate', '2 The Yard', '3 The Stair', '4 The Loft', '5 The Bell'];
  const script = readScript(rooms.flatMap((room) => ['', room, '', ...prose]).join('\n'));
  for (const room of rooms) expect(JSON.stringify(script)).toContain(room);
});

describe('[E6.40] what is counted and is no page stays', () => {
  const prose = wrapped(
    'The ropes are green with weed and salt, and nobody comes here any more. '.repeat(12),
  );
  const held = (lines: string[]) => {
    const text = JSON.stringify(readScript(['THE BELL', '', ...lines].join('\n')));
    return (line: string) => text.includes(line.replace(/^#+ |\*+/g, ''));
  };

  it('headings with marks', () => {
    const headings = [1, 2, 3, 4, 5].map((number) => `## Scene ${number}`);
    const has = held(headings.flatMap((heading) => ['', heading, '', ...prose]));
    for (const heading of headings) expect(has(heading)).toBe(true);
  });

  it('rooms that a list names before', () => {
    const rooms = ['The Gate', 'The Yard', 'The Stair', 'The Loft', 'The Bell'];
    const counted = rooms.map((room, index) => `${index + 1} ${room}`);
    const has = held([...rooms, ...counted, ...counted.flatMap((room) => ['', room, '', ...prose])]);
    for (const room of counted) expect(has(room)).toBe(true);
  });

  it('numbers of creatures', () => {
    const classes = [12, 15, 13, 11, 14, 13, 15, 14, 16].map((number) => `Armor Class ${number}`);
    const has = held(classes.flatMap((line, index) => ['', `GUARD ${'ABCDEFGHI'[index]}`, line, ...prose]));
    for (const line of classes) expect(has(line)).toBe(true);
  });
});

describe('notes', () => {
  it('[E6.40] have headings of many kinds', () => {
    const script = readScript(
      [
        'SEVEN COATS\n===========',
        'What is really going on\n-----------------------\nThe river takes seven.',
        'THE FERRY\n---------\nstart here, everybody waits\nREAD: "The ferry slides out of the fog."\n- flat boat',
        '',
        'Reed hut -\nsomebody lives here',
        '',
        '- the toll house:',
        'stone, square, on the bridge',
        'A3. The Vault\nThere is a chest in it.',
        'how it ends\n-----------\nThey all wake.',
      ].join('\n\n'),
    );
    expect(kinds(script)).toEqual([
      ['SEVEN COATS', 'front'],
      ['What is really going on', 'background'],
      ['THE FERRY', 'scene'],
      ['Reed hut', 'scene'],
      ['the toll house', 'scene'],
      ['A3. The Vault', 'scene'],
      ['how it ends', 'ending'],
    ]);
    expect(aloudIn(script, 'THE FERRY')).toEqual(['"The ferry slides out of the fog."']);
    expect(script.first).toBe(3);
  });

  it('[E6.40] without headings are parted by their paragraphs', () => {
    const script = readScript(
      [
        'Honey fair: late afternoon. Read out: "Every bee rises."\n- Dob pays 60 gp, "if they are back"',
        "Marl's cottage, edge of the village:\n- door open",
        'the hill with bees overhead\n- two wasps',
        'How it ends: the bees come home',
      ].join('\n\n'),
    );
    expect(kinds(script)).toEqual([
      ['Honey fair', 'scene'],
      ["Marl's cottage, edge of the village", 'scene'],
      ['the hill with bees overhead', 'scene'],
      ['How it ends', 'ending'],
    ]);
    expect(aloudIn(script, 'Honey fair')).toEqual(['"Every bee rises."']);
    expect(secretIn(script, 'Honey fair')).toContain('Dob pays');
  });

  it('[E6.42] that are nothing but prose are played from their beginning', () => {
    expect(readScript('A storm throws your ship onto a black shore.')).toMatchObject({ first: 1 });
    expect(readScript('  \n ')).toEqual({ scenes: [], first: 0 });
  });
});

const word = fc.stringMatching(/^[a-z]{4,9}$/);
const sentence = fc
  .array(word, { minLength: 3, maxLength: 20 })
  .map((words) => `The ${words.join(' ')} fell.`);
const block = fc.oneof(
  sentence,
  sentence.map((text) => `> ${text}`),
  sentence.map((text) => `- ${text}`),
  sentence.map((text) => `Read aloud: "${text}"`),
  sentence.map((text) => `{{note\n${text}\n}}`),
  fc.tuple(fc.integer({ min: 1, max: 6 }), word).map(([level, title]) => `${'#'.repeat(level)} ${title}`),
  fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ').toUpperCase()),
);

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((one) => !/^(?:read|aloud|note)$/.test(one));

describe('a document without marks', () => {
  const script = readScript(
    [
      'The Tin Orchard',
      'For the Referee\nEverything here is rust. The adventure begins in the Hook and Thimble.',
      'Part One: The Town',
      'The Hook and Thimble\nA tailor who also sells beer.',
      '*Needles hang from the ceiling on threads, hundreds of them, and all of them point at the door.*',
      'When they sit down:',
      'A thread comes down and touches each of you on the wrist, once.',
      'The tailor measures them for shrouds.',
      'What the tailor can tell them for a coin or two:\nthe orchard is fenced',
      'The Fence\n*For the referee: nobody has ever climbed this fence and come back with both hands.*',
      'Wire, nine feet of it, and bells.',
    ].join('\n\n'),
  );

  it('[E6.40] [E6.42] has its short lines for headings, and no lines that announce', () => {
    expect(kinds(script)).toEqual([
      ['The Tin Orchard', 'front'],
      ['For the Referee', 'background'],
      ['Part One: The Town', 'part'],
      ['The Hook and Thimble', 'scene'],
      ['The Fence', 'scene'],
    ]);
    expect(secretIn(script, 'The Hook and Thimble')).toContain('the orchard is fenced');
  });

  it('[E6.41] has read aloud what is in italics, and what is told when they come', () => {
    expect(aloudIn(script, 'The Hook and Thimble').join('\n')).toMatch(
      /Needles hang[\s\S]*touches each of you/,
    );
    expect(aloudIn(script, 'The Hook and Thimble').join('\n')).not.toContain('shrouds');
    expect(aloudIn(script, 'The Fence')).toEqual([]);
  });

  it('[E6.42] is played from where its beginning says', () => {
    expect(script.scenes[script.first - 1]!.title).toBe('The Hook and Thimble');
  });
});

describe('rooms that are counted', () => {
  const script = readScript(
    [
      'THE SALT STEPS',
      'THE HARBOUR\nBoats and gulls.',
      '1. THE MOLE\nStones in the sea.',
      '2. THE CUSTOMS HOUSE\nRead the following aloud:\nThe door is painted shut, and behind the painted window a painted clerk looks up from his painted book and frowns at you.\nThe clerk is real.',
      '2A. THE STRONGROOM\nGold, none of it painted.',
      'THE CLIFF\nChalk.',
      '3. THE STEPS\nNinety.',
      '4. THE TOP\nWind.',
    ].join('\n\n'),
  );

  it('[E6.40] stand under the heading before them, and one with a letter under its number', () => {
    expect(script.scenes.map(({ title, depth, kind }) => [title, depth, kind])).toEqual([
      ['THE SALT STEPS', 0, 'front'],
      ['THE HARBOUR', 0, 'part'],
      ['1. THE MOLE', 1, 'scene'],
      ['2. THE CUSTOMS HOUSE', 1, 'scene'],
      ['2A. THE STRONGROOM', 2, 'scene'],
      ['THE CLIFF', 0, 'part'],
      ['3. THE STEPS', 1, 'scene'],
      ['4. THE TOP', 1, 'scene'],
    ]);
  });

  it('[E6.42] are played from where their count begins, though the second is the first that is read aloud', () => {
    expect(script.scenes[script.first - 1]!.title).toBe('1. THE MOLE');
  });

  it('[E6.41] have one paragraph read aloud where one was announced', () => {
    expect(aloudIn(script, '2. THE CUSTOMS HOUSE').join()).toContain('frowns at you.');
    expect(secretIn(script, '2. THE CUSTOMS HOUSE')).toContain('The clerk is real.');
  });
});

it('[E6.42] endings are endings, however long the lists behind them', () => {
  const people = Array.from({ length: 12 }, (_, at) => `### Person ${at}\n\nBorn in the year ${at}.`);
  const script = readScript(
    [
      '# The Ladder',
      '## The Foot\n\n> Rungs.',
      '## The Middle\n\n> Wind.',
      '## The Top\n\n> Clouds.',
      '## A Good Ending\n\nThey fly.',
      '## Ways it can end badly\n\nThey fall.',
      '## Places on the way',
      '### The Hut\n\nA stove.',
      '## Cast',
      ...people,
    ].join('\n\n'),
  );
  expect(kinds(script).slice(4, 8)).toEqual([
    ['A Good Ending', 'ending'],
    ['Ways it can end badly', 'ending'],
    ['Places on the way', 'part'],
    ['The Hut', 'scene'],
  ]);
});

it('[E6.42] a short first scene with a box is a scene, and a line to finish at a place', () => {
  const script = readScript(
    [
      '# Arrival\n> The ferry lands at dusk, and nobody waits for you.',
      '# The Inn\n> Smoke and onions.\n\nPerrin lies.',
      '# The Finish Line\n> Flags, and a crowd.\n\nThe race ends here.',
      '# The Judges\n> Three old men.\n\nOne is bribed.',
    ].join('\n\n'),
  );
  expect(script.scenes.map(({ kind }) => kind)).toEqual(['scene', 'scene', 'scene', 'scene']);
  expect(script.first).toBe(1);
});

it('[E6.42] a title page that is set in is no scene, and a way to finish is an ending', () => {
  const script = readScript(
    [
      '      THE BELL\n      ========',
      '        A winter journey for four\n        one long evening',
      'BEFORE YOU START\n\nThis is a walk over a pass.',
      ...['THE INN', 'THE BRIDGE', 'THE HOUSE', 'THE LOFT'].map(
        (title) =>
          `${title}\n\nREAD:\n\n    Snow lies on ${title.toLowerCase()}, and nobody has walked in it.\n\nWolves.`,
      ),
      'FINISH ONE: THE BELL IS RUNG\n\nThe dead come in to eat.',
      'FINISH TWO: OVER BY NIGHT\n\nThey are never seen again.',
    ].join('\n\n'),
  );
  expect(script.scenes.map(({ title, kind }) => [title, kind])).toEqual([
    ['THE BELL', 'front'],
    ['BEFORE YOU START', 'background'],
    ...['THE INN', 'THE BRIDGE', 'THE HOUSE', 'THE LOFT'].map((title) => [title, 'scene']),
    ['FINISH ONE: THE BELL IS RUNG', 'ending'],
    ['FINISH TWO: OVER BY NIGHT', 'ending'],
  ]);
  expect(script.scenes[script.first - 1]!.title).toBe('THE INN');
});

it('[E6.40] lines in bold are scenes where only chapters are marked', () => {
  const prose = 'Rain falls on the roofs of the lower town. '.repeat(60);
  const rooms = ['The Soap House', 'The Bent Stair', 'The Clerk of Nets'].map(
    (room) => `**${room}**\n\n${prose}`,
  );
  const more = ['The Salt Loft', 'The Hanging Garden'].map((room) => `**${room}**\n\n${prose}`);
  const script = readScript(['# Chapter One', ...rooms, '# Chapter Two', ...more].join('\n\n'));
  expect(titles(script)).toEqual([
    'Chapter One',
    'The Soap House',
    'The Bent Stair',
    'The Clerk of Nets',
    'Chapter Two',
    'The Salt Loft',
    'The Hanging Garden',
  ]);
});

it('[E6.40] [E6.41] headings and boxes of a wiki are read', () => {
  const script = readScript(
    [
      '= The Kite Market =',
      '== The Stalls ==\n[quote]Paper birds pull at their strings.[/quote]\nOne of them is alive.',
      '== People around ==\n=== Ilka Tamm ===\nSells string. She cut the mayor loose.',
    ].join('\n\n'),
  );
  expect(kinds(script)).toEqual([
    ['The Kite Market', 'front'],
    ['The Stalls', 'scene'],
    ['People around', 'people'],
    ['Ilka Tamm', 'people'],
  ]);
  expect(aloudIn(script, 'The Stalls')).toEqual(['Paper birds pull at their strings.']);
});

it('[E6.40] no word is lost, whatever the form', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 40 }), (blocks) => {
      const text = blocks.join('\n\n');
      const { scenes } = readScript(text);
      const kept = new Set(
        scenes.flatMap(({ title, passages }) =>
          wordsOf([title, ...passages.map((one) => one.text)].join(' ')),
        ),
      );
      for (const one of wordsOf(text)) expect(kept).toContain(one);
    }),
  );
});

it('[E6.40] anything at all is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      const { scenes, first } = readScript(text);
      expect(first === 0 ? 0 : scenes[first - 1]?.number).toBe(first);
    }),
  );
});

describe('a hostile text', () => {
  const most = 400_000;
  const repeated = (unit: string) => unit.repeat(Math.ceil(most / unit.length)).slice(0, most);
  it.each([
    ['one line', 'a'],
    ['spaces', ' '],
    ['words', 'ab '],
    ['headings', '# a\n'],
    ['plain headings', 'A HEADING\n\n'],
    ['quotes', '> a\n\n'],
    ['quotes and text', '> a\n\nb\n\n'],
    ['nested quotes', '> '],
    ['boxes', '{{note\n'],
    ['boxes in one line', '{{note '],
    ['tags', '<div class="a">\n'],
    ['open tags', '<a'],
    ['quotation marks', '"\n'],
    ['announcements', 'Read aloud:\n"a\n'],
    ['labels in one line', '. Read aloud: "a" '],
    ['dots', '. '],
    ['rows of dots', '......... 12\n'],
    ['underlines', 'a\n---\n\n'],
    ['page numbers', 'a b c d\n1\n'],
    ['stars', '*'],
    ['blanks between', 'a\n   \n'],
  ])('[E6.40] of %s is read, into a bounded script', (_, unit) => {
    const { scenes } = readScript(repeated(unit));
    expect(scenes.length).toBeLessThanOrEqual(600);
    const passages = scenes.flatMap((scene) => scene.passages);
    expect(passages.length).toBeLessThanOrEqual(4_000);
    expect(Math.max(0, ...passages.map(({ text }) => text.length))).toBeLessThanOrEqual(2_500);
  });

  it('[E6.41] takes nothing for read aloud that stands behind the box that was announced', () => {
    const { scenes } = readScript(
      '# The Wall\n\n## The Gate\n\nWhen they knock:\n\n> Who goes there?\n\nThe guard knows you as thieves and has sent for the watch.',
    );
    expect(scenes.at(-1)!.passages.at(-1)).toEqual({
      label: 'for you alone',
      text: 'The guard knows you as thieves and has sent for the watch.',
    });
  });

  it('[E6.41] takes brackets for boxes only where each has its end', () => {
    const read = (text: string) => readScript(text).scenes.flatMap(({ passages }) => passages);
    const whole = '# A\n\n[quote]The bell tolls for you.[/quote]\n\nThe abbot did it.';
    expect(read(whole).map(({ label }) => label)).toEqual(['read aloud', 'for you alone']);
    for (const open of [
      '# A\n\nSee [box](a.png).\n\nThe abbot did it.',
      '# A\n\n[quote]The bell tolls.\n\nThe abbot did it.',
    ])
      expect(read(open).every(({ label }) => label === 'for you alone')).toBe(true);
  });
});
