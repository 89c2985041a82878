import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { readCompactly } from '../../test/read-compactly.ts';

const announced = { 'user-0': 'ask Bram about the gate, then open the strongbox' };

async function read(message: string, next: Record<string, string> = announced): Promise<string> {
  const { turn } = await aTelling({ message, state: { next } });
  return await readCompactly(message, turn);
}

describe('what was announced', () => {
  it.each(['yes', 'ok go', 'do it', 'ok, do that', 'go on', 'yes, I ask him that', 'ok I ask him', 'next'])(
    'is done at a word: %s',
    async (message) => {
      expect(await read(message)).toMatch(/^ask: ask Bram about the gate; .* THEN open: open the strongbox/);
    },
  );

  it('is left where something else is done', async () => {
    expect(await read('yes, I ask Odra about the toll')).toMatch(/^ask: .*target=odra/);
  });

  it('is nothing where nothing was', async () => {
    expect(await read('yes', {})).toBe('yes');
  });
});

describe('where somebody goes', () => {
  it.each(['the salt stair', 'ok salt stair then', 'salt stair it is', 'Salt Stair!'])(
    '%s',
    async (message) => {
      expect(await read(message)).toMatch(/^go: go to the Salt Stair; object=exit salt-stair/);
    },
  );

  it('is only wondered about with a question mark', async () => {
    expect(await read('the salt stair?')).toBe('scene thing exit salt-stair');
  });

  it('is a place where they have been, by its name', async () => {
    const { turn } = await aTelling({
      message: 'marrow bridge',
      state: { at: 'salt-stair', been: ['marrow-bridge'] },
    });
    expect(await readCompactly('marrow bridge then', turn)).toMatch(/^go: /);
  });

  it('needs no and before what is asked there', async () => {
    expect(await read('go to bram ask him about the gate')).toMatch(
      /^ask: go to Bram and ask him .*target=bram/,
    );
  });
});

describe('a letter that is lost', () => {
  it.each([
    ['lok for the lantern', /^search: look for the lantern/],
    ['giv up', /^surrender: give up/],
    ['opn the strongbox', /^open: open the strongbox/],
  ])('%s', async (message, expected) => {
    expect(await read(message)).toMatch(expected);
  });

  it('makes no deed of letters', async () => {
    expect(await read('flirp the wendigle sideways')).toBe('unknown');
  });
});
