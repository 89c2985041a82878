import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { code, guard, guarded, toldIn } from '../../test/secrets.ts';
import { noExcerpts, snapshot } from '../../test/table.ts';
import { standingOrders } from '../prompt/standing-orders.ts';
import { Quotable, quotedWords } from './quotable.ts';
import { Secrets, type SecretSources, sourcesOf, sourcesOfRecalled } from './index.ts';

function secretsOf(sources: Partial<SecretSources>): Secrets {
  return new Secrets({
    orders: new Quotable([], quotedWords),
    secrets: [],
    later: [],
    findings: [],
    known: [],
    told: [],
    codes: [],
    ...sources,
  });
}

const secret = 'The grey abbot poisoned the well because the miller had refused him bread in the winter.';

describe('a secret', () => {
  it('[E7.20] breaks off after a few words', () => {
    const { shown, stop } = guarded(secretsOf({ secrets: [secret] }), `It rains. ${secret} It rains.`);
    expect(shown).toBe('It rains. The grey abbot');
    expect(stop).toEqual({
      kind: 'secret',
      missing: 'That is for you alone: let them find out, in other words, or say nothing of it.',
    });
  });

  it('[E7.20] may be told in other words, names and all', () => {
    const told = 'The miller refused him bread, and so the grey abbot went to the well one winter night.';
    expect(guarded(secretsOf({ secrets: [secret] }), told)).toEqual({ shown: told, stop: null });
  });

  it('[E7.20] is none where players may know it', () => {
    const known = [
      'You read the letter: the grey abbot poisoned the well because the miller had refused him.',
    ];
    const told = 'So the grey abbot poisoned the well because the miller had refused him.';
    expect(guarded(secretsOf({ secrets: [secret], known }), told).shown).toBe(told);
    expect(guarded(secretsOf({ secrets: [secret] }), told).stop?.kind).toBe('secret');
  });

  it('[E7.20] is not told by a few words in every turn', () => {
    const guardedAfter = (told: string[], text: string) =>
      guarded(secretsOf({ secrets: [secret], told }), text).shown;
    expect(guardedAfter(['Then the grey abbot…', 'Poisoned? No.'], `${secret} It rains.`)).toBe(
      'The grey abbot',
    );
    const before = 'Some say the grey abbot poisoned the well.';
    expect(guardedAfter([before], before)).toBe(before);
    expect(guardedAfter([before], `${secret} It rains.`)).toBe('The grey abbot');
  });

  it.each([
    ['case and emphasis', '**THE GREY ABBOT** poi*son*ed _the well_ BECAUSE the `miller` had refused him'],
    ['dashes and line ends', 'The grey — abbot\npoisoned — the\nwell — because\nthe miller — had'],
    ['sentences', 'The grey abbot. Poisoned the well! Because? The miller had.'],
    ['accents and wide letters', 'Thé gréy ａｂｂｏｔ poisoned the wéll becáuse thè miller'],
    ['letters that look alike', 'The grеy аbbot pоisoned the wеll becаuse the millеr'],
    [
      'what cannot be seen',
      'The gr\u200bey ab\u00adbot poi\u2060soned the we\u200dll because the miller had',
    ],
    ['one of twelve replaced', 'The grey abbot poisoned the fountain because the miller had refused him'],
    ['one of twelve left out', 'The grey abbot poisoned the because the miller had refused him bread'],
    ['two of twelve replaced', 'The grey monk poisoned the well because a miller had refused him bread'],
    ['a word put in', 'The grey abbot poisoned the deep well because the miller had refused him'],
  ])('[E7.21] is known by its words: %s', (_, text) => {
    const { shown, stop } = guarded(secretsOf({ secrets: [secret] }), text);
    expect(stop?.kind).toBe('secret');
    expect(shown).not.toMatch(/miller/i);
  });

  it('[E7.21] in scripts without spaces', () => {
    const chinese = '灰衣修道院长因为磨坊主不肯给他面包而在井里下了毒。';
    const secrets = [chinese, 'ปีศาจซ่อนทองคำไว้ใต้สะพานหินเก่าริมแม่น้ำ'];
    expect(guarded(secretsOf({ secrets }), `雨还在下。${chinese}`).shown).toBe('雨还在下。灰衣修道院长');
    expect(guarded(secretsOf({ secrets }), '修道院长在井边等你，磨坊主不在。').stop).toBeNull();
    expect(guarded(secretsOf({ secrets }), secrets[1]!).stop?.kind).toBe('secret');
  });

  it('[E7.21] that is short counts as a whole', () => {
    const secrets = ['Oule killed Tamsel', 'She is a mermaid'];
    expect(guarded(secretsOf({ secrets }), 'It was so: Oule killed Tamsel.').shown).toBe(
      'It was so: Oule killed',
    );
    expect(guarded(secretsOf({ secrets }), 'Is it possible that she is a mermaid?').stop).toBeNull();
  });

  it('[E7.22] learnt during the turn is one from then on', () => {
    const secrets = secretsOf({});
    expect(secrets.pass(secret) + secrets.end()).toBe(secret);
    secrets.learn({ secrets: [secret], later: [], findings: [], known: [] });
    secrets.pass(secret);
    expect(secrets.stop?.kind).toBe('secret');
  });

  it('[E7.22] of a scene that is entered during the turn is there to be found', () => {
    const secrets = secretsOf({ later: [secret] });
    secrets.learn({ secrets: [], later: [], findings: [secret], known: [] });
    const told = 'It seems that the grey abbot poisoned the well because of a quarrel.';
    expect(guarded(secrets, told).shown).toBe(told);
    expect(guarded(secrets, secret).stop?.kind).toBe('secret');
  });

  it('[E7.20] left out, what follows counts anew', () => {
    const secrets = secretsOf({ secrets: [secret] });
    const shown = secrets.pass(secret);
    expect(secrets.pass(' and more')).toBe('');
    secrets.drop();
    expect(secrets.stop).toBeNull();
    expect(shown + secrets.pass(' Rain falls on the miller. ') + secrets.end()).toBe(
      'The grey abbot Rain falls on the miller. ',
    );
  });

  it('[E7.20] of a scene that was reached may be told with more of its words', () => {
    const told = 'You find out that the grey abbot poisoned the well.';
    const sources = {
      findings: ['In truth it was so that the grey abbot poisoned the well because of bread.'],
    };
    expect(guarded(secretsOf(sources), `${told} It rains.`).stop).toBeNull();
    const key = "You find a silver key with a crab's claw.";
    expect(guarded(secretsOf({ findings: ["a silver key with a crab's claw"] }), key).stop).toBeNull();
    expect(guarded(secretsOf(sources), sources.findings[0]!).stop?.kind).toBe('secret');
  });
});

describe('the code of a game', () => {
  it.each([
    'KQ7WX2MZ',
    'k q 7 w - x 2 m z',
    '**K**Q`7`W_X_2~M~Z',
    'K.\nQ.\n7.\nW.\nX.\n2.\nM.\nZ.',
    'Ｋ\u200bＱ７Ｗ\u00adX2MZ',
    'КQ7WХ2МZ',
    '🇰 🅠 7 🅆 X 2 M Z',
    '&#75;&#x51;7&nbsp;W&zwj;X2M&#90;',
    `K${' '.repeat(90)}Q${'-'.repeat(90)}7${'*'.repeat(90)}W${' '.repeat(90)}X${'.'.repeat(300)}2${' '.repeat(300)}M${' '.repeat(900)}Z`,
  ])('[E7.23] is not shown: %s', (spelled) => {
    const { shown, stop } = guarded(secretsOf({ codes: ['KQ7WX2MZ'] }), `Join with ${spelled} tonight.`);
    expect(stop?.kind).toBe('code');
    expect(shown).toBe('Join with');
  });

  it('[E7.23] does not stand in the way of words', () => {
    const told = 'Kings quarrel. KQ is written over the door, and 7 steps lead down. KQ7';
    expect(guarded(secretsOf({ codes: ['KQ7WX2MZ'] }), told)).toEqual({ shown: told, stop: null });
  });
});

describe('the system text', () => {
  const sources = sourcesOf(snapshot(), noExcerpts);

  it('[E7.24] is not shown, line by line', () => {
    for (const line of standingOrders.split('\n').filter((one) => one.split(' ').length > 12)) {
      const { stop } = guarded(new Secrets(sources), line);
      expect(stop?.kind, line).toBe('orders');
    }
  });

  it('[E7.24] nor what tools are for, nor the sections', () => {
    for (const text of [
      'End the game for good, only when the story has come to a real conclusion.',
      "Begin a fight before you narrate its first blow. The players' characters take part by themselves.",
      'Foes act through you: attack with each of them on its turn, then next_turn.',
      'The game begins now and nobody has spoken yet. Greet everyone at the table by name.',
      'What matters of it stands in "The story so far" and in what was recalled for this turn.',
      'The table has heard nothing yet. Write your narration now, in words, without tools.',
    ])
      expect(guarded(new Secrets(sources), text).stop?.kind, text).toBe('orders');
  });
});

describe('what a turn knows', () => {
  it('[E7.25] notes, later scenes and endings are secrets; what was read aloud or said is none', () => {
    const sources = sourcesOf(
      snapshot({
        world: {
          scene: 's',
          time: 't',
          quests: [],
          people: [],
          facts: ['f'],
          notes: 'the ladle is cursed\nDame Corvane Ruddock',
          place: '',
          awaited: {},
        },
        message: 'm',
        game: { ...snapshot().game, code },
      }),
      {
        ...noExcerpts,
        script: {
          outline: [
            { number: 1, title: 'Gate', depth: 0, kind: 'scene' },
            { number: 2, title: 'Hall', depth: 0, kind: 'scene' },
            { number: 3, title: 'The queen is freed', depth: 0, kind: 'ending' },
            { number: 4, title: 'What is behind it', depth: 0, kind: 'background' },
            { number: 5, title: 'Treasure', depth: 0, kind: 'items' },
          ],
          first: 1,
          here: 1,
          toward: 1,
          place: '1',
          isWhole: true,
          isMarked: true,
          passages: [
            { scene: 1, label: 'read aloud', isLater: false, text: 'aloud' },
            { scene: 1, label: 'for you alone', isLater: false, text: 'alone: "Go away, both of you!"' },
            { scene: 2, label: 'read aloud', isLater: true, text: 'later' },
            { scene: 4, label: 'for you alone', isLater: false, text: 'behind' },
            { scene: 5, label: 'for you alone', isLater: false, text: "a silver key with a crab's claw" },
          ],
        },
      },
    );
    expect(sources.secrets).toEqual([
      'the ladle is cursed',
      'the ladle is cursed\nDame Corvane Ruddock',
      'behind',
    ]);
    expect(sources.later).toEqual(['The queen is freed', 'later']);
    expect(sources.findings).toEqual(['alone: "Go away, both of you!"\na silver key with a crab\'s claw']);
    expect(sources.known).toEqual(expect.arrayContaining(['m', 'aloud', 'Go away, both of you!']));
    expect(sources.told).toEqual(expect.arrayContaining(['s', 'f']));
    expect(sources.known.join()).not.toMatch(/later|alone|ladle/);
  });

  it('[E7.22] of an answer, what the party has come to is theirs to find', () => {
    const passages = [
      { source: 'scene 4, Hall (read aloud)', text: 'aloud' },
      { source: 'scene 4, Hall (for you alone)', text: 'alone' },
      { source: 'scene 9, Crypt (read aloud)', text: 'later' },
    ];
    expect(sourcesOfRecalled('adventure', passages, '4!,2')).toEqual({
      secrets: [],
      later: ['later'],
      findings: ['alone'],
      known: ['aloud'],
    });
    expect(sourcesOfRecalled('rules', [{ source: 'a book', text: 'rule' }], '').known).toEqual(['rule']);
  });
});

describe('over six adventures', () => {
  it('[E7.20] honest narration is not disturbed', () => {
    for (const one of toldIn('secrets-honest.jsonl', 'open')) expect(guard(one).shown, one.at).toBe(one.text);
  });

  it('[E7.20] leaks are not shown, whatever was said before', () => {
    const said = toldIn('secrets-honest.jsonl', 'open').map(({ text }) => text);
    for (const one of toldIn('secrets-leaks.jsonl', 'open'))
      expect(guard(one, said).stop, `${one.at}: ${one.how}`).not.toBeNull();
  });
});

describe('over the same adventures, as kept back until nothing was changed any more', () => {
  it('[E7.20] one honest narration in 32 is disturbed: it lists places in the words of the book', () => {
    const disturbed = toldIn('secrets-honest.jsonl', 'kept back').filter(
      (one) => guard(one).shown !== one.text,
    );
    expect(disturbed.map(({ at }) => at)).toEqual(['heist.txt#The Planning Table']);
  });

  it('[E7.20] two leaks in 32 are shown: short sentences from where the party is, with a word changed', () => {
    const said = toldIn('secrets-honest.jsonl', 'kept back').map(({ text }) => text);
    const leaked = toldIn('secrets-leaks.jsonl', 'kept back').filter((one) => !guard(one, said).stop);
    expect(leaked.map(({ how }) => how)).toEqual(['one word put in', 'two changes']);
  });
});

describe('any text', () => {
  const words = fc.constantFrom('ash', 'bell', 'crow', 'dusk', 'eel', 'fog', 'the', 'of', 'gate', 'hearth');
  const text = fc.array(words, { minLength: 0, maxLength: 60 }).map((list) => list.join(' '));
  const marks = fc.constantFrom(
    ' ',
    ', ',
    '. ',
    '&nbsp;',
    ' &#x',
    '&#98;',
    ' & ',
    '\n',
    ' **',
    '* ',
    ' — ',
    ' 😀 ',
    '\u200b ',
    ' “',
  );

  it('[E7.21] is shown alike in any cuts', () => {
    fc.assert(
      fc.property(
        text,
        text,
        fc.array(fc.tuple(words, marks), { maxLength: 80 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
        (secretText, known, pieces, cuts) => {
          const told = `K Q ${pieces.map(([word, mark]) => word + mark).join('')} K Q 7 W`;
          const sources = { secrets: [secretText], findings: [known], known: [known], codes: ['ashbell'] };
          const whole = guarded(secretsOf(sources), told, [told.length]);
          expect(guarded(secretsOf(sources), told, cuts)).toEqual(whole);
          expect(guarded(secretsOf(sources), told, [1])).toEqual(whole);
          expect(told.startsWith(whole.shown)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('[E7.20] never shows a run of seven words that is not known', () => {
    const telling = (run: readonly string[]) => run.filter((word) => word !== 'the' && word !== 'of').length;
    fc.assert(
      fc.property(text, text, fc.array(text, { maxLength: 4 }), (secretText, known, told) => {
        const own = secretText.split(' ');
        // As a model that insists: pieces of the secret among other words.
        const mixed = told.flatMap((one, at) => [one, own.slice(at * 5, at * 5 + 12).join(' ')]).join(' ');
        const secrets = secretsOf({
          secrets: [`${secretText} nothing else is written here`],
          known: [known],
        });
        const { shown } = guarded(secrets, mixed);
        const padded = (one: string) => ` ${one} `;
        const seen = shown.trim().split(/\s+/);
        for (let at = 0; at + 7 <= seen.length; at++) {
          const run = seen.slice(at, at + 7);
          const fours = [0, 1, 2, 3].map((from) => run.slice(from, from + 4).join(' '));
          const isKnown = fours.some((four) => padded(known).includes(padded(four)));
          // A run may be known beyond its own ends.
          const edges = [1, 2, 3].flatMap((length) => [
            run.slice(0, length).join(' '),
            run.slice(-length).join(' '),
          ]);
          const mayBeKnown =
            isKnown || edges.some((edge) => edge !== '' && padded(known).includes(padded(edge)));
          if (mayBeKnown || telling(run) < 3) continue;
          expect(padded(secretText)).not.toContain(padded(run.join(' ')));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('[E7.23] never shows a code', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('A', 'b', '7', ' ', '-', '*', 'C'), { maxLength: 60 }),
        fc.array(fc.constantFrom(' ', '', '-', '**', '\u200b', '\n'), { minLength: 6, maxLength: 6 }),
        (around, between) => {
          const spelled = [...'AB7AC7'].map((one, at) => one.toLowerCase() + between[at]).join('');
          const { shown } = guarded(
            secretsOf({ codes: ['AB7AC7'] }),
            `${around.join('')}${spelled}${around.join('')}`,
          );
          expect(shown.replace(/[^a-z0-9]/gi, '').toUpperCase()).not.toContain('AB7AC7');
        },
      ),
      { numRuns: 500 },
    );
  });

  it('[E7.20] costs each word the same', () => {
    const same = 'of the of the gate '.repeat(3_000);
    const secrets = secretsOf({ secrets: [same], known: [same], codes: ['of'.repeat(30)] });
    expect(guarded(secrets, same.replaceAll('gate', 'door').repeat(4), [7]).stop).toBeNull();
    for (const endless of ['a', '\u200b', ' ', '\ud83d\ude00', 'of', '漢']) {
      const shown = guarded(
        secretsOf({ secrets: [secret], codes: [code] }),
        endless.repeat(40_000),
        [3],
      ).shown;
      expect(shown).toBe(endless.repeat(40_000));
    }
  });
});
