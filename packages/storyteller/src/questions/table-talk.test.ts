import { describe, expect, it } from 'vitest';
import { asked, phraseOf } from '../../test/asked.ts';
import { quill } from '../../test/sheets.ts';
import type { Claim } from '../reader/reading.ts';
import { declined } from './decline-lines.ts';
import { foreignWords } from './foreign-words.ts';
import { type Tone, smallTalkLines } from './small-talk-lines.ts';
import { acknowledgeRest, answerForeign, declineClaim, notUnderstood, smallTalk } from './table-talk.ts';

const claims: [Claim, string, string | null][] = [
  ['outcome', 'kill everyone on the dock with a single blow', null],
  ['outcome', 'win the fight and get 500 gold', null],
  ['treasure', 'find 1000 gold', 'a thousand gold pieces'],
  ['item', 'suddenly have a lightsaber', 'a lightsaber'],
  ['level', 'level up to 20', null],
  ['power', 'be immortal now', null],
  ['identity', 'be the king of this land', 'the king'],
  ['world', 'stop the storm', 'the storm'],
  ['world', '', null],
];

describe('what a player cannot decide', () => {
  it.each(claims)('is declined with its name, and changes nothing: %s, %s', async (claim, echo, object) => {
    const reading = {
      kind: 'declared',
      claim,
      echo,
      object: object === null ? null : phraseOf(object),
    } as const;
    for (const seed of [1, 2, 3]) {
      const { told, read, isUnmoved } = await asked({ seed }, (turn) => declineClaim(turn, reading), 4);
      for (const answer of told)
        expect([echo, object ?? echo].some((words) => answer.toLowerCase().includes(words))).toBe(true);
      expect(new Set(told).size).toBe(4);
      expect(read).toEqual(told);
      expect(isUnmoved).toBe(true);
    }
  });

  it('has six ways or more to be declined, each inviting to play on', () => {
    for (const lines of Object.values(declined)) expect(lines.length).toBeGreaterThanOrEqual(6);
  });

  it('keeps quotation marks and templates of players out of its own', async () => {
    const reading = { kind: 'declared', claim: 'power', echo: 'be "[a|b] {here}"', object: null } as const;
    const { told } = await asked({}, (turn) => declineClaim(turn, reading));
    expect(told[0]).toMatch(/"be '\[a\|b\] \{here\}'"/i);
  });
});

describe('talk at the table', () => {
  it.each(Object.keys(smallTalkLines) as Tone[])('%s is answered in kind, three times over', async (tone) => {
    const { told, read, isUnmoved } = await asked(
      {},
      (turn) => smallTalk(turn, { kind: 'small talk', tone }),
      3,
    );
    expect(new Set(told).size).toBe(3);
    expect(read).toEqual(told);
    expect(told[0]).toContain('Brannoch');
    expect(isUnmoved).toBe(true);
  });

  it('never falls silent, however often', async () => {
    const { told } = await asked({}, (turn) => smallTalk(turn, { kind: 'small talk', tone: 'thanks' }), 40);
    expect(told).not.toContain('');
  });
});

describe('what was not understood', () => {
  it('is said so in one sentence, and what can be done here in another', async () => {
    const { told, read, isUnmoved } = await asked({}, (turn) => notUnderstood(turn), 12);
    for (const answer of told) {
      expect(answer).toMatch(/understand|follow|not get that|nothing of that|lost me|cannot tell/);
      expect(answer).toMatch(/the (?:old well|strongbox|lantern)/);
      expect(answer).toContain('the village gate');
    }
    expect(new Set(told).size).toBe(12);
    expect(read).toEqual(told);
    expect(isUnmoved).toBe(true);
  });

  it('in a place with nothing in it still has something to offer', async () => {
    const { told } = await asked({ state: { at: 'salt-stair', been: ['marrow-bridge'] } }, (turn) =>
      notUnderstood(turn),
    );
    expect(told[0]).toMatch(/Marrow Bridge.*look around.*listen/);
  });
});

describe('another language', () => {
  const tags = [
    'de',
    'fr',
    'es',
    'it',
    'pt',
    'nl',
    'pl',
    'sv',
    'da',
    'cs',
    'tr',
    'ru',
    'uk',
    'ja',
    'zh',
    'ko',
    'el',
    'ar',
    'he',
    'hi',
  ];

  it.each(tags)('%s is answered in itself and in English', async (tag) => {
    const { told, read, isUnmoved } = await asked({}, (turn) => answerForeign(turn, tag), 2);
    expect(told[0]).toContain(foreignWords[tag]![0]);
    expect(told[0]).toContain('the village gate');
    expect(read).toEqual(told);
    expect(isUnmoved).toBe(true);
  });

  it.each(['eo', null, '__proto__', 'constructor'])('%s gets English', async (tag) => {
    const { told } = await asked({}, (turn) => answerForeign(turn, tag));
    expect(told[0]).toContain('only in English');
  });

  it('goes by the language of a tag with a country', async () => {
    const { told } = await asked({}, (turn) => answerForeign(turn, 'pt-BR'));
    expect(told[0]).toContain('português');
  });
});

describe('the rest of a plan', () => {
  const plans = [
    ['bar the door', 'light the lamp'],
    ['climb down the well', 'shout up what you see'],
    ['smash the mirror', 'kick in the wardrobe', 'burn the rocking horse'],
    ['give her 10 gold'],
    ['drink the potion of healing', 'kill the guard'],
  ];

  it.each(plans)('is named and kept: %s', async (...rest) => {
    for (const seed of [1, 2, 3, 4]) {
      const { told, read, state } = await asked(
        { seed, sheet: quill },
        (turn) => acknowledgeRest(turn, rest),
        3,
      );
      for (const answer of told) for (const step of rest) expect(answer).toContain(step);
      expect(new Set(told).size).toBe(3);
      expect(read).toEqual(told);
      expect(state.next).toEqual({ 'user-0': rest.join(', then ') });
    }
  });

  it('is bounded, and forgets who has left the table', async () => {
    const { told, state } = await asked({ state: { next: { gone: 'sing' } } }, (turn) =>
      acknowledgeRest(
        turn,
        Array.from({ length: 50 }, () => 'walk on and on '.repeat(60)),
      ),
    );
    expect(Object.keys(state.next)).toEqual(['user-0']);
    expect(state.next['user-0']!.length).toBeLessThanOrEqual(160);
    expect(told[0]!.length).toBeLessThan(500);
  });
});
