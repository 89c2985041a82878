import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { millYard } from '../../test/mill-yard.ts';
import { brannoch, ilsabet, quill } from '../../test/sheets.ts';
import { step } from '../../test/steps.ts';
import { isRemarkable, sentencesOf } from '../language/sentences.ts';
import { type Act, acts } from '../reader/reading.ts';
import type { State } from '../world/state.ts';
import { doStep } from './do-step.ts';

const told = new Set<Act>([
  'ask',
  'tell',
  'greet',
  'call',
  'persuade',
  'threaten',
  'deceive',
  'flatter',
  'pay',
  'give',
  'trade',
  'calm',
  'attack',
  'shove',
  'cast',
  'defend',
  'flee',
  'surrender',
]);
const deeds = acts.filter((act) => !told.has(act));

const things = [
  'the oak door',
  'the chest',
  'the bench',
  'the millstone',
  'the bottle',
  'the ledger',
  'the loaf',
  'the pond',
  'the sludge',
  'the dog',
  'the press',
  'the snare',
  'the sacks',
  'the brazier',
  'the well',
  'the lantern',
  'the strongbox',
  'odra',
  'the watchman',
  'the gate',
  'the weir',
  'the Salt Stair',
  'Marrow Bridge',
  'the wall',
  'the stone',
  'your rope',
  'a torch',
  'your shield',
  'a ration',
  'your crown',
  'the moon',
  'Ilsabet',
  'gold',
  'a snowman',
  'three masks',
  'yourself',
];

const phrases = fc.option(fc.constantFrom(...things), { nil: undefined, freq: 3 });
const anyStep = fc
  .record({
    act: fc.constantFrom(...deeds),
    object: phrases,
    instrument: fc.option(fc.constantFrom('your rope', 'a crowbar', 'your dagger', 'a torch'), {
      nil: undefined,
      freq: 1,
    }),
    target: fc.option(fc.constantFrom(...things), { nil: undefined, freq: 2 }),
    manner: fc.constantFrom(
      '',
      ' quietly',
      ' without delay',
      ' for luck',
      ' over the wall',
      ' to distract the watchman',
    ),
    face: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ act, object, instrument, target, manner, face }) => {
    const echo =
      `${act} ${object ?? ''}${target ? ` at ${target}` : ''}${instrument ? ` with ${instrument}` : ''}${manner}`
        .replace(/\s+/g, ' ')
        .trim();
    const parts = { ...(object && { object }), ...(instrument && { instrument }), ...(target && { target }) };
    return { given: step(act, echo, parts), face };
  });

it('no game of sixty deeds outgrows its bounds, falls silent or says a sentence twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 60, maxLength: 60 }),
      fc.constantFrom(brannoch, quill),
      fc.integer({ min: 1, max: 9_999 }),
      async (steps, character, seed) => {
        let state: Partial<State> = {};
        let sheet = character;
        const said = new Set<string>();
        for (const [at, { given, face }] of steps.entries()) {
          const telling = await aTelling({
            world: millYard,
            sheet,
            others: [ilsabet],
            state,
            face,
            seed: seed + at,
          });
          await doStep(telling.turn, given);
          expect(telling.text(), given.echo).not.toBe('');
          for (const sentence of sentencesOf(telling.text()).filter(isRemarkable)) {
            expect(said.has(sentence.toLowerCase()), sentence).toBe(false);
            said.add(sentence.toLowerCase());
          }
          expect(telling.text()).not.toMatch(/[{}[\]<>|]|undefined|\b(\w+) \1\b(?<!that that)/i);
          telling.state.said = telling.turn.prose.remembered();
          state = JSON.parse(JSON.stringify(telling.state));
          sheet = telling.turn.sheet!;
          expect(JSON.stringify(state).length).toBeLessThan(8_000);
        }
      },
    ),
    { numRuns: 12, seed: 1_817 },
  );
}, 60_000);

it('the same deed twenty times over is answered freshly each time', async () => {
  const again = [
    step('look', 'look at the millstone', { object: 'the millstone' }),
    step('open', 'open the chest', { object: 'the chest' }),
    step('drink', 'drink my potion', { object: 'your potion' }),
    step('search', 'search the chest', { object: 'the chest' }),
    step('wait', 'wait'),
    step('go', 'go to the moon', { target: 'the moon' }),
    step('go', 'go to the Salt Stair', { target: 'the Salt Stair' }),
    step('other', 'count the clouds'),
  ];
  for (const given of again) {
    let state: Partial<State> = {};
    const said = new Set<string>();
    for (let turn = 0; turn < 20; turn++) {
      const telling = await aTelling({ world: millYard, state, face: 2, seed: 100 + turn });
      await doStep(telling.turn, given);
      expect(said.has(telling.text()), telling.text()).toBe(false);
      expect(telling.text(), `${given.echo}, ${turn}`).not.toBe('');
      said.add(telling.text());
      telling.state.said = telling.turn.prose.remembered();
      state = telling.state;
    }
  }
});
