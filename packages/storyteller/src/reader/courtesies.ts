const somebody = "(?:[\\p{L}.'’-]+ ){1,3}?";

/** `unless she objects`, `if nobody minds`: said to be polite, and no condition. */
const leave = new RegExp(
  `(^|[,.;!?]? +)(?:(?:unless (?:${somebody})(?:objects?|minds?|disagrees?|protests?|complains?|says (?:no|otherwise)|has (?:any |an )?objections?|has (?:anything|something) against (?:it|that)|is against it)|(?:if|as long as|provided|assuming)(?: that)? (?:nobody|no one|nobody else|no-one) (?:objects|minds|has objections)|(?:if|assuming) (?:${somebody})(?:does not|doesn['’]t|do not|don['’]t|will not|won['’]t) (?:mind|object)|if (?:that|it)(?: i|['’])s (?:ok|okay|all right|alright|fine)(?: (?:with|by) (?:${somebody.replaceAll(' )', ')').replace('){1,3}?', ")(?: [\\p{L}.'’-]+){0,2}?")}))?|with your (?:leave|permission)|by your leave)(?=[,.;!?]|$),? *)`,
  'giu',
);

/** `instead of talking to her I look at the board`: what is not done. */
const instead =
  /^((?:(?:ok(?:ay)?|so|well|hm+|no),? )*)(?:instead of|rather than) [^,.!?"]{2,80}?,? (?=(?:i|we|i['’]ll|we['’]ll|i['’]d|let['’]s|my character) \p{L})/iu;
const insteadBehind = /(?<=\p{L}),? (?:instead of|rather than) (?:\p{L}+ing)\b[^,.!?"]{0,80}(?=[.!?]|$)/giu;
const thought =
  /^((?:ok(?:ay)?|so|well),? )?(?:i|we) (?:was|were|had been) (?:just |about |first )*(?:going to|about to|gonna|planning to|thinking of|tempted to) [^.!?"]{2,80}?,? but (?:instead|first|now|then|rather)\b,? */iu;
const would =
  /^((?:ok(?:ay)?|so|well),? )?(?:i|we)(?: would|['’]d) (?:love to |like to |rather )?(?!like\b|love\b|rather\b)[^.!?"]{2,60}?,? but instead,? *(?=(?:i|we)\b)/iu;

const gerund = (word: string): string => {
  if (
    /^(?:tell|show|sell|spell|let|get|bring|lend|hand|pass|point|open|help|explain|read|repeat|answer|look|walk|talk|wait|stay|hold|go|do|keep|fetch|pour|check)ing$/i.test(
      word,
    )
  )
    return word.slice(0, -3);
  if (/(?:tt|pp|nn|gg)ing$/i.test(word)) return word.slice(0, -4);
  return /(?:[vscrzgu]|[^aeiou]l|[aeiou]k|[aeiou]d|id)ing$/i.test(word)
    ? `${word.slice(0, -3)}e`
    : word.slice(0, -3);
};

/** `would you mind telling me …`, `do you mind if I ask …` */
const minding =
  /\b(?:would|do|wouldn['’]t|don['’]t) (?:you|ya) (?:terribly |very much |awfully |at all )*mind (?:awfully |very much |terribly )*(\p{L}+ing)\b/giu;
const mayAsk =
  /(?<=^|[.!?] )(?:(?:do|would) you mind if (?:i|we) ask(?:ed)?(?: you)?|(?:may|might|can|could) (?:i|we) (?:just |please |perhaps |possibly )*(?:ask|inquire|enquire)(?: (?:you|of you))?|(?:i|we) (?:was|were|am|are) (?:just |only )?(?:wondering|curious)|if (?:i|we) (?:may|might|can) ask(?: you)?|(?:i|we) (?:would like|['’]d like|would love|want|wanted) to ask(?: you)?)[:,]? (?=(?:who|what|where|when|why|how|which|whether|if)\b)/giu;
const kindEnough =
  /\b(?:would|could|will|can) (you|(?:the |mr |mrs |ms |miss |lady |lord |captain |doctor |father |old )?[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?) (?:perhaps |possibly |please )?be (?:so (?:kind|good|nice)(?: as)?|kind enough|good enough) to (?=\p{L})/giu;
const perhaps =
  /\b(could|can|would|will|may|might) (you|i|we) (?:(?:perhaps|possibly|maybe|by any chance|kindly|just|please|at all),? )+(?=\p{L})/giu;

/** `Osric, a word?`, `could I have a moment of your time, Captain?`: somebody's ear. */
const ear = `(?:a|one) (?:quick |brief |little |private |short )?(?:word|moment|minute|second)(?: of your time| with you| alone| in private| in your ear)*`;
const earFirst = new RegExp(
  `^((?:hey|ok(?:ay)?|so|excuse me|good \\w+),? )?([\\p{L}.' -]{2,30}?)(?:,| -| –| —|:|\\.\\.\\.) *(?:(?:could|can|may|might) (?:i|we) have )?${ear}(?:,? (?:if you please|please|if (?:i|we) may|if you would|if you have (?:one|it)))*[?.!]*$`,
  'iu',
);
const earLast = new RegExp(
  `^((?:hey|ok(?:ay)?|so|excuse me),? )?(?:(?:could|can|may|might) (?:i|we) (?:please )?have |do you have |have you (?:got )?|got )?${ear}(?: with)?,? (?!please\\b|if\\b|to\\b|for\\b|before\\b)([\\p{L}.' -]{2,30}?)(?:,? please)?[?.!]*$`,
  'iu',
);

/** Whether nothing is asked but to be heard. */
export const asksForEar = (text: string): boolean => earFirst.test(text.trim()) || earLast.test(text.trim());

/** A message without what is only polite in it, and without what its player has thought better of. */
export function withoutCourtesies(text: string): string {
  if (text.includes('"')) return text;
  return text
    .replace(earFirst, '$1I talk to $2')
    .replace(earLast, '$1I talk to $2')
    .replace(leave, (_, before: string) => (before.trim() === '' ? before : ''))
    .replace(instead, '$1')
    .replace(insteadBehind, '')
    .replace(thought, '$1I ')
    .replace(would, '$1')
    .replace(/^((?:ok(?:ay)?|so|well),? )?I (?=(?:i|we)\b)/i, '$1')
    .replace(perhaps, '$1 $2 ')
    .replace(minding, (_, verb: string) => `please ${gerund(verb)}`)
    .replace(kindEnough, (_, who: string) =>
      who.toLowerCase() === 'you' ? 'could you ' : `I ask ${who} to `,
    )
    .replace(mayAsk, 'I ask ')
    .trim();
}
