import { type Effect, Ledger, sheetOf, type Table } from '@fireside/contract/effects';
import { describe, expect, it } from 'vitest';
import { fightTable, goblin } from '../../test/fighters.ts';
import type { Character } from '../snapshot.ts';
import { conditionEffects } from './condition-effects.ts';
import { damageRolls, damageTaken } from './damage.ts';
import { deathSaveEffects, harmEffects, healEffects } from './fate-effects.ts';
import { attackNamed, fighterOf } from './fighter-of.ts';
import { type Circumstances, judgeAttack, planAttack } from './plan-attack.ts';
import { isRefusal } from './refusal.ts';
import { attackMadeEffects, nextTurnEffects, whyNotAttack, winnerOf } from './turns.ts';

/** A fight as it is played, with dice that somebody else has rolled; the numbers were reckoned by hand. */
class Fight {
  readonly ledger: Ledger<Table>;

  constructor(table: Table) {
    this.ledger = new Ledger(table);
  }

  add(effects: readonly Effect[]) {
    for (const effect of effects) this.ledger.add(effect);
  }

  fighter(id: string) {
    const one = this.ledger.table.encounter!.combatants.find((known) => known.id === id)!;
    const sheet = one.character_id ? (sheetOf(this.ledger.table, one.character_id) as Character) : null;
    return fighterOf(one, sheet ? { sheet } : { creature: one.creature === 'Goblin' ? goblin : null });
  }

  /** What is rolled to hit, what for damage, and how the target stands then. */
  attack(
    by: string,
    name: string,
    at: string,
    natural: number,
    rolled: number[],
    circumstances?: Circumstances,
  ) {
    const [attacker, target] = [this.fighter(by), this.fighter(at)];
    const refusal = whyNotAttack(this.ledger.table.encounter!, attacker, false);
    if (refusal) return refusal.refusal;
    const weapon = attackNamed(attacker, name)!;
    const plan = planAttack(attacker, target, weapon, circumstances);
    if (isRefusal(plan)) return plan.refusal;
    this.add(attackMadeEffects(this.ledger.table, by, false));
    const verdict = judgeAttack(plan, { natural, total: natural + plan.modifier });
    if (!verdict.isHit) return `${plan.notation}: misses`;
    const rolls = damageRolls(weapon, verdict.isCritical);
    const damage = rolls.map(({ kind }, place) => ({
      amount: rolled[place]!,
      kind,
      isMagical: weapon.isMagical === true,
    }));
    const { amount } = damageTaken(target, damage);
    this.add(harmEffects(this.ledger.table, at, { amount, isCritical: verdict.isCritical }).effects);
    return `${plan.notation}: ${rolls.map(({ notation }) => notation).join(' ')} = ${amount}, ${this.stands(at)}`;
  }

  stands(id: string): string {
    const { hp, state } = this.ledger.table.encounter!.combatants.find((one) => one.id === id)!;
    return `${hp?.current} ${state}`;
  }

  next(): string {
    this.add(nextTurnEffects(this.ledger.table));
    const { round, turn, combatants } = this.ledger.table.encounter!;
    return `round ${round}: ${combatants[turn]!.id}`;
  }
}

/** Brakk: fighter 3, Strength 16, Armor Class 17, an axe. The goblin of the bestiary: Armor Class 15, 7 hit points. */
const duel = (sheet: Partial<Character> = {}, foe = {}) =>
  new Fight(fightTable({ current_hp: 28, ...sheet }, {}, { creature: 'Goblin', ...foe }));

describe('[E5.3] a fight is reckoned by the rules', () => {
  it('from the first blow to the last', () => {
    const fight = duel();
    expect(fight.attack('c1', 'axe', 'goblin', 9, [])).toBe('1d20+5: misses');
    expect(fight.attack('c1', 'axe', 'goblin', 20, [9])).toBe('Brakk has made every attack of this turn.');
    expect(fight.next()).toBe('round 1: goblin');
    expect(fight.attack('goblin', 'scimitar', 'c1', 13, [6])).toBe('1d20+4: 1d6+2 = 6, 22 hurt');
    expect(fight.next()).toBe('round 2: c1');
    expect(fight.attack('c1', 'axe', 'goblin', 10, [4])).toBe('1d20+5: 1d8+3 = 4, 3 bloodied');
    expect(fight.next()).toBe('round 2: goblin');
    expect(fight.attack('goblin', 'scimitar', 'c1', 1, [])).toBe('1d20+4: misses');
    expect(fight.next()).toBe('round 3: c1');
    expect(winnerOf(fight.ledger.table.encounter!)).toBeNull();
    expect(fight.attack('c1', 'axe', 'goblin', 20, [15])).toBe('1d20+5: 2d8+3 = 15, 0 down');
    expect(winnerOf(fight.ledger.table.encounter!)).toBe('party');
    expect(fight.next()).toBe('round 4: c1');
  });

  it('with Extra Attack at level five, each blow for itself', () => {
    const fight = duel({ level: 5 });
    expect(fight.attack('c1', 'axe', 'goblin', 9, [5])).toBe('1d20+6: 1d8+3 = 5, 2 bloodied');
    expect(fight.attack('c1', 'axe', 'goblin', 8, [])).toBe('1d20+6: misses');
    expect(fight.attack('c1', 'axe', 'goblin', 20, [11])).toBe('Brakk has made every attack of this turn.');
  });

  it('behind cover, on the ground and poisoned', () => {
    const fight = duel({ conditions: ['poisoned'] });
    expect(fight.attack('c1', 'axe', 'goblin', 11, [], { cover: 'half' })).toBe('2d20kl1+5: misses');
    fight.add(conditionEffects(fight.ledger.table, 'goblin', { condition: 'prone', on: true }) as Effect[]);
    fight.next();
    expect(fight.attack('goblin', 'scimitar', 'c1', 12, [])).toBe('2d20kl1+4: misses');
    fight.next();
    expect(fight.attack('c1', 'axe', 'goblin', 15, [6], { cover: 'three-quarters' })).toBe(
      '1d20+5: 1d8+3 = 6, 1 bloodied',
    );
  });

  it('down to 0, through death saves, and up again', () => {
    const fight = duel({ current_hp: 5 });
    fight.next();
    expect(fight.attack('goblin', 'scimitar', 'c1', 14, [5])).toBe('1d20+4: 1d6+2 = 5, 0 dying');
    expect(fight.next()).toBe('round 2: c1');
    expect(fight.attack('c1', 'axe', 'goblin', 20, [])).toBe('Brakk is at 0 hit points and cannot act.');
    fight.add(deathSaveEffects(fight.ledger.table, 'c1', 12).effects);
    expect(fight.next()).toBe('round 2: goblin');
    // Beside somebody unconscious every hit is critical: two failures.
    expect(fight.attack('goblin', 'scimitar', 'c1', 13, [9])).toBe('2d20kh1+4: 2d6+2 = 9, 0 dying');
    expect(sheetOf(fight.ledger.table, 'brakk')?.death_saves).toEqual({ successes: 1, failures: 2 });
    fight.next();
    fight.add(healEffects(fight.ledger.table, 'c1', 4).effects);
    expect(fight.stands('c1')).toBe('4 bloodied');
    expect(fight.attack('c1', 'axe', 'goblin', 10, [9])).toBe('2d20kl1+5: 1d8+3 = 9, 0 down');
  });

  it('to the death', () => {
    const fight = duel({ current_hp: 5 });
    fight.next();
    fight.attack('goblin', 'scimitar', 'c1', 14, [8]);
    fight.next();
    fight.add(deathSaveEffects(fight.ledger.table, 'c1', 1).effects);
    fight.next();
    expect(fight.attack('goblin', 'shortbow', 'c1', 13, [3])).toBe('1d20+4: 1d6+2 = 3, 0 dead');
    expect(winnerOf(fight.ledger.table.encounter!)).toBe('foe');
    expect(fight.next()).toBe('round 3: goblin');
    expect(fight.attack('goblin', 'scimitar', 'c1', 20, [])).toBe('Brakk is dead already.');
  });

  it('killed at one blow by a giant', () => {
    const fight = duel({ current_hp: 5, max_hp: 12 });
    fight.add(harmEffects(fight.ledger.table, 'c1', { amount: 17 }).effects);
    expect(fight.stands('c1')).toBe('0 dead');
  });

  it('of a dwarf, whom poison harms by half, behind temporary hit points', () => {
    const fight = duel({ temporary_hp: 3 });
    const { amount } = damageTaken(fight.fighter('c1'), [{ amount: 11, kind: 'poison' }]);
    fight.add(harmEffects(fight.ledger.table, 'c1', { amount }).effects);
    expect([amount, fight.stands('c1')]).toEqual([5, '26 hurt']);
  });
});
