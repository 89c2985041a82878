import { patterns } from '../pattern.ts';
import { body, harmed, harms, injury, strikes, weapon } from './harm-words.ts';

const worse =
  '?some|?a|?an|?the|?minor|?heavy|?severe|?serious|?light|?massive|?considerable|?little|?bit|?of|?nasty|?deep|?vicious|?terrible|?hard|?solid|?glancing|?brutal|?crushing|?painful';
/** Where a blow lands: what is in a hand is held there. */
const flesh = body
  .split('|')
  .filter((part) => !/^(?:hands?|fingers?|palms?|back|head|feet|foot|side|sides)$/.test(part))
  .join('|');
const where =
  '?into|?across|?through|?against|?on|?onto|?along|?down|?over|?in|?deep|?past|?between|?off|?under|?clean|?open';

/** A blow that lands on a player's character. */
export const woundShapes = patterns(
  `${weapon} ... ${strikes} ?itself|?themselves|?deep ${where} @your .. ${body}`,
  `@pc ~ hit|struck by|with .. ${weapon}`,
  `${weapon} .. ${strikes.replace('|=find|=take', '')} ${where} @pc`,
  `${harms} @pc`,
  `${harms} ${where} @your ?left|?right|?upper|?lower|?exposed|?bare ${body}`,
  '=run @pc through',
  `@pc =come|=emerge|=crawl|=stagger|=get|=limp|=stumble ... bleeding|bloody|bloodied|cut|burned|burnt|bruised|battered .|,|!|;|and|but`,
  `arrow|arrows|bolt|bolts|dart|darts|quarrel|spear|javelin|knife|dagger|blade|shard|shards|splinter|thorn|barb|fang|fangs|teeth|tooth|point .. in|through @your ?left|?right|?upper|?lower ${flesh}`,
  `=get|=take|=clip|=nail|=tag @pc in|across|on|through|above|below the|both .. ${flesh}`,
  'wet|slick|red|dripping|stained|dark|bright|sticky|smeared with @your ?own blood',
  `${harmed}|hit|struck in|on|across|through|above the|both|@your .. ${flesh} , @pc`,
  `${harmed}|hit|struck by .. ${weapon} , @pc`,
  `@your ${flesh} =take|=catch|=stop|=meet the|a|an .. ${weapon}`,
  `@your .. ${body} ~ laid|torn|ripped|cut|slashed|split|sliced|flayed|hacked|clawed|carved|gouged open|apart|bare|raw|away|off|deep`,
  '=close|=clamp|=sink|=fasten|=snap|=lock|=bury|=set its|his|their|the .. jaws|teeth|fangs|claws|talons|mandibles|beak|pincers .. on|in|into|around|through|over @who',
  'blood|lifeblood .. =run|=pour|=drain|=seep|=leak|=spill|=ebb|=pump ?out of|from @pc',
  '=shoot|=hit|=strike|=catch|=stick|=kick|=punch|=butt|=jab|=elbow|=slug|=whack|=smack|=thump|=club|=crack|=slice|=cut @pc in|across|on|square the|both ?left|?right shoulder|arm|leg|side|chest|back|ribs|head|face|thigh|stomach|gut|knee|neck',
  `@pc ~ ${harmed} by|in|across|through|with|on`,
  `@pc ~ ${worse} stabbed|slashed|bitten|clawed|wounded|injured|gored|impaled|mauled|bleeding|burned|burnt|scalded|scorched|bloodied|lacerated|hurt`,
  `@your .. ${body} ~ stabbed|slashed|bitten|clawed|broken|burned|burnt|scorched|pierced|crushed|shattered|fractured|sliced|gashed|scalded|seared|lacerated|cracked|mangled|dislocated|sprained`,
  `@pc .. =take|=suffer|=sustain|=receive|=endure ${worse} ${worse} damage|harm|hit|wound|blow|beating|thrashing|pounding|battering|stab|cut|gash|injury|burn|burns|wounds|injuries|hits|blows|concussion|bruises|cuts`,
  `=take|=suffer|=sustain .. damage|wounds|injuries .. @pc`,
  `=deal|=inflict|=do|=cause .. damage|wound|wounds|injury|harm .. to|on|upon @pc`,
  '=deal|=give @pc a|an .. blow|wound|gash|cut|bruise|hit|thrashing|beating|kicking|scratch',
  `@your .. ribs|rib|bone|bones|arm|leg|jaw|nose|wrist|skull|ankle|finger|fingers|shoulder|collarbone =crack|=break|=snap|=shatter|=splinter|=fracture|=pop`,
  `@pc =feel|=hear ... ribs|rib|bone|bones|arm|leg|jaw|nose|wrist|something =crack|=break|=snap|=shatter|=give`,
  `@pc ~ =break|=fracture|=sprain|=twist|=dislocate|=crack|=bruise @your|a|an|two|three|several .. ribs|rib|arm|leg|ankle|wrist|nose|shoulder|collarbone|tailbone|hip`,
  `bleeding|bloody|deep|raw|red|ragged|long|nasty|ugly|shallow|fresh|smoking ${injury}|marks .. on|in|across|along|down|over @your`,
  `=leave|=open|=tear|=cut|=rip|=carve|=slice|=score ... ${injury} .. on|in|across|along|down|over|through @your`,
  `=leave ... ${injury} @pc`,
  `=leave @pc .. bleeding|bloodied|bruised|battered|wounded|hurt|injured|burned|limping|scorched`,
  `${weapon} ... into|between|through|across|under @your ?left|?right|?exposed ${body}`,
  `pain|agony|fire .. =shoot|=lance|=explode|=sear|=blossom|=bloom|=flare|=rip|=tear|=stab|=burst|=erupt|=jolt ?up|?through|?in|?across|?down|?along|?from @your ${body}`,
  'pain|agony .. =shoot|=lance|=explode|=sear|=blossom|=bloom|=flare|=rip|=tear|=stab|=burst|=erupt .. @who',
  '@your flesh|skin .. =blister|=split|=peel|=char|=sizzle|=tear|=burn|=crack',
  '=sear|=burn|=strip|=tear|=scrape|=flay|=peel|=scour|=rip|=rake the .. skin|flesh from|off @your',
  '@your ... and|, =sink|=bury|=drive its|his|her|their .. fangs|teeth|claws|talons|stinger|sting into the .. flesh|skin|muscle',
  'flesh|skin .. =blister|=split|=peel|=char|=sizzle',
  '=sink|=bury|=drive|=plunge .. into @your',
  `=burn|=sear|=scorch|=scald|=singe|=blister|=char @your .. skin|flesh|face|hands|hand|arm|arms|legs|back|chest|lungs|eyebrows|hair|beard|fingers`,
  `=slam|=snap|=shut|=clamp|=drop|=fall on|onto|across @your ?left|?right ${body}|fingers|toes .. =break|=crack|=crush`,
  `=slam|=snap|=shut|=clamp|=close ?shut on|onto|around @your ?left|?right fingers|hand|foot|leg|arm|toes|forearm|calf|ankle|shoulder|thigh`,
  '=break|=crack|=snap|=shatter|=crush|=dislocate|=fracture @your .. ribs|rib|arm|leg|bone|bones|jaw|nose|wrist|shoulder|ankle|collarbone|fingers',
  '=break|=crack|=snap|=shatter|=crush|=dislocate .. ribs|rib|arm|leg|bone|bones|jaw|nose|wrist|shoulder|ankle|collarbone',
  'blood .. =well|=pour|=run|=trickle|=gush|=seep|=stream|=spurt|=flow|=soak|=drip|=spray|=spill|=ooze|=splatter|=sheet|=spatter ... @your',
  '@your .. blood .. =well|=pour|=run|=trickle|=gush|=seep|=stream|=spurt|=flow|=soak|=drip|=spray|=spill|=ooze|=splatter|=spatter|=pool|=stain|=paint',
  '@pc ~ =bleed',
  '@pc =cough|=spit|=vomit ?up blood',
  '@pc ... =cry|=scream|=howl|=yell|=grunt|=hiss|=gasp ?out in|with pain|agony',
  '=throw|=hurl|=slam|=smash|=fling|=dash @pc .. wall|ground|floor|stones|rocks|pillar|door',
  '=draw|=drawing blood .. @who',
  '=draw blood',
  '=open ?up a|an .. gash|cut|wound .. @your',
  'fire|flames|flame|acid|lightning|thorns|ice|frost|venom|steam|sparks =burn|=sear|=scorch|=engulf|=wash|=consume|=lick|=eat|=tear|=rip|=arc|=lash|=blister|=scald|=splash|=course|=surge|=slam ?into|?across|?over|?through|?at|?up @who',
  'fangs|teeth|jaws|claws|talons =close|=clamp|=snap|=fasten|=meet ?shut|?down around|on|in|over @who',
);

/** Wounds that close. */
export const healShapes = patterns(
  '@pc ... =regain|=recover|=gain some|several|many|most|a|much ... hit|health|hp|vitality|strength',
  '@pc ... =regain|=recover hit|health|hp',
  '@pc ~ healed|cured|restored|rejuvenated|revitalized|revitalised',
  "@pc ~ feel|feels|'re|are ?as|?much|?whole good|better|whole|restored|healthy as|again|than|already",
  `=heal|=mend|=knit|=restore|=cure|=soothe @your .. ${body}|wounds|wound|cuts|cut|injuries|bruises|burns|gash|health|vitality|strength`,
  `=heal|=cure|=restore|=rejuvenate|=revive @pc .|,|!|and|with|for|from|completely|fully|back|to|a`,
  '@your .. wounds|wound|cuts|cut|injuries|injury|bruises|bruise|gash|gashes|burns|burn|bleeding|lacerations .. =close|=knit|=heal|=mend|=seal|=fade|=vanish|=disappear|=shrink|=scab|=stop|=stitch|healed|gone',
  `${injury} on|in|across|along|over @your .. =close|=knit|=heal|=mend|=seal|=fade|=vanish|=disappear`,
  `${injury} ... on|in|across|along|over @who .. =close|=knit|=heal|=mend|=seal|=vanish|=disappear`,
  `not|no|without a|one|single|? .. ${injury} ?is|?was|?to ?be left|remains|remaining|remained|found .. on|in|of @who`,
  '@pc ... =rise|=stand|=wake|=awake|=awaken|=sit|=walk|=emerge .. ?as whole ?and|?as|?again|?once|?once .|,|as|again|more|!|healed',
  `=close|=knit|=heal|=mend|=seal|=erase the|a|every|each .. ${injury} on|in|across|along|over @your`,
  `@your ${injury} =be no more|longer`,
  '=close|=knit|=heal|=mend|=seal|=erase @your .. wounds|wound|cuts|injuries|gash|cut|burns|bruises',
  '@your .. flesh|skin|bones|bone|ribs|muscle .. =knit|=mend|=heal|=seal|=reknit|=regrow',
  'flesh|skin|bone|bones|wounds|wound|torn =knit|=mend|=seal|=close|=stitch ?back|?itself|?themselves|?over together|shut|closed|over|whole',
  'health|vitality|vigor|vigour|healing =return|=flow|=flood|=pour|=surge|=course ?back|?energy to|into|through @who',
);
