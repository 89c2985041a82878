import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Creature, createDice } from '@fireside/engine';
import { describe, expect, it } from 'vitest';
import { readSource } from '../../../../../scripts/rulebooks/read-source.mjs';
import { renderBooks, renderCreaturesFile } from '../../../../../scripts/rulebooks/render-books.mjs';
import { shippedBooks } from '../create-library.ts';

const shipped = readFileSync(path.join(shippedBooks, 'creatures.json'), 'utf8');
const creatures: Creature[] = JSON.parse(shipped);
const named = (name: string) => creatures.find((creature) => creature.name === name)!;
const attackOf = (name: string, attack: string) =>
  named(name).attacks.find((candidate) => candidate.name === attack);

/** The book as its readers see it, read here without the code that rendered it. */
const book = (renderBooks() as Record<string, string>)['bestiary.md']!;
const entries = book
  .slice(book.indexOf('\n## Creatures\n'))
  .split(/\n### /)
  .slice(1)
  .map((entry) => {
    const [heading, ...lines] = entry.split('\n').filter((line) => line && !line.startsWith('> '));
    const [statistics, ...paragraphs] = lines;
    const actions = paragraphs.flatMap((line) => {
      const [, name, text] = /^\*\*Action: (.+?)\.\*\* (.+)$/.exec(line) ?? [];
      return name ? [{ name: name.replace(/ \(.+\)$/, ''), text: text! }] : [];
    });
    return { name: heading!, statistics: statistics!, actions, text: entry };
  });
const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)![1]!.replace(',', ''));

/** Dice of an action that fall later than when it strikes, or to somebody who strikes back: they are told, and not dealt with it. */
const LATER =
  /at the (start|end) of each|for every \d+ feet|hit point maximum|increases by|every 10 minutes|moving through|loses? \d+ \(|Until [^.]*takes \d/;

describe('the creatures as data', () => {
  it('[E5.70] lie where the build puts them, as the books’ own source says', () => {
    expect(shipped === renderCreaturesFile()).toBe(true);
  });

  it('[E5.70] are all that the bestiary has, and each form of a shapechanger', () => {
    const forms = [...(readSource('additions-creatures.md') as string).matchAll(/\*\*(.+ Form)\.\*\*/g)].map(
      ([, name]) => name!,
    );
    expect(entries.length).toBe(322);
    expect(forms.length).toBe(18);
    expect(creatures.map(({ name }) => name).toSorted()).toEqual(
      [...entries.map(({ name }) => name), ...forms].toSorted(),
    );
    const { creatures: listed } = JSON.parse(readSource('srd-contents.json')) as { creatures: string[] };
    const known = new Set(creatures.map(({ name }) => name.toLowerCase()));
    expect(listed.filter((name) => !known.has(name.toLowerCase()))).toEqual([]);
  });

  it.each(entries.map(({ name }) => name))('[E5.71] %s has the numbers of the book', (name) => {
    const { statistics, actions } = entries.find((entry) => entry.name === name)!;
    const creature = named(name);
    expect(creature.armorClass).toBe(numberIn(statistics, /Armor Class (\d+)/));
    expect(creature.hitPoints).toBe(numberIn(statistics, /, ([\d,]+) hit points/));
    expect(creature.hitDice).toBe(/hit points \(([^)]+)\)/.exec(statistics)![1]!.replaceAll(' ', ''));
    expect(creature.experience).toBe(numberIn(statistics, /\(([\d,]+) XP\)/));
    expect(Object.values(creature.abilities).map(String)).toEqual(
      [...statistics.matchAll(/\b(?:Str|Dex|Con|Int|Wis|Cha) (\d+) \(/g)].map(([, score]) => score),
    );

    const rolled = creature.attacks.filter(({ toHit }) => toHit !== undefined);
    const printed = actions.flatMap((action) =>
      [...action.text.matchAll(/\+(\d+) to hit/g)].map(([, bonus]) => `${action.name} +${bonus}`),
    );
    const plain = (attack: string) => attack.replace(/ \(.+\)$/, '');
    expect(new Set(rolled.map((attack) => `${plain(attack.name)} +${attack.toHit}`))).toEqual(
      new Set(printed),
    );

    for (const action of actions) {
      const dice = action.text
        .split('. ')
        .filter((sentence) => !LATER.test(sentence))
        .flatMap((sentence) => [...sentence.matchAll(/\((\d+d\d+(?: [+-] \d+)?)\)(?! (?:hit|minutes))/g)])
        .map(([, shown]) => shown!.replaceAll(' ', ''));
      const known = creature.attacks
        .filter((attack) => plain(attack.name) === action.name || action.text.includes(`${attack.name}. `))
        .flatMap(({ damage }) => damage);
      if (/^(Multiattack|Swallow|Fling)$/.test(action.name)) continue;
      for (const part of known) {
        const shown =
          part.dice === '1d1' ? `1 ${part.kind} damage` : `(${part.dice.replace(/[+-]/, ' $& ')})`;
        expect(action.text, action.name).toContain(shown);
      }
      expect(
        dice.filter((shown) => !known.some((part) => part.dice === shown)),
        action.name,
      ).toEqual([]);
      for (const { kind } of known) expect(action.text).toContain(kind);
    }
  });

  it('[E5.71] say nothing that dice cannot roll, and call no two attacks of a creature alike', () => {
    const dice = createDice((min) => min);
    for (const { name, attacks, hitDice } of creatures) {
      const notations = attacks.flatMap(({ damage, heals }) => [
        ...damage.map((part) => part.dice),
        ...(heals ? [heals] : []),
      ]);
      for (const notation of [...notations, hitDice]) {
        expect(dice.check(notation), `${name}: ${notation}`).toEqual({ ok: true, notation });
      }
      expect(new Set(attacks.map((attack) => attack.name)).size, name).toBe(attacks.length);
    }
  });
});

describe('what an attack brings', () => {
  it('[E5.72] has conditions with the save against them, or at once', () => {
    const constitution = (difficulty: number) => ({ ability: 'constitution', difficulty });
    expect(attackOf('Ghoul', 'Claws')?.condition).toEqual({ name: 'paralyzed', save: constitution(10) });
    expect(attackOf('Ettercap', 'Bite')?.condition).toEqual({ name: 'poisoned', save: constitution(11) });
    expect(attackOf('Wolf', 'Bite')?.condition).toEqual({
      name: 'prone',
      save: { ability: 'strength', difficulty: 11 },
    });
    expect(attackOf('Cockatrice', 'Bite')?.condition?.name).toBe('restrained');
    expect(attackOf('Crocodile', 'Bite')?.condition).toEqual({ name: 'grappled' });
    expect(attackOf('Giant Spider', 'Web')?.condition).toEqual({ name: 'restrained' });
    expect(attackOf('Kraken', 'Bite')?.condition).toBeUndefined();
  });

  it('[E5.72] has what only a failed save lets through, whole or half', () => {
    expect(attackOf('Giant Spider', 'Bite')?.damage).toEqual([
      { dice: '1d8+3', kind: 'piercing' },
      {
        dice: '2d8',
        kind: 'poison',
        save: { ability: 'constitution', difficulty: 11, onSuccess: 'half' },
      },
    ]);
    expect(attackOf('Giant Centipede', 'Bite')?.damage[1]?.save?.onSuccess).toBe('none');
  });

  it('[E5.72] has breaths and other actions against which one saves', () => {
    expect(attackOf('Young Red Dragon', 'Fire Breath')).toEqual({
      name: 'Fire Breath',
      reach: 'ranged',
      save: { ability: 'dexterity', difficulty: 17, onSuccess: 'half' },
      damage: [{ dice: '16d6', kind: 'fire' }],
      targets: 3,
      limit: 'Recharge 5-6',
    });
    expect(attackOf('Adult Brass Dragon', 'Sleep Breath')?.condition).toEqual({ name: 'unconscious' });
    expect(attackOf('Tarrasque', 'Frightful Presence')?.save).toEqual({
      ability: 'wisdom',
      difficulty: 17,
      onSuccess: 'none',
    });
    expect(attackOf('Otyugh', 'Tentacle Slam')?.save?.onSuccess).toBe('half');
    expect(attackOf('Unicorn', 'Healing Touch')?.heals).toBe('2d8+2');
  });

  it('[E5.72] has another attack for each other way to hold a weapon', () => {
    const { attacks } = named('Salamander');
    expect(attacks.map(({ name, reach }) => [name, reach])).toEqual([
      ['Spear', 'melee'],
      ['Spear (two hands)', 'melee'],
      ['Spear (thrown)', 'ranged'],
      ['Tail', 'melee'],
    ]);
    expect(attacks[1]?.damage.map(({ dice }) => dice)).toEqual(['2d8+4', '1d6']);
    expect(attackOf('Druid', 'Quarterstaff (shillelagh)')?.toHit).toBe(4);
  });

  it('[E5.72] counts as magical where the book says so', () => {
    expect(attackOf('Deva', 'Mace')?.isMagical).toBe(true);
    expect(attackOf('Lich', 'Paralyzing Touch')?.isMagical).toBe(true);
    expect(attackOf('Orc', 'Greataxe')?.isMagical).toBeUndefined();
  });

  it('[E5.72] meets resistances by the kind of damage, weapons that are not magical by one word', () => {
    expect(named('Wight').resistances).toEqual(['necrotic', 'nonmagical']);
    expect(named('Werewolf').immunities).toEqual(['nonmagical']);
    expect(named('Skeleton').vulnerabilities).toEqual(['bludgeoning']);
    expect(named('Ghoul').conditionImmunities).toEqual(['poisoned', 'charmed', 'exhaustion']);
    expect(named('Adult Red Dragon').saves).toEqual({
      dexterity: 6,
      constitution: 13,
      wisdom: 7,
      charisma: 11,
    });
  });

  it.each(['Frog', 'Sea Horse', 'Shrieker', 'Vampire, Mist Form'])('[E5.72] %s has none', (name) => {
    expect(named(name).attacks).toEqual([]);
  });

  it.each([
    ['Goblin', 1],
    ['Bandit Captain', 3],
    ['Owlbear', 2],
    ['Marilith', 7],
    ['Tarrasque', 5],
    ['Hydra', 5],
    ['Xorn', 4],
    ['Roper', 5],
    ['Grick', 2],
    ['Chuul', 3],
    ['Veteran', 3],
    ['Medusa', 3],
    ['Mummy', 1],
    ['Gibbering Mouther', 1],
    ['Violet Fungus', 4],
    ['Vampire', 2],
    ['Dragon Turtle', 3],
    ['Scout', 2],
    ['Efreeti', 2],
    ['Lamia', 2],
    ['Adult Gold Dragon', 3],
    ['Werewolf, Hybrid Form', 2],
    ['Werewolf, Wolf Form', 1],
    ['Weretiger, Tiger Form', 1],
  ])('[E5.73] %s attacks %i times with its multiattack', (name, times) => {
    expect(named(name).attacksPerTurn).toBe(times);
  });

  it('[E5.73] leaves a form what it has in that form', () => {
    const attacks = (name: string) => named(name).attacks.map((attack) => attack.name);
    expect(attacks('Werewolf, Wolf Form')).toEqual(['Bite']);
    expect(attacks('Werewolf, Hybrid Form')).toEqual(['Bite', 'Claws']);
    expect(attacks('Vampire, Bat Form')).toEqual(['Bite']);
    expect(attacks('Wereboar, Human Form')).toEqual(['Maul']);
    expect(named('Werebear, Bear Form')).toMatchObject({ size: 'Large', armorClass: 11 });
    expect(named('Werebear, Human Form')).toMatchObject({ size: 'Medium', armorClass: 10 });
  });
});
