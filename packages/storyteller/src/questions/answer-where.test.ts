import { describe, expect, it } from 'vitest';
import { playedTable } from '../../test/played-table.ts';
import { brannoch } from '../../test/sheets.ts';

const description =
  'In the Crooked Lantern inn the lamp over the bar went out at midnight and the innkeeper, Hob, found the cellar door open. Hob asks you to find out who was in the cellar.';

async function lastAnswer(messages: readonly string[]): Promise<string> {
  const table = await playedTable({ party: [brannoch], description, name: 'The Inn' });
  let last = '';
  for (const message of messages) last = (await table.say(0, message)).narration;
  return last;
}

describe('where things have gone', () => {
  it.each<[string[], RegExp]>([
    [['I lean my shield against the wall', 'where did I leave my shield?'], /shield.*against the wall/],
    [['I put my rope on the bar', 'what did I do with the rope?'], /rope.*on the bar/],
    [['I hide my longsword under the bench', 'I look around', "where's my longsword"], /longsword.*under/],
    [['I drop the torch', 'where is the torch now?'], /torch.*on the ground/],
    [['I give Hob my rope', 'who has my rope?'], /Hob/],
    [['I give my rope to Hob', 'where is the rope?'], /Hob/],
    [['where is my shield?'], /shield/],
    [['I put my rope on the bar', 'what is on the bar?'], /rope/],
    [['I hide a gold coin under the bench', 'where did i put the coin'], /coin.*under the bench/],
    [['I put two torches on the bar', 'I want my torch back', "where's the torch"], /carry|with you/],
  ])('[E9.13] is told to whoever asks: %j', async (messages, expected) => {
    const told = await lastAnswer(messages);
    expect(told).toMatch(expected);
    expect(told).not.toMatch(/You ask/);
  });

  it('[E9.13] takes up again what was put down, called by its owner', async () => {
    const table = await playedTable({ party: [brannoch], description, name: 'The Inn' });
    await table.say(0, 'I lean my shield against the wall');
    const { effects } = await table.say(0, 'I take my shield back');
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'item', item: 'Shield', after: 1 }));
  });

  it('[E9.13] takes up as many as were put down, to where such things stand', async () => {
    const party = [{ ...brannoch, inventory: [{ name: 'Arrows', quantity: 12, note: '' }] }];
    const table = await playedTable({ party, description, name: 'The Inn' });
    await table.say(0, 'I put five arrows on the bar');
    const { effects } = await table.say(0, 'I pick up the arrows');
    expect(effects).toContainEqual(expect.objectContaining({ item: 'Arrows', before: 7, after: 12 }));
  });

  it('does not know of what was never had', async () => {
    expect(await lastAnswer(['where did I leave my trombone?'])).not.toMatch(/You left|with you/);
  });
});
