import { readFileSync } from 'node:fs';
import {
  classes,
  experienceThresholds,
  proficiencyBonus,
  spellSlots,
  titled,
  type Weapon,
  weapons,
} from '@fireside/contract/sheet';
import { describe, expect, it } from 'vitest';
import { experienceOfChallenge } from './experience.ts';
import { combatSpells } from './spells.ts';

const book = (name: string) =>
  readFileSync(new URL(`../../../../rulebooks/${name}.md`, import.meta.url), 'utf8');
const handbook = book('players-handbook');
const guide = book('game-masters-guide');

/** The text below a heading. */
function entry(heading: string): string {
  const [, after = ''] = handbook.toLowerCase().split(`\n### ${heading.toLowerCase()}\n`);
  return after.split('\n### ')[0]!;
}

/** `Crossbow, light` as the book has it. */
function bookName({ name }: Weapon): string {
  const [kind, thing] = name.split(' ');
  return thing === 'crossbow' ? `crossbow, ${kind}` : name;
}

function plural(name: string): string {
  return name === 'hand crossbow' ? 'crossbows, hand' : `${name}s`;
}

describe('[E5.22] the weapons are those of the book', () => {
  it.each(weapons.map((weapon) => [weapon.name, weapon] as const))('%s', (_, weapon) => {
    const text = new RegExp(`\\n${bookName(weapon)}: (.*)`, 'i').exec(handbook)?.[1] ?? '';
    expect(text).toContain(`${weapon.category} ${weapon.reach} weapon`);
    if (weapon.dice) expect(text).toContain(`deals ${weapon.dice} ${weapon.kind} damage`);
    if (weapon.versatile) expect(text).toContain(`${weapon.versatile} when used with both hands`);
    const properties = /Properties: ([^.]*)\./.exec(text)?.[1]?.split(/, | and /) ?? [];
    expect([...weapon.properties].sort()).toEqual(properties.sort());
    const range = /Range (\d+) feet, at most (\d+) feet/.exec(text);
    expect(weapon.range ?? null).toEqual(range && [Number(range[1]), Number(range[2])]);
  });
});

describe('[E5.42] the spells are those of the book', () => {
  it.each(combatSpells.map((spell) => [spell.name, spell] as const))('%s', (name, spell) => {
    const text = entry(name);
    const [level] = text.match(/(\d)(st|nd|rd|th)-level|cantrip/) ?? [];
    expect(level === 'cantrip' ? 0 : Number(level?.[0])).toBe(spell.level);
    expect(text.includes('duration concentration')).toBe(spell.needsConcentration ?? false);
    const dice = [...spell.damage.map((part) => part.dice), spell.heals ?? '', spell.perSlot?.dice ?? ''];
    for (const written of dice.filter(Boolean)) expect(text.replaceAll(' ', '')).toContain(written);
    for (const { kind } of spell.damage) expect(text).toContain(kind);
    if (spell.save)
      expect(text).toMatch(
        new RegExp(`${spell.save.ability} (saving throw|save)|throw of ${spell.save.ability}`),
      );
    if (spell.save?.onSuccess === 'half') expect(text).toMatch(/\bhalf\b/);
    if (spell.attack) expect(text).toContain(`${spell.attack} spell attack`);
  });
});

describe('[E5.21] the classes are those of the book', () => {
  it.each(classes.map((rules) => [rules.name, rules] as const))('%s', (name, rules) => {
    const text = entry(`${name} class`);
    expect(text).toContain(`d${rules.hitDie} hit die`);
    expect(text).toContain(`saving throws: ${rules.saves.map(titled).join(' and ').toLowerCase()}`);
    const taught = /proficiencies: ([^.]*)/.exec(text)?.[1];
    for (const weapon of rules.weapons)
      expect(taught).toContain(/^(simple|martial)$/.test(weapon) ? `${weapon} weapons` : plural(weapon));
    const levels = [...text.matchAll(/level (\d+): ([^.]*)/g)];
    const levelsOf = (feature: string) =>
      levels.filter(([, , features]) => features?.includes(feature)).map(([, level]) => Number(level));
    expect(levelsOf('ability score improvement')).toEqual(rules.improvements);
    expect(levelsOf('extra attack')).toEqual(rules.extraAttacks);
  });
});

describe('[E5.20] the tables are those of the books', () => {
  it('of experience', () => {
    for (const [place, threshold] of experienceThresholds.entries())
      if (place > 1) expect(handbook).toContain(`${place + 1} at ${threshold.toLocaleString('en-US')}`);
  });

  it('[E5.47] of challenges', () => {
    for (const challenge of Array.from({ length: 30 }, (_, place) => place + 1))
      expect(guide).toContain(` ${challenge}: ${experienceOfChallenge(challenge).toLocaleString('en-US')}`);
  });

  it('of proficiency', () => {
    expect(handbook).toContain(
      '+2 at levels 1 to 4, +3 at 5 to 8, +4 at 9 to 12, +5 at 13 to 16, and +6 at 17 to 20',
    );
    expect([4, 8, 12, 16, 20].map(proficiencyBonus)).toEqual([2, 3, 4, 5, 6]);
  });

  it.each(['full', 'half'] as const)('[E5.24] of slots: %s', (kind) => {
    const source = new URL('../../../../rulebooks/sources/class-tables.json', import.meta.url);
    const { slots } = JSON.parse(readFileSync(source, 'utf8')) as {
      slots: Record<'full' | 'half', string[]>;
    };
    const class_name = kind === 'full' ? 'Wizard' : 'Paladin';
    const own = slots[kind].map((_, place) => spellSlots({ class_name, level: place + 1 }).join('/') || '-');
    expect(own).toEqual(slots[kind]);
  });
});
