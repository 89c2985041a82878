import { describe, expect, it } from 'vitest';
import { renderBooks } from '../../../../../scripts/rulebooks/render-books.mjs';
import { readSections } from '../../../../../scripts/rulebooks/sections.mjs';

const books: Record<string, string> = renderBooks();
const creatures = readSections(books['bestiary.md']!).filter(({ chapter }) => chapter === 'Creatures');

const HIT_DICE: Record<string, number> = {
  Tiny: 4,
  Small: 6,
  Medium: 8,
  Large: 10,
  Huge: 12,
  Gargantuan: 20,
};
const SKILLS: Record<string, string> = {
  Acrobatics: 'Dex',
  'Animal handling': 'Wis',
  Arcana: 'Int',
  Athletics: 'Str',
  Deception: 'Cha',
  History: 'Int',
  Insight: 'Wis',
  Intimidation: 'Cha',
  Investigation: 'Int',
  Medicine: 'Wis',
  Nature: 'Int',
  Perception: 'Wis',
  Performance: 'Cha',
  Persuasion: 'Cha',
  Religion: 'Int',
  'Sleight of hand': 'Dex',
  Stealth: 'Dex',
  Survival: 'Wis',
};

/** Where the SRD itself prints a bonus that its own rules do not give. */
const PRINTED_SO: Record<string, string[]> = {
  'Half-Red Dragon Veteran': ['Athletics', 'Perception'],
  Lich: ['Arcana'],
  'Night Hag': ['Deception', 'Insight', 'Perception', 'Stealth'],
  Priest: ['Religion'],
};

/** Attacks of the SRD that neither Strength nor Dexterity and the proficiency bonus explain. */
const PRINTED_ATTACKS = new Set([
  'Bat',
  'Brown Bear',
  'Chain Devil',
  'Clay Golem',
  'Couatl',
  'Crab',
  'Ghast',
  'Gynosphinx',
  'Half-Red Dragon Veteran',
  'Iron Golem',
  'Lemure',
  'Lizard',
  'Quasit',
  'Rat',
  'Violet Fungus',
]);

/** Experience by challenge rating as the chapter on encounters has it, which was written apart from the creatures. */
const experience = new Map(
  [
    .../Experience: (CR 0.+?)\. /
      .exec(books['game-masters-guide.md']!)![1]!
      .matchAll(/([\d/]+): ([\d,]+?)(?=,? ?(?:[\d/]+:|$))/g),
  ].map(([, rating, points]) => [rating!, number(points!)]),
);

function number(text: string): number {
  return Number(text.replaceAll(',', ''));
}

const modifierOf = (score: number) => Math.floor((score - 10) / 2);

function average(count: number, die: number, added: number): number {
  return Math.max(1, Math.floor((count * (die + 1)) / 2 + added));
}

function proficiency(rating: string): number {
  return rating.includes('/') ? 2 : 2 + Math.max(0, Math.floor((Number(rating) - 1) / 4));
}

function read({ heading, text }: { heading: string; text: string }) {
  const [size] = /^\w+/.exec(text.replace(/^> .+\n+/, ''))!;
  const [, points, count, die, sign, added = '0'] =
    /, ([\d,]+) hit points \((\d+)d(\d+)(?: ([+-]) (\d+))?\)/.exec(text)!;
  const [, rating, worth] = /Challenge rating ([\d/]+) \(([\d,]+) XP\)/.exec(text)!;
  const scores = Object.fromEntries(
    [...text.matchAll(/\b(Str|Dex|Con|Int|Wis|Cha) (\d+) \(([+-]\d+)\)/g)]
      .slice(0, 6)
      .map(([, name, score, shown]) => [name!, { score: Number(score), shown: Number(shown) }]),
  );
  const bonuses = (label: string) =>
    [...(new RegExp(`${label}: ([^.]+)\\.`).exec(text)?.[1] ?? '').matchAll(/([A-Z][a-z ]+) \+(\d+)/g)].map(
      ([, name, bonus]) => ({ name: name!, bonus: Number(bonus) }),
    );
  return {
    name: heading,
    text,
    size: size!,
    hitPoints: number(points!),
    count: Number(count),
    die: Number(die),
    added: Number(`${sign ?? ''}${added}`),
    rating: rating!,
    worth: number(worth!),
    scores,
    saves: bonuses('Saving throws'),
    skills: bonuses('Skills'),
    passive: Number(/passive perception (\d+)/.exec(text)![1]),
  };
}

describe('every creature', () => {
  const all = creatures.map(read);

  it('[E6.31] is read here, with all six abilities', () => {
    expect(all.length).toBe(322);
    for (const { name, scores } of all) expect(Object.keys(scores).length, name).toBe(6);
    expect(experience.size).toBe(34);
  });

  it('[E6.31] has the hit dice of its size, and their average as hit points', () => {
    for (const { name, size, hitPoints, count, die, added, scores } of all) {
      expect(die, name).toBe(HIT_DICE[size]);
      expect(added, name).toBe(count * modifierOf(scores.Con!.score));
      expect(hitPoints, name).toBe(average(count, die, added));
    }
  });

  it('[E6.31] has the modifiers of its scores', () => {
    for (const { name, scores } of all) {
      for (const { score, shown } of Object.values(scores)) expect(shown, name).toBe(modifierOf(score));
    }
  });

  it('[E6.31] is worth what its challenge rating says', () => {
    const harmless = all.filter(({ worth }) => worth === 0).map(({ name }) => name);
    expect(harmless).toEqual(['Frog', 'Sea Horse']);
    for (const { name, rating, worth } of all) {
      if (!harmless.includes(name)) expect(worth, name).toBe(experience.get(rating));
    }
  });

  it('[E6.31] saves and acts with its proficiency bonus', () => {
    for (const { name, rating, scores, saves, skills } of all) {
      const bonus = proficiency(rating);
      for (const save of saves) {
        expect(save.bonus, `${name}, ${save.name}`).toBe(modifierOf(scores[save.name]!.score) + bonus);
      }
      for (const skill of skills) {
        if (PRINTED_SO[name]?.includes(skill.name)) continue;
        const ability = modifierOf(scores[SKILLS[skill.name]!]!.score);
        expect([ability + bonus, ability + 2 * bonus], `${name}, ${skill.name}`).toContain(skill.bonus);
      }
    }
  });

  it('[E6.31] notices what its Wisdom or its Perception lets it notice', () => {
    for (const { name, passive, scores, skills } of all) {
      const trained = skills.find((skill) => skill.name === 'Perception')?.bonus;
      expect(passive, name).toBe(10 + (trained ?? modifierOf(scores.Wis!.score)));
    }
  });

  it('[E6.31] hits with its Strength, its Dexterity or its magic', () => {
    for (const { name, text, rating, scores } of all) {
      if (PRINTED_ATTACKS.has(name)) continue;
      const possible = Object.values(scores).map(({ score }) => modifierOf(score) + proficiency(rating));
      for (const [, shown] of text.matchAll(/Attack: \+(\d+) to hit/g))
        expect(possible, name).toContain(Number(shown));
    }
  });

  it('[E6.31] deals the average of its dice', () => {
    let checked = 0;
    for (const { name, text } of all) {
      for (const [whole, shown, count, die, sign, added = '0'] of text.matchAll(
        /(\d+) \((\d+)d(\d+)(?: ([+-]) (\d+))?\)/g,
      )) {
        if (text.includes(`${whole}, speed`) || whole.startsWith('0 ')) continue;
        expect(Number(shown), `${name}: ${whole}`).toBe(
          average(Number(count), Number(die), Number(`${sign ?? ''}${added}`)),
        );
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(700);
  });
});
