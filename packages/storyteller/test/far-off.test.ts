import { expect, it } from 'vitest';
import { playedTable } from './played-table.ts';
import { brannoch, ilsabet } from './sheets.ts';

const besieged = (name: string) =>
  playedTable({
    party: [brannoch, ilsabet],
    name,
    description:
      'An orc siege of the fort Redwall. Captain Merrow will not surrender, and the gate is broken.',
  });

it.each(['Redwall', 'The Wall', 'Held', 'Before Dawn', 'The Last Gate'])(
  'those who are not here yet are counted as far as anybody can: %s',
  async (name) => {
    const { say } = await besieged(name);
    const { narration } = await say(0, 'how many orcs are there?');
    expect(narration).toMatch(/(?:a score|two dozen|three dozen)/);
  },
);

it('who is far off is spoken to as far off, and the captain beside one is not', async () => {
  const { say } = await besieged('Redwall');
  const { narration: threat } = await say(0, 'I threaten the orcs');
  expect(threat).toMatch(/the orcs/);
  expect(threat).toMatch(/nearer|find them|if the orcs can hear/i);
  const { narration: asked } = await say(1, 'I ask the captain how long we can hold');
  expect(asked).toMatch(/[Yy]ou ask Captain Merrow how long you can hold/);
});
