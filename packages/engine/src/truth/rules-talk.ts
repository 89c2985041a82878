import type { Witness } from './witness.ts';

/** The words of rules, with which a player asks how something works. */
const ofRules =
  /\b(?:rules?|works?|working|nat(?:ural)?|crit(?:ical)?s?|levels?|level(?:ling)? up|death sav(?:e|es|ing)|saving throws?|damage|spells?|slots?|(?:dis)?advantage|checks?|attacks?|rolls?|dc|ac|armou?r class|hit points|hp|rests?|conditions?|concentration|initiative|bonus action|reactions?|proficien\w+)\b/i;

/** What holds always, and for anybody. */
const inGeneral =
  /\b(?:when(?:ever)?|if|unless|until|each|every|any|always|usually|normally|a natural|on (?:an? |ability|attack|saving|a )|you['’]d|would|per|successes|failures|as a rule)\b/i;

/** Whether the player asks for a rule. */
export function isRuleAsked({ message }: Witness): boolean {
  return message.includes('?') && ofRules.test(message);
}

/** Whether the player asks for a rule, and a sentence tells one: it tells of nobody at the table. */
export function isRuleTold(sentence: string, witness: Witness): boolean {
  if (!isRuleAsked(witness) || !inGeneral.test(sentence)) return false;
  const lower = sentence.toLowerCase();
  return !witness.party.some(({ names }) => names.some((name) => lower.includes(name)));
}
