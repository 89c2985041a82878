import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Effect } from '@fireside/contract';
import { borin, hurt, mira, rolled, tableOf, tell } from '../../test/truth.ts';
import { Gate, witnessOf } from './index.ts';

describe('what is not borne out is not shown', () => {
  it.each([
    ['die', 'You roll a **17** on Stealth.'],
    ['die', 'The die wobbles on its edge and shows a one.'],
    ['damage', 'The blade catches you, and you take 6 points of slashing damage.'],
    ['damage', 'HP: 22 → 15'],
    ['damage', 'Mira is down to 12 hit points.'],
    ['damage', 'You are back to full health.'],
    ['death', 'Mira Thorn is dead before she hits the ground.'],
    ['item', 'You pocket a purse with 50 gold pieces.'],
    ['item', 'Your shortsword is gone.'],
    ['level', 'You both advance to level 4!'],
    ['condition', 'You are **poisoned** for the next hour.'],
    ['slot', 'Borin has three 1st-level slots left.'],
    ['end', '**THE END**'],
  ])('%s: %s', (kind, lie) => {
    const { shown, refusal } = tell(`The rain falls.\n\n${lie}\n\nA crow calls.`);
    expect(refusal?.kind).toBe(kind);
    expect(refusal?.sentence).toBe(lie);
    expect(shown).not.toContain(lie);
    expect(shown.startsWith('The rain falls.')).toBe(true);
    expect(shown).not.toContain('crow');
  });

  it('the refusal says what is missing', () => {
    expect(tell('You roll a 17.').refusal?.missing).toMatch(/roll_dice/);
    expect(tell('You take 5 damage.').refusal?.missing).toMatch(/Mira Thorn has 22 of 24 hit points/);
    expect(tell('The end of this campaign is here: the campaign is over.').refusal?.missing).toMatch(
      /end_game/,
    );
  });

  it('left out, the rest goes on', () => {
    const { shown, refusal, gate } = tell('The rain falls. You take 5 damage. A crow calls.', {
      leavesOut: true,
    });
    expect(shown).toBe('The rain falls. A crow calls.');
    expect(refusal).toBeNull();
    expect(gate.counts).toEqual({ claims: 1, borneOut: 0, leftOut: 1 });
  });

  it('a sentence of which the beginning was read breaks off in sight', () => {
    const { shown, refusal, gate } = tell('The wolf leaps, and you take 9 damage. It howls.');
    expect(shown + gate.giveUp()).toBe('The wolf leaps, and…');
    expect(refusal?.shown).toBe('The wolf leaps, and');
  });
});

describe('a rule that somebody asks for', () => {
  const message = 'does a natural 20 always hit? and what is a death save';

  it.each([
    'On attack rolls, yes: a natural 20 hits and doubles the damage dice, a natural 1 misses.',
    "Three successes and you're stable, three failures and you die; a natural 20 puts you back up with 1 hit point.",
  ])('is told: %s', (rule) => {
    expect(tell(rule, { message }).shown).toBe(rule);
    expect(tell(rule).refusal).not.toBeNull();
  });

  it('does not excuse what is told of somebody', () => {
    expect(tell('You roll a 17.', { message }).refusal).not.toBeNull();
    expect(tell('When Mira turns, she takes 5 damage.', { message }).refusal).not.toBeNull();
  });
});

describe('a turn of several requests', () => {
  it('goes on behind a refusal, and knows what was said before it', () => {
    const gate = new Gate({ mindsAgency: false });
    gate.begin(witnessOf(tableOf()));
    expect(gate.pass('Borin stumbles. He takes 6 damage. A crow')).toBe('Borin stumbles.');
    expect(gate.refusal?.sentence).toBe('He takes 6 damage.');
    expect(gate.pass(' calls.') + gate.end()).toBe('');
    gate.begin(witnessOf(tableOf([hurt(borin, 6)])));
    expect(gate.pass('He takes 6 damage.') + gate.end()).toBe('He takes 6 damage.');
    expect(gate.counts).toEqual({ claims: 1, borneOut: 1, leftOut: 0 });
  });

  it('what was told before its call is shown once the call was carried out', () => {
    const gate = new Gate({ mindsAgency: false });
    gate.begin(witnessOf(tableOf()));
    const begun =
      gate.pass('The wolf leaps, and you take 9 damage. You take 4 gold pieces. It howls.') + gate.end();
    expect(begun).toBe('The wolf leaps, and');
    const hurtMira = witnessOf(tableOf([hurt(mira, 9)]));
    expect(gate.reconsider(hurtMira)).toBe(' you take 9 damage.');
    expect(gate.refusal?.kind).toBe('item');
    expect(gate.reconsider(hurtMira, { leavesOut: true })).toBe(' It howls.');
    expect(gate.counts).toMatchObject({ borneOut: 1, leftOut: 1 });
  });
});

describe('an outcome', () => {
  const asked: Effect = {
    kind: 'roll_asked',
    user_id: 'user-ann',
    notation: '1d20+7',
    reason: 'Stealth check',
    before: null,
  };

  it.each([
    'You slip past the guards unseen.',
    'A twig snaps, and every head turns toward you.',
    'That is a 17.',
  ])('is not told before its roll: %s', (text) => {
    expect(tell(text, { effects: [asked] }).refusal?.missing).toMatch(/still awaited/);
  });

  it('may be asked for', () => {
    const text = 'You flatten yourself against the wall. Roll 1d20+7 for Stealth, Ann, against DC 15.';
    expect(tell(text, { effects: [asked] }).shown).toBe(text);
  });

  it('is not told against its roll', () => {
    const text = 'You slip past the guards unseen.';
    expect(tell(text, { effects: [rolled(9, { reason: 'Stealth check (DC 15)' })] }).refusal?.kind).toBe(
      'outcome',
    );
    expect(tell(text, { effects: [rolled(19, { reason: 'Stealth check (DC 15)' })] }).shown).toBe(text);
    expect(tell(text, { effects: [rolled(9)] }).shown).toBe(text);
  });
});

describe('what is borne out is shown', () => {
  const cases: [string, Parameters<typeof tell>[1]][] = [
    ['You roll a 17 on Stealth, and nobody turns.', { effects: [rolled(17, { die: 10 })] }],
    ['The arrow grazes you for five. You are down to 17 hit points.', { effects: [hurt(mira, 5)] }],
    ['Borin takes 6 damage and has 11 of 27 hit points left.', { effects: [hurt(borin, 6)] }],
    ['You have 22 hit points left out of 24.', {}],
    ['Your 15 gold pieces clink cheerfully.', {}],
    ['With your 14, you slip by.', { message: 'I rolled 14', effects: [] }],
  ];
  it.each(cases)('%s', (text, telling) => {
    const { shown, refusal } = tell(text, telling);
    expect(refusal).toBeNull();
    expect(shown).toBe(text);
  });
});

describe('what claims nothing is shown', () => {
  it.each([
    '"You are dead!" the witch cackles. "You lost 40 gold pieces and your head."',
    'Thirty feet of open courtyard, then another sixty up the stair.',
    'If you fall, you die.',
    'The goblin drops dead at your feet.',
    'A longsword deals **1d8** slashing damage.',
    'You dream of a knight who runs you through, and you die.',
    'You could try it at DC 18.',
    'The merchant wants 50 gold pieces for it.',
    'You reach the end of the corridor.',
  ])('%s', (text) => {
    expect(tell(text).refusal).toBeNull();
    expect(tell(text).shown).toBe(text);
  });

  it('words without a sign do not wait', () => {
    const { gate } = tell('');
    expect(gate.pass('The rain drums on the slates, and far ')).toBe('The rain drums on the slates, and far');
  });
});

describe('agency', () => {
  it.each(['You decide to trust him.', 'Mira feels ashamed.', '"I will follow you anywhere," you say.'])(
    '%s',
    (text) => {
      expect(tell(text, { mindsAgency: true }).refusal?.kind).toBe('agency');
      expect(tell(text, { mindsAgency: false }).refusal).toBeNull();
    },
  );

  it('what the message says may be told again', () => {
    const message = 'I tell him "the gate is open" and decide to trust him';
    expect(tell('You decide to trust him.', { mindsAgency: true, message }).refusal).toBeNull();
    expect(tell('"The gate is open," you say.', { mindsAgency: true, message }).refusal).toBeNull();
  });
});

describe('however the stream is cut', () => {
  const lies = [
    'You take 6 points of slashing damage.',
    'Borin rolls a natural 20!',
    '| Mira Thorn | 18/24 | 14 |',
    '***You have died.***',
    'She presses a dozen gold coins into your palm.',
    'Mira is now level 4.',
  ];
  const honest = [
    'The rain falls… and falls.',
    '"Fancy another, little miss?" he rasps.',
    'Mr. Hobb counts 3.5 barrels.\n\n- one\n- two',
    'You have 22 of 24 hit points.',
    'Snow lies on the roofs 🎲 of the town.',
    '   \n\n',
  ];
  const narration = fc
    .array(fc.constantFrom(...lies, ...honest), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join(' '));

  it('a lie is never shown, and what is shown is always the same', () => {
    fc.assert(
      fc.property(
        narration,
        fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        (text, cuts, leavesOut) => {
          const whole = tell(text, { cuts: [text.length + 1], leavesOut }).shown;
          expect(tell(text, { cuts, leavesOut }).shown).toBe(whole);
          for (const lie of lies) expect(whole).not.toContain(lie);
        },
      ),
      { numRuns: 200 },
    );
  });

  const anything = fc.oneof(
    fc.constantFrom(
      ...lies,
      ...honest,
      '"',
      '“',
      '”',
      '«',
      '*',
      '\n',
      '. ',
      '… ',
      ' 17 ',
      '1d20+7',
      'Mira ',
      'you ',
      "'",
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );

  it('whatever it says, what is shown is always the same, and nothing that was not said', () => {
    fc.assert(
      fc.property(
        fc.array(anything, { maxLength: 14 }).map((parts) => parts.join('')),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
        (text, cuts) => {
          const whole = tell(text, { cuts: [text.length + 1], leavesOut: true, mindsAgency: true });
          expect(tell(text, { cuts, leavesOut: true, mindsAgency: true }).shown).toBe(whole.shown);
          expect(whole.shown.length).toBeLessThanOrEqual(text.length + whole.gate.counts.leftOut);
          if (whole.gate.counts.leftOut === 0) expect(whole.shown.trimEnd()).toBe(text.trimEnd());
        },
      ),
      { numRuns: 300 },
    );
  });

  it('at every place and in every size', () => {
    for (const lie of lies) {
      const text = `The rain falls. ${lie} A crow calls.`;
      const whole = tell(text, { cuts: [text.length] }).shown;
      for (let size = 1; size <= text.length; size++) expect(tell(text, { cuts: [size] }).shown).toBe(whole);
      for (let place = 1; place < text.length; place++)
        expect(tell(text, { cuts: [place, text.length] }).shown).toBe(whole);
      expect(whole).not.toContain(lie);
    }
  });

  it('a sentence without an end is judged in pieces', () => {
    const endless = `The road goes ${'on and on '.repeat(300)}and you take 6 points of damage and ${'on and on '.repeat(300)}`;
    const { shown, refusal } = tell(endless, { cuts: [1, 700] });
    expect(refusal?.kind).toBe('damage');
    expect(shown).not.toContain('6 points');
    expect(tell(endless, { cuts: [13] }).shown).toBe(shown);
  });
});
