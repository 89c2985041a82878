import { describe, expect, it } from 'vitest';
import { playedTable } from '../../test/played-table.ts';
import { brannoch } from '../../test/sheets.ts';

const player = {
  ...brannoch,
  inventory: [...brannoch.inventory, { name: 'Tinderbox', quantity: 1, note: '' }],
};
const description =
  'In the Crooked Lantern inn the lamp over the bar went out at midnight and the innkeeper, Hob, found the cellar door open. A candle stands in the window. Hob asks you to find out who was in the cellar.';

async function lastAnswer(messages: readonly string[]): Promise<string> {
  const table = await playedTable({ party: [player], description, name: 'The Inn' });
  let last = '';
  for (const message of messages) last = (await table.say(0, message)).narration;
  return last;
}

describe('what a deed has left', () => {
  it.each<[string[], RegExp]>([
    [['I light the lamp', 'is the lamp lit?'], /Yes.*lit|lit/],
    [['I light the lamp', 'I put out the lamp', 'is the lamp still burning?'], /No.*out|out/],
    [['I light the candle', 'is the candle lit now?'], /lit/],
    [['I light the candle', 'I blow out the candle', 'look at the candle'], /out|No flame/],
    [['I open the cellar door', 'I close the cellar door', 'is the cellar door open?'], /No.*closed|closed/],
    [['I open the cellar door', 'did I open the cellar door already?'], /Yes|You did/],
    [['I smash the window', 'is the window broken?'], /Yes.*broken|broken/],
    [['I smash the window', 'what does the window look like now?'], /broken/],
    [['I smash the window', 'what about the window?'], /broken/],
    [['I smash the window', 'I break the window'], /already|done before|no need|seen to that/i],
    [['I give Hob 5 gold', 'what did I give Hob?'], /5 gold/],
    [['I pay Hob 3 gold', 'I look around', 'did I pay Hob?'], /3 gold/],
    [['what did I give Hob?'], /nothing of you|empty hands/],
  ])('is told when it is asked for: %j', async (messages, expected) => {
    expect(await lastAnswer(messages)).toMatch(expected);
  });
});
