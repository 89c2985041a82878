import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { phraseOf, stepOf } from '../../test/asked.ts';
import { answerScene } from '../questions/answer-scene.ts';
import type { Outline } from '../world/state.ts';

const premise =
  'Rosie Thrale has vanished. Father Moss has locked the church crypt and will not say why. In every empty bed lies a small figure of wax.';
const outline: Outline = { genre: 'horror', threat: '', twist: 0, cast: [], places: [], wished: { premise } };

const going = (to: string) => stepOf('go', `go to ${to}`, { target: phraseOf(to) });

describe('a spot within a place', () => {
  it('is where the party is until they leave it', async () => {
    const { turn, state } = await aTelling({ state: { outline } });
    const outside = turn.place.name;
    await turn.take(going("Rosie's bedroom"));
    expect(turn.place.name).toBe("Rosie's bedroom");
    expect(turn.told.join(' ')).toContain('In every empty bed lies a small figure of wax.');
    expect(turn.place.things.map(({ name }) => name)).toContain('the small figure of wax');
    answerScene(turn, { kind: 'scene', asks: 'where', of: null });
    expect(turn.told.join(' ')).toContain("in Rosie's bedroom");
    await turn.take(stepOf('go', 'go back outside'));
    expect(turn.place.name).toBe(outside);
    expect(state.spot).toBeUndefined();
  });

  it('shows what is there, and things that can be looked at', async () => {
    const { turn } = await aTelling({ state: { outline } });
    await turn.take(going('the church'));
    expect(turn.place.at).toBe('in the church');
    await turn.take(stepOf('look', 'look at the altar', { target: phraseOf('the altar') }));
    expect(turn.told.join(' ')).toContain('white cloth');
  });

  it('that is locked is opened at the door, with a noise where the dice are against it', async () => {
    const { turn, state } = await aTelling({ state: { outline }, face: 1 });
    await turn.take(going('the crypt'));
    expect(state.spot).toBeUndefined();
    expect(turn.told.join(' ')).toContain('locked');
    await turn.take(stepOf('break', 'force the crypt door', { object: phraseOf('the crypt door') }));
    await turn.take(stepOf('go', 'go down into the crypt', { target: phraseOf('the crypt') }));
    expect(state.spot?.noun).toBe('crypt');
    expect(turn.told.join(' ')).toMatch(/coffins|ceiling/);
  });

  it('is left by going to the place in which it lies', async () => {
    const { turn, state } = await aTelling({ state: { outline } });
    const outside = turn.place.words.find((word) => word.length > 3)!;
    await turn.take(going('the church'));
    expect(state.spot?.noun).toBe('church');
    await turn.take(stepOf('return', `go back to the ${outside}`, { target: phraseOf(`the ${outside}`) }));
    expect(state.spot).toBeUndefined();
  });
});
