import { rollForPlayer, type Rolled, takeEdge } from '../rolling.ts';
import { d20 } from '../rules/skills.ts';
import { castingOf } from '../rules/spells.ts';
import { foeThing, startFight, targetOf } from '../scene/fight.ts';
import type { Script } from '../script.ts';
import { changeSheet, hitPoints, remember, sceneOf, tell, type Turn } from '../turn.ts';
import type { Action } from './action.ts';
import { strike } from './attack.ts';
import { checkOf, roll } from './checks.ts';
import { mended, unschooled } from '../lines/magic.ts';
import { resolveCheck } from './resolve-check.ts';
import { mentions } from '../intent/words.ts';

export function* cast(turn: Turn): Script<void> {
  const { state, speaker, snapshot } = turn;
  const casting = castingOf(speaker.sheet, snapshot.message, turn.words);
  if (!speaker.sheet || speaker.sheet.spells.length === 0) {
    tell(turn, unschooled);
    return yield* roll(turn, checkOf(turn, 'cast', ['arcana', 'religion', 'nature']), resolveCheck);
  }
  const spell = casting.spell?.toLowerCase() ?? 'magic';
  if (casting.kind === 'healing') return yield* heal(turn, casting.healing, spell);
  const mayFight = sceneOf(turn).beat !== 'hook' && !state.fought;
  if (casting.kind === 'harming' && state.foes.length === 0 && mayFight) startFight(turn);
  if (casting.kind === 'other' || state.foes.length === 0)
    return yield* roll(
      turn,
      checkOf(turn, 'cast', ['arcana', 'religion', 'nature'], { toward: spell }),
      resolveCheck,
    );
  const target = targetOf(turn);
  yield* strike(turn, {
    kind: 'attack',
    intent: 'cast',
    notation: d20(casting.attack, takeEdge(turn)),
    reason: `Spell attack on ${foeThing(turn, state.foes[target]!).name}`.slice(0, 120),
    modifier: casting.attack,
    difficulty: state.foes[target]!.armor,
    target,
    weapon: spell,
    damage: casting.damage,
  });
}

/** The one who is named, else whoever is hurt worst. */
function* heal(turn: Turn, notation: string, spell: string): Script<void> {
  const { party, speaker } = turn;
  const named = party.findIndex(
    ({ name, seat, sheet }) =>
      sheet &&
      seat.user_id !== speaker.seat.user_id &&
      mentions(turn.words, `${name} ${seat.name}`.toLowerCase()),
  );
  const missing = (index: number) => {
    const sheet = party[index]?.sheet;
    return sheet ? sheet.max_hp - hitPoints(turn, sheet) : -1;
  };
  const worst = party.reduce((best, _, index) => (missing(index) > missing(best) ? index : best), 0);
  const target = named >= 0 ? named : worst;
  const action: Action = {
    kind: 'healing',
    intent: 'cast',
    notation,
    reason: `Healing for ${party[target]!.name}`.slice(0, 120),
    modifier: 0,
    difficulty: 0,
    target,
    weapon: spell,
  };
  const rolled = yield* rollForPlayer(turn, action);
  if (rolled) yield* resolveHealing(turn, action, rolled);
}

// biome-ignore lint/correctness/useYield: a resolution is a script like the others
export function* resolveHealing(turn: Turn, action: Action, { total }: Rolled): Script<void> {
  const patient = turn.party[action.target ?? 0];
  if (!patient?.sheet) return;
  const before = hitPoints(turn, patient.sheet);
  const gained = Math.max(0, Math.min(total, patient.sheet.max_hp - before));
  if (gained > 0) changeSheet(turn, patient.sheet, { hpChange: gained });
  const own = patient.seat.user_id === turn.speaker.seat.user_id;
  tell(turn, own ? mended.self : mended.other, {
    spell: action.weapon,
    patient: patient.name,
    healing: String(total),
    hp: String(before + gained),
  });
  if (!own) remember(turn, `kept ${patient.name} on two feet`);
}
