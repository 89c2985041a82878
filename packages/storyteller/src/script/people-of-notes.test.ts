import { describe, expect, it } from 'vitest';
import { playScript } from '../../test/play-script.ts';

/** Written as hosts write for themselves: who is who above the first scene, and notes without subjects. */
const adventure = `# The Salt Barn

One evening, three players. Really: Pell took the salt.

NPCs
- Innkeeper Mara Dell, fifties, tired, runs the Three Eels.
- Old Tam (ferryman) - drunk most of the time. He only talks if someone buys him a drink.
- Sister Oriel - healer, blunt. Wants her fever tea back. Knows the tea went the same night.
- Captain Dovell - captain of the watch, died last winter.

## 1. The Three Eels

> Rain drums on the roof. A tired woman behind the bar looks up, and an old man in the corner raises an empty mug. A woman in grey sits by the fire.

Mara greets the party and tells them about the theft: three nights ago somebody broke into the salt barn and took all eight sacks. Without salt nobody here gets through the winter. She pays 20 gp for the salt. If asked about the boy Pell, she says that he has been acting strange.

Old Tam sits in the corner. For an ale (4 cp) he tells them that he saw a lantern on the river path, and that it went up to the old kiln.

Sister Oriel sits by the fire. She tells anyone who asks that her chest was not broken open.

**Exits:** The street leads to the mill.

## 2. The Mill

> A mill wheel turns slowly. A boy is stacking sacks and jumps when he sees you.

Pell, the miller's son, works here. He says that he was at home in bed. Insight DC 11: he looks at his boots when he says it. For 10 gp he tells them that he took the salt.

Gorse, his father, mends a sack. He will not speak of his debts unless somebody is kind to him. Then he tells that he owes a smuggler forty silver.

## Ending

When the salt is back, Mara pays.
`;

async function told(...messages: string[]) {
  const { turns } = await playScript(adventure, messages);
  return turns.slice(1);
}

describe('people of a text that was written for its host alone', () => {
  it('are met where the text puts them, though a list above the first scene names them', async () => {
    const [here] = await told('Who is here?');
    for (const name of ['Mara Dell', 'Old Tam', 'Sister Oriel']) expect(here!.text).toContain(name);
    expect(here!.text).not.toMatch(/Wants|Knows|Exits|Dovell/);
  });

  it('say what has happened when they are simply asked, and what they pay', async () => {
    const [happened, reward] = await told('What happened here?', "What's in it for us?");
    expect(happened!.text).toContain(
      'ree nights ago somebody broke into the salt barn and took all eight sacks',
    );
    expect(reward!.text).toContain('I will pay 20 gold pieces for the salt.');
  });

  it('speak of themselves where a note leaves them out', async () => {
    const [wants] = await told('Sister Oriel, what about the tea?');
    expect(wants!.text).toContain('I want my fever tea back.');
  });

  it('tell anyone who asks', async () => {
    const [chest] = await told('I ask Sister Oriel about her chest.');
    expect(chest!.text).toContain('My chest was not broken open.');
  });

  it('are known by how they are seen', async () => {
    const [before, after] = await told(
      'I sit down next to the old man in the corner and ask about the lantern.',
      'I buy the old man an ale.',
    );
    expect(before!.text).not.toContain('river path');
    expect(after!.text).toContain('I saw a lantern on the river path, and it went up to the old kiln.');
    expect(after!.rolls).toEqual([]);
  });

  it('are not won over by whoever only asks what they would pay', async () => {
    const [, asked] = await told('We go to the mill.', 'Pell, how much do you pay?');
    expect(asked!.text).not.toContain('took the salt');
  });

  it('take the money that the text names, and tell for no less', async () => {
    const [, less, enough] = await told(
      'We go to the mill.',
      'I give Pell 2 gold.',
      'I put ten gold pieces into the hand of Pell.',
    );
    expect(less!.text).not.toContain('I took the salt');
    expect(enough!.text).toContain('I took the salt.');
    expect(enough!.carried['Gold pieces'] ?? 0).toBeLessThan(less!.carried['Gold pieces'] ?? 0);
  });

  it('are seen through by the number that the text has', async () => {
    const [, , doubted] = await told(
      'We go to the mill.',
      'Pell, where were you that night?',
      'Do I believe him?',
    );
    expect(doubted!.rolls[0]).toContain('Insight check, DC 11');
  });

  it('say for kindness what stands behind the condition, and not before', async () => {
    const [, before, after] = await told(
      'We go to the mill.',
      'Gorse, what about your debts?',
      'I lay a hand on the shoulder of Gorse: "It is all right, nobody will laugh at you."',
    );
    expect(before!.text).not.toContain('smuggler');
    expect(after!.text).toContain('I owe a smuggler forty silver.');
  });
});

/** Somebody whom everybody looks for. */
const sought = `# The Bridge

## 1. The Toll House

> Two guards lean on their spears, and behind them a stout man in an apron wrings his hands.

The stout man is Joss Harrow. He begs the party to find his sister Edda, who is missing. He last saw her going down to the pond.

## 2. The Hut

> A low hut of turf. The door is shut.

Edda hides in the loft above the door. She is afraid of the guards.

## Ending

Edda comes home.
`;

describe('whoever is looked for', () => {
  it('is not given away by those who know them', async () => {
    const { turns } = await playScript(sought, [
      'I ask the stout man where Edda is.',
      'When did you last see her?',
    ]);
    const all = turns.map(({ text }) => text).join(' ');
    expect(all).not.toContain('You will find Edda');
    expect(turns[2]!.text).toContain('I last saw her going down to the pond.');
  });
});
