import type { Question } from './reading.ts';

type Asks = Extract<Question, { kind: 'scene' }>['asks'];

const filler =
  '(?:and |so |ok |okay |hey |wait |dm |gm |sorry |um |um, |well |but |hmm |remind me |tell me |please |again |(?:can|could|would) you (?:please )?(?:tell|remind) me |does anyone know |do (?:i|we) know )*';
const scene: readonly [Asks, RegExp][] = [
  [
    'happened',
    /\b(?:what(?: has| have|s|'s)? (?:just |even |exactly |the hell |the heck )*(?:happened|been happening|did (?:i|we) miss|have (?:i|we) (?:done|learned|learnt|found out|missed))|recap|summary|summari[sz]e|so far\b.*\?*$|what (?:did|have) (?:i|we) (?:do|done|learn|learned|find out)|the story so far|catch me up|what was i told|what were we told|what did (?:he|she|they|\w+) (?:just )?(?:say|tell) (?:to )?(?:me|us)|what do (?:i|we) know(?: so far| already)?$|(?:can|could|would) you (?:please )?(?:repeat|say) that|say that again|what did you (?:just )?say$|come again$)/,
  ],
  [
    'goal',
    /\b(?:(?:our|my|the) (?:current |main )?(?:goal|quest|mission|objective|task|job|purpose|aim)\b|what (?:are|am) (?:we|i) (?:supposed|meant|trying|here) to|why are we here|why am i here|what (?:we|i) (?:are|am|were|was) (?:doing|supposed|meant|after|looking for|here for|trying)|what are we (?:after|looking for|here for)|what (?:do|should) (?:we|i) (?:need|have) to do|what is the (?:goal|quest|mission|objective|point|plot))/,
  ],
  [
    'where',
    /^WHERE(?:where (?:am i|are we|is this|exactly|the hell)|what (?:is )?(?:this )?place|what (?:is|kind of|sort of) (?:this |a )?(?:place|town|room|building|location)|what (?:town|village|city|place|room) (?:is|am|are)|which (?:place|town|room|village) )/,
  ],
  [
    'who',
    /^WHERE(?:(?:do|can) (?:i|we) see (?:anyone|anybody|someone|people)|who (?:is|else is|all is|are)(?: all| else)? (?:here|there|around|present|with (?:me|us)|nearby|in (?:the|this)|these|those|they|the (?:people|others|folk|folks|locals))|who else\b|who (?:is|are|all is) (?:standing|sitting|hanging|hanging out|lurking|waiting|loitering|present)\b(?: around| about| near| by)?|who (?:do|can) (?:i|we) (?:see|talk|speak)|(?:is|are) (?:there )?(?:anyone|anybody|someone|somebody|people|any people)(?: else)? ?(?:here|around|there|nearby|in (?:the|this)|i can talk|to talk|present|left|inside)?|any(?:one|body) (?:here|around|there|home|else)|who can i see|who (?:is|s|are) (?:in charge|the boss|running|responsible)|who (?:should|can|could) (?:i|we) (?:talk|speak|ask|turn)|how many people|what people|which people|are (?:we|i) (?:really |all )?alone|am i (?:really |all )?alone|(?:is it|are we|so it is|is this) (?:just|only) (?:us|me|the two of us|you and me|we)\b)/,
  ],
  [
    'exits',
    /\b(?:exits?|(?:back|side|other|another|second) (?:door|way|exit)|door out|ways? (?:out|onward|forward|on|in)|where (?:can|could|should|do) (?:i|we) go\b|where (?:does|do|would) (?:this|the|that|these|those) (?:\w+ ){1,3}?(?:lead|go)\b|which (?:way|ways|roads?|doors?|directions?|paths?)|how (?:do|can|could) (?:i|we) (?:get out|leave|get away|go on|move on|get in)|what directions|where to (?:go )?(?:now|next)|how (?:do|can) (?:i|we) get (?:to|out)|(?:is|are) there (?:anything|something|anyone|anybody|somebody|more|another floor|a floor|(?:any )?rooms?|(?:a|an) (?:attic|cellar|basement|upstairs|back room|backroom)) (?:upstairs|downstairs|up there|down there|outside|out (?:the )?back|out there|above|below|beyond)|what is (?:upstairs|downstairs|outside|out (?:the )?back|out there|beyond))\b/,
  ],
  [
    'time',
    /\b(?:what time|time of day|time is it|how late|is it (?:day|night|dark|morning|evening|late|raining|cold)|what day|what hour|whats the time|the weather|what season|how long have (?:i|we) been|is it (?:already |nearly |almost |now )?(?:midnight|dawn|dusk|noon|midday|sunrise|sunset|nightfall))\b/,
  ],
  [
    'what',
    /^WHERE(?:what (?:i|we) (?:can |could )?(?:see|hear|smell|notice|sense|make out)(?: here| around| now| from here| there)*$|what (?:am|are) (?:i|we) (?:actually |even |exactly |really )*(?:looking at|seeing)(?: here| now)*$|(?:do|can|did) (?:i|we|you|one) (?:see|notice|hear|smell|spot|find|sense) (?:anything|something|any)\b|what (?:do|can|could|would) (?:i|we) (?:see|hear|smell|notice|sense|make out|find)\b|what (?:is|s) (?:here|around|there|nearby|in (?:here|this (?:place|room|area))|going on|happening|this|inside)(?: me| us| here| now| right now| then)?$|what (?:is|s) around|what (?:else )?is (?:there|here)|what (?:things|objects|items|stuff) (?:are|is|do|can)|what does (?:it|this place|the (?:room|place|area|scene|village|town)) (?:look|smell|sound) like|describe (?:the |this |my |our )?(?:room|place|area|scene|surroundings|location|view)|is there anything (?:here|interesting|useful|around|else|of interest|in here|nearby)|anything (?:interesting|useful|here|of note|else)|what (?:looks|seems) (?:interesting|odd|strange|important)|why (?:are|aren't|is|isn't|have|did) (?:we|it|this|everything|everyone|the (?:train|ship|boat|coach|cart)) (?:not |still |all )*(?:moving|going|stop|stopped|stuck|waiting|standing|so (?:dark|quiet))\b)/,
  ],
];

const patterns = scene.map(([asks, pattern]): [Asks, RegExp] => [
  asks,
  new RegExp(pattern.source.replace('WHERE', filler)),
]);

/** What is asked of the scene as a whole; null where it is something else. */
export function sceneAsked(low: string): Asks | null {
  return patterns.find(([, pattern]) => pattern.test(low))?.[0] ?? null;
}

const timeLeft =
  /\bhow (?:much (?:more )?time|many (?:more )?(?:hours|minutes|days|nights)|much longer|long)\b.*\b(?:left|remain|remaining|until|till|before|have)\b|\b(?:time|hours) (?:is |are )?(?:left|remaining)\b/;

/** How long there is until something that was announced. */
export const asksTimeLeft = (low: string): boolean =>
  timeLeft.test(low) && !/\b(?:have you|spells?|game|session|slots?|rest|level|turn|heal|hp)\b/.test(low);

const hint =
  /^(?:so |ok |okay |um |hmm |well |and |wait |but )*(?:what (?:can|could|should|do|shall|would|am|are) (?:i|we) (?:even |actually |possibly |able to )*(?:do|try)(?: now| next| here| then| about (?:it|this|that)| to \w+.*)?$|what now$|now what$|what next$|whats next$|what is next$|(?:any |got any |give me (?:a |some )?|i need (?:a |some )?|can i (?:have|get) (?:a |some )?)?(?:hints?|ideas?|suggestions?|tips|advice|clues?|options)(?: please| here)?$|(?:this|it|that) is (?:so |very |too |really |all )*(?:confusing|complicated|hard to follow)\b.*|help(?: me)?$|i need help$|i(?:'m| am)? (?:stuck|lost|confused)\b.*|i (?:do not|don't) know what to do.*|(?:no|not sure|no idea|idk) what to do.*|what to do(?: now| next| here| then| anymore)?$|what (?:are|is) (?:my|our|the) (?:options?|choices?|possibilities|possible actions)\b.*|what (?:do you|would you) (?:suggest|recommend|advise|do)\b.*|what are we (?:doing|able)\b.*|what actions? (?:can|could|do|are)\b.*|what commands\b.*|how do i (?:start|begin|continue|proceed|play)$|what do we do$|how (?:do|can) (?:i|we) (?:win|finish this))/;

export const isHint = (low: string): boolean => hint.test(low);

const table =
  /\b(?:are you (?:a |an |really |even )*(?:ai|bot|human|robot|machine|computer|real|chatgpt|gpt|llm|language model|person|program|alive|there|listening|drunk|ok|serious|kidding|sure)$|are you (?:an? )?(?:ai|bot|llm|chatgpt)\b|who (?:made|wrote|created|programmed|built) (?:you|this)|how long (?:is|does|will|can) (?:this|the) (?:game|session|campaign|adventure|story)|this (?:game|app|site|website|program|system|session)\b|what (?:game|system|edition|rules|rulebook|version) (?:is|are|do|does)|how (?:do|does|can) (?:i|we) (?:save|quit|leave the game|invite|pause|restart|log ?out|change my (?:character|name|sheet)|delete|undo|roll(?: dice| the dice)?|use dice|play this|join)|how does this (?:work|game)|can (?:we|i) (?:pause|restart|start over|start again|go back in time|rewind|save|take a break|quit|play in|switch characters|change my (?:character|name))|game ?master|dungeon master|(?:we|i|just|us|please) skip (?:to|ahead|forward|this|that|the|it|over|past)\b.*|^skip (?:to|ahead|forward|this|the|past|over)\b.*|(?:we|i|please) (?:fast[- ]forward|jump ahead|speed (?:it|this|things) up)\b.*|whose turn|(?:is it )?my turn$|who goes next|out of character|\booc\b|which (?:ai|model)|how many players|who is playing|do you (?:speak|understand|remember|cheat|fudge)|can you (?:speak|understand|talk in))\b/;

export const isTableQuestion = (low: string): boolean =>
  table.test(low) || /\b(?:are you an? (?:ai|bot)|chat ?gpt)\b/.test(low);
