import type { Combatant } from '@fireside/contract';
import type { Slots } from '../language/phrase.ts';
import type { Telling } from '../telling/telling.ts';
import { foeSlots, isAlone, kindOf } from './combatants.ts';
import { afflictions, foeStates } from './fight-lines.ts';
import { foeBlows, tolls } from './foe-lines.ts';
import type { Change, Verdict } from './happened.ts';
import { foeMore, ownMore } from './more-lines.ts';
import { ownBlows, spellBlows } from './own-lines.ts';

/** With what the speaker strikes: a weapon's name, or a spell's. */
export interface Means {
  word: string;
  isSpell: boolean;
}

/** Says a fresh line of the first table that has one left. */
export function lineOf(turn: Telling, tables: readonly (readonly string[])[], slots: Slots): boolean {
  return tables.some((table) => [1, 2, 3].some(() => turn.line(table, slots)));
}

function severityOf(share: number): 'graze' | 'wound' | 'heavy' {
  if (share < 0.2) return 'graze';
  return share < 0.5 ? 'wound' : 'heavy';
}

/** One blow of the speaker's, and what it has done to whom it was meant for. */
export function tellOwnBlow(
  turn: Telling,
  { word, isSpell }: Means,
  foe: Combatant,
  verdict: Verdict,
  change: Change | undefined,
): void {
  const tables = isSpell ? spellBlows : ownBlows;
  const slots = { ...foeSlots(turn, foe), weapon: word, spell: word };
  if (verdict === 'miss') return void lineOf(turn, [tables.miss, ownMore.miss], slots);
  if (!change || change.lost <= 0) return void lineOf(turn, [shruggedOff], slots);
  const severity = severityOf(change.share);
  // Who goes down was hurt enough: how badly would only take the fall's place.
  const table =
    verdict === 'critical hit' ? tables.critical : change.hasFallen ? tables.wound : tables[severity];
  lineOf(turn, [table, tables.wound, ownMore.hit], slots);
  tellFoeState(turn, change);
}

const shruggedOff = [
  'Your {weapon} [lands|strikes true], and {foe} [does not seem to mind|shrugs it off|shows no mark of it].',
  '{foe} [takes|bears] your {weapon} [without a sign of hurt|as if it were rain]: [this will not do it|something else is needed].',
  'It is a fair hit with your {weapon}, and it [does nothing|leaves no mark] at all.',
] as const;

/** How a foe looks after it was hurt, where that has changed. */
export function tellFoeState(turn: Telling, { was, now, hasFallen }: Change): void {
  const slots = foeSlots(turn, now);
  if (hasFallen) {
    lineOf(turn, [ownBlows.felled, ownMore.felled], slots);
    const { name, isProper } = kindOf(turn, now);
    turn.remember(`felled ${isProper ? name : `the ${now.name}`}`);
  } else if (was.state !== now.state && now.state === 'bloodied') turn.line(foeStates.bloodied, slots);
  else if (was.state !== now.state && now.state === 'hurt' && turn.random.chance(0.3))
    turn.line(foeStates.hurt, slots);
}

const ofOne: Record<string, string> = { are: 'is', were: 'was', have: 'has', stand: 'stands' };

/** `claws at you with both hands`, at somebody who is named. */
export function aimedAt(phrase: string, victim: string): string {
  const owned = victim.endsWith('s') ? `${victim}'` : `${victim}'s`;
  return phrase
    .replace(/\byou (are|were|have|stand)\b/gi, (_, verb: string) => `${victim} ${ofOne[verb.toLowerCase()]}`)
    .replace(/\byours\b/gi, () => owned)
    .replace(/\byour\b/gi, () => owned)
    .replace(/\byourself\b/gi, () => victim)
    .replace(/\byou\b/gi, () => victim);
}

function tollOf(turn: Telling, share: number): string {
  return turn.random.pick(share < 0.15 ? tolls.light : share < 0.4 ? tolls.middling : tolls.heavy);
}

function foeBlowSlots(turn: Telling, foe: Combatant, victim: Combatant): Slots {
  const phrase = turn.random.pick(kindOf(turn, foe).attacks);
  return {
    ...foeSlots(turn, foe),
    attack: isAlone(turn) ? phrase : aimedAt(phrase, victim.name),
    victim: victim.name,
    whom: isAlone(turn) ? 'you' : victim.name,
  };
}

/** What a foe does, and what it does to its victim. */
export function tellFoeBlow(
  turn: Telling,
  foe: Combatant,
  victim: Combatant,
  verdict: Verdict,
  change: Change | undefined,
): void {
  const tables = isAlone(turn) ? foeBlows.you : foeBlows.named;
  // Another phrase each time: a used-up sentence may be fresh with the next one.
  const say = (first: readonly string[], more: readonly string[], fields: Slots = {}) =>
    [1, 2, 3, 4].some(() => turn.line(first, { ...foeBlowSlots(turn, foe, victim), ...fields })) ||
    lineOf(turn, [more], { ...foeBlowSlots(turn, foe, victim), ...fields });
  if (verdict === 'miss') return void say(tables.miss, foeMore.miss);
  if (!change || change.lost <= 0) return void say(tables.spared, foeMore.miss);
  const points = { before: String(change.was.hp?.current ?? 0), after: String(change.now.hp?.current ?? 0) };
  const fields = { ...points, toll: tollOf(turn, change.share) };
  const left = change.now.hp?.current ?? 1;
  if (left < 0) say(tables.struckDown, foeMore.hit, fields);
  else if (left === 0) say(tables.fall, foeMore.hit, fields);
  else say(verdict === 'critical hit' ? tables.critical : tables.hit, foeMore.hit, fields);
}

export function tellHesitation(turn: Telling, foe: Combatant, victim: Combatant): void {
  const { hesitate } = isAlone(turn) ? foeBlows.you : foeBlows.named;
  lineOf(turn, [hesitate, foeMore.hesitate], foeBlowSlots(turn, foe, victim));
}

const marked: Record<string, string> = {
  mocked: 'stung by mockery',
  'guiding bolt': 'bathed in a dim glitter',
  'faerie fire': 'outlined in light',
  'shield of faith': 'shielded by faith',
  baned: 'hampered at every turn',
};

/** A condition as it follows `is`; null for what is nobody's business. */
export function conditionWords(entry: string): string | null {
  if (/^concentrating/i.test(entry)) return null;
  const bare = entry.replace(/\s*\(.*$/, '').trim();
  // A name within keeps its capitals: `charmed by Mira`.
  return marked[bare.toLowerCase()] ?? `${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
}

/** What else came over somebody, or left them. Whoever falls is told of by the fall. */
export function tellConditions(turn: Telling, { now, gained, ended, hasFallen, hasRisen }: Change): void {
  if (hasFallen || hasRisen) return;
  const isOwn = now.side === 'party';
  const victim = isOwn ? now.name : undefined;
  for (const condition of gained.flatMap((entry) => conditionWords(entry) ?? [])) {
    const table = isOwn && isAlone(turn) ? afflictions.you : afflictions.named;
    turn.line(table, { victim: victim ?? foeSlots(turn, now).foe, condition });
  }
  for (const condition of ended
    .flatMap((entry) => conditionWords(entry) ?? [])
    .filter((one) => !(one in passing)))
    turn.line(afflictions.ended, { victim: victim ?? foeSlots(turn, now).foe, condition });
}

/** What a single roll uses up is not worth a word. */
const passing: Record<string, true> = {
  'stung by mockery': true,
  'bathed in a dim glitter': true,
  prone: true,
};
