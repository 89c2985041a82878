import { describe, expect, it } from 'vitest';
import { asked, phraseOf } from '../../test/asked.ts';
import type { Question } from '../reader/reading.ts';
import { answerQuestion } from './answer-question.ts';

type Asks = Extract<Question, { kind: 'told' }>['asks'];

const line = (content: string) => ({
  ...{ id: 0, sender: 'dm' as const, playerName: null, characterName: null, rolls: [] },
  content,
});
const history = [
  line('Very well: to the house of Odra Venn, is that where you go?'),
  line('By the bridge lives Odra Venn, who has kept the ferry for twenty years.'),
  line('You ask Odra Venn: "What about the bell?" Odra thinks: "It rang twice. I counted." She nods.'),
  line('Tonight is told "The Drowned Bell of Venn Ferry". Odra waits. "Nobody asked me," says Jory.'),
  line('Madame Orlova has lied about the hour of the murder, people say.'),
];

const cases: [Asks, string | null, RegExp][] = [
  ['who', 'Odra', /^That is Odra Venn, a ferry keeper\. .*has kept the ferry for twenty years/],
  ['where', 'Odra', /^Odra Venn is here with you/],
  ['known', 'the ferry', /has kept the ferry for twenty years/],
  ['known', 'the comet', /(?:Odra|Nothing|not|cannot)/],
  ['where', 'Dunstan', /You do not see Dunstan here\./],
  ['who', 'Madame Orlova', /has lied about the hour of the murder/],
  ['said', 'Odra', /^Odra Venn said: "It rang twice; I counted"\.$/],
  ['said', 'they', /^Odra Venn said: "It rang twice; I counted"\.$/],
  ['distance', 'the old well', /old well/],
  ['count', 'the guards', /^You (?:count|see)/],
  ['noticed', null, /./],
  ['stirring', null, /./],
];

describe('what only the game master knows', () => {
  it.each(cases)('%s %s is answered, and by nobody else', async (asks, of, expected) => {
    const question: Question = { kind: 'told', asks, of: of === null ? null : phraseOf(of) };
    const { told, isUnmoved } = await asked({ message: 'Well?', table: { history } }, (turn) =>
      answerQuestion(turn, question),
    );
    expect(told[0]).toMatch(expected);
    expect(told[0]).not.toMatch(/You ask/);
    expect(isUnmoved).toBe(true);
  });
});

it('whoever comes over and speaks has said it', async () => {
  const spoken = [
    line('Tonight is told "The Ferry". Odra Venn comes over to you. "Take my lamp. Follow the moths."'),
  ];
  const question: Question = { kind: 'told', asks: 'said', of: phraseOf('they') };
  const { told } = await asked({ message: 'Well?', table: { history: spoken } }, (turn) =>
    answerQuestion(turn, question),
  );
  expect(told[0]).toMatch(/Odra Venn.*: "Take my lamp; Follow the moths"\.$/);
});

it('what somebody has said of them is told, and no hint of the game master', async () => {
  const spoken = [
    line(
      'A fair question, Brannoch: you might ask Odra Venn about the Straw Marshal; and you can always go on.',
    ),
    line('Odra nods: "The Straw Marshal wants to be told that the war is over. That is all."'),
  ];
  const question: Question = { kind: 'told', asks: 'who', of: phraseOf('the Straw Marshal') };
  const { told } = await asked({ message: 'Well?', table: { history: spoken } }, (turn) =>
    answerQuestion(turn, question),
  );
  expect(told.join(' ')).toMatch(/Odra Venn.*: "The Straw Marshal wants to be told that the war is over\."/);
  expect(told.join(' ')).not.toMatch(/you might|Nobody has told/);
});
