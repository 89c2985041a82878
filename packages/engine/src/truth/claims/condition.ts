import type { Claim, ClaimReader } from '../claim.ts';
import { isDenied, type Match, matchesOf, type Patterns } from '../pattern.ts';
import type { Reading } from '../reading.ts';
import { wordKind } from '../text/word-kinds.ts';
import type { Standing } from '../witness.ts';
import { beginShapes, type Condition, conditionTable, endShapes } from './condition-table.ts';

const byWord = new Map(
  conditionTable.flatMap((condition) => [...condition.words].map((word) => [word, condition] as const)),
);

export const conditionWords = wordKind(byWord.keys());

const linking =
  /^(?:are|'re|is|'s|has|have|be|been|was|were|become|becomes|became|left|leaves|leaving|fall|falls|fell|knocked|knocks|knocking|renders|rendered|find|finds|now|feel|lie|lies|get|gets|added|status|condition|gains?|gained|remain|remains|stay|stays|held|struck|makes|made|turns|turned|sends|estás|está|bist|ist|wird|wirst|es|est|sei|è|é|ficas|fica|quedas|queda|rimane|rimani|deviens|devient|resta|resti|são|sind|sont)$/;
/** Words that mean nothing else, however they are joined to somebody. */
const plain = /^(?:restrained|poisoned|paralyzed|paralysed|petrified|grappled|incapacitated|prone)$/;
const ended =
  /^(?:longer|free|cured|ends|ended|fades|faded|lifted|lifts|wears|gone|removed|recover|recovers|shake|shakes)$/;
/** A word behind it that is no noun: the condition is not somebody else's attribute. */
const notNoun =
  /^(?:and|but|or|by|for|until|at|on|in|with|again|now|as|to|from|here|there|too|while|so|still|no|of|has|have|is|under|before|after|because|when|where|if|condition|completely|utterly|por|pelo|pela|durch|für|pour|par|de|da|di|per|von|bis|und|et|y|e|durante|pendant|während|mit|con|com|avec|em|en|im|dans)$/;

function subjectOf({ mentions, tokens }: Reading, at: number): readonly Standing[] {
  const before = mentions.findLast((mention) => mention.at < at);
  const after = mentions.find((mention) => mention.at > at);
  if (!before) return /^exhaust/.test(tokens[at]!.text) ? (after?.who ?? []) : [];
  const between = tokens.slice(before.at + 1, at);
  // "You see the guard, stunned": somebody else stands between.
  const other = between.findLastIndex(({ text }) => /^(?:the|a|an|its|another|one)$/.test(text));
  const isLinked = between.slice(Math.max(0, other)).some(({ text }) => linking.test(text)) && other >= 0;
  // "You regard her as a friend and are charmed."
  const verb = between.findLast(({ text }) => linking.test(text));
  const isYours = before.isYou && /^(?:are|'re)$/.test(verb?.text ?? '');
  const isOther =
    !isYours &&
    other >= 0 &&
    isLinked &&
    !/^(?:at|on|in|to|into|onto|across|against|of|from|under|with)$/.test(between[other - 1]?.text ?? '');
  return isOther ? [] : before.who;
}

const onSheet =
  (known: RegExp) =>
  ({ sheet, conditions: changes }: Standing) =>
    sheet.conditions.some((one) => known.test(one)) ||
    changes.some((one) => one.on && known.test(one.condition));

const offSheet =
  (known: RegExp) =>
  ({ sheet }: Standing) =>
    !sheet.conditions.some((one) => known.test(one));

const missingFor = (who: readonly Standing[]) => {
  const held = who
    .map(({ sheet }) => `${sheet.name}: ${sheet.conditions.join(', ') || 'no conditions'}`)
    .join('; ');
  return `No tool did that (${held}). Call update_character with the complete list of conditions first.`;
};

/** "The flash blinds you", "your limbs lock": conditions by what happens. */
function readProse(reading: Reading): Claim[] {
  const begun = ({ onSheet: known, isFlourish }: Condition) => {
    const isOn = onSheet(known);
    return (one: Standing) => isOn(one) || (isFlourish === true && one.wounds.some((wound) => wound < 0));
  };
  const over = ({ onSheet: known }: Condition) => offSheet(known);
  const told = (shapes: Patterns, isBorne: (condition: Condition) => (one: Standing) => boolean) =>
    matchesOf(reading, shapes).flatMap((match): Claim[] => {
      const who = match.mention?.who ?? [];
      if (who.length === 0 || isTurned(reading, match)) return [];
      const condition = conditionTable[match.label]!;
      const isSo = isBorne(condition);
      const isBorneOut = condition.isFlourish ? who.some(isSo) : who.every(isSo);
      return [{ kind: 'condition', missing: isBorneOut ? null : missingFor(who) }];
    });
  return [...told(beginShapes, begun), ...told(endShapes, over)];
}

/** Denied from before: "cannot move" says it by itself. */
function isTurned(reading: Reading, match: Match): boolean {
  const isOwn = reading.tokens
    .slice(match.from, match.to)
    .some(({ text }) => /^(?:n't|not|no|cannot|nothing)$/.test(text));
  return isDenied(reading, isOwn ? { from: match.from, to: match.from } : match);
}

/** Behind a verb or a comma it says how somebody is. */
function isPredicate(tokens: Reading['tokens'], at: number): boolean {
  return tokens.slice(Math.max(0, at - 3), at).some(({ text }) => text === ',' || linking.test(text));
}

/** Conditions that begin or end. */
export const readConditions: ClaimReader = (reading, { party }) => {
  const { tokens, isReal, mentionAt } = reading;
  if ((reading.kinds & conditionWords) === 0) return readProse(reading);
  const claims: Claim[] = [];
  for (const [at, { text, kind }] of tokens.entries()) {
    const known = byWord.get(text)?.onSheet;
    if (kind !== 'word' || !known || !isReal(at)) continue;
    const next = tokens[at + 1];
    const article = /^(?:an?|the|his|her|their|your|its|this|that|some|no|any)$/;
    const isArticled =
      article.test(tokens[at - 1]?.text ?? '') ||
      (article.test(tokens[at - 2]?.text ?? '') && /ly$/.test(tokens[at - 1]?.text ?? ''));
    const isNoun = next?.kind === 'word' && !notNoun.test(next.text) && !next.text.startsWith("'");
    // "A charmed life", "some poisoned meat"; but "charmed clean through".
    const isAttribute = next?.text !== 'level' && isNoun && (isArticled || !isPredicate(tokens, at));
    // "Exhaustion: 1": whoever it is, somebody has to have it.
    const isAnybody =
      mentionAt.size === 0 &&
      tokens.some(({ text: one }) => one === ':') &&
      (/^(?:level|:)$/.test(next?.text ?? '') ||
        tokens.some(({ text: one }) =>
          /^(?:conditions?|status|effects?|zustand|état|estado|stato)$/.test(one),
        ));
    const isLabelled = tokens.slice(0, at).some(({ text: one }) => one === ':');
    const labelled = isLabelled ? (reading.mentions.find((mention) => mention.at > at)?.who ?? []) : [];
    const subject = isAnybody ? party : subjectOf(reading, at);
    const who = subject.length > 0 ? subject : labelled;
    if (who.length === 0 || isAttribute || party.length === 0) continue;
    const from = Math.max(0, at - 6);
    const all = tokens.slice(from, at);
    const before = all.slice(all.findLastIndex(({ text: one }) => /^[;:.!?—–(]$/.test(one)) + 1);
    const isLabel = all.some(({ text: one }) => one === ':') || tokens[at + 1]?.text === ':';
    const isLinked =
      isLabel ||
      plain.test(text) ||
      mentionAt.has(at - 1) ||
      (mentionAt.get(at - 2)?.length ?? 1) > 1 ||
      /^exhaust/.test(text) ||
      before.some(({ text: one }) => linking.test(one) || one === ',');
    if (!isLinked) continue;
    const isOff =
      before.some(({ text: one }) => ended.test(one)) ||
      before.some(({ text: one }) =>
        /^(?:n't|not|never|no|nobody|neither|none|non|nicht|ne|não|kein|mehr|plus|più|ya)$/.test(one),
      );
    const isOn = ({ sheet }: Standing) => sheet.conditions.some((one) => known.test(one));
    const isBorne = isOff
      ? who.every((one) => !isOn(one))
      : isAnybody
        ? who.some(onSheet(known))
        : who.every(onSheet(known));
    claims.push({ kind: 'condition', missing: isBorne ? null : missingFor(who) });
  }
  return [...claims, ...readProse(reading)];
};
