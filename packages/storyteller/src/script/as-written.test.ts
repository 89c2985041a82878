import { describe, expect, it } from 'vitest';
import { playScript } from '../../test/play-script.ts';

const bell = `# The Sunken Bell

## Scene 1: The Heron Inn

The evening is wet. The innkeeper, Marta Pell, a broad woman, begs the party to find her niece Linnet, who walked out of the door three nights ago in her nightgown. At the corner table sits Hesper Tarn, an old woman in a grey shawl.

If somebody speaks kindly with Hesper, she tells about the sluice and gives them the iron key.

## Scene 2: The Lake Shore

A shingle beach, black water, a jetty with two rowing boats. In the shed: a coil of rope, a bucket of tar and a lantern. One boat has a hole; it can be mended with tar from the shed.

The boatman Corwin, Bram's brother, stands on the jetty.

## Scene 3: The Mill and the Sluice

The mill stands by the shore, and its wheel is broken. In the loft lies a diary under a loose board (Investigation DC 5). It says: "I opened it, and they were singing while it rose."

## Scene 4: The Drowned Chapel

The chapel stands in green water. On the inner door is a carved riddle:

"I have a mouth but never eat, a tongue of iron and no feet."

The answer is: a bell. Whoever says it aloud sees the door open.

## Scene 5: The Bell Tower

Father Maurin stands at the rope. Whoever reads the diary aloud to Maurin, or tells him that Odo was sorry, makes him stop ringing.

## Ending A: Peace

If Maurin hears that Odo was sorry, he lets go of the rope and crumbles into sand.

## Ending B: The Fall

If the bell is cut down, the tower breaks and the lake runs empty.
`;

const told = async (...messages: string[]) => {
  const { turns, reason } = await playScript(bell, messages);
  return { texts: turns.slice(1).map(({ text }) => text), at: turns.map(({ at }) => at), reason };
};

describe('an adventure as it is written', () => {
  it('has those there whom it sets down somewhere or calls by one name', async () => {
    const { texts } = await told('Who is here?', 'I go down to the lake shore.', 'Who is here?');
    expect(texts[0]).toMatch(/Marta Pell.*Hesper Tarn/);
    expect(texts[2]).toContain('Corwin');
  });

  it('lets people tell of their own, and hand over what they give', async () => {
    const { texts } = await told(
      'I ask Marta about Linnet.',
      'I speak kindly with Hesper.',
      'What am I carrying?',
    );
    expect(texts[0]).toContain('My niece Linnet walked out of the door three nights ago');
    expect(texts[1]).toContain('Hesper Tarn tells about the sluice and gives you the iron key');
    expect(texts[2]).toContain('Iron key');
  });

  it('lets several things be taken, and solves nothing by taking what it is done with', async () => {
    const { texts } = await told(
      'I go down to the lake shore.',
      'I take the lantern and the bucket of tar from the shed.',
      'I mend the hole in the boat with tar.',
      'What am I carrying?',
    );
    expect(texts[1]).not.toContain('mended');
    expect(texts[2]).toContain('mended with tar');
    expect(texts[3]).toMatch(/Lantern/);
  });

  it('shows what is hidden to whoever looks where it is, and does not end where something is read', async () => {
    const { texts, at, reason } = await told(
      'I go down to the lake shore.',
      'I go to the mill.',
      'What do I see?',
      'I go up into the loft and search the loft.',
      'I search the loft again.',
      'I read the diary.',
    );
    expect(texts[2]).not.toContain('diary');
    expect(`${texts[3]} ${texts[4]}`).toContain('they were singing while it rose');
    expect(at.at(-1)).toBe(at[2]);
    expect(reason).toBeNull();
  });

  it('opens what a riddle closes by one word, and ends as what was done says', async () => {
    const { texts, reason } = await told(
      'I go to the drowned chapel.',
      'I read the riddle.',
      '"A bell!"',
      'I go up to the bell tower.',
      'I tell Maurin that Odo was sorry.',
    );
    expect(texts[1]).toContain('a tongue of iron');
    expect(texts[2]).toContain('door open');
    expect(reason).toContain('lets go of the rope');
  });

  it('has whoever begins a sentence there, tells what is found, and does not end where something only opens', async () => {
    const clock = `# The Clock

## 1. Market Square

It is noon. The baker Josefa Lind shouts. Guild Master Otto Kessel, a heavy man, offers 50 gold for help. A ladder leans on the hall. Whoever climbs to the town hall clock (Athletics DC 2) finds a brass feather caught in the works.

## 2. The Shop

A narrow house with a hundred clocks. Mirela Brandt, a thin young woman, opens the door by a hand's breadth.

## 3. The Tower

A hundred hours hang here as pendulums. On the dial is engraved:

"Feed me and I live, give me drink and I die."

The answer is: fire. Whoever says it sees the great clock open; inside turns the mainspring.

If the mainspring is stopped with the key, the copy falls asleep.

## Ending: The Hours Return

If the copy was put to sleep with the key, Mirela buries her father at last.
`;
    const { turns, reason } = await playScript(clock, [
      'I climb the ladder to the town hall clock.',
      'I go to the shop.',
      'Who is here?',
      'I go to the tower.',
      '"Fire!"',
    ]);
    expect(turns[1]!.text).toContain('You find a brass feather caught in the works');
    expect(turns[3]!.text).toContain('Mirela Brandt');
    expect(turns[4]!.text).not.toMatch(/engraved:/);
    expect(turns[5]!.text).toContain('great clock open');
    expect(reason).toBeNull();
  });

  it('has everybody of a list there, and lets them finish what they say', async () => {
    const ferry = `# The Ferry

## Scene 1 - The Landing

Rain hangs over the river. The other passengers are Brother Tam, a cheerful monk with eels; Lisbet Crane, a merchant who clutches a box; and Wilma Fenn, an old woman with a basket.

If somebody talks gently with Wilma, she whispers: "He is seven. The river has taken two of mine already."

## Scene 2 - Midstream

The ferry stops in the middle of the river.
`;
    const { turns } = await playScript(ferry, ['Who is here?', 'I talk gently with Wilma.']);
    expect(turns[1]!.text).toMatch(/Brother Tam.*Lisbet Crane.*Wilma Fenn/);
    expect(turns[2]!.text).toContain('"He is seven. The river has taken two of mine already."');
  });

  it('writes the article of a title small in the middle of a sentence', async () => {
    const { texts } = await told(
      'I go down to the lake shore.',
      'I look at the boats and the wall.',
      'I go to the mill.',
    );
    expect(texts.join(' ')).not.toMatch(/\p{Ll} The /u);
  });
});
