import { expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { ask } from './ask.ts';
import { nameOfTopic } from './topics.ts';

it('who means well and does not know tells what they do know', async () => {
  const { turn } = await aTelling({ message: 'x' });
  const [odra] = turn.place.people;
  const text = 'What do you think of porcelain elephants?';
  ask(
    turn,
    { ...odra!, attitude: 'friendly' },
    { topic: null, text, echo: null, speech: text, called: null },
  );
  const told = turn.told.join(' ');
  expect(told).toMatch(/do not know|no idea|know nothing/);
  expect(odra!.topics.some(({ says }) => told.includes(says))).toBe(true);
});

it('a name ends with its sentence', () => {
  const says = 'Find Ansel Grud. That is all I ask.';
  expect(nameOfTopic({ words: ['grud'], says })).toBe('Ansel Grud');
  const advice = 'They cannot turn their backs on a flame. Set down a candle, and wait.';
  expect(nameOfTopic({ words: ['set'], says: advice })).toBeNull();
});
