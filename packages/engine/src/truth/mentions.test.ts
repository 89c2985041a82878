import { describe, expect, it } from 'vitest';
import { tell } from '../../test/truth.ts';

describe('who is meant', () => {
  it('"him" is not who does it to him', () => {
    const lie = 'In the night a guard comes and kills him.';
    expect(tell(`Borin lies down in the hay. ${lie}`).refusal?.sentence).toBe(lie);
    expect(tell(`The thief lies down in the hay. ${lie}`).refusal).toBeNull();
    expect(tell('Borin waits. The guard finds the thief and kills him.').refusal).toBeNull();
  });

  it('"she" is who was asked after', () => {
    const lie = 'She is dead.';
    expect(tell(lie, { message: 'How is Borin?' }).refusal?.kind).toBe('death');
    expect(tell(lie, { message: 'How is the witch?' }).refusal).toBeNull();
    expect(tell(lie, { message: 'Does Borin know the witch?' }).refusal).toBeNull();
  });

  it('"he" may be the owner of what was spoken of', () => {
    const lie = 'He is dead.';
    expect(tell(`Borin's holy symbol is dark. ${lie}`).refusal?.sentence).toBe(lie);
    expect(tell(`Borin's sword is at the captain's throat. ${lie}`).refusal).toBeNull();
  });

  it('"your rogue" is the character of whoever is spoken to', () => {
    expect(tell('Your rogue is dead.').refusal?.kind).toBe('death');
    expect(tell('Your cleric is dead, says the note of the cult.').refusal).toBeNull();
  });
});
