import { expect, it, vi } from 'vitest';
import { mostSentence, sentenceEnd } from './sentences.ts';

function sentences(text: string): string[] {
  const found: string[] = [];
  for (let rest = text; rest !== ''; ) {
    const { end } = sentenceEnd(rest, 0, true);
    found.push(rest.slice(0, end).trim());
    rest = rest.slice(Math.max(1, end));
  }
  return found.filter(Boolean);
}

it.each([
  ['The rain falls. A crow calls.', ['The rain falls.', 'A crow calls.']],
  ['Mr. Hobb pays 3.5 gold. He leaves.', ['Mr. Hobb pays 3.5 gold.', 'He leaves.']],
  ['"What?" he says. "No!" She laughs.', ['"What?" he says.', '"No!"', 'She laughs.']],
  ['"How much?" Mira asks. He shrugs.', ['"How much?" Mira asks.', 'He shrugs.']],
  ['**The End.** Thank you!', ['**The End.**', 'Thank you!']],
  ['You roll 1d8. plus three.', ['You roll 1d8. plus three.']],
  ['- one\n- two', ['- one', '- two']],
  ['| a | 1 |\n| b | 2 |', ['| a | 1 |', '| b | 2 |']],
  ['Drei Zauberplätze des 1. Grades bleiben dir.', ['Drei Zauberplätze des 1. Grades bleiben dir.']],
  ['It waits… and waits.', ['It waits… and waits.']],
])('%s', (text, expected) => {
  expect(sentences(text)).toEqual(expected);
});

it('an end is undecided until it is known what follows', () => {
  expect(sentenceEnd('You pay 3.', 0, false).end).toBe(-1);
  expect(sentenceEnd('You pay 3.5', 0, false).end).toBe(-1);
  expect(sentenceEnd('You wait.', 0, true).end).toBe(9);
});

it('no sentence is longer than its bound', () => {
  for (const word of ['x', 'word ', '🎲'])
    expect(sentenceEnd(word.repeat(5_000), 0, false).end).toBeLessThanOrEqual(mostSentence);
});

it('costs no more than its length, however long what follows', () => {
  /** How many characters regular expressions are given to read. */
  function workFor(times: number): number {
    let work = 0;
    const { test, exec } = RegExp.prototype;
    const spies = [
      vi.spyOn(RegExp.prototype, 'test').mockImplementation(function (this: RegExp, text) {
        work += text.length;
        return test.call(this, text);
      }),
      vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
        work += text.length;
        return exec.call(this, text);
      }),
    ];
    const found = sentences('in 5. A '.repeat(times));
    for (const spy of spies) spy.mockRestore();
    expect(found.length).toBeGreaterThan(times / 2);
    return work;
  }
  expect(workFor(2_000)).toBeLessThan(5 * workFor(500));
});
