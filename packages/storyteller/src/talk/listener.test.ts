import { expect, it } from 'vitest';
import { playedTable } from '../../test/played-table.ts';
import { ilsabet } from '../../test/sheets.ts';

const house =
  'Lady Cordelia Thorne rules the house on the moor. The housekeeper Mrs Pruett hears a piano every night at three. The kitchen maid Nell is frightened.';

it('speaks with whoever is called first, and not with whoever is only spoken of', async () => {
  const table = await playedTable({ party: [ilsabet], name: 'Frost', description: house });
  const { narration } = await table.say(0, '"Good evening, Nell. I shan’t tell Mrs Pruett anything."');
  expect(narration).toMatch(/You (?:say to|ask|tell) Nell/);
});
