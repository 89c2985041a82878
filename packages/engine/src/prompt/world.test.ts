import { worldLimits } from '@fireside/contract';
import { describe, expect, it } from 'vitest';
import { noExcerpts, snapshot } from '../../test/table.ts';
import { cutEntries, recordedSection, worldSection } from './world.ts';

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
    awaited: {},
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

  it('[E6.12] has whole what was found for the message, as much as there is room for', () => {
    expect(cutEntries(fullRecord.world)).toHaveLength(
      worldLimits.quests + worldLimits.people + worldLimits.facts,
    );
    expect(cutEntries({ ...fullRecord.world, quests: [], people: [], facts: ['The mill burns.'] })).toEqual(
      [],
    );
    expect(recordedSection({ ...noExcerpts, recorded: ['The willow hides silver.'] })).toContain('silver');
    const recorded = cutEntries(fullRecord.world);
    const section = recordedSection({ ...noExcerpts, recorded });
    expect(section).toContain('Quest 0');
    expect(section.length).toBeLessThan(2_200);
    expect(recordedSection(noExcerpts)).toBe('');
  });
});
