import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openTales } from '../tale/tales.ts';

const tales = openTales([fileURLToPath(new URL('../../tales', import.meta.url))]);
const composed = (description: string, name = 'A Game') =>
  tales.compose({ name, description, lines: [] }, 3, new Set());

describe('a description asks for a case', () => {
  it.each([
    ['a murder at a dinner party on a remote manor; someone among the guests did it', 'murder', /./],
    ['who poisoned the duke?', 'poisoning', /^the duke$/],
    [
      'a locked-room theft on a train: the Star of Samarkand has vanished',
      'theft',
      /^the Star of Samarkand$/,
    ],
    ['A whodunit on a space station: somebody sabotaged the life support.', 'sabotage', /^the life support$/],
    [
      'The captain of the airship Albatross has been murdered. Everyone aboard is a suspect; suspects: Mr Vane, Miss Flint and Doctor Moss.',
      'murder',
      /^the captain$/,
    ],
    [
      "Someone stole the mayor's golden chain during the fair. Find out who stole it!",
      'theft',
      /golden chain$/,
    ],
    ['Murder on the Orient Express, with five passengers.', 'murder', /./],
    [
      'We are detectives. Sir Reginald Blackwood was stabbed at his club. Solve the murder.',
      'murder',
      /^Sir Reginald Blackwood$/,
    ],
  ] as const)('%s', (description, crime, matter) => {
    const { whodunit } = composed(description);
    expect(whodunit?.crime).toBe(crime);
    expect(whodunit?.matter).toMatch(matter);
    expect(whodunit?.suspects.length).toBeGreaterThanOrEqual(3);
    expect(whodunit?.suspects.length).toBeLessThanOrEqual(5);
  });

  it.each([
    'Hunt the dragon that killed the king.',
    'The bandits who killed the sheriff hide in the hills. Bring them in.',
    'A heist: steal the diamond from the museum before someone else does.',
    'Someone has poisoned the well and the village is dying. Find the cure.',
    'The princess has been kidnapped by the Black Duke.',
    'You must poison the duke at his own feast.',
  ])('and this does not: %s', (description) => expect(composed(description).whodunit).toBeUndefined());

  it('suspects those who are named, and neither the dead nor who looks into it', () => {
    const { whodunit } = composed(
      'A western whodunit: who shot Old Ben? The gambler Ace Dooley, the widow Rose Kelly and Doc Marlin are suspects. Marshal Tate asks you to find out.',
    );
    expect(whodunit?.suspects.map((name) => name.split(' ').at(-1))).toEqual(['Dooley', 'Kelly', 'Marlin']);
    expect(whodunit?.matter).toContain('Ben');
  });

  it('holds to what the host has decided, and reads it to nobody', () => {
    const outline = composed(
      'At an academy the headmaster has been poisoned. Professor Quill, Doctor Marrow and Miss Thistle all had a motive. Secretly Miss Thistle did it.',
    );
    const one = tales.open(outline).case!;
    expect(one.culprit.name).toContain('Thistle');
    expect(outline.wished.premise).not.toContain('Thistle did it');
    expect(JSON.stringify(outline).length).toBeLessThan(2_500);
  });
});
