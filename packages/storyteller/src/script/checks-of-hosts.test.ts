import { describe, expect, it } from 'vitest';
import { playScript } from '../../test/play-script.ts';

const organ = `# The Hollow Organ

A short one for level 1.

## 1. The Churchyard

A small stone church stands in the rain, with graves all around it. One of the graves is fresh. Ada Marrick stands beside it in a black coat. She begs whoever comes to bring her the church silver.

The fresh grave: perception 5 to see that the soil has been dug twice. Ins5: Ada is afraid of the crypt.

## 2. The Church

The nave has rows of dark pews, an altar with a cloth and an organ on a gallery. A narrow stair leads up to the gallery.

Inv29 in the organ: canvas sack with the church silver, or just look behind the tallest pipe.

The third step of the stair is rotten. Perception 29 to see it, otherwise dex save 30 or 1d4 damage.

The hatch is heavy, athletics 5 to lift it.

## 3. The Crypt

Black water stands knee-deep here, and a stone coffin lies on a plinth.

## Ending

Giving the silver back to Ada ends the adventure.
`;

describe('the checks of a text in shorthand', () => {
  it('are those that are rolled, and tell what stands behind them and not their number', async () => {
    const { turns } = await playScript(
      organ,
      [
        'I look closely at the fresh grave',
        'Is Ada hiding something?',
        'We go to the church',
        'I lift the hatch',
      ],
      { seed: 5 },
    );
    const [greeting, grave, face, , hatch] = turns;
    expect(greeting!.text).not.toMatch(/perception|Ins5|DC/i);
    expect(grave!.rolls.join()).toContain('Perception check, DC 5');
    expect(grave!.text).toContain('the soil has been dug twice.');
    expect(face!.rolls.join()).toContain('Insight check, DC 5');
    expect(face!.text).toContain('Ada is afraid of the crypt.');
    expect(hatch!.rolls.join()).toContain('Athletics check, DC 5');
  });

  it('are not rolled by whoever does what takes none, and tell nothing to whoever fails', async () => {
    const { turns } = await playScript(organ, [
      'We go to the church',
      'I search the organ',
      'I look behind the tallest pipe',
    ]);
    const [, , failed, free] = turns;
    expect(failed!.rolls.join()).toContain('Investigation check, DC 29');
    expect(failed!.text).not.toMatch(/sack|silver/);
    expect(free!.rolls).toEqual([]);
    expect(free!.text).toContain('canvas sack with the church silver');
    expect(Object.keys(free!.carried)).toContain('Canvas sack');
  });

  it('let what nobody has noticed happen to whoever walks into it, once', async () => {
    const { turns } = await playScript(organ, [
      'We go to the church',
      'I climb the stair to the gallery',
      'I climb down the stair again',
    ]);
    expect(turns[2]!.rolls.join()).toContain('Dexterity save, DC 30: failure');
    expect(turns[2]!.text).toMatch(/hit points/);
    expect(turns[3]!.rolls.join()).not.toContain('Dexterity save');
  });

  it('are no end before what ends it is done', async () => {
    const found = ['We go to the church', 'I look behind the tallest pipe', 'We go back to the churchyard'];
    const talked = await playScript(organ, [...found, 'I ask Ada about the silver']);
    expect(talked.endedAfter).toBeNull();
    const given = await playScript(organ, [...found, 'I hand Ada the sack with the silver']);
    expect(given.endedAfter).toBe(4);
  });

  it('are no end where something only matters at the end', async () => {
    const short = organ
      .replace(
        'the church silver.\n',
        'the church silver. If they comfort her she lends them a horn, and that is important at the end.\n',
      )
      .replace(/## Ending[\s\S]*$/, '');
    const { endedAfter } = await playScript(
      short,
      Array.from({ length: 8 }, () => 'We go on.'),
    );
    expect(endedAfter).not.toBeNull();
  });
});
