import { describe, expect, it } from 'vitest';
import { entriesOf } from './people.ts';
import { readScript } from './read-script.ts';
import { scriptCharacters, scriptExcerpts } from './script-excerpts.ts';
import { recalledScenes } from './recalled-scenes.ts';
import { ScriptIndex } from './script-index.ts';

async function indexOf(text: string): Promise<ScriptIndex> {
  const { scenes, first } = readScript(text);
  return ScriptIndex.build({
    first,
    scenes: scenes.map((scene) => ({
      ...scene,
      passages: scene.passages.map((one) => ({ ...one, vector: null })),
    })),
  });
}

const filler = (about: string) => `The ${about} is old, and the dust of the ${about} lies thick. `.repeat(20);
const places = [
  'mill',
  'well',
  'crypt',
  'orchard',
  'bridge',
  'kiln',
  'tannery',
  'smithy',
  'stable',
  'granary',
];
const long = [
  '# The Valley',
  '## Background\n\nThe reeve is a ghoul.',
  ...places.map(
    (place) =>
      `## The ${place}\n\n> You stand at the ${place}.\n\nSecret of the ${place}: a key.\n\n${filler(place)}`,
  ),
  '## Ending: the flood\n\nEverything drowns.',
  '## People\n\n- **Hob Larch**, the miller, limps.\n- **Nan Rook**, the smith, lies.',
  '## Creatures\n\n### Bog Hound\n\n**Armor Class** 12, **Hit Points** 9',
].join('\n\n');

const ask = (index: ScriptIndex, message: string, place = '', lastNarration = '') =>
  scriptExcerpts(index, { place, message, lastNarration, queries: [] });
const textOf = ({ passages }: ReturnType<typeof scriptExcerpts>) =>
  passages.map(({ text }) => text).join('\n');

describe('[E6.45] what a prompt holds of a long adventure', () => {
  it('is the scene of the party whole, labelled, and nothing of others', async () => {
    const shown = ask(await indexOf(long), 'I look around', '4');
    expect(shown.isWhole).toBe(false);
    expect(shown.passages.filter(({ scene }) => scene === 4).map(({ label }) => label)).toContain(
      'for you alone',
    );
    expect(textOf(shown)).toContain('Secret of the well');
    expect(textOf(shown)).not.toMatch(/Secret of the (?!well)|drowns|ghoul/);
  });

  it('is also what the message leads to', async () => {
    const shown = ask(await indexOf(long), 'we go to the smithy', '4');
    expect(shown.outline[shown.here - 1]?.title).toBe('The smithy');
    expect(textOf(shown)).toContain('Secret of the smithy');
    expect(textOf(shown)).not.toMatch(/Secret of the (?!smithy|well)/);
  });

  it('[1.8] [8.adventure-retrieval] is also, of any scene, what the message names by words of its own', async () => {
    const known = [
      'the alchemist keeps a zircon vial in a copper birdcage',
      'the drowned bell answers to Ysolde',
    ];
    const rooms = places.map(
      (place, at) => `## The ${place}\n\n${filler(place).repeat(2)}\n\n${known[at] ?? 'Dust.'}`,
    );
    const index = await indexOf(['# The Valley', ...rooms, '## Ending: the zircon vial breaks'].join('\n\n'));
    const shown = ask(index, 'I ask the alchemist about the zircon vial', '9');
    expect(shown.outline[shown.here - 1]?.title).toBe('The smithy');
    expect(textOf(shown)).toContain('copper birdcage');
    expect(textOf(shown)).not.toContain('Ysolde');
    expect(shown.passages.find(({ text }) => text.includes('birdcage'))?.isLater).toBe(true);
    expect(textOf(ask(index, 'to which name does the drowned bell answer?', '9'))).toContain('Ysolde');
    expect(textOf(ask(index, 'I ask about the weather', '9'))).not.toMatch(/birdcage|Ysolde/);
  });

  it('has the scene that they leave whole while there is room', async () => {
    const room = (name: string) =>
      `## The ${name}\n\n> You see the ${name}.\n\n${Array.from({ length: 9 }, (_, at) => `Line ${at} of the ${name}. ${'Dust. '.repeat(75)}`).join('\n\n')}`;
    const shown = textOf(
      ask(await indexOf(['# Rooms', ...places.map(room)].join('\n\n')), 'we go to the smithy', '3'),
    );
    for (let at = 0; at < 9; at += 1) {
      expect(shown).toContain(`Line ${at} of the smithy`);
      expect(shown).toContain(`Line ${at} of the well`);
    }
  });

  it('[1.8] always has the opening', async () => {
    expect(textOf(ask(await indexOf(long), 'I look around', '9,3'))).toContain('You stand at the mill.');
  });

  it('has people by their names', async () => {
    const shown = textOf(ask(await indexOf(long), 'what does Hob Larch look like?', '4'));
    expect(shown).toContain('limps');
    expect(shown).not.toContain('Nan Rook');
  });

  it('keeps within its bound, and of a long scene has what is read aloud and what is near', async () => {
    const paragraphs = Array.from(
      { length: 60 },
      (_, at) => `Paragraph ${at}. ${'Stones lie about. '.repeat(25)}`,
    );
    paragraphs[47] += ' A silver whistle hangs on a nail.';
    const index = await indexOf(
      `# A\n\n## The cave\n\n${paragraphs.join('\n\n')}\n\n> You hear water.\n\n## The end of it\n\n> Light.`,
    );
    const shown = ask(index, 'I look for the silver whistle', '2');
    expect(textOf(shown)).toContain('You hear water.');
    expect(textOf(shown)).toContain('silver whistle');
    expect(textOf(shown).length).toBeLessThanOrEqual(scriptCharacters);
  });
});

it('[E6.45] a short adventure is there whole, and what was not reached is marked', async () => {
  const index = await indexOf('# A\n\n## One\n\n> Here.\n\n## Two\n\nThere.\n\n## Ending\n\nGone.');
  const { isWhole, passages } = ask(index, 'I look around', '2');
  expect(isWhole).toBe(true);
  expect(passages.map(({ text, isLater }) => [text, isLater])).toEqual([
    ['Here.', false],
    ['There.', true],
    ['Gone.', true],
  ]);
});

it('[E6.46] the greeting has the first scene with what is read aloud in it', async () => {
  const shown = ask(await indexOf(long), '');
  expect(shown).toMatchObject({ here: 3, place: '3', first: 3 });
  expect(shown.passages[0]).toMatchObject({ scene: 3, label: 'read aloud', text: 'You stand at the mill.' });
});

it('[E6.47] a scene is recalled by its number, anything else by what it says', async () => {
  const index = await indexOf(long);
  const scene = recalledScenes(index, 'scene 5', []);
  expect(scene[0]).toEqual({ source: 'scene 5, The crypt (read aloud)', text: 'You stand at the crypt.' });
  expect(recalledScenes(index, 'what is the secret of the tannery', [])[0]?.source).toContain('The tannery');
  expect(recalledScenes(index, 'scene 500', [])).toEqual([]);
  expect(recalledScenes(index, 'xyzzy', [])).toEqual([]);
});

describe('people with entries of their own', () => {
  const house = indexOf(
    [
      '# The Quiet House',
      ...places.map(
        (place) => `## The ${place}\n\n> You stand at the ${place}.\n\n${filler(place).repeat(2)}`,
      ),
      '## The Household',
      '### Aude Lessing, Cook\n\nRound and short of breath. **Secret:** she drowned the steward.',
      '### Father Corm\n\nA gardener with a cough. **Secret:** he buried him.',
      '### Tilde Moor\n\nThe youngest of the maids. **Secret:** she watched.',
    ].join('\n\n'),
  );

  it('[E6.68] are there when the message names them or says what they are', async () => {
    expect(textOf(ask(await house, 'I take Aude aside', '3'))).toContain('she drowned');
    expect(textOf(ask(await house, 'we have a word with the gardener', '3'))).toContain('he buried');
  });

  it('[E6.68] are not there when the message is about something else', async () => {
    const shown = textOf(
      ask(await house, 'I look around', '3', 'Aude the cook and Tilde stand at the well.'),
    );
    expect(shown).not.toContain('Secret');
  });
});

it('[E6.67] the event that has come stays while the party is elsewhere', async () => {
  const hours = ['Noon: Bells', 'Dusk: Drums', 'Midnight: Fire', 'Dawn: Ash'];
  const index = await indexOf(
    [
      '# The Fair',
      '## Hours',
      ...hours.map((hour) => `### ${hour}\n\n> It is time.\n\nTruth of ${hour}. ${filler('fair')}`),
      '## Places',
      ...places.map((place) => `### The ${place}\n\nSecret of the ${place}. ${filler(place)}`),
    ].join('\n\n'),
  );
  const numberOf = (title: string) => index.script.scenes.find((scene) => scene.title === title)!.number;
  const place = `${numberOf('The kiln')},${numberOf('Dusk: Drums')},${numberOf('Noon: Bells')}`;
  const shown = ask(index, 'I look into the kiln', place);
  expect(textOf(shown)).toContain('Truth of Dusk');
  expect(textOf(shown)).not.toMatch(/Truth of (?:Midnight|Dawn)/);
});

it('[E6.69] of two scenes that may be meant alike what is read aloud is there, and no secret of either', async () => {
  const twin = (side: string) =>
    `## The ${side} tower\n\n> A ${side}ern tower of grey stone.\n\nIn the ${side} tower hangs a bell. ${filler('stair')}`;
  const index = await indexOf(
    [
      '# Two Towers',
      '## The yard\n\n> You stand in the yard.',
      twin('north'),
      twin('south'),
      ...places.map((place) => `## The ${place}\n\n${filler(place)}`),
    ].join('\n\n'),
  );
  const shown = ask(index, 'we climb the tower with the bell');
  expect(textOf(shown)).toContain('A northern tower');
  expect(textOf(shown)).toContain('A southern tower');
  expect(textOf(shown)).not.toMatch(/In the (?:north|south) tower/);
  const later = shown.passages.filter(({ isLater }) => isLater).map(({ scene }) => scene);
  expect(new Set(later).size).toBe(1);
});

describe('[E6.69] a scene to which a message may lead', () => {
  const titleOf = ({ outline }: ReturnType<typeof scriptExcerpts>, number: number) =>
    outline[number - 1]?.title;

  it('is there as players hear it, while the party stays marked where it was', async () => {
    const shown = ask(await indexOf(long), 'we go on', '4');
    expect([titleOf(shown, shown.here), titleOf(shown, shown.toward)]).toEqual(['The well', 'The crypt']);
    expect(shown.place).toBe('5?,4');
    expect(textOf(shown)).toContain('You stand at the crypt.');
    expect(textOf(shown)).toContain('Secret of the well');
    expect(textOf(shown)).not.toContain('Secret of the crypt');
    expect(shown.passages.filter(({ scene, isLater }) => scene === 5 && isLater)).toEqual([]);
  });

  it('is there whole once the words of the DM have borne it out', async () => {
    const shown = ask(
      await indexOf(long),
      'I look around',
      '5?,4',
      'You stand at the crypt, in the dust of the crypt.',
    );
    expect(titleOf(shown, shown.here)).toBe('The crypt');
    expect(textOf(shown)).toContain('Secret of the crypt');
  });

  it('is there with its first two sentences where nothing is read aloud', async () => {
    const bare = places.map(
      (place) =>
        `## The ${place}\n\nThe ${place} stands alone. Grass grows on it! Secret of the ${place}: a key. ${filler(place)}`,
    );
    const shown = ask(await indexOf(['# The Valley', ...bare].join('\n\n')), 'we go on', '3');
    expect(titleOf(shown, shown.toward)).toBe('The crypt');
    expect(shown.passages.filter(({ scene }) => scene === shown.toward).map(({ text }) => text)).toEqual([
      'The crypt stands alone. Grass grows on it!',
    ]);
  });
});

describe('a long script', () => {
  it('[E6.45] never has more than its bound, nor scraps, where scenes are long', async () => {
    const rooms = ['hall', 'crypt', 'tower', 'kitchen', 'chapel', 'library'];
    const room = (name: string) =>
      `## The ${name}\n\n> ${`You see the ${name}. `.repeat(60)}\n\n${`The ${name} leads to the ${rooms.join(' and the ')}. `.repeat(120)}`;
    const index = await indexOf(rooms.map(room).join('\n\n'));
    for (const message of [
      'we go back to the hall',
      'we go to the crypt or the tower',
      'what now?',
      ...rooms,
    ])
      for (const place of ['1', '6,5,4,3,2', '4?,2,3', '5,6']) {
        const { passages } = scriptExcerpts(index, {
          place,
          message,
          lastNarration: 'From the tower you see the chapel and the library.',
          queries: [],
        });
        expect(passages.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(
          scriptCharacters,
        );
        for (const { text } of passages) expect(text.length).toBeGreaterThan(100);
      }
  });

  it('keeps a list of a hundred thousand lines within bounds', async () => {
    const index = await indexOf(
      `# A\n\n> You are here.\n\n${filler('mill')}\n\n## People\n\n${'Bob, a man.\n'.repeat(30_000)}`,
    );
    expect(entriesOf(index).length).toBeLessThanOrEqual(1_000);
  });
});
