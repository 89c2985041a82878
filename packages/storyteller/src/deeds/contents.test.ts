import { describe, expect, it } from 'vitest';
import { aTelling, type TellingOptions } from '../../test/a-telling.ts';
import { marrowBridge } from '../../test/marrow-bridge.ts';
import { step } from '../../test/steps.ts';
import { answerScene } from '../questions/answer-scene.ts';
import type { World } from '../world/world.ts';
import { doStep } from './do-step.ts';

const found: TellingOptions = { state: { things: { strongbox: ['searched'], well: ['searched'] } } };
const withClue: World = {
  ...marrowBridge,
  threat: {
    ...marrowBridge.threat!,
    clues: [
      {
        text: 'A note has been torn in four: a time, a place, and half a threat.',
        fact: 'There was a meeting',
      },
    ],
  },
};
const note: TellingOptions = { world: withClue, state: { clues: 1 } };

async function told(act: 'look' | 'read' | 'search', what: string, options: TellingOptions) {
  const telling = await aTelling({ message: `I ${act} ${what}`, ...options });
  await doStep(telling.turn, step(act, `${act} ${what}`, { object: what }));
  return telling;
}

describe('what the telling has named', () => {
  it('can be read, and says what it was told to say', async () => {
    const { text } = await told('read', 'the note', note);
    expect(text()).toMatch(/^You read the note\. The time is .*the place is .*threat/);
    expect(text()).toContain('there was a meeting');
  });

  it('is not there before it was found', async () => {
    const { text } = await told('read', 'the note', { world: withClue });
    expect(text()).not.toContain('The time is');
  });

  it('says the same when it is read again', async () => {
    const { turn, text } = await told('read', 'the tally', found);
    const first = turn.told.at(-1)!;
    await doStep(turn, step('look', 'look at the tally', { object: 'the tally' }));
    const [sentence = ''] = first.split('. ');
    expect(text().toLowerCase().split(sentence.slice(1, 40).toLowerCase())).toHaveLength(3);
    expect(text()).not.toMatch(/nothing written|no writing|nothing to read|as it should be/);
  });

  it('names what was told of it: a tally of names holds names', async () => {
    const { text } = await told('read', 'the tally', found);
    expect(text()).toContain('Names, one under the other');
  });

  it('answers a question', async () => {
    const { turn, text } = await aTelling({ message: 'what does the note say?', ...note });
    answerScene(turn, { kind: 'scene', asks: 'what', of: null });
    expect(text()).toMatch(/^The time is/);
  });

  it('is no part of what somebody brought along', async () => {
    const { text } = await told('look', 'your rope', found);
    expect(text()).not.toMatch(/worn smooth|scratched a letter/);
  });
});

it('those who fell have something about them, always the same', async () => {
  const fought = { state: { fought: true } };
  const first = await told('search', 'the dead sleeper', fought);
  expect(first.text()).toMatch(/^You search the dead sleeper\. There is /);
  const second = await told('search', 'the dead sleeper', fought);
  expect(second.text()).toBe(first.text());
});

it('whoever goes over something in vain sees at least what anybody sees', async () => {
  const { text } = await told('search', 'the lantern', { face: 1 });
  expect(text()).toContain('A lantern hangs from the ferry post');
});
