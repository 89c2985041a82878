import type { Combatant } from '@fireside/contract/effects';
import { lookOf } from '@fireside/contract/effects';
import { sheetLimits, type ZeroHpRule } from '@fireside/contract/protocol';
import { concentrationEntry, concentrationOf, effectiveMaximum, entriesOf } from './conditions.ts';

/** What harm and healing need to know of somebody. */
export interface Body {
  name: string;
  hp: { current: number; max: number };
  temporaryHp: number;
  conditions: readonly string[];
  deathSaves: { successes: number; failures: number };
  /** Whether they lie between life and death at 0 hit points; everybody else just goes down. */
  isPlayed: boolean;
  rule: ZeroHpRule;
}

/** What becomes of them. */
export interface Fate {
  /** Hit points that were lost; less than 0 where they came back. Temporary ones are not in it. */
  lost: number;
  after: number;
  temporaryAfter: number;
  state: Combatant['state'];
  conditions: { name: string; on: boolean }[];
  deathSaves: { successes: number; failures: number };
  /** In words, for whoever tells of it. */
  notes: string[];
}

type DeathSaves = Body['deathSaves'];

const noSaves: DeathSaves = { successes: 0, failures: 0 };
const dead: DeathSaves = { successes: 0, failures: 3 };
const stable: DeathSaves = { successes: 3, failures: 0 };

function stateWith({ hp, isPlayed }: Body, current: number, saves: DeathSaves): Combatant['state'] {
  if (current > 0 || !isPlayed) return lookOf({ current, max: hp.max });
  if (saves.failures >= 3) return 'dead';
  return saves.successes >= 3 ? 'stable' : 'dying';
}

function fate(body: Body, change: Partial<Omit<Fate, 'state' | 'lost'>>): Fate {
  const { after = body.hp.current, deathSaves = body.deathSaves } = change;
  return {
    lost: body.hp.current - after,
    after,
    temporaryAfter: body.temporaryHp,
    state: stateWith(body, after, deathSaves),
    conditions: [],
    deathSaves,
    notes: [],
    ...change,
  };
}

function lies({ isPlayed, rule, hp }: Body): boolean {
  return isPlayed && rule === 'fall' && hp.current <= 0;
}

export function isDead({ hp, isPlayed, deathSaves }: Pick<Body, 'hp' | 'isPlayed' | 'deathSaves'>): boolean {
  return isPlayed && hp.current <= 0 && deathSaves.failures >= 3;
}

/** Sleep and concentration end by themselves. players-handbook: Spellcasting > Concentration */
function endings({ conditions }: Body, isDown: boolean): Fate['conditions'] {
  const spell = isDown ? concentrationOf(conditions) : null;
  return [
    ...entriesOf(conditions, 'unconscious')
      .filter((entry) => /asleep/i.test(entry))
      .map((name) => ({ name, on: false })),
    ...(spell ? [{ name: concentrationEntry(spell), on: false }] : []),
  ];
}

/** players-handbook: Combat > Death Saving Throws, for damage at 0 hit points */
function harmWhileDown(body: Body, amount: number, temporaryAfter: number, isCritical: boolean): Fate {
  const { name, hp, deathSaves } = body;
  const isKilled = amount >= hp.max;
  const before = deathSaves.successes >= 3 ? noSaves : deathSaves;
  const failures = isKilled ? 3 : Math.min(3, before.failures + (isCritical ? 2 : 1));
  const saves = failures === 3 ? dead : { ...before, failures };
  const counted = isCritical ? 'two failed death saves' : 'a failed death save';
  return fate(body, {
    temporaryAfter,
    deathSaves: saves,
    notes: [failures === 3 ? `${name} dies.` : `${name} is hit at 0 hit points: ${counted}.`],
  });
}

/** players-handbook: Combat > Dropping to 0 Hit Points */
function fall(body: Body, amount: number, temporaryAfter: number): Fate {
  const { name, hp } = body;
  const isKilled = amount - hp.current >= hp.max;
  return fate(body, {
    after: 0,
    temporaryAfter,
    deathSaves: isKilled ? dead : noSaves,
    conditions: [...endings(body, true), { name: 'unconscious', on: true }, { name: 'prone', on: true }],
    notes: [isKilled ? `${name} is killed outright.` : `${name} falls unconscious at 0 hit points.`],
  });
}

/**
 * Temporary hit points go first. players-handbook: Combat > Temporary Hit Points, Dropping to 0 Hit Points. Where the game ends
 * at 0 hit points they may go below it, as the house rule has it.
 */
export function harm(body: Body, amount: number, isCritical = false): Fate {
  const { name, hp, temporaryHp, isPlayed, rule } = body;
  if (amount <= 0 || isDead(body)) return fate(body, {});
  const temporaryAfter = Math.max(0, temporaryHp - amount);
  const rest = amount - (temporaryHp - temporaryAfter);
  if (rest === 0) return fate(body, { temporaryAfter, notes: [`${name} loses temporary hit points only.`] });
  if (lies(body)) return harmWhileDown(body, rest, temporaryAfter, isCritical);
  if (isPlayed && rule === 'fall' && rest >= hp.current) return fall(body, rest, temporaryAfter);
  const floor = isPlayed ? sheetLimits.hitPoints.min : 0;
  const after = Math.max(floor, hp.current - rest);
  return fate(body, {
    after,
    temporaryAfter,
    conditions: endings(body, after <= 0),
    notes: after <= 0 && hp.current > 0 ? [`${name} goes down.`] : [],
  });
}

/** Never above the maximum; whoever lay at 0 wakes up. players-handbook: Combat > Hit Points and Healing, Dropping to 0 Hit Points */
export function heal(body: Body, amount: number): Fate {
  const { name, hp, conditions, isPlayed, rule } = body;
  if (amount <= 0) return fate(body, {});
  if (isDead(body)) return fate(body, { notes: [`${name} is dead: no healing helps.`] });
  const from = isPlayed && rule === 'fall' ? Math.max(0, hp.current) : hp.current;
  const max = effectiveMaximum(hp.max, conditions);
  const after = Math.max(hp.current, Math.min(max, from + amount));
  if (!lies(body)) return fate(body, { after });
  return fate(body, { after, deathSaves: noSaves, ...waking(body) });
}

/** Hit points above a maximum that has become less are gone. players-handbook: Conditions > Exhaustion */
export function shrink(body: Body): Fate {
  const { hp, conditions } = body;
  return fate(body, { after: Math.min(hp.current, effectiveMaximum(hp.max, conditions)) });
}

/** Death without a wound, as by the sixth level of exhaustion. */
export function perish(body: Body): Fate {
  const { name, hp, isPlayed, rule } = body;
  const notes = [`${name} dies.`];
  const after = Math.min(hp.current, 0);
  if (!isPlayed || rule === 'end') return fate(body, { after, conditions: endings(body, true), notes });
  const conditions = [...endings(body, true), { name: 'unconscious', on: true }, { name: 'prone', on: true }];
  return fate(body, { after, deathSaves: dead, conditions, notes });
}

function waking({ name, conditions }: Body): Pick<Fate, 'conditions' | 'notes'> {
  const sleep = entriesOf(conditions, 'unconscious').map((entry) => ({ name: entry, on: false }));
  return { conditions: sleep, notes: [`${name} wakes up.`] };
}

/** Why there is no death save to make; null where there is one. */
export function whyNoDeathSave(body: Body): string | null {
  const { name, deathSaves } = body;
  if (!lies(body)) return `${name} has no death saves to make.`;
  if (isDead(body)) return `${name} is dead.`;
  return deathSaves.successes >= 3 ? `${name} is stable.` : null;
}

/** What a death save decides, by the number on the die. players-handbook: Combat > Death Saving Throws */
export function deathSave(body: Body, natural: number): Fate {
  const { name, deathSaves } = body;
  const refusal = whyNoDeathSave(body);
  if (refusal) return fate(body, { notes: [refusal] });
  if (natural === 20) return fate(body, { after: 1, deathSaves: noSaves, ...waking(body) });
  if (natural >= 10) {
    const successes = deathSaves.successes + 1;
    return successes >= 3
      ? stabilise(body)
      : fate(body, { deathSaves: { ...deathSaves, successes }, notes: [`${name} holds on.`] });
  }
  const failures = Math.min(3, deathSaves.failures + (natural === 1 ? 2 : 1));
  return failures === 3
    ? fate(body, { deathSaves: dead, notes: [`${name} dies.`] })
    : fate(body, { deathSaves: { ...deathSaves, failures }, notes: [`${name} slips further away.`] });
}

/** First aid that succeeded, or a third success. players-handbook: Combat > Stabilizing the Dying */
export function stabilise(body: Body): Fate {
  const refusal = whyNoDeathSave(body);
  if (refusal) return fate(body, { notes: [refusal] });
  return fate(body, { deathSaves: stable, notes: [`${body.name} is stable.`] });
}
