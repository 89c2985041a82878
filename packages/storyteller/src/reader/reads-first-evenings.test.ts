import { describe, expect, it } from 'vitest';
import { aTelling, type TellingOptions } from '../../test/a-telling.ts';
import { readCompactly } from '../../test/read-compactly.ts';
import { brannoch } from '../../test/sheets.ts';
import { saidLast } from '../talk/said-last.ts';
import { isConversing } from '../talk/listener.ts';

type History = NonNullable<TellingOptions['table']>['history'];
const said = (sender: 'dm' | 'player', content: string) =>
  ({ sender, content, playerName: 'Player 0', characterName: 'Brannoch' }) as NonNullable<History>[number];

/** Bram has just answered. */
const talkedWithBram = [
  said('player', 'Bram, what did you see?'),
  said(
    'dm',
    'You ask Bram Hode about the lights. Bram nods: "Two lanterns on the water. They went out at once."',
  ),
];

const readings: [string, RegExp][] = [
  ['hi there! never done this before, what do I do?', /^hint/],
  ['tell me everything', /^ask: .*says=tell me everything/i],
  ['open the strongbox. second wind!', /^open: open the strongbox/],
  ['I use second wind', /^sheet class Second Wind/],
  ['stop or I cut you down', /^(?:threaten|speech)/],
  ['walk to the well and talk to Odra', /^ask: .*target=odra/],
  ['so did you take the toll or not Bram', /target=bram/],
  ['then hit the strongbox with my longsword', /^(?:attack|break): .*object=strongbox/],
  ['tie the strongbox shut', /^tie: tie the strongbox shut; object=strongbox$/],
];

describe('the reader understands what is typed on a first evening', () => {
  it.each(readings)('%s', async (message, expected) => {
    const { turn } = await aTelling({ message, sheet: brannoch });
    expect(await readCompactly(message, turn)).toMatch(expected);
  });
});

describe('whoever spoke last', () => {
  it('is the one who is spoken with, whoever else is named first here', async () => {
    const { turn } = await aTelling({ message: 'x', table: { history: talkedWithBram } });
    expect(isConversing(turn)?.name).toBe('Bram Hode');
    const { turn: first } = await aTelling({ message: 'x' });
    expect(isConversing(first)).toBeNull();
  });

  it('meant what they said', async () => {
    const { turn } = await aTelling({ message: 'x', table: { history: talkedWithBram } });
    const bram = turn.place.people.find(({ name }) => name === 'Bram Hode')!;
    expect(saidLast(turn, bram)).toBe('Two lanterns on the water. They went out at once.');
  });
});

it('who only says how they feel is not misunderstood', async () => {
  const { turn } = await aTelling({ message: 'x', sheet: brannoch });
  expect(await readCompactly("oh right they're gone, never mind", turn)).toMatch(/^small talk other/);
});
