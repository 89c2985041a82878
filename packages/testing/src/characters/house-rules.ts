import type { Situation } from './situation.ts';
import { overlap } from './stems.ts';

/** What the game's own text says comes of a deed. */
export type HouseRule =
  | { kind: 'hit points'; amount: number | string; sign: 1 | -1 }
  | { kind: 'condition'; condition: string }
  | { kind: 'check'; ability: string }
  | { kind: 'end' };

/** What the DM may act by: the description, and the scene in which the party is. */
function lawOf({ description, scenes }: Situation): string[] {
  const here = scenes.filter(({ isHere }) => isHere).flatMap(({ passages }) => passages);
  return [description, ...here.filter(({ isAloud }) => !isAloud).map(({ text }) => text)]
    .join(' ')
    .split(/(?<=[.!?])\s+/);
}

const deed = /\b(?:whoever|anyone who) (.{3,80}?) (takes|regains|is|becomes) ([^.,]{2,60})/i;
const check = /^(.{3,60}?) takes an? (\w+) check/i;
const end = /\bthe story ends when ([^.]{3,120})/i;

function ruleIn(sentence: string, message: string): HouseRule | null {
  const [, trigger = '', verb = '', outcome = ''] = deed.exec(sentence) ?? [];
  if (trigger && overlap(trigger, message) === 1) {
    const amount = /\d+d\d+(?:\+\d+)?|\d+/.exec(outcome)?.[0];
    if (amount === undefined) return { kind: 'condition', condition: outcome.trim() };
    return {
      kind: 'hit points',
      amount: /d/.test(amount) ? amount : Number(amount),
      sign: verb === 'regains' ? 1 : -1,
    };
  }
  const [, task = '', ability = ''] = check.exec(sentence) ?? [];
  if (task && overlap(task, message) === 1) return { kind: 'check', ability: ability.toLowerCase() };
  return overlap(end.exec(sentence)?.[1] ?? '', message) >= 0.6 ? { kind: 'end' } : null;
}

/** The rule that a message falls under; null when there is none. */
export function houseRuleFor(situation: Situation): HouseRule | null {
  for (const sentence of lawOf(situation)) {
    const rule = ruleIn(sentence, situation.message);
    if (rule) return rule;
  }
  return null;
}

/** What everybody may be told who asks. */
export function commonKnowledge(situation: Situation): string | null {
  for (const sentence of lawOf(situation)) {
    const told = /\btells? (?:any|every)(?:one|body)[^:.]{0,40}: (.{3,200})$/i.exec(sentence)?.[1];
    if (told && overlap(told, situation.message) > 0) return told;
  }
  return null;
}
