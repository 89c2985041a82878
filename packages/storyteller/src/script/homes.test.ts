import { expect, it } from 'vitest';
import { playScript } from '../../test/play-script.ts';

const owls = `THE OWL CLOCK

START
The heroes come to Pell on market day. A boy with white hair, called Tib, tries to steal a purse. He knows that the clock chews at midnight.

PEOPLE
Mayor Greta Voss: a stout nervous woman with a chain of office. She knows that the clock was never paid for.
Oda Lenk: the daughter of the clockmaker, a seamstress in Needle Lane. She knows that her father hid the key behind the owl.
Brother Ansel: the monk at the almshouse. He knows that one person in town wakes up older every day.
Sergeant Kuno (gruff): of the watch. He knows that nobody may go in.

PLACES

1. The Market Square
A wide square with half empty stalls. The town hall is to the north, the tower to the west, Needle Lane to the south.

2. The Town Hall
Smells of beeswax. The mayor receives visitors in her office upstairs.

3. Needle Lane
Narrow and crooked. The almshouse of Brother Ansel is at the end of the lane. Oda's shop has a sign with a thimble.

4. The Clock Tower, ground floor
A heavy door guarded by Sergeant Kuno. A check of DC 12 finds a loose step.
`;

it('meets those of a list where the places say that they are', async () => {
  const { turns } = await playScript(owls, [
    'I ask Tib about the clock',
    'I go to the market square',
    'I go to the town hall',
    'I ask Mayor Voss about the clock',
    'I go to the market square',
    'I go to Needle Lane',
    'I ask Oda about the key',
    'I ask Brother Ansel who is older',
    'I go to the clock tower',
    'I ask Sergeant Kuno whether we may go in',
  ]);
  const said = (word: RegExp) => turns.find(({ message }) => word.test(message))!.text;
  expect(said(/Tib/)).toMatch(/chews at midnight/);
  expect(said(/Mayor/)).toMatch(/never paid/);
  expect(said(/Oda/)).toMatch(/behind the owl/);
  expect(said(/Ansel/)).toMatch(/wakes up older/);
  expect(said(/Kuno/)).toMatch(/nobody may go in/i);
  expect(turns.map(({ text }) => text).join('\n')).not.toMatch(/\bthe Start\b/);
});

const chapel = `# The Drowned Bell

## Adventure Hook

Dorrit Tarn, the bell-keeper, offers the characters 30 gold pieces to bring his daughter home.

## 1. The Causeway

> *Crooked houses stand on stilts. An old man with a lantern is watching the fog.*

The old man is **Dorrit Tarn**. He knows that the priest buys lamp oil from him every week. North lies the Chapel.

**Trap.** A hook hangs from a wire. A DC 12 Dexterity save avoids it.

## 2. The Chapel

> *Yellow light burns behind the one whole window. You hear a man singing.*

The door is unlocked. Inside, **Father Osric** stands at the altar among two dozen lamps, and **Wenna Tarn** is tied to a pew.

### Father Osric
Osric is gentle and quite mad. He believes that the deep one is his brother. A DC 15 Persuasion check moves him.

### Wenna Tarn
Wenna is brave and angry. She knows that the bell lies under the altar.

**The letter** reads: "Osric - the bell has no tongue while this is here."

## 3. The Bell

> *Under the altar a stair goes down into green water.*
`;

it('meets whoever stands among others in a sentence, and nobody who is a label or a letter', async () => {
  const { turns } = await playScript(chapel, [
    'I ask the old man what he offers',
    'I go to the chapel',
    '"Father Osric, let her go, and you will have your rest at the causeway." I hold out both hands to him.',
    'Wenna, where is the bell?',
    'I go down the stair under the altar to the bell.',
  ]);
  expect(turns[1]!.text).toMatch(/30 gold/);
  expect(turns[3]!.at).toBe(turns[2]!.at);
  expect(turns[4]!.text).toMatch(/under the altar/);
  expect(turns[5]!.at).not.toBe(turns[4]!.at);
  const all = turns.map(({ text }) => text).join('\n');
  expect(all).not.toMatch(/\bTrap (?:says|turns|answers)|I - the bell/);
});
