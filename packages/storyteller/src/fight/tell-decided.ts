import type { Encounter } from '@fireside/contract';
import { attacksPerAction } from '@fireside/contract/sheet';
import type { Telling } from '../telling/telling.ts';
import { askForRolls } from './awaited.ts';
import { hasFallen, onTurn, speakersOwn, standing } from './combatants.ts';
import { addressSpeaker } from './echo.ts';
import { saves } from './fight-lines.ts';
import { fightTurn } from './fight-turn.ts';
import { blowsIn, changesBetween, type RolledBlow, savesIn } from './happened.ts';
import { fightSpell } from './spell-table.ts';
import { tellConditions, tellOwnBlow } from './tell-blow.ts';
import { tellSpell } from './tell-spell.ts';
import { tellDeathSaves } from './tell-death-saves.ts';
import { weaponWord } from './weapon-choice.ts';

/** The fight as it stood before the rules decided anything in this turn. */
function fightBefore({ effects, table }: Telling): Encounter | null {
  const first = effects.find((effect) => effect.kind === 'encounter');
  return first ? first.before : table.encounter;
}

/** The hit points of the party before, which stand on sheets and not in the fight. */
function sheetsBefore({ effects }: Telling, fight: Encounter | null): Encounter | null {
  if (!fight) return null;
  const combatants = fight.combatants.map((one) => {
    const change = effects.find(
      (effect) => effect.kind === 'hit_points' && effect.character_id === one.character_id,
    );
    return change?.kind === 'hit_points' ? { ...one, hp: { current: change.before, max: change.max } } : one;
  });
  return { ...fight, combatants };
}

/** Tells what the rules had decided when an awaited roll became known. */
export async function tellDecided(turn: Telling): Promise<void> {
  const { user_id } = turn.speaker.seat;
  const own = turn.effects.filter((effect) => effect.kind === 'rolled' && effect.by === user_id);
  const changes = changesBetween(sheetsBefore(turn, fightBefore(turn)), turn.table.encounter);
  const me = speakersOwn(turn);
  tellDeathSaves(turn, own, user_id);
  const [blow] = blowsIn(own).slice(-1);
  if (blow) tellDecidedBlow(turn, blow, changes);
  for (const { label, isSuccess } of savesIn(own)) {
    if (label === 'Death save') continue;
    turn.line(isSuccess ? saves.made : saves.failed, { victim: turn.speaker.name });
    tellHarm(
      turn,
      changes.find(({ now }) => now.id === me?.id),
    );
  }
  if (!blow) return;
  if (askForRolls(turn, firstAsked(turn))) return;
  const keepsTurn = mayStrikeAgain(turn, blow);
  Object.assign(fightTurn(turn), { hasActed: !keepsTurn, keepsTurn });
  if (keepsTurn && turn.line(anotherBlow)) fightTurn(turn).prompted = speakersOwn(turn)?.id ?? null;
}

/** Where among what happened a further roll was asked of the speaker. */
function firstAsked({ effects, speaker }: Telling): number {
  const at = effects.findIndex(
    (effect) =>
      effect.kind === 'roll_asked' && effect.notation !== null && effect.user_id === speaker.seat.user_id,
  );
  return at < 0 ? effects.length : at;
}

function tellDecidedBlow(
  turn: Telling,
  { attack, target, verdict }: RolledBlow,
  changes: ReturnType<typeof changesBetween>,
): void {
  const foe = turn.table.encounter?.combatants.find(({ name }) => name === target);
  if (!foe) return;
  const change = changes.find(({ now }) => now.id === foe.id);
  const spell = fightSpell(attack);
  const at = turn.told.length;
  if (spell) tellSpell(turn, spell, [foe], changes, [{ by: '', attack, target, verdict }]);
  else
    tellOwnBlow(
      turn,
      { word: /^unarmed/i.test(attack) ? 'fist' : weaponWord(attack), isSpell: false },
      foe,
      verdict,
      change,
    );
  addressSpeaker(turn, at);
  if (change) tellConditions(turn, change);
}

function tellHarm(turn: Telling, change: ReturnType<typeof changesBetween>[number] | undefined): void {
  if (!change) return;
  const slots = {
    victim: change.now.name,
    before: String(change.was.hp?.current ?? 0),
    after: String(change.now.hp?.current ?? 0),
  };
  if (change.lost > 0) turn.line(harmed, slots);
  tellConditions(turn, change);
}

const harmed = [
  'It costs {victim} some blood: HP {before} → {after}.',
  'What gets through takes {victim} from {before} to {after} HP.',
  '{victim} pays for it (HP {before} → {after}).',
] as const;

/** Whoever strikes more than once in a turn keeps it for the next blow: what came of this one is told first. */
function mayStrikeAgain(turn: Telling, { attack }: RolledBlow): boolean {
  const { table, sheet } = turn;
  const own = speakersOwn(turn);
  if (!table.encounter || !sheet || !own || hasFallen(own) || fightSpell(attack)) return false;
  const { attacks_made: made = 0 } = table.encounter;
  return (
    onTurn(table.encounter).id === own.id &&
    made < attacksPerAction(sheet) &&
    standing(turn, 'foe').length > 0
  );
}

const anotherBlow = [
  'You have [another|one more] blow in you, {you}: [at whom|where does it go]?',
  '[And again|Once more], {you}: you may strike [another time|once more] before they can.',
  'Your arm is still moving, {you}; there is time for [another|one more] blow.',
  'One blow is done, {you}, and [another|a second] is yours.',
] as const;
