import { type Effect, Ledger } from '@fireside/contract';
import type { Snapshot } from '../src/snapshot.ts';
import { Gate, type GateOptions, type Refusal, witnessOf } from '../src/truth/index.ts';
import { character, seat, snapshot } from './table.ts';

export const mira = character({
  id: 'mira',
  name: 'Mira Thorn',
  ancestry: 'halfling',
  class_name: 'rogue',
  current_hp: 22,
  max_hp: 24,
  armor_class: 14,
  inventory: [
    { name: 'shortsword', quantity: 1, note: '' },
    { name: 'torch', quantity: 2, note: '' },
    { name: 'gold pieces', quantity: 15, note: '' },
  ],
});
export const borin = character({
  id: 'borin',
  name: 'Borin Oakshield',
  ancestry: 'dwarf',
  class_name: 'cleric',
  current_hp: 17,
  max_hp: 27,
  armor_class: 18,
  inventory: [
    { name: 'warhammer', quantity: 1, note: '' },
    { name: 'gold pieces', quantity: 40, note: '' },
  ],
  combat_stats: { 'spell slots 1st': 4, 'spell slots 2nd': 2 },
});
const ann = seat({ user_id: 'user-ann', name: 'Ann', character: mira });
const ben = seat({ user_id: 'user-ben', name: 'Ben', character: borin });

/** Ann plays Mira, Ben plays Borin, and Ann has spoken. */
export function tableOf(effects: readonly Effect[] = [], fields: Partial<Snapshot> = {}): Ledger<Snapshot> {
  const ledger = new Ledger(snapshot({ speaker: ann, party: [ann, ben], message: 'I go on.', ...fields }));
  for (const effect of effects) ledger.add(effect);
  return ledger;
}

export interface Told {
  shown: string;
  refusal: Refusal | null;
  gate: Gate;
}

export interface Telling extends GateOptions {
  effects?: readonly Effect[];
  message?: string;
  /** Another table than Ann's and Ben's. */
  fields?: Partial<Snapshot>;
  leavesOut?: boolean;
  /** Lengths of the pieces in which it streams, again and again. */
  cuts?: readonly number[];
}

export function tell(
  text: string,
  { effects, message, fields, leavesOut, cuts = [5], ...options }: Telling = {},
): Told {
  const gate = new Gate({ mindsAgency: false, ...options });
  const witness = witnessOf(tableOf(effects, { ...fields, ...(message !== undefined && { message }) }));
  gate.begin(witness);
  let shown = '';
  for (let at = 0, piece = 0; at < text.length; piece++) {
    const length = Math.max(1, cuts[piece % cuts.length]!);
    shown += gate.pass(text.slice(at, at + length));
    at += length;
  }
  shown += gate.end();
  if (leavesOut) shown += gate.reconsider(witness, { leavesOut });
  return { shown, refusal: gate.refusal, gate };
}

export function rolled(
  total: number,
  { reason = 'Stealth check', by = 'user-ann', die = total } = {},
): Effect {
  const rest = total - die;
  const sign = rest < 0 ? '' : '+';
  return {
    kind: 'rolled',
    by,
    roll: {
      notation: `1d20${rest === 0 ? '' : `${sign}${rest}`}`,
      reason,
      total,
      breakdown: `[${die}]${rest === 0 ? '' : `${sign}${rest}`} = ${total}`,
    },
  };
}

export function hurt({ id, name, current_hp, max_hp }: typeof mira, by: number): Effect {
  return {
    kind: 'hit_points',
    character_id: id,
    name,
    before: current_hp,
    after: current_hp - by,
    max: max_hp,
  };
}
