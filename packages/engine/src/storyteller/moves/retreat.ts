import { escapes } from '../lines/journey.ts';
import { blowOf } from '../rules/weapons.ts';
import { conclude } from '../scene/ending.ts';
import { travel } from '../scene/travel.ts';
import type { Script } from '../script.ts';
import { sceneOf, tell, type Turn } from '../turn.ts';
import { checkOf, roll } from './checks.ts';
import { resolveCheck } from './resolve-check.ts';

export function* flee(turn: Turn): Script<void> {
  if (turn.state.foes.length === 0) return void tell(turn, escapes.nowhere);
  yield* roll(turn, checkOf(turn, 'flee', ['acrobatics', 'athletics', 'stealth']), resolveCheck);
}

/** Giving up costs the party ground, not lives; before the villain it costs the tale. */
export function yieldToFoes(turn: Turn): void {
  const { state } = turn;
  if (state.foes.length === 0) return void tell(turn, escapes.nowhere);
  turn.safe = true;
  if (sceneOf(turn).beat === 'climax') {
    conclude(turn, 'defeat');
    return;
  }
  state.foes = [];
  state.rounds = 0;
  state.offeredMercy = false;
  tell(turn, escapes.yielded, { weapon: blowOf(turn.speaker.sheet, [], turn.plot.table.weapon).weapon });
  travel(turn);
}
