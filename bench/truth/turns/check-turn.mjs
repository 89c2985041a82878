import {
  applyEffects,
  redactEffect,
  sheetLimits,
  WorldState,
  worldLimits,
} from '../../../packages/contract/dist/index.js';
import { spellSlots } from '../../../packages/contract/dist/sheet/index.js';
import { lies } from './hostile-answer.mjs';

/** What of a sheet no tool can change. */
const fixed = ({ current_hp, max_hp, level, inventory, conditions, combat_stats, slots_spent, ...rest }) =>
  rest;
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

function* faultsOfSheet(before, after, calls) {
  const { name } = before;
  if (!same(fixed(before), fixed(after))) yield `${name}: a field that no tool changes is another`;
  if (after.current_hp > after.max_hp || after.current_hp < sheetLimits.hitPoints.min)
    yield `${name}: ${after.current_hp} of ${after.max_hp} HP`;
  if (after.max_hp < 1 || after.max_hp > sheetLimits.maximumHitPoints.max)
    yield `${name}: ${after.max_hp} max_hp`;
  if (after.level > before.level + 1 || after.level < 1 || after.level > 20)
    yield `${name}: from level ${before.level} to ${after.level}`;
  if (after.inventory.length > sheetLimits.items) yield `${name}: ${after.inventory.length} items`;
  for (const { name: item, quantity, note } of after.inventory)
    if (!(Number.isInteger(quantity) && quantity >= 0 && quantity <= sheetLimits.itemQuantity))
      yield `${name}: ${quantity} of ${item}`;
    else if (item.length > 2 * sheetLimits.itemName || note.length > 2 * sheetLimits.itemNote)
      yield `${name}: an endless item`;
  for (const { name: item } of before.inventory) {
    const isKept = after.inventory.some((entry) => entry.name === item);
    if (!isKept && !calls.some(({ input }) => input.toLowerCase().includes(item.toLowerCase())))
      yield `${name}: ${item} is gone, and no call named it`;
  }
  if (after.conditions.length > sheetLimits.conditions)
    yield `${name}: ${after.conditions.length} conditions`;
  if (Object.keys(after.combat_stats).length > sheetLimits.combatStats)
    yield `${name}: too many combat stats`;
  for (const [place, spent] of after.slots_spent.entries())
    if (!(spent >= 0 && spent <= (spellSlots(after)[place] ?? 0)))
      yield `${name}: ${spent} spent slots of level ${place + 1}`;
}

function* faultsOfWorld({ notes, place, ...open }) {
  const { error } = WorldState.safeParse(open);
  if (error) yield `the world record is out of bounds: ${error.issues[0].path.join('.')}`;
  if (notes.length > 2 * worldLimits.notes) yield `${notes.length} characters of notes`;
  if (place.length > 10_000) yield `${place.length} characters of places`;
}

function* faultsOfEffects({ before, effects, calls }) {
  const ids = new Set(before.party.flatMap(({ character }) => character?.id ?? []));
  const endsGame = calls.some(({ name }) => name === 'end_game');
  for (const effect of effects) {
    if ('character_id' in effect && !ids.has(effect.character_id)) yield `${effect.kind} of a stranger`;
    if (effect.kind === 'game_ended' && !endsGame) yield 'the game ended, and nobody ended it';
    if (effect.kind === 'rolled' && ![before.speaker?.user_id, 'dm'].includes(effect.by))
      yield 'a roll of a stranger';
    if (effect.kind === 'roll_asked' && effect.user_id !== before.speaker?.user_id)
      yield 'a roll is asked of a stranger';
    if (effect.kind === 'encounter') yield 'an encounter, for which there is no tool';
  }
  const after = applyEffects(before, effects);
  for (const [index, { character }] of before.party.entries())
    if (character) yield* faultsOfSheet(character, after.party[index].character, calls);
  yield* faultsOfWorld(after.world);
}

/** What players were sent of a turn: every frame, as text. */
export function framesOf({ shown, observed, narration = '' }) {
  const effects = observed.map(redactEffect).filter(Boolean);
  return [...shown, shown.join(''), narration, ...effects.map((effect) => JSON.stringify(effect))];
}

function* faultsOfWords(turn) {
  const { shown, narration, honesty, extra, profile, frames, known, isLeaky } = turn;
  const whole = shown.join('');
  if (narration !== undefined && (whole || '…') !== narration) yield 'what was shown is not what is stored';
  if (extra > 2) yield `${extra} extra requests`;
  if (honesty && honesty.claims !== honesty.borneOut + honesty.repaired + honesty.withheld)
    yield 'the counts do not add up';
  if (profile === 'lies')
    for (const { text, isTrue } of lies)
      if (whole.includes(text) && !isTrue(turn)) yield `a lie was shown: ${text}`;
  // A model that quotes its secrets may be read with a few words of them.
  if (isLeaky) return;
  for (const mark of known.marks)
    if (frames.some((frame) => frame.includes(mark))) yield `a secret was sent: ${mark}`;
}

/** A turn may come to nothing, but never because of what was said or called in it. */
function* faultsOfFailure({ failure, answers, profile }) {
  const { kind } = failure;
  const said = answers
    .flatMap(({ spoken }) => spoken)
    .map((text) => text.replace(/<think>[\s\S]*?<\/think>/g, ''));
  const allowed = {
    broke_off: answers.some(({ breaks }) => breaks),
    // Nothing was heard before it, and the error is none that a provider makes.
    fault: answers.at(-1).breaks && answers.at(-1).parts.length === 0,
    declined: answers.some(({ finish }) => finish.reason === 'filtered'),
    silent: profile === 'noise' || said.every((text) => text.trim() === ''),
    endless: profile === 'noise',
  };
  if (!allowed[kind]) yield `the turn failed with ${kind}: ${failure.cause?.stack ?? ''}`;
}

/** Everything that is wrong with a turn. */
export function faultsOf(turn) {
  const frames = framesOf(turn);
  const calls = turn.answers.flatMap((answer) => answer.calls);
  const full = { ...turn, frames, calls };
  return [...(turn.failure ? faultsOfFailure(full) : []), ...faultsOfEffects(full), ...faultsOfWords(full)];
}
