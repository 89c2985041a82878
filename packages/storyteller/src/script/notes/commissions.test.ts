import { describe, expect, it } from 'vitest';
import { playScript } from '../../../test/play-script.ts';

const town = `# The Ferry Bell

## 1. The Council House
> A broad woman in a chain of office sits behind a table. Two men with one nose sit on a bench. A lane leads to the mill.

The woman is Hedda Marsh, the mayor of Low Ferry. She asks the party to bring back the brass rattle from the mill, and pays 40 gp on its return. If pressed, she adds a horse blanket worth 5 gp.

The brothers are Odo and Till Werner. Odo, the older of the two brothers, hums. Till, the younger, lost his ring at the mill and would give 7 gp to have it back.

A lane leads east to the mill (area 2).

## 2. The Mill
> A wheel stands still over black water. On the sill lies a brass rattle.

Nobody is here. The lane leads back to the council house (area 1).

## Ending
Hedda Marsh pays the 40 gold pieces, and the ferry runs again.
`;

const play = async (...messages: string[]) => (await playScript(town, messages)).turns.slice(1);
const goldOf = ({ carried }: { carried: Record<string, number> }) => carried['Gold pieces'];

describe('a commission in the text', () => {
  it('is told by whoever has it, with its pay, and they do not pay before it is done', async () => {
    const turns = await play(
      'What do you want from us, mayor?',
      'And how much do you pay?',
      'mayor, give us half of the gold in advance',
      'Can you not do any better than that?',
      'Make it 60 gold?',
      "Deal, we'll do it.",
    );
    expect(turns[0]!.text).toContain('I ask you to bring back the brass rattle from the mill');
    expect(turns[0]!.text).toContain('pay 40 gold pieces');
    expect(turns[1]!.text).toContain('40 gold pieces');
    expect(turns[3]!.text).toContain('horse blanket');
    expect(turns[4]!.text).not.toContain('60');
    expect(turns.every((turn) => goldOf(turn) === 15)).toBe(true);
  });

  it('is paid once, from the figure of the text, when what was wanted is brought', async () => {
    const turns = await play(
      'What is the job?',
      'Hedda, here is your brass rattle.',
      'We go to the mill.',
      'I take the brass rattle.',
      'We go back to the council house.',
      'I hand the mayor the rattle.',
      'I want my reward, mayor! Pay me the gold for the rattle!',
    );
    expect(goldOf(turns[1]!)).toBe(15);
    expect(goldOf(turns[5]!)).toBe(55);
    expect(turns.at(-1)!.carried['Gold pieces']).toBe(55);
    expect(Object.keys(turns[5]!.carried).some((name) => /rattle/i.test(name))).toBe(false);
  });

  it('belongs to whoever has it: of two brothers the one who is meant', async () => {
    const [turn] = await play('I ask the younger brother what he would pay for his ring.');
    expect(turn!.text).toContain('7 gold pieces');
    expect(turn!.text).not.toContain('40');
  });
});
