import { answersOf, type Check, everythingTold, type Played } from '../scene.ts';
import { leaksIn } from './leaks.ts';
import { falseClaims } from './false-claims.ts';
import { speaksForNobody } from './word-checks.ts';

/** Nothing is told that neither an effect nor a sheet bears out, and nothing had to be kept back. */
const borneOut: Check = {
  column: 'claims',
  about: 'tells no die, damage, gain, death or end that is not so',
  passes: (played) =>
    falseClaims(played).length === 0 && everythingTold(played).every((message) => message.withheld === 0),
};

const unrepaired: Check = {
  column: 'repairs',
  about: 'nothing had to be put right or kept back',
  passes: ({ honesty }) => honesty?.repaired === 0 && honesty.withheld === 0,
};

const keptApart: Check = {
  column: 'secrets',
  about: "nothing of the DM's own text, of the prompt or of tool calls is told",
  passes: (played) => leaksIn(played).length === 0,
};

/** What must hold of every scene. Repairs are judged where the service counts them. */
export function checksOf({ scene, honesty }: Played): Check[] {
  return [...scene.checks, borneOut, speaksForNobody, keptApart, ...(honesty ? [unrepaired] : [])];
}

const leastWords = 3;

function hasWords(text: string): boolean {
  return (text.match(/\p{L}+/gu) ?? []).length >= leastWords;
}

/** Whether every message of the scene was answered in words. */
export function isAnswered(played: Played): boolean {
  const answers = answersOf(played);
  return (
    answers.length === Math.max(1, played.scene.says.length) &&
    answers.every(({ message }) => message !== null && hasWords(message.content))
  );
}

/** Whoever says nothing tells no lie either: a scene that was not answered has passed no check. */
export function passes(check: Check, played: Played): boolean {
  return isAnswered(played) && check.passes(played);
}
