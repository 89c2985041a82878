/** "Borin, the son of smiths, lies dead": what is said of somebody between two commas, right behind their name. */
const apposition =
  /(\p{Lu}[\p{L}’'-]{1,30}|\byou), (?:the|an?|who|whose|der|die|das|le|la|el|son|daughter|his|her|still|never|always|ever|already|for|with|in|at|by|as|\p{Ll}{2,20}(?:ing|ed))\b[^,;:.!?"“”„«»()]{2,70},(?= (?!and\b|but\b|or\b|so\b|then\b|while\b|as\b)\p{Ll}{2})/gu;

const past =
  '\\p{Ll}{2,20}ed|began|begun|bore|took|gave|made|brought|bought|found|kept|left|held|wore|won|stole|drew|swore|knew|saw|chose|lent|sent';
/** "The campaign you began in spring closes tonight": what somebody did with it, between a thing and what becomes of it. */
const relative = new RegExp(
  `\\b((?:the|your|his|her|this|that) (?:\\p{Ll}{2,20} )?\\p{Ll}{2,20}) (?:(?:that|which|who|whom) )?(?:you|he|she|they|(?:your|his|her|their) \\p{Ll}{2,20}) (?:had |have |has |once )?(?:${past})\\b(?: (?:in|on|at|from|for|to|with|of|since|so|long) (?:the |a |your |his |her |their )?\\p{Ll}{2,20})?`,
  'giu',
);

/** A sentence without what is said by the way, so that what happens stands beside those to whom it happens; null when it is plain. */
export function withoutAsides(sentence: string): string | null {
  const plain = sentence.replace(apposition, '$1').replace(relative, '$1');
  return plain === sentence ? null : plain;
}
