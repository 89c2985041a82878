import { describe, expect, it } from 'vitest';
import { lies, saying, toldTurn } from '../../test/told-turn.ts';

const german = 'Der Regen fällt auf die Dächer der Stadt, und eine Krähe ruft aus dem Wald.';
const english = 'The rain falls on the roofs of the town, and a crow calls from the wood.';
const inGerman = ['Du würfelst eine 19.', 'Du verlierst acht Trefferpunkte.', 'Mira erleidet 7 Schaden.'];

describe('a lie in another language than what stands around it', () => {
  it.each([
    ...lies.map(({ lie }) => [lie, german] as const),
    ...inGerman.map((lie) => [lie, english] as const),
  ])('[E7.10] %s', async (lie, around) => {
    const { narration } = await toldTurn([saying(`${around}\n\n${lie}\n\n${around}`, 7), saying(around, 7)]);
    expect(narration).not.toContain(lie);
  });
});
