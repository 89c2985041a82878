import { patterns } from '../pattern.ts';
import {
  gaining,
  given,
  giving,
  going,
  gone,
  handing,
  parting,
  place,
  putting,
  robbing,
  taking,
  worn,
} from './possession-words.ts';

const ownPlace = `@your ?outstretched|?open|?waiting|?own|?belt|?coin|?left|?right|?free|?empty ${place}`;

/** Something comes to a player's character: told like this, a tool has to have brought it. */
export const gainShapes = patterns(
  `@thing ... into|inside|onto ?the|?one|?depths|?bottom|?of ${ownPlace}`,
  `@thing ... onto|around|about @your ?own|?left|?right ${worn}`,
  `${giving} ?both|?each @pc ... @thing`,
  `into|in|inside ${ownPlace} =go|=slip|=drop|=slide|=disappear|=vanish|=fall|=come ... @thing`,
  '=let|=allow|=permit|=leave @pc ?to keep|have|take .. @thing',
  '@pc ... with|wearing|carrying|bearing|wielding a|an|@your new|brand-new|gleaming|freshly .. @thing',
  `${handing} ... @thing ... to|upon|on|toward|towards|across ?to|?you|?each @pc`,
  `${putting} ... @thing ... into|in|onto|around|about|inside @your`,
  `@pc .. ${gaining} ?: ... @thing`,
  '=add .. @thing to @your',
  '@thing ... and|, =hand|=give|=pass|=toss|=present|=entrust|=offer it|them ?over|?down|?across to @pc',
  '@thing ... =join ?the ?rest|?others|?contents ?of @your ?other|?own belongings|pack|things|possessions|collection|gear|coins|purse|pouch|treasures',
  '=find|=discover|=spot|=unearth|=uncover|=dig|=recover ... @thing ... and =take|=pocket|=keep|=grab|=stow|=add|=pack|=slip|=tuck|=claim|=stash|=bag ?it|?them',
  '=award|=reward|=gift|=present|=equip|=supply|=provide|=furnish|=entrust|=arm @pc with ... @thing',
  "@thing ... is|are|'s ?now|?all|?finally yours|hers|theirs|mine",
  '@thing ... =belong|=pass|=go ?now to @pc',
  'added ... @thing',
  '@thing added|received|acquired|obtained|gained .|!|]|to|)',
  `@thing ... it|them on|onto|around @your ?own|?left|?right ${worn}`,
  `@thing ... it|them in|into|to|inside|on|at|under @your ?own ${place}`,
  '=help|=treat yourself|yourselves to .. @thing',
  '@pc =come|=walk|=get|=make|=end|=leave|=depart|=return|=emerge|=ride away|off|up|back|out|? with ... @thing',
  "@thing =be|'s|=hang|=rest|=sit|=lie|=ride|=dangle ?now around|on|in|at|from @your neck|finger|fingers|belt|wrist|pocket|pack|hand|hands|back|head|hip|shoulder|shoulders|waist|pouch|palm",
  '@pc ... owner|owners|possession|bearer|wielder|possessor of ... @thing',
  '@pc =take|=pull|=lift|=draw|=fish|=dig|=pry out|up|loose|free ... @thing',
  '=insist ... @pc =take .. @thing',
  '@thing ... which|that|and|it|them ?it|?them @pc =add|=pocket|=take|=keep|=stow|=claim|=tuck|=stash|=slip|=bag|=pack|=sheathe|=don',
  '@pc .. richer|wealthier ... @thing',
  '=find|=see|=make @your way|home ?into ... @thing',
  'inventory|loot|reward|rewards|received|receive|gain|gained|obtained|acquired|found|item|items|treasure|new|add|added : ... @thing',
);

/** Something is in their hands: what they carry already may be meant. */
export const holdShapes = patterns(
  `@pc ~ ${taking} .. @thing`,
  `@pc ~ ${given} ?over|?with ?a|?an|?the .. @thing`,
  `@thing ~ ${given} ?over|?out|?back to|into|on|upon @who`,
  '@pc =pick up .. @thing',
  '@pc .. =pick .. @thing up',
  "@pc now have|has|carry|carries|own|owns|hold|holds|possess|wield|wields|wear|wears|'ve ... @thing",
  '@pc =own|=possess ... @thing',
  "@pc 've|have|has got ... @thing now",
);

/** What is handed over or put away like this is a thing, whatever it is called. */
export const openGainShapes = patterns(
  '=hand|=toss|=lend|=loan|=bequeath|=gift ?both|?each @pc .. @thing',
  '=give|=sell|=pass|=slip|=throw|=slide|=bring @pc .. @thing ... as|for ?a|?your|?the reward|payment|thanks|token|gift|keepsake|free|trouble|troubles|service|services|help',
  '=give|=sell|=slip|=entrust|=award|=present|=grant ?to|?with @pc ?with .. @thing',
  `=press|=drop|=tuck|=place|=thrust|=put|=slip|=shove|=slide|=stuff|=pour|=deposit|=push|=toss .. @thing .. into|in|inside @your ?outstretched|?open|?waiting|?own|?coat|?belt ${place}`,
  '@pc =pocket|=pilfer|=swipe|=steal|=loot|=filch|=purchase|=buy|=inherit|=nab|=acquire|=obtain|=stow|=stash|=pinch|=salvage|=scavenge|=procure|=purloin .. @thing',
  `@pc =tuck|=slip|=stuff|=stow|=put|=drop|=slide|=pack|=stash|=place|=shove|=cram|=hide .. @thing .. into|in|inside|to|away|safely|under @your ?own|?coat|?belt ${place}`,
  '@pc =pack|=tuck|=stow|=stash .. @thing away|safely',
  '=add .. @thing to @your ?growing|?own pack|inventory|pouch|bag|belongings|collection|possessions|gear|things|haul|loot|belt|purse|equipment|supplies|satchel|backpack',
  '@thing ~ added to @your ?growing|?own pack|inventory|pouch|bag|belongings|collection|possessions|gear|things|haul|loot|equipment|supplies',
  'item|items|inventory|loot|reward|rewards|received|receive|gained|obtained|acquired : ?you|?1|?one|?+ .. @thing',
  '@pc ~ =receive|=gain|=obtain|=acquire|=earn|=win .. @thing ?, ?a ?potion|?ring|?sword|?amulet',
);

/** Something leaves a player's character. */
export const lossShapes = patterns(
  `@your .. @thing .. is|are|'s|has|have|was|were|been|=be|lies|lie .. ${gone}`,
  `@pc .. ${parting} .. @thing`,
  '@pc =hand|=give|=toss|=pass|=offer|=return|=present|=lend|=surrender|=yield ?over|?up|?away @your .. @thing',
  '@pc =hand|=give|=toss|=pass|=lend|=sell|=slide .. @thing .. to|over',
  '@pc =hand|=give|=sell|=lend|=pass|=toss|=throw him|her|them|it .. @thing',
  '@pc =drop|=throw|=hurl|=toss|=fling|=leave|=cast|=chuck|=lob .. @thing .. into|behind|away|aside|overboard',
  '=tear|=rip|=wrench|=snatch|=pull|=knock|=take|=sweep|=pluck|=yank|=strip|=wrest|=prise|=pry|=bat|=kick|=jerk|=lift|=cut|=slice|=twist|=fling .. @thing from|off|free|away|loose ?from|?of @your',
  '=tear|=rip|=wrench|=snatch|=pull|=knock|=take|=sweep|=pluck|=yank|=strip|=wrest|=prise|=pry|=bat|=kick|=jerk|=lift|=fling .. @thing out of @your',
  `${robbing} .. @your .. @thing`,
  '=relieve|=rob|=strip|=disarm|=deprive|=divest|=separate|=part|=cheat|=swindle @pc of|from .. @thing',
  `@your .. @thing ?itself ~ ${going}`,
  "the .. @thing is|are|has|have|was|were|'s ?all|?now|?been gone|lost|used|destroyed|spent|consumed|shattered|ruined|stolen|confiscated",
  `the @thing in|on|at|from @your * ${going}|=spill|=slip|=fly`,
  '=rip|=tear|=wash|=sweep|=carry|=whip|=snatch|=drag the|your|her|his .. @thing ?clean away|off|overboard|downstream|under',
  '@your .. @thing =become|=turn ?now|?into|?to a|an|dust|ash|rust|stone|ashes|water|smoke',
  "@your .. @thing is|'s now a|an",
  '=make|=run|=get|=vanish|=disappear|=escape|=slip|=walk|=ride|=abscond|=flee|=bolt|=scamper ?off|?away with @your .. @thing',
  '@pc .. =drink|=quaff|=down|=swallow|=eat|=gulp|=drain|=apply|=uncork|=swig|=chug|=imbibe @your .. @thing',
  '@pc =drink|=quaff|=down|=swallow|=gulp|=drain|=swig|=chug|=imbibe|=uncork the|a|one .. @thing',
  '=eat|=eaten|=dissolve|=corrode|=melt|=burn|=rust|=swallow .. @your .. @thing',
  '@your .. @thing =slip|=fall|=tumble|=drop|=fly|=spin|=skitter|=clatter|=slide .. away|over|into|off|across|down',
  '@your .. @thing =slip|=fall|=tumble|=drop .. from|out ... =shatter|=break|=smash|=sink|=vanish|=disappear|lost|gone',
  '@pc =leave|=place|=lay|=put|=abandon|=set @your .. @thing .. on|at|behind|as ... offering|altar|behind|there|grave|payment|tribute',
  '@pc =burn|=use|=consume|=exhaust|=spend|=sell|=trade|=swap|=pawn|=light|=break .. @thing ?up|?out',
  'the @thing .. ?and useless|ruined|destroyed',
  'the @thing ?itself =snap|=shatter|=break|=splinter|=crumble|=dissolve|=melt|=disintegrate',
  'the * @thing =snap|=shatter|=splinter|=crumble|=dissolve',
  '@thing ... and|, is|are|was lost|gone|destroyed|useless|ruined',
  '@your .. @thing .. ?and useless|ruined|gone|destroyed|missing|broken',
  '@your .. @thing .. lost|gone|sinks|vanishes|disappears|tumbles|plunges',
  'without|minus @your|any .. @thing',
  "@your .. @thing .. n't|not|never survive|survived|survives|last|lasted",
  '@pc =have|has|had|=be|go|goes|went|come|came ?away|?on no|without|none|out any|@your|of|a|more .. @thing',
  'halves|pieces|fragments|shards|splinters|remains|ruins|stump of @your|a|the|what .. @thing',
  '=cost @pc @your .. @thing',
  '@thing removed|deleted|lost|consumed|destroyed|dropped|subtracted .. inventory|pack|sheet|]|from|.|!',
  // Where a rope used to hang, none was used.
  '@thing used ?up ?from|?in ?your inventory|pack|sheet|]|from|.|!',
  '@pc =have|has|had no .. @thing left|now|anymore|any|to',
  "@your .. @thing =be|'s no more|longer",
  'the .. @thing =slip|=fall|=tumble|=drop|=slide|=fly from|off|out ?of @your',
  'has @your .. @thing .|,|!|;|now|and|in',
  '@pc .. no longer =have|=carry|=own|=possess .. @thing',
  '=find|=discover|=realise|=realize|=notice @your .. @thing ?is|?are|?has|?have gone|missing|stolen|taken',
  'where @your .. @thing .. =be|=hang|=sit .. nothing|empty|only|now',
  '@pc ~ disarmed|robbed|relieved|stripped|deprived of .. @thing',
);

export const lastShapes = patterns(
  '@your last|final|only @thing',
  '@your last|final|only * @thing',
  'out of @thing',
  'no|last more|of @thing',
  'the last of @your .. @thing',
);

const gear =
  'weapons|weapon|armor|armour|gear|equipment|belongings|possessions|money|supplies|purse|pack|things|valuables|coin|coins|everything|stuff|backpack|inventory|arms|gold';
/** What is not named one by one. */
export const allLossShapes = patterns(
  `=strip|=relieve|=rob|=deprive|=disarm|=divest|=fleece @pc of ?all ?your|?his|?her|?their|?everything .. ${gear}`,
  '=strip|=relieve|=rob|=deprive|=fleece @pc of everything',
  `=take|=steal|=confiscate|=seize|=impound ?away @your .. ${gear}`,
  `@your .. ${gear} =be|'s|has|have ?been ?all gone|stolen|taken|missing|confiscated|empty|lost|destroyed|ruined|seized`,
  `@pc ~ stripped|robbed|relieved|deprived of ?all|?your|?his|?her|?their ${gear}`,
  `@pc .. =lose everything|all ?of @your .. ${gear}`,
  `@your .. ${gear} =hang|=feel|=be|=weigh .. lighter|empty|weightless`,
  '@your .. purse|pouch|pack|bag ~ cut|slit|slashed|snatched|emptied|rifled',
  'rob|robs|robbed|rob|fleece|fleeces|fleeced @pc blind|of',
);
