import type { Affair } from './life.ts';

const pets =
  '(?:dogs?|cats?|horses?|pets?|birds?|parrots?|hounds?|pony|goats?|mules?|kittens?|pupp(?:y|ies)|animals?)';
const arms =
  '(?:swords?|blades?|guns?|knife|knives|rifles?|pistols?|revolvers?|bows?|axes?|axe|weapons?|blasters?|fists|fighting|shooting|fight|shot|shooter|fighter)';

/** The same of what goes on in them, and of what is theirs alone. */
export const askedOfFeeling: readonly [Affair, readonly string[]][] = [
  [
    'Sleep',
    [
      ' you (?:even |still )?(?:sleep|slept|sleeping)(?: well| badly| at all| all right| enough| last night| okay| ok| tonight| much| at night| poorly)* $',
      ' your (?:sleep|dreams|nightmares) | long night | sleepless ',
      ' (?:get|got|had) (?:any|enough) (?:sleep|rest) ',
      ' you (?:had|have) (?:a )?(?:good|bad) (?:night|sleep)',
    ],
  ],
  [
    'Health',
    [
      ' you (?:feeling )?(?:all right|alright|ok|okay|ill|sick|unwell|hurt|injured|wounded|in pain|well|fine|bleeding|healthy|drunk) $',
      ' you feel(?:ing)?(?: ill| sick| well| better)? (?:today |now |tonight )?$',
      ' your (?:health|cough|illness) ',
    ],
  ],
  [
    'Fear',
    [
      ' keeps you (?:awake|up) ',
      ' you (?:so |really |ever |not |even |very |all |ever feel )?(?:afraid|scared|frightened|terrified|fearful)(?: of)?(?: right now| now| here| tonight| at all)? $',
      ' (?:scares?|frightens?|terrif(?:y|ies)|scared|haunts?) you ',
      ' (?:do |does |what |that )you fear(?: most| the most| more than anything)? $',
      ' your (?:\\w+ )?(?:fears?|nightmares?) ',
      ' you (?:look|seem|sound) (?:\\w+ )?(?:scared|frightened|afraid|terrified) | you nervous about ',
    ],
  ],
  [
    'Mood',
    [
      ' you (?:look|seem|sound|appear) (?:\\w+ ){0,2}(?:sad|tired|worried|unhappy|upset|angry|pale|nervous|troubled|lonely|happy|cheerful|exhausted|weary|gloomy|glum|tense|distracted|down) ',
      ' you (?:\\w+ )?(?:sad|unhappy|upset|angry|crying|lonely|worried|tired|happy|nervous|gloomy|weary|cheerful|smiling|miserable|bored|so quiet|troubled|depressed) $',
      ' (?:troubles|bothers|worries|bothering|troubling|worrying|ails|upset) you | wrong with you ',
      ' on your mind | the long face ',
    ],
  ],
  [
    'Want',
    [
      ' you (?:really |truly )?(?:want|wish for|hope for|long for|desire|wish) (?:most|the most|in (?:the|your|this) |in life|out of|from life|for yourself|more than|to be|to become)',
      ' your (?:\\w+ )?(?:wish|wishes|desires?|ambitions?|dreams?|goals?|hopes?|hearts desire) ',
      ' if you could (?:have|wish)|(?:one|a|three) wish(?:es)? | you (?:\\w+ )?dream(?: of| about)? ',
    ],
  ],
  [
    'Future',
    [
      ' (?:when|once|after) (?:this|it|that|all this|all of this|everything|the \\w+) (?:is |are |has been )?(?:all )?(?:over|done|finished|settled)',
      ' after (?:this|all this)(?: is \\w+)? $| your plans | you (?:planning|plan) to do ',
      ' see yourself ',
    ],
  ],
  [
    'Leave',
    [
      ' (?:you|ever) (?:\\w+ ){0,4}leave (?:this|here|town|it all|everything|your|the (?:place|town|village|station|ship|city))',
      ' (?:why|do) (?:do |are )?you (?:stay|staying|still here) | why you stay | ever (?:thought|think|thinking) of leaving ',
      ' you (?:not |never )?left (?:here|this|yet)| why dont you (?:leave|go) | keeps you here | you (?:\\w+ ){0,3}run away from ',
    ],
  ],
  [
    'Regret',
    [
      ' regrets?(?: \\w+)? | (?:biggest|greatest|worst) mistake | do differently ',
      ' ashamed of | (?:do|live) it (?:all )?(?:over )?again',
    ],
  ],
  [
    'Trust',
    [
      ' (?:who|whom) (?:do |can |could |would |should )?(?:you|i|we) (?:\\w+ )?trust ',
      ' who (?:is|can be) (?:trusted|trustworthy)',
      ' you (?:\\w+ )?trust (?:any|some|every|no)(?:one|body)| you trust (?:here|most) | who you trust ',
    ],
  ],
  [
    'Advice',
    [
      ' in (?:my|our|your) (?:place|position|shoes|stead|boots) | you were (?:me|us|i|in (?:my|our)) ',
      ' your advice | you advise | (?:any|some|good|your|for|a bit of|piece of) advice | you recommend ',
      ' what (?:would|do) you (?:do|suggest|recommend|advise|say) $',
      ' what (?:should|shall|can|do|must) (?:we|i) do(?: now| next| first| about (?:it|this|that))? ',
    ],
  ],
  [
    'Ghosts',
    [
      ' (?:believe|believed|faith) in (?:\\w+ )?(?:ghosts?|spirits|monsters|magic|demons?|spooks|the supernatural|curses?|vampires|witches|aliens|luck|fairies|dragons|the devil) ',
      ' (?:seen|see) a ghost | superstitious ',
    ],
  ],
  [
    'Belief',
    [
      ' you (?:really )?believe in $',
      ' (?:believe|faith) in (?:\\w+ )?(?:god|gods|fate|destiny|heaven|hell|anything|prayer|an afterlife|life after death|justice)',
      ' you (?:\\w+ )?(?:pray|religious|a believer|devout|godly) ',
      ' your (?:gods?|faith|religion|beliefs?) | go to church ',
    ],
  ],
  [
    'Drink',
    [
      ' you (?:\\w+ )?(?:drink|drinker|drinking)(?: much| a lot| often| beer| wine| whisky| whiskey| ale| alcohol| at all| on duty| here| anything)* $',
      ' (?:favou?rite|your) (?:drink|tipple|poison) | a heavy drinker ',
    ],
  ],
  [
    'Food',
    [
      ' you (?:\\w+ )?for (?:breakfast|supper|dinner|lunch) | you (?:had|eaten|eat) (?:your |any )?(?:breakfast|supper|dinner|lunch) | your (?:breakfast|supper|dinner|lunch) ',
      ' you (?:\\w+ )?(?:hungry|starving|thirsty|eaten) ',
      ' (?:last|like to|do you|did you|you) (?:ate|eat|eating)(?: \\w+)? $',
      ' favou?rite (?:food|dish|meal) | a good cook | can you cook $',
    ],
  ],
  [
    'Leisure',
    [
      ' makes you (?:happy|laugh|smile) ',
      ' (?:not|isnt|arent|are not) working | (?:free|spare) time | for (?:fun|pleasure) ',
      ' hobb(?:y|ies) | (?:you are |when )off(?: duty)? | day off | off duty | to relax ',
      ' pass the time | in the evenings ',
      ' do you (?:sing|dance|play|gamble|read much|play cards|play an instrument) ',
    ],
  ],
  [
    'Miss',
    [
      ' you (?:\\w+ )?miss(?: most| the most| about| home| your| them| it| anyone| anybody| the)',
      ' you homesick ',
    ],
  ],
  [
    'Sorrow',
    [
      'worst (?:thing|day|moment|memory|time|night|hour)(?: \\w+){0,4} (?:you|your life) ',
      '(?:terrible|bad|awful) (?:thing|things) happened to you',
      ' ever (?:happened|hurt|cried?) (?:to )?you| you (?:ever )?(?:lost|lose) (?:any|some)(?:one|body)',
      ' last (?:time )?(?:you )?(?:cry|cried|wept) | your (?:saddest|darkest) ',
      ' you (?:grieve|mourn|grieving|mourning) | happiest (?:day|memory)',
    ],
  ],
  [
    'Proud',
    [
      ' proud(?:est)? | (?:bravest|best|greatest|kindest|cleverest) thing (?:that )?you',
      ' your (?:greatest|biggest) (?:achievement|success) | you (?:\\w+ )?good at ',
    ],
  ],
  [
    'Friend',
    [
      ' your (?:best|closest|good|dearest|oldest|only) friends? | your friends $| who (?:is |are )your friends? ',
      '(?:have|got)(?: you)?(?: any| many| a| good| close)* friends? (?:here )?$| friends (?:do|have) you ',
      ' you (?:\\w+ ){0,2}lonely | who (?:do )?you (?:talk to|confide in|turn to)',
    ],
  ],
  [
    'Enemy',
    [
      ' your (?:\\w+ )?(?:enemy|enemies|rivals?) ',
      '(?:have|got|made)(?: you)?(?: any| many)* (?:enemies|rivals) ',
      ' (?:want|wants|wanted|wish|like|trying|tried|try) to (?:hurt|harm|kill|hang|frame) you ',
      ' (?:grudge|anything|something) against you | wish(?:es)? you (?:ill|harm|dead) ',
      ' (?:after|hates?|dislikes?) you $| you hate ',
    ],
  ],
  [
    'Scar',
    [
      ' your (?:\\w+ )?(?:scars?|limp|wounds?|burns?|eye ?patch|tattoos?|wooden leg|missing (?:finger|eye|hand|leg|ear)) ',
      ' you (?:get|got|come by|came by|have|pick up) (?:that|those|this|the|your) (?:\\w+ )?(?:scars?|limp|wounds?|burns?|eye ?patch|tattoos?) ',
    ],
  ],
  [
    'Kill',
    [
      ' ever (?:\\w+ )?(?:kill|killed|murdered|shot|taken) (?:an? |any |some )?(?:man|men|people|life|anyone|anybody|someone|somebody|many) ',
      ' you (?:killed|kill|murdered) (?:anyone|anybody|many|people|someone before|somebody before) ',
    ],
  ],
  [
    'Fight',
    [
      ' you (?:\\w+ ){0,2}(?:in|into) (?:an? |any |many |the )?(?:\\w+ )?(?:fights?|battles?|wars?|brawl|duel|army|navy) ',
      ' you (?:ever )?(?:fought|fight|a fighter) ',
      ` you (?:\\w+ )?(?:good|any good|handy|decent|skilled) (?:with|at|in) (?:an? |your |the )?${arms} `,
      ` you (?:\\w+ ){0,3}(?:use|handle|wield|shoot|swing|fire|hold) (?:an? |that |your )?${arms} `,
      ' you (?:\\w+ )?an? (?:good |decent )?(?:shot|fighter|swordsman) | can you (?:fight|shoot) ',
      ' you (?:serve|served) in (?:the|a) (?:\\w+ )?(?:war|army|navy|wars) | defend yourself ',
    ],
  ],
  [
    'Pet',
    [
      ` your (?:\\w+ )?${pets} |(?:have|got|keep|own|had|like)(?: you)?(?: any| a)* (?:dogs?|cats?|pets?|parrots?) (?:of your own )?$`,
      ` name for (?:that|your|the) ${pets} | ${pets} yours | name of (?:that|your) ${pets} `,
      ` ${pets} called | ${pets} name `,
    ],
  ],
  [
    'Lie',
    [
      ' (?:ever|have you) (?:\\w+ )?lied? | lied to (?:us|me|anyone|anybody) | you (?:been )?honest ',
      ' told (?:us|me) (?:everything|the whole|all) ',
      ' telling (?:us|me)? ?(?:the truth|everything|the whole) | a good liar ',
    ],
  ],
  [
    'Read',
    [
      ' (?:can|do|could|are) you (?:able to |know how to )?read(?: and write| or write)? $',
      ' you read and write | know (?:how to read|your letters) | can you write $',
      ' you (?:able to|know how to) (?:read|write)|(?:go|went|been) to school | you (?:\\w+ )?educated ',
      ' your (?:schooling|education) | languages (?:do )?you ',
    ],
  ],
  [
    'Age',
    [
      ' how old (?:are )?you | old you are | your (?:age|birthday) | when were you born ',
      ' you born in what ',
    ],
  ],
];
