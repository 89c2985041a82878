import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls, controls, type Example, notices, results, thoughts } from '../../test/dialects/examples.ts';
import { honestProse } from '../../test/dialects/honest-prose.ts';
import { Speech, type SpeechOptions } from './speech.ts';

const tools = ['roll_dice', 'update_character', 'update_world_state', 'recall', 'end_game', 'enter_scene'];

function listen(pieces: readonly string[], options: SpeechOptions = {}) {
  let count = 0;
  const speech = new Speech(tools, () => `call-${++count}`, options);
  const shown = pieces.map((piece) => speech.pass(piece));
  shown.push(speech.end());
  const { calls, steps, isThinkingAloud } = speech;
  return { shown, narration: shown.join(''), calls, steps, isThinkingAloud };
}

function inPieces(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  );
}

function asJson(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return input;
  }
}

function check({ text, narration, calls: expected = [] }: Example): void {
  const heard = listen([text]);
  expect(heard.narration).toBe(narration);
  expect(heard.calls.map(({ name, input }) => [name, asJson(input)])).toEqual(expected);
}

/** In every cut into two and every size of pieces from 1 to 7: those in which it is heard otherwise. */
function otherwise(text: string, options: SpeechOptions = {}): string[][] {
  const whole = JSON.stringify([listen([text], options).narration, listen([text], options).calls]);
  const cuts = Array.from({ length: text.length + 1 }, (_, at) => [text.slice(0, at), text.slice(at)]);
  const sizes = [1, 2, 3, 4, 5, 6, 7].map((size) => inPieces(text, size));
  return [...cuts, ...sizes].filter((pieces) => {
    const heard = listen(pieces, options);
    return JSON.stringify([heard.narration, heard.calls]) !== whole;
  });
}

const examples = [...thoughts, ...calls, ...results, ...notices, ...controls];

describe('the dialects of models', () => {
  it.each(thoughts)('[E7.30] a thought is not shown: $title', check);
  it.each(calls)('[E7.31] a call that is written as text is a call: $title', check);
  it.each(results)('[E7.33] the result of a tool is not shown: $title', check);
  it.each(notices)('[E7.34] a notice of ours is not shown: $title', check);
  it.each(controls)('[E7.34] a mark of a chat template is not shown: $title', check);

  it.each(honestProse)('[E7.35] prose passes untouched: %s', (text) => {
    expect(listen([text])).toMatchObject({ narration: text, calls: [] });
    expect(listen([`${text}\n${honestProse.join('\n')}`]).narration).toBe(
      `${text}\n${honestProse.join('\n')}`,
    );
  });

  it.each([...examples.map(({ text }) => text), ...honestProse])(
    '[E7.36] is heard alike however it is cut: %s',
    (text) => {
      expect(otherwise(text)).toEqual([]);
    },
  );

  it('[E7.36] is heard alike however pieces of all dialects are thrown together and cut', () => {
    const texts = [...examples.map(({ text }) => text), ...honestProse];
    const piece = fc.oneof(
      fc.constantFrom(...texts),
      fc
        .tuple(fc.constantFrom(...texts), fc.nat(60), fc.nat(60))
        .map(([text, from, length]) => text.slice(from, from + length)),
      fc.constantFrom('<', '{', '[', '`', '```', '\n', '*', '"', "'", '}', ')', ';', '</think>', '🎲'),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        (text, size, holdsUntilThought) => {
          const whole = listen([text], { holdsUntilThought });
          const cut = listen(inPieces(text, size), { holdsUntilThought });
          expect([cut.narration, cut.calls]).toEqual([whole.narration, whole.calls]);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('[E7.30] shows no thought, whatever stands before it', () => {
    const texts = [...examples.map(({ text }) => text), ...honestProse];
    const wrapping = fc.constantFrom(
      ['<think>', '</think>'],
      ['[THINK]', '[/THINK]'],
      ['<|START_THINKING|>', '<|END_THINKING|>'],
      ['<|channel|>analysis<|message|>', '<|end|>'],
    );
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...texts, '<', '{', '```', '"', '<|'), { maxLength: 4 }),
        wrapping,
        (before, [open, close]) => {
          expect(listen([`${before.join('')}${open}the butler${close}`]).narration).not.toContain('butler');
        },
      ),
      { numRuns: 200 },
    );
  });

  it('[E7.36] lets words pass as they come', () => {
    const text = 'The door (of oak) opens, *slowly*; "Who is there?" [A bell rings.] You recall the road.';
    const { shown } = listen(inPieces(text, 1));
    let sent = 0;
    let heard = 0;
    for (const words of shown.slice(0, -1)) {
      heard += 1;
      sent += words.length;
      expect(heard - sent).toBeLessThanOrEqual('recall '.length);
    }
  });

  it.each([
    ['a thought that was opened for the model', 'He lies. roll_dice()</think>Hello.', 'Hello.', 0],
    ['one that it opened itself', 'Hm.<think>He lies.</think>Hello.<think>Again.</think>', 'Hello.', 0],
    ['none', 'Hello. roll_dice(notation="1d20")', 'Hello. ', 1],
  ])('[E7.30] holds everything until a thought is closed, if told to: %s', (_, text, narration, count) => {
    const heard = listen([text], { holdsUntilThought: true });
    expect(heard.narration).toBe(narration);
    expect(heard.calls).toHaveLength(count);
    expect(otherwise(text, { holdsUntilThought: true })).toEqual([]);
  });

  it.each([
    ['Secretly he lies.\n</think>\nHello.', true],
    ['Secretly he lies.[/THINK]Hello.', true],
    ['<think>He lies.</think>Hello.', false],
    ['<think>a<think>b</think>c</think>Hello.', false],
    ['Hello.', false],
  ])('[E7.30] tells whether a thought was closed that it has not opened: %s', (text, isThinkingAloud) => {
    for (const holdsUntilThought of [false, true])
      for (const pieces of [[text], ...[1, 2, 3].map((size) => inPieces(text, size))])
        expect(listen(pieces, { holdsUntilThought })).toMatchObject({ isThinkingAloud });
  });

  it('[E7.32] takes 40 calls of an answer and shows no other', () => {
    const { narration, calls } = listen(['<tool_call>{"name": "end_game"}</tool_call>'.repeat(50)]);
    expect(narration).toBe('');
    expect(calls.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, index) => `call-${index + 1}`));
  });

  it.each([
    (notes: string) =>
      `<tool_call>{"name": "update_world_state", "arguments": {"notes": "${notes}"}}</tool_call>`,
    (notes: string) => `update_world_state(notes="${notes}")`,
    (notes: string) => `{"name": "update_world_state", "arguments": {"notes": "${notes}"}}`,
  ])('[E7.32] drops a call of more than 64 KB and does not show it (%#)', (write) => {
    const long = `Hm. ${write('x'.repeat(64 * 1024))} Wait.`;
    for (const pieces of [[long], inPieces(long, 1_000)])
      expect(listen(pieces)).toMatchObject({ narration: 'Hm.  Wait.', calls: [] });
    expect(listen([write('x'.repeat(60 * 1024))]).calls).toHaveLength(1);
  });

  const stepsPerCharacter = (unit: string, kilobytes: number, size: number) => {
    const text = unit.repeat((kilobytes * 1024) / unit.length);
    return listen(inPieces(text, size)).steps / text.length;
  };

  it.each(['<', '{', '[TOOL_CALLS]'])(
    '[E7.37] reads a hostile megabyte in time that grows with its length: %s',
    (unit) => {
      expect(stepsPerCharacter(unit, 1024, 1024 * 1024)).toBeLessThanOrEqual(2);
    },
  );

  it.each([
    '<',
    '{',
    '[TOOL_CALLS]',
    '{"name":\n',
    '<think ',
    '```json\n{"name": 1}',
    '<function=a><parameter=b>',
    '<tool_call>',
    'roll_dice(',
    'Action: x\n',
    'Thought: x\\n',
    'roll_dice(1 ',
    'roll_dice(1\n',
    '[roll_dice ',
    '[roll_dice]',
    '{{roll_dice ',
    '<tool_call>{} ',
    '<tool_call>{} x',
    '<roll_dice>{} x',
    '< ',
    '< /think',
    '[Not shown to the players: ',
    '"arguments": {\n',
    '"name": "roll_dice",\n',
    '`',
    '*',
    "{'",
  ])('[E7.37] reads a hostile answer in time that grows with its length: %s', (unit) => {
    const steps = [8, 80].flatMap((kilobytes) => [
      stepsPerCharacter(unit, kilobytes, 100),
      stepsPerCharacter(unit, kilobytes, 1024 * 1024),
    ]);
    expect(Math.max(...steps)).toBeLessThanOrEqual(4);
  });
});
