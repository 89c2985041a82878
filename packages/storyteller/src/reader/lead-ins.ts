const either = (list: readonly string[]) => list.join('|');

/** What people say before they say what they do, wherever something follows it. */
const always = either([
  '(?:(?:screw|fuck|f|frick|eff|sod|bugger) (?:it|this|that)|(?:hang|stuff|damn|blast|forget) it)(?: all)?(?! (?:in|into|on|onto|under|with|back|up|down|through|behind|to|from|off|out|over|open)\\b)',
  '(?:to |the )?hell with (?:it|this|that)(?: all)?',
  "(?:it is |it's |its )?(?:about |high )?time to|(?:i |we )?(?:might|may) (?:just )?as well",
  "(?:i|we) (?:guess|suppose|figure|reckon)(?: that)?(?=,? (?:i|we|i'll|i'm|im|ill|let's|lets)\\b)",
  '(?:i|we) (?:think|believe|guess|suppose|reckon)(?: that)?(?=,? my \\p{L}+ (?:now |then |just )*\\p{L}+s\\b)',
  "(?:i|we) (?:think|bet|say)(?: that)?(?=,? (?:i|we)(?:'ll|'d| will| would| am going| are going)\\b)",
  "is it (?:just|only) me,? or|(?:because|cause|cuz|coz),?(?= (?:i|we|i'm|im|i'll|i am)\\b)",
  'here goes nothing|leeroy jenkins|yolo|ngl|tbh|fwiw|not gonna lie|on second thoughts?',
]);

/** The same where a mark follows, or somebody begins to say what they do. */
const setOff = either([
  'whatever|here goes|here (?:we|i) go|no time to (?:lose|waste)|why not|enough(?: of (?:this|that)| talk(?:ing)?)?',
  "hear me out|mark my words|trust me|bear with me|get this|(?:i will |i'll )?tell you what",
  "(?:let me|lemme|let's|lets) (?:think|see)(?: (?:here|now|about (?:it|this)))?|thinking",
  "(?:i )?(?:dunno|don't know|do not know|have no idea|am not sure|'m not sure)(?: (?:man|guys|really|yet))?|idk|no idea",
  'imo|honestly|frankly|seriously|to be honest|for real|obviously|of course|naturally|as (?:always|usual)',
  '(?:wait,? )*(?:wait|hold (?:on|up)|hang on)(?:,? no)?|no wait|actually,? no|scratch that|change of plans?|nvm|never ?mind(?: that)?|my bad',
  "(?:i(?:'ve| have)|we(?:'ve| have)) had (?:it|enough)(?: (?:with|of) [\\p{L}' ]{1,30}?)?|that(?:'s| is|s) (?:it|enough)|enough is enough|oh (?:no|god|man|boy)|ugh",
  "(?:sorry|sry|soz|apologies)(?:,? (?:i )?(?:was|am|had to|got|have been|the|my) [\\p{L}' ]{2,40}?)?",
  'very well|so be it|fine then|(?:alright|right|ok(?:ay)?|well) then|here is the thing|picture this',
  "(?:let me|lemme|let's|lets) get this (?:straight|right)|(?:so )?if i understand(?: this| it| you)?(?: right| correctly)?|(?:just )?to be clear|correct me if i'm wrong",
  "(?:let's|lets|we|i)(?:'ll| will)? (?:do|take) (?:this|it|that|things) (?:in (?:this |that )?order|step by step|one by one|one after (?:the other|another))",
  'with (?:all )?(?:due )?respect|no offen[cs]e|(?:please )?(?:excuse|forgive|pardon) me|(?:i )?beg(?:ging)? your pardon|if (?:i|you) may',
  "(?:i am|i'm|im) (?:so |very )?sorry (?:to (?:interrupt|bother|butt in|ask)|about (?:this|that|it))(?: again)?|(?:i|we) hate to (?:do|say|ask) (?:this|it)",
  "(?:i|we) (?:feel|am|are) (?:so |really |very )?(?:dreadful|terrible|awful|bad|sorry|rotten|guilty) (?:about|for) (?:this|that|it)|(?:i have|i've|ive) never (?:done|played) (?:this|it|one of these)(?: (?:before|game))*",
  "(?:(?:i am|i'm|im|we are|we're|all) )?ready(?: now| to go)?|done|got it|understood|great|perfect|good",
  'my turn|me first|easy|simple|guys|lads|folks|team|gang|everyone|everybody|chat|boys|fellas',
]);

/** The same where a mark follows and nothing else will do: `you know what I mean` is whole. */
const apart = "(?:do )?(?:you|ya) know what|know what|guess what|i don't know,? man";

const mark = '\\s*(?:[,.;:!?…]+|-{1,2}|—|–)\\s*';
const own =
  "(?:i|we|i'm|im|i'll|ill|i'd|imma|ima|let's|lets|gonna|but|so|tell|show|ask|who|whos|what|whats|where|wheres|why|how|when|which)\\b";
const leading = new RegExp(
  `^(?:(?:${always})(?:${mark}|\\s+)|(?:${setOff})(?:${mark}|\\s+(?=${own}))|(?:${apart})${mark})(?:(?:but|so|and|then)\\s+)?(?=[\\p{L}\\d"])`,
  'iu',
);
/** What happens at home while one plays. */
const atHome = either([
  "brb|afk|gtg|(?:i'm |im |i am |and |ok(?:ay)? )*back(?: now| again)?|(?:one|a|two) (?:sec|second|moment|minute|min)s?|hang on|hold on|wait",
  "(?:gimme|give me) (?:a|one) (?:sec|second|min|minute|moment)|phone|doorbell|pizza(?: is here|'s here)?|where (?:was i|were we)",
]);
/** One of them, as far as it reaches. */
const aside = new RegExp(
  `(?:${either([always, setOff, apart, atHome]).replaceAll('}?', '}')})(?![\\p{L}\\d'])[\\s,.;:!?…-]*`,
  'iuy',
);
const awayFrom = /^[^.!?"]{0,60},? (?:brb|afk)[.!]*$/i;

/** One after the other, and never again from the start: whoever types a thousand of them is read as fast. */
function isNothingElse(sentence: string): boolean {
  aside.lastIndex = 0;
  let end = 0;
  while (end < sentence.length && aside.test(sentence)) end = aside.lastIndex;
  return (end > 0 && end === sentence.length) || awayFrom.test(sentence);
}

const fillersBefore =
  /^(?:(?:ok(?:ay)?|so|well|hm+|um+|uh+|er+|eh|ah+|oh+|alright|right|yeah|yes|sure|fine|cool|great|nice|k|and|but|then)[\s,.…-]+)+/i;
const mostLeadIns = 4;

const withoutFillers = (text: string) => text.replace(fillersBefore, '');

function withoutLead(sentence: string): string {
  let rest = sentence;
  for (let turn = 0; turn < mostLeadIns; turn++) {
    const bare = withoutFillers(rest);
    const lead = leading.exec(bare)?.[0];
    if (lead === undefined) return rest;
    rest = bare.slice(lead.length);
  }
  return rest;
}

/** Its sentences and lines; what is quoted stays whole. */
function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let isQuoting = false;
  for (const piece of text.split(/(?<=[.!?…])\s+|\n/)) {
    if (isQuoting) sentences[sentences.length - 1] += ` ${piece}`;
    else sentences.push(piece);
    if ((piece.split('"').length - 1) % 2 === 1) isQuoting = !isQuoting;
  }
  return sentences;
}

/** `screw it, bonk the guard`: the deed alone. Who says nothing else has said that. */
export function withoutLeadIns(text: string): string {
  const sentences = sentencesIn(text);
  const said = sentences.filter((one) => !isNothingElse(withoutFillers(one)));
  if (said.length === 0) return text;
  return said.map(withoutLead).join(said.length < sentences.length || !text.includes('\n') ? ' ' : '\n');
}
