import type { Prose } from '../language/prose.ts';
import type { Telling } from '../telling/telling.ts';

/** What one answer knows of its fight besides the table itself. */
interface FightTurn {
  /** Whether the fight began in this answer: then what was done before it took nobody's turn. */
  hasBegun: boolean;
  /** Whether the speaker has struck, or done what counts as much. */
  hasActed: boolean;
  /** Whether the speaker strikes again before anybody else acts. */
  keepsTurn: boolean;
  /** Whether the speaker is on guard until their next turn. */
  isGuarded: boolean;
  /** Of whom it was said that it is their turn. */
  prompted: string | null;
  /** The words with which that was said. */
  prompt: string | null;
}

const turns = new WeakMap<Telling, FightTurn>();

export function fightTurn(turn: Telling): FightTurn {
  const known = turns.get(turn);
  if (known) return known;
  const fresh = {
    hasBegun: false,
    hasActed: false,
    keepsTurn: false,
    isGuarded: false,
    prompted: null,
    prompt: null,
  };
  turns.set(turn, fresh);
  return fresh;
}

/** Whose turn it is, is the last thing that is said; where the fight is over by then, it is not said. */
export function promptLast(turn: Telling): void {
  const { prompt } = fightTurn(turn);
  const at = prompt === null ? -1 : turn.told.lastIndexOf(prompt);
  if (at < 0) return;
  turn.told.splice(at, 1);
  while (turn.told.at(-1) === '') turn.told.pop();
  if (turn.table.encounter && !turn.ending && !turn.isWaiting) turn.told.push(prompt!);
}

/** Everybody who is answered in one go shares the calls that the service allows: some are left for what else is written down. */
const mostCalls = 30;
const calls = new WeakMap<Prose, number>();

export function hasCallsLeft({ prose }: Telling, wanted = 3): boolean {
  return (calls.get(prose) ?? 0) + wanted <= mostCalls;
}

export async function callFight(
  turn: Telling,
  tool: string,
  input: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  calls.set(turn.prose, (calls.get(turn.prose) ?? 0) + 1);
  return await turn.call(tool, input);
}
