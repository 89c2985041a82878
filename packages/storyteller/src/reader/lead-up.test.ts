import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { readCompactly } from '../../test/read-compactly.ts';
import { quill } from '../../test/sheets.ts';

const sheet = {
  ...quill,
  inventory: [
    ...quill.inventory,
    ...['notebook', 'oil lantern', 'pulse rifle'].map((name) => ({ name, quantity: 1, note: '' })),
  ],
};

async function read(message: string): Promise<string> {
  const { turn } = await aTelling({ message, sheet });
  return await readCompactly(message, turn);
}

describe('what is done in passing', () => {
  it.each([
    [
      'I raise my pulse rifle and check the street for movement',
      'search',
      'raise your pulse rifle and check',
    ],
    [
      'I light my lantern, look for Bram and ask him what he hears',
      'ask',
      'light your lantern, look for Bram and',
    ],
    ['I open my notebook and sketch the gate', 'write', 'open your notebook and sketch the gate'],
    ['I lower my rifle and tell Bram I mean no harm', 'tell', 'lower your rifle and tell Bram'],
    ['I walk over to Odra and apologise for the noise', 'tell', 'walk over to Odra and'],
    ['I cross the yard, crouch by the strongbox and listen at it', 'listen', 'cross the yard, crouch'],
    ['I get up, stretch and search the well', 'search', 'get up, stretch and search the well'],
    ['I go back to Bram and say I am sorry', 'tell', 'go back to Bram and say'],
    ['I find Bram and demand the truth', 'threaten', 'find Bram and demand'],
    ['I look at the strongbox and try to force it open', 'break', 'look at the strongbox and force'],
    ['I turn to Odra, smile and ask about the toll', 'ask', 'turn to Odra, smile and ask'],
  ])('%s is one deed', async (message, act, echo) => {
    const reading = await read(message);
    expect(reading).not.toContain(' THEN ');
    expect(reading).toContain(`${act}: ${echo}`);
  });

  it.each([
    'I open the strongbox, take the gold, then run to the Salt Stair',
    'I steal the lantern and set fire to the ferry post',
    'I climb the well and search the bucket',
    'I take a long rest and eat something',
    'I go to the Salt Stair and look for the sleepers',
  ])('%s stays a plan', async (message) => {
    expect(await read(message)).toContain(' THEN ');
  });

  it('points at whoever was walked up to', async () => {
    expect(await read('I find Bram and demand the key')).toContain('target=bram');
  });
});
