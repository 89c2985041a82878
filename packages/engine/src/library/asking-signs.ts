const QUESTION_START =
  /^(?:["'(]?(?:so|and|but|or|also|ok|okay|wait|oh|um|hm|hey|then|now|dm|quick question)[,:]? )*(?:how|what|whats|what's|which|who|when|where|why|can|could|may|might|must|do|does|did|is|are|am|will|would|should|shall|has|have)\b/i;
const RULE_WORDS =
  /\b(?:roll|rolls|rolling|check|save|saves|saving throw|attack|attacks|hit|damage|cast|casting|spell|spells|slot|slots|level|bonus|action|reaction|turn|round|advantage|disadvantage|proficien\w*|armor class|hit points|difficulty class|range|feet|dice|die|d20|rule|rules|stat|stats|class|feat|cantrip|ritual|concentrat\w*|initiative|stealth|perception|grapple\w*|prone|allowed|count|counts|stack|cost|costs|price|weigh\w*|penalty|immune|resist\w*)\b/gi;

/** How much a sentence looks as if it asks something of the rules, by its marks and words alone; 0 for not at all. */
export function askingSigns(sentence: string): number {
  const question = sentence.includes('?') ? 3 : 0;
  const start = QUESTION_START.test(sentence) ? 2 : 0;
  const words = Math.min(2, sentence.match(RULE_WORDS)?.length ?? 0);
  const first = /\bI\b|\bmy\b|\bwe\b/i.test(sentence) ? 0.5 : 0;
  const spoken = /^["“«„]/.test(sentence) ? -2 : 0;
  return question + start + words + first + spoken;
}
