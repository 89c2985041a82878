import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryTexts, wholeTexts } from './queries.ts';

const story =
  'The lamps along the quay went out one after another. Nobody spoke until the boat touched the shore. Ilse remembered the smell of tar and her father’s rough hands. '.repeat(
    6,
  );
const question = 'How far can I jump with a running start?';

describe('what a message may be asking', () => {
  it('[E6.20] is the message itself if it is short', () => {
    expect(queryTexts('does fire hurt a troll?')).toEqual(['does fire hurt a troll?']);
    expect(queryTexts('  ')).toEqual([]);
    expect(queryTexts('?'.repeat(4_000))).toEqual(['?'.repeat(600)]);
  });

  it('[E6.20] is a question behind, before and between story', () => {
    for (const message of [`${story}${question}`, `${question} ${story}`, `${story}${question} ${story}`]) {
      const texts = queryTexts(message);
      expect(texts).toContain(question);
      expect(texts.length).toBeLessThanOrEqual(4);
    }
  });

  it('[E6.20] begins with the end of a long message: there it says what is done', () => {
    const [whole] = queryTexts(`${story}She opens the door.`);
    expect(whole).toMatch(/She opens the door\.$/);
    expect(whole!.length).toBeLessThanOrEqual(600);
  });

  it('[E6.20] is bounded whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4_000, unit: 'grapheme' }), (message) => {
        const texts = queryTexts(message);
        expect(texts.length).toBeLessThanOrEqual(4);
        expect(texts.every((text) => text !== '' && text.length <= 700)).toBe(true);
      }),
    );
  });

  it('[E6.24] keeps the message as it was written before it is mended', () => {
    const mend = (text: string) => text.replace('wearwolf', 'werewolf');
    expect(queryTexts('the wearwolf bites', mend)).toEqual(['the wearwolf bites', 'the werewolf bites']);
    expect(queryTexts('the ogre bites', mend)).toEqual(['the ogre bites']);
  });

  it('[E6.9] is looked for in the story as a whole, with its typing errors and without, unless it is long', () => {
    const mend = (text: string) => text.replace('mirorr', 'mirror');
    const whole = (message: string) => wholeTexts(queryTexts(message, mend));
    const asked =
      'The servants are passing round a silver platter again. Where did I stash that mirorr of mine?';
    expect(whole(asked)).toEqual([asked, mend(asked)]);
    expect(whole('where is the mirorr?')).toEqual(['where is the mirorr?', 'where is the mirror?']);
    expect(whole(`${story}${question}`)).toContain(question);
    expect(wholeTexts([])).toEqual([]);
  });

  it('[E6.25] are English terms if it is in another language', () => {
    expect(queryTexts('Kann ich nach der langen Rast wieder Feuerball wirken?')[1]).toBe(
      'long rest, fireball, casting a spell',
    );
  });
});
