import type { Reading } from '../../reading.ts';
import { clauseAt } from '../../text/clauses.ts';
import { people } from '../../text/people.ts';
import type { Standing } from '../../witness.ts';

export interface Spoken {
  who: readonly Standing[];
  /** Whether it has to hold for each of them. */
  isEach: boolean;
}

/** Of whom a number speaks: of the character named last before it, or else first behind it; nobody named may mean any. */
export function spokenOf({ mentions, tokens }: Reading, at: number, party: readonly Standing[]): Spoken {
  const before = mentions.findLast((mention) => mention.at < at);
  const after = mentions.find((mention) => mention.at > at);
  // "Three hit points from you" is nearer than a name before a semicolon.
  const isCut = before && tokens.slice(before.at, at).some(({ text }) => text === ';' || text === '.');
  const chosen = (isCut ? after : undefined) ?? before ?? after;
  const who = chosen?.who ?? [];
  return { who: who.length > 0 ? who : party, isEach: who.length > 1 };
}

export function holds({ who, isEach }: Spoken, test: (one: Standing) => boolean): boolean {
  return isEach ? who.every(test) : who.some(test);
}

/** Somebody else is hurt here: a foe, of whom no sheet is kept. */
export function isOfOthers({ tokens, mentions }: Reading, at: number): boolean {
  const [from] = clauseAt(tokens, at);
  if (mentions.some((mention) => mention.at >= from && mention.at < at && !mention.isPossessive))
    return false;
  const subject = tokens.slice(from, at);
  return (
    // "Goblin loses six hit points."
    subject.some(({ text }) => people.has(text)) ||
    subject.some(
      ({ text }, index) =>
        /^(?:the|a|an|its|one|it|der|die|das|el|la|le|il|o|another)$/.test(text) &&
        index < subject.length - 1,
    ) ||
    (mentions.length === 0 && tokens.slice(0, at).some(({ text }) => /^(?:the|it|its)$/.test(text)))
  );
}

/** The hit points are somebody else's: "it regains 10 hit points", "the troll has 84 hit points". */
export function isForeign(reading: Reading, at: number): boolean {
  const { tokens, mentions } = reading;
  const last = mentions.findLast((mention) => mention.at < at);
  const [from] = clauseAt(tokens, at);
  if (last && last.at >= from && !last.isPossessive) return false;
  const behind = mentions.find((mention) => mention.at > at && mention.at <= at + 6);
  if (behind) return false;
  const subject = tokens[from];
  const isNoun =
    /^(?:the|it|its|each|a|an|this|that|these|those)$/.test(subject?.text ?? '') && from < at - 1;
  return isNoun && !(last?.isPossessive && last.at >= from);
}

/** Whether it is a player's character that takes it: named before the verb, in its clause or as the subject of those before. */
export function isTaker({ tokens, mentions }: Reading, verb: number, from: number): boolean {
  const subject = mentions.findLast((mention) => mention.at < verb);
  if (!subject) return false;
  const other = tokens.slice(from, verb).some(({ text }) => /^(?:the|a|an|its|another|one|it)$/.test(text));
  return subject.at >= from
    ? !subject.isPossessive || !other
    : !other && tokens[verb - 1]?.kind !== 'mark' && !tokens[verb - 1]?.isCapital;
}

/** "Mira's at 20", "you are still at 14". */
export function isAt({ tokens, mentions }: Reading, at: number): boolean {
  if (tokens[at - 1]?.text !== 'at') return false;
  const be = /^(?:now|still|only|back)$/.test(tokens[at - 2]?.text ?? '') ? at - 3 : at - 2;
  return (
    /^(?:is|'s|are|'re|stands?|sits?|remains?|stays?)$/.test(tokens[be]?.text ?? '') &&
    mentions.some((mention) => mention.at === be - 1)
  );
}
