import { labelledPatterns } from '../pattern.ts';
import { wordSet } from '../text/inflect.ts';

/** A condition of the rules: how sheets name it, its own words in the languages that are read, and how prose tells it. */
export interface Condition {
  onSheet: RegExp;
  words: ReadonlySet<string>;
  /** It comes over somebody. */
  begins: readonly string[];
  /** Whoever is hurt may be told to be so for a moment. */
  isFlourish?: true;
  /** It leaves them. */
  ends: readonly string[];
}

const fear = 'fear|terror|dread|panic|horror';
const thrall = 'spell|sway|thrall|influence|control|enchantment|charm|dominion|command|power';
const bonds =
  'web|webs|webbing|vine|vines|root|roots|chain|chains|rope|ropes|net|nets|bonds|shackles|manacles|strands|tendrils|tentacle|tentacles|brambles|thorns|coils|ivy|irons|cords|snare';
const limbs = 'limbs|muscles|body|legs|arms|joints|fingers';

/** A condition as a thing that has somebody: "the poison has you", "blindness settles over her". */
const takes = (noun: string) => [
  `${noun} ~ =have|=take|=hold|=grip|=seize|=claim|=overcome|=overtake|=master|=find ?hold ?of ?both @pc`,
  `${noun} ~ =settle|=spread|=steal|=close|=sweep|=descend|=fall|=creep over|on|upon|through|across|into @who`,
];
/** And that leaves them: "clean of poison", "the paralysis leaves her". */
const leaves = (noun: string) => [
  `@pc ... free|clean|clear|cured|rid|purged|cleansed|healed of|from .. ${noun}`,
  `${noun} ~ =leave|=release @pc|@your`,
  `@your ${noun} ~ =end|=fade|=lift|=pass|=leave|=vanish|gone|cured|over`,
  `=cure|=heal|=rid|=purge|=cleanse|=free @pc of|from .. ${noun}`,
];

export const conditionTable: readonly Condition[] = [
  {
    onSheet: /blind/i,
    words: wordSet(
      'blinded geblendet erblindet aveuglé aveuglée cegado cegada accecato accecata cego cega ciego ciega cieco cieca',
    ),
    begins: [
      ...takes('blindness'),
      '=blind ?both|?all @pc',
      '@pc ~ =go|=be|struck|stricken|turned|left blind|sightless',
      "@pc =be|'re|'s|=become blind",
      '=strike|=leave|=render @pc blind|sightless',
      '@your sight|eyesight|vision ~ gone|vanished|stolen|lost|taken|fails|fail|vanishes|leaves',
      '=rob|=deprive|=strip @pc of @your|all|? sight|eyesight|vision',
      '@pc .. blind as',
      '=steal|=take|=burn|=sear @your .. sight|eyesight|vision',
      '@pc .. =lose @your sight|eyesight|vision',
    ],
    ends: [
      ...leaves('blindness'),
      '@your sight|eyesight|vision =return|=clear|=come',
      '@pc can see again',
      '=restore @your sight|eyesight|vision',
    ],
  },
  {
    onSheet: /charm|enthrall|dominat|bewitch/i,
    words: wordSet(
      'charmed bezaubert charmé charmée hechizado hechizada ammaliato ammaliata enfeitiçado enfeitiçada enthralled bewitched ensorcelled ensorceled',
    ),
    begins: [
      ...takes('enchantment'),
      '=charm|=bewitch|=enthrall|=beguile|=ensorcel|=dominate|=hypnotize|=hypnotise ?both|?all @pc',
      `@pc =be|'re|'s|=fall|=come .. under|in ?the|?her|?his|?its|?their|?of .. ${thrall}`,
      `@your will|mind .. not|no|nothing|under ?longer|?but @your|her|his|its|their own|${thrall}`,
      `=have|=hold|=keep|=put|=bring|=bind @pc ?firmly|?wholly|?completely under ?its|?his|?her|?their|?the .. ${thrall}`,
      '@pc =regard|=see|=consider her|him|it|them|the * .. as .. friend|ally',
      '@pc ~ spellbound|beguiled|ensnared|hypnotized|hypnotised by|. ?her|?his|?its|?the',
      '=bend|=bind|=twist @your will|mind ?to',
    ],
    ends: [
      ...leaves('enchantment'),
      '@your mind|head|will =clear|=be|=become .. own',
      `${thrall} =break|=lift|=fade .. @who`,
    ],
  },
  {
    onSheet: /deaf/i,
    words: wordSet(
      'deafened taub ertaubt assourdi assourdie ensordecido ensordecida assordato assordata ensurdecido ensurdecida',
    ),
    begins: [
      ...takes('deafness'),
      '=deafen ?both|?all @pc',
      '@pc ~ =go|struck|left deaf',
      "@pc =be|'re|'s|=become deaf",
      "@pc can|ca|could|cannot ?n't|?not|?no|?longer hear anything|a|thing",
      '@pc can|could|cannot hear nothing|no ?sound .|,|!|;|at|any|more|now|anymore',
      '@your hearing ~ gone|vanished|lost|fails|fail|vanishes|leaves',
      '@pc .. =lose @your hearing',
      '=take|=steal @your hearing',
      '@pc .. deaf as',
      '=rob @pc of .. hearing',
    ],
    ends: [...leaves('deafness'), '@your hearing =return|=come', '@pc can hear again'],
  },
  {
    onSheet: /fright|fear|scared|terrif|panic/i,
    words: wordSet(
      'frightened verängstigt effrayé effrayée apeuré asustado asustada aterrado aterrada spaventato spaventata assustado assustada amedrontado',
    ),
    begins: [
      '=frighten|=terrify|=petrify ?both|?all @pc',
      `${fear} =seize|=overwhelm|=overcome|=root|=paralyze|=paralyse|=consume|=master|=conquer|=take|=grip ?hold|?of @who`,
      `@pc =be|'re|'s|=become .. seized|overcome|overwhelmed|consumed|gripped|paralyzed|paralysed|rooted|frozen by|with|in .. ${fear}`,
      `${fear} =make|=send|=drive|=set @pc =run|=flee|=cower|=bolt|=running|fleeing|away`,
      `@pc =be|'re|'s|=become terrified|panicked|panic-stricken .|,|of|by|!|and`,
      '@pc ... =flee|=run|=cower|=bolt in|with|from terror|panic|dread',
    ],
    ends: [
      ...leaves('fear|terror|dread|panic'),
      `@your ${fear} =leave|=fade|=lift|=pass|=subside|=ebb|=vanish`,
      `${fear} =leave|=release @pc`,
    ],
  },
  {
    onSheet: /grappl|held|restrain/i,
    words: wordSet('grappled gepackt agrippé agrippée agarrado agarrada afferrato afferrata'),
    begins: [
      '=grapple ?both|?all @pc',
      "@pc =be|'re|'s|=find .. caught|held|locked|trapped|clamped in .. grip|grasp|jaws|coils|embrace|hold|tentacle|tentacles|arms|claws",
      '=have|has|holds|=hold|=lock|=trap|=wrap @pc in|by .. grip|grasp|fist|talons|claws|headlock|jaws|coils|embrace|hold|tentacle|tentacles|bear',
      '=coil|=wrap|=wind|=snake|=curl .. around|about @your .. waist|legs|leg|torso|body|throat|neck|chest|arms|arm|ankle|ankles|wrist|limbs ... =hold|=pin|=squeeze|=tighten|fast|tight',
      '=have|has|had @pc by|about|around the|@your .. waist|throat|leg|legs|ankle|arm|arms|neck|middle|wrist',
      '=pin @your arms|wrists|limbs',
      '=pin @pc down|to|against|beneath|under|there|in|fast',
    ],
    ends: [
      '=release|=drop @pc .|,|and|from',
      '@pc =break|=wriggle|=twist|=wrench|=slip free|loose .. grip|grasp|hold|coils',
    ],
  },
  {
    onSheet: /incapac|stun|paraly|unconsc/i,
    words: wordSet('incapacitated handlungsunfähig incapacité incapacitado incapacitada incapacitato'),
    begins: [
      '=incapacitate ?both|?all @pc',
      '@pc .. unable|powerless to act|move|fight|react',
      "@pc ca|can|cannot|could ?n't|?not act|react .|,|!|;|until|for|this|on",
      '@pc =lose @your ?next turn|action|reaction',
    ],
    ends: ['@pc can act again'],
  },
  {
    onSheet: /invisib/i,
    words: wordSet('invisible unsichtbar invisibile invisível invisibles'),
    begins: [
      '=turn|=make|=render @pc ?both invisible|transparent',
      '@pc =vanish|=fade|=disappear ?completely from sight|view|existence',
      '@pc =turn|=become|=go|=grow transparent|see-through|unseeable',
      "@pc can|ca|could|cannot ?n't|?not|?no|?longer see @your own hands|hand|body|arms|feet",
    ],
    ends: [
      '@pc =reappear|=shimmer|=flicker|=fade ?back into view|sight|visibility',
      '@pc =become|=be visible ?again',
    ],
  },
  {
    onSheet: /paraly|hold|stun/i,
    words: wordSet(
      'paralyzed paralysed gelähmt paralysé paralysée paralizado paralizada paralizzato paralizzata paralisado paralisada immobilized immobilised',
    ),
    begins: [
      ...takes('paralysis'),
      '=paralyze|=paralyse|=immobilize|=immobilise ?both|?all @pc',
      "@pc ca|can|cannot|could ?n't|?not|?no|?longer move .|,|!|;|a|an|at|@your|so|any|or ?muscle|?finger|?limb",
      `@your ${limbs} ~ =lock|=freeze|=stiffen|=seize|=refuse|=petrify|=cramp ?up|?rigid|?solid .|,|!|;|and|up|to|in|as|solid|rigid|entirely`,
      `@your ${limbs} .. =be|=go|=turn .. rigid|immobile|frozen|paralyzed|paralysed|numb|useless|locked`,
      `@your ${limbs} will|wo|would|do|does n't|not|no ?longer obey|respond|move|answer`,
      '@pc ~ frozen|rooted|riveted ?in|?to ?the place|spot|solid|mid-step|stiff',
      '@pc =freeze in place|mid-step|midstep|solid',
      '=freeze|=root|=lock|=hold @pc in|to|where place|the|motionless|@pc|fast',
      '@pc ~ rigid|immobile|immobilized|immobilised|motionless',
    ],
    ends: [
      ...leaves('paralysis'),
      '@pc can move again',
      `feeling|strength =return|=flow .. to|into @your ${limbs}`,
      `@your ${limbs} =unlock|=loosen|=obey ?again`,
    ],
  },
  {
    onSheet: /petrif|stone/i,
    words: wordSet(
      'petrified versteinert pétrifié pétrifiée petrificado petrificada pietrificato pietrificata',
    ),
    begins: [
      ...takes('petrification'),
      '=petrify ?both|?all @pc',
      '=turn|=transform|=change|=transmute @pc ?both|?slowly to|into .. stone|statue|marble|granite',
      '@pc ~ turned|turning|turn|turns|changed|transformed|transform|transforms|harden|hardens|become|becomes to|into|a ?cold|?solid|?grey|?gray|?a stone|statue|marble',
      '@your .. flesh|skin|body|legs|feet|hands|arms|fingers =harden|=turn|=become|=change|=transform|=stiffen|=calcify ?to|?into|?slowly|?grey|?gray|?and stone|statue|marble|rock',
      'stone|stoniness =creep|=spread|=crawl|=climb|=race .. up|over|along|across @who',
    ],
    ends: [
      ...leaves('petrification'),
      '@your flesh|skin|body =soften|=return|=become .. flesh',
      '=turn|=restore @pc ?back to flesh',
    ],
  },
  {
    onSheet: /poison|sick|nause|venom/i,
    words: wordSet(
      'poisoned vergiftet empoisonné empoisonnée envenenado envenenada avvelenato avvelenata envenomed',
    ),
    begins: [
      ...takes('poison|venom|toxin|toxins'),
      '=poison|=envenom ?both|?all @pc',
      "poison|venom|toxin =be|'s ?now|?already in|inside|within @your .. blood|veins|body|system|limbs|heart",
      'poison|venom|toxin|toxins .. =course|=spread|=burn|=work|=seep|=flow|=race|=surge|=run|=pump|=creep|=rush|=flood|=pulse|=pour|=enter|=take ?its|?their|?way|?hold|?effect ?through|?into|?in|?of|?up|?along @who',
      "@pc =be|'re|'s|=become|=feel|=fall .. violently|terribly|horribly|desperately sick|ill|nauseous|nauseated",
      "@pc =be|'re|'s nauseated|envenomed",
      'poison|venom|toxin ~ =take hold|effect',
      'poison|venom|toxin .. at work in|within|on @who',
    ],
    ends: [
      ...leaves('poison|venom|toxin|toxins'),
      'poison|venom|toxin .. =leave|=fade|=drain|=flush|=purge|=burn .. @who',
      '=purge|=draw|=drive|=flush .. poison|venom ... @who',
    ],
  },
  {
    onSheet: /prone/i,
    isFlourish: true,
    words: wordSet('prone liegend derribado derribada prono caído'),
    begins: [
      '=knock|=sweep|=throw|=pull|=drag|=bowl|=shove|=slam|=fling|=hurl|=drop|=flatten @pc prone|flat|sprawling|over|down|backward|backwards ?onto|?to|?on|.|,|!|and ?the|?your ?ground|?floor|?back|?face',
      '=knock|=sweep|=throw|=pull|=drag|=slam|=hurl|=fling|=drive|=bear|=send|=pin @pc ?down|?crashing|?tumbling to|onto|into the|@your ?cold|?stone|?hard|?muddy ground|floor|back|mud|dirt|earth|flagstones|cobbles|deck',
      '=knock|=sweep|=throw|=lift|=hurl|=bowl|=take @pc ?clean|?right off @your feet',
      '=knock|=sweep|=take|=kick|=pull|=yank|=cut|=swipe @your feet|legs|ankles|knees .. under|out|away',
      '@your feet|legs =go|=fly|=shoot|=slip|=slide .. out|from under|from|beneath',
      '@pc ~ =land|=fall|=lie|=sprawl|=end|=drop|=crash|=slam|=topple|=tumble .. on|onto @your back|face|belly|stomach|rear|backside|side|ass|seat',
      '@pc ~ =fall|=go|=land|=topple|=pitch|=crash|=lie flat|sprawling|face-first|headlong|prone',
      '@pc ~ =fall|=pitch|=land|=go face first|down|-',
      '@pc =be|lies|lie|lay ?flat|?sprawled on @your back|face|belly|stomach|side',
      "@pc =be|'re|'s|=get .. knocked|thrown|swept|bowled|flung|hurled|slammed|lifted over|sprawling|prone|flat|down|backwards|backward|to",
      '@pc ~ knocked|thrown|swept|bowled|flung|hurled|lifted ?clean|?right off @your feet',
      '@your legs|knees|feet no longer|more =carry|=hold|=bear|=support @pc',
      '@pc ~ sprawled|flattened on|across|in|face|at|by',
    ],
    ends: [
      '@pc =get|=climb|=scramble|=rise|=push|=spring|=leap|=clamber ?back|?up|?yourself to @your feet',
      '@pc =stand ?back up',
    ],
  },
  {
    onSheet: /restrain|grappl|web|entangl|bound|stuck/i,
    words: wordSet(
      'restrained gefesselt entravé entravée apresado apresada trattenuto trattenuta impedido contido entangled ensnared netted webbed',
    ),
    begins: [
      ...takes('web|webs|webbing|net|nets|snare|vines|roots|tentacles|brambles'),
      '=restrain|=entangle|=ensnare|=shackle|=manacle|=entrap|=net|=immobilize|=tangle ?both|?all @pc',
      `${bonds} .. =hold|=bind|=pin|=wrap|=entangle|=ensnare|=trap|=tangle|=snare|=envelop|=cocoon|=tighten|=close|=clamp|=snap|=root|=encircle|=engulf|=grip|=constrict ?fast|?tight|?tightly|?around|?about|?over|?shut|?on @who`,
      `@pc ~ stuck|caught|tangled|trapped|bound|tied|wrapped|held|pinned|chained|snared|hopelessly ?fast|?tight|?up|?hopelessly|?completely in|by|with|to .. ${bonds}`,
      '@pc ~ shackled|manacled|chained|tied ?up|?down|?to|?hand|?and .|,|!|;|foot|the|by',
      '@pc ~ stuck fast|tight',
      '=bind|=tie|=lash|=chain|=shackle @pc ?up|?hand|?down|?fast to|foot|with|tightly|.|,|and',
      '=bind|=tie|=lash|=chain|=shackle @your hands|wrists|arms|ankles|legs|feet',
    ],
    ends: [`@pc =break|=cut|=tear|=wriggle|=rip|=slip|=struggle|=pull free|loose .. ${bonds}`],
  },
  {
    onSheet: /stun|daze/i,
    isFlourish: true,
    words: wordSet(
      'stunned betäubt étourdi étourdie sonné aturdido aturdida stordito stordita atordoado atordoada dazed stupefied',
    ),
    begins: [
      '=stun|=daze|=stupefy ?both|?all @pc',
      '@your senses =reel|=desert|=abandon|=scatter',
      '@pc ~ reeling|dazed|stunned|senseless .|,|!|;|and|from|by|for',
      '=leave|=send @pc reeling|dazed|stunned|stupefied',
    ],
    ends: ['@your head|senses =clear|=return', '@pc =come to @your senses', '@pc =shake off .. stun|daze'],
  },
  {
    onSheet: /exhaust|fatigue/i,
    words: wordSet(
      'exhaustion exhausted erschöpft erschöpfung épuisé épuisée épuisement agotado agotada agotamiento esausto esausta exausto exausta exaustão',
    ),
    begins: ['=exhaust @pc', '@pc =gain|=take|=suffer .. exhaustion|fatigue'],
    ends: [...leaves('exhaustion|fatigue'), '@your exhaustion|fatigue =fade|=leave|=lift|=vanish'],
  },
  {
    onSheet: /curs|hex/i,
    words: wordSet(
      'cursed hexed verflucht maudit maudite maldito maldita maledetto maledetta amaldiçoado amaldiçoada',
    ),
    begins: [
      ...takes('curse|hex'),
      "curse|hex =be|'s ?now|?already on|upon @pc",
      '=curse|=hex ?both|?all @pc .|,|!|;|with|and|to',
      'curse|hex .. =settle|=take|=fasten|=sink|=fall|=bind|=attach|=latch|=descend ?itself|?hold|?root ?upon|?on|?onto|?over|?into|?of|?to @who',
    ],
    ends: [...leaves('curse|hex'), 'curse .. =lift|=break|=leave|=fade .. @who'],
  },
  {
    onSheet: /bless/i,
    words: wordSet('blessed'),
    begins: [],
    ends: [],
  },
  {
    onSheet: /haste|slow/i,
    words: wordSet('hasted slowed'),
    begins: [],
    ends: [],
  },
  {
    onSheet: /diseas|infect|sick|plague|ill|rot|fever/i,
    words: wordSet('diseased infected'),
    begins: [
      ...takes('disease|plague|fever|infection|pox|lycanthropy'),
      '=infect ?both|?all @pc',
      '@pc ~ =contract|=catch .. disease|plague|fever|lycanthropy|rot|infection|pox',
    ],
    ends: [...leaves('disease|plague|fever|infection|pox|lycanthropy')],
  },
];

/** What prose tells, with the place of its condition in the table. */
export const beginShapes = labelledPatterns(conditionTable.map(({ begins }) => begins));
export const endShapes = labelledPatterns(conditionTable.map(({ ends }) => ends));
