import { sentencesOf } from '../../language/sentences.ts';
import { isSmall } from '../words.ts';

const longestWish = 4_000;
const mostSentences = 30;

/** A clause about those who play, in the middle of the tale: `, my girlfriend plays too and hates blood`. */
const besidesTheTale =
  /,\s+(?=(?:my|our) (?:girlfriend|boyfriend|wife|husband|partner|son|daughter|kids?|friends?|group|players) (?:plays?|hates?|likes?|loves?|wants?|is new|are new)\b)/gi;

/** `a castle, no spiders please`: what is refused stands in a sentence of its own. */
const refusedClause =
  /,\s+(?=(?:and |but )?(?:please )?no (?:spiders?|gore|blood|violence|romance|sex|torture|snakes?|clowns?|needles?|zombies?|harm)\b)/gi;

/** A host's text without what could be read as markup or as a template. */
export function cleaned(text: string): string {
  return text
    .slice(0, longestWish)
    .replace(/[’‘]/g, "'")
    .replace(/[[\]{}|<>"“”„«»`*_#\\]+/g, ' ')
    .replace(/\bDr\.? (?=\p{Lu})/gu, 'Doctor ')
    .replace(/\b(Mr|Mrs|Ms|St)\./g, '$1')
    .replace(besidesTheTale, '. ')
    .replace(refusedClause, '. ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

/** What stands before a wish that is put as a question. */
const request =
  /^(?:please |and |also |then )*(?:(?:can|could|would) (?:you|we|it) (?:please )?)?(?:make it|let it be|be|add|include|have|change it to|put in)(?: about| to)? (?=\p{L})/iu;

/** Sentence by sentence, as a host has written them. */
export function sentencesOfWish(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?;])\s+/)
    .map((sentence) =>
      sentence
        .replace(/;$/, '.')
        .replace(request, '')
        .replace(/ instead(?=[.!?]?$)/i, '')
        .trim(),
    )
    .filter((sentence) => /\p{L}/u.test(sentence))
    .slice(0, mostSentences);
}

/** Words that speak to whoever leads the game, not of the tale. */
export const toTheProgram =
  /\b(?:please|can you|could you|can the|could the|will you|the (?:program|ai|dm|gm|storyteller|app|game master)|you should|i want you|we want you|each (?:scene|turn)|in the background|with (?:background )?music)\b|\?$/i;

/** Talk about the game, the players and the program: nothing that happens in the tale. */
const aboutTheGame: readonly RegExp[] = [
  /\b(?:players?|sessions?|campaign|beginners?|newbies|the rules|rules[- ](?:lite|light)|house rules|homebrew|d&d|dnd|the (?:program|ai|dm|gm|storyteller|game master)|arachnophob\w*|happy ending|trigger warnings?|pvp|family friendly|kid[- ]friendly|in english|inspired by|tale (?:for|over) (?:one|two|several)|enough rope|experience is welcome|know any rules|the dice decide|real[- ]time|en français|auf deutsch)\b/i,
  /\bfor (?:my|our) (?:\p{L}+ ){0,2}(?:kids?|children|family|friends|group|son|daughter)\b/iu,
  /\b(?:one of us|we|i|my \p{L}+|girlfriend|boyfriend)(?: \p{L}+){0,3} (?:afraid|scared|phobi\p{L}+)\b/iu,
  /\b(?:girlfriend|boyfriend|(?:my|our) (?:wife|husband|partner|son|daughter|friends?|group)) (?:plays?|hates?|likes?|loves?|wants?|is new|are new)\b/i,
  /^(?:tone|style|genre|vibe|mood|themes?|length|level)s?:/i,
  /\b(?:nobody|no one) dies(?=\s*(?:[,.!]|$|please))|\bnothing (?:scary|gory|bloody|sad|too scary)\b/i,
  /^\([a-z -]+\)$/i,
  /^(?:[^.!?]{0,40}\b)?please (?:no|don't|do not|avoid|use|keep|play|speak|be|make|read|draw)\b/i,
];
const media =
  /\b(?:draw|drawing|pictures?|images?|illustrat\p{L}*|music(?! box| room| hall| teacher| stops)|soundtrack|sound effects?|voices?|accent|audio|video)\b/iu;
const refusal =
  /\b(?:no|without any|avoid|not any|please leave out) (?:\p{L}+ ){0,2}?(?:spiders?|gore|blood|violence|romance|sex|torture|snakes?|rats?|clowns?|needles?|horror|deaths?|killing|zombies?|undead|guns?|harm|insects?|bugs?|bees|wasps|dogs?|animals?|child(?:ren)?|elves|magic|demons?|ghosts?|drowning|suicide|slavery|swearing|politics|religion)\b/iu;

export function isAboutTheGame(sentence: string): boolean {
  return (
    aboutTheGame.some((talk) => talk.test(sentence)) ||
    (/^(?:and |but |also )?no /i.test(sentence) && /\bplease\b/i.test(sentence)) ||
    (refusal.test(sentence) &&
      /^(?:and |but |also |absolutely |definitely |please )*(?:no|without|avoid|please)\b/i.test(sentence)) ||
    (media.test(sentence) && toTheProgram.test(sentence))
  );
}

/** What a host tells whoever leads, of the tale: nothing that anybody in it could say. */
const aims = 'goal|aim|objective|mission|quest|task|job|point';
const tellings = 'tale|story|game|adventure|scene|campaign|session|plot|setting|opening|first scene|twist';
const direction = new RegExp(
  `^(?:(?:(?:the|our|your|this) )?(?:(?:${aims})s? (?:is|are|of|here)\\b|(?:${tellings})s? (?:begins?|starts?|opens?|takes? place|is|are|ends?)\\b)` +
    "|(?:it|we|you|they|everything|all)(?:'re| are| all)? (?:begins?|starts?|opens?|beginning|starting|wake|play)\\b(?! to\\b)|set in\\b)",
  'i',
);

export function isDirection(sentence: string): boolean {
  return direction.test(sentence);
}

/** What a sentence says of the game in passing: `a one-shot for beginners about …`. */
const inPassing =
  /\b(?:an? )?(?:short |quick |long )?(?:one[- ]?shot|(?:game|adventure|story) for (?:\p{L}+ ){0,2}(?:people|friends))\b(?: (?:about|where|in which))?[,:]?|,? ?\bplease\b,?/giu;

const opening =
  /^(?:(?:hi|hello|hey|ok|okay|so|well)[,!]? )?(?:(?:i|we)(?:'d| would)? (?:really )?(?:want|like|love|wish|fancy)(?: (?:for|to (?:play|have|run|see|try|do)))? |let's (?:play|have|do|run) |how about |maybe |something (?:like|with|about) |make it |a (?:game|story|tale|adventure) (?:about|of|in which|where) )/i;

/** What a host calls the kind of the tale, before a colon. */
const heading =
  /^(?:\p{L}+[ -]){0,2}(?:myth|western|noir|horror|fantasy|fiction|sci-?fi|mystery|comedy|thriller|setting|premise|idea|pitch|story|plot|adventure|heist|cyberpunk|steampunk):\s+/iu;

const turned: readonly [RegExp, string][] = [
  [/\b(?:we|i)'re\b|\bi'm\b|\bwe are\b|\bi am\b/gi, "you're"],
  [/\bwe're\b/gi, "you're"],
  [/\b(?:we|i)'ve\b/gi, "you've"],
  [/\b(?:we|i)'ll\b/gi, "you'll"],
  [/\b(?:we|us)\b/gi, 'you'],
  [/\bI\b/g, 'you'],
  [/\b(?:our|my)\b/gi, 'your'],
  [/\bours\b/gi, 'yours'],
  [/\bwont\b/gi, "won't"],
  [/\bdont\b/gi, "don't"],
  [/\bcant\b/gi, "can't"],
  [/\bisnt\b/gi, "isn't"],
  [/\bdoesnt\b/gi, "doesn't"],
  [/\byrs\b/gi, 'years'],
  [/ = /g, ' is '],
];

/** A host's sentence as it can be read out at the table: the players are `you`. */
export function asTold(sentence: string): string {
  let told = sentence
    .replace(inPassing, ' ')
    .replace(/\s+/g, ' ')
    .replace(moodBehind, '')
    .trim()
    .replace(opening, '')
    .replace(heading, '')
    .trim();
  for (const [from, to] of turned) told = told.replace(from, to);
  told = told.replace(/(?<![.!?,;:\s])[.!?,;:\s]+$/, '');
  if (told === '') return '';
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
}

/** `A cosy village fair.`: names a place, and says nothing of it that anybody could tell. */
function isLabel(sentence: string): boolean {
  const words = sentence.replace(/[.!]+$/, '').split(' ');
  return (
    words.length < 9 &&
    (/^(?:an?|the)$/i.test(words[0] ?? '') || styles.test(words[0] ?? '')) &&
    !words.slice(2).some((word) => finite.test(word))
  );
}

const finite = /^(?:is|are|was|were|had|have|must|can|will|who|that|where|which)$|[^s]s$|ed$/i;

/** `A harbour town, a missing keeper, a smuggler called Vesna`: what there is, of which nobody says that it is so. */
function isList(sentence: string): boolean {
  const parts = sentence.split(/,\s*(?:and\s)?|\sand\s/);
  return (
    parts.length > 1 &&
    parts.every((part) => /^(?:an?|the|some|one|two|three|no) \S+(?: \S+){0,4}$/i.test(part))
  );
}

/** What everybody knows, as it follows a colon. */
export function sentencesOfPremise(premise: string): string[] {
  return sentencesOf(premise)
    .filter((sentence) => sentence.split(' ').length > 3 && !isLabel(sentence) && !isList(sentence))
    .map((sentence) => sentence.replace(/^(?:an?|the) [^:.]{3,60}: (?=\p{L})/iu, ''))
    .map((sentence) => {
      const [first = ''] = sentence.split(/[^\p{L}']/u, 1);
      return isSmall(first.toLowerCase()) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
    });
}

const moods =
  'light-?hearted|silly|cosy|cozy|grim|dark|bleak|melanchol(?:y|ic)|heroic|tactical|fun|gritty|funny|serious|spooky|scary|epic|romantic|whimsical|comic|tense|slow|wet|sad|cheerful|wholesome';
const mood = new RegExp(
  `^(?:very |a bit |some |a |an )*(?:(?:${moods})(?: (?:and )?(?:${moods}))*(?: (?:adventure|tale|story|mystery|fantasy|comedy|horror|evening|fun|one))?|(?:some|few|many|lots of|no|little) (?:fights?|combat|jokes|puzzles|riddles|talk|talking|humou?r))[.!]*$`,
  'i',
);
/** `…, fun and silly`: how it should be, at the end of what it is. */
const moodBehind = new RegExp(`(?:, (?:and )?(?:${moods})(?: (?:and )?(?:${moods}))*)+[.!]*$`, 'i');

const styles =
  /^(?:[a-z]+ )?(?:noir|cyberpunk|steampunk|fantasy|high fantasy|dark fantasy|horror|science fiction|sci-?fi|western|mystery|modern|modern day|present day|comedy|funny|gritty|epic|romance|thriller|drama|action|adventure|survival|whodunit|space opera)[.!]*$/i;

/** A sentence that only says of what kind the tale should be. */
export function isStyle(sentence: string): boolean {
  const [first = '', ...rest] = sentence.trim().split(/, (?:and )?/);
  if ([first, ...rest].every((part) => mood.test(part))) return true;
  // `Horror, slow dread.`
  const isMood = rest.length > 0 && rest.every((part) => part.split(' ').length < 4);
  return styles.test(sentence.trim()) || (isMood && styles.test(first));
}
