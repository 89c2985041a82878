/** What of a message's marks and words shows that it asks, apart from its meaning. Every expression here takes time linear in the text. */

const QUOTED = /["“„«][^"“”«»]*["”“»]?/g;
const QUESTION_WORD =
  /(?:^|[.!?,:;] +|\b(?:and|but|or|so|ok|wait|also) )(?:how|what|whats|what's|which|who|when|where|why|can|could|may|might|must|do|does|did|is|are|am|will|would|should|shall|has|have|any|anything)\b/i;
const WHETHER =
  /\b(?:can|could|may|do|does|would|will|is|are) (?:i|he|she|it|we|they|my|the|that|this|somebody|someone|a)\b/i;
const RULE_WORD =
  /\b(?:roll|rolls|rolled|rolling|check|saves?|attacks?|hit|damage|casts?|casting|spells?|slots?|level|bonus|action|reaction|turn|round|advantage|disadvantage|proficien\w*|armor class|hit points|difficulty class|range|feet|dice|die|d20|rules?|stats?|class|feat|cantrip|ritual|concentrat\w*|initiative|stealth|perception|grappl\w*|prone|allowed|counts?|stack|costs?|price|weigh\w*|penalty|immune|resist\w*)\b/gi;

/** The signs, each from 0 to 1, in the order in which `ASKING_SIGN_WEIGHTS` weighs them. What somebody says within quotation marks asks nobody at the table. */
export function askingSigns(message: string): number[] {
  const text = message.replace(QUOTED, ' ');
  return [
    text.includes('?'),
    QUESTION_WORD.test(text),
    Math.min(3, text.match(RULE_WORD)?.length ?? 0) / 3,
    /^["“„«']/.test(message),
    /\d/.test(text),
    WHETHER.test(text),
  ].map(Number);
}

/** How much a sentence looks like a question or an action by these signs alone: 2 and more for a question. */
export function soundsAsking(sentence: string): number {
  const [mark, word, rules, spoken, number, whether] = askingSigns(sentence);
  return 3 * mark! + 2 * Math.max(word!, whether!) + 3 * rules! + number! / 2 - 2 * spoken!;
}
