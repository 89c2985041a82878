import { mentions } from '../intent/words.ts';
import { strikes } from '../lines/attack.ts';
import { rollForPlayer, type Rolled, takeEdge } from '../rolling.ts';
import { d20 } from '../rules/skills.ts';
import { blowOf } from '../rules/weapons.ts';
import { foeSlots, foeThing, startFight, targetOf, woundFoe } from '../scene/fight.ts';
import type { Script } from '../script.ts';
import { remember, sceneOf, tell, type Turn } from '../turn.ts';
import type { Action } from './action.ts';

export function* attack(turn: Turn): Script<void> {
  const { state, speaker } = turn;
  const blow = blowOf(speaker.sheet, turn.words, turn.plot.table.weapon);
  if (state.foes.length === 0 && !findEnemy(turn, blow.weapon)) return;
  const target = targetOf(turn);
  yield* strike(turn, {
    kind: 'attack',
    intent: 'attack',
    notation: d20(blow.toHit, takeEdge(turn)),
    reason: `Attack on ${foeThing(turn, state.foes[target]!).name}`.slice(0, 120),
    modifier: blow.toHit,
    difficulty: state.foes[target]!.armor,
    target,
    weapon: blow.weapon,
    damage: blow.damage,
  });
}

/** Whoever looks for a fight finds one where the tale has one to give. */
function findEnemy(turn: Turn, weapon: string): boolean {
  const { state } = turn;
  const { person, beat } = sceneOf(turn);
  if (person && (beat === 'hook' || mentions(turn.words, person.name.toLowerCase()))) {
    tell(turn, strikes.bystander, { weapon });
    return false;
  }
  if (beat === 'hook' || state.fought) {
    tell(turn, strikes.shadows, { weapon });
    return false;
  }
  startFight(turn);
  return true;
}

export function* strike(turn: Turn, action: Action): Script<void> {
  const rolled = yield* rollForPlayer(turn, action);
  if (rolled) yield* resolveAttack(turn, action, rolled);
}

export function* resolveAttack(turn: Turn, action: Action, { total, natural }: Rolled): Script<void> {
  const foe = turn.state.foes[action.target ?? 0];
  if (!foe) return void tell(turn, strikes.shadows, { weapon: action.weapon });
  const slots = { ...foeSlots(turn, foe), weapon: action.weapon };
  if (natural === 1) return void tell(turn, strikes.fumble, slots);
  if (natural !== 20 && total < foe.armor) return void tell(turn, strikes.miss, slots);
  const great = natural === 20;
  const damage: Action = {
    ...action,
    kind: 'damage',
    notation: great ? doubled(action.damage!) : action.damage!,
    reason: 'Damage',
    modifier: 0,
    difficulty: 0,
    great,
  };
  const rolled = yield* rollForPlayer(turn, damage);
  if (rolled) yield* resolveDamage(turn, damage, rolled);
}

/** A great blow doubles the dice, not what is added to them. */
function doubled(damage: string): string {
  return damage.replace(/^(\d+)d/, (_, count: string) => `${Number(count) * 2}d`);
}

// biome-ignore lint/correctness/useYield: a resolution is a script like the others
export function* resolveDamage(turn: Turn, action: Action, { total }: Rolled): Script<void> {
  const index = action.target ?? 0;
  const foe = turn.state.foes[index];
  if (!foe) return;
  const damage = Math.max(1, total);
  const slots = { ...foeSlots(turn, foe), weapon: action.weapon, damage: String(total) };
  const name = foeThing(turn, foe);
  tell(turn, action.great ? strikes.great : strikes.hit, slots);
  if (woundFoe(turn, index, damage)) remember(turn, `felled ${name.proper ? name.name : `the ${name.name}`}`);
}
