import { describe, expect, it } from 'vitest';
import { playScript } from '../../test/play-script.ts';

const lock = `# The Last Lock

## Background (DM only)
The lock-keeper, Ansel Roe, opened the gates on the night of the flood, and his wife Dora drowned for it. Her ghost rests if the brass whistle is returned to Dora's hand.

## Scene 1: The Bargemen's Hall

> Wet boots steam by the stove. On two trestles lies a dead woman under a sail.

The dead woman is Petra Holm, a pilot. **Brida Kerr**, the hall's mistress, offers 40 gold pieces to whoever quiets the lock. She knows that her uncle Ansel never leaves his hut.

*DM only:* A DC 1 Medicine check shows that Petra was strangled with wet weed, and a DC 1 Investigation check finds a brass whistle in her boot.

## Scene 2: The Keeper's Hut

> Smoke hangs under a low roof.

**Ansel Roe**, 70, mends a net. He lies at first and says that the gates broke by themselves. A DC 1 Persuasion or Intimidation check, or showing him the brass whistle, makes him break down and tell the truth. He will then hand over the gate lamp.

## Scene 3: The Towpath

> A punt lies in the reeds. Mist stands on the canal.

The punt can be poled to the lock in an hour. Halfway, a cold rain begins to fall.

## Scene 4: The Lock

> Black water stands in the chamber. On the gate sits a pale woman with weed in her hair. "Where is my whistle?" she asks.

*DM only:* If the brass whistle is put in Dora's hand, she laughs, blows it once, and is gone. The water runs clear. If the hero attacks her, she screams and the hero must make a DC 30 Constitution saving throw or take 1d4 damage.

## Ending
The lock is quiet at last. Brida pays the reward with a nod.
`;

const told = async (...messages: string[]) => {
  const { turns, reason } = await playScript(lock, messages);
  return { texts: turns.slice(1).map(({ text }) => text), at: turns.map(({ at }) => at), reason };
};

describe('the dead', () => {
  it('are not met and do not answer, and can be examined by what is written of them', async () => {
    const { texts } = await told(
      'Who is here?',
      'I ask Brida who the dead woman is.',
      'I search the body.',
      'I examine the dead woman with Medicine.',
      'What am I carrying?',
    );
    expect(texts[0]).not.toContain('Petra');
    expect(texts[1]).toContain('Petra Holm, a pilot');
    expect(texts[2]).toContain('a brass whistle in her boot');
    expect(texts[3]).toContain('strangled with wet weed');
    expect(texts[4]).toContain('Brass whistle');
  });
});

describe('whoever is not here', () => {
  it('is known to be where the text sets them down', async () => {
    const { texts } = await told('Brida, where is your uncle?');
    expect(texts[0]).toContain("You will find my uncle Ansel at the Keeper's Hut.");
  });

  it('may be seen as a stranger, and answers to a name of the notes', async () => {
    const { texts } = await told('I go to the lock.', 'I ask Dora for her name.');
    expect(texts[1]).not.toMatch(/not here|no Dora/);
    expect(texts[1]).toContain('pale woman');
  });
});

describe('what the text says would come of something', () => {
  it('is told and done when it is won by words: the truth, and what is handed over', async () => {
    const { texts } = await told(
      "I go to the keeper's hut.",
      'I ask Ansel about the gates.',
      'I threaten Ansel.',
      'What am I carrying?',
    );
    expect(texts[1]).not.toMatch(/\bI lies?\b/);
    expect(texts[2]).toContain('Ansel Roe breaks down and tells the truth.');
    expect(texts[2]).toContain('opened the gates on the night of the flood');
    expect(texts[2]).toContain('Ansel Roe hands over the gate lamp.');
    expect(texts[3]).toContain('Gate lamp');
  });

  it('needs what it is done with', async () => {
    const { texts } = await told("I go to the keeper's hut.", 'I show Ansel the brass whistle.');
    expect(texts[1]).not.toContain('truth');
  });

  it('happens when it is shown, without a roll', async () => {
    const { texts } = await told(
      'I search the body.',
      "I go to the keeper's hut.",
      'I show Ansel the brass whistle.',
    );
    expect(texts[2]).toContain('breaks down and tells the truth');
  });

  it('happens on the way, and ends as the text does, with what was promised', async () => {
    const { texts, at, reason } = await told(
      'I search the body.',
      'I go to the towpath.',
      'I pole the punt to the lock.',
      'I have the whistle.',
      "I put the brass whistle in Dora's hand.",
    );
    expect(texts[2]).toContain('a cold rain begins to fall');
    expect(at[3]).not.toBe(at[2]);
    expect(texts[3]).not.toContain('laughs');
    expect(texts[4]).toMatch(/laughs, blows it once, and is gone\. The water runs clear\./);
    expect(texts[4]).toContain('40 gold pieces');
    expect(reason).toContain('The lock is quiet at last');
  });

  it('hurts by the dice where somebody strikes', async () => {
    const { texts, reason } = await told('I go to the lock.', 'I attack the pale woman.');
    expect(texts[1]).toMatch(/screams/);
    expect(texts[1]).toMatch(/hit points/);
    expect(reason).toBeNull();
  });
});

it('is known for a lie by whoever looks closely enough', async () => {
  const lies: string[] = [];
  for (const seed of [1, 2, 3, 4]) {
    const { turns } = await playScript(lock, ["I go to the keeper's hut.", 'Is Ansel lying? (insight)'], {
      seed,
    });
    lies.push(turns[2]!.text);
  }
  expect(lies.join(' ')).toMatch(/truth|hiding|lying/);
  expect(lies.join(' ')).not.toMatch(/no lie in it/);
});
