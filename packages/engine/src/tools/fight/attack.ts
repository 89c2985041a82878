import { type Combatant, sheetLimits } from '@fireside/contract';
import { z } from 'zod';
import { Deed } from '../../fight/deed.ts';
import { awaitingAnswer } from '../../fight/sealed-rolls.ts';
import { reachAll, strikeOnce } from '../../fight/strike.ts';
import { combatantNamed, seatOf } from '../../fight/who.ts';
import {
  type Attack,
  attackMadeEffects,
  attackNamed,
  castAt,
  type Circumstances,
  concentrationEffects,
  type Fighter,
  isRefusal,
  spendSlotEffects,
  whyNotAttack,
  winnerOf,
} from '../../rules/index.ts';
import type { StagedTable } from '../../turn/staged-table.ts';
import { line } from '../text.ts';
import { type Called, defineTool, failure } from '../tool.ts';

const who = line({ min: 1, max: sheetLimits.name });

const parameters = z.object({
  attacker: who,
  target: line({ min: 1, max: 600 }).describe('Several with commas'),
  attack: who.optional().describe('Weapon, spell or action; the usual one without'),
  reaction: z.boolean().optional(),
  edge: z.enum(['advantage', 'disadvantage']).optional().describe('By circumstances alone'),
  cover: z.enum(['half', 'three-quarters']).optional(),
});

type Given = z.output<typeof parameters>;

/** Everybody meant: one name as it stands, or several set apart by commas. */
function targetsNamed(staged: StagedTable, given: string): Combatant[] | Called<never> {
  const encounter = staged.table.encounter!;
  const whole = combatantNamed(encounter, given);
  if (!('answer' in whole)) return [whole];
  const parts = given
    .split(/,| and /)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2) return whole;
  const targets: Combatant[] = [];
  for (const part of parts) {
    const target = combatantNamed(encounter, part);
    if ('answer' in target) return target;
    if (!targets.some(({ id }) => id === target.id)) targets.push(target);
  }
  return targets;
}

/** The attack that is meant, of those that can be made now; a refusal says which there are. */
function chosen(staged: StagedTable, fighter: Fighter, given: string | undefined): Attack | Called<never> {
  const attack = attackNamed(fighter, given);
  if (attack) return attack;
  const sheet =
    fighter.characterId === null
      ? null
      : seatOf(staged.table, { character_id: fighter.characterId })?.character;
  const cast = sheet && given ? castAt(sheet, given) : null;
  if (cast && !isRefusal(cast)) return cast;
  const names = fighter.attacks.map(({ name }) => name).join(', ') || 'nothing';
  return failure(
    'unknown_attack',
    `${cast && isRefusal(cast) ? `${cast.refusal} ` : ''}${fighter.name} can attack with: ${names}.`,
  );
}

/** A spell or a breath is all that somebody does in a turn. */
function isWholeAction({ slot, save }: Attack): boolean {
  return slot !== undefined || save !== undefined;
}

function circumstancesOf({ edge, cover }: Given): Circumstances {
  return {
    ...(cover && { cover }),
    ...(edge === 'advantage' && { advantages: ['the circumstances'] }),
    ...(edge === 'disadvantage' && { disadvantages: ['the circumstances'] }),
  };
}

/** Each blow of an attack that rolls to hit, against one after the other of its targets. */
function strikeAll(
  deed: Deed,
  attacker: Combatant,
  targets: readonly Combatant[],
  attack: Attack,
  given: Given,
) {
  const strikes = Math.max(attack.strikes ?? 1, Math.min(targets.length, attack.targets ?? 1));
  for (let at = 0; at < strikes; at++) {
    const target = deed.combatant(targets[at % targets.length]!.id)!;
    if (at > 0 && target.state === 'down') continue;
    const left = strikes - 1 - at;
    const struck = strikeOnce(deed, {
      attacker,
      target,
      attack,
      left,
      circumstances: circumstancesOf(given),
    });
    if (struck !== 'struck') return struck;
  }
  return 'struck' as const;
}

/** An attack, from the roll to what it leaves: the service rolls, compares, halves, doubles and subtracts. */
export const attack = defineTool({
  name: 'attack',
  description:
    'One attack, by the rules: rolled, compared, damage dealt. Call it before you narrate the blow, and tell exactly what came of it.',
  parameters,
  run(given, staged) {
    const { encounter } = staged.table;
    if (!encounter) return failure('no_fight', 'There is no fight: begin one with start_encounter.');
    const attacker = combatantNamed(encounter, given.attacker);
    if ('answer' in attacker) return attacker;
    const targets = targetsNamed(staged, given.target);
    if ('answer' in targets) return targets;
    const deed = new Deed(staged);
    const fighter = deed.fighter(attacker);
    const isReaction = given.reaction ?? false;
    const refused = whyNotAttack(encounter, fighter, isReaction);
    if (refused) return failure('not_now', refused.refusal);
    const meant = chosen(staged, fighter, given.attack);
    if ('answer' in meant) return meant;
    const seat = seatOf(staged.table, attacker);
    if (meant.toHit !== undefined && seat?.self_rolls && seat.pending_roll)
      return failure(
        'roll_already_awaited',
        `${seat.pending_roll.notation} is already awaited from ${seat.name}: ask for that one and end your answer.`,
      );
    if (meant.slot && seat?.character) {
      const spent = spendSlotEffects(deed.table, seat.character, meant.slot);
      if (isRefusal(spent)) return failure('no_slot', spent.refusal);
      deed.add(spent);
    }
    deed.add(
      attackMadeEffects(
        deed.table,
        attacker.id,
        isReaction,
        isWholeAction(meant) ? fighter.attacksPerTurn : 1,
      ),
    );
    const struck =
      meant.toHit === undefined
        ? reachEach(deed, attacker, targets, meant)
        : strikeAll(deed, attacker, targets, meant, given);
    if (typeof struck !== 'string') return failure('impossible', struck.refusal);
    if (meant.needsConcentration) deed.add(concentrationEffects(deed.table, attacker.id, meant.name));
    const asked = seat && deed.table.party.find(({ user_id }) => user_id === seat.user_id)?.pending_roll;
    const winner = deed.table.encounter && winnerOf(deed.table.encounter);
    return {
      effects: deed.effects,
      answer: {
        ...(struck === 'asked' && asked ? awaitingAnswer(seat, asked) : { status: 'done' }),
        happened: deed.notes,
        targets: targets.map(({ id }) => stateLine(deed.combatant(id)!)),
        ...(winner === 'party' && { notice: 'No foe is left standing: narrate it and call end_encounter.' }),
      },
    };
  },
});

function reachEach(deed: Deed, attacker: Combatant, targets: readonly Combatant[], meant: Attack): 'struck' {
  const strikes = meant.strikes ?? 1;
  if (strikes === 1) reachAll(deed, attacker, targets.slice(0, meant.targets ?? 1), meant);
  else for (let at = 0; at < strikes; at++) reachAll(deed, attacker, [targets[at % targets.length]!], meant);
  return 'struck';
}

/** For the DM alone: what is left of somebody. */
export function stateLine({ name, hp, state, conditions }: Combatant): string {
  return [`${name}: ${state}`, ...(hp ? [`HP ${hp.current} of ${hp.max}`] : []), ...conditions].join(', ');
}
