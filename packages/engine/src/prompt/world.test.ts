import { worldLimits } from '@fireside/contract';
import { describe, expect, it } from 'vitest';
import { snapshot } from '../../test/table.ts';
import { recordedSection, worldSection } from './world.ts';

const filler = 'and so on and so on '.repeat(15);
const fullRecord = snapshot({
  world: {
    scene: 's'.repeat(worldLimits.scene),
    time: 't'.repeat(worldLimits.time),
    quests: Array.from({ length: worldLimits.quests }, (_, index) => ({
      name: `Quest ${index}`,
      status: 'open' as const,
      note: filler.slice(0, worldLimits.note),
    })),
    people: Array.from({ length: worldLimits.people }, (_, index) => ({
      name: `Person ${index}`,
      note: filler.slice(0, worldLimits.note),
    })),
    facts: Array.from({ length: worldLimits.facts }, (_, index) =>
      `Fact ${index} ${filler}`.slice(0, worldLimits.fact - 20).concat(index === 3 ? ' the willow' : ''),
    ),
    notes: '',
    place: '',
  },
});

describe('the world record in the prompt', () => {
  it('[E6.12] has everything that was recorded, the oldest too, within its bounds', () => {
    const record = worldSection(fullRecord);
    for (const [name, count] of [
      ['Quest', worldLimits.quests],
      ['Person', worldLimits.people],
      ['Fact', worldLimits.facts],
    ] as const)
      for (let index = 0; index < count; index++) expect(record).toContain(`${name} ${index}`);
    expect(record.length).toBeLessThan(13_500);
  });

  it('cuts only the long ones where there is no room for all', () => {
    const facts = ['The mill burns.', ...Array.from({ length: 59 }, () => 'x'.repeat(300))];
    const record = worldSection(snapshot({ world: { ...fullRecord.world, facts } }));
    expect(record).toContain('- The mill burns.\n');
  });

  it('[E6.12] has what the message speaks of whole', () => {
    const asked = recordedSection({ ...fullRecord, message: 'What about the willow?' });
    expect(asked).toContain('Fact 3 ');
    expect(asked).toContain('the willow');
    expect(asked).not.toContain('Fact 4 ');
    expect(recordedSection({ ...fullRecord, message: 'hello' })).toBe('');
    expect(recordedSection(snapshot({ message: 'What about the willow?' }))).toBe('');
  });
});
