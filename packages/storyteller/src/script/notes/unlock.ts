import { contentWords } from '../content-words.ts';
import type { Step } from '../../reader/reading.ts';
import { attempt, type Resolve } from '../../telling/attempt.ts';
import type { Telling } from '../../telling/telling.ts';
import type { Check } from '../../world/world.ts';
import * as lines from './container-lines.ts';
import type { Container } from './containers.ts';
import { isNoted } from './notes.ts';

export const turns =
  /\b(?:unlock\w*|(?:with|use|using|try|insert|put|turn|fit|stick)\b[^.]{0,40}\bkeys?|key (?:in|into|on))\b/i;
export const forces =
  /\b(?:forc\w+|pry|prise|prize|pries|break\w*|smash\w*|bash\w*|kick\w*|burst\w*|wrench\w*|crack\w*|hack\w*|batter\w*|lever\w*|rip\w*|tear\w*|shoulder|hit|strike|pound|hammer\w*|yank\w*|crowbar|boards? off|chop\w*|stab)\b/i;
export const picks =
  /\b(?:pick(?:s|ing)? (?:the|its|his|that|this|at|a)?\s?(?:\p{L}+ )?locks?\b|pick(?:s|ing)? (?:it|them)\b|lock-?pick\w*|thieves|jimmy|pick(?:s|ing)? the\b.*\b(?:chest|box|coffer|safe|cabinet|drawer|case|casket|trunk)|hairpin|tools?)\b/iu;

export const marked = (what: string, { id }: Container) => `box ${what} ${id}`;
export const isOpen = ({ state }: Telling, box: Container) => isNoted(state, box.room, marked('open', box));
/** What opens it, of all that somebody here carries. */
function keyFor({ table }: Telling, { keys, noun, words }: Container): string | null {
  const items = table.party.flatMap(({ character }) => character?.inventory.map(({ name }) => name) ?? []);
  const fits = (name: string) => {
    const own = contentWords(name);
    if (!own.includes('key')) return false;
    return keys.some((key) =>
      key.length > 1
        ? key.every((word) => own.includes(word)) ||
          (own.length > 1 && own.every((word) => key.includes(word)))
        : own.length === 1 ||
          own.includes(noun) ||
          own.some((word) => word !== 'key' && words.includes(word)),
    );
  };
  return items.find(fits) ?? null;
}

const plain: Step = {
  ...{ act: 'open', verb: 'open', echo: '', object: null, instrument: null, target: null },
  ...{ topic: null, manner: null, speech: null, amount: null },
};

export const sayDone = (turn: Telling, echo: string) => {
  if (echo !== '' && !/\?\s*$/.test(turn.message)) turn.say(`You ${echo}.`);
};

export const slots = ({ shown, shut }: Container) => ({ box: shown, shut: shut === '' ? 'shut' : shut });

/** What a roll upon something shut was for, and what. */
export const attemptedIn = (about: string) => {
  const [, by = '', id = ''] = /^box (force|pick) (.+)$/.exec(about) ?? [];
  return { by, id };
};

/** Whether it gave way, told. */
export function givesUp(
  turn: Telling,
  box: Container,
  about: string,
  echo: string,
  isSuccess: boolean,
): boolean {
  if (echo !== '') turn.say(`You ${isSuccess ? '' : 'try to '}${echo}.`);
  if (!isSuccess) turn.line(lines.holdsOut, slots(box));
  else turn.line(attemptedIn(about).by === 'pick' ? lines.lockYields : lines.givesWay, slots(box));
  return isSuccess;
}

/** Somebody is at what is shut. Whether it is open now; where it hangs on a roll, that tells. */
export async function getsOpen(
  turn: Telling,
  box: Container,
  echo: string,
  resolve: Resolve,
): Promise<boolean> {
  const { message } = turn;
  const isForce = forces.test(message);
  const isPick = !isForce && picks.test(message);
  const tool = box.tools.find((one) => contentWords(message).includes(one));
  const hasTool =
    tool !== undefined &&
    turn.table.party.some(({ character }) =>
      character?.inventory.some(({ name }) => contentWords(name).includes(tool)),
    );
  if (hasTool) {
    sayDone(turn, echo);
    return turn.line(lines.givesWay, slots(box));
  }
  const check = isForce ? box.force : isPick ? box.pick : null;
  if (check) {
    await roll(turn, box, check, isForce ? 'force' : 'pick', echo, resolve);
    return false;
  }
  sayDone(turn, echo === '' ? '' : isForce || isPick ? `try to ${echo}` : echo);
  const key = isForce || isPick ? null : keyFor(turn, box);
  if (key) return turn.line(lines.keyTurns, { ...slots(box), key: key.toLowerCase() });
  if (isForce || isPick) turn.line(lines.notThatWay, slots(box));
  else if (turns.test(message)) turn.line(lines.noKeyFits, slots(box));
  else turn.line(lines.itIsShut, slots(box));
  return false;
}

async function roll(
  turn: Telling,
  { id }: Container,
  { skills, difficulty }: Check,
  by: 'force' | 'pick',
  echo: string,
  resolve: Resolve,
): Promise<void> {
  const [skill = 'Strength'] = skills;
  await attempt(
    turn,
    { by: 'story', step: { ...plain, echo }, skill, difficulty, about: `box ${by} ${id}` },
    resolve,
  );
}
