import { describe, expect, it } from 'vitest';
import { playScript } from '../../test/play-script.ts';
import { shownIn, sentencesIn } from './prose-parts.ts';
import { titleOf } from './titles.ts';

const told = (text: string, isOpening = false) => {
  const isNote = /^\p{Ll}/u.test(text);
  return shownIn(sentencesIn(text, isNote), { isNote, isOpening }).join(' ');
};

describe('what a host has written for hosts, told to the players', () => {
  it.each([
    ['The characters are asked into the parlour.', 'You are asked into the parlour.'],
    [
      'The party comes to Holm, where the reeve asks them to stay.',
      'You come to Holm, where the reeve asks you to stay.',
    ],
    ['It starts on the quay in Sorn, fog and gulls.', 'You are on the quay in Sorn, fog and gulls.'],
    ['A tall guard steps into the party’s way.', 'A tall guard steps into your way.'],
    [
      'mail coach drops pcs at noon in Tolby. market square, big well.',
      'The mail coach drops you at noon in Tolby. A market square, a big well.',
    ],
    [
      'grey lake, leaky boat on a rope, hut w/ smoking chimney.',
      'A grey lake, a leaky boat on a rope, a hut with smoking chimney.',
    ],
    ['baker Ulla Fenn runs up to their table.', 'Baker Ulla Fenn runs up to your table.'],
  ])('%s', (written, said) => {
    expect(told(written)).toBe(said);
  });

  it.each([
    ['what is noticed by a roll', 'The third rung is cracked (DC 12 Perception).'],
    ['what a roll is written before', 'Perc12: a cheese lies under the cart.'],
    ['a roll in plain words', 'A key glints in the mouth, you see it with perception 12.'],
    ['what a host says of themselves', 'I liked that bit very much.'],
    ['what comes of the right word', 'Right word: they open the gate.'],
    ['a note that says nobody’s name', 'took her goat.'],
    ['what is no sentence', 'bell = heavy as a cow.'],
    ['a question', 'What is in it?'],
  ])('never %s', (_, written) => {
    expect(told(written)).toBe('');
  });

  it('leaves to whoever is asked what somebody tells', () => {
    expect(told('Lug sits here. Says freely: the queen is in the hall. Nobody gets in.')).toBe(
      'Lug sits here.',
    );
  });

  it('leaves out of a list what is only noticed', () => {
    expect(told('broken fence, small footprints to the wood (survival DC 10).')).toBe('A broken fence.');
  });

  it('says where it begins what is paid, on whatever condition, and in other places does not', () => {
    const offer = 'Bo the innkeeper waits. He pays 10 gp if his bucket comes back.';
    expect(told(offer, true)).toContain('He pays 10 gold pieces if his bucket comes back.');
    expect(told(offer)).not.toContain('10');
  });

  it('calls a stop by its place', () => {
    expect(titleOf('2nd stop, salt pans')).toBe('salt pans');
  });

  it('opens with the task that stands under the title, and without a page of a book', async () => {
    const text = `The Lamp of Orrin

The players are hired by Brother Hale to find out why the lamp went dark. The pay is 50 gold each. They meet him at the gate at dawn.

1. Lower room
Four rats (MM p. 335) sit on the beams. A stair goes up.

2. Upper room
A bed, a chest.

3. Lamp deck
The lens is gone.`;
    const { turns } = await playScript(text, ['we go in']);
    expect(turns[0]!.text).toContain('You are hired by Brother Hale to find out why the lamp went dark.');
    expect(turns[0]!.text).toMatch(/50 gold pieces each\. You meet him at the gate/);
    expect(turns[1]!.text).toContain('Four rats sit on the beams.');
    expect(turns[1]!.text).not.toContain('MM');
  });
});
