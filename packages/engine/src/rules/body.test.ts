import { describe, expect, it } from 'vitest';
import { type Body, deathSave, type Fate, harm, heal, perish, shrink, stabilise } from './body.ts';

const none = { successes: 0, failures: 0 };

function body(fields: Partial<Body> = {}): Body {
  return {
    name: 'Mira',
    hp: { current: 12, max: 20 },
    temporaryHp: 0,
    conditions: [],
    deathSaves: none,
    isPlayed: true,
    rule: 'fall',
    ...fields,
  };
}

const down = (successes = 0, failures = 0, rest: Partial<Body> = {}) =>
  body({
    hp: { current: 0, max: 20 },
    conditions: ['unconscious', 'prone'],
    deathSaves: { successes, failures },
    ...rest,
  });
const saves = (successes: number, failures: number) => ({ deathSaves: { successes, failures } });
const foe = (current: number) => body({ isPlayed: false, hp: { current, max: 20 } });
const falls = [
  { name: 'unconscious', on: true },
  { name: 'prone', on: true },
];

type Row = [string, Fate, Partial<Fate>];

describe('[E5.33] harm', () => {
  const cases: Row[] = [
    ['takes hit points', harm(body(), 1), { lost: 1, after: 11, state: 'hurt', conditions: [] }],
    ['to half: bloodied', harm(body(), 2), { lost: 2, after: 10, state: 'bloodied' }],
    ['to one', harm(body(), 11), { lost: 11, after: 1, state: 'bloodied' }],
    ['to nothing: falls', harm(body(), 12), { lost: 12, after: 0, state: 'dying', conditions: falls }],
    ['and no further', harm(body(), 20), { lost: 12, after: 0, state: 'dying', ...saves(0, 0) }],
    ['of none changes nothing', harm(body(), 0), { lost: 0, after: 12, conditions: [], notes: [] }],
    ['less than none changes nothing', harm(body(), -4), { lost: 0, after: 12 }],
    [
      'takes temporary ones first',
      harm(body({ temporaryHp: 5 }), 3),
      { lost: 0, temporaryAfter: 2, after: 12 },
    ],
    ['then the others', harm(body({ temporaryHp: 5 }), 8), { lost: 3, temporaryAfter: 0, after: 9 }],
    ['with all of them', harm(body({ temporaryHp: 5 }), 17), { lost: 12, temporaryAfter: 0, state: 'dying' }],
    [
      'takes a foe down',
      harm(foe(7), 9),
      { lost: 7, after: 0, state: 'down', conditions: [], ...saves(0, 0) },
    ],
    ['leaves a foe standing', harm(foe(7), 6), { lost: 6, after: 1, state: 'bloodied' }],
    ['does nothing to one who is down', harm(foe(0), 5), { lost: 0, after: 0, state: 'down' }],
    [
      'wakes who sleeps',
      harm(body({ conditions: ['asleep'] }), 1),
      { after: 11, conditions: [{ name: 'asleep', on: false }] },
    ],
    [
      'ends what whoever falls kept up',
      harm(body({ conditions: ['concentrating on Bless'] }), 12),
      { conditions: [{ name: 'concentrating on Bless', on: false }, ...falls] },
    ],
    [
      'leaves what is kept up to a save',
      harm(body({ conditions: ['concentrating on Bless'] }), 3),
      { conditions: [] },
    ],
    [
      'clears saves of an earlier fall',
      harm(body({ hp: { current: 3, max: 20 }, ...saves(1, 2) }), 3),
      { state: 'dying', ...saves(0, 0) },
    ],
  ];
  it.each(cases)('%s', (_, fate, expected) => expect(fate).toMatchObject(expected));
});

describe('[E5.34] harm at and far below 0', () => {
  const cases: Row[] = [
    ['31 left of 12 are 19 of 20: falls', harm(body(), 31), { state: 'dying', ...saves(0, 0) }],
    [
      '32 left of 12 are 20 of 20: dies',
      harm(body(), 32),
      { lost: 12, after: 0, state: 'dead', ...saves(0, 3) },
    ],
    ['temporary ones soften it', harm(body({ temporaryHp: 1 }), 32), { state: 'dying' }],
    [
      'a blow on the fallen is a failure',
      harm(down(), 3),
      { lost: 0, after: 0, state: 'dying', ...saves(0, 1) },
    ],
    ['a critical one is two', harm(down(), 3, true), { state: 'dying', ...saves(0, 2) }],
    ['the third failure kills', harm(down(2, 2), 1), { state: 'dead', ...saves(0, 3) }],
    ['two more from two are three', harm(down(0, 2), 1, true), { state: 'dead', ...saves(0, 3) }],
    ['as much as the maximum kills', harm(down(), 20), { state: 'dead' }],
    ['just less does not', harm(down(), 19), { state: 'dying', ...saves(0, 1) }],
    ['who was stable is dying again', harm(down(3, 0), 2), { state: 'dying', ...saves(0, 1) }],
    ['successes stay', harm(down(2, 0), 2), { ...saves(2, 1) }],
    ['the dead feel nothing', harm(down(0, 3), 50), { lost: 0, state: 'dead', ...saves(0, 3) }],
    [
      'temporary ones take the blow',
      harm(down(0, 0, { temporaryHp: 4 }), 4),
      { temporaryAfter: 0, ...saves(0, 0) },
    ],
  ];
  it.each(cases)('%s', (_, fate, expected) => expect(fate).toMatchObject(expected));
});

describe('[E5.35] death saves', () => {
  const cases: Row[] = [
    ['10 is a success', deathSave(down(), 10), { state: 'dying', ...saves(1, 0) }],
    ['19 is one success', deathSave(down(), 19), { ...saves(1, 0) }],
    ['9 is a failure', deathSave(down(), 9), { state: 'dying', ...saves(0, 1) }],
    ['2 is one failure', deathSave(down(), 2), { ...saves(0, 1) }],
    ['1 is two', deathSave(down(), 1), { state: 'dying', ...saves(0, 2) }],
    ['1 after one kills', deathSave(down(0, 1), 1), { ...saves(0, 3), state: 'dead' }],
    ['1 after two kills', deathSave(down(1, 2), 1), { ...saves(0, 3), state: 'dead' }],
    [
      '20 wakes with one hit point',
      deathSave(down(1, 2), 20),
      {
        lost: -1,
        after: 1,
        state: 'bloodied',
        conditions: [{ name: 'unconscious', on: false }],
        ...saves(0, 0),
      },
    ],
    ['they need not be in a row', deathSave(down(2, 2), 4), { state: 'dead' }],
    ['three successes are stable', deathSave(down(2, 2), 12), { after: 0, state: 'stable', ...saves(3, 0) }],
    ['the stable make none', deathSave(down(3, 0), 1), { state: 'stable', ...saves(3, 0) }],
    ['the dead make none', deathSave(down(0, 3), 20), { after: 0, state: 'dead' }],
    ['who stands makes none', deathSave(body(), 1), { after: 12, ...saves(0, 0) }],
    ['first aid makes stable', stabilise(down(1, 2)), { state: 'stable', ...saves(3, 0) }],
    ['first aid helps no dead', stabilise(down(0, 3)), { state: 'dead' }],
  ];
  it.each(cases)('%s', (_, fate, expected) => expect(fate).toMatchObject(expected));
});

describe('[E5.36] healing', () => {
  const cases: Row[] = [
    ['gives hit points', heal(body(), 5), { lost: -5, after: 17, state: 'hurt' }],
    ['up to the maximum', heal(body(), 50), { lost: -8, after: 20, state: 'unhurt' }],
    [
      'wakes who lies there',
      heal(down(2, 2), 1),
      { after: 1, conditions: [{ name: 'unconscious', on: false }], ...saves(0, 0), state: 'bloodied' },
    ],
    ['wakes the stable', heal(down(3, 0), 8), { after: 8, ...saves(0, 0), notes: ['Mira wakes up.'] }],
    ['helps no dead', heal(down(0, 3), 50), { lost: 0, after: 0, state: 'dead', conditions: [] }],
    ['of none changes nothing', heal(down(1, 1), 0), { after: 0, ...saves(1, 1) }],
    ['leaves temporary ones', heal(body({ temporaryHp: 4 }), 2), { temporaryAfter: 4 }],
    ['lifts a foe again', heal(foe(0), 3), { after: 3, state: 'bloodied' }],
    [
      'goes to half the maximum in deep exhaustion',
      heal(body({ hp: { current: 3, max: 21 }, conditions: ['exhaustion 4'] }), 30),
      { after: 10 },
    ],
  ];
  it.each(cases)('%s', (_, fate, expected) => expect(fate).toMatchObject(expected));
});

describe('[E5.37] where the game ends at 0', () => {
  const end = { rule: 'end' as const };
  const cases: Row[] = [
    ['hit points go below it', harm(body(end), 15), { lost: 15, after: -3, conditions: [], ...saves(0, 0) }],
    ['as far as a sheet can', harm(body(end), 5_000), { after: -999 }],
    ['healing comes from there', heal(body({ ...end, hp: { current: -3, max: 20 } }), 5), { after: 2 }],
    [
      'there are no death saves',
      deathSave(body({ ...end, hp: { current: -3, max: 20 } }), 1),
      { after: -3, ...saves(0, 0) },
    ],
    ['foes go down all the same', harm({ ...foe(7), ...end }, 9), { after: 0, state: 'down' }],
  ];
  it.each(cases)('%s', (_, fate, expected) => expect(fate).toMatchObject(expected));
});

describe('[E5.39] exhaustion', () => {
  const cases: Row[] = [
    ['halves what is above', shrink(body({ conditions: ['exhaustion 4'] })), { lost: 2, after: 10 }],
    [
      'leaves what is below',
      shrink(body({ hp: { current: 4, max: 20 }, conditions: ['exhaustion 5'] })),
      { after: 4 },
    ],
    ['kills at last', perish(body()), { after: 0, state: 'dead', ...saves(0, 3) }],
    ['kills the fallen', perish(down(2, 0)), { lost: 0, state: 'dead', ...saves(0, 3) }],
    ['takes a foe down', perish(foe(9)), { lost: 9, after: 0, state: 'down' }],
    ['ends the game where it does', perish(body({ rule: 'end' })), { after: 0, ...saves(0, 0) }],
  ];
  it.each(cases)('%s', (_, fate, expected) => expect(fate).toMatchObject(expected));
});
