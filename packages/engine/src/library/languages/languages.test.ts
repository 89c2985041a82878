import { describe, expect, it } from 'vitest';
import { foreignQuestion } from './foreign-question.ts';
import { LANGUAGES, languagesOf } from './language-of.ts';
import { TERMS } from './terms.ts';

describe('a message in another language', () => {
  it('[E6.25] is recognised, and English is not taken for one', () => {
    expect(languagesOf('Was passiert, wenn ich in der Rüstung schwimme?')).toEqual(['german']);
    expect(languagesOf('Est-ce que je peux encore attaquer après avoir bougé ?')).toEqual(['french']);
    expect(languagesOf('¿Puedo lanzar dos conjuros en el mismo turno?')).toEqual(['spanish']);
    expect(languagesOf('Posso usare la mia reazione per questo?')).toEqual(['italian']);
    expect(languagesOf('Eu não sei se posso usar isso agora')).toEqual(['portuguese']);
    for (const english of [
      "let's go",
      'can I die from that?',
      'Come on, no more of this, the hat is me!',
      'I want to do a stunt on a la carte',
      'Dorn casts Entangle',
    ])
      expect(languagesOf(english)).toEqual([]);
  });

  it('[E6.25] is put into English terms, the longest first', () => {
    expect(foreignQuestion('Wie viele Trefferwürfel bekomme ich bei einer kurzen Rast?')).toBe(
      'hit dice, short rest',
    );
    expect(foreignQuestion('Combien de dégâts fait une boule de feu ?')).toBe('damage, fireball');
    expect(foreignQuestion('¿Qué pasa si estoy paralizada?')).toBe('paralyzed');
    expect(foreignQuestion('Come funziona il riposo breve?')).toBe('short rest');
    expect(foreignQuestion('Quanto dano faz a bola de fogo?')).toBe('damage, fireball');
  });

  it('[E6.25] does not use the words of another language', () => {
    expect(foreignQuestion('Ist das Gift im Becher?')).toBe('poisons poison');
    expect(foreignQuestion('is that a gift for me?')).toBeNull();
  });

  it('[E6.25] asks nothing if it only talks', () => {
    for (const talk of [
      'Ich gehe noch schnell einkaufen und bin dann wieder da',
      'On se retrouve quand pour la suite ?',
      'Mi hermana llega mañana y no puedo jugar',
      'Domani non ci sono, mi dispiace',
      'Amanhã não posso, é aniversário da minha mãe',
      '„Der Fluch liegt auf uns allen“, sage ich und gehe',
    ])
      expect(foreignQuestion(talk)).toBe('');
  });

  it('[E6.25] finds the question behind a story, and not the story', () => {
    const story =
      'Der Drache hat mein Dorf verbrannt. Ich trage das Schwert meines Vaters. Das Pferd ist müde. ';
    expect(foreignQuestion(`${story.repeat(5)}Wir sind da. Was macht ein Gegenzauber?`)).toBe('counterspell');
  });

  it('[E6.25] has every term in each of the languages, and no term that any word fits', () => {
    for (const line of TERMS.trim().split('\n')) {
      const columns = line.split('|').map((column) => column.trim());
      expect(columns, line).toHaveLength(1 + LANGUAGES.length);
      for (const form of columns.slice(1).flatMap((column) => column.split(','))) {
        expect(form.trim(), line).not.toBe('');
        for (const word of form.split(/[\s'’-]+/).filter((part) => part.endsWith('*')))
          expect(word.length, line).toBeGreaterThan(3);
      }
    }
  });
});
