import type { Resolve } from '../telling/attempt.ts';
import { type Check, decide, nameAid, nameTrouble } from './checks.ts';
import { type Handler, readDeed, tell, thingOf } from './deed.ts';
import { breakThing } from './force.ts';
import { stunts } from './lines/oneself.ts';
import { attempts } from './lines/outcomes.ts';
import { did } from './lines/reactions.ts';
import { isLocked, unlock } from './opening.ts';
import { react } from './reactions.ts';

const prying =
  /^(?:pry|prise|prize|wedge|force|wrench|lever|jimmy|crack|smash|bash|batter|kick|hack|chop|tear|rip|bend|snap|crush|shatter|ram|stomp)$/;
const picking = /^(?:pick|lockpick|jimmy)$/;

const bares = /^(?:draw|unsheathe|brandish|ready|load|cock) /;

/** What could go badly wrong, and what it takes. */
const dangers: readonly [RegExp, Check][] = [
  [
    /swallow(?:s|ing)? (?:the )?(?:fire|sword)|eat(?:s|ing)? fire|hold (?:my |your )?(?:hand|breath)/,
    { skill: 'Constitution save', difficulty: 'fair' },
  ],
  [/\b(?:juggle|catch|palm|knife throw)/, { skill: 'Sleight of Hand', difficulty: 'fair' }],
  [
    /\b(?:leap|dive|plunge|hurl yourself|throw yourself)\b.*\b(?:roof|ledge|cliff|tower|window|edge|balcony|bridge)/,
    { skill: 'Acrobatics', difficulty: 'hard' },
  ],
  [
    /\b(?:ledge|tightrope|balance|balancing|chandelier|swing|backflip|somersault|cartwheel|do a flip|vault|tumble|railing|parapet|rooftop|gutter|precipice|slide down|dodge)\b/,
    { skill: 'Acrobatics', difficulty: 'fair' },
  ],
  [
    /\b(?:wrestle|heave|haul|drag|hoist|brace|hold back|bend the|arm-wrestle|tackle)\b/,
    { skill: 'Athletics', difficulty: 'fair' },
  ],
  [/\b(?:tame|soothe|ride|saddle|train|whistle up)\b/, { skill: 'Animal Handling', difficulty: 'fair' }],
];

/** Anything that is not in the book: harmless, it simply happens; with danger in it, the dice are asked. */
export const anything: Handler = async (deed) => {
  const { step, turn } = deed;
  const thing = thingOf(deed);
  if (thing && isLocked(turn, thing) && picking.test(step.verb))
    return await unlock({ ...deed, step: { ...step, act: 'unlock' } });
  // Of `wedge my dagger under the lid`, the dagger is the means.
  if (thing && prying.test(step.verb)) {
    const isTool = deed.object?.kind === 'item';
    const turned = isTool
      ? { ...step, act: 'break' as const, object: step.target, instrument: step.object, target: null }
      : { ...step, act: 'break' as const };
    return await breakThing(
      isTool
        ? { ...deed, step: turned, object: deed.target, instrument: deed.object, target: null }
        : { ...deed, step: turned },
    );
  }
  const danger = dangers.find(([pattern]) => pattern.test(step.echo.toLowerCase()));
  if (danger) {
    const needsBeast = danger[1].skill === 'Animal Handling';
    if (!needsBeast || thing?.traits.includes('animal'))
      return await decide(deed, { ...danger[1], about: thing?.id ?? '' }, resolveAnything);
  }
  tell(deed, did);
  react(deed, bares.test(step.echo) ? 'wary' : undefined);
};

export const resolveAnything: Resolve = (turn, { step, skill }, outcome) => {
  const deed = readDeed(turn, step);
  const table = skill === 'Acrobatics' || skill === 'Sleight of Hand' ? stunts : attempts;
  tell(deed, outcome.isSuccess ? table.success : table.failure);
  nameAid(deed, outcome);
  nameTrouble(deed, outcome);
};
