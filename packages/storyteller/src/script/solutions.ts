import { fingerprint } from '../language/sentences.ts';
import { contentWords, sharedWords } from './content-words.ts';
import type { Paragraph } from './paragraphs.ts';
import { wholeSentences } from './whole-sentences.ts';

/** What the text says would work, and what then happens. */
export interface Solution {
  id: string;
  sentence: string;
  /** Words of each thing that has to be done, in the order of the text. */
  conditions: ReadonlySet<string>[];
  /** Whether any one of them is enough. */
  isAny: boolean;
  /** As the text has it; empty where it says nothing of it. */
  consequence: string;
  /** Whether the text keeps it to itself. */
  isSecret: boolean;
  check: { skill: string; difficulty: number } | null;
  /** The condition behind which it stands. */
  checkAt: number;
  /** Whether it is said: the answer to a riddle. */
  isAnswer: boolean;
}

const verbs =
  'opens?|gets?|makes?|reveals?|lets?|causes?|breaks?|ends?|frees?|kills?|finds?|shows?|wakes?|lulls?|stops?|releases?|brings?|wins?|saves?|calms?|puts?|destroys?|banishes|heals?|lifts?|sends?';
const leading = /^(?:if|when|once|should|as soon as|with|by|after) (.{4,400})$/i;
/** Where the main clause begins: not `or …`, which goes on with the condition. */
const mainClause =
  /[,:] (?:then )?(?=(?:he|she|it|they|you|the|a|an|all|only|nothing|\p{Lu}\p{L}+)\b)(?!or\b|and\b)/u;
const trailing = /^(.{4,200}?),? (?:if|when|once|as soon as) (.{4,160})$/i;
const gerund = new RegExp(`^(\\p{L}+ing [^.]{4,160}?) (?:${verbs}) .{2,}$`, 'iu');
const whoever = new RegExp(
  `\\b(?:whoever|anyone who|anybody who|a character who|somebody who|someone who|those who|the one who) ([^.;]{4,120}?) (?:${verbs}) (.{2,})$`,
  'i',
);
const forWhat = /^for ([^,.]{4,80}?),? (?:he|she|it|they) (.+)$/i;
const possible = /^(.{4,160}?\b(?:can|must|may|has to|have to|could) be \p{L}+[^.;:(]{0,120})/iu;
/** `Smoke of burnt sugar (DC 12 Survival) lulls the swarm` */
const withCheck = /^([^.]{4,160}?)\s*\(DC ?\d[^)]{0,40}\),? (.{3,})$/i;
const those = /\b(?:those|anyone|anybody|whoever|somebody|someone|a character) who ([^.;,(]{4,120})/i;
const purpose = /,? (?:so that|in order|because|until|while)\b.*$/i;
const imperative =
  /^(?:turn|take|put|place|lay|ring|speak|say|read|burn|light|pour|pull|push|give|return|break|open|set|throw|play|sing|hang|bring|show|strike|cut|throw|draw|press|dig|drop|fill|free|name|tell|offer|use|wash|blow) /i;
const answer = /\b(?:answer|solution|trick|key|remedy|cure|way) (?:is|to it is)[^:]{0,30}: ?(.{4,200})$/i;
const check =
  /\bDC ?(\d{1,2}) (Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma|Acrobatics|Animal Handling|Arcana|Athletics|Deception|History|Insight|Intimidation|Investigation|Medicine|Nature|Perception|Performance|Persuasion|Religion|Sleight of Hand|Stealth|Survival)(?! sav)/i;
/** `(Persuasion DC 13)`, `a Strength check of DC 18` */
const checkBehind =
  /\b(Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma|Acrobatics|Animal Handling|Arcana|Athletics|Deception|History|Insight|Intimidation|Investigation|Medicine|Nature|Perception|Performance|Persuasion|Religion|Sleight of Hand|Stealth|Survival)(?: check)?(?: of)?,? DC ?(\d{1,2})/i;
const bareCheck = /\(DC ?(\d{1,2})\)/i;
const label = /^(?:(?:dm|gm)(?: only)?|secret)[:.]? /i;
const mostConditions = 5;

function conditionsOf(text: string): ReadonlySet<string>[] {
  const parts = text
    .replace(/\([^)]{0,200}\)|\b(?:on )?an? DC \d+ \w+(?: check)?|\d+/g, ' ')
    .replace(purpose, '')
    .split(/,? (?:and|then|or) |[,;]/)
    .map((part) => new Set(contentWords(part)))
    .filter(({ size }) => size > 0);
  // What has but one word is said with the part before it: `eel, cod, gull`.
  const joined: Set<string>[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && (part.size < 2 || last.size < 2)) for (const word of part) last.add(word);
    else joined.push(new Set(part));
  }
  return joined.slice(0, mostConditions);
}

/** Of several ways, the number of the one that a check stands behind; the last where none is. */
function checkAt(condition: string, ways: number): number {
  const [, before = ''] = /^([^(]+)\([^)]*\bDC/i.exec(condition) ?? [];
  const last = ways - 1;
  return before === '' ? last : Math.min(last, Math.max(0, conditionsOf(before).length - 1));
}

interface Split {
  condition: string;
  consequence: string;
  isAnswer?: boolean;
}

function splitOf(sentence: string, next: string): Split | null {
  if (/\b(?:do nothing|fails?|wrong|putting anything|can be said|knows? that|knew)\b/i.test(sentence))
    return null;
  const unless = /\bunless ([^:"“]{4,120})(?:$|[:"“])/i.exec(sentence)?.[1];
  if (unless) return { condition: unless, consequence: '' };
  const [, solved] = answer.exec(sentence) ?? [];
  if (solved) return { condition: solved, consequence: next, isAnswer: !/^(?:to|by|with) /i.test(solved) };
  const lead = leading.exec(sentence)?.[1];
  const main = lead === undefined ? null : mainClause.exec(lead);
  if (lead !== undefined && main)
    return { condition: lead.slice(0, main.index), consequence: lead.slice(main.index + main[0].length) };
  const skilled = withCheck.exec(sentence);
  const isFound =
    /^(?:whoever|anyone|anybody|somebody|someone|a character|those)\b[^.]* (?:finds?|sees?|hears?|notices?|learns?|discovers?) /i;
  const found = isFound.test(sentence) ? sentence : '';
  if (skilled && !/\b(?:or|save)\b/.test(skilled[2]!.slice(0, 12)))
    return { condition: skilled[1]!, consequence: found };
  const who = whoever.exec(sentence);
  if (who) return { condition: who[1]!, consequence: found };
  const given = forWhat.exec(sentence);
  if (given)
    return {
      condition: given[1]!,
      consequence: sentence.replace(/^for [^,.]{4,80}?,? (?=(?:he|she|it|they) )/i, ''),
    };
  const doing = gerund.exec(sentence);
  if (doing) return { condition: doing[1]!, consequence: '' };
  if (imperative.test(sentence)) return { condition: sentence, consequence: next };
  const trail = trailing.exec(sentence);
  if (trail && !/\b(?:was|were|had|been)\b/i.test(trail[1]!))
    return { condition: trail[2]!, consequence: trail[1]! };
  const any = those.exec(sentence);
  if (any) return { condition: any[1]!, consequence: '' };
  const can = possible.exec(sentence);
  if (!can) return null;
  const rest = /; (.{4,})$/.exec(sentence)?.[1] ?? '';
  return { condition: can[1]!, consequence: /\bmust be\b/i.test(sentence) ? next : rest };
}

/** Everything that a room's text says would work there. */
export function solutionsIn(paragraphs: readonly Paragraph[]): Solution[] {
  return paragraphs.flatMap(({ voice, text }) => {
    if (voice === 'aloud' || voice === 'numbers') return [];
    const sentences = wholeSentences(text);
    return sentences.flatMap((sentence, at): Solution[] => {
      const split = splitOf(sentence.replace(label, ''), sentences[at + 1] ?? '');
      const conditions = split ? conditionsOf(split.condition) : [];
      const isAnswer = split?.isAnswer ?? false;
      if (!split || conditions.length === 0 || (!isAnswer && conditions.every(({ size }) => size < 2)))
        return [];
      const behind = checkBehind.exec(sentence);
      const [, difficulty, skill] = check.exec(sentence) ?? (behind ? [behind[0], behind[2], behind[1]] : []);
      const bare = bareCheck.exec(sentence)?.[1];
      return [
        {
          id: fingerprint(sentence),
          sentence,
          conditions,
          isAny: / or /.test(split.condition),
          consequence: split.consequence,
          isSecret: voice === 'secret',
          check: skill
            ? { skill, difficulty: Number(difficulty) }
            : bare
              ? { skill: '', difficulty: Number(bare) }
              : null,
          checkAt: checkAt(split.condition, conditions.length),
          isAnswer,
        },
      ];
    });
  });
}

/** Who answers a riddle says little else. */
const mostOfAnswer = 6;
const isShort = (words: readonly string[]) => new Set(words).size <= mostOfAnswer;

/** Which of its conditions some words meet, by number. */
export function metBy(message: string, { conditions, isAnswer }: Solution): number[] {
  const words = contentWords(message);
  return conditions.flatMap((condition, at) => {
    const shared = sharedWords(words, condition).length;
    if (isAnswer && condition.size < 3) return shared === condition.size && isShort(words) ? [at] : [];
    const needed = condition.size > 4 ? 3 : 2;
    return condition.size > 1 && shared >= needed ? [at] : [];
  });
}
