/** How a message speaks of going somewhere. */
export type MovementKind =
  /** Nothing says that anybody goes anywhere. */
  | 'none'
  /** Yes to whatever was proposed. */
  | 'consent'
  /** Further, without a word of where. */
  | 'on'
  | 'in'
  | 'back'
  /** To somewhere that it names, in its own words. */
  | 'to'
  /** Out of sight, not far. */
  | 'aside'
  /** A name and nothing else. */
  | 'name';

export interface Movement {
  kind: MovementKind;
  /** The sentence that says so; without one the last sentence. */
  sentence: string;
  /** What it says of where, after the last word that leads there; empty when it says nothing. */
  destination: string;
}

const back =
  /\b(?:back (?:to|up|down|at|into|towards?|home|over|there|across)|go(?:es|ing)? back|returns?|returning|retrace)\b/i;
const inward =
  /\b(?:inside|indoors|in we go|(?:slip|go|step|sneak|walk|crawl|climb|squeeze|come|get|head|march)(?:s|es)? in|enters?)\b|\b(?:carry|carries|bring|drag|haul|push|pull|lug)s?\b.{0,30} in(?=[.!,]|$)|\b(?:pick|open|force|break|unlock|kick|bash)s?\b.{0,24}\b(?:door|lock|gate|hatch|trapdoor|grille)\b/i;
const onward =
  /\b(?:(?:go|move|carry|press|walk|keep|head|march|push) on|keep (?:going|walking)|continue|onwards?|off we go|(?:keep |get )?moving(?: on)?|set (?:off|out)|time to go|we(?:'re| are) (?:off|going|leaving)|lead on|after you|proceed|follow(?:s|ing)? (?:the|that|him|her|them|it)|(?:everybody|everyone|all) (?:up|down|out|in))\b|\blet'?s (?:go|roll|move|get going)[.! ]*$|^(?:and|then|so|okay|ok|right|,| )*(?:up|down|out|on|through)[.! ]*$/i;
const consent =
  /\b(?:let'?s do (?:it|this|that)|do it|sounds good|(?:i'm|we're|count (?:me|us)) in|we (?:agree|accept|take it|take the job)|we(?:'ll| will) (?:help|do it|take (?:it|the job))|i'm game|sold|let'?s get this over with|deal|agreed)\b/i;
const verb =
  'go|goes|going|head|heads|heading|walk|walks|run|runs|march|marches|travel|travels|ride|sail|row|pole|wade|swim|cross|climb|climbs|descend|leave|leaves|visit|sneak|slip|creep|move|hurry|rush|approach|explore|find|seek|drag|pop|wander|stroll|dash|sprint|crawl|squeeze';
const company = "we|let'?s|us|everybody|everyone|they|should|then|and";
const to = new RegExp(
  `\\b(?:${company})(?: (?:all|then|just|should|could|can|will|want to|have to|need to|better|now))? (?:${verb})\\b|^(?:${verb})\\b|\\bi (?:${verb}) (?:to|into|back|for|down|out|outside|home|towards?|off|after|and|the|her|him)\\b|^(?:and )?then (?!i\\b|he\\b|she\\b|they\\b|it\\b|ask|tell|say|do\\b)\\p{L}|\\b(?:off|on|back) to (?:the|that|those)\\b|(?:^|, |\\band )over to\\b|\\b(?:off|on) to\\b|^to\\b|\\b(?:into|towards?|past|up|along) (?:the|that|those|all)\\b|(?:^|, |\\band )(?:over|across|down|through|under|out) (?:the|that|those|to)\\b|\\bafter (?:him|her|them|it)\\b|\\b(?:upstairs|downstairs|outside|back out)\\b|\\btake us\\b|\\blet'?s (?:see|meet|try|hit|check|talk to|ask|question|confront)\\b|\\b(?:want to|wanna) check out\\b|\\bwe talk to\\b|\\bclimb (?:through|over|into)\\b|\\btake the (?:\\p{L}+ ){0,2}(?:left|right|north|south|east|west|tunnel|door|path|road|stairs|way|ferry|passage|lane|bridge|ladder|lift)\\b|\\bwe board\\b|\\bwhere(?:'s| is) the (?:nearest|next|closest)\\b|\\bgo see\\b|\\blead (?:the way|us|on)\\b|\\bis there an? |\\bwhere (?:do people|do they|can we|can i)\\b|\\bcan we get\\b|\\bit is[.!]*$`,
  'iu',
);
/** Out of sight, but not far. */
const aside =
  /\b(?:a?round (?:the )?back|behind the (?:house|building|curtain|counter|hut|inn|shop|stage|bar))\b/i;
/** What somebody says to somebody who is there. */
const speech = /(?<![\p{L}\p{N}])'[^'\n]{2,300}'(?![\p{L}\p{N}])|"[^"\n]{2,300}"|“[^”\n]{2,300}”/gu;

/** What is put off: "the mill can wait". */
const putOff = /[^.,;!?\n]{0,80}\bcan wait\b|\b(?:forget|never mind|screw) [^.,;!?\n]{0,80}/gi;

/** A message without what is spoken aloud or put off in it. */
export function withoutSpeech(message: string): string {
  return message.replace(speech, ' ').replace(putOff, ' ');
}

/** Words that say that somebody goes, not where. */
const goingWords = new RegExp(
  `\\b(?:${verb}|slips?|inside|outside|back|down|up|in|out|on|over|off|next|day|then|way|door|everybody|everyone|guys?|place|things?|something|somebody|anybody)\\b`,
  'gi',
);

/** What is left of a text when what only says that somebody goes is taken away. */
export function withoutGoing(text: string): string {
  return text.replace(goingWords, ' ');
}

const rests =
  /\b(?:(?:go|goes|going|back|off) to (?:sleep|bed)|to bed|we(?:'ll| will)? (?:all )?(?:sleep|rest|camp|crash|nap)|sleeps?(?: in| until| till|[.!,]|$)|(?:a|our|then|and|i) (?:nap|sleep|rest)|good ?night|turn in|make camp|set up camp|hang(?:ing)? (?:around|about)|pass the time|kill (?:some )?time|(?:first|second|last|night) watch|long rest|sleep it off|wake (?:me|us)|tomorrow|time skip|keeps? watch|all night|the night|overnight|skip (?:to|ahead|forward)|fast[- ]forward|next (?:day|morning|evening|night|hour)|(?:until|till) (?:\w+ )?(?:morning|dawn|sunrise|dark|dusk|nightfall|evening|night|noon|midnight|tomorrow)|(?:what|whatever)(?:'s| is| happens| comes) next|what happens)\b/i;
const waits =
  /\b(?:we|i|us|let'?s|and|then|so|just|to)(?: (?:all|just|should|could|sit|stay|down|here|there|and|then)){0,3} wait\b(?! (?:what|a (?:sec|minute|moment)))/i;
const idles = /\b(?:what now|now what|what do we do|and now\?|you (?:guys )?decide)/i;
const asks = /^(?:can|could|is|are|do|does|why|who|whose|where)\b|\b(?:any chance|is there|are there)\b/i;

/** How much a message lets time pass: 1 where somebody sleeps or waits, a half where nobody knows what to do. */
export function readWaiting(message: string): number {
  const sentences = message.slice(-1_200).match(/[^.!?;\n]+[.!?;\n]*/g) ?? [];
  const own = sentences.map((sentence) => sentence.trim().slice(-longestSentence));
  if (own.some((sentence) => !asks.test(sentence) && (rests.test(sentence) || waits.test(sentence))))
    return 1;
  return own.some((sentence) => idles.test(sentence)) ? 0.5 : 0;
}

const longestSentence = 300;

function kindOf(sentence: string): MovementKind {
  if (inward.test(sentence)) return 'in';
  if (onward.test(sentence)) return 'on';
  const isQuestion =
    sentence.endsWith('?') &&
    !/\b(?:is there|where|can we|could we|shall we|should we|let'?s)\b/i.test(sentence);
  if (to.test(sentence) && !isQuestion) return 'to';
  return consent.test(sentence) ? 'consent' : 'none';
}

const leading =
  /\b(?:to|into|towards?|for|at|find|visit|see|follow|past|up|down|over|across|through|then|after)\b/gi;

function destinationOf(sentence: string): string {
  let end = 0;
  for (const match of sentence.matchAll(leading)) end = match.index + match[0].length;
  return end === 0 ? '' : sentence.slice(end);
}

const interjection =
  /^\P{L}*(?:ok|okay|nope|yes|yeah|hmm*|wow|what|lol|haha?|urgh|ugh|phew|right|sure|fine|cool|nice|great|well|sniff|oh+|ah+|hey|hi|hello|thanks|wait|so|yay|damn|why|who|how|not sure|what now|of course|anything good|whatever)(?: \p{L}+)?\P{L}*$/iu;

/** What a message says of going, and in which of its sentences: the last that says anything of it. */
export function readMovement(message: string): Movement {
  const sentences = (message.slice(-1_200).match(/[^.!?;:\n]+[.!?;:\n]*/g) ?? [])
    .flatMap((sentence) => sentence.split(/, (?=then\b|and then\b|so\b)/))
    .map((sentence) => sentence.trim().slice(-longestSentence))
    .filter((sentence) => /\p{L}/u.test(sentence));
  const returning = sentences.findLast((sentence) => back.test(sentence));
  if (returning) return { kind: 'back', sentence: returning, destination: destinationOf(returning) };
  for (const sentence of sentences.toReversed()) {
    const kind = kindOf(sentence);
    if (kind !== 'none') return { kind, sentence, destination: destinationOf(sentence) };
  }
  const nearby = sentences.findLast((sentence) => aside.test(sentence));
  if (nearby) return { kind: 'aside', sentence: nearby, destination: destinationOf(nearby) };
  // A mere name: "NOPE. pub."
  const name = sentences.findLast(
    (sentence) =>
      /^[^\p{L}\d]*(?:the )?\p{L}{3,}(?: \p{L}+)?[^\p{L}\d:?]*$/u.test(sentence) &&
      !/ly\P{L}*$/u.test(sentence) &&
      !interjection.test(sentence),
  );
  if (name) return { kind: 'name', sentence: name, destination: name };
  return { kind: 'none', sentence: sentences.at(-1) ?? '', destination: '' };
}
