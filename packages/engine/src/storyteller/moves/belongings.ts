import { potions } from '../lines/magic.ts';
import { rests } from '../lines/journey.ts';
import { rollForMaster } from '../rolling.ts';
import { abilityModifier, signed } from '../rules/skills.ts';
import { foeSlots } from '../scene/fight.ts';
import type { Script } from '../script.ts';
import { changeSheet, hitPoints, tell, type Turn } from '../turn.ts';
import { checkOf, roll } from './checks.ts';
import { featureMeant, search, skillMeant } from './explore.ts';
import { resolveCheck } from './resolve-check.ts';

const healingDraught = /potion|elixir|medkit|first[- ]aid|stim|salve|tonic|bandage/i;

export function* use(turn: Turn): Script<void> {
  const { sheet } = turn.speaker;
  const text = turn.words.join(' ');
  const draught = sheet?.inventory.findLast(
    ({ name, quantity }) => quantity > 0 && healingDraught.test(name) && healingDraught.test(text),
  );
  if (draught) return yield* drink(turn, draught.name);
  if (turn.state.foes.length === 0 && featureMeant(turn) >= 0) return yield* search(turn);
  const meant = skillMeant(turn);
  yield* roll(
    turn,
    checkOf(turn, 'use', meant ? [meant] : ['sleight of hand', 'investigation', 'athletics']),
    resolveCheck,
  );
}

function* drink(turn: Turn, used: string): Script<void> {
  const sheet = turn.speaker.sheet!;
  const [total] = yield* rollForMaster([{ notation: '2d4+2', reason: `Healing for ${turn.speaker.name}` }]);
  const before = hitPoints(turn, sheet);
  const gained = Math.min(total!, sheet.max_hp - before);
  changeSheet(turn, sheet, { hpChange: gained, used });
  tell(turn, potions, { healing: String(total), hp: String(before + gained) });
}

export function* take(turn: Turn): Script<void> {
  if (turn.state.foes.length === 0 && featureMeant(turn) >= 0) return yield* search(turn);
  yield* roll(turn, checkOf(turn, 'take', ['sleight of hand', 'athletics']), resolveCheck);
}

/** Once in a scene, and never with an enemy at hand. */
export function* rest(turn: Turn): Script<void> {
  const { state, speaker } = turn;
  const foe = state.foes[0];
  if (foe) return void tell(turn, rests.fight, foeSlots(turn, foe));
  if (state.rested.includes(speaker.name)) return void tell(turn, rests.restless);
  state.rested.push(speaker.name);
  const { sheet } = speaker;
  if (!sheet || hitPoints(turn, sheet) >= sheet.max_hp) return void tell(turn, rests.whole);
  const notation = `1d8${signed(Math.max(1, abilityModifier(sheet, 'constitution')))}`;
  const [total] = yield* rollForMaster([{ notation, reason: `${speaker.name} rests` }]);
  const before = hitPoints(turn, sheet);
  const gained = Math.min(total!, sheet.max_hp - before);
  changeSheet(turn, sheet, { hpChange: gained });
  tell(turn, rests.healed, { healing: String(gained), hp: String(before + gained) });
}
