import type { RollAnswer } from './roll-answer.ts';
import { isDelegated, naturalAnswer, totalAnswer, type Asked } from './roll-answer.ts';

/** What is counted, but not by dice. */
const unit =
  /^\s*(?:hp|hit ?points?|hits?\b|feet|foot|ft|yards?|met(?:er|re)s?|m\b|steps?|gold|silver|copper|[gsc]p\b|coins?|arrows?|of (?:them|us)|%|st\b|nd\b|rd\b|th\b|-foot)/;

interface Told {
  number: number;
  at: number;
}

function numbersIn(text: string): Told[] {
  return [...text.matchAll(/(?<![\d\p{L}])-?\d{1,3}(?!\d)/gu)]
    .filter((found) => !unit.test(text.slice(found.index + found[0].length)))
    .map((found) => ({ number: Number(found[0]), at: found.index }));
}

const addedUp = (sum: string) =>
  (sum.match(/-?\d{1,3}/g) ?? []).reduce((total, number) => total + Number(number), 0);

const mostCharacters = 400;

/**
 * The total that a message tells, where something hangs on it: only what can mean nothing else. `names`: of whoever is in the
 * scene, which may have numbers of their own.
 */
export function toldTotal(message: string, asked: Asked, names: readonly string[]): RollAnswer {
  let text = message.slice(0, mostCharacters).toLowerCase().replaceAll('−', '-');
  for (const name of names.toSorted((one, other) => other.length - one.length))
    text = text.replaceAll(name.toLowerCase(), ' ');
  text = text.replace(/\b\d{0,3}d\d{1,3}(?:k[hl]\d?)?(?:\s?[+-]\s?\d{1,3})?/g, ' ');
  if (isDelegated(text)) return { kind: 'delegated' };
  const natural = /\b(?:nat(?:ural)?|crit(?:ical)?)\s*(\d{1,2})\b/.exec(text);
  if (natural && asked.modifier !== null) return naturalAnswer(Number(natural[1]), asked);
  const stated = /=\s*(-?\d{1,3})(?!\d)/.exec(text);
  if (stated) return totalAnswer(Number(stated[1]), asked);
  const sum = /(-?\d{1,3}(?:\s*(?:\+|plus)\s*\d{1,3})+)(?:\s*(?:is|makes)\s*(\d{1,3}))?/.exec(text);
  if (sum) return totalAnswer(sum[2] ? Number(sum[2]) : addedUp(sum[1]!), asked);
  const said =
    /\b(?:rolled|rolls?|got|total(?: of)?|makes|equals|result(?: is)?|gewürfelt|wurf)\s*(?:an?\b|:)?\s*(-?\d{1,3})(?!\d)/.exec(
      text,
    );
  if (said) return totalAnswer(Number(said[1]), asked);
  const numbers = numbersIn(text);
  const [first] = numbers;
  if (!first || /\?\s*$/.test(text)) return { kind: 'none' };
  const isLeading = /^\W*$/.test(text.slice(0, first.at));
  return numbers.length === 1 || isLeading ? totalAnswer(first.number, asked) : { kind: 'none' };
}
