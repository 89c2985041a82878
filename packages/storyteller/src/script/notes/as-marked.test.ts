import { expect, it } from 'vitest';
import { playScript } from '../../../test/play-script.ts';

/** Written without block quotes: boxes that begin and end by a word, and a room that has none. */
const office = `# A Debt to the Tide

## Scene 1 - The Harbour Office

[READ ALOUD]
In a hot little office an old woman counts rope by the fathom. A sea-chest stands under the map.
[END]

The old woman is Ysolde Marr. She offers 40 gold pieces for the ledger from the wreck.

The sea-chest is locked, and its key is around her neck. With a DC 1 Dexterity (Sleight of Hand) check somebody may pick the lock. The sea-chest holds a tin box. The tin box contains a child's shoe.

The skiff goes out to the Bar.

GM: If someone shows her the shoe, the old woman weeps and tells of a son; otherwise she never speaks of him.

## Scene 2 - The Bar

A wreck lies over on its side, and a cormorant watches from the mast.

If the cormorant is fed, it taps a loose board. Behind the board is a waxed packet, and inside the packet is the ledger.

From the bar one rows back to the Harbour Office.

## Ending

The story is finished when Ysolde Marr holds the ledger.
`;

const play = async (...messages: string[]) => {
  const { turns, endedAfter } = await playScript(office, messages);
  return { turns: turns.slice(1), endedAfter };
};

it('what somebody only speaks of is not there to be taken', async () => {
  const { turns, endedAfter } = await play('I grab the ledger', 'I give Ysolde the ledger');
  expect(turns[0]!.carried.Ledger).toBeUndefined();
  expect(turns[1]!.carried['Gold pieces']).toBe(15);
  expect(endedAfter).toBeNull();
});

it('a chest in a box that ends by a word is picked by its check, and what is in the tin box is shown', async () => {
  const { turns } = await play(
    'open the sea chest',
    'pick its lock',
    'open the tin box',
    'take the shoe',
    'I show her the shoe',
  );
  expect(turns[0]!.text).toContain('locked');
  expect(turns[0]!.text).not.toMatch(/shoe|tin/);
  expect(turns[1]!.rolls).toEqual(['Sleight of Hand check, DC 1: success']);
  expect(turns[1]!.text).not.toContain('shoe');
  expect(turns[4]!.text).toContain('weeps and tells of a son');
});

it('a room without a box has its deeds, and the way back ends it', async () => {
  const { turns, endedAfter } = await play(
    'I take the skiff out to the bar',
    'I open the packet',
    'I throw the cormorant one of my rations',
    'I look behind the board',
    'I open the packet',
    'take the ledger',
    'we row back',
    "Ysolde, here's your ledger",
  );
  expect(turns[0]!.text).toContain('A wreck lies over on its side');
  expect(turns[1]!.text).not.toContain('ledger');
  expect(turns[2]!.text).toContain('taps a loose board');
  expect(turns[2]!.carried.Rations).toBe(3);
  expect(turns[4]!.text).toContain('ledger');
  expect(turns[5]!.carried.Ledger).toBe(1);
  expect(turns[7]!.carried['Gold pieces']).toBe(55);
  expect(endedAfter).toBe(8);
});
