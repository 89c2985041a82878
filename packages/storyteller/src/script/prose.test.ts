import { describe, expect, it } from 'vitest';
import { playScript } from '../../test/play-script.ts';
import { findableIn } from './findable.ts';
import { isDead } from './bodies.ts';
import { seenOf, sightOf } from './prose-sight.ts';
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
    ['Three drowned smugglers stand in the hall.', 'shown'],
    ['Crabs have gathered on the stones in hundreds.', 'shown'],
    ['The people stare at the place where the light should be.', 'shown'],
    ['Wet footprints go in and do not come out.', 'shown'],
    ['The rock can be reached by the stones at low water.', 'shown'],
    ['Hester Vane has sent for anyone who can row and keep a secret.', 'shown'],
    ['"Light the lamp before the fleet comes home," she says.', 'shown'],
    ['The old keeper has tended the lamp for forty years.', 'known'],
    ['Asked about the lamp, he says that it went out by itself.', 'known'],
    ['At midnight the bell tolls by itself.', 'known'],
    ['For two silver he blesses a bottle of water.', 'known'],
    ['Beneath the scoring pad is a folded note which says: "Tonight, or I tell them all."', 'known'],
    ['The print was left by Hobbs, who limps.', 'hidden'],
    ['He drowned her in the race at midsummer.', 'hidden'],
    ['That is false, for she was in the hall.', 'hidden'],
  ])('shows, knows or hides: %s', (sentence, sight) => {
    expect(sightOf(sentence)).toBe(sight);
  });

  it.each([
    ['Jonas Pike sits in his boat and refuses to cast off.', 'Jonas Pike sits in his boat.'],
    [
      'A lever sticks out beside the door; pulled, it floods the room.',
      'A lever sticks out beside the door.',
    ],
    ['The clock has stopped, and inside its case lies a small blue bottle.', 'The clock has stopped.'],
    ['They are skeletons, and they turn around when somebody speaks.', 'They are skeletons.'],
    ['He wants to go home and fears the sea.', null],
    ['Whoever opens it is bitten, and the light goes out.', null],
  ])('shows as much of a sentence as anybody sees: %s', (sentence, seen) => {
    expect(seenOf(sentence)).toBe(seen);
  });

  it.each([
    ['Hidden in its locker is a silver whistle.', 'a silver whistle', 'in its locker'],
    ['Tucked behind the mirror lies a folded letter.', 'a folded letter', 'behind the mirror'],
    ['Old Corrin has kept her ring in the tea caddy.', 'her ring', 'in the tea caddy'],
    ['Old Corrin has kept her ring in good order.', null, null],
  ])('finds what lies where, whatever comes first: %s', (sentence, what, where) => {
    expect(findableIn(sentence)?.what ?? null).toBe(what);
    expect(findableIn(sentence)?.where ?? null).toBe(where);
  });

  it('takes nobody for dead who sits beside a dead lamp, or who drowned and will not let go', () => {
    expect(isDead('Old Corrin', ['Old Corrin sits beside the dead lamp.'])).toBe(false);
    expect(isDead('Jory Pike', ['Jory Pike lies dead on the floor.'])).toBe(true);
    const bride = 'Marianne Corrin, who drowned on the reef, ';
    expect(isDead('Marianne Corrin', [`${bride}is in the picture.`])).toBe(true);
    expect(isDead('Marianne Corrin', [`${bride}will not let go of his hand.`])).toBe(false);
  });

  it('shows a place before what is done there in the same breath', async () => {
    const { texts } = await told('I go to the tavern and ask Wenna about Brask');
    const [text = ''] = texts.slice(1);
    expect(text.indexOf('A low tavern full of smoke')).toBeGreaterThan(-1);
    expect(text.indexOf('A low tavern full of smoke')).toBeLessThan(text.indexOf('You ask'));
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
