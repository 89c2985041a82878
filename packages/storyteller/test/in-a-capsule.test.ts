import { Capsule } from '@fireside/contract';
import { describe, expect, it } from 'vitest';
import { conditionKinds } from '../src/conditions/condition.ts';
import { playedTable } from './played-table.ts';
import { brannoch } from './sheets.ts';

const { tale: Tale } = Capsule.shape.world.shape;

const wish = {
  name: 'The Mill at Ansley',
  description:
    'The village of Ansley lies under an old mill. The reeve Osbert Crane has locked up the mute girl Elsie in the cellar of the mill. The night watchman Oskar sleeps on his bench by the well. Who has poisoned the well?',
};

describe('what the storyteller remembers', () => {
  it('[E9.2] is in a capsule as it is, but for what it awaits of players', async () => {
    const table = await playedTable({ party: [brannoch], ...wish });
    for (const line of [
      'I look around.',
      'I wake Oskar.',
      'Oskar, is Elsie still locked in?',
      'I break the window.',
      'I say to Oskar: "Come with me."',
      'That is not what I meant.',
      'I go to the mill.',
      'I wait until midnight.',
      'I go down into the cellar.',
      'I look for tracks.',
      'Where do we go from here?',
    ])
      await table.say(0, line);
    const { asked: _, next: __, ...kept } = table.tale() as Record<string, unknown>;
    expect(kept.conditions).toBeDefined();
    expect(kept.company).toBeDefined();
    expect((kept.outline as { conditions?: object }).conditions).toBeDefined();
    expect((kept.outline as { places: { isPlain?: boolean }[] }).places.some(({ isPlain }) => isPlain)).toBe(
      true,
    );
    expect(Tale.parse(table.tale())).toEqual({ ...kept, asked: {}, next: {} });
  });

  it('[E9.2] keeps what was found out of a crime', async () => {
    const table = await playedTable({
      party: [brannoch],
      name: 'Dinner',
      description: 'A murder mystery on a remote manor: who killed Lord Ashcombe? One of the guests did it.',
    });
    for (const line of ['Who found it?', 'I ask everyone where they were', 'I accuse the butler'])
      await table.say(0, line);
    const { outline } = table.tale() as { outline: { whodunit: { suspects: string[] } } };
    await table.say(0, `I accuse ${outline.whodunit.suspects[0]}`);
    await table.say(0, `${outline.whodunit.suspects[0]}, I am sorry.`);
    const { asked: _, next: __, ...kept } = table.tale() as Record<string, unknown>;
    expect(kept.inquiry).toMatchObject({ known: expect.arrayContaining(['f', 'a0']) });
    expect(Tale.parse(table.tale())).toEqual({ ...kept, asked: {}, next: {} });
  });

  it.each(conditionKinds)('[E9.2] may be that somebody is %s', async (is) => {
    const table = await playedTable({ party: [brannoch], ...wish });
    const tale = { ...(table.tale() as object), conditions: { oskar: [{ is, how: 'so' }] } };
    expect(Tale.safeParse(tale).success).toBe(true);
  });

  it('[E9.2] is refused where it is none', async () => {
    const table = await playedTable({ party: [brannoch], ...wish });
    const tale = table.tale() as Record<string, unknown>;
    expect(Tale.safeParse({ ...tale, conditions: { oskar: 'asleep' } }).success).toBe(false);
    expect(Tale.safeParse({ ...tale, conditions: { oskar: [{ is: 'a king', how: '' }] } }).success).toBe(
      false,
    );
    expect(Tale.safeParse({ ...tale, spot: 'the cellar' }).success).toBe(false);
  });
});
