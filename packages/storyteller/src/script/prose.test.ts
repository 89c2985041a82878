import { describe, expect, it } from 'vitest';
import { playScript } from '../../test/play-script.ts';
import { sightOf } from './prose-sight.ts';
import { wonIn } from './won-by.ts';

const lamp = `The Lamp of Gull Rock

The village of Sallow has had no light for three nights. Reeve Osric Pell waits on the quay and offers 60 silver pieces to anybody who makes the lamp burn again.

The Quay. Nets hang over the wall. Dilly, a net girl, mends a net on a barrel. For a coin or a sweet she tells that she saw Captain Brask row out to the rock at night.

The Drowned Cat. A low tavern full of smoke. Captain Brask sits at the back table with a mug. He stole the lens from the lamp because he is a wrecker. Wenna, who pours the ale, is badly paid and hates Brask.

The Cellar. Barrels stand in rows. Behind the last barrel stands a sea chest. Two big dogs guard the cellar and attack anybody who does not speak the word "Marrow".

The Lighthouse. A tall white tower on a bare rock. Upstairs old Marten lies tied up in his bed. If he is freed he tells that Brask took the lens. Under a loose step of the stairs Marten hid a brass lens. At the top is the lamp, with an empty iron frame.

The Ending. When the lens is set in the frame of the lamp, the light goes out over the sea.`;

const told = async (...messages: string[]) => {
  const { turns, endedAfter } = await playScript(lamp, messages);
  return { texts: turns.map(({ text }) => text), endedAfter };
};

describe('prose in which nothing says what is read aloud', () => {
  it.each([
    ['Nets hang over the wall.', 'shown'],
    ['A boy named Skeet sits on the fence.', 'shown'],
    ['He stole the lens because he is a wrecker.', 'hidden'],
    ['Beck secretly works for the company.', 'hidden'],
    ['Wenna is badly paid and hates Brask.', 'known'],
    ['The key hangs on a string round his neck.', 'known'],
    ['The door is locked.', 'known'],
    ['If she is treated kindly she tells that she did it.', 'known'],
  ])('shows, knows or hides: %s', (sentence, sight) => {
    expect(sightOf(sentence)).toBe(sight);
  });

  it('reads what is told for something', () => {
    expect(wonIn('He is angry, and if he is freed he tells that Brask tied him up.')).toMatchObject({
      ways: [{ kind: 'free' }],
      told: 'Brask tied him up',
    });
    expect(wonIn('She says that the mill is haunted.')).toBeNull();
  });

  it('tells on arrival what anybody sees, and lets the rest be won, found and fended off', async () => {
    const { texts, endedAfter } = await told(
      'I give Dilly a silver coin and ask what she saw',
      'I go to the tavern',
      'Who is here?',
      'I go down to the cellar',
      'I say "Marrow" to the dogs',
      'I go to the lighthouse',
      'I search the stairs',
      'I set the lens in the frame of the lamp',
    );
    expect(texts[0]).toContain('Dilly, a net girl, mends a net');
    expect(texts[1]).toContain('I saw Captain Brask row out');
    expect(texts[2]).toContain('Captain Brask sits at the back table');
    expect(texts[2]).not.toMatch(/stole|wrecker|hates/);
    expect(texts[3]).toMatch(/Brask.*Wenna/);
    expect(texts.join(' ')).not.toContain('stole the lens');
    expect(texts[7]).toContain('You find a brass lens under a loose step');
    expect(endedAfter).toBe(8);
  });
});
