import { CharacterCreate } from '@fireside/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imported as read } from '../../../test/support/imported.ts';
import { readSheet } from './read-sheet.ts';

function problemOf(text: string): string | null {
  const result = readSheet(text);
  return result.ok ? null : result.problem;
}

describe('what does not fit', () => {
  it('[E5.83] is cut, and said', () => {
    const items = Array.from({ length: 203 }, (_, place) => ({
      name: `Stone ${place}`,
      type: 'loot',
      system: {},
    }));
    const { character, cut } = read({
      name: 'N'.repeat(90),
      system: {
        abilities: { str: { value: 45 }, dex: { value: -3 } },
        attributes: { hp: { value: 5_000, max: 3_000 }, ac: { flat: 99 } },
        details: { biography: { value: 'b'.repeat(9_000) } },
      },
      items: [...items, { name: 'Warrior', type: 'class', system: { levels: 31 } }],
    });
    expect(character.name).toBe('N'.repeat(80));
    expect(character).toMatchObject({ level: 20, max_hp: 999, current_hp: 999, armor_class: 50 });
    expect(character.abilities).toMatchObject({ strength: 30, dexterity: 1 });
    expect(character.inventory.length).toBe(200);
    expect(character.backstory.length).toBe(8_000);
    expect(cut).toEqual([
      `Name: cut to 80 characters: ${'N'.repeat(60)}…`,
      'Strength: 45 became 30',
      'Dexterity: -3 became 1',
      'Level: 31 became 20',
      'Inventory: no room for Stone 200',
      'Inventory: no room for Stone 201',
      'Inventory: no room for Stone 202',
      'Maximum hit points: 3000 became 999',
      'Hit points: 5000 became 999',
      'Armour class: 99 became 50',
      'Notes: cut to 8,000 characters',
    ]);
  });

  it('[E5.83] names at most a hundred things that were not understood', () => {
    const { notUnderstood } = read(
      ['Mira', ...Array.from({ length: 150 }, (_, place) => `what is ${place}?`)].join('\n'),
    );
    expect(notUnderstood.length).toBe(101);
    expect(notUnderstood.at(-1)).toBe('… and 50 more');
  });
});

describe('a file that anybody may have written', () => {
  it.each([
    ['', 'There is nothing in it.'],
    ['  \n ', 'There is nothing in it.'],
    ['{"name": "Bram"', 'no whole JSON'],
    ['{"name": "Bram"}', 'holds no character'],
    ['[]', 'holds no character'],
    ['[[1, 2]]', 'holds no character'],
    ['{"build": null}', 'holds no character'],
    ['{"system": {"abilities": null}}', 'holds no character'],
    [`${'['.repeat(500_000)}${']'.repeat(499_999)}`, 'no whole JSON'],
    ['x'.repeat(1_000_001), 'That is too large for a character: 1 MB at most.'],
  ])('[E5.84] is refused in a sentence: %#', (text, problem) => {
    expect(problemOf(text)).toContain(problem);
  });

  it('[E5.84] reaches no prototype', () => {
    const hostile = `{"name": "Eve", "__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}},
      "system": {"abilities": {"__proto__": {"value": 3}, "str": {"value": 12}}, "currency": {"__proto__": 4, "constructor": 5},
      "skills": {"constructor": {"value": 1}, "__proto__": {"value": 1}}}, "items": [{"type": "__proto__", "name": "Trap"}]}`;
    const { character, notUnderstood } = read(hostile);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(character)).toBe(Object.prototype);
    expect(character.abilities.strength).toBe(12);
    expect(character.inventory).toEqual([]);
    expect(notUnderstood).toContain('__proto__: Trap');
  });

  it('[E5.84] leaves nothing on the sheet that cannot be seen', () => {
    const { character } = read({
      build: {
        name: 'E\u202Eve\u0000\u200B\n the Bold \ud800',
        abilities: { str: 10 },
        equipment: [['Ro\u2066pe\u0007', 1]],
      },
    });
    expect(character.name).toBe('Eve the Bold \ufffd');
    expect(character.inventory[0]?.name).toBe('Rope');
  });

  it('[E5.84] is never read for long, whatever stands in it', () => {
    for (const piece of [
      '@a[',
      '<',
      '(',
      'STR ',
      '1 x ',
      ', (',
      '| 1 ',
      '\t',
      'a: ',
      '\u200d',
      '\n1 x a,(',
    ]) {
      const long = piece.repeat(Math.floor(450_000 / piece.length));
      expect(read(`Mira\nInventory:\n${long}`).character.name).toBe('Mira');
      const { character } = read({
        name: 'Mira',
        system: { abilities: {}, details: { biography: { value: long } } },
      });
      expect(character.name).toBe('Mira');
    }
  });

  it('[E5.84] becomes a sheet that the service takes as it is', () => {
    const leaf = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
    );
    const some = fc.letrec<{ any: unknown }>((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc.array(tie('any'), { maxLength: 4 }),
        fc.dictionary(
          fc.constantFrom('value', 'name', 'type', 'max', 'list', 'qty', '__proto__', 'hp', 'ac'),
          tie('any'),
        ),
      ),
    })).any;
    const part = (...keys: string[]) =>
      fc.record(Object.fromEntries(keys.map((key) => [key, some])), { requiredKeys: [] });
    const files = fc.oneof(
      fc.record({
        name: some,
        system: fc.record({
          abilities: fc.oneof(part('str', 'dex'), some),
          attributes: part('hp', 'ac', 'movement', 'death'),
          details: part('race', 'xp', 'biography'),
          skills: part('ath', 'x'),
          currency: part('gp'),
          spells: part('spell1'),
        }),
        items: fc.oneof(
          some,
          fc.array(
            fc.record({
              name: some,
              type: fc.constantFrom('class', 'weapon', 'equipment', 'spell', 'feat', 'x'),
              system: some,
            }),
          ),
        ),
        effects: some,
      }),
      fc.record({
        build: fc.record({
          name: some,
          level: some,
          abilities: fc.constant({ str: 11 }),
          attributes: part('speed', 'classhp'),
          weapons: some,
          equipment: some,
          money: part('gp', 'x'),
          spellCasters: some,
          feats: some,
          lores: some,
          focus: some,
        }),
      }),
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc
        .array(
          fc.constantFrom(
            'HP: 9/4',
            'AC 999',
            'Level: 99',
            'Inventory:',
            '99999 x rope',
            'STR 99',
            'Spells:',
            'Name: \u202e',
            'Backstory',
            'Class: 3',
            '15 gp',
          ),
          { maxLength: 12 },
        )
        .map((lines) => lines.join('\n')),
    );
    fc.assert(
      fc.property(files, (file) => {
        const result = readSheet(typeof file === 'string' ? file : JSON.stringify(file));
        if (!result.ok) return;
        const { character } = result.imported;
        const named = { ...character, name: character.name || 'Somebody' };
        expect(CharacterCreate.parse(named)).toEqual(named);
      }),
      { numRuns: 150 },
    );
  });
});
