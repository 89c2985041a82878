import { describe, expect, it } from 'vitest';
import { readScript } from './read-script.ts';

const kinds = (text: string) => readScript(text).scenes.map(({ title, kind }) => [title, kind]);
const textOf = (text: string, title: string) =>
  (readScript(text).scenes.find((one) => one.title === title)?.passages ?? [])
    .map((one) => one.text)
    .join('\n');

describe('headings that only their like shows', () => {
  it('[E6.40] are lines that count on, whatever their letters', () => {
    const text = `The Lamp of Orrin

The party has come to the lamp house, where keeper Hale asks them to look for his boy.

1. Lower room
Nets and oars. A stair goes up.

2. Upper room (dark)
A bed, a chest.

3. lamp deck
The wind howls. The boy hides behind the glass (DC 12 Perception).`;
    expect(kinds(text)).toEqual([
      ['The Lamp of Orrin', 'scene'],
      ['1. Lower room', 'scene'],
      ['2. Upper room (dark)', 'scene'],
      ['3. lamp deck', 'scene'],
    ]);
    const steps =
      'What they may do:\n\n1. ring the bell\n2. light the lamp\n3. call the boat\n\nThen they wait.';
    expect(kinds(steps).map(([title]) => title)).not.toContain('2. light the lamp');
  });

  it('[E6.40] are a few small words over lists, and a row of arrows is no place', () => {
    const text = `THE LOST ROPE
lvl 1, 3 PCs

start
- pier of Hum, fog. PCs wait for the boat
- Old Cass asks them to bring back the rope

the way
- pier -> an hour N -> the hut
- hut -> ten minutes up -> the pit

stop one, the hut
- moss on the roof, nobody home

pit, the bottom
- mud, bones, a rope end

end
- rope back at the pier: 20 gp`;
    expect(kinds(text).slice(1)).toEqual([
      ['start', 'scene'],
      ['the way', 'background'],
      ['stop one, the hut', 'scene'],
      ['pit, the bottom', 'scene'],
      ['end', 'ending'],
    ]);
  });

  it('[E6.40] are the words before a colon in notes, and where the party is before is a place of its own', () => {
    const text = `Rats in the Granary

- mail coach drops the pcs in Tolby at noon, market day
- baker Ulla Fenn runs up, rats have eaten all her flour. 20 gp reward
- ulla's bakery: holes in every sack, droppings lead to the cellar
- cellar: dark, wet, smells of cheese
- rat nest: behind the boiler. 6 rats and a fat queen
- secret: the mayor let the rats in
- end: no more rats -> reward`;
    expect(kinds(text).slice(1)).toEqual([
      ['The Beginning', 'scene'],
      ["ulla's bakery", 'scene'],
      ['cellar', 'scene'],
      ['rat nest', 'scene'],
      ['end', 'ending'],
    ]);
    expect(textOf(text, 'The Beginning')).toContain('baker Ulla Fenn');
  });
});

describe('prose without a heading', () => {
  const text = `so this is the one with the well, I ran it twice for my group and they loved it.

It starts in the yard of an inn in Sarn, late at night. The party is about to go to bed when innkeeper Bo asks them for help. He pays 10 gold for his bucket.

Bo is honest, he tells whatever he knows.

What nobody knows is that Bo's wife threw the bucket down the well.

At the back of the yard is the old well, with a rope. It is 30 feet deep.

The tunnel at the bottom is narrow and wet. A rat as big as a dog lives in it.

Then comes the cave, and it is full of buckets.

So the end is when Bo has his bucket back.`;

  it('[E6.40] has the places that its paragraphs begin with, its secret and its end', () => {
    expect(kinds(text)).toEqual([
      ['Introduction', 'background'],
      ['The Yard of an Inn in Sarn', 'scene'],
      ['The Secret', 'background'],
      ['The Old Well', 'scene'],
      ['The Tunnel', 'scene'],
      ['The Cave', 'scene'],
      ['The Ending', 'ending'],
    ]);
    expect(textOf(text, 'The Yard of an Inn in Sarn')).toContain('Bo is honest');
  });

  it('[E6.40] of two paragraphs with a title each has two scenes, and what is called the same is one', () => {
    const short = `The Mill. The party comes to Aldham, where miller Joss Carne asks them to find his daughter Wenna.

The mill. A wheel turns in the stream.

The Wood. A hollow oak stands in a clearing.`;
    expect(kinds(short)).toEqual([
      ['The Mill', 'scene'],
      ['The Wood', 'scene'],
    ]);
    expect(textOf(short, 'The Mill')).toMatch(/Joss Carne[\s\S]*A wheel turns/);
    expect(kinds(short.split('\n\n').slice(1).join('\n\n'))).toHaveLength(2);
  });
});

describe('somebody with a heading of their own', () => {
  it('[E6.42] belongs to where they were spoken of', () => {
    const text = `# The Toll

## The Inn

You arrive at the inn in the rain. Innkeeper Hild greets you. Teo sits in the corner.

## Teo

Teo is a thin man with shaking hands.

## The Landing

A jetty with a bell.`;
    expect(kinds(text).slice(1)).toEqual([
      ['The Inn', 'scene'],
      ['Teo', 'people'],
      ['The Landing', 'scene'],
    ]);
  });
});

describe('what was copied out of a book', () => {
  it('[E6.40] has its parted words whole, and the foot of a single page gone', () => {
    const text = `The Vault

A long room, a lan-
tern on a barrel.

Barrels & Brawls                                 14

It is cold.`;
    const all = readScript(text)
      .scenes.flatMap(({ title, passages }) => [title, ...passages.map((one) => one.text)])
      .join('\n');
    expect(all).toContain('a lantern on a barrel');
    expect(all).not.toContain('Brawls');
  });
});
