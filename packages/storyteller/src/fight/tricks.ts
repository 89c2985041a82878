import type { Combatant } from '@fireside/contract';
import type { Step } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';
import { foeSlots } from './combatants.ts';
import { callFight } from './fight-turn.ts';
import { isThrownInFace } from './in-the-face.ts';
import { shoves } from './retreat-lines.ts';
import { lineOf } from './tell-blow.ts';
import * as lines from './trick-lines.ts';

/** What somebody does to a foe in a fight that is no blow. */
export interface Trick {
  /** What the foe has to withstand it with. */
  save: 'Strength save' | 'Dexterity save';
  condition: string;
  done: readonly string[];
  held: readonly string[];
  /** Whether the speaker has the better of the next blow. */
  helps: boolean;
  /** Whether it is strength against strength. */
  isContest?: true;
}

const topple: Trick = {
  save: 'Strength save',
  condition: 'prone',
  done: shoves.down,
  held: shoves.held,
  helps: false,
  isContest: true,
};
const hold: Trick = { save: 'Strength save', condition: 'grappled', ...lines.holds, helps: true };
const disarm: Trick = { save: 'Strength save', condition: 'disarmed', ...lines.disarms, helps: false };
const blind: Trick = { save: 'Dexterity save', condition: 'blinded', ...lines.blindings, helps: true };

const throwing = /^(?:throw|kick|toss|fling|hurl|blow|spit|splash)$/;
const holding = /^(?:grapple|wrestle|pin|restrain|hold|subdue|overpower|grab|clinch|seize|catch)$/;

export function trickOf(step: Step): Trick {
  const verb = step.echo.split(' ')[0]!.toLowerCase();
  if (throwing.test(verb) && isThrownInFace(step)) return blind;
  if (verb === 'disarm' || /^(?:knock|strike|kick|wrench|twist) .* (?:out of|from) /.test(step.echo))
    return disarm;
  return holding.test(verb) ? hold : topple;
}

const has = ({ conditions }: Combatant, condition: string) =>
  conditions.some((entry) => entry.toLowerCase().startsWith(condition));

async function ends(turn: Telling, foe: Combatant, condition: string): Promise<void> {
  await callFight(turn, 'damage', { target: foe.id, condition, on: false });
}

/** A foe that is held, or has lost what it fights with, spends its turn on that. Whether it did. */
export async function recovers(turn: Telling, foe: Combatant): Promise<boolean> {
  const condition = (['grappled', 'disarmed'] as const).find((one) => has(foe, one));
  if (!condition) return false;
  await ends(turn, foe, condition);
  lineOf(turn, [lines.recoveries[condition]], foeSlots(turn, foe));
  return true;
}

/** Sand in the eyes lasts for one turn. */
export async function clearsEyes(turn: Telling, foe: Combatant): Promise<void> {
  if (!foe.conditions.includes('blinded')) return;
  await ends(turn, foe, 'blinded');
  turn.line(lines.seesAgain, foeSlots(turn, foe));
}
