import type { Claim, ClaimReader } from '../claim.ts';
import { isDenied, matchesOf, type Patterns, patterns } from '../pattern.ts';
import type { Reading } from '../reading.ts';
import { isForetold } from '../reality.ts';
import type { RollField } from '../roll-facts.ts';
import { wordKind } from '../text/word-kinds.ts';
import type { Witness } from '../witness.ts';
import { isRequest } from './die.ts';
import { any, endsAbroad, fieldSigns, resolving, type Signs } from './outcomes/index.ts';

/** Which outcomes a sentence tells, in the fields that dice decide here. */
function toldIn(reading: Reading, decided: readonly RollField[]): { success: boolean; failure: boolean } {
  // A prediction is as much an outcome as a report: what will happen is for the dice to say.
  const asserted = { ...reading, isReal: (at: number) => reading.isReal(at) || isForetold(reading, at) };
  // What is said of the thing itself counts more than "easily" and "at last".
  for (const signs of [decided.map((field) => fieldSigns[field]), [any]]) {
    const told = toldBy(reading, asserted, signs);
    if (told.success || told.failure) return told;
  }
  return { success: false, failure: false };
}

function toldBy(
  reading: Reading,
  asserted: Reading,
  signs: readonly Signs[],
): { success: boolean; failure: boolean } {
  const told = { success: false, failure: false };
  for (const { success, failure } of new Set(signs)) {
    for (const match of matchesOf(asserted, failure)) {
      // Failure is often told by what does not happen: only a word before it turns it round.
      const isTurned = isDenied(reading, { from: match.from, to: match.from });
      told[isTurned ? 'success' : 'failure'] = true;
    }
    for (const match of matchesOf(asserted, success)) {
      // "You notice nothing."
      if (/^(?:nothing|no|little|none|naught|only)$/.test(reading.tokens[match.to]?.text ?? '')) continue;
      const isOwnDenial = /^(?:no|nobody|none|neither|nor|not|n't|never|without|unseen|unnoticed)$/.test(
        reading.tokens[match.from]?.text ?? '',
      );
      told[!isOwnDenial && isDenied(reading, match) ? 'failure' : 'success'] = true;
    }
  }
  return told;
}

const harmless =
  /^(?:watch|watches|eye|eyes|ask|asks|tell|tells|face|faces|await|awaits|study|studies|regard|regards|show|shows|give|gives|remind|reminds|beside|towards|besides|follows|leaves|always|perhaps|across|is|was|has|does|as|his|its|this|needs|wants|lets|invites|means|makes|suits|fits|toward|unless|ends|begins|past|less|yes)$/;

/** Somebody lifts you, catches you, points you out: a reaction, and nobody has rolled yet. */
function isDoneTo({ tokens, mentions, language }: Reading): boolean {
  return (
    language === 'en' &&
    mentions.some(({ at, isPossessive, isPronoun }) => {
      const verb = tokens[at - 1];
      if (isPossessive || isPronoun || verb?.kind !== 'word') return false;
      return /(?:[^s]s|ed)$/.test(verb.text) && verb.text.length > 3 && !harmless.test(verb.text);
    })
  );
}

/** A verdict that stands alone. */
const declared =
  /^(?:(?:a |an )?(?:critical |great |complete )?(?:success|failure|hit|miss)|you (?:succeed|fail)|(?:it|that) (?:hits|misses))$/;

const verdict = wordKind('success failure hit miss succeed fail hits misses'.split(' '));

function isDeclared({ kinds, tokens }: Reading): boolean {
  if ((kinds & verdict) === 0) return false;
  const words = tokens.filter(({ kind }) => kind === 'word');
  return declared.test(words.map(({ text }) => text).join(' '));
}

/** An outcome that is told before its roll, or against it. */
export const readOutcome: ClaimReader = (reading, witness) => {
  const { awaited, rolls, speaker } = witness;
  const claims: Claim[] = [];
  if (awaited.length > 0 && !isRequest(reading)) {
    const { success, failure } = toldIn(
      reading,
      awaited.map(({ field }) => field),
    );
    const isEnded = matchesOf(reading, resolving).length > 0 || isDoneTo(reading) || endsAbroad(reading);
    if (success || failure || isEnded)
      claims.push({
        kind: 'outcome',
        missing: `The roll (${awaited[0]!.notation}) is still awaited: tell nothing of how it ends, ask for it and end your answer there.`,
      });
  }
  if (rolls.length === 0 && isDeclared(reading) && reading.isReal(0))
    claims.push({ kind: 'outcome', missing: 'Nobody rolled for that: call roll_dice first.' });
  claims.push(...readFoe(reading, rolls));
  const decided = rolls.filter(({ isSuccess, by }) => isSuccess !== null && by === speaker?.userId);
  if (decided.length === 0 || rolls.some(({ isSuccess, by }) => isSuccess !== null && by !== speaker?.userId))
    return claims;
  const isOne = new Set(decided.map(({ isSuccess }) => isSuccess)).size === 1;
  if (!isOne) return claims;
  const { success, failure } = toldIn(
    reading,
    decided.map(({ field }) => field),
  );
  if (success === failure) return claims;
  const { isSuccess, roll } = decided[0]!;
  claims.push({
    kind: 'outcome',
    missing:
      success === isSuccess
        ? null
        : `${roll.reason || roll.notation} came to ${roll.total}: it ${isSuccess ? 'succeeded' : 'failed'}. Tell it so.`,
  });
  return claims;
};

const foeSucceeds = patterns('=succeed', '=resist', '=make|=pass the|its|his|her|their|a save|saving|check');
const foeFails = patterns('=fail', '=miss');

/** How the only roll of a turn ended, when it was the game master's: told in so many words. */
function readFoe(reading: Reading, rolls: Witness['rolls']): Claim[] {
  const decided = rolls.filter(({ isSuccess }) => isSuccess !== null);
  const [only] = decided;
  if (!only || decided.length > 1 || only.by !== 'dm') return [];
  const tells = (shapes: Patterns) =>
    matchesOf(reading, shapes).some(
      (match) => !isDenied(reading, match) && !reading.mentionAt.has(match.from - 1),
    );
  const [success, failure] = [tells(foeSucceeds), tells(foeFails)];
  if (success === failure) return [];
  const { isSuccess, roll } = only;
  return [
    {
      kind: 'outcome',
      missing:
        success === isSuccess
          ? null
          : `${roll.reason || roll.notation} came to ${roll.total}: it ${isSuccess ? 'succeeded' : 'failed'}. Tell it so.`,
    },
  ];
}

/** Whether dice decide something here, so that every sentence may tell an outcome. */
export function hasOpenOutcome({ awaited, rolls }: Witness): boolean {
  return awaited.length > 0 || rolls.some(({ isSuccess }) => isSuccess !== null);
}
