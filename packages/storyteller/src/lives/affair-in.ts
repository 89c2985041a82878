import { toTheirFace } from '../talk/to-their-face.ts';
import { wordsIn } from '../talk/words.ts';
import type { Affair } from './life.ts';

const kids = '(?:children|child|kids?|sons?|daughters?|little ones)';
const spouse =
  '(?:wife|husband|spouse|girlfriend|boyfriend|sweetheart|partner|lover|fianc\\p{L}+|someone special|somebody special)';
const pets =
  '(?:dogs?|cats?|horses?|pets?|birds?|parrots?|hounds?|pony|goats?|mules?|kittens?|pupp(?:y|ies)|animals?)';
const master =
  '(?:boss|bosses|master|employer|superiors?|superior officer|captain|commander|commanding officer|lord|chief|manager|supervisor|editor|bishop)';
const work = '(?:work|job|trade|post|position|profession|line of work|craft|office|duty|duties|calling)';
const arms =
  '(?:swords?|blades?|guns?|knife|knives|rifles?|pistols?|revolvers?|bows?|axes?|axe|weapons?|blasters?|fists|fighting|shooting|fight|shot|shooter|fighter)';

/** Words that ask for it, said to their face: the first that fits is meant. */
const patterns: readonly [Affair, string][] = [
  [
    'Secret',
    ' you hiding | you hide (?:from us|from me|something|anything)? ?$| you keeping from | your (?:\\w+ )?secrets? | (?:have|got|keep) (?:any |a )?secrets? | you not telling | you arent telling | you dont want us to know ',
  ],
  [
    'Savings',
    ' how much (?:money|gold|coin|cash) (?:do )?you (?:have|own|carry|got)| you (?:rich|poor|wealthy|well off) | your (?:savings|fortune|strongbox|purse) | keep your (?:money|gold|savings|coin) ',
  ],
  [
    'Debt',
    ' you (?:\\w+ )?owe (?:any|some|money|a |anything|much)| owe you money | your debts? | you in debt | you (?:have|got) (?:any )?debts| have you (?:any )?debts',
  ],
  [
    'Children',
    `(?:have|got|had|raise|raised|want)(?: you)?(?: got)?(?: any| a| your own| many| some| ever)* ${kids} | ${kids} (?:do|have|did) you| your (?:own )?${kids} | you a (?:mother|father|parent|mum|mom|dad) `,
  ],
  [
    'Spouse',
    ` you (?:ever )?(?:a )?(?:married|single|engaged|widow\\w*|divorced|spoken for|taken|seeing anyone) | you ever (?:been |get |got |be )?(?:married|marry) | (?:have|got)(?: you)?(?: got)?(?: a| an| any)* ${spouse} | your ${spouse} | been married | marry (?:anyone|anybody|someone) | anyone special `,
  ],
  [
    'Siblings',
    '(?:have|got|had)(?: you)?(?: got)?(?: any| a| many| some)* (?:brothers?|sisters?|siblings?|twin) | your (?:\\w+ )?(?:brothers?|sisters?|siblings?|twin) | (?:siblings|brothers|sisters) (?:do|have) you ',
  ],
  [
    'Parents',
    ' your (?:mother|father|parents|mum|mom|dad|folks|ma|pa)(?: and (?:mother|father))? |(?:have|got)(?: you)?(?: a)? (?:mother|father|parents) ',
  ],
  [
    'Family',
    ' your (?:family|people|kin|relatives|relations|loved ones) |(?:have|got)(?: you)?(?: a| any)* (?:family|relatives|kin) | you alone in the world | waiting for you at home ',
  ],
  [
    'Love',
    ' in love | you (?:ever )?loved? (?:anyone|anybody|someone|somebody) | ever loved | your (?:first|great|true) love | who (?:do )?you love | broke your heart | broken your heart ',
  ],
  [
    'Home',
    ' where (?:do |are )?you (?:live|sleep|stay|lodge|staying|living) | you (?:live|living) (?:alone|here|near\\w*|with|on your own|by yourself|far|close|in|at) | where is your (?:home|house|room|place|flat|bunk|quarters|cabin) | where your (?:home|house|room|flat|quarters|cabin) is | you live $',
  ],
  [
    'Origin',
    ' you (?:really |originally )?(?:come |hail )?from(?: here| around here| originally)? $| you (?:from|born|raised) (?:here|in|at|around)| you (?:from|born|raised) $| (?:grew|grow|brought) up | your (?:childhood|hometown|birthplace|home town|home country|homeland) | (?:always|all your life) (?:lived|been|stayed) | lived here (?:all|always|your)| you (?:a )?(?:local|native) | you originally | you as a (?:child|kid|boy|girl) | you were (?:young|little|a child|small|a boy|a girl|a kid) ',
  ],
  [
    'Calling',
    ` (?:taught|trained) you (?:your|the|this|that|to|how|everything)? ?| you (?:learn|learned|learnt|trained) (?:your|the|this|that|to be|to do|as|it all)(?: \\w+)? $| (?:why|how|what made) (?:did )?you (?:\\w+ )?(?:take|took|taken|become|became|choose|chose|get|got|end up|come by|came by|come to|start|started|join|joined|enter) (?:on |up |into |in |with )?(?:this|that|your|the|an?|as|here)? ?(?:\\w+ )?(?:${work}|\\w+er|\\w+or|priest|guard|captain|sheriff|nun|monk|thief|soldier|police|army|church|guild|order) `,
  ],
  [
    'Before',
    ' (?:do|did|were|been|work|worked|doing|live|lived|have) (?:\\w+ ){0,3}before (?:this|that|you|coming|becoming|here|all|now|the)| you always been an? | (?:is|was|about|me|us|what) your (?:past|story|history|background|life|life story|former|previous)(?: \\w+)? $| life before | your life (?:been )?(?:like|so far) | your (?:life )?story ',
  ],
  [
    'Since',
    ' how long (?:have |has )?you (?:been|worked|work|served|serve|lived|live|had|done|run|kept|owned|held|stayed|sailed|flown)?| how long (?:been )?you been | since when (?:are|have|do) you | how many years (?:have )?you | you been (?:working|serving|living|doing|here|in (?:this|the))| when did you (?:start|begin|come here|arrive|take over|become|move|join)',
  ],
  [
    'Boss',
    ` who (?:is |are |s )?your ${master} | about your ${master} | (?:like|think of|get on with|get along with|trust|hate) your ${master} | your ${master} (?:like|is|treat)| you (?:work|working) for | work for you | you (?:answer|report) to | you (?:serve|take orders from) |(?:gives?|giving) you (?:your )?(?:orders|work) | who (?:do )?(?:hired|employs) you | have a boss | you your own (?:boss|master) | who is in charge of you `,
  ],
  [
    'Pay',
    ' (?:what|how much|how well|much|well|do|does|they|enough) (?:\\w+ ){0,3}(?:pay|pays|paid|paying) you(?: \\w+)? $| you (?:\\w+ )?(?:earn|get paid|paid (?:well|enough|for)|being paid|paid) | your (?:pay|wages?|salary|earnings|income) | much (?:money )?(?:do )?you (?:make|earn) | you make (?:here|a week|a month|a day|a year|a living|good money|much) | pay (?:good|well|any good) ',
  ],
  [
    'Worst',
    `worst (?:thing|day|part|night|moment|shift|case)?(?: \\w+){0,3} (?:${work}|shift|watch|being an?|working|guest|patient|customer)| hardest (?:thing|part)`,
  ],
  [
    'Liking',
    ` you (?:\\w+ )?(?:like|enjoy|love|hate|tired of) (?:your ${work}|working|the ${work}|this ${work}|this (?:place|town|village|ship|station|city|life)|it here|living here|being an? \\w+|what you do|your life) | you happy (?:here|with|in|at|doing)| happy with your | you content | you ever bored | ${work} suit you `,
  ],
  [
    'Day',
    ' (?:is|was|s|how|about|has) your (?:day|shift|morning|evening|week)(?: \\w+)? | all day | a (?:normal|typical|usual|ordinary) day | busy (?:day|night) ',
  ],
  [
    'Whereabouts',
    ' where (?:were|have) you | where you were | where you (?:have )?been | you spend (?:last|the|your) (?:night|evening)| you doing (?:last night|yesterday|on the night|that night|when)| what (?:did )?you (?:do|did) (?:last night|yesterday|on the night|that night)|(?:have|got)(?: you)?(?: an?| any)? alibi ',
  ],
  [
    'Sleep',
    ' you (?:even |still )?(?:sleep|slept|sleeping)(?: well| badly| at all| all right| enough| last night| okay| ok| tonight| much| at night| poorly)* $| your (?:sleep|dreams|nightmares) | long night | sleepless | (?:get|got|had) (?:any|enough) (?:sleep|rest) | you (?:had|have) (?:a )?(?:good|bad) (?:night|sleep) | keeps you (?:awake|up) ',
  ],
  [
    'Health',
    ' you (?:feeling )?(?:all right|alright|ok|okay|ill|sick|unwell|hurt|injured|wounded|in pain|well|fine|bleeding|healthy|drunk) $| you feel(?:ing)?(?: ill| sick| well| better)? (?:today |now |tonight )?$| your (?:health|cough|illness) ',
  ],
  [
    'Fear',
    ' you (?:so |really |ever |not |even |very |all |ever feel )?(?:afraid|scared|frightened|terrified|fearful)(?: of)?(?: right now| now| here| tonight| at all)? $| (?:scares?|frightens?|terrif(?:y|ies)|scared|haunts?) you | (?:do |does |what |that )you fear(?: most| the most| more than anything)? $| your (?:\\w+ )?(?:fears?|nightmares?) | you (?:look|seem|sound) (?:\\w+ )?(?:scared|frightened|afraid|terrified) | you nervous about ',
  ],
  [
    'Mood',
    ' you (?:look|seem|sound|appear) (?:\\w+ ){0,2}(?:sad|tired|worried|unhappy|upset|angry|pale|nervous|troubled|lonely|happy|cheerful|exhausted|weary|gloomy|glum|tense|distracted|down) | you (?:\\w+ )?(?:sad|unhappy|upset|angry|crying|lonely|worried|tired|happy|nervous|gloomy|weary|cheerful|smiling|miserable|bored|so quiet|troubled|depressed) $| (?:troubles|bothers|worries|bothering|troubling|worrying|ails|upset) you | wrong with you | on your mind | the long face | makes you (?:happy|sad|angry|laugh) ',
  ],
  [
    'Want',
    ' you (?:really |truly )?(?:want|wish for|hope for|long for|desire|wish) (?:most|the most|in (?:the|your|this) |in life|out of|from life|for yourself|more than|to be|to become)| your (?:\\w+ )?(?:wish|wishes|desires?|ambitions?|dreams?|goals?|hopes?|hearts desire) | if you could (?:have|wish)|(?:one|a|three) wish(?:es)? | you (?:\\w+ )?dream(?: of| about)? ',
  ],
  [
    'Future',
    ' (?:when|once|after) (?:this|it|that|all this|all of this|everything|the \\w+) (?:is |are |has been )?(?:all )?(?:over|done|finished|settled)| after (?:this|all this)(?: is \\w+)? $| your plans | you (?:planning|plan) to do | see yourself ',
  ],
  [
    'Leave',
    ' (?:could|would|ever|to|just|not) (?:\\w+ ){0,4}leave (?:this|here|town|it all|everything|your|the (?:place|town|village|station|ship|city))| (?:why|do) (?:do |are )?you (?:stay|staying|still here) | why you stay | ever (?:thought|think|thinking) of leaving | (?:have|did) (?:you )?(?:not |never )?(?:left|leave) (?:here|this|yet)| why dont you (?:leave|go) | keeps you here | go somewhere else | run away from ',
  ],
  [
    'Regret',
    ' regrets?(?: \\w+)? | (?:biggest|greatest|worst) mistake | do differently | take back | ashamed of | (?:do|live) it (?:all )?(?:over )?again | sorry for ',
  ],
  [
    'Trust',
    ' (?:who|whom) (?:do |can |could |would |should )?(?:you|i|we) (?:\\w+ )?trust | who (?:is|can be) (?:trusted|trustworthy)| you (?:\\w+ )?trust (?:any|some|every|no)(?:one|body)| you trust (?:here|most) | who you trust ',
  ],
  [
    'Advice',
    ' in (?:my|our|your) (?:place|position|shoes|stead|boots) | you were (?:me|us|i|in (?:my|our)) | your advice | you advise | (?:any|some|good|your|for|a bit of|piece of) advice | you recommend ',
  ],
  [
    'Ghosts',
    ' (?:believe|believed|faith) in (?:\\w+ )?(?:ghosts?|spirits|monsters|magic|demons?|spooks|the supernatural|curses?|vampires|witches|aliens|luck|fairies|dragons|the devil) | (?:seen|see) a ghost | superstitious ',
  ],
  [
    'Belief',
    ' (?:believe|faith) in (?:\\w+ )?(?:god|gods|fate|destiny|heaven|hell|anything|prayer|an afterlife|life after death|justice)| you (?:\\w+ )?(?:pray|religious|a believer|devout|godly) | your (?:gods?|faith|religion|beliefs?) | go to church ',
  ],
  [
    'Drink',
    ' you (?:\\w+ )?(?:drink|drinker|drinking)(?: much| a lot| often| beer| wine| whisky| whiskey| ale| alcohol| at all| on duty| here| anything)* $| (?:favou?rite|your) (?:drink|tipple|poison) | a heavy drinker ',
  ],
  [
    'Food',
    ' (?:for|your|had|have|eaten|eat) (?:breakfast|supper|dinner|lunch) | you (?:\\w+ )?(?:hungry|starving|thirsty|eaten) | (?:last|like to|do you|did you|you) (?:ate|eat|eating)(?: \\w+)? $| favou?rite (?:food|dish|meal) | a good cook | can you cook $',
  ],
  [
    'Leisure',
    ' (?:not|isnt|arent|are not) working | (?:free|spare) time | for (?:fun|pleasure) | hobb(?:y|ies) | (?:you are |when )off(?: duty)? | day off | off duty | to relax | pass the time | in the evenings | do you (?:sing|dance|play|gamble|read much|play cards|play an instrument) ',
  ],
  [
    'Miss',
    ' you (?:\\w+ )?miss(?: most| the most| about| home| your| them| it| anyone| anybody| the)| you homesick ',
  ],
  [
    'Sorrow',
    'worst (?:thing|day|moment|memory|time|night|hour)|(?:terrible|bad|awful) (?:thing|things) happened to you| ever (?:happened|hurt|cried?) (?:to )?you| you (?:ever )?(?:lost|lose) (?:any|some)(?:one|body)| last (?:time )?(?:you )?(?:cry|cried|wept) | your (?:saddest|darkest) | you (?:grieve|mourn|grieving|mourning) | happiest (?:day|memory)',
  ],
  ['Proud', ' proud(?:est)? | best thing you | your (?:greatest|biggest) (?:achievement|success) | good at '],
  [
    'Friend',
    ' your (?:\\w+ )?friends? |(?:have|got)(?: you)?(?: any| many| a| good| close)* friends? | you lonely | friends (?:do|have) you | who (?:do )?you (?:talk to|confide in|turn to)',
  ],
  [
    'Enemy',
    ' your (?:\\w+ )?(?:enemy|enemies|rivals?) |(?:have|got|made)(?: you)?(?: any| many)* (?:enemies|rivals) | (?:hurt|harm|kill|hang|threaten|threatened|blackmail\\w*|attack|frame) you | (?:grudge|anything|something) against you | wish(?:es)? you (?:ill|harm|dead) | (?:after|hates?|dislikes?) you $| you hate ',
  ],
  [
    'Scar',
    ' (?:that|your|those|the|this) (?:scars?|limp|wound|burns?|eye ?patch|missing (?:finger|eye|hand|leg|ear)|tattoos?|wooden leg|ring|necklace) ',
  ],
  [
    'Kill',
    ' (?:ever|you) (?:\\w+ )?(?:kill|killed|murdered|shot|taken) (?:a |any |some|a life|anyone|anybody|someone|somebody|men|people|many)(?:\\w+ )?',
  ],
  [
    'Fight',
    ` (?:been|get|got|ever) (?:in|into) (?:an? |any |many |the )?(?:\\w+ )?(?:fights?|battles?|wars?|brawl|duel|army|navy) | you (?:ever )?(?:fought|fight|fighter) | you (?:\\w+ )?(?:good|any good|handy|decent|skilled) (?:with|at|in) (?:an? |your |the )?${arms} | (?:use|handle|wield|shoot|swing|fire|hold) (?:an? |that |your )?${arms} | a (?:good )?(?:shot|fighter|swordsman) | can you (?:fight|shoot) | you (?:serve|served|fight|fought) in (?:the|a) (?:\\w+ )?(?:war|army|navy|wars)| defend yourself `,
  ],
  [
    'Pet',
    ` your (?:\\w+ )?${pets} |(?:have|got|keep|own|had|like)(?: you)?(?: any| a| your)* ${pets} | name for (?:that|your|the) ${pets} | ${pets} yours | name of (?:that|your) ${pets} | ${pets} called | ${pets} name `,
  ],
  [
    'Lie',
    ' (?:ever|have you) (?:\\w+ )?lied? | lied to (?:us|me|anyone|anybody) | you (?:been )?honest | told (?:us|me) (?:everything|the whole|all) | telling (?:us|me)? ?(?:the truth|everything|the whole) | a good liar ',
  ],
  [
    'Read',
    ' (?:can|do|could|are) you (?:able to |know how to )?read(?: and write| or write)? $| you read and write | know (?:how to read|your letters) | can you write $| you (?:able to|know how to) (?:read|write)|(?:go|went|been) to school | you (?:\\w+ )?educated | your (?:schooling|education) | languages (?:do )?you ',
  ],
  [
    'Age',
    ' how old (?:are )?you | old you are | your (?:age|birthday) | when were you born | you born in what ',
  ],
];

const compiled = patterns.map(([affair, pattern]) => [affair, new RegExp(pattern, 'u')] as const);

const plainly: Readonly<Record<string, string>> = {
  ...{
    u: 'you',
    ur: 'your',
    ya: 'you',
    youre: 'you are',
    youve: 'you have',
    whats: 'what',
    whos: 'who',
    wheres: 'where',
    hows: 'how',
  },
};

/** What of their own life somebody is asked, where it is that; `name`: by what they are called, which says nothing of it. */
export function affairIn(text: string, name: string): Affair | null {
  const own = wordsIn(name);
  const words = toTheirFace(text)
    .trim()
    .split(' ')
    .filter((word) => !own.includes(word))
    .map((word) => plainly[word] ?? word);
  // Who asks for news of others does not ask for theirs.
  while (
    words.length > 1 &&
    /^(?:so|and|but|well|ok|okay|then|now|please|tell|me|hey|say|also)$/.test(words[0]!)
  )
    words.shift();
  const said = ` ${words.join(' ')} `;
  if (words.length > 24) return null;
  return compiled.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}
