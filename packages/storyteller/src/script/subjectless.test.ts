import { describe, expect, it } from 'vitest';
import { subjectless, withSubject } from './subjectless.ts';

const mara = { name: 'Mara Dell', role: '', pronoun: 'she' as const, about: [], own: [] };

describe('a note that leaves out of whom it speaks', () => {
  it.each(['offers 60 gp from the roof fund', 'Wants the tea back', 'saw a light on the path'])(
    'is %s',
    (text) => {
      expect(subjectless(text)).toBe(true);
    },
  );

  it.each(['Boots and coats hang here', 'The door is shut', 'Is she lying', 'Nets of all kinds'])(
    'is not %s',
    (text) => {
      expect(subjectless(text)).toBe(false);
    },
  );

  it('gets the one of whom it speaks', () => {
    expect(withSubject('Wants the tea back', mara)).toBe('She wants the tea back');
    expect(withSubject('offers 60 gp', { ...mara, pronoun: 'they' })).toBe('Mara Dell offers 60 gp');
  });
});
