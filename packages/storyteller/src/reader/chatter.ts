const either = (list: readonly string[]) => list.join('|');

/** How somebody feels, cheers themselves or others on, and takes note: a sentence or its beginning, and no deed. */
const mood = either([
  "(?:i am|i'm|im) (?:so |really |very |pretty |rather |a bit |badly |still ){0,4}(?:hurt|wounded|bleeding|dying|tired|scared|confused|new(?: here| to this| at this)?|a (?:newbie|noob|beginner))",
  "(?:i have|i've|ive)? ?never (?:done|played|tried) (?:this|it|that|one of these|anything like (?:this|it))(?: kind of thing)?(?: before| game){0,4}",
  '(?:this is )?my (?:very )?first (?:time|game|session)(?: (?:here|playing|ever)){0,4}|(?:total )?(?:newbie|noob|beginner) here',
  "(?:don't|dont|do not) (?:be|get|you be) (?:so )?(?:scared|afraid|shy|silly|frightened|alarmed|mad|angry|upset|nervous|sad)(?: of me)?",
  "i (?:won't|wont|will not) (?:laugh|tell|bite|hurt you)(?: (?:anyone|anybody|at you))?|no (?:worries|rush|hurry|pressure|problem)|take (?:ur|your) time",
  "(?:oh |ah |ok |okay ){0,4}(?:right|yeah|true|i see),? (?:they(?:'re| are|re)|he(?:'s| is)|she(?:'s| is)|it(?:'s| is)|that(?:'s| is)) (?:all |already )?(?:gone|over|dead|done|away)(?: now| already)?",
  '(?:i|we) (?:just )?(?:got|was|were|have been) (?:badly |nearly )?(?:beaten(?: up)?|attacked|robbed|jumped|ambushed|stabbed|wounded)[^.!?]{0,40}',
  'never ?mind|nvm|forget (?:it|that)|whoops|oops|ok(?:ay)? then|oh (?:right|well|ok(?:ay)?|i see)|(?:that|this) makes sense|good (?:point|call|to know)',
  "(?:ok(?:ay)?,? )?(?:that is |that's |thats |this is )?(?:so |very |a bit )?(?:creepy|weird|spooky|scary|wild|hilarious)|poor (?:thing|guy|girl|kid|man|woman)|(?:that's|thats|that is) not an answer",
  '(?:wait|hold on|hang on|stop)(?:,? (?:wait|hold on|hang on|stop)){0,4}|rough (?:night|day)(?:,? (?:eh|huh|right))?|(?:wtf|omg|lol|lmao|huh|hm+|eh|whoa|wow|haha+|hehe+)(?:,? (?:wtf|omg|lol|lmao|haha+|wait|ok)){0,4}',
  "(?:i'm|im|i am) (?:just )?(?:lying|bluffing|joking|kidding)",
]);
const moody = new RegExp(
  `^\\W*(?:(?:ok(?:ay)?|so|and|but|oh|ah|well|um+|hm+|lol|haha+),? ){0,4}(?:${mood})(?:,? (?:and )?(?:${mood}))?(?:,? (?:lol|haha+|ok(?:ay)?|tho|though|now|guys)){0,4}\\W*$`,
  'i',
);

/** What is asked of whoever leads in the same breath: `…, can I roll for that?` */
const rollAsked =
  /[,;.!?]+\s*(?:(?:and|so|but) )?(?:can|could|may|should|do|shall|must) (?:i|we) (?:(?:have|need|get|want) to )?(?:please )?(?:roll|make a roll|do a roll)(?: (?:for|on) (?:that|this|it)| (?:the )?dice| something)?(?: please)?\s*\??\s*$/i;

/** How one holds what one carries, and how one goes: `torch in left hand sword in right`, `torch lit`, `keep eyes open`. */
const held =
  '(?:my |the |a )?(?:torch|lantern|lamp|candle|sword|longsword|blade|bow|shortbow|shield|axe|dagger|knife|staff|mace|spear|weapon|hammer|gun|pistol)';
const kept = '(?:lit|burning|nocked|held (?:high|up)|in (?:my |the |one )?(?:left|right|other)(?: ?hand)?)';
const stance = new RegExp(
  `\\s*[,.;!]+\\s*(?:(?:and|with|but) )?(?:${held} ${kept}(?:(?:,| and)? ${held} ${kept}){0,4}|(?:i )?(?:keep|keeping) (?:my |an? )?(?:eyes?|ears?) (?:open|peeled|out)(?: for (?:\\p{L}+ ?){1,3})?|arrow on the string|hand on my \\p{L}+)(?=\\s*(?:[,.;!?]|$))`,
  'giu',
);
/** `with my torch lit`: with the torch. */
const withHeld = new RegExp(
  `\\bwith (?:my |the |a )?(${held.replace('(?:my |the |a )?', '')}) ${kept}(?=\\s*(?:[,.;!?]|$| and\\b))`,
  'giu',
);
const lead = new RegExp(
  `^\\s*${held} ${kept}(?:(?:,| and)? (?:${held} ${kept}|arrow on the string)){0,4}\\s*,\\s+`,
  'iu',
);
/** `to the village then`, `ok off to the mill`, `back to the inn, …`: going, without the word for it. */
const goingTo =
  /^((?:ok(?:ay)?|so|and|now|well|then|alright|right|fine)[\s,.]+){0,4}(?:(off|back|on|over|onwards?) )?to (?!(?:be|do|see|get|have|make|hit|kill|go|him|her|them|me|you|hell)\b)((?:the |saint |st |my |our )?[\p{L}'-]+(?: [\p{L}'-]+){0,3}?)(?: (?:then|now|next|it is|again)){0,4}(?=\s*(?:[,.;!?]|$| and\b| to (?:look|see|check|find|get|talk|speak|ask|rest|sleep|search|meet)\b))/iu;

/** `seating plan?? I meant the mill door. Bash it in`: which of two was meant, where the deed is told again. */
const corrected =
  /^(?:(?:no|nope|wait|huh|what|not (?:the |a )?[\p{L}' ]{2,30})[\s,.!?]+){0,4}(?:[\p{L}' -]{2,30}\?+\s*)?(?:no,? )?i (?:meant|mean)(?: to say)? ((?:the|my|that|his|her|mr|mrs|old|lord|lady) [\p{L}' -]{2,40}?|\p{Lu}[\p{L}' -]{2,30}?)\s*[.!,]+\s*(?=\p{L}{2})/iu;
const correctedAlone =
  /^(?:no,? |wait,? |huh,? ){0,4}(?:[\p{L}' -]{2,30}\?+\s*)(?:no,? )?i (?:meant|mean) ((?:the|my|that) [\p{L}' -]{2,40}?)[.!]*$/iu;

/** `make it 60 and a bed`: of a price. */
const haggled =
  /\b(?:(?:could|can|would|will) you (?:please |maybe )?)?make (?:it|that) (?:\d{1,4}|[a-z]+(?:ty|teen)|hundred|double|twice|half)\b[^.!?]*/gi;

const sentencesIn = (text: string) => text.match(/[^.!?\n]+[.!?\n]*\s*/gu) ?? [];

/** Without what is only said beside a deed or a question: moods, stances, corrections, whether there is a roll. Who says nothing else has said that. */
export function withoutChatter(text: string): string {
  if (text.includes('"') || text.length > 400) return text;
  const plain = text
    .replace(corrected, '')
    .replace(correctedAlone, 'same with $1')
    .replace(rollAsked, '')
    .replace(withHeld, 'with my $1')
    .replace(lead, '')
    .replace(stance, '')
    .replace(haggled, 'I haggle over the price');
  const sentences = sentencesIn(plain);
  const others = sentences.filter((one) => !moody.test(one)).map(withoutMoodyParts);
  const rest = (
    others.length > 0 && others.some((one) => /\p{L}/u.test(one)) ? others.join('') : plain
  ).trim();
  return rest.replace(
    goingTo,
    (_, _lead: string | undefined, how: string | undefined, where: string) =>
      `I go ${how?.toLowerCase() === 'back' ? 'back ' : ''}to ${where}`,
  );
}

/** `never done this before, what do I do`: the part before a comma. */
function withoutMoodyParts(sentence: string): string {
  const parts = sentence.split(/(?<=,)\s+/);
  while (parts.length > 1 && moody.test(parts[0]!)) parts.shift();
  return parts.join(' ');
}

/** Whether a message says nothing but how somebody feels. */
export const isChatter = (text: string): boolean =>
  text.length < 200 && sentencesIn(text).every((one) => moody.test(one) || !/\p{L}/u.test(one));

/** Who has never played wants to be told how. */
export const isNewcomer = (text: string): boolean =>
  /\bnever (?:done|played|tried) (?:this|it|that|one of these|anything)|\b(?:new|first time) (?:here|to this|at this|playing)|\b(?:i am|i'm|im) new\b|\bmy first (?:time|game|session)|\b(?:newbie|noob|beginner)\b|\bhow (?:do|does) (?:i|we|one|this|it|you)(?: whole)?(?: game| thing)? (?:play|work|start|even play)\b|\bhow the game works\b|\bwhat (?:is|are) the basics\b/i.test(
    text,
  );
