import { rollRequests } from './lines/table-talk.ts';
import type { Action } from './moves/action.ts';
import type { Script, ToolAnswer } from './script.ts';
import { conditionsOf, changeSheet, tell, type Turn } from './turn.ts';
import type { Edge } from './rules/skills.ts';
import { pressing, thanksTo } from './lines/company.ts';

export interface Rolled {
  total: number;
  /** What the twenty-sided die showed. */
  natural: number;
}

function totalOf(answer: ToolAnswer | undefined): number {
  if (typeof answer?.total !== 'number')
    throw new Error(`The dice did not answer: ${JSON.stringify(answer ?? null)}`);
  return answer.total;
}

/** Rolls for the player, or asks a player who rolls their own dice; then nothing is known yet. */
export function* rollForPlayer(turn: Turn, action: Action): Script<Rolled | null> {
  const { notation, reason, modifier } = action;
  const whose = turn.snapshot.also.length > 0 ? { player: turn.speaker.seat.name } : {};
  const [answer] = yield [{ tool: 'roll_dice', input: { notation, reason, roller: 'player', ...whose } }];
  // Asked for one roll already in this round, they are asked for no other: the deed waits with it.
  if (answer?.error === 'roll_already_awaited') {
    turn.waiting = true;
    turn.asked = true;
    return null;
  }
  if (answer?.status === 'awaiting_player_roll') {
    turn.state.asked[turn.speaker.seat.name] = action;
    turn.waiting = true;
    return null;
  }
  const total = totalOf(answer);
  return { total, natural: total - modifier };
}

/** The words that ask for a roll; `table` says in which tone. */
export function askForRoll(
  turn: Turn,
  action: Action,
  table: readonly string[] = rollRequests.ask,
  number = 0,
): void {
  tell(turn, table, { notation: action.notation, reason: action.reason, number: String(number) });
}

/** Rolls for creatures and for chance, all of them in one round. */
export function* rollForMaster(rolls: { notation: string; reason: string }[]): Script<number[]> {
  const answers = yield rolls.map((roll) => ({ tool: 'roll_dice', input: { ...roll, roller: 'dm' } }));
  return answers.map(totalOf);
}

export const shakenCondition = 'Shaken';

/** Help from a companion makes a roll easier, being shaken makes it harder; either counts once. */
export function takeEdge(turn: Turn): Edge {
  const { state, speaker } = turn;
  const helper = state.help?.target === speaker.name ? state.help.by : null;
  if (helper) {
    state.help = null;
    tell(turn, helper === speaker.name ? pressing : thanksTo, { helper });
  }
  const shaken = speaker.sheet && conditionsOf(turn, speaker.sheet).includes(shakenCondition);
  if (shaken)
    changeSheet(turn, speaker.sheet!, {
      conditions: conditionsOf(turn, speaker.sheet!).filter((condition) => condition !== shakenCondition),
    });
  if (helper && !shaken) return 'advantage';
  return shaken && !helper ? 'disadvantage' : 'plain';
}
