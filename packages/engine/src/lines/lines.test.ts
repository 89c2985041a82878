import { describe, expect, it } from 'vitest';
import { Lines } from './lines.ts';

const crossed = (line: string, sentence: string, before?: string): boolean =>
  new Lines([line]).crossed(sentence, before) !== null;

describe('lines', () => {
  it('[E7.40] says which line is crossed', () => {
    const lines = new Lines(['clowns', 'no spiders please']);
    expect(lines.crossed('A spider lowers itself from the beam.')).toBe('no spiders please');
    expect(lines.crossed('The innkeeper nods.')).toBeNull();
  });

  it('[E7.40] a line may be written in any of six languages, and so may the story', () => {
    const asked = [
      'spiders',
      'keine Spinnen',
      'pas d’araignées',
      'nada de arañas',
      'niente ragni',
      'sem aranhas',
    ];
    const told = [
      'A spider waits.',
      'Eine Spinne wartet.',
      'Une araignée attend.',
      'Una araña espera.',
      'Un ragno aspetta.',
      'Uma aranha espera.',
    ];
    for (const line of asked)
      for (const sentence of told) expect(crossed(line, sentence), `${line}: ${sentence}`).toBe(true);
  });

  it('[E7.40] a word counts only in its own language where it is another one elsewhere', () => {
    expect(crossed('pas de sang', 'Then she sang of the sea.')).toBe(false);
    expect(crossed('pas de sang', 'Du sang coule sur la dalle.')).toBe(true);
    expect(crossed('no rats', 'Der Rat der Stadt tagt heute.')).toBe(false);
    expect(crossed('Gewalt gegen Kinder', 'The kind old man is dead.')).toBe(false);
  });

  it('[E7.40] who asks for no graphic scenes gets none of the kind', () => {
    expect(crossed('graphic torture', 'They torture the prisoner.')).toBe(true);
    expect(crossed('detailed descriptions of violence', 'Blood sprays across the wall.')).toBe(true);
  });

  it('[E7.41] neither children nor fights are forbidden by harm to children', () => {
    const line = 'No harm to children';
    expect(crossed(line, 'A child waves to you.')).toBe(false);
    expect(crossed(line, 'You strike the goblin dead.')).toBe(false);
    expect(crossed(line, 'The boy watches as you strike the goblin.')).toBe(false);
    expect(crossed(line, 'The children are not hurt.')).toBe(false);
    expect(crossed('violence against children', 'Blood drips from your sword.')).toBe(false);
    expect(crossed(line, 'The ogre strikes the boy.')).toBe(true);
    expect(crossed(line, 'The girl lies dead on the steps.')).toBe(true);
  });

  it('[E7.41] harm is seen from one sentence to the next, where the second means whom the first names', () => {
    const line = 'No harm to children';
    expect(crossed(line, 'The ogre snaps his neck.', 'The boy looks up.')).toBe(true);
    expect(crossed(line, 'It was only a child.', 'Something small lies dead in the reeds.')).toBe(true);
    expect(crossed(line, 'The goblin strikes at you and misses.', 'The children run away.')).toBe(false);
  });

  it('[E7.41] one harm may be named for several', () => {
    const line = 'No harm to children or animals';
    expect(crossed(line, 'The bandit kicks the dog.')).toBe(true);
    expect(crossed(line, 'The dog wags its tail.')).toBe(false);
  });

  it('[E7.42] a line that no topic knows is taken by its own words, in all their forms', () => {
    expect(crossed('Please, no umbrellas', 'She opens an umbrella.')).toBe(true);
    expect(crossed('sing', 'The bards are singing.')).toBe(true);
    expect(crossed('vampires', 'A skeleton rattles in the corner.')).toBe(false);
    expect(crossed('Keine Zwerge', 'Ein Zwerg öffnet die Tür.')).toBe(true);
  });

  it('[E7.42] all words of a phrase have to be there, of any one phrase of the line', () => {
    const line = 'talking fish, mirrors or my uncle Bob';
    expect(crossed(line, 'A fish jumps.')).toBe(false);
    expect(crossed(line, 'The fish begins to talk.')).toBe(true);
    expect(crossed(line, 'A mirror hangs there.')).toBe(true);
    expect(crossed(line, 'Your uncle is here.')).toBe(false);
  });

  it('[E7.42] a line that says nothing forbids nothing', () => {
    for (const lines of [[], [''], ['please no'], ['...']]) {
      expect(new Lines(lines).isEmpty).toBe(true);
      expect(new Lines(lines).crossed('Please, no spiders.')).toBeNull();
      expect(new Lines(lines).isSign('no')).toBe(false);
    }
  });

  it('[E7.44] ordinary words are no signs', () => {
    const lines = new Lines(['spiders', 'No harm to children', 'torture', 'eye trauma', 'no talking fish']);
    const sentence = 'the old innkeeper sets a bowl of soup before you and asks about the road to the north';
    expect(sentence.split(' ').filter((word) => lines.isSign(word))).toEqual([]);
    expect(lines.isSign('spiders')).toBe(true);
    expect(lines.isSign('araña')).toBe(true);
  });

  it('[E7.44] reads any text: endless, empty, of marks alone', () => {
    const lines = new Lines(
      Array.from({ length: 20 }, () => 'harm to children, eyes, teeth '.repeat(7).slice(0, 200)),
    );
    for (const text of ['', '***', '🎲'.repeat(1000), 'a'.repeat(100_000), 'the eye of the '.repeat(5_000)])
      expect(lines.crossed(text, text)).toBeNull();
    expect(lines.crossed(`${'the eye of the '.repeat(5_000)} he kicks the boy`)).not.toBeNull();
  });
});
