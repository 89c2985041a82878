import type { Resolve } from '../telling/attempt.ts';
import { findClue, gain } from '../story/advance.ts';
import { hourOf } from '../story/hour.ts';
import { decide, nameAid, nameTrouble } from './checks.ts';
import { attitudeOf, foesHere, hasWatchers, isFighting, isHunted } from './company.ts';
import { type Deed, type Handler, nameOfObject, readDeed, refuse, tell } from './deed.ts';
import * as lines from './lines/oneself.ts';
import { performed } from './lines/reactions.ts';
import { hasMark, mark } from './marks.ts';
import { react } from './reactions.ts';

export const wait: Handler = (deed) => {
  if (isFighting(deed.turn)) {
    if (long.test(deed.step.echo)) return refuse(deed, lines.noTime, { foe: foesHere(deed.turn)[0] });
    return void tell(deed, lines.held);
  }
  const { turn, step } = deed;
  const [, hour] = untilWhen.exec(step.echo) ?? [];
  if (hour && hour !== hourOf(turn)) {
    turn.state.hour = hour;
    tell(deed, lines.waitedUntil, { hour });
  } else tell(deed, lines.waited);
  turn.line(turn.place.senses);
};

/** `wait until midnight`, `wait for nightfall`: an hour that comes. */
const untilWhen =
  /\b(?:until|till|for|through to) (?:the |it is |it gets |it turns )?(midnight|dawn|daybreak|sunrise|dusk|sunset|nightfall|noon|midday|dark|morning|evening|night)\b/;

/** More time than blows leave. */
const long = /\b(?:hours?|minutes?|while|days?|nights?|evening|morning|dawn|dusk|until|till|weeks?)\b/;

export const sit: Handler = (deed) => void tell(deed, lines.sat);

export const rest: Handler = async (deed) => {
  const { turn } = deed;
  const [foe] = foesHere(turn);
  if (foe || turn.table.encounter) return refuse(deed, lines.rested.fight, { foe: foe ?? 'somebody' });
  if (isHunted(turn) || turn.place.people.some((person) => attitudeOf(turn, person) === 'hostile'))
    return refuse(deed, lines.rested.hunted);
  const before = turn.sheet?.current_hp ?? 0;
  const isNight = /\b(?:sleep|night|morning|dawn|long rest|camp|bed)\b/.test(deed.step.echo);
  const answer = await turn.call('rest', { length: isNight ? 'long' : 'short' });
  const now = turn.sheet?.current_hp ?? 0;
  const { healed, slept, whole, wholeNight } = lines.rested;
  if (answer.error === undefined && now > before)
    return void tell(deed, isNight ? slept : healed, { healing: String(now - before), hp: String(now) });
  tell(deed, isNight ? wholeNight : whole);
};

const wins = /distract|impress|attention|crowd|audience|earn|coin|entertain|charm|diversion|busk|lure/;

/** For its own sake it simply happens; where something hangs on it, it has to be good. */
export const perform: Handler = async (deed) => {
  const { turn, step } = deed;
  if (wins.test(step.echo) && hasWatchers(turn))
    return await decide(deed, { skill: 'Performance', difficulty: 'fair' }, resolvePerforming);
  tell(deed, performed);
  react(deed);
};

export const resolvePerforming: Resolve = (turn, { step }, outcome) => {
  const deed = readDeed(turn, step);
  const who = whoWatches(deed);
  const others = turn.party.filter(({ seat }) => seat.user_id !== turn.speaker.seat.user_id);
  if (outcome.isSuccess)
    turn.state.help = { by: turn.speaker.name, target: others[0]?.name ?? turn.speaker.name };
  tell(deed, outcome.isSuccess ? lines.charmed.success : lines.charmed.failure, { who });
  nameAid(deed, outcome);
};

function whoWatches({ turn }: Deed): string {
  return turn.place.people[0]?.name ?? foesHere(turn)[0] ?? 'whoever is near';
}

const recalls = /recall|remember|know|identify|recogni[sz]e|lore|history|legend|study|place|meaning|decipher/;

/** Which learning it takes, by what it is about. */
function loreOf(text: string): string {
  if (/magic|rune|spell|arcan|glyph|sigil|curse|enchant|ward|wizard|ritual|portal/i.test(text))
    return 'Arcana';
  if (/god|temple|holy|pray|priest|undead|shrine|altar|demon|saint|church|relig|grave|ghost/i.test(text))
    return 'Religion';
  if (/plant|beast|animal|weather|tree|herb|mushroom|flower|bird|wolf|river|poison|berr|creature/i.test(text))
    return 'Nature';
  return 'History';
}

export const think: Handler = async (deed) => {
  const { step, turn } = deed;
  const about = nameOfObject(deed) || step.topic?.shown || '';
  const id = `lore ${(step.object ?? step.topic ?? step.target)?.head ?? ''}`.slice(0, 24);
  if (about && recalls.test(`${step.verb} ${step.echo}`) && !hasMark(turn.state, id, 'recalled'))
    return await decide(
      deed,
      { skill: loreOf(`${step.echo} ${about}`), difficulty: 'fair', about: id },
      resolveThinking,
    );
  tell(deed, about || step.echo.includes(' ') ? lines.thought : lines.waited);
};

export const resolveThinking: Resolve = (turn, { step, about }, { isSuccess }) => {
  const deed = readDeed(turn, step);
  const named = nameOfObject(deed) || step.topic?.shown || '';
  // `What you know about this mill` is no name.
  const thing =
    named === '' || /^(?:what|how|where|who|why|if|when|whether|anything|something)\b/.test(named)
      ? 'it'
      : named;
  mark(turn, about, 'recalled');
  if (!isSuccess) return void tell(deed, lines.recalled.failure, { thing });
  const before = turn.told.length;
  if (!findClue(turn)) return void tell(deed, lines.recalled.little, { thing });
  gain(turn);
  const clue = turn.told.splice(before);
  tell(deed, lines.recalled.success, { thing });
  turn.told.push(...clue);
};

export const pray: Handler = (deed) => void tell(deed, lines.prayed);

export const disguise: Handler = async (deed) => {
  if (!hasWatchers(deed.turn)) return void tell(deed, lines.disguised.alone);
  await decide(deed, { skill: 'Deception', difficulty: 'fair' }, resolveDisguise);
};

export const resolveDisguise: Resolve = (turn, { step }, outcome) => {
  const deed = readDeed(turn, step);
  if (outcome.isSuccess) turn.state.help = { by: turn.speaker.name, target: turn.speaker.name };
  tell(deed, outcome.isSuccess ? lines.disguised.success : lines.disguised.failure, {
    who: whoWatches(deed),
  });
  nameAid(deed, outcome);
};

export const track: Handler = async (deed) => {
  await decide(deed, { skill: 'Survival', difficulty: 'fair' }, resolveTracking);
};

export const resolveTracking: Resolve = (turn, { step }, outcome) => {
  const deed = readDeed(turn, step);
  const id = `trail ${turn.place.id}`;
  if (!outcome.isSuccess) {
    tell(deed, lines.tracked.failure);
    return nameTrouble(deed, outcome);
  }
  const isNew = !hasMark(turn.state, id, 'searched');
  mark(turn, id, 'searched');
  const onward = turn.place.exits.find(({ to }) => !turn.state.been.includes(to)) ?? turn.place.exits[0];
  tell(deed, onward ? lines.tracked.success : lines.tracked.plain, { next: onward?.name });
  nameAid(deed, outcome);
  if (isNew) {
    gain(turn);
    findClue(turn);
  }
};
