import type { Intent } from '../intent/lexicon.ts';
import { rollForPlayer, type Rolled, takeEdge } from '../rolling.ts';
import { bestSkill, d20, type Skill, skillModifier, skillName } from '../rules/skills.ts';
import type { Script } from '../script.ts';
import { sceneOf, type Turn } from '../turn.ts';
import type { Action } from './action.ts';

export type Grade = 'triumph' | 'success' | 'partial' | 'failure' | 'disaster';

/** A near miss still gets somewhere, at a price. */
const nearMiss = 4;

export function gradeOf({ total, natural }: Rolled, difficulty: number): Grade {
  if (natural === 20) return 'triumph';
  if (natural === 1) return 'disaster';
  if (total >= difficulty) return 'success';
  return total >= difficulty - nearMiss ? 'partial' : 'failure';
}

export function succeeded(grade: Grade): boolean {
  return grade === 'triumph' || grade === 'success' || grade === 'partial';
}

/** The fitting check for the speaker's sheet. */
export function checkOf(
  turn: Turn,
  intent: Intent,
  skills: readonly Skill[],
  extra: { target?: number; toward?: string } = {},
): Action {
  const { sheet } = turn.speaker;
  const skill = bestSkill(sheet, skills);
  const modifier = skillModifier(sheet, skill);
  return {
    kind: 'check',
    intent,
    skill,
    modifier,
    notation: d20(modifier, takeEdge(turn)),
    reason: `${skillName(skill)}${extra.toward ? ` (${extra.toward})` : ''}`.slice(0, 120),
    difficulty: difficultyOf(turn),
    ...(extra.target !== undefined && { target: extra.target }),
  };
}

/** The further in, the harder. */
function difficultyOf(turn: Turn): number {
  const { beat } = sceneOf(turn);
  return { hook: 10, lead: 11, danger: 12, twist: 12, climax: 13 }[beat];
}

export function* roll(
  turn: Turn,
  action: Action,
  resolve: (turn: Turn, action: Action, rolled: Rolled) => Script<void>,
): Script<void> {
  const rolled = yield* rollForPlayer(turn, action);
  if (rolled) yield* resolve(turn, action, rolled);
}
