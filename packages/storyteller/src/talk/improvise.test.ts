import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { anOutline } from '../../test/an-outline.ts';
import { ask } from './ask.ts';
import { shapeOf } from './question-shape.ts';

const nobody = new Set<string>();

describe('what a question turns on', () => {
  it.each([
    ['What did you and Hugo quarrel about?', 'what quarrel', true],
    ['how much did you offer him for it?', 'number offer', true],
    ['Who guards the dam?', 'who watch', false],
    ['So who do you think killed him?', 'who blame', false],
    ['Who else had keys to the back room?', 'who access', false],
    ['Why do you think it was an accident?', 'why belief', false],
    ['Did she have a weak heart?', 'whether health', false],
    ['tell me exactly how you found her', 'how finding', true],
    ['when did you last see your sister?', 'when parting', true],
    ['how much water is left in town', 'number supply', false],
    ['What colour was the coat?', 'what colour', false],
    ['What happened to the tide?', 'what event', false],
    ['what do you know about the toll?', 'what tol tol', false],
  ])('%s', (text, key, isOwn) => {
    const shape = shapeOf(text, nobody);
    expect(shape.key).toBe(key);
    expect(shape.isOwn).toBe(isOwn);
  });
});

/** What somebody of a tale of one's own answers. */
async function asked(texts: readonly (readonly [who: number, text: string])[], description = '') {
  const { turn } = await aTelling({
    message: 'x',
    state: { outline: anOutline },
    table: {
      game: {
        ...{ id: 'game', name: 'A Game', description, hasAdventure: false, code: '' },
        ...{ agency: true, lines: [], veils: [] },
      },
    },
  });
  return texts.map(([who, text]) => {
    const before = turn.told.length;
    ask(turn, turn.place.people[who]!, { topic: null, text, echo: null, speech: text, called: null });
    return turn.told.slice(before).join(' ');
  });
}

const lack = /do not know|no idea|know nothing/;

describe('in a tale of one’s own', () => {
  it.each([
    'What did you and the miller quarrel about?',
    'How much did you offer for the ferry?',
    'Who else had a key to the ferry?',
    'Did the ferry ever sink?',
    'When did you last see the bell?',
    'Why do you think the bell rings?',
    'Where was the bell found?',
    'What colour is the ferry?',
    'Whose is the ferry?',
    'What happened to the bell?',
  ])('people answer what has to do with it: %s', async (text) => {
    const [answer] = await asked([[0, text]]);
    expect(answer).toContain('"');
    expect(answer).not.toMatch(lack);
  });

  it('nobody knows what has nothing to do with it, and no other tale is told instead', async () => {
    const [answer] = await asked([[0, 'Who won the porcelain elephants?']]);
    expect(answer).toMatch(lack);
    expect(answer).not.toMatch(/She leaks|two silver/);
  });

  it('what was written for them goes before it', async () => {
    const [answer] = await asked([[0, 'Who built the ferry?']]);
    expect(answer).toContain('She leaks');
  });

  it('a second person agrees', async () => {
    const [first, second] = await asked([
      [0, 'What colour is the ferry?'],
      [1, 'What colour is the ferry?'],
    ]);
    const colour = /grey|green|brown|red/i.exec(first!)![0];
    expect(second!.toLowerCase()).toContain(colour.toLowerCase());
  });

  it('the same is asked twice, and the answer stands', async () => {
    const [first, second] = await asked([
      [0, 'How many people use the ferry?'],
      [0, 'How many people use the ferry?'],
    ]);
    const says = /: "([^".]{5,})/.exec(first!)![1]!;
    expect(second!.toLowerCase()).toContain(says.toLowerCase().slice(2));
  });

  it('what the host has told is told in their own words', async () => {
    const description =
      'Watchman Bram Hode is a drunk who lost his own daughter Rosie on the first night. Antiquarian bookseller Hugo Vance was found dead in his shop on Tuesday morning. The private investigator must find out who killed Hugo.';
    const [own, other] = await asked(
      [
        [1, 'What happened to Rosie?'],
        [0, 'What do you know about the shop?'],
      ],
      description,
    );
    expect(own).toContain('I lost my own daughter Rosie on the first night.');
    expect(other).toMatch(/They found .*Hugo.* dead in his shop\. On Tuesday morning, that was\./);
    expect(other).not.toContain('must find');
  });
});
