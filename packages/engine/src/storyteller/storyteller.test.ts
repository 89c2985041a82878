import { rollsOf } from '@fireside/contract';
import { castOf, type GamePlan, type PlayedTurn, playGame } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { createStoryteller } from './storyteller.ts';

type Line = { seat: number; line: string };

function table(plan: Partial<GamePlan> & { script: Line[] }) {
  return playGame({
    model: createStoryteller(),
    seed: 7,
    name: 'The Long Night',
    description: 'A fantasy tale.',
    seats: castOf(2),
    styles: ['thoughtful'],
    mostTurns: 60,
    ...plan,
  });
}

const says = (...lines: string[]): Line[] => lines.map((line) => ({ seat: 0, line }));

describe('the storyteller at the table', () => {
  it('[1.9] greets everybody by name, characters included', async () => {
    const { turns } = await table({ script: [] });
    expect(turns[0]?.outcome.narration).toMatch(/Ann as Mira and Ben as Corvin/);
    expect(turns[0]?.outcome.narration).toContain('The Long Night');
  });

  it('recognises somebody who joins later, and addresses who spoke', async () => {
    const { turns } = await table({
      latecomer: { seat: 1, after: 1 },
      script: [...says('I look around'), { seat: 1, line: 'I search the place' }],
    });
    expect(turns[0]?.outcome.narration).not.toContain('Corvin');
    expect(turns[2]?.outcome.narration).toContain('Corvin');
  });

  it('plays with somebody who has no character, on plain dice', async () => {
    const { turns } = await table({ seats: castOf(3), script: [{ seat: 2, line: 'I sneak ahead' }] });
    expect(rollsOf(turns[1]!.outcome.effects)[0]?.notation).toBe('1d20');
    expect(turns[1]?.outcome.narration.length).toBeGreaterThan(20);
  });

  it("takes what a roll adds from the character's sheet", async () => {
    const { turns } = await table({ script: [{ seat: 1, line: 'I search the place' }] });
    expect(rollsOf(turns[1]!.outcome.effects)[0]?.notation).toBe('1d20+5');
  });

  it('gives the one who was helped an advantage', async () => {
    const { turns } = await table({
      script: [{ seat: 1, line: 'I help Mira' }, ...says('I search the place')],
    });
    expect(rollsOf(turns[2]!.outcome.effects)[0]?.notation).toBe('2d20kh1+3');
  });

  it('records scene, time, quest and people for everybody, and its plans for nobody', async () => {
    const { turns } = await table({ script: says('I ask what has happened') });
    const { world } = turns[1]!;
    expect(world.scene).not.toBe('');
    expect(world.time).not.toBe('');
    expect(world.quests[0]).toMatchObject({ status: 'open' });
    expect(world.people).toHaveLength(1);
    expect(JSON.parse(world.notes)).toMatchObject({ version: 1, scene: 0 });
  });

  it('answers a rule question from the books, with the place', async () => {
    const { turns } = await table({
      script: says('How does grappling work?', 'How does grappling work?'),
      rulebooks: [
        {
          book: 'Rules of Play',
          heading: 'Combat > Making an Attack > Grappling',
          text: 'When you want to grab a creature, you use the Attack action. The target must be no more than one size larger than you.',
        },
      ],
    });
    expect(turns[1]?.outcome.narration).toContain('Rules of Play, "Grappling"');
    expect(turns[1]?.outcome.narration).toContain('you use the Attack action');
    expect(turns[2]?.outcome.narration).toContain('Rules of Play, "Grappling"');
    expect(turns[2]?.outcome.narration).not.toContain('you use the Attack action');
  });

  it('says so when the books are silent', async () => {
    const { turns } = await table({ script: says('What are the rules for two-weapon fighting?') });
    expect(turns[1]?.outcome.narration).toMatch(/rulebooks|books/);
  });

  it('takes over a game whose notes are not its own', async () => {
    const { turns } = await table({
      world: { notes: 'The duke is the murderer.' },
      script: says('I look around'),
    });
    expect(JSON.parse(turns[0]!.world.notes)).toMatchObject({
      version: 1,
      kept: 'The duke is the murderer.',
    });
    expect(turns[1]?.outcome.narration).not.toBe('');
  });
});

/** The dice that a turn leaves awaited. */
function asked({ outcome }: PlayedTurn): string | null {
  const last = outcome.effects.findLast(({ kind }) => kind === 'roll_asked');
  return last?.kind === 'roll_asked' ? last.notation : null;
}

describe('players who roll their own dice', () => {
  const seats = castOf(1, { selfRolls: true });

  it('are asked for exactly that roll, and the number they name counts', async () => {
    const { turns } = await table({ seats, script: says('I search the place', 'I got 23') });
    const { narration, effects } = turns[1]!.outcome;
    expect(asked(turns[1]!)).toBe('1d20+3');
    expect(narration).toContain('1d20+3');
    expect(rollsOf(effects)).toEqual([]);
    expect(asked(turns[2]!)).toBeNull();
  });

  it('are asked again, kindly, when there is no number or an impossible one', async () => {
    const { turns } = await table({
      seats,
      script: says('I search the place', 'which dice?', 'I got 99', 'hm, what now'),
    });
    expect(asked(turns[2]!)).toBe('1d20+3');
    expect(turns[2]?.outcome.narration).toContain('1d20+3');
    expect(asked(turns[3]!)).toBe('1d20+3');
    expect(turns[3]?.outcome.narration).toContain('99');
    expect(rollsOf(turns[4]!.outcome.effects)).toHaveLength(1);
  });

  it('may be called as they like', async () => {
    const [seat] = seats;
    const script = says('I search the place', 'I got 23', 'I look around');
    const { turns } = await table({ seats: [{ ...seat!, name: '__proto__' }], script });
    expect(asked(turns[1]!)).toBe('1d20+3');
    expect(asked(turns[2]!)).toBeNull();
    expect(rollsOf(turns[2]!.outcome.effects)).toEqual([]);
    expect(turns[3]?.outcome.narration).not.toBe('');
  });

  it('can leave it to the storyteller', async () => {
    const { turns } = await table({ seats, script: says('I search the place', 'you roll for me') });
    expect(rollsOf(turns[2]!.outcome.effects)).toHaveLength(1);
    expect(asked(turns[2]!)).toBeNull();
  });
});
