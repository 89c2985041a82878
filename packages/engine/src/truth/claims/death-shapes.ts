import { patterns } from '../pattern.ts';

/** Somebody is, was, has been; lies, falls, drops. */
const state =
  "=be|'re|'s|have|has|had|'ve|=lie|=fall|=drop|=sink|=collapse|=crumple|=slump|left|=leave|=go|=keel|=topple|=pitch|=hit|=strike";
/** What is done to a body that nobody survives. */
const killings =
  '=kill|=slay|=behead|=decapitate|=disintegrate|=vaporise|=vaporize|=obliterate|=annihilate|=incinerate|=murder|=execute|=assassinate|=dismember|=eviscerate|=disembowel|=immolate|=slaughter|=butcher|=massacre';
const killed =
  'dead|killed|slain|lifeless|beheaded|decapitated|obliterated|annihilated|disintegrated|murdered|executed|deceased|vaporized|vaporised|incinerated|eviscerated|disembowelled|disemboweled|slaughtered|butchered|massacred|dismembered';
const pieces = 'apart|pieces|shreds|half|two|limb|ribbons|bits|chunks|asunder';
const soul = 'life|soul|spirit|essence';
const flesh = 'body|corpse|form|limbs|hand|hands|head|figure|frame';
const beyond = 'afterlife|underworld|valhalla|hereafter';

/** A player's character dies. */
export const deadShapes = patterns(
  '@pc ~ =die|=perish|=expire|=succumb|deceased',
  `@pc ${state} .. ${killed}`,
  `@pc .. ${state} .. dead|killed|slain|lifeless`,
  `@pc ${state} no more`,
  '@pc ... =move|=stir|=breathe|=rise|=speak|=draw no more',
  "@pc has|have|'ve|'s|had|=stop|=cease .. breathing",
  '@pc =cease to be|exist|breathe|live',
  '@your limbs|skin|body|lips|hands|face =go|=grow|=turn cold|blue|grey|gray|ashen|waxen',
  '@pc =know no more',
  'you are gone',
  `there =lie|=hang|=float @pc ... ${killed}`,
  '@pc =live|=breathe|=draw no longer|more',
  '@pc .. no longer|more among|of the living|quick',
  'nothing of @pc but|except|save',
  '@pc no longer =live|=breathe|alive',
  '=be|=mean|=prove|=spell the death|end|doom of @pc',
  '=prove|=be fatal|lethal|mortal to|for @pc',
  'fatal|mortal|lethal|killing|deathly blow|wound|stroke|strike|thrust|cut|shot .. =take|=catch|=find|=strike|=hit|=fell|=drop @pc',
  '@your fatal|mortal|lethal wound|wounds|injuries',
  '=close|=shut @your eyes ... last|forever|good ?time',
  `${killings} ?both @pc`,
  '=take|=cut|=strike|=lop|=sever|=tear|=hack|=slice|=bite off @your head',
  '=cut|=strike|=sever|=tear|=hack|=bite|=slice|=lop|=rip|=separate @your head|throat|neck .. off|open|apart|clean|from|out',
  '=slit|=crush|=cut|=open|=slash @your throat|skull|windpipe|neck|jugular',
  '=snap|=break|=wring @your neck|spine|back',
  '@your neck|spine|skull =snap|=break|=shatter|=crack',
  '@your ?severed head =roll|=fall|=leave|=part|=come|=fly|=bounce|=tumble',
  '@your .. heart|breath|breathing|pulse|struggles|body|life ... stops|stop|stopped|ceases|ceased|cease',
  '@your .. heart|pulse|chest ... =beat|=stir|=rise|=flutter no more|longer',
  '@your last|final|dying|very breath|breaths|heartbeat|rattle',
  '@your very|own last|final breath|breaths|heartbeat',
  '=breathe|=draw|=take|=gasp @your last|final',
  '=breathe|=draw|=take|=gasp a|one last|final|shuddering breath|gasp',
  `@your .. ${soul} .. =end|=ebb|=leave|=slip|=depart|=flee|=drain|extinguished|over`,
  `@your .. ${flesh}|eyes .. =be|=fall|=go|=lie|=hang|=hit|=grow|=slump .. lifeless|limp|still|motionless|glassy|forever|unmoving|vacant|empty|sightless|unseeing|dull`,
  `@your ${flesh} =lie|=hang|=float|=drift|=fall|=tumble|=sink|=slump|=crumple .. broken|twisted|crumpled|crushed|mangled|face|still|heap|unmoving`,
  `@your lifeless|dead|broken|charred|limp|unmoving|headless|bloodless|mangled .. ${flesh}|eyes|remains`,
  '@your corpse|remains|ashes|grave|funeral|cadaver',
  '@your eyes ... =glaze|=dull|=dim|=stare|=close|=empty ?over|?sightlessly|?unseeing|?blankly|?forever|?vacantly and|.|,|!|over|at|for|up|into',
  'light|life|spark|fire =leave|=fade|=drain|=go|=die|=flicker|=vanish|=dim ?out|?away from|of|in|@your ?of @your .. eyes|body|face|gaze',
  'light|life|spark =leave|=flee|=depart @your .. eyes|body|face|gaze|limbs',
  'where ?the @pc .. =stand ... only|nothing|ash|ashes|shadow|smear|crater',
  'nothing|little|ash|ashes|dust|bones .. left|remains|remain of ?the @pc',
  'death|grave|oblivion|reaper =take|=claim|=welcome|=embrace|=find|=collect|=come ?for|?to @pc',
  '@pc ... left standing|alive',
  '@pc ~ =meet|=met * .. end|doom|death|maker|fate|demise',
  '@pc ~ =pass|=depart on|from|this|into|beyond .. world|life|realm|veil|eternity',
  '@pc .. =join|=meet|=greet @your ancestors|forefathers|forebears|gods|god|maker',
  '@pc ~ =pass away',
  '@pc =give up the ghost',
  '@pc =pay ?the ?with ultimate|@your price|life',
  '@pc .. =lose @your life|lives|head',
  '@pc .. =lay down @your life',
  "@pc ... n't|not|never .. get up|rise|wake|move|stir|stand|breathe|recover .. again|more|anymore|up|.|!",
  '@pc ... never|not =wake|=rise|=move|=stir|=return',
  "@pc =be|has|have|had|'re|'s .. wiped|snuffed out",
  '=wipe|=snuff @pc out',
  '=wipe out ?the ?whole party',
  "@pc ... n't|not|never survive|survives|survived",
  'no|none|nobody|neither one|of|? .. =survive',
  '@your character|hero|adventurer|halfling|dwarf|companion|friend|ally|comrade =be|has|have .. died|dead|killed|slain|gone|fallen|perished',
  'last thing @pc .. =see|=hear|=feel|=know',
  "it =be|'s over for @pc",
  'end of|for @pc .|!|,',
  '@pc .. =drown|=suffocate|=asphyxiate',
  '@pc .. =turn|=crumble|=dissolve|=burn|=reduced to|into dust|ash|ashes|cinders|mist',
  '@pc ... to death|pulp',
  '@your story|tale|journey|life|days|adventure|adventures|legend ?has|?have =end|=finish|over',
  'neither|none|nobody|no of|one @pc ... alive',
  'last|final * =leave|=escape|=fade|=rattle ?from @your lips|eyes|body|lungs|mouth|heart|throat|chest',
  '@your lungs =fill|=collapse|=burst',
  '=crush|=squeeze|=choke|=drain|=beat|=wring|=suck|=smash the|every life|breath ?left|?out .. of|from @who',
  '@your body|heart|lungs =give out',
  '@your eyes =close .. the last time',
  'no life|breath|pulse|heartbeat .. left|remains|stirs|in|to .. @who',
  `@pc ... ${beyond}`,
  '@your ?poor|?brave heart|pulse ... =stop|=cease|=fail|=falter|=still|=burst',
  `@your ?own ${soul} ... =end|=stop|=leave|=flee|=depart|=fade|=slip|=ebb|=drain|=seep|=bleed|=pour|=flicker|=rise|extinguished|snuffed|taken|claimed|forfeit`,
  '@your ?last breath ... =stop|=cease|=fail|=rattle',
  '@your body|limbs|corpse ... =twitch|=jerk|=shudder|=spasm|=convulse .. once|last|still|then',
  '@your body|limbs =go|=fall|=grow|=lie still|limp|slack|rigid|stiff',
  '=devour|=eat|=swallow|=consume @pc ?whole|?alive|?up .|,|;|and|whole|alive',
  `=tear|=rip|=cut|=hack|=blow|=slice|=chop|=rend|=pull|=cleave|=bite|=saw|=split|=shear @pc .. ${pieces}`,
  `=tear|=rip|=cut|=hack|=blow|=slice|=chop|=rend|=pull @your body .. ${pieces}`,
  `@pc ~ torn|ripped|cut|hacked|blown|sliced|chopped|rent|cleft|cloven|bitten|split .. ${pieces}`,
  '@pc ~ devoured|eaten|hanged|strangled|drowned|smothered|crushed|trampled|incinerated ?by|?beneath|?under|?alive|?in the|a|its|tons|alive|.|!|,|and',
  '@pc ~ buried alive',
  '=crush|=trample|=beat|=burn|=stab|=strangle|=choke|=smother|=starve|=freeze|=bleed|=sting|=maul|=stone @pc .. death|pulp|crisp|ash|paste|smear',
  '=murder|=execute|=hang|=strangle|=assassinate|=dismember|=smother|=poison @pc .|,|;|and|where|before',
  '=end|=take|=claim|=cost|=extinguish|=snuff|=steal ?out @your .. life|lives',
  '=cost @pc @your life|lives|head',
  'gods|ancestors|halls|heaven|hell|beyond|reaper|death =welcome|=await|=greet|=receive|=call|=beckon @pc',
  '@pc ... rest|sleep|lie|rests|lies|sleeps .. in peace|forever|eternally|eternal',
  'rest in peace ?, ?brave|?dear|?little|?good @pc',
  '@pc ... rises|rise|wakes|wake|returns|return as a ghost|zombie|spirit|ghoul|wraith|skeleton',
  "@your grave|tomb|tombstone|funeral|pyre|obituary|ghost|spirit =be|=stand|=rise|=leave|=float|=drift|'s",
  "@pc ... n't|not|never make|makes|made it .|!|,|;|and|out|back|home",
  '=stop|=still|=burst|=pierce|=crush|=rip|=tear|=skewer|=impale @your heart',
  '=run|=pierce|=stab @pc through|in the heart',
  'through|into @your heart .|,|!|;|and',
  '@pc ... , dead|lifeless|slain .|!|,|;|before',
  '@pc , who|and ... =be dead|killed|slain|lifeless',
  '@pc =breathe|=draw|=see|=feel|=hear|=know nothing more|else|again',
  '@pc ... and|, =die|=perish|=expire',
  '@pc .. =succumb to * wounds|injuries|poison|venom|cold|flames|.|bleeding',
  '@pc ~ fallen .|!|,|;|in|to|and|dead',
  '=mourn|=bury|=eulogize @pc',
  '=mourn|=bury|=grieve ?for|?over @your .. companion|friend|ally|comrade|body',
  'total party kill',
  'tpk',
  "@pc =be|'s|'re permanently|truly|quite|stone dead|gone",
);

/** What nobody has who lives: named, it is told as there, whatever will be done with it. */
export const remainsShapes = patterns(
  "what =be|remains|remain|'s ?left of ?the|?poor @pc",
  '@your corpse|remains|ashes|cadaver|carcass',
);

/** On the ground, for whatever reason. */
export const downShapes = patterns(
  "@pc =be|'re|'s down .|!|;|and|for",
  '@pc ~ =go|=went|gone down ?hard|?and|?in|?under|?with .|,|!|stays|stay|heap|blow|a|like',
);

/** A player's character falls, but may live. */
export const fallShapes = patterns(
  '@pc ... =slip|=fall|=sink|=drift|=lapse|=drop|=plunge|=pass|=slide .. into|from unconsciousness|oblivion|blackness|darkness|coma|consciousness|stupor|nothingness',
  `@pc ... ${state} ... unconscious|senseless|comatose|insensible|insensate`,
  '@pc ... out cold',
  '@pc ... out like a light',
  '@pc ~ knocked|beaten|bludgeoned|clubbed|choked .. out|unconscious|senseless|insensible|cold',
  '@pc ~ =pass|=black|=conk|=flake out',
  "@pc =be|'re|'s|lies|lie out .|!|,|;|cold",
  '@pc ~ =faint|=swoon',
  '@pc ~ =collapse|=crumple|=slump|=keel|=sag|=topple|=drop|=fold|=fall ... =move|unmoving|motionless|lifeless|limp|inert|insensate|twitching',
  '@pc ~ =collapse|=crumple|=keel ?over|?down .|!|,|and|like|in|to|at|onto ?the|?a|?boneless|?lifeless|?limp ground|floor|heap|pile|feet|stones|dirt|mud|.|!|over|then|sack|puppet|does|do|is|are',
  '@pc ~ =drop|=fall|=go|=hit ?down like|as a|if * stone|sack|log|puppet|doll|rag|tree',
  '@pc ... =lose .. consciousness',
  '@pc ~ =slip ?away|?under into|from .. darkness|consciousness|black',
  '@your .. consciousness|awareness|senses .. =fade|=slip|=leave|=flee|=go|=desert|=abandon|=depart|=dissolve',
  '=knock|=beat|=club|=choke|=put @pc ?out|? unconscious|senseless|cold|out|insensible',
  '=render @pc unconscious|senseless|insensible',
  'everything|world|vision|room|all =go|=turn|=fade|=fall|=dissolve|=spin .. black|dark|away|nothing|blackness|darkness',
  '@your .. vision|sight|world|eyes =go|=turn|=fade .. black|dark|out|blank',
  '@your vision|sight =darken|=dim|=fail|=narrow|=tunnel|=blacken',
  '@your eyes =roll|=flutter ?back|?up|?shut .. head|skull|and|closed|,|.|in|into',
  'darkness|blackness|oblivion|black|dark|unconsciousness =take|=claim|=swallow|=close|=find|=embrace|=envelop|=overtake|=enfold|=engulf|=drag|=pull|=overwhelm|=greet|=receive @pc',
  'darkness|blackness|dark .. =close|=rush|=fold|=creep|=wash|=crowd .. over|in|up ... @who',
  '@pc ... death save|saves|saving',
  'make|roll|start|making|rolling|begin .. death save|saves|saving',
  "@pc ~ =be|'re|'s dying",
  "@pc =be|'re|'s =die|dying",
  '@pc ... bleeding|bleed|bleeds|bled out',
  '@pc ... unconscious and|, stable|dying|bleeding',
  '@pc ... to 0|zero ?hit ?hp ?points',
  '@pc ~ =fall|=drop|=go|=collapse unconscious|senseless|comatose|insensible',
  '=lay|=lays|=leave|=leaves @pc .. unconscious|senseless|out|dying',
  '@pc ~ =go limp|still|slack|boneless',
  '@pc =be|lies|lie|=become unresponsive|comatose|insensible',
);

/** The same in the other languages that are read. */
export const foreignDeathShapes = patterns(
  '@pc .. éteint|éteins|erliegt|erliegst|exhala|expira|stirbt|sterbt|stirbst|starb|verendet|verreckt|fällt|fallt|meurt|meurs|mourut|expire|décède|succombe|muere|mueres|murió|fallece|perece|muore|muori|morì|perisce|spira|morre|morres|morreu|falece',
  '@pc ist|bist|est|es|está|estás|sei|è|seid|êtes|liegt|liegst|gît|yace|giace|jaz|cae|caes|cade|cadi|cai|tombe|tombes|fällst|fällt|sinkt|sinkst|bricht|wird|wirst|s|se|queda|quedas|fica|rimane|reste .. tot|tote|leblos|gestorben|gefallen|bewusstlos|ohnmächtig|besinnungslos|mort|morte|inconscient|inconsciente|évanoui|évanouie|muerto|muerta|desmayado|desmayada|morto|morta|svenuto|svenuta|incosciente|esanime|desmaiado|desmaiada|decedido|tué|tuée|getötet|ucciso|uccisa|asesinado|asesinada',
  '@pc .. no|ne|n|non|não|nicht|plus|mehr|più .. respiraba|respira|respire|respirait|respirava|atmet|atmete|lebt|vit|vive ?plus|?mehr|?più',
  '@pc est|es|a|ha|hat|hast|é .. mort|morte|muerto|muerta|morto|morta|perdu|perdido|perso|verloren|succombé',
  '@pc ... verliert|verlierst|perd|perds|pierde|pierdes|perde|perdi|perdes .. bewusstsein|connaissance|conscience|consciencia|conocimiento|conoscenza|coscienza|sensi|consciência|sentidos',
  '@pc .. bricht|brichst|s|se|sviene|svieni|desmaia|desmaias|desmaya|desmayas|évanouit|évanouis|effondre|effondres .. zusammen|évanouit|évanouis|desmaya|desmayas|desmaia|desmaias|effondre|effondres|tot',
  '@pc sviene|svieni|desmaia|desmaias|évanouit|crolla|muore',
  'du|te|dich|tu|ti|dir .. mueres|meurs|muori|stirbst|morres|tötet|tue|mata|uccide',
  'mueres|muori|morres|meurs|svieni|desmaias .|!|,|;|en|in|y|e|et|sans|aquí|qui|ici|à',
  'tötet|tue|mata|uccide @pc',
  'dein|deine|ton|tu|il|o|seu|su|votre|le .. herz|cœur|coeur|corazón|cuore|coração .. hört|schlägt|bleibt|cesse|arrête|deja|detiene|smette|ferma|para|bleibt',
);

/** Somebody needs another character: told as advice, it says the same. */
export const newCharacterShapes = patterns(
  'create|make|build|roll|need|bring|write|prepare|think|thinking|start|consider|dream|draw ?up|?about|?of|?on|?out|?making|?rolling|?thinking a|your new|another|replacement character',
);

/** Somebody who lies there wakes or gets up. */
export const wakeShapes = patterns(
  '@your .. eyes|eyelids|lids ?flutter|?snap|?flicker|?slowly =open|opened',
  '@pc ~ =wake|=awake|=awaken|=revive ?up',
  '@pc ... and|, =wake|=awaken|=sit|=stand|=get up',
  '@pc ~ =sit|=get|=climb|=struggle|=scramble|=stagger|=pull|=haul|=stand|=jump ?back ?yourself|?himself|?herself|?themselves up|upright',
  '@pc ~ =rise|=get|=climb|=struggle|=scramble|=stagger|=come ?back ?up to @your feet|knees',
  '@pc =come to|round|around .|,|!|;|and|with',
  '@pc .. =regain .. consciousness|senses',
  '@pc ~ conscious|awake',
  '@pc .. back on @your feet',
  '=wake|=rouse|=revive|=awaken @pc',
);
