import { describe, expect, it } from 'vitest';
import { noExcerpts, recorder } from '../../test/table.ts';
import { amid, inPieces, lies, tellingTable } from '../../test/told-turn.ts';
import { virtualClock } from '../../test/virtual-clock.ts';
import { createDice } from '../dice/create-dice.ts';
import type { Model } from '../ports.ts';
import { noCreatures } from '../rules/creature.ts';
import { runTurn } from './run-turn.ts';

const snapshot = tellingTable({});
const dice = createDice((min) => min);
const library = { excerpts: async () => noExcerpts, recall: async () => [] };
const clock = virtualClock();

/** Says one answer after the other, each in its pieces. */
function modelSaying(answers: readonly (readonly string[])[]): Model {
  let request = 0;
  return {
    name: 'cut',
    async ask(_, hear) {
      for (const text of answers[request++] ?? []) hear({ type: 'text', text });
      return { reason: 'stop' };
    },
  };
}

async function shownOf(answers: readonly (readonly string[])[]) {
  const seen = recorder();
  const ports = { model: modelSaying(answers), library, bestiary: noCreatures, dice, clock };
  const { narration, honesty } = await runTurn(ports, snapshot, seen, new AbortController().signal);
  return { shown: seen.shown.join('') || '…', narration, honesty };
}

/** A text in two, for every place in it. */
function halvesOf(text: string): string[][] {
  return Array.from({ length: text.length - 1 }, (_, at) => [text.slice(0, at + 1), text.slice(at + 1)]);
}

/** In pieces of every size; those of more than half of it are among the halves. */
function sizesOf(text: string): string[][] {
  return Array.from({ length: Math.floor(text.length / 2) }, (_, size) => inPieces(text, size + 1));
}

/** How a lie's first words may be read already, before that which makes it one. */
const beginning = (lie: string) => lie.replace(/[.!]$/, '');

describe.each(lies)('$kind: $lie', ({ lie }) => {
  const [first, again] = [amid(lie), amid(lie, '')];

  it('[E7.10] is not shown wherever the stream is cut, and what is shown is the same', async () => {
    const repents = await shownOf([[first], ['A fox barks.']]);
    const insists = await shownOf([[first], [again], [again]]);
    for (const { shown } of [repents, insists]) expect(shown).not.toContain(beginning(lie));
    for (const pieces of [...halvesOf(first), ...sizesOf(first)]) {
      const told = await shownOf([pieces, ['A fox barks.']]);
      if (told.shown !== repents.shown) expect(told.shown, JSON.stringify(pieces)).toBe(repents.shown);
      expect(told.narration).toBe(told.shown);
    }
    for (const pieces of sizesOf(again)) {
      const told = await shownOf([[first], pieces, pieces]);
      if (told.shown !== insists.shown) expect(told.shown, JSON.stringify(pieces)).toBe(insists.shown);
      expect(told).toEqual(insists);
    }
  });
});
