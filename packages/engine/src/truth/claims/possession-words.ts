/** Somebody else lets a player's character have something: with the receiver behind the verb. */
export const giving =
  '=give|=gift|=hand|=toss|=pass|=slip|=award|=grant|=present|=reward|=bring|=throw|=lend|=sell|=loan|=entrust|=equip|=deal|=pay|=fling|=slide|=offer|=issue|=supply|=provide|=furnish|=lob|=chuck|=flick|=deliver|=return|=bequeath|=bestow|=send|=leave|=buy|=shove|=feed|=fetch|=craft|=forge|=make|=trade|=vouchsafe|=allot|=assign|=surrender|=cede|=yield';
/** The same with the thing behind the verb. */
export const handing =
  '=give|=hand|=pass|=toss|=throw|=slide|=bestow|=confer|=present|=entrust|=grant|=bequeath|=fling|=lob|=deliver|=surrender|=return|=award|=lend|=sell|=offer|=push|=shove|=extend|=flick|=chuck|=kick|=roll|=relinquish|=cede|=yield';
/** Of these the forms that say what was done. */
export const given =
  'given|handed|awarded|granted|presented|lent|sold|gifted|issued|bequeathed|entrusted|passed|tossed|thrown|slipped|paid|rewarded|loaned|delivered|returned|bestowed|pressed';
/** Somebody puts a thing into their hand, pack or lap. */
export const putting =
  '=press|=count|=drop|=tuck|=place|=push|=thrust|=put|=slip|=shove|=slide|=stuff|=lay|=set|=pour|=drape|=pin|=fasten|=tie|=hang|=loop|=strap|=buckle|=fold|=deposit|=tip|=spill|=toss|=cram|=stow|=hide|=pack|=load|=heap|=pile';
/** A player's character comes to own something: these mean nothing else. */
export const gaining =
  '=receive|=gain|=obtain|=acquire|=earn|=win|=loot|=pocket|=steal|=pilfer|=swipe|=buy|=purchase|=inherit|=secure|=bag|=filch|=snag|=nab|=salvage|=scavenge|=palm|=liberate|=procure|=pinch|=lift|=appropriate|=commandeer|=requisition|=harvest|=plunder|=amass|=net|=score|=stash|=stow|=purloin|=snaffle|=pouch|=recover|=reclaim|=retrieve|=unearth|=craft|=forge|=brew|=barter|=trade|=haggle';
/** What may as well be only a touch. */
export const taking =
  '=take|=grab|=snatch|=collect|=claim|=gather|=scoop|=retrieve|=get|=lift|=keep|=stow|=seize|=pluck|=fish|=dig|=pry|=prise|=remove|=don|=equip|=shoulder|=sling|=sheathe|=strap|=slip|=tuck|=fasten|=buckle|=hoist|=accept|=wrest|=wrench|=yank|=unhook|=unbuckle|=peel|=scrape|=sweep|=stuff|=cram|=shovel|=load|=pack|=swap|=exchange|=pull|=draw|=buy';

/** Where somebody keeps what is theirs. */
export const place =
  'pouch|pack|pocket|pockets|bag|bags|purse|hand|hands|palm|palms|backpack|satchel|belt|vest|quiver|cloak|boot|boots|possession|inventory|sleeve|arms|robes|robe|lap|fist|grip|fingers|coat|tunic|shirt|jerkin|haversack|rucksack|knapsack|sack|saddlebag|saddlebags|scabbard|sheath|bandolier|bedroll|collection|keeping|gear|belongings|equipment|treasury|loot|haul|spellbook|hat|hood|waistband|girdle|sash';
/** Where something is worn. */
export const worn =
  'neck|finger|fingers|wrist|wrists|shoulder|shoulders|head|ear|ears|brow|ankle|arm|waist|thumb|feet|chest|back|belt|hip';

/** A thing of theirs goes: what happens to it. */
export const going =
  '=vanish|=disappear|=dissolve|=crumble|=shatter|=snap|=break|=splinter|=disintegrate|=melt|=burst|=burn|=crack|=split|=explode|=evaporate|=corrode|=rust|=rot|=fizzle|=sink|=plunge|=plummet|=smash|=tear|=rip|=fray|=buckle|=warp|=combust|=implode|=wither';
export const gone =
  'gone|lost|missing|nowhere|taken|stolen|broken|destroyed|ruined|useless|confiscated|snapped|shattered|burnt|burned|dissolved|empty|spent|consumed|used|depleted|exhausted|smashed|melted|crushed|split|splintered|torn|ripped|shredded|swallowed|seized|pilfered|snatched|pickpocketed|emptied|drained|wrecked|warped|corroded|rusted|unusable|irreparable|sundered|forfeit|forfeited|impounded|pawned|sold|crumbled|rotted|disintegrated|vanished|disappeared|expended|swept|washed';
/** Somebody takes a thing of theirs. */
export const robbing =
  '=steal|=take|=snatch|=confiscate|=seize|=wrench|=tear|=rip|=pluck|=yank|=shatter|=break|=destroy|=snap|=swallow|=devour|=pilfer|=swipe|=pocket|=claim|=nab|=lift|=pinch|=filch|=impound|=requisition|=wrest|=melt|=crush|=smash|=shred|=ruin|=sunder|=cleave|=consume|=dissolve|=disintegrate|=splinter|=empty|=burn|=torch|=incinerate|=rust|=corrode|=grab|=collect|=sever|=drain|=purloin|=loot';
/** A player's character parts with a thing of their own. */
export const parting =
  '=lose|=forfeit|=surrender|=misplace|=break|=sell|=trade|=swap|=pawn|=barter|=sacrifice|=donate|=discard|=abandon|=expend|=consume|=exhaust|=spend|=burn|=relinquish|=waste|=shatter|=snap|=gift|=barter|=ruin|=destroy|=use|=squander|=gamble|=yield';
