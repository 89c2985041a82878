import { describe, expect, it } from 'vitest';
import { brannoch } from './sheets.ts';
import { playedTable } from './played-table.ts';

const description =
  'The mill at Harrowby has stopped turning. Old Tamsin Reed, the miller, begs the party to find her grandson Joss, who went up to the mill loft two nights ago and has not come down. The steward, Aldous Finch, says nobody may enter the mill and carries the only key. A brown hen follows Tamsin everywhere.';

const harrowby = () => playedTable({ party: [brannoch], name: 'The Mill at Harrowby', description });

describe('what a description names', () => {
  it('is told in the greeting, sentence by sentence', async () => {
    const { greeting } = await harrowby();
    expect(greeting.narration).toContain(description);
  });

  it('is there to be looked at and asked about', async () => {
    const { say } = await harrowby();
    expect((await say(0, 'I look at the hen')).narration).toMatch(/brown hen follows Tamsin/);
    expect((await say(0, 'I ask Tamsin about the hen')).narration).toMatch(/hen follows me everywhere/);
  });

  it('is dated by its people as the host has dated it', async () => {
    const { say } = await harrowby();
    const { narration } = await say(0, 'I ask Tamsin: When did you last see Joss?');
    expect(narration).toMatch(/two nights ago/);
  });

  it('has somebody carry what they carry, and opens what it opens', async () => {
    const { say, tale } = await harrowby();
    expect((await say(0, 'I take the key')).effects.filter(({ kind }) => kind === 'item')).toEqual([]);
    expect((await say(0, 'I go to the mill')).narration).toMatch(/Finch/);
    const stolen = await say(0, 'I steal the key from Finch');
    expect(stolen.effects.filter(({ kind }) => kind === 'item')).toHaveLength(1);
    const { narration } = await say(0, 'I unlock the mill door with the key');
    expect(narration).toMatch(/key/);
    const { outline, at } = tale() as { outline: { places: { id: string; name?: string }[] }; at: string };
    expect(outline.places.find(({ id }) => id === at)?.name).toBe('the mill');
    await say(0, 'I climb up to the loft');
    expect((tale() as { at: string }).at).toBe(outline.places.at(-1)!.id);
  });

  it('has people look like somebody', async () => {
    const { say } = await harrowby();
    const { narration } = await say(0, 'What does the steward look like?');
    expect(narration).toMatch(/ring of worn leather at the belt/);
  });
});
