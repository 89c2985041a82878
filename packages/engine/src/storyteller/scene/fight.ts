import { resembles } from '../intent/words.ts';
import type { Thing } from '../language/nouns.ts';
import type { Slots } from '../language/phrase.ts';
import { retorts, strikes } from '../lines/attack.ts';
import { fell, shaken } from '../lines/scenes.ts';
import { hardestBlow, minionsFor, villainFor } from '../rules/foes.ts';
import { rollForMaster, shakenCondition } from '../rolling.ts';
import { blowOf } from '../rules/weapons.ts';
import type { Script } from '../script.ts';
import type { Foe } from '../state.ts';
import type { FoeKind } from '../tables/types.ts';
import { changeSheet, conditionsOf, hitPoints, tell, type Turn } from '../turn.ts';

const pronouns = {
  it: { it: 'it', its: 'its' },
  he: { it: 'he', its: 'his' },
  she: { it: 'she', its: 'her' },
} as const;

const plainAttacks = [
  'comes at you with everything it has',
  'lashes out at you',
  'drives straight at you',
  'strikes at your head',
  'aims a vicious blow at your side',
];

export function kindOf({ plot }: Turn, foe: Foe): FoeKind {
  if (foe.kind) return { name: foe.kind, attacks: plainAttacks, words: foe.kind };
  return foe.part === 'villain' ? plot.threat.villain : plot.threat.minion;
}

export function foeThing(turn: Turn, foe: Foe): Thing {
  const { name, proper } = kindOf(turn, foe);
  return { name: foe.mark ? `${foe.mark} ${name}` : name, ...(proper && { proper }) };
}

export function foeSlots(turn: Turn, foe: Foe): Slots {
  return { foe: foeThing(turn, foe), ...pronouns[kindOf(turn, foe).pronoun ?? 'it'] };
}

function strengthOf({ party }: Turn) {
  return {
    players: party.length,
    level: Math.max(1, ...party.map(({ sheet }) => sheet?.level ?? 1)),
  };
}

export function startFight(turn: Turn): void {
  turn.state.foes = minionsFor(strengthOf(turn));
  turn.state.fought = true;
  turn.state.rounds = 1;
  tell(turn, turn.plot.threat.ambush);
}

export function bringVillain(turn: Turn): void {
  const strength = strengthOf(turn);
  turn.state.foes = [villainFor(strength), ...(strength.players > 2 ? minionsFor(strength).slice(0, 1) : [])];
  turn.state.fought = true;
  turn.state.rounds = 0;
}

/** The foe that the words mean, else the one that is closest to falling. */
export function targetOf(turn: Turn): number {
  const { foes } = turn.state;
  const meant = foes.findIndex((foe) =>
    foe.part === 'villain' ? namesKind(turn, foe) : foe.mark !== '' && turn.words.includes(foe.mark),
  );
  if (meant >= 0) return meant;
  const minion = foes.findIndex((foe) => foe.part === 'minion' && namesKind(turn, foe));
  if (minion >= 0) return minion;
  return foes.reduce((weakest, foe, index) => (foe.hp < foes[weakest]!.hp ? index : weakest), 0);
}

function namesKind(turn: Turn, foe: Foe): boolean {
  const names = kindOf(turn, foe).words.toLowerCase().split(' ');
  return turn.words.some((word) => names.some((name) => name.length > 2 && resembles(word, name)));
}

/** Takes HP from a foe and says so when it falls. Whether it fell. */
export function woundFoe(turn: Turn, index: number, damage: number): boolean {
  const { state } = turn;
  const foe = state.foes[index];
  if (!foe) return false;
  const half = foe.hp > foe.maxHp / 2;
  foe.hp -= damage;
  if (foe.hp > 0) {
    if (foe.part === 'villain' && half && foe.hp <= foe.maxHp / 2) tell(turn, turn.plot.threat.turning);
    return false;
  }
  if (foe.part === 'minion') tell(turn, strikes.felled, foeSlots(turn, foe));
  state.foes.splice(index, 1);
  return true;
}

/** One of the foes answers whoever has just acted. */
export function* foesAnswer(turn: Turn): Script<void> {
  const { state, speaker, random } = turn;
  if (state.foes.length === 0) return;
  if (!random.chance(turn.party.length > 1 ? 0.7 : 0.85)) return;
  const foe = random.pick(state.foes);
  const sheet = speaker.sheet;
  const { weapon } = blowOf(sheet, [], turn.plot.table.weapon);
  const slots = { ...foeSlots(turn, foe), weapon };
  const hp = sheet ? hitPoints(turn, sheet) : Number.POSITIVE_INFINITY;
  const deadly = hp <= hardestBlow(foe.damage);
  // Whoever could fall to the next blow is offered a way out, and has some luck after that.
  if (deadly && !state.offeredMercy) {
    state.offeredMercy = true;
    tell(turn, retorts.mercy, slots);
    return;
  }
  if (deadly && random.chance(0.65)) {
    tell(turn, retorts.hesitate, slots);
    return;
  }
  const attack = random.pick(kindOf(turn, foe).attacks);
  const name = foeThing(turn, foe).name;
  const [toHit] = yield* rollForMaster([
    { notation: `1d20+${foe.attack}`, reason: `${capital(name)} attacks ${speaker.name}` },
  ]);
  if (toHit! < (sheet?.armor_class ?? 11)) {
    tell(turn, retorts.miss, { ...slots, attack });
    return;
  }
  if (!sheet) {
    tell(turn, retorts.wound, { ...slots, attack });
    return;
  }
  const [damage] = yield* rollForMaster([
    { notation: deadly ? '1d4' : foe.damage, reason: `${capital(name)} hits ${speaker.name}` },
  ]);
  changeSheet(turn, sheet, { hpChange: -damage! });
  const left = hitPoints(turn, sheet);
  const blow = { ...slots, attack, damage: String(damage), hp: String(left) };
  if (left <= 0) {
    tell(turn, retorts.fatal, blow);
    tell(turn, fell, slots);
    return;
  }
  tell(turn, retorts.hit, blow);
  const shakes = toHit! - foe.attack === 20 && !conditionsOf(turn, sheet).includes(shakenCondition);
  if (shakes && tell(turn, shaken))
    changeSheet(turn, sheet, { conditions: [...conditionsOf(turn, sheet), shakenCondition] });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
