import type { CountedNumber } from '../../numbers.ts';
import type { Reading } from '../../reading.ts';
import { clauseAt } from '../../text/clauses.ts';
import type { Standing, Witness } from '../../witness.ts';
import { rolledNumbers } from '../die.ts';
import { formerly, healing, pastArrow, standing, standingBehind, taking } from './words.ts';

/** Differences that may be told: each, and all together. */
export function differences({ wounds }: Standing): Set<number> {
  const known = new Set(wounds.map(Math.abs));
  let sum = 0;
  for (const wound of wounds) {
    sum += wound;
    known.add(Math.abs(sum));
  }
  return known;
}

export function rollSums(witness: Witness): Set<number> {
  const totals = witness.rolls.map(({ total }) => total);
  const sum = totals.reduce((all, one) => all + one, 0);
  return new Set([
    ...rolledNumbers(witness),
    ...totals.flatMap((one) => [one, Math.floor(one / 2), one * 2]),
    sum,
  ]);
}

export function itemNumbers({ items, sheet }: Standing): number[] {
  return [
    ...items.map(({ quantity }) => Math.abs(quantity)),
    ...sheet.inventory.map(({ quantity }) => quantity),
  ];
}

export function hasTemporary({ sheet, hasNewStats }: Standing, value: number): boolean {
  return (
    hasNewStats !== undefined &&
    Object.entries(sheet.combat_stats).some(
      ([field, held]) =>
        /temp/i.test(field) && (String(held).match(/\d+/g) ?? []).map(Number).includes(value),
    )
  );
}

/** As many as there are, or as there were on the way; those from before only where the sentence says so. */
export function isStage(
  { stages, sheet }: Standing,
  { at, value, to }: CountedNumber,
  { tokens }: Reading,
): boolean {
  if (stages.slice(1).includes(value) || sheet.current_hp === value) return true;
  const isFormer =
    formerly.has(tokens[at - 1]?.text ?? '') ||
    pastArrow.has(tokens[to]?.text ?? '') ||
    pastArrow.has(tokens[at + 1]?.text ?? '') ||
    tokens.slice(0, at).some(({ text }) => /^(?:had|from|were)$/.test(text));
  return isFormer && stages[0] === value;
}

export function hasPoints(one: Standing, number: CountedNumber, reading: Reading, witness: Witness): boolean {
  const { at, value, of, to } = number;
  const { tokens } = reading;
  const [from] = clauseAt(tokens, at);
  const clause = tokens.slice(from, to).map(({ text }) => text);
  if (!Number.isNaN(of)) return one.maxima.includes(of) && isStage(one, number, reading);
  const isChange = clause.some((word) => taking.has(word) || healing.has(word)) || tokens[at]!.sign !== '';
  const isNow =
    standing.has(tokens[at - 1]?.text ?? '') ||
    standingBehind.has(tokens[to]?.text ?? '') ||
    clause.some((word) => /^(?:have|has|last|down|at|left)$/.test(word));
  const changes = differences(one);
  if (isChange && !isNow)
    return changes.has(value) || (one.wounds.length > 0 && rollSums(witness).has(value));
  if (isNow && !isChange) return isStage(one, number, reading);
  return (
    changes.has(value) ||
    isStage(one, number, reading) ||
    (one.wounds.length > 0 && rollSums(witness).has(value))
  );
}
