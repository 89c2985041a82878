import type { Combatant } from '@fireside/contract';
import type { Telling } from '../telling/telling.ts';
import { foeSlots, helplessEntry, isProne, isVillain, kindOf, standing, whyHelpless } from './combatants.ts';
import { endWon, leaveFight } from './end-fight.ts';
import { callFight, fightTurn, hasCallsLeft } from './fight-turn.ts';
import { strengthOf } from './creature-table.ts';
import { strikesPerTurn } from './foe-strength.ts';
import { comesRound, drawsOff, foeHelpless, routs, routsOfSeveral, standsUp } from './foe-lines.ts';
import { blowsIn, changesBetween, savesIn } from './happened.ts';
import { saves } from './fight-lines.ts';
import { tellConditions, tellFoeBlow, tellHesitation } from './tell-blow.ts';
import { clearsEyes, recovers } from './tricks.ts';

function averageLevel({ table }: Telling): number {
  const levels = table.party.flatMap(({ character }) => character?.level ?? []);
  return Math.max(1, Math.round(levels.reduce((sum, level) => sum + level, 0) / Math.max(1, levels.length)));
}

/** How many of everything one has are left. */
const shareLeft = ({ hp }: Combatant) => (hp ? hp.current / Math.max(1, hp.max) : 1);

const blowOf = (foe: Combatant) => strengthOf(foe.creature ?? '')?.blow ?? 5;

/** Whether two more blows could be the last. */
function isFrail(foe: Combatant, victim: Combatant): boolean {
  return shareLeft(victim) <= 1 / 3 || (victim.hp?.current ?? 99) <= blowOf(foe) * 2;
}

/** Whether one more blow could be the last. */
function isAtTheBrink(foe: Combatant, victim: Combatant): boolean {
  return (victim.hp?.current ?? 99) <= Math.max(blowOf(foe) * 1.5, 5);
}

const endsWithAFall = ({ table }: Telling) => table.zero_hp !== 'fall';

/** Whom it strikes: anybody who stands, sooner those who can bear it; all the more where the first fall ends the game. */
function victimOf(turn: Telling, foe: Combatant): Combatant | null {
  const all = standing(turn, 'party');
  const hardy = all.filter((one) => !isFrail(foe, one));
  const choice = hardy.length > 0 && (endsWithAFall(turn) || turn.random.chance(0.7)) ? hardy : all;
  return choice.length > 0 ? turn.random.pick(choice) : null;
}

/** When half of them are down, the others may have had enough. */
function losesHeart(turn: Telling, foe: Combatant): boolean {
  const foes = turn.table.encounter!.combatants.filter(({ side }) => side === 'foe');
  const left = standing(turn, 'foe').length;
  if (foes.length < 2 || left * 2 > foes.length || isVillain(turn, kindOf(turn, foe))) return false;
  const isPressed = endsWithAFall(turn) && standing(turn, 'party').some((one) => isFrail(foe, one));
  return turn.random.chance(foe.state === 'bloodied' ? 0.5 : isPressed ? 0.4 : 0);
}

/** Whoever is close to falling is given a breath: a way out, and some luck. */
function holdsBack(turn: Telling, foe: Combatant, victim: Combatant): boolean {
  if (!isFrail(foe, victim)) return false;
  if (!endsWithAFall(turn)) return turn.random.chance(standing(turn, 'party').length === 1 ? 0.4 : 0.15);
  return turn.random.chance(isAtTheBrink(foe, victim) ? 0.96 : 0.5);
}

/** Nobody is left who could bear another blow: those who only bar the way have what they came for. */
function leavesItAtThat(turn: Telling, foe: Combatant): boolean {
  if (!endsWithAFall(turn) || isVillain(turn, kindOf(turn, foe))) return false;
  const all = standing(turn, 'party');
  return all.every((one) => isAtTheBrink(foe, one)) && turn.random.chance(0.4);
}

/** Nobody is held for ever: who throws it off acts again from the next turn on. */
async function struggle(turn: Telling, foe: Combatant): Promise<void> {
  const condition = whyHelpless(foe) ?? '';
  const { status } = await callFight(turn, 'check', { who: foe.id, check: 'Wisdom save', difficulty: 13 });
  if (status === 'success') {
    await callFight(turn, 'damage', { target: foe.id, condition: helplessEntry(foe)!, on: false });
    turn.line(comesRound, { ...foeSlots(turn, foe), condition });
  } else turn.line(foeHelpless, { ...foeSlots(turn, foe), condition });
}

/** What one foe does when it is on turn. */
export async function foeTurn(turn: Telling, foe: Combatant): Promise<void> {
  if (helplessEntry(foe) !== null) return await struggle(turn, foe);
  if (hasCallsLeft(turn) && (await recovers(turn, foe))) return;
  if (losesHeart(turn, foe)) {
    turn.line(standing(turn, 'foe').length > 1 ? routsOfSeveral : routs, foeSlots(turn, foe));
    return await endWon(turn, true);
  }
  if (leavesItAtThat(turn, foe)) {
    turn.line(standing(turn, 'foe').length > 1 ? drawsOff.several : drawsOff.one, foeSlots(turn, foe));
    turn.state.fought = true;
    return await leaveFight(turn);
  }
  if (isProne(foe) && hasCallsLeft(turn)) {
    await callFight(turn, 'damage', { target: foe.id, condition: 'prone', on: false });
    turn.line(standsUp, foeSlots(turn, foe));
  }
  const chief = isVillain(turn, kindOf(turn, foe));
  const strikes = strikesPerTurn(foe.creature, averageLevel(turn), chief);
  const made = turn.table.encounter?.attacks_made ?? 0;
  for (let at = made; at < strikes && hasCallsLeft(turn); at++) {
    const victim = victimOf(turn, foe);
    if (!victim) return;
    if (holdsBack(turn, foe, victim)) {
      tellHesitation(turn, foe, victim);
      return;
    }
    await strike(turn, foe, victim);
    if (standing(turn, 'party').length === 0) return;
  }
  if (hasCallsLeft(turn)) await clearsEyes(turn, foe);
}

async function strike(turn: Telling, foe: Combatant, victim: Combatant): Promise<void> {
  const before = turn.table.encounter;
  const from = turn.effects.length;
  const isGuarded = fightTurn(turn).isGuarded && victim.character_id === turn.sheet?.id;
  const { error } = await callFight(turn, 'attack', {
    attacker: foe.id,
    target: victim.id,
    ...(isGuarded && { edge: 'disadvantage' }),
  });
  if (error !== undefined) return tellHesitation(turn, foe, victim);
  const happened = turn.effects.slice(from);
  const changes = changesBetween(before, turn.table.encounter);
  const change = changes.find(({ now }) => now.id === victim.id);
  const [blow] = blowsIn(happened);
  tellFoeBlow(turn, foe, victim, blow?.verdict ?? 'hit', change);
  for (const { isSuccess, label } of savesIn(happened))
    if (!/^Death save/.test(label)) turn.line(isSuccess ? saves.made : saves.failed, { victim: victim.name });
  for (const one of changes) tellConditions(turn, one);
}
