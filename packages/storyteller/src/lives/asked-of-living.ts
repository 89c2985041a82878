import type { Affair } from './life.ts';

const kids = '(?:children|child|kids?|sons?|daughters?|little ones)';
const spouse =
  '(?:wife|husband|spouse|girlfriend|boyfriend|sweetheart|partner|lover|fianc\\p{L}+|someone special|somebody special)';
const master =
  '(?:boss|bosses|master|employer|superiors?|superior officer|captain|commander|commanding officer|lord|chief|manager|supervisor|editor|bishop)';
const work = '(?:work|job|trade|post|position|profession|line of work|craft|office|duty|duties|calling)';

/**
 * How people are asked for those they live with, and for their work: parts of a question, said to their face, with a space at both ends. The
 * first of which one fits is meant.
 */
export const askedOfLiving: readonly [Affair, readonly string[]][] = [
  [
    'Secret',
    [
      ' you hiding | you hide (?:from us|from me|something|anything)? ?$| you keeping from ',
      ' your (?:\\w+ )?secrets? | (?:have|got|keep) (?:any |a )?secrets? | you not telling ',
      ' you arent telling | you dont want us to know ',
    ],
  ],
  [
    'Savings',
    [
      ' how much (?:money|gold|coin|cash) (?:do |have )?you (?:have|own|carry|got)',
      ' you (?:rich|poor|wealthy|well off) | your (?:savings|fortune|strongbox|purse) ',
      ' keep your (?:money|gold|savings|coin) ',
    ],
  ],
  [
    'Debt',
    [
      ' you (?:\\w+ )?owe (?:any|some|money|a |anything|much)| owe you money | your debts? ',
      ' you in debt | you (?:have|got) (?:any )?debts| have you (?:any )?debts',
    ],
  ],
  [
    'Children',
    [
      `(?:have|got|had|raise|raised|want)(?: you)?(?: got)?(?: any| a| your own| many| some| ever)* ${kids} `,
      ` ${kids} (?:do|have|did) you| your (?:own )?${kids} `,
      ' you a (?:mother|father|parent|mum|mom|dad) ',
    ],
  ],
  [
    'Spouse',
    [
      ' you (?:ever )?(?:a )?(?:married|single|engaged|widow\\w*|divorced|spoken for|taken|seeing anyone) ',
      ' you ever (?:been |get |got |be )?(?:married|marry) ',
      ` (?:have|got)(?: you)?(?: got)?(?: a| an| any)* ${spouse} | your ${spouse} | been married `,
      ' marry (?:anyone|anybody|someone) | anyone special ',
    ],
  ],
  [
    'Siblings',
    [
      '(?:have|got|had)(?: you)?(?: got)?(?: any| a| many| some)* (?:brothers?|sisters?|siblings?|twin) ',
      ' your (?:\\w+ )?(?:brothers?|sisters?|siblings?|twin) ',
      ' (?:siblings|brothers|sisters) (?:do|have) you ',
    ],
  ],
  [
    'Parents',
    [
      ' (?:raised|brought) you(?: up)? ',
      ' your (?:mother|father|parents|mum|mom|dad|folks|ma|pa)(?: and (?:mother|father))? ',
      '(?:have|got)(?: you)?(?: a)? (?:mother|father|parents) ',
    ],
  ],
  [
    'Family',
    [
      ' your (?:family|kin|relatives|relations|loved ones) ',
      '(?:have|got)(?: you)?(?: a| any)* (?:family|relatives|kin) | you alone in the world ',
      ' waiting for you at home ',
    ],
  ],
  [
    'Love',
    [
      ' in love | you (?:ever )?loved? (?:anyone|anybody|someone|somebody) | ever loved ',
      ' your (?:first|great|true) love | who (?:do )?you love | broke your heart | broken your heart ',
    ],
  ],
  [
    'Home',
    [
      ' where (?:do |are )?you (?:live|sleep|stay|lodge|staying|living) ',
      ' you (?:live|living) (?:alone|here|near\\w*|with|on your own|by yourself|far|close|in|at) ',
      ' where is your (?:home|house|room|place|flat|bunk|quarters|cabin) ',
      ' where your (?:home|house|room|flat|quarters|cabin) is | you live $',
    ],
  ],
  [
    'Origin',
    [
      ' you (?:really |originally )?(?:come |hail )?from(?: here| around here| originally)? $',
      ' you (?:from|born|raised) (?:here|in|at|around)| you (?:from|born|raised) $',
      ' (?:grew|grow|brought) up ',
      ' your (?:childhood|hometown|birthplace|home town|home country|homeland) ',
      ' (?:always|all your life) (?:lived|been|stayed) | lived here (?:all|always|your)',
      ' you (?:a )?(?:local|native) | you originally | you (?:like )?as a (?:child|kid|boy|girl) ',
      ' you were (?:young|little|a child|small|a boy|a girl|a kid) ',
    ],
  ],
  [
    'Calling',
    [
      ' you (?:become|became|ended up) (?:an? |what |who |this)',
      ' (?:taught|trained) you (?:your|the|this|that|to|how|everything)? ?',
      ' you (?:learn|learned|learnt|trained) (?:your|the|this|that|to be|to do|as|it all)(?: \\w+)? $',
      ` (?:why|how|what made) (?:did )?you (?:\\w+ )?(?:take|took|taken|become|became|choose|chose|get|got|end up|come by|came by|come to|start|started|join|joined|enter) (?:on |up |into |in |with )?(?:this|that|your|the|an?|as|here)? ?(?:\\w+ )?(?:${work}|\\w+er|\\w+or|priest|guard|captain|sheriff|nun|monk|thief|soldier|police|army|church|guild|order) `,
    ],
  ],
  [
    'Before',
    [
      ' your first (?:job|post|position|work|ship|voyage)',
      ' (?:do|did|were|been|work|worked|doing|live|lived|have) (?:\\w+ ){0,3}before (?:this|that|you|coming|becoming|here|all|now|the)',
      ' you always been an? ',
      ' (?:is|was|about|me|us|what) your (?:past|story|history|background|life|life story|former|previous)(?: \\w+)? $',
      ' life before | your life (?:been )?(?:like|so far) | your (?:life )?story ',
    ],
  ],
  [
    'Since',
    [
      ' how long (?:have )?you (?!known|know|had|waited|heard|suspected|think|expect)',
      ' how long (?:been )?you been | since when (?:are|have|do) you | how many years (?:have )?you ',
      ' you been (?:working|serving|living|doing|here|in (?:this|the))',
      ' when did you (?:start|begin|come here|arrive|take over|become|move|join)',
    ],
  ],
  [
    'Boss',
    [
      ` who (?:is |are |s )?your ${master} | about your ${master} `,
      ` (?:like|think of|get on with|get along with|trust|hate) your ${master} `,
      ` your ${master} (?:like|is|treat)| you (?:work|working) for | work for you `,
      ' you (?:answer|report) to | you (?:serve|take orders from) ',
      '(?:gives?|giving) you (?:your )?(?:orders|work) | who (?:do )?(?:hired|employs) you ',
      ' have a boss | you your own (?:boss|master) | who is in charge of you ',
    ],
  ],
  [
    'Pay',
    [
      ' (?:what|how much|how well|much|well|do|does|they|enough) (?:\\w+ ){0,3}(?:pay|pays|paid|paying) you(?: \\w+)? $',
      ' you (?:\\w+ )?(?:earn|get paid|paid (?:well|enough|for)|being paid|paid) ',
      ' your (?:pay|wages?|salary|earnings|income) | much (?:money )?(?:do )?you (?:make|earn) ',
      ' you make (?:here|a week|a month|a day|a year|a living|good money|much) ',
      ' pay (?:good|well|any good) ',
    ],
  ],
  [
    'Worst',
    [
      `worst (?:thing|day|part|night|moment|shift|case)?(?: \\w+){0,3} (?:${work}|shift|watch|being an?|working|guest|patient|customer)`,
      ' hardest (?:thing|part)',
    ],
  ],
  [
    'Liking',
    [
      ` you (?:\\w+ )?(?:like|enjoy|love|hate|tired of) (?:your ${work}|working|the ${work}|this ${work}|this (?:place|town|village|ship|station|city|life)|it here|living here|being an? \\w+|what you do|your life) `,
      ' you happy (?:here|with|in|at|doing)| happy with your | you content | you ever bored ',
      ` ${work} suit you `,
    ],
  ],
  [
    'Day',
    [
      ' how (?:is |s )?(?:the )?(?:business|trade|work) | how (?:the )?business is ',
      ' (?:is|was|s|how|about|has) your (?:day|shift|morning|evening|week)(?: \\w+)? | do (?:here )?all day ',
      ' a (?:normal|typical|usual|ordinary) day | busy (?:day|night) ',
    ],
  ],
  [
    'Whereabouts',
    [
      ' you (?:go|went) to bed | you in bed ',
      ' where (?:were|have) you | where you were | where you (?:have )?been ',
      ' you spend (?:last|the|your) (?:night|evening)',
      ' you doing (?:last night|yesterday|on the night|that night|when)',
      ' what (?:did )?you (?:do|did) (?:last night|yesterday|on the night|that night)',
      '(?:have|got)(?: you)?(?: an?| any)? alibi ',
    ],
  ],
];
