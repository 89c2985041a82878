import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { type Read, solve } from '../../test/case-solver.ts';
import { step } from '../../test/steps.ts';
import { openTales } from '../tale/tales.ts';
import { personById, statementOf } from './inquiry.ts';
import { looksInto } from './look-into.ts';
import { testify } from './testify.ts';

const tales = openTales([fileURLToPath(new URL('../../tales', import.meta.url))]);

const hosts = [
  'A murder at a dinner party on a remote manor; someone among the guests did it.',
  'Who poisoned the duke?',
  'A locked-room theft on a train: the Star of Samarkand has vanished from the safe.',
  'A science fiction whodunit: somebody sabotaged the life support of the station, and one of the crew did it.',
  'A murder mystery in a small western town. Old Ben was shot, and there are five suspects.',
  'A horror whodunit in an old house: who killed Agnes Pottle? Three guests are suspects.',
  'Someone aboard the freighter Halcyon killed the captain. Suspects: Commander Vale, Doctor Ines Okoro, the engineer Pike and Lieutenant Sato.',
  'The headmistress of the academy has been poisoned. Professor Quill, Professor Marrow, Miss Thistle, Mister Dunn and Lady Wren are suspects.',
];

/** Everybody is asked, everything is looked at; only what was told is kept. */
async function readAll(description: string, seed: number) {
  const outline = tales.compose({ name: 'A Case', description, lines: [] }, seed, new Set());
  const world = tales.open(outline);
  const one = world.case!;
  const { turn, state } = await aTelling({ world, state: { outline, turns: 0 } });
  const told = async (tell: () => unknown) => {
    const before = turn.told.length;
    await tell();
    return turn.told.slice(before).join(' ');
  };
  const read = { alibis: {}, sights: {}, looks: {}, found: {} } as Record<string, Record<string, string>>;
  for (const { id, name } of one.suspects) {
    const person = personById(turn, id)!;
    read.alibis![name] = await told(() => testify(turn, one, person, { kind: 'alibi' }));
    read.sights![name] = await told(() => testify(turn, one, person, { kind: 'sight' }));
    read.looks![name] = await told(() => looksInto(turn, step('look', `look at ${name}`, { object: name })));
  }
  let atScene = '';
  for (const place of world.places) {
    state.at = place.id;
    const texts: string[] = [];
    for (const thing of place.things)
      texts.push(
        await told(() => looksInto(turn, step('search', `examine ${thing.name}`, { object: thing.name }))),
      );
    if (place.id === one.scene.id) atScene = texts.slice(-1).join(' ');
    else read.found![place.name] = texts.join(' ');
  }
  return {
    one,
    turn,
    state,
    told,
    read: {
      ...read,
      atScene,
      suspects: one.suspects.map(({ name }) => name),
      rooms: world.places.slice(1).map(({ name }) => name),
    } as unknown as Read,
  };
}

describe('a case', () => {
  it.each(hosts)('is solved by what was said alone, and fits nobody else: %s', async (description) => {
    const culprits = new Set<string>();
    for (let seed = 1; seed <= 30; seed += 1) {
      const { one, read } = await readAll(description, seed);
      const { name } = one.culprit;
      const solved = solve(read);
      const others = read.suspects.filter((suspect) => suspect !== name);
      const at = `seed ${seed}: ${JSON.stringify(read)}`;
      expect(read.suspects.length, at).toBeGreaterThanOrEqual(3);
      expect(read.suspects.length, at).toBeLessThanOrEqual(5);
      expect(solved.contradicted, at).toEqual([name]);
      expect(solved.givenAway, at).toEqual([name]);
      expect(solved.owners, at).toEqual([name]);
      expect(solved.borne.toSorted(), at).toEqual(others.toSorted());
      culprits.add(`${read.suspects.indexOf(name)}`);
    }
    // It is not always the same one.
    expect(culprits.size).toBeGreaterThan(1);
  });

  it('lets both false trails be explained, and borne out by somebody else', async () => {
    for (const [index, description] of hosts.entries()) {
      const { one, turn, told } = await readAll(description, 40 + index);
      for (const [at, kind] of (['paper', 'strange'] as const).entries()) {
        const of = one.herrings[at]!;
        expect(of).not.toBe(one.culprit);
        const explains = statementOf(one, `x${at + 1}`)!;
        const bears = statementOf(one, `c${at + 1}`)!;
        expect(explains.by).toBe(of.id);
        expect([of.id, one.culprit.id]).not.toContain(bears.by);
        expect(await told(() => testify(turn, one, personById(turn, of.id)!, { kind }))).toContain(
          explains.says,
        );
        expect(await told(() => testify(turn, one, personById(turn, bears.by)!, { kind }))).toContain(
          bears.says,
        );
      }
    }
  });

  it('lets whoever found it tell where the piece lies, and is the same whenever it is drawn', async () => {
    const { one, turn, told } = await readAll(hosts[0]!, 5);
    const finder = personById(turn, one.finder.id)!;
    expect(await told(() => testify(turn, one, finder, { kind: 'found' }))).toContain(
      one.culprit.belonging.piece.split(' ').at(-1),
    );
    const again = await readAll(hosts[0]!, 5);
    expect(again.one).toEqual(one);
  });

  it('is kept in a few words, whatever is asked', async () => {
    const { one, turn, state } = await readAll(hosts[7]!, 2);
    for (const { id } of one.suspects)
      for (const kind of [
        'anything',
        'opinion',
        'victim',
        'found',
        'lie',
        'piece',
        'paper',
        'strange',
      ] as const)
        for (let times = 0; times < 6; times += 1) testify(turn, one, personById(turn, id)!, { kind });
    expect(JSON.stringify(state.inquiry).length).toBeLessThan(400);
  });
});
