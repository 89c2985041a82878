import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { compactReading } from '../../test/read-compactly.ts';
import { createUnderstanding, type Embed } from './understand.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** An embedder in which every text stands where it is put, and what is not named stands alone. */
function standing(places: Readonly<Record<string, readonly [number, number]>>) {
  const asked: string[][] = [];
  const embed: Embed = async (texts) => {
    asked.push(texts);
    return texts.map((text, at) => {
      const vector = new Float32Array(600);
      const [x, y] = places[text] ?? [0, 0];
      vector[0] = x;
      vector[1] = y;
      if (x === 0 && y === 0) vector[2 + ((at + text.length * 37) % 590)] = 1;
      return vector;
    });
  };
  return { embed, asked };
}

async function read(message: string, understand = createUnderstanding(undefined)) {
  const { turn } = await aTelling({ message });
  return compactReading(await understand(message, turn), turn);
}

describe('what is called by another word', () => {
  it('is found by its meaning, once the place is learnt', async () => {
    const { embed } = standing({ coffer: [1, 0.1], strongbox: [1, 0], lantern: [0, 1] });
    const understand = createUnderstanding(embed);
    expect(await read('I open the coffer', understand)).toContain('object=absent coffer');
    await settle();
    expect(await read('I open the coffer', understand)).toContain('object=strongbox');
  });

  it('stays unknown where two things are as near, or none is', async () => {
    const { embed } = standing({ coffer: [1, 1], strongbox: [1, 0], lantern: [0, 1] });
    const understand = createUnderstanding(embed);
    await read('I open the coffer', understand);
    await settle();
    expect(await read('I open the coffer', understand)).toContain('object=absent coffer');
    expect(await read('I open the dishwasher', understand)).toContain('object=absent dishwasher');
  });

  it('is not asked for where words tell', async () => {
    const { embed, asked } = standing({});
    const understand = createUnderstanding(embed);
    await read('I open the strongbox', understand);
    await read('who is here?', understand);
    expect(asked).toEqual([]);
  });
});
