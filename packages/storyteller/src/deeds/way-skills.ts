import type { Act, Step } from '../reader/reading.ts';
import type { Obstacle } from '../world/world.ts';
import type { Deed } from './deed.ts';

const byAct: Partial<Record<Act, string>> = {
  climb: 'Athletics',
  jump: 'Athletics',
  swim: 'Athletics',
  break: 'Athletics',
  push: 'Athletics',
  pull: 'Athletics',
  lift: 'Athletics',
  cut: 'Athletics',
  dig: 'Athletics',
  burn: 'Athletics',
  sneak: 'Stealth',
  hide: 'Stealth',
  unlock: 'Sleight of Hand',
  disarm: 'Sleight of Hand',
  steal: 'Sleight of Hand',
  disguise: 'Deception',
  perform: 'Performance',
  track: 'Survival',
  search: 'Investigation',
  fix: 'Investigation',
  pray: 'Religion',
};

/** What the player's own words call for, besides the act. */
const byWords: readonly [RegExp, string][] = [
  [/\b(?:sneak|creep|slip|quiet|silent|unseen|unnoticed|stealth|tiptoe|shadows?)/i, 'Stealth'],
  [/\b(?:balance|tumble|vault|roll|squeeze|swing|somersault|flip|dive|dodge|leap over|slide)/i, 'Acrobatics'],
  [/\b(?:climb|force|shoulder|ram|kick|smash|bash|heave|wade|charge|push|haul|scale|run|rush)/i, 'Athletics'],
  [/\b(?:pick|lockpick|jimmy|lock)\b/i, 'Sleight of Hand'],
  [/\b(?:talk|ask|convince|persuade|bribe|please|plead|explain|reason)\b/i, 'Persuasion'],
  [/\b(?:lie|bluff|pretend|trick|disguise|pose|distract|claim)/i, 'Deception'],
  [/\b(?:threaten|scare|intimidate|shout|roar)/i, 'Intimidation'],
  [/\b(?:study|solve|puzzle|figure|work out|examine|riddle)/i, 'Investigation'],
  [/\b(?:track|weather|navigate)/i, 'Survival'],
  [/\b(?:sing|dance|play|perform)\b/i, 'Performance'],
];

/** The skill that gets somebody past an obstacle: as their own words call for it, otherwise as the obstacle does. */
export function skillOf({ step }: Deed, { skills }: Obstacle): string {
  const own = byAct[step.act];
  if (own) return own;
  const said = `${step.verb} ${step.manner ?? ''} ${ownWords(step)}`;
  return byWords.find(([pattern]) => pattern.test(said))?.[1] ?? known(skills[0]);
}

/** The clause without what it is about: the Slip is a street, and no slipping. */
function ownWords({ echo, object, target }: Step): string {
  return [object, target].reduce((rest, phrase) => (phrase ? rest.replace(phrase.shown, '') : rest), echo);
}

/** The check tool knows skills and abilities, no tools. */
function known(skill = 'Athletics'): string {
  return /tools/i.test(skill) ? 'Sleight of Hand' : skill;
}
