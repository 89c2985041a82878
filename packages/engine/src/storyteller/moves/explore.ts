import { mentions } from '../intent/words.ts';
import { definite, listed } from '../language/nouns.ts';
import { looks, looksAtFoes } from '../lines/scenes.ts';
import type { Skill } from '../rules/skills.ts';
import { foeThing } from '../scene/fight.ts';
import type { Script } from '../script.ts';
import { nextSceneOf, sceneOf, tell, type Turn } from '../turn.ts';
import { travel } from '../scene/travel.ts';
import { checkOf, roll } from './checks.ts';
import { resolveCheck } from './resolve-check.ts';

/** The feature of the present place that the words mean. */
export function featureMeant(turn: Turn): number {
  return sceneOf(turn).place.features.findIndex(({ words }) => mentions(turn.words, words));
}

/** What is plain to see costs no roll. */
export function look(turn: Turn): void {
  const { state } = turn;
  const { place } = sceneOf(turn);
  if (state.foes.length > 1) {
    const roster = listed(state.foes.map((foe) => definite(foeThing(turn, foe))));
    if (tell(turn, looksAtFoes, { roster })) return;
  }
  const meant = featureMeant(turn);
  const feature = place.features[meant];
  if (feature && tell(turn, [feature.glance])) return;
  const sense = turn.prose.draw(place.senses, {});
  if (sense) tell(turn, looks, { sense });
  const other = place.features.find((_, index) => !state.searched.includes(index));
  if (other) tell(turn, [other.glance]);
}

export function* search(turn: Turn): Script<void> {
  const { state } = turn;
  const { place } = sceneOf(turn);
  const meant = featureMeant(turn);
  const fresh = place.features.findIndex((_, index) => !state.searched.includes(index));
  const target = meant >= 0 ? meant : fresh;
  const feature = place.features[target];
  yield* roll(
    turn,
    checkOf(turn, 'search', ['perception', 'investigation'], {
      ...(feature && { target, toward: feature.name }),
    }),
    resolveCheck,
  );
}

const ways: [RegExp, Skill][] = [
  [/climb|swim|jump|leap|force|push|break|lift|run|charge|wade|dig/, 'athletics'],
  [/balance|tumble|vault|roll|squeeze|swing|slip|dodge|dive/, 'acrobatics'],
  [/sneak|quiet|silent|hide|unseen|creep/, 'stealth'],
  [/talk|ask|convince|persuade|pay|bribe|please/, 'persuasion'],
  [/lie|bluff|pretend|trick|disguise|distract/, 'deception'],
  [/threat|scare|intimidat|shout/, 'intimidation'],
  [/think|study|solve|puzzle|work out|figure|examine|code/, 'investigation'],
  [/pick|lock|steal|palm/, 'sleight of hand'],
  [/track|weather|forage|path|trail/, 'survival'],
  [/sing|dance|play|perform/, 'performance'],
  [/heal|bandage|wound/, 'medicine'],
  [/animal|horse|dog|calm/, 'animal handling'],
  [/sense|feel|motive|trust/, 'insight'],
];

/** The skill that the words call for, if they do. */
export function skillMeant(turn: Turn): Skill | null {
  const text = turn.words.join(' ');
  return ways.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Onward: through an open way at once, past an obstacle by a roll. */
export function* move(turn: Turn): Script<void> {
  const { state } = turn;
  if (state.foes.length > 0 || !nextSceneOf(turn)) return yield* attemptAnything(turn);
  if (state.open) return travel(turn);
  const { obstacle } = sceneOf(turn).place;
  const meant = skillMeant(turn);
  tell(turn, [obstacle.block]);
  yield* roll(
    turn,
    checkOf(turn, 'move', meant ? [meant, ...obstacle.skills] : obstacle.skills, { toward: obstacle.name }),
    resolveCheck,
  );
}

/** Anything that is not in the book, by the skill that comes nearest. */
export function* attemptAnything(turn: Turn): Script<void> {
  const meant = skillMeant(turn);
  yield* roll(
    turn,
    checkOf(turn, 'try', meant ? [meant] : ['athletics', 'acrobatics', 'investigation', 'performance']),
    resolveCheck,
  );
}
