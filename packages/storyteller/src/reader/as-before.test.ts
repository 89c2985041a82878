import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { readCompactly } from '../../test/read-compactly.ts';
import { brannoch } from '../../test/sheets.ts';

const said = (content: string) => ({
  id: 1,
  sender: 'player' as const,
  playerName: 'Player 0',
  characterName: brannoch.name,
  content,
  rolls: [],
});

async function read(before: readonly string[], message: string) {
  const { turn } = await aTelling({ message, sheet: brannoch, table: { history: before.map(said) } });
  return await readCompactly(message, turn);
}

const leaning: [string, string, string][] = [
  ['I search the well', 'and again', 'search: search the well again; object=well'],
  ['I search the well', 'n the strongbox too', 'search: search the strongbox; object=strongbox'],
  [
    'I hit the box',
    'again but with my torch',
    'break: hit the box with your torch; object=strongbox; instrument=item Torch',
  ],
  ['I hit Bram', 'and then odra', 'attack: hit Odra; object=odra'],
  ['I hit Bram', 'now the gate', 'break: hit the gate; object=obstacle salt-stair'],
  [
    'I tie one end of my rope to the lantern',
    'same but w the other end on the strongbox',
    'tie: tie the other end of your rope to the strongbox; object=item Rope (50 ft); target=strongbox',
  ],
  ['ask odra about the toll', 'and the bell?', 'ask: ask Odra about the bell; target=odra; topic=bell'],
  [
    'ask odra about the toll',
    'same question to bram',
    'ask: ask Bram about the toll; target=bram; topic=toll',
  ],
  [
    'can I climb the well?',
    'and the gate?',
    'may climb: climb the gate; object=obstacle salt-stair; target=obstacle salt-stair',
  ],
  ['I kick the strongbox', 'harder', 'break: kick the strongbox again, harder; object=strongbox'],
];

describe('what leans on the deed before', () => {
  it.each(leaning)('%s, %s', async (before, message, meant) => {
    expect(await read([before], message)).toBe(meant);
  });

  it('leans on the last that stood by itself', async () => {
    const before = ['I search the well', 'and the lantern', 'again'];
    expect(await read(before, 'the strongbox too')).toBe('search: search the strongbox; object=strongbox');
  });

  it('is what anybody last tried, where it is tried together', async () => {
    const before = ['I lift the strongbox', 'Is there another way in?'];
    const meant = 'lift: lift the strongbox again; object=strongbox';
    expect(await read(before, 'We try again, this time both of us together.')).toBe(meant);
  });

  it('is nothing of the kind where nothing was done', async () => {
    expect(await read([], 'and again')).not.toContain('search');
    expect(await read(['I search the well'], 'and I open the strongbox too')).toContain('open: open');
  });
});
