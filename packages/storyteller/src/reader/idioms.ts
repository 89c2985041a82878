import { withoutTurnsOfPhrase } from './turns-of-phrase.ts';

/** What struck somebody, as a subject of its own: `my staff comes down on his head`. */
const ownBlow =
  /(?<!\b(?:with|use|using|take|of|on|swing|if|when|as|until|at|from|in|hold|raise) )(?:\b(?:bonk|whack|smack|thwack|bam|pow|wham|slam|crack|boom|clang|thud|swish),? )?\bmy ((?:\p{L}+ )?\p{L}+) (?:comes? (?:down|up|around|crashing down)|lands?|swings?|sinks?|flies|goes|connects?|slams?|crashes|whistles|sings?) (?:right |straight |hard |squarely )*(?:on|onto|into|at|in|through|across|against|towards?|for|with) /giu;
/** `put an arrow through his hat`. */
const planted =
  /\b(?:put(?:ting)?|plant(?:ing)?|sink(?:ing)?|bury(?:ing)?|send(?:ing)?|drive|driving|lodge) (?:an?|one|my|the|another) ((?:\p{L}+ )?(?:arrow|bolt|bullet|dagger|knife|sword|longsword|shortsword|blade|axe|spear|fist|boot|slug|round)) (?:right |straight |clean |deep )*(?:through|thru|in|into|between) (?!the (?:wall|floor|ground|air|tree|door)\b)/giu;
const upended =
  /\b(turn|turning|turned) ((?:the|that|this|every|each|all|his|her|their|our|my) [\p{L}' -]{2,40}?) (?:inside out|upside down|over and over)\b/giu;
const upon =
  /\bI(?:'?m| am) (?:already |now |suddenly |instantly )*(?:upon|on top of|all over) (him|her|them|it|the \p{L}+|that \p{L}+)\b/giu;
const letLook =
  /\b(?:let me|lemme) (?:just )?(?:have|take|get) (an? (?:\p{L}+ )?(?:look|peek|gander|listen|sniff|peep|whiff))\b/giu;
const untilThen = /\btill (?=(?:he|she|it|its|they|i|we|you|my|everyone|everybody|someone)\b)/gi;
/** Why it is done, behind the deed: `…, there has to be a key somewhere`. */
const because =
  /(?<=\p{L}{2}), *(?:there(?:'s| is| has|s)|there must|surely|must be|it(?:'s| is| has) got to|it must|they must|he must|she must|somebody must|someone must|no way) (?!\p{L}+ (?:you|your)\b)[^.!?"]{3,80}(?=[.!]|$)/giu;
const smiling =
  /\b(?:flash|flashing|shoot|shooting|throw|throwing|give|giving) ((?:the |my |our |that )?[\p{L}']+(?: \p{L}+)?) (?:my|a|an|the) ((?:best|big|winning|charming|sly|little|toothy|warm|most charming|sweetest|cheeky|\p{L}+est) )?(smile|grin|wink)\b/giu;

/** `shield up, blade out, I charge`: how one stands. */
const stance =
  /(^|[.!]\s+|,\s*)(?:(?:my |and )?(?:shield|sword|blade|weapon|bow|axe|fist|duke|guard|hood|hand|eye|teeth|head|chin|dagger|spear|staff|visor|torch|lantern)s? (?:up|out|down|ready|drawn|high|low|raised|in hand|bared|forward|held high|at the ready),\s*)+(?=\p{L})/giu;
/** `peek under the bed, torch in hand`: with what. */
const inHand =
  /(?<=\p{L}),\s*(?:(?:my|with|and|a|the) ){0,2}(\p{L}+) (?:in (?:my )?hand|at the ready|held (?:high|low|out|aloft)|drawn|raised)(?=\s*(?:[.,!]|$))/giu;
const attempted = /\b(?:have|take|having|taking) a (?:go|crack|stab|shot|whack) at (?!him|her|them)/gi;
/** `…, granny always keeps her money there`: what one hopes to find. */
const hoped =
  /(?<=\p{L}{2}),? *(?:because |since |as )?(?:[\p{L}']+ ){1,3}(?:always|usually|often|normally) (?:hides?|keeps?|stash(?:es)?|puts?|leaves?|tucks?) [^.!?"]{3,60}(?=[.!]|$)/giu;
/** `here's two gold for Delia`. */
const handed =
  /(^|[.,!;])\s*here(?:'s| is|s| are) ((?:\d{1,4}|an?|one|two|three|four|five|six|ten|some|a few) (?:gold|gp|silver|coins?)(?: (?:pieces?|coins?))?) for ((?:the |our |my )?[\p{L}']+)/giu;
const downed =
  /\b(and|then|i|to) (?:down|neck|chug) (?=(?:it|this|that|my|one)\b|the (?:potion|ale|beer|drink|whiskey|whisky|wine|bottle|glass|mug|cup|shot|flask|vial)\b)/gi;
const staredAt =
  / (?:that |which )?(?:everybody|everyone|people|they all|you all) (?:keeps?|is|are|was|were|seems?) [^.?!"]{3,60}(?=[?.!]|$)/gi;
const listing =
  /^(?:please |just )?(?:name|list|tell|give|show) (?:me |us )?(?:all |every )*(?:of )?(?:the )?(?:stuff|things|objects|items)\b[^.?!]*[.?!]?/i;

const talking =
  /\bget ((?:the |that |our |mr |mrs )?[\p{L}']+(?: \p{L}+)??) (?:to talk|talking|chatting|to open up) (?:about|on) /giu;

const feeling =
  /\b(?:i|we)(?:'?ve| have)?(?: got| get| have)? (?:a|this) (?:really |very )?(?:bad|good|funny|weird|strange|odd) feeling (?:about|with) /giu;
const leaving =
  /\b(let's|i|we|i'll|we'll|time to) (?:bounce|bail|dip|skedaddle|vamoose|scram|split|gtfo|peace out|get out of here|get outta here)(?=\s*(?:[.,!]|$))/gi;
const sweet = /\b(?:sweet|smooth|fast)[- ]?talk ((?:the |that |our )?[\p{L}']+(?: \p{L}+)?) into /giu;

/** `all casual like`. */
const howLike =
  /,? (?:all|real|super|so) (casual|sneaky|quiet|innocent|tough|gentle|slow|smooth|subtle|dramatic|polite|nice|careful)(?:[- ]like)?(?=[\s,.!?]|$)(?! (?:of|at|to|that)\b)/gi;

/** `can I open it? if so, I do it`: what is asked is done. */
const ifSo =
  /^((?:ok(?:ay)?|so|well)[, ]+)?(?:can|could|may|might) (?:i|we) ([^.?!"]{3,160})\?\s*if (?:so|yes|possible|(?:i|we) (?:can|may)|(?:that|it)(?:'s| is) (?:allowed|ok(?:ay)?|possible|fine|legal))\b,? *(?:then )?(?:(?:i|we)(?:'ll| will)? )?(?:do (?:it|that|so)|go for it|try (?:it|that))[.!]*$/i;
/** `then Bram gets to meet my dagger`. */
const introduced =
  /(^|[.!?,]\s*)(?:then |well |ok )*((?:the )?[\p{L}']+) (?:gets? to meet|is about to meet|meets|can meet|gets? a taste of|tastes|gets? acquainted with) my (?=\p{L})/giu;
/** `here Odra, have one of my candles`. */
const takeThis =
  /(^|[.!]\s*)here,? ((?:the )?(?!you\b|we\b|i\b|it\b|is\b|are\b|he\b|she\b|they\b|take\b|have\b|in\b|at\b|on\b)[\p{L}']+),? (?:(?:you can|you may|please|just) )?(?:take|have) (?=(?:an?|one|two|three|some|my|this|half)\b)/giu;
/** `go through his coat pocket`. */
const pockets =
  /\b(?:go|going|dig|digging|rifle|rifling|rummage|rummaging) (?:through|in) ((?:his|her|their|the [\p{L}]+'s|[\p{L}]+'s) )(?:\p{L}+ )?(?:pockets?|purse|wallet)\b/giu;
/** `ask whoever is on watch`: anybody who is there. */
const whoever =
  /\b(ask|asking|tell|telling|beg|begging|persuade|convince) whoever(?:'s| is| has| stands| sits| works| runs)(?: (?:on|in|at|here|there|around|nearby|by|behind|the|this|that|place|watch|duty|charge|closest|nearest|gate|bar|counter|door|awake))*/gi;
/** `get the chest open`. */
const gotOpen =
  /\b(?:get|getting|work|working|pop|popping) ((?:the|that|this|its|his|her) (?:\p{L}+ ){0,2}\p{L}+) open\b/giu;
/** `…? Asking for a friend.` */
const askingFor = /(?<=\?)\s*asking (?:for|because|since) [^.?!"]{2,80}[.!]*$/i;

/** `pay my respects to her`: no coin changes hands. */
const respects = /\bpay(?:ing)? (?:(?:my|our|him|her|them) )?(?:respects?|compliments|a visit) to /gi;
/** `flirt a little`: not with anything small. */
const aLittle =
  /(?<=\p{L}{3})(?<!\bfor) a (?:little|bit|little bit|while|moment)(?=\s*(?:[.,!;]|$| (?:and|then|with|before|to|while|until)\b))/giu;
const toDance =
  /\bask(?:ing)? ((?:the |that )?[\p{L}']+(?: \p{Lu}[\p{L}']+)?) (?:for (?:a|the next|this|one) dance|to dance(?: with me)?)\b/giu;
/** What is only done if something else is so, behind what is done first: `…, and if I am noticed I run`, `otherwise I wait`. */
const alternative =
  /(\bif\b[^.!?"]{3,160}?\bI\b[^.!?"]{3,200}?),?;?\s+(?:and |but |or )?(?:if (?!possible|need|necessary|that|so)|otherwise\b|or else\b|else I\b)[^.!?"]*(?=[.!?]|$)/giu;
const instead =
  /((?:^|[.!?]\s+)[^.!?"]*\bif\b[^.!?"]{3,300}[.!])\s*(?:otherwise|if not|else),? (?:I|we) [^.!?"]*[.!]?/giu;

/** `with my hammer ready`: with the hammer. */
const heldReady =
  /\bwith (my (?:\p{L}+ )?\p{L}+) (?:ready|drawn|raised|out|up|high|in hand|at the ready)(?=\s*(?:[.,!;]|$| and\b))/giu;
/** `can I roll to intimidate her`, `I roll to climb`: what is rolled for is done. */
const rolledFor =
  /\b(?:can|could|may) (?:i|we) (?:make a |do a |have a )?(?:roll|check) to (?=[a-z])([^?.!]*)\?*|\b(i|we|i'll|i want to|i'd like to|let me) (?:make a |do a )?(?:roll|check) to (?=[a-z])/giu;

/** `could you tell me where I am standing at the moment` */
const whereabouts =
  /\b(?:can|could|would|will) (?:you|somebody|someone|anyone) (?:please |kindly )?(?:tell|remind|show) (?:me|us) where (?:i am|we are)(?: (?:standing|sitting|now|again|right now|at the moment|currently))*/gi;
/** `search the chest: lid, hinges, lock`: the parts of one search. */
const partsOfIt =
  /\b((?:search|examine|inspect|check|study|go over|look at|look over) [^.:,!?"]{3,60}): (?:[\p{L}' ]{2,20}, ){1,6}(?:and )?[\p{L}' ]{2,20}(?=[.!]|$)/giu;
/** `I try Odra again`: with words. */
const onceMore =
  /^(I|we) try ((?:the )?\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+)?)(?: (?:again|once more|another time))$/iu;
/** `can we trust Odra?` */
const trusted =
  /^(?:(?:so|ok|but|and|hmm),? )*(?:can|could|should|may) (?:i|we) (?:really |actually )?(?:trust|believe) ([\p{L}' ]{2,40}?)(?: on that| about that)?\s*\?+$/iu;

/** `a piece of bread`: no coin. */
const pieceOf =
  /\b(?:an? |one )?pieces? of (?!(?:gold|silver|copper|platinum|eight|advice|the|an?|my|your|his|her|their|this|that|me|it|us)\b)(?=\p{L})/giu;
/** `I roll Insight: is Odra lying?`: a close look at somebody. */
const insightInto =
  /\b(?:[Ii] )?(?:[Rr]oll|[Mm]ake|[Uu]se|[Tt]ry|[Dd]o)(?: for)?(?: an?)? [Ii]nsight(?: check| roll)?(?:[:,]| (?:on|at|to (?:see|tell|find out) (?:if|whether)))+\s*(?:[Ii]s |[Aa]re |[Dd]oes |[Dd]o )?((?:the )?[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?![\p{L}])[^.!?]*[.!?]*/gu;
/** `do I believe him?`, `I try to tell if she is lying`: a close look at somebody. */
const believed =
  /\b(?:do|should|can) (?:i|we) (?:really |actually )?(?:bel[ei]{2}ve|buy) (him|her|them)\b[^.!?]*[.!?]*|\b(?:(?:i|we) (?:(?:try|want|would like) to )?(?:tell|see|check|sense|judge|find out|figure out|work out)) (?:if|whether) (he|she|they) (?:is|are|was|were|might be|tells?|speaks?|hides?)\b[^.!?,]*(?:lying|lies|lie|truth|honest|hiding|sincere|bluffing|something)[^.!?]*[.!?]*/giu;
const asObject: Readonly<Record<string, string>> = { he: 'him', she: 'her', they: 'them' };
/** `look around before I say anything` */
const beforeAll =
  /(?:^|,? )(?:before|until) (?:i|we) (?:say|do|decide(?: on)?|try|touch|start|answer) (?:anything|something)(?: else)?[:,]?/giu;
/** `Ewald, can you hear me?`: called, and no question of the rules. */
const hearMe = /\b(?:can|do|could) (?:you|u|anybody|anyone|somebody) (?:still )?hear (?:me|us)\b\s*\?*/gi;

/** `what does "advantage" mean`, `somebody says that I have "advantage"`: a word that is asked about is said by nobody. */
const termAsked =
  /^((?=[^"]*\b(?:what|how|does|is|why|when)\b)(?=.*\b(?:mean|means|meant|called|work|works|is)\b)[^"]{0,160})"([\p{L} -]{2,30})"([^"]{0,60}\?)$/iu;

const adverbOf = (how: string) =>
  how.endsWith('le') ? `${how.slice(0, -1)}y` : `${how.replace(/y$/, 'i')}ly`;

/** Turns of phrase in plain words, where the reader would take them at their word. */
export function inPlainWords(given: string): string {
  return withoutTurnsOfPhrase(given)
    .replace(/\bwhere my (?:character|hero|guy) (?:is|stands)\b/gi, 'where I am')
    .replace(/\bwhere (?:is|are) my (?:character|hero|guy)s?\b/gi, 'where am I')
    .replace(whereabouts, 'where am I')
    .replace(partsOfIt, '$1')
    .replace(onceMore, '$1 talk to $2 again')
    .replace(trusted, 'I watch $1 closely')
    .replace(pieceOf, 'some ')
    .replace(insightInto, 'I watch $1 closely.')
    .replace(
      believed,
      (_, whom?: string, who = '') => `I watch ${whom ?? asObject[who.toLowerCase()] ?? who} closely.`,
    )
    .replace(beforeAll, '')
    .replace(hearMe, 'hello.')
    .replace(termAsked, '$1$2$3')
    .replace(ifSo, 'I $2')
    .replace(askingFor, '')
    .replace(alternative, '$1')
    .replace(instead, '$1')
    .replace(rolledFor, (_, rest: string | undefined, who: string | undefined) =>
      who ? 'I ' : `I ${rest ?? ''}`,
    )
    .replace(heldReady, 'with $1')
    .replace(respects, 'greet ')
    .replace(toDance, 'persuade $1 to dance with me')
    .replace(aLittle, '')
    .replace(gotOpen, 'open $1')
    .replace(introduced, '$1I attack $2 with my ')
    .replace(takeThis, '$1I give $2 ')
    .replace(pockets, 'pick $1pocket')
    .replace(whoever, '$1 somebody')
    .replace(/\bgreet whoever(?:'s| is) (?:here|there|around)\b/gi, 'greet everybody')
    .replace(ownBlow, 'I use my $1 to hit ')
    .replace(planted, 'use my $1 to hit ')
    .replace(
      upended,
      (_, verb: string, what: string) => `${/ing$/i.test(verb) ? 'searching' : 'search'} ${what} thoroughly`,
    )
    .replace(upon, 'I attack $1')
    .replace(letLook, 'I have $1')
    .replace(untilThen, 'until ')
    .replace(smiling, '$3 at $1')
    .replace(because, '')
    .replace(hoped, ', looking for something hidden')
    .replace(/\blooses? (?=(?:on|at|an? arrow|one at|my arrow)\b)/gi, 'shoot ')
    .replace(handed, '$1 I give $3 $2')
    .replace(inHand, ' with my $1')
    .replace(attempted, 'work on ')
    .replace(stance, '$1')
    .replace(downed, '$1 drink ')
    .replace(staredAt, '')
    .replace(talking, 'ask $1 about ')
    .replace(feeling, 'something is odd about ')
    .replace(leaving, '$1 leave')
    .replace(sweet, 'talk $1 into ')
    .replace(howLike, (_, how: string) => ` ${adverbOf(how.toLowerCase())}`)
    .replace(listing, 'What things are in here?');
}
