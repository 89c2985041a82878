import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { brannoch } from '../../test/sheets.ts';
import { createUnderstanding, type Embed } from './understand.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** An embedder in which what speaks of throats is near to each other, and nothing else is near to anything. */
function ofThroats() {
  const asked: [string[], string][] = [];
  const embed: Embed = async (texts, wanted) => {
    asked.push([texts, wanted]);
    return texts.map((text, at) => {
      const vector = new Float32Array(400);
      vector[/throat|jugular/.test(text) ? 0 : 1 + at] = 1;
      return vector;
    });
  };
  return { embed, asked };
}

async function read(message: string, understand = createUnderstanding(undefined)) {
  const { turn } = await aTelling({ message, sheet: brannoch });
  return await understand(message, turn);
}

describe('meaning', () => {
  it('is asked where words do not tell, and only then', async () => {
    const { embed, asked } = ofThroats();
    const understand = createUnderstanding(embed);
    await read('I open the strongbox', understand);
    expect(asked).toEqual([]);
    await read('the jugular of that beast tonight', understand);
    await settle();
    expect(asked.map(([, wanted]) => wanted).sort()).toEqual(['later', 'now']);
    const reading = await read('its jugular and nothing but', understand);
    expect(reading).toMatchObject({ kind: 'steps', steps: [{ act: 'attack' }] });
  });

  it('is done without when the embedder is busy', async () => {
    const understand = createUnderstanding(async () => {
      throw new Error('busy');
    });
    expect(await read('purple the of seven quickly unless', understand)).toEqual({ kind: 'unknown' });
  });

  it('changes the act of a verb that nobody foresaw, and keeps its words', async () => {
    const { embed } = ofThroats();
    const understand = createUnderstanding(embed);
    await read('I gnarf the jugular of Bram', understand);
    await settle();
    const reading = await read('I gnarf his jugular again', understand);
    expect(reading).toMatchObject({
      steps: [{ act: 'attack', verb: 'gnarf', echo: 'gnarf his jugular again' }],
    });
  });
});

describe('whatever is written', () => {
  it('is read as something, and what is said back stays short', async () => {
    const { turn } = await aTelling({ sheet: brannoch });
    const understand = createUnderstanding(undefined);
    const words = fc.constantFrom(
      ...'I we and then the a my Odra it with to of that " , . ? : open throw give rope 5 gold lantern quietly if not'.split(
        ' ',
      ),
    );
    const messages = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
    );
    await fc.assert(
      fc.asyncProperty(messages, async (message) => {
        const reading = await understand(message, turn);
        for (const step of reading.kind === 'steps' ? reading.steps : []) {
          expect(step.echo).not.toBe('');
          expect(step.echo.length).toBeLessThanOrEqual(170);
          expect(step.echo).not.toMatch(/[{}[\]|<>]/);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is read by its beginning where it is very long', async () => {
    const reading = await read(`I open the strongbox ${'and then I look at the well, '.repeat(300)}`);
    expect(reading.kind === 'steps' && reading.steps.length).toBeLessThanOrEqual(8);
    expect(reading.kind === 'steps' && reading.steps.slice(0, 2).map(({ act }) => act)).toEqual([
      'open',
      'look',
    ]);
  });

  it('is turned to the second person, with the quotation left as it is', async () => {
    const reading = await read('We tell her "I am your friend, my lady" and shake my fist at myself');
    expect(reading).toMatchObject({
      steps: [{ echo: 'tell her "I am your friend, my lady"' }, { echo: 'shake your fist at yourself' }],
    });
  });
});
