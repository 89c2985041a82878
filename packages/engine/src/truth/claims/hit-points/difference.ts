import type { CountedNumber } from '../../numbers.ts';
import type { Reading } from '../../reading.ts';
import { clauseAt } from '../../text/clauses.ts';
import type { Witness } from '../../witness.ts';
import { differences, rollSums } from './known-points.ts';
import { holds, isForeign, isTaker, type Spoken } from './spoken.ts';
import { dealing, taking } from './words.ts';

/** So much damage or healing: dealt by dice, taken from a sheet. */
export function readDifference(
  reading: Reading,
  witness: Witness,
  { at, value }: CountedNumber,
  spoken: Spoken,
  say: (spoken: Spoken, isBorne: boolean) => void,
): void {
  const { tokens, mentions } = reading;
  const [from, end] = clauseAt(tokens, at);
  const verb = tokens.findIndex(({ text }, place) => place >= from && place < end && taking.has(text));
  const isBefore = (place: number, words: RegExp) => words.test(tokens[place - 1]?.text ?? '');
  // "To you", "from each of you"; but "from your longsword" says whose blow it was.
  const isToThem = mentions.some(
    (mention) =>
      mention.at >= from &&
      mention.at < end + 1 &&
      !mention.isPossessive &&
      isBefore(mention.at, /^(?:to|from)$/),
  );
  const isObject = mentions.some(
    (mention) =>
      mention.at >= from &&
      mention.at < at &&
      !mention.isPossessive &&
      isBefore(mention.at, /^(?:deals?|costs?|catches|hits|strikes|for|each)$/),
  );
  const isSubject = verb >= 0 && isTaker(reading, verb, from);
  const isTaken = isToThem || isObject || isSubject;
  const isDealt = !isToThem && tokens.slice(from, end).some(({ text }) => dealing.has(text));
  const isNamed = mentions.some((mention) => mention.at < end);
  const rolls = rollSums(witness);
  const isRolled = rolls.has(value);
  // What a foe takes stands on no sheet; but dice decide how much.
  if (isTaken && !isDealt && isNamed && !isForeign(reading, at))
    say(
      spoken,
      holds(spoken, (one) => differences(one).has(value) || (one.wounds.length > 0 && isRolled)),
    );
  else say(spoken, isRolled || witness.party.some((one) => differences(one).has(value)));
}
