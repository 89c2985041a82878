import { describe, expect, it } from 'vitest';
import { conditionsInSentence } from './told-of-named.ts';

describe('how somebody of an adventure is', () => {
  it.each([
    ['Ferrin Ousk (deaf, proud) offers the party a seat by the fire.', 'Ferrin Ousk', 'deaf'],
    ['In the last stall Widow Hale sits gagged and tied to a post.', 'Widow Hale', 'gagged'],
    ['The night porter, Dunn, is fast asleep at his desk.', 'Dunn', 'asleep'],
    ['Sister Agnes is locked in the crypt and beats against the door.', 'Sister Agnes', 'locked'],
  ])('%s', (sentence, name, kind) => {
    expect(conditionsInSentence(sentence, name, false).map(({ is }) => is)).toContain(kind);
  });

  it('is told of whoever the sentence before was about, where it is theirs', () => {
    expect(conditionsInSentence('She is mute since the fever.', 'Wren', true)).toEqual([
      { is: 'mute', how: 'mute' },
    ]);
    expect(conditionsInSentence('She is mute since the fever.', 'Wren', false)).toEqual([]);
  });

  it.each([
    'If Dunn is asleep, the key can be taken.',
    'Dunn was locked in the cellar for a week.',
    'Dunn talks to a sleeping dog.',
  ])('says nothing of now: %s', (sentence) => {
    expect(conditionsInSentence(sentence, 'Dunn', false)).toEqual([]);
  });
});
