/** What wounds: weapons, natural ones, and what falls, burns or shoots out of a wall. */
export const weapon =
  'arrow|arrows|dart|darts|bolt|bolts|blade|blades|sword|swords|axe|club|claw|claws|fang|fangs|teeth|jaws|jaw|spear|knife|knives|dagger|daggers|scimitar|mace|flail|hammer|warhammer|fist|fists|tail|talon|talons|tusk|tusks|horn|horns|beak|stinger|sting|spike|spikes|lance|glaive|halberd|cutlass|rapier|javelin|quarrel|pike|maul|greataxe|greatsword|greatclub|shortsword|longsword|hooves|hoof|shard|shards|needle|needles|cudgel|tooth|stone|rock|rocks|boulder|fireball|whip|lash|morningstar|trident|sickle|scythe|staff|quarterstaff|pincers|pincer|mandibles|antlers|barb|barbs|thorn|thorns|shrapnel|debris|ray|blast|stiletto|hatchet|cleaver|pitchfork|tentacle|tentacles|paw|paws|boot|elbow|forehead|knuckles|missile|missiles|slam|bite|punch|kick|blow|thrust|slash|stab|swing';

/** Blows and where they go: told of a weapon. */
export const strikes =
  '=bite|=slash|=stab|=pierce|=cut|=slice|=rake|=gash|=gouge|=skewer|=strike|=hit|=tear|=rip|=smash|=slam|=crush|=bash|=sting|=impale|=lash|=hammer|=sink|=plunge|=punch|=graze|=catch|=nick|=clip|=thud|=bury|=open|=score|=carve|=drive|=dig|=rend|=shred|=puncture|=lance|=jab|=crash|=crack|=club|=bludgeon|=batter|=sear|=burn|=scorch|=shatter|=break|=thump|=wallop|=connect|=land|=lodge|=embed|=scrape|=scratch|=claw|=split|=cleave|=find|=take|=flay|=lacerate|=knock|=pound|=pummel|=drill|=stick|=thunk|=whack|=smack';

/** Verbs that mean harm to whoever is their object, whatever does it. */
export const harms =
  '=stab|=slash|=impale|=gash|=skewer|=wound|=injure|=gouge|=maul|=gore|=lacerate|=claw|=spear|=scald|=scorch|=sear|=bludgeon|=pummel|=clobber|=bash|=batter|=thrash|=flay|=mangle|=savage|=maim|=cripple|=bruise|=trample|=electrocute|=flog|=bite|=knife|=puncture|=shred|=backhand|=headbutt|=wallop|=hurt|=harm|=scratch|=graze|=shoot|=pelt|=nick|=harpoon|=pistol-whip|=burn|=sting|=stomp|=smite|=blast|=zap';

/** Of these the forms that say how somebody is. */
export const harmed =
  'stabbed|slashed|bitten|burned|burnt|clawed|cut|pierced|shot|scorched|impaled|gored|crushed|stung|wounded|injured|hurt|mauled|lacerated|gashed|skewered|scalded|battered|bludgeoned|pummeled|pummelled|bruised|trampled|electrocuted|flayed|mangled|savaged|maimed|bloodied|raked|sliced|speared|seared|singed|blasted|clubbed|bashed|whipped|lashed|pelted|punctured|grazed|nicked|thrashed|beaten';

export const body =
  'shoulder|shoulders|arm|arms|leg|legs|thigh|thighs|calf|calves|side|sides|ribs|rib|ribcage|chest|breast|belly|stomach|abdomen|midriff|waist|back|spine|neck|throat|head|skull|face|cheek|cheekbone|forehead|brow|nose|ear|eye|lip|lips|chin|hand|hands|finger|fingers|knuckles|forearm|forearms|upper|bicep|elbow|hip|hips|knee|knees|foot|feet|toes|ankle|ankles|flesh|skin|gut|guts|temple|jaw|shin|shins|wrist|wrists|palm|palms|scalp|heel|collarbone|shoulderblade|kidney|kidneys|lung|lungs|body|torso|flank|groin|muscle|bone|bones';

/** Nouns for what a blow leaves. */
export const injury =
  'wound|wounds|gash|gashes|cut|cuts|laceration|lacerations|injury|injuries|bruise|bruises|burn|burns|welt|welts|blister|blisters|furrow|furrows|scratch|scratches|fracture|concussion|puncture|punctures|slash|slashes|bite|graze|stab';

/** What bites, stings and strikes without doing harm. */
export const weather =
  'wind|winds|gust|breeze|cold|chill|frost|rain|drizzle|sleet|snow|air|smoke|whisky|whiskey|brandy|liquor|ale|spirit|spirits|drink|draught|salt|sun|sunlight|light|glare|brightness|dust|smell|stench|reek|stink|scent|odor|odour|fumes|words|word|tone|voice|insult|gaze|stare|look|glance|eyes|thought|idea|realization|realisation|memory|fear|guilt|grief|regret|truth|silence|sound|noise|heat|warmth|humidity|spray|news|taste|question|answer|absurdity|beauty|curiosity|hunger|rope|ropes|splinters|sawdust|twigs|nothing|harmlessly';
