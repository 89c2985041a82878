import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { readCompactly } from '../../test/read-compactly.ts';
import { ilsabet } from '../../test/sheets.ts';
import { withoutCourtesies } from './courtesies.ts';
import { asParty, companyNamed } from './whole-party.ts';

const at = async (message: string) => (await aTelling({ message, others: [ilsabet] })).turn;

describe('who goes along', () => {
  it.each([
    ['You, me and Odra are going to the Salt Stair', 'I take Odra Venn along to the Salt Stair'],
    ['Odra, grab your coat. You, me and Ilsabet are going to the gate', 'I take Odra Venn along to the gate'],
    ['We all go to the Salt Stair together with Odra', 'I take Odra Venn along to the Salt Stair'],
    ['lets all head to the gate, odra you come too', 'I take Odra Venn along to the gate'],
    ['Brannoch, Ilsabet and Odra sneak to the gate', 'we sneak to the gate'],
    ['Ilsabet and I walk to the gate', 'we walk to the gate'],
    ['everyone with me, onto the stair, now!', 'we go onto the stair, now!'],
    ['we go, all of us, even Odra, through the gate', 'we go through the gate'],
  ])('%s', async (message, told) => {
    expect(asParty(message, await at(message))).toBe(told);
  });

  it.each([
    'Odra and Bram go to the gate',
    'I ask Odra and Bram about the gate',
    'You and me are going to have a talk, Odra',
    '"You, me and Odra are going to the gate," I say.',
  ])('is nobody of ours, or nothing is said of going: %s', async (message) => {
    expect(asParty(message, await at(message))).toBe(message);
  });

  it.each([
    ['Odra, Bram and I go through the gate', ['odra', 'bram']],
    ['we leave with Odra and the watchman', ['odra', 'bram']],
    ['I go alone', []],
  ])('are all who are named: %s', async (message, ids) => {
    expect(companyNamed(message, await at(message)).map(({ id }) => id)).toEqual(ids);
  });
});

describe('what is only polite', () => {
  it.each([
    ['Unless Odra objects, I search the strongbox.', 'I search the strongbox.'],
    ['I search the strongbox, if nobody minds.', 'I search the strongbox.'],
    ['Instead of talking to Odra I look at the well.', 'I look at the well.'],
    ['I look at the well instead of talking to Odra.', 'I look at the well.'],
    ['I would ask Odra, but instead I walk to the well', 'I walk to the well'],
    ['I was going to leave, but first I ask Odra who she is.', 'I ask Odra who she is.'],
    ['would you mind telling me what happened?', 'please tell me what happened?'],
    ['Would Odra be so kind as to show me the ferry?', 'I ask Odra to show me the ferry?'],
    ['may I ask where you were?', 'I ask where you were?'],
    ['Odra – a word, if you please?', 'I talk to Odra'],
    ['could I have a quick word with Odra?', 'I talk to Odra'],
  ])('is left out: %s', (said, heard) => {
    expect(withoutCourtesies(said)).toBe(heard);
  });

  it.each(['unless somebody stops us, we go through the gate', 'I say "Unless Odra minds, I stay."'])(
    'is no courtesy: %s',
    (said) => {
      expect(withoutCourtesies(said)).toBe(said);
    },
  );
});

describe('two halves of a message', () => {
  it.each([
    [
      'I nod and ask Odra why she is here, and when the gate opens',
      /^ask: nod and ask Odra why .* THEN ask: ask Odra when the gate opens/,
    ],
    ['Odra, who was on the ferry, and who saw it?', /^ask: .* THEN ask: /],
    ['I ask Odra about the bell and check the strongbox', /^ask: .* THEN (?:search|look): .*strongbox/],
    ['I lower my lamp so as not to dazzle her and ask Odra who drowned', /^ask: .*target=odra/],
    ['I ask Odra who and what she is', /^ask: (?!.*THEN)/],
  ])('%s', async (message, expected) => {
    expect(await readCompactly(message, await at(message))).toMatch(expected);
  });

  it('are both told, where the first came to nothing', async () => {
    const { playedTable } = await import('../../test/played-table.ts');
    const { brannoch } = await import('../../test/sheets.ts');
    const table = await playedTable({ party: [brannoch] });
    const { narration } = await table.say(0, 'I drink my rum and ask Tamsin about the moths');
    expect(narration).toMatch(/no rum|rum.*not/i);
    expect(narration).toMatch(/ask Tamsin Greave about the moths\. .*"/s);
  });
});
