import { searching } from '../lines/adventure.ts';
import { retorts, deaf } from '../lines/attack.ts';
import { attempts } from '../lines/checks.ts';
import type { Action } from '../moves/action.ts';
import { gradeOf, succeeded } from '../moves/checks.ts';
import type { Rolled } from '../rolling.ts';
import { foeSlots } from '../scene/fight.ts';
import type { Script } from '../script.ts';
import { remember, tell, type Turn } from '../turn.ts';
import { tellText } from './tell-text.ts';

/** A success brings out what the text keeps hidden; a failure keeps it there. */
// biome-ignore lint/correctness/useYield: a resolution is a script like the others
export function* resolveFromText(turn: Turn, action: Action, rolled: Rolled): Script<void> {
  const good = succeeded(gradeOf(rolled, action.difficulty));
  const foe = turn.state.foes.at(-1);
  if (foe) {
    if (action.intent === 'flee' && good) turn.state.foes = [];
    else if (action.intent === 'persuade') {
      tell(turn, good ? retorts.parley : deaf, foeSlots(turn, foe));
      if (good) turn.state.foes.pop();
    } else tell(turn, good ? attempts.try!.success : attempts.try!.failure);
    return;
  }
  if (!good) return void tell(turn, searching.failure);
  const passage = tellText(turn, { most: 3, withHidden: true, onward: false });
  if (passage) remember(turn, 'found what the others had missed');
  else if (!tell(turn, action.intent === 'persuade' ? attempts.persuade!.success : searching.success))
    tell(turn, attempts.plea!.success);
}
