import { describe, expect, it } from 'vitest';
import { aTelling, type TellingOptions } from '../../test/a-telling.ts';
import { ask } from './ask.ts';
import { nameOfTopic } from './topics.ts';

it('who means well and does not know tells what they do know', async () => {
  const { turn } = await aTelling({ message: 'x' });
  const [odra] = turn.place.people;
  const text = 'What became of the porcelain elephants?';
  ask(
    turn,
    { ...odra!, attitude: 'friendly' },
    { topic: null, text, echo: null, speech: text, called: null },
  );
  const told = turn.told.join(' ');
  expect(told).toMatch(/do not know|no idea|know nothing/);
  expect(odra!.topics.some(({ says }) => told.includes(says))).toBe(true);
});

/** What Odra answers to a question. */
async function answered(text: string, options: TellingOptions = {}) {
  const told = await aTelling({ message: text, ...options });
  ask(told.turn, told.turn.place.people[0]!, { topic: null, text, echo: null, speech: text, called: null });
  return told;
}

describe('what is told answers what was asked', () => {
  it.each([
    ['Odra, how much is the toll?', /^You ask .*two silver/],
    ['Odra, when does the bell ring?', /rings at ebb/],
  ])('%s', async (text, answer) => {
    const { turn } = await answered(text);
    expect(turn.told.join(' ')).toMatch(answer);
    expect(turn.told.join(' ')).not.toMatch(/not know/);
  });

  it.each([
    ['Odra, who built the ferry?', /name|[Ww]ho/],
    ['Odra, how many people use the ferry?', /many|number|guess/],
    ['Odra, where is the ferry?', /[Ww]here|point you/],
    ['Odra, why is there a bell?', /[Ww]hy|reason|behind it/],
    ['Odra, was the ferry stolen?', /[Ww]hether|yes|for certain|one way or the other|If that/],
    ['Odra, what is the colour of the ferry?', /about|About/],
  ])('else what they know is offered as all of it: %s', async (text, lack) => {
    const { turn } = await answered(text);
    expect(turn.told[1]).toMatch(/do not know|know nothing|no idea/);
    expect(turn.told[1]).toMatch(lack);
    expect(turn.told[2]).toMatch(/She leaks|rings at ebb/);
  });

  it('once that was told it is not offered again', async () => {
    const { turn } = await answered('Odra, how is the ferry?');
    const before = turn.told.length;
    const text = 'Odra, who built the ferry?';
    ask(turn, turn.place.people[0]!, { topic: null, text, echo: null, speech: text, called: null });
    const again = turn.told.slice(before).join(' ');
    expect(again).toMatch(/not know/);
    expect(again).not.toContain('She leaks');
  });

  it('who does not know names something or somebody that may help', async () => {
    const { turn } = await answered('Odra, how many moons are there?', {
      state: { people: { odra: { attitude: 'friendly', told: [0, 1, 2], heard: [] } } },
    });
    expect(turn.told.join(' ')).toContain('Bram Hode');
  });
});

it('what the table was told before is not told as news, but with a word of their own', async () => {
  const { turn } = await aTelling({ message: 'x' });
  const [person] = turn.place.people;
  const fact = 'The mill burnt down on Monday.';
  const common = { fact, own: 'I smelt it first.' };
  const topics = [{ words: ['mill'], says: `It is no secret: ${fact} I smelt it first.`, common }];
  turn.prose.claim(fact);
  const text = 'what about the mill?';
  ask(turn, { ...person!, topics }, { topic: null, text, echo: null, speech: text, called: null });
  expect(turn.told.join(' ')).toMatch(/(?:as you|You know it|You have been told).*I smelt it first/);
});

it('a name ends with its sentence', () => {
  const says = 'Find Ansel Grud. That is all I ask.';
  expect(nameOfTopic({ words: ['grud'], says })).toBe('Ansel Grud');
  const advice = 'They cannot turn their backs on a flame. Set down a candle, and wait.';
  expect(nameOfTopic({ words: ['set'], says: advice })).toBeNull();
});
