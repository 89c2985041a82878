import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { listed, plural, possessive, withArticle } from './nouns.ts';
import { fillTemplate } from './phrase.ts';
import { createProse } from './prose.ts';
import { sentencesOf } from './sentences.ts';

describe('nouns', () => {
  it.each([
    ['apple', 'an apple'],
    ['hour', 'an hour'],
    ['unicorn', 'a unicorn'],
    ['one-eyed rat', 'a one-eyed rat'],
    ['hired gun', 'a hired gun'],
    ['umbrella', 'an umbrella'],
  ])('puts the right article before %s', (noun, expected) => {
    expect(withArticle(noun)).toBe(expected);
  });

  it.each([
    ['drowned sleeper', 'drowned sleepers'],
    ['tuned crewman', 'tuned crewmen'],
    ['wolf', 'wolves'],
    ['orderly', 'orderlies'],
    ['witch', 'witches'],
  ])('makes many of one %s', (one, many) => {
    expect(plural(one)).toBe(many);
  });

  it('lists names as one says them, and knows whose things are', () => {
    expect(listed(['Ann'])).toBe('Ann');
    expect(listed(['Ann', 'Ben', 'Cleo'])).toBe('Ann, Ben and Cleo');
    expect(possessive('Sloane')).toBe("Sloane's");
    expect(possessive('Rawls')).toBe("Rawls'");
  });
});

describe('templates', () => {
  const random = createRandom(1);

  it('name things with and without articles, and begin sentences with a capital', () => {
    const slots = { foe: { name: 'imp' }, boss: { name: 'the Ash King', proper: true } };
    expect(fillTemplate("{foe} flees. {a foe} and {boss} stay; {foe's} tail twitches.", slots, random)).toBe(
      "The imp flees. An imp and the Ash King stay; the imp's tail twitches.",
    );
  });

  it('cannot be used when a slot is missing', () => {
    expect(fillTemplate('{ally} nods.', {}, random)).toBeNull();
  });

  it('never read what a player wrote as a template', () => {
    expect(fillTemplate('You are {you}.', { you: '[x|y] {foe}' }, random)).toBe('You are [x|y] {foe}.');
  });
});

describe('prose', () => {
  it('does not say a sentence twice while it is remembered', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        let memory = { turns: [] as string[], templates: '' };
        const said: string[] = [];
        for (let turn = 0; turn < 12; turn++) {
          const prose = createProse(createRandom(seed + turn), memory);
          const line = prose.line(
            ['The [cat|dog|owl] sees [you|it] come.', 'Nothing stirs here [now|yet].'],
            {},
          );
          if (line !== '') said.push(line);
          memory = prose.remembered();
        }
        expect(new Set(said).size).toBe(said.length);
        expect(said.length).toBeGreaterThan(4);
      }),
      { numRuns: 30 },
    );
  });

  it('keeps spoken words and their speaker in one sentence', () => {
    expect(sentencesOf('"Why?" she asks. The door shuts. "Go," he says.')).toEqual([
      '"Why?" she asks.',
      'The door shuts.',
      '"Go," he says.',
    ]);
  });
});
