import { emptyStep } from './empty-step.ts';
import { clausesIn, type Joint } from './clauses.ts';
import { withHows } from './hows.ts';
import { shortened } from './echo.ts';
import { ground } from './ground.ts';
import { mention, noteNouns } from './antecedents.ts';
import { phraseEnd, phraseOf } from './noun-phrase.ts';
import { isPronoun } from './pronouns.ts';
import { type Clause, readClause } from './read-clause.ts';
import { type Act, type Step, talkActs } from './reading.ts';
import { isLeadUp, isReadying } from './lead-up.ts';
import { isCommand } from './said.ts';
import { isBeing, type Scene } from './scene.ts';
import { secondPerson } from './second-person.ts';
import type { Token } from './tokens.ts';
import { isVerb } from './verbs.ts';

interface Read {
  step: Step;
  joint: Joint;
  hasSubject: boolean;
  isParticiple: boolean;
  /** Its own words, as they are said back. */
  said: string;
}

const postures: ReadonlySet<Act> = new Set(['gesture', 'sit']);
const used: ReadonlySet<Act> = new Set(['drink', 'eat', 'read', 'pour', 'use']);
const subordinate =
  /^(?:while|when|as|if|because|since|once|until|unless|so|although|though|which|who|where)$/;

/** `loom over him and growl that …`: one thing, said and shown. */
function isOneSpeech(first: Step, next: Step): boolean {
  return next.act === 'tell' && !next.target && talkActs.has(first.act) && first.target !== null;
}

/** `dig around`, `feel for something`. */
const isVague = ({ object }: Step) => !object || /^(?:something|anything|it)$/.test(object.head);

/** Whether something is only on the way to what follows it: stepping up to somebody, drawing one's own knife, crouching down. */
function isOnlyPrelude({ step, isParticiple }: Read, next: Read, scene: Scene): boolean {
  const isJoined = next.joint === 'and' || (isParticiple && next.joint === 'comma');
  if (next.joint !== 'then' && next.step.act !== 'rest' && isLeadUp(step, next.step, scene)) return true;
  if (!isJoined || next.step.act === 'rest') return false;
  if (postures.has(step.act)) return true;
  if (step.act === 'search' && next.step.act === 'search' && isVague(next.step)) return true;
  if (isOneSpeech(step, next.step)) return true;
  if (/^(?:corner|confront|face|approach|stop|catch|halt)\b/.test(step.verb) && talkActs.has(next.step.act))
    return true;
  // A bottle is opened to be drunk from.
  if (step.act === 'open' && step.object?.isOwn) return used.has(next.step.act);
  if (step.act === 'use')
    return (
      step.object !== null &&
      /^(?:use$|take|get|pull|draw|bring|fish|whip|unsheath|ready|hold|grab|fetch)/.test(step.verb)
    );
  if (step.act !== 'go') return false;
  const after = next.step.target ?? next.step.object;
  if (next.step.act === 'go' && after && ground(after, scene.turn).kind === 'absent') return false;
  const to = step.target ?? step.object;
  return (
    !to ||
    ['person', 'thing', 'foe', 'companion', 'place', 'obstacle', 'scenery'].includes(
      ground(to, scene.turn).kind,
    )
  );
}

export function merged(first: Step, next: Step, scene: Scene): Step {
  // What was only thought, or left undone, is no part of it.
  if (first.act === 'think' || first.verb === 'hold back') return next;
  // What was only made ready is not what the rest is done to.
  const near = isReadying(first, scene) && first.act !== 'use' ? null : (first.target ?? first.object);
  const isNearBeing = near !== null && isBeing(near, scene);
  const isOrder =
    next.act === 'tell' && isNearBeing && (/\bface\b/.test(first.echo) || isCommand(next.speech ?? ''));
  const isTold = talkActs.has(next.act);
  const step: Step = {
    ...next,
    act: isOneSpeech(first, next) ? first.act : isOrder ? 'threaten' : next.act,
    topic: next.topic ?? (isTold && next.target && !isBeing(next.target, scene) ? next.target : first.topic),
    echo: shortened(`${first.echo}${joined.has(next) ? ',' : ' and'} ${next.echo}`),
    target:
      next.act === 'steal' && isNearBeing && !(next.target && isBeing(next.target, scene))
        ? near
        : isTold && isNearBeing && !(next.target && isBeing(next.target, scene))
          ? near
          : next.target,
    object:
      (first.act === 'search' && !isTold && isVague(next) ? near : next.object) ??
      (isTold || (next.act === 'attack' && !isNearBeing) ? null : near),
    instrument: next.instrument ?? (first.act === 'use' ? first.object : null),
    manner: next.manner ?? first.manner,
  };
  joined.add(step);
  return step;
}

/** Steps that are several in one sentence. */
const joined = new WeakSet<Step>();

const idle: ReadonlySet<Act> = new Set(['go', 'sit', 'gesture', 'touch', 'wait']);
/** What is moved to look behind it. */
const handling: ReadonlySet<Act> = new Set(['lift', 'open', 'push', 'pull', 'look', 'search', 'dig', 'put']);
const keen: ReadonlySet<Act> = new Set(['search', 'look', 'listen', 'watch', 'smell', 'track']);

/** `walk around the well, looking for loose stones`: one thing, which turns on what is looked for. */
function accompanied(step: Step, { step: also, said }: Read): Step {
  const echo = shortened(`${step.echo}, ${said}`);
  const isFor = also.act === 'search' && handling.has(step.act);
  if (!isFor && (!idle.has(step.act) || !keen.has(also.act))) return { ...step, echo };
  return { ...step, act: also.act, echo, object: step.object ?? also.object };
}

export interface Deeds {
  steps: Step[];
  /** Whether the speaker stands in it as the one who acts. */
  hasSubject: boolean;
}

const strikes: ReadonlySet<Act> = new Set(['attack', 'cast', 'shove']);

/** `magic missile, all three into the robot`: where the aim is nothing that is here, somebody who is named is meant. */
function aimed(step: Step, tokens: readonly Token[], scene: Scene): Step {
  const aim = step.act === 'cast' ? step.target : step.object;
  if (!strikes.has(step.act) || (aim && ground(aim, scene.turn).kind !== 'absent')) return step;
  if (!aim && step.act === 'cast') return step;
  for (let at = 0; at < tokens.length; at++) {
    const end = phraseEnd(tokens, at, scene);
    const phrase = end > at ? phraseOf(tokens.slice(at, end), scene) : null;
    if (phrase && !isPronoun(phrase.head) && ['person', 'foe'].includes(ground(phrase, scene.turn).kind))
      return step.act === 'cast' ? { ...step, target: phrase } : { ...step, object: phrase };
    if (end > at) at = end - 1;
  }
  return step;
}

const bodily: ReadonlySet<Act> = new Set([
  'go',
  'jump',
  'wait',
  'sit',
  'think',
  'gesture',
  'other',
  'hide',
  'sneak',
]);

/** What is left undone, and what stands behind a `but` and has to do with nothing that is here. */
function isOnlyHow({ step, isNegated, hasSubject }: Clause, link: string, { turn }: Scene): boolean {
  if (isNegated) return hasSubject || link === ' but ';
  if (link !== ' but ' || !bodily.has(step.act)) return false;
  return [step.object, step.target].every(
    (phrase) => !phrase || ['absent', 'scenery', 'self', 'place'].includes(ground(phrase, turn).kind),
  );
}

const mostSteps = 8;

/** Steps that were told as done before: `I have seen enough`. */
const past = new WeakSet<Step>();
export const isPast = (step: Step): boolean => past.has(step);

/** Reads a sentence as things that the speaker does one after the other; null where it is no such thing. */
export function readSteps(sentence: readonly Token[], scene: Scene): Deeds | null {
  const reads: Read[] = [];
  let asides = '';
  let hasLost = false;
  for (const { joint, tokens, hows, link } of clausesIn(sentence, scene)) {
    const words = tokens.filter(({ kind }) => kind === 'word');
    const read = readClause(tokens, scene);
    const clause = read && { ...read, step: withHows(aimed(read.step, tokens, scene), hows, scene) };
    const former = reads.at(-1);
    // `…, but I don't let go of the rope`: how it is done, and no further deed.
    if (clause && former && former.step.verb !== 'hold back' && isOnlyHow(clause, link, scene)) {
      former.step = withHows(
        former.step,
        [{ link, tokens: tokens.filter(({ kind }) => kind !== 'mark') }],
        scene,
      );
      continue;
    }
    if (!clause) {
      if (reads.length === 0 && subordinate.test(words[0]?.low ?? '')) asides = secondPerson(words, scene);
      else if (reads.length === 0) {
        hasLost = true;
        noteNouns(tokens, scene);
      }
      continue;
    }
    // `do not judge me` is said to the table.
    if (clause.isNegated && !clause.hasSubject && /^(?:me|us)$/.test(words.at(2)?.low ?? words.at(-1)!.low))
      continue;
    // `touch nothing` is left undone.
    const isNothing =
      clause.step.object?.head === 'nothing' && !talkActs.has(clause.step.act) && clause.step.act !== 'wait';
    if (clause.isNegated || isNothing) {
      mention(clause.step, scene);
      if (reads.length === 0)
        reads.push({
          joint,
          ...clause,
          step: isNothing
            ? { ...emptyStep, act: 'wait', verb: 'hold back', echo: clause.step.echo }
            : holdingBack(clause.step),
          isParticiple: false,
          said: '',
        });
      continue;
    }
    if (subordinate.test(words[0]?.low ?? '') && !clause.hasSubject) continue;
    const first = words[0]?.low ?? '';
    const isParticiple = !clause.hasSubject && first.endsWith('ing') && !isVerb(first);
    // `…, hoping for a favor`, `…, telling him so`: what for and how, nothing more to do.
    const before = reads.at(-1)?.step;
    if (before && clause.step.verb === 'mean') continue;
    if (
      isParticiple &&
      before &&
      (/^(?:hoping|trying|wanting|wishing|expecting)$/.test(words[0]!.low) ||
        clause.step.act === 'think' ||
        (talkActs.has(before.act) && clause.step.act === 'tell'))
    ) {
      before.speech ??= clause.step.speech;
      continue;
    }
    if (reads[0]?.step.verb === 'hold back') reads.length = 0;
    mention(clause.step, scene);
    if (clause.isPerfect) past.add(clause.step);
    reads.push({
      joint,
      step: clause.step,
      hasSubject: clause.hasSubject,
      isParticiple,
      said: secondPerson(words, scene),
    });
    if (reads.length >= mostSteps) break;
  }
  // `I've heard enough, I punch him`: what has been is why, not what is done.
  const done = reads.filter(({ step }) => !isPast(step));
  if (done.length > 0 && done.length < reads.length) reads.splice(0, reads.length, ...done);
  if (reads.length === 0 || (hasLost && !reads.some(({ hasSubject }) => hasSubject))) return null;
  const steps = folded(reads, scene);
  if (asides !== '' && steps[0] && steps[0].echo.length + asides.length < 150)
    steps[0] = { ...steps[0], echo: `${steps[0].echo} ${asides}` };
  return { steps, hasSubject: reads.some(({ hasSubject }) => hasSubject) };
}

/** Takes what goes along with a step off the list of what follows it. */
function withCompany(step: Step, list: Read[]): Step {
  let whole = step;
  while (list[0]?.isParticiple && list[0].joint === 'comma') whole = accompanied(whole, list.shift()!);
  return whole;
}

/** What leads up to a deed is told with it, from the last to the first: `get up, stretch and search the well` is one. */
function folded(reads: readonly Read[], scene: Scene): Step[] {
  const list: Read[] = [];
  for (const [at, read] of [...reads.entries()].toReversed()) {
    const [next] = list;
    const isCompany = read.isParticiple
      ? read.joint === 'comma' && at > 0
      : next?.isParticiple && next.joint === 'comma';
    if (next && !isCompany && isOnlyPrelude(read, next, scene))
      list[0] = { ...read, step: merged(read.step, next.step, scene) };
    else list.unshift(read.isParticiple ? read : { ...read, step: withCompany(read.step, list) });
  }
  return list.map(({ step }) => step);
}

/** Not doing something is waiting. */
function holdingBack(step: Step): Step {
  if (step.act === 'think') return { ...step, echo: `do not ${step.echo}` };
  return {
    ...emptyStep,
    act: 'wait',
    verb: 'hold back',
    echo: `hold back and do not ${step.echo}`,
    object: step.object,
  };
}
