import { type Claim, type ClaimReader, hitPointsOf } from '../../claim.ts';
import { isResult, isTimeOrPlace } from '../../numbers.ts';
import { clauseAt } from '../../text/clauses.ts';
import type { Standing } from '../../witness.ts';
import { isRequest } from '../die.ts';
import { readDifference } from './difference.ts';
import { differences, hasPoints, hasTemporary, isStage, itemNumbers, rollSums } from './known-points.ts';
import { holds, isAt, isForeign, isOfOthers, isTaker, type Spoken, spokenOf } from './spoken.ts';
import { lifeCue, standing, standingBehind, taking } from './words.ts';

/** Damage, healing and hit points with their numbers. */
export const readHitPoints: ClaimReader = (reading, witness) => {
  const { tokens, isReal, mentions } = reading;
  const { party } = witness;
  const claims: Claim[] = [];
  if (party.length === 0) return claims;
  const say = (spoken: Spoken, isBorne: boolean) =>
    claims.push({
      kind: 'damage',
      missing: isBorne
        ? null
        : `No tool did that. ${hitPointsOf(spoken.who)}: call update_character with hp_change first, or tell these numbers.`,
    });
  const hasCue = tokens.some(({ text }) => lifeCue.has(text));
  for (const number of reading.numbers) {
    const { at, value, unit, of, to } = number;
    if (!isReal(at)) continue;
    const spoken = spokenOf(reading, at, party);
    const before = tokens[at - 1]?.text ?? '';
    const [from, end] = clauseAt(tokens, at);
    const clause = tokens.slice(from, end).map(({ text }) => text);
    const isMaximum = clause.some((word) => /^(?:maximum|max|maximal|máximo|massimo)$/.test(word));
    if (unit === 'temporary') {
      say(
        spoken,
        holds(spoken, (one) => hasTemporary(one, value)),
      );
    } else if (isMaximum && (unit === 'hit points' || unit === 'bare') && mentions.length > 0) {
      const changes = (one: Standing) => one.maxima.map((max) => Math.abs(max - one.sheet.max_hp));
      const isBy = before === 'by' || clause.some((word) => /^(?:by|increase|increases)$/.test(word));
      const isKnown = (one: Standing) =>
        (isBy ? changes(one) : [...one.maxima, ...one.stages]).includes(value);
      say(spoken, holds(spoken, isKnown));
    } else if (unit === 'hit points' || !Number.isNaN(of)) {
      const isOurs = mentions.length > 0 || !isOfOthers(reading, at);
      const isPool =
        unit === 'hit points' || (unit === 'bare' && party.some(({ maxima }) => maxima.includes(of)));
      if (isOurs && isPool && !isForeign(reading, at))
        say(
          spoken,
          holds(spoken, (one) => hasPoints(one, number, reading, witness)),
        );
    } else if (unit === 'damage' || unit === 'healing') {
      readDifference(reading, witness, number, spoken, say);
    } else if (
      unit === 'bare' &&
      hasCue &&
      mentions.length > 0 &&
      isResult(tokens, number) &&
      !clause.some((word) => /^(?:slots?|zauberplätze|emplacements|espacios)$/.test(word)) &&
      !isRequest(reading)
    ) {
      // "That leaves you at 9", "the arrow grazes you for five. You are down to 17."
      const isPlace =
        standing.has(before) ||
        standingBehind.has(tokens[to]?.text ?? '') ||
        before === 'for' ||
        tokens[at - 2]?.text === 'at';
      if (!isPlace || isTimeOrPlace(tokens, at)) continue;
      const others = [...rollSums(witness), ...spoken.who.flatMap((one) => itemNumbers(one))];
      say(
        spoken,
        holds(spoken, (one) => isStage(one, number, reading)) ||
          others.includes(value) ||
          spoken.who.some((one) => differences(one).has(value)),
      );
    } else if (
      unit === 'bare' &&
      taking.has(before) &&
      !/^(?:gets?|got|takes?|took|costs?)$/.test(before) &&
      isTaker(reading, at - 1, from)
    ) {
      // "Still loses 3."
      say(
        spoken,
        holds(spoken, (one) => differences(one).has(value)),
      );
    } else if (unit === 'bare' && isAt(reading, at)) {
      say(
        spoken,
        holds(spoken, (one) => isStage(one, number, reading)),
      );
    } else if (unit === 'bare' && before === 'for' && mentions.some((mention) => mention.at === at - 2)) {
      // "catches you for eleven"
      say(
        spoken,
        holds(
          spoken,
          (one) => differences(one).has(value) || (one.wounds.length > 0 && rollSums(witness).has(value)),
        ),
      );
    }
  }
  return claims;
};
