import { describe, expect, it } from 'vitest';
import { readScript } from './read-script.ts';

const kinds = (text: string) => readScript(text).scenes.map(({ title, kind }) => [title, kind]);
const four = (head: (title: string, at: number) => string) =>
  [
    'The Bell of Marl',
    'The bell of Marl is gone. Mayor Ode offers a reward.',
    `${head('The Green', 1)}Geese run about. Mayor Ode stands by the pump.`,
    `${head('The Old Church', 2)}The tower is empty, and a rope hangs down.`,
    `${head('The Smithy', 3)}Sparks fly. Bren hammers on something large.`,
    `${head('The Ending', 4)}When the bell hangs in the tower again, the mayor pays.`,
  ].join('\n\n');
const places = ['The Green', 'The Old Church', 'The Smithy'];

describe('headings that run into their paragraph', () => {
  it.each([
    ['a full stop', (title: string) => `${title}. `],
    ['a colon', (title: string) => `${title}: `],
    ['a dash', (title: string) => `${title} - `],
    ['a long dash', (title: string) => `${title} – `],
    ['capitals', (title: string) => `${title.toUpperCase()}. `],
    ['capitals and a dash', (title: string) => `${title.toUpperCase()} - `],
    ['bold', (title: string) => `**${title}.** `],
    ['bold and a colon', (title: string) => `**${title}**: `],
    ['numbers', (title: string, at: number) => `${at}. ${title}. `],
    [
      'a room that is counted',
      (title: string, at: number) => (at > 3 ? `${title}. ` : `Room ${at}: ${title}. `),
    ],
  ])('[E6.40] are told by %s', (_, head) => {
    const found = kinds(four(head)).filter(([, kind]) => kind === 'scene');
    expect(found.map(([title]) => title!.toLowerCase().replace(/^(?:room )?\d\W* /, ''))).toEqual(
      places.map((title) => title.toLowerCase()),
    );
    expect(kinds(four(head)).at(-1)![1]).toBe('ending');
  });

  it('[E6.40] have the kinds that headings have, and what comes before the first belongs to where play begins', () => {
    const text = four((title) => `${title}. `).replace(
      'The Ending.',
      'The Secret. Bren is melting it down for nails.\n\nThe Ending.',
    );
    const { scenes, first } = readScript(text);
    expect(scenes.find(({ title }) => title === 'The Secret')?.kind).toBe('background');
    expect(scenes[first - 1]!.title).toBe('The Green');
    expect(scenes[first - 1]!.passages.map((one) => one.text).join(' ')).toContain(
      'The bell of Marl is gone.',
    );
  });

  it('[E6.40] may be the place by which a paragraph begins', () => {
    const text = `The Boots

In the street of Dry Fork a crowd stands around an empty gallows.

In the saloon the piano is silent. Lottie cries at the bar.

In the livery stable it is dark and warm.

The story ends when the judge is awake.`;
    expect(kinds(text).slice(1)).toEqual([
      ['The Street of Dry Fork', 'scene'],
      ['The Saloon', 'scene'],
      ['The Livery Stable', 'scene'],
      ['The Ending', 'ending'],
    ]);
  });

  it('[E6.40] are none where short sentences begin paragraphs, or a text has headings of its own', () => {
    const tale =
      'Snow falls. The road is long.\n\nNobody speaks. The horses are tired.\n\nNight comes. A light burns.';
    expect(kinds(tale)).toHaveLength(1);
    const marked = `# The Mill\n\n## The Yard\n\nTreasure. Nine silver pieces are here.\n\nThe Dog. It barks at everybody who comes.\n\nThe Well. It is deep and quite dry by now.`;
    expect(kinds(marked)).toHaveLength(2);
  });
});
