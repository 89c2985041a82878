import type { Combatant } from '@fireside/contract';
import type { Telling } from '../telling/telling.ts';
import { foeSlots, isAlone } from './combatants.ts';
import type { Change, RolledBlow } from './happened.ts';
import { mended, spellBlows } from './own-lines.ts';
import { type FightSpell, spokenSpell } from './spell-table.ts';
import { conditionWords, lineOf, tellFoeState, tellOwnBlow } from './tell-blow.ts';

/** What a spell has done to everybody whom it was meant for. */
export function tellSpell(
  turn: Telling,
  known: Pick<FightSpell, 'name' | 'aim' | 'isHealing'>,
  targets: readonly Combatant[],
  changes: readonly Change[],
  blows: readonly RolledBlow[],
): void {
  for (const target of targets) {
    const change = changes.find(({ now }) => now.id === target.id);
    if (known.aim === 'friend' || known.aim === 'friends') tellHelp(turn, known, target, change);
    else
      tellHarm(
        turn,
        known.name,
        target,
        change,
        blows.filter(({ target: name }) => name === target.name),
      );
  }
}

function tellHelp(
  turn: Telling,
  { name, isHealing }: Pick<FightSpell, 'name' | 'isHealing'>,
  target: Combatant,
  change: Change | undefined,
): void {
  const slots = { spell: spokenSpell(name), patient: target.name };
  if (!isHealing) {
    const condition = change?.gained.flatMap((entry) => conditionWords(entry) ?? [])[0];
    lineOf(turn, [condition ? boons : spellBlows.cast], { ...slots, condition });
    return;
  }
  if (!change || change.lost >= 0) return void turn.line(mended.whole, slots);
  const points = { before: String(change.was.hp?.current ?? 0), after: String(change.now.hp?.current ?? 0) };
  const isOwn = target.character_id === turn.sheet?.id && isAlone(turn);
  lineOf(turn, [isOwn ? mended.self : mended.other], { ...slots, ...points });
  if (!isOwn) turn.remember(`saw ${target.name} through it`);
}

const boons = [
  'The {spell} settles on {patient}, who is {condition} now.',
  '{patient} is {condition}, as long as your {spell} holds.',
  'You speak, and {patient} is {condition}.',
] as const;

function tellHarm(
  turn: Telling,
  spell: string,
  foe: Combatant,
  change: Change | undefined,
  blows: readonly RolledBlow[],
): void {
  const word = spokenSpell(spell);
  const slots = { ...foeSlots(turn, foe), spell: word, weapon: word };
  const hit = blows.find(({ verdict }) => verdict !== 'miss');
  const isFelt = change !== undefined && change.lost > 0;
  if (blows.length > 0 || isFelt) {
    const verdict = hit?.verdict ?? (blows.length > 0 ? 'miss' : 'hit');
    tellOwnBlow(turn, { word, isSpell: true }, foe, verdict, change);
    return;
  }
  const condition = change?.gained.flatMap((entry) => conditionWords(entry) ?? [])[0];
  const worked = condition === 'asleep' ? spellBlows.asleep : spellBlows.worked;
  if (condition) return void lineOf(turn, [worked], { ...slots, condition });
  lineOf(turn, [spellBlows.resisted], slots);
  if (change) tellFoeState(turn, change);
}
