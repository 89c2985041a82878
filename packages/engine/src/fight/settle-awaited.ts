import { joinFight } from './join-fight.ts';
import { type Combatant, type Sealed, sheetOf } from '@fireside/contract';
import type { RollAnswer } from '../dice/roll-answer.ts';
import { rollRange } from '../dice/roll-range.ts';
import { toldTotal } from '../dice/told-total.ts';
import { attackNamed, concentrationOf, whyNoAction } from '../rules/index.ts';
import { answeredIn, type DecidedCheck, type Seat, type Snapshot, type Spoken } from '../snapshot.ts';
import { deathSavesOutside, sufferDeathSave } from './death-saves.ts';
import { Deed, type DeedPorts } from './deed.ts';
import { loseConcentration, saveReason } from './harm.ts';
import { naturalBehind, naturalOf } from './natural.ts';
import { unseal } from './sealed-rolls.ts';
import { attackReason, landBlow, strikeOnce, sufferSave, verdictOf } from './strike.ts';

/** What happened by the rules before the DM says a word. */
export interface Settled {
  deed: Deed;
  /** The players whose awaited rolls are decided: nobody need read their numbers any more. */
  decided: ReadonlySet<string>;
  /** Those of them that were checks, with what was rolled. */
  checks: readonly DecidedCheck[];
}

/**
 * The beginning of a turn by the rules: a roll that was awaited and is known now decides what was sealed with it, and whoever is dying rolls
 * for their life. `asked`: the table before the awaited rolls were taken up.
 */
export function settleAwaited(ports: DeedPorts, asked: Snapshot): Settled {
  const deed = new Deed(ports);
  const decided = new Set<string>();
  const rolled = new Set<string>();
  const silent = new Map<string, Spoken>();
  const checks: DecidedCheck[] = [];
  for (const spoken of answeredIn(asked)) {
    const { user_id, pending_roll } = spoken.speaker;
    const sealed = deed.table.world.awaited[user_id];
    if (!sealed) continue;
    if (pending_roll?.notation !== sealed.notation) {
      // Something else was asked since.
      deed.add(unseal(deed.table, user_id));
      continue;
    }
    const known = knownRoll(deed, spoken, sealed);
    if (!known) {
      silent.set(user_id, spoken);
      continue;
    }
    deed.add(unseal(deed.table, user_id));
    decided.add(user_id);
    silent.delete(user_id);
    if ('who' in sealed) rolled.add(sealed.who);
    const { total } = known;
    if (sealed.decides === 'check')
      checks.push({ userId: user_id, label: sealed.label, total, difficulty: sealed.difficulty });
    decide(deed, { sealed, ...known, by: user_id });
  }
  for (const { speaker } of silent.values()) askAgain(deed, speaker);
  joinFight(deed);
  deathSavesOutside(deed, rolled);
  return { deed, decided, checks };
}

/** What hangs in the air is not settled by talking of something else: the same roll is awaited still. A check alone is the DM's to ask again. */
function askAgain(deed: Deed, { user_id, name, pending_roll: roll }: Seat): void {
  const sealed = deed.table.world.awaited[user_id];
  if (!sealed || !roll) return;
  if (sealed.decides === 'check') {
    deed.add(unseal(deed.table, user_id));
    deed.note(
      `${name} was asked for ${roll.notation} and has told no total: ask again with check where it is still needed.`,
    );
    return;
  }
  deed.add([{ kind: 'roll_asked', user_id, ...roll, before: null }]);
  deed.note(
    `${name} has told no total: ${roll.notation} for ${roll.reason} is awaited still, and decides what comes of it. Answer, and ask for it once more.`,
  );
}

interface Known {
  total: number;
  natural: number | null;
  /** Whether the dice have been shown: then they are not told of twice. */
  breakdown: string;
}

function knownRoll(deed: Deed, { message, madeRoll, speaker }: Spoken, { notation }: Sealed): Known | null {
  if (madeRoll) return madeRoll.notation === notation ? { ...madeRoll, natural: naturalOf(madeRoll) } : null;
  const answer = readAnswer(deed, message, notation);
  if (answer.kind === 'delegated') {
    const roll = deed.roll(notation, speaker.user_id, () => speaker.pending_roll?.reason ?? '');
    return { ...roll, natural: naturalOf(roll) };
  }
  if (answer.kind !== 'total') return null;
  const { total } = answer;
  const natural = naturalBehind(notation, total);
  return {
    total,
    natural,
    breakdown: natural === null ? `${total}` : `[${natural}]${added(total - natural)} = ${total}`,
  };
}

function added(modifier: number): string {
  if (modifier === 0) return '';
  return modifier > 0 ? `+${modifier}` : `${modifier}`;
}

function readAnswer({ table }: Deed, message: string, notation: string): RollAnswer {
  const { lowest, highest } = rollRange(notation);
  const natural = naturalBehind(notation, 0);
  const names = (table.encounter?.combatants ?? []).map(({ name }) => name);
  return toldTotal(message, { lowest, highest, modifier: natural === null ? null : -natural }, names);
}

type Decision = Known & { sealed: Sealed; by: string };

/** A roll that its player has made, told of with what came of it. */
function tell(deed: Deed, { sealed, total, breakdown, by }: Decision, reason: string): void {
  deed.tell({ notation: sealed.notation, reason, total, breakdown }, by);
}

/** Who was meant, in the fight or as if there were one. */
function saverOf(deed: Deed, characterId: string): Combatant | null {
  const sheet = sheetOf(deed.table, characterId);
  if (!sheet) return null;
  return (
    deed.combatantOf(characterId) ?? {
      id: characterId,
      character_id: characterId,
      name: sheet.name,
      side: 'party',
      initiative: 0,
      conditions: sheet.conditions,
      hp: { current: sheet.current_hp, max: sheet.max_hp },
      state: 'unhurt',
    }
  );
}

function decide(deed: Deed, decision: Decision): void {
  const { sealed, natural, total } = decision;
  if (sealed.decides === 'attack') decideAttack(deed, decision, sealed);
  else if (sealed.decides === 'death_save') {
    tell(deed, decision, `Death save: ${total >= 10 ? 'success' : 'failure'}`);
    sufferDeathSave(deed, sealed.who, natural ?? total);
  } else decideSave(deed, decision, sealed);
}

/** Whatever has a difficulty, which is shown now. */
function decideSave(deed: Deed, decision: Decision, sealed: Extract<Sealed, { difficulty: number }>): void {
  const isSuccess = decision.total >= sealed.difficulty;
  const label = sealed.decides === 'concentration' ? 'Constitution save to keep up a spell' : sealed.label;
  tell(deed, decision, saveReason(label, sealed.difficulty, isSuccess));
  if (sealed.decides === 'check') {
    deed.note(
      `${label}: ${decision.total} against DC ${sealed.difficulty}, a ${isSuccess ? 'success' : 'failure'}.`,
    );
    return;
  }
  const saver = saverOf(deed, sealed.who);
  if (!saver) return;
  if (sealed.decides === 'save') sufferSave(deed, saver, sealed, isSuccess);
  else {
    const spell = concentrationOf(saver.conditions);
    if (spell && !isSuccess) loseConcentration(deed, saver, spell);
  }
}

function decideAttack(deed: Deed, decision: Decision, sealed: Extract<Sealed, { decides: 'attack' }>): void {
  const [attacker, target] = [deed.combatant(sealed.attacker), deed.combatant(sealed.target)];
  const attack = attacker && attackNamed(deed.fighter(attacker, sealed.slot), sealed.attack);
  if (!attacker || !target || !attack || whyNoAction(deed.fighter(attacker))) {
    tell(deed, decision, sealed.attack);
    deed.note('Whoever attacked or was attacked is out of it: the roll decides nothing any more.');
    return;
  }
  const verdict = verdictOf(sealed, decision);
  tell(deed, decision, attackReason(attack.name, target.name, verdict));
  landBlow(deed, { attacker, target, attack }, verdict);
  const again = deed.combatant(target.id);
  if (sealed.left > 0 && again && again.state !== 'down')
    strikeOnce(deed, { attacker, target: again, attack, left: sealed.left - 1, circumstances: {} });
}
