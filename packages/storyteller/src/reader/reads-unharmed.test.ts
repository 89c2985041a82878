import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { readCompactly } from '../../test/read-compactly.ts';
import { quill } from '../../test/sheets.ts';

async function actOf(message: string): Promise<string> {
  const { turn } = await aTelling({ message, sheet: quill });
  return await readCompactly(message, turn);
}

describe('only a plainly harmful word is harm', () => {
  it.each([
    ['I turn to Odra.', /^gesture: .*object=odra/],
    ['I turn to Odra. "Where is the body now?"', /^speech Where is the body now\?; to=odra/],
    ['I turn to face Bram and ask about the bell', /^ask: .*target=bram; topic=bell/],
    ['I hold Bram\'s gaze. "Where were you?"', /^speech .*to=bram/],
    ['I pull Odra aside', /^gesture: /],
    ['I reach for Bram', /^gesture: /],
    ['I take Odra by the arm', /^gesture: /],
    ['I press Odra for details', /^persuade: /],
    ['I fire a question at Bram', /^ask: /],
    ['I engage Bram in conversation', /^ask: /],
    ['I charge Bram 5 gold for it', /^trade: /],
    ['I cut Bram off', /^tell: /],
    ['I return to Odra', /^return: .*object=odra/],
    ['I show the dagger to Odra', /^ask: .*target=odra; topic=dagger/],
    ['I offer Bram our protection', /^persuade: /],
    ['I offer Odra a seat', /^tell: /],
  ])('%s', async (message, expected) => {
    expect(await actOf(message)).toMatch(expected);
  });

  it.each([
    ['I shove Bram', /^shove: /],
    ['I give Bram a shove', /^shove: /],
    ['I push Bram into the well', /^shove: /],
    ['I slap Bram', /^attack: /],
    ['I charge Bram', /^attack: /],
    ['finish Bram', /^attack: /],
    ['I return the dagger to Odra', /^give: /],
    ['I offer Odra 5 gold', /^pay: /],
    ['I offer Odra my dagger', /^give: /],
    ['I level my dagger at Bram: "Drop it!"', /^threaten: .*target=bram/],
  ])('but %s', async (message, expected) => {
    expect(await actOf(message)).toMatch(expected);
  });
});

describe('what is said beside a deed', () => {
  it('is heard with it', async () => {
    const message = '"And the toll?" I open the strongbox.';
    const { turn } = await aTelling({ message, sheet: quill });
    const { createUnderstanding } = await import('./understand.ts');
    const reading = await createUnderstanding(undefined)(message, turn);
    expect(reading).toMatchObject({
      steps: [{ act: 'open' }],
      asks: { act: 'ask', speech: 'And the toll?' },
    });
  });

  it('is asked of whom the next sentence names', async () => {
    expect(await actOf('Who had a key to the gate? I ask Odra.')).toBe(
      'ask: ask Odra; target=odra; topic=gate; says=Who had a key to the gate?',
    );
  });

  it('is asked of whoever was spoken to', async () => {
    expect(await actOf('I tell Bram I am sorry. I only want to know where he was last night.')).toMatch(
      /THEN ask: .*target=bram/,
    );
  });

  it('is no part of a blow', async () => {
    expect(await actOf('I stab Bram. "Die!"')).toMatch(/^attack: /);
  });

  it('is meant as its player says', async () => {
    expect(await actOf('I tell Bram: "Confess, or else." I want to intimidate him.')).toMatch(
      /^threaten: .*says=Confess, or else\.$/,
    );
  });
});
