/** Verbs that no deed is known by, but that are verbs: whoever begins with one means to do it. */
export const rareVerbs: ReadonlySet<string> = new Set(
  (
    'absorb accelerate accuse ache achieve adapt adore afford aggravate agree air alert align alter amaze ' +
    'amplify amuse anger animate annihilate appease apprehend approve arm arouse arrest assume attend attract ' +
    'autograph await awaken baffle bail bait ballet ban banish barbecue bat beam bear beautify beware bicker ' +
    'blackout blanket blast blaze bleach bleat blindfold bombard bond boo boot boss bottle box brainwash brake ' +
    'branch brand brave breakdance breed brighten broadcast bruise bubble buckle buff buffer bug bulldoze bungee ' +
    'bust butcher butt buzz cackle cage calculate campaign cancel capsize capture caricature carjack cash ' +
    'catalogue categorize cater caw censor chair chalk chart chauffeur chill chip chirp chisel chomp choreograph ' +
    'christen circle clamp clarify clasp cling cloak clone clothe cluck coach coil collide color colour combine ' +
    'commandeer commit communicate compete compile complete compose compress compute concede concoct condemn ' +
    'conduct confine confirm confront confuse connect conquer conserve contain contest contort contract ' +
    'contribute control convert cool cooperate coordinate cope cord corner correct corrupt cosplay counsel ' +
    'counterattack cower cradle cram cremate cringe criticize critique croak crochet croon cross-examine crow ' +
    'crown cultivate cup curl curtsey cushion customize cycle dab dabble dampen dare darken darn dart dawdle ' +
    'daze dazzle deal decelerate decontaminate dedicate deepen deface defecate defenestrate defile defrost defy ' +
    'degrade dehydrate delay delegate delete deliberate delight demonstrate denounce deny deploy deport depose ' +
    'deposit derail desecrate desert deserve desire despair despise destabilize detach detain detonate devise ' +
    'dial dice dictate diet dilute dim disappoint disapprove discharge discipline disclose disco discourage ' +
    'disembark disgrace disgust dishonor disinfect dislodge dismiss dismount disobey disown dispatch dispense ' +
    'disperse display dispose disprove dispute disregard disrespect disrobe disrupt dissolve dissuade distil ' +
    'distill distort distribute disturb divulge dog dogpile dominate downplay drain dramatize drawl dread drift ' +
    'drool droop dropkick drug dry dub duct-tape duplicate dye earn ease echo eclipse educate egg eject ' +
    'elaborate elect electrify electrocute eliminate elope elude emancipate embalm embark embarrass embezzle ' +
    'embroider emerge emit emphasize empower emulate enable enact encase encircle enclose encrypt endanger ' +
    'endorse endure energize enforce enlarge enlighten enlist enrage enrich enroll enslave ensnare ensure ' +
    'entangle enthuse entice entomb entrance entrap envelop envy equalize eradicate erase erect erupt escalate ' +
    'establish estimate evacuate evaluate evangelize evaporate evict evolve exaggerate exasperate exceed excel ' +
    'excite excommunicate exempt exercise exert exhale exhaust exhibit exile exorcise exorcize expand expel ' +
    'experience experiment exploit expose express extend exterminate extract exude fabricate face facilitate ' +
    'fade fail fan fancy fantasize farm fast fault favor favour fax feature fence ferment ferry fertilize file ' +
    'fillet finance fingerpaint fireproof fist fixate flagellate flail flame flank flap flare flash flaunt ' +
    'flavor flay flicker flinch flit flog flood floss flow flub fluff flunk flush flutter foam fob foil forecast ' +
    'foretell forfeit forget fork formulate fort fortify foul found fracture frame freestyle fritter frolic ' +
    'froth fudge fuel fulfill fumble fume fund funnel furnish fuse fuss gag gain gallivant gamble gamify gape ' +
    'garden gargle garnish garrote garrotte gas gasp gatecrash gel generate gentrify gibber gild glaze gleam ' +
    'glean glide glimpse glisten glitter gloat glorify gloss glower glut gnash goad goose gore gouge govern ' +
    'grace grade graduate graffiti grant grate gravitate graze grip gripe groan grouch group grovel grunt ' +
    'guarantee guffaw guillotine gurgle gush gut gyrate hallucinate halt hamstring harangue harass harden harm ' +
    'harmonize harness harpoon hatch haunt haze heap heat hedge heed heighten heist hem herd highlight hijack ' +
    'hinder hinge hint hitch hitchhike hobble hog honor honour hoot hose host hotwire hound house howl huddle ' +
    'huff hula humble humiliate humor humour hump hunch hurdle hurtle hustle hydrate hyperventilate hypnotise ' +
    'hypnotize idolize illustrate imitate immerse immobilize impart impede implant implement implicate impose ' +
    'impress imprison improve impugn incapacitate include incorporate increase incriminate incubate indicate ' +
    'indulge infect infer infest infiltrate inflict infuriate infuse ingest inhabit inherit initiate inject ' +
    'insinuate insist inspire install instigate institute insulate insure integrate intend intensify intercept ' +
    'interfere interject interlock interpret interrupt intervene intoxicate intrigue intrude invade invest ' +
    'invigorate invoice involve irrigate irritate isolate itch jail jangle jaunt jeer jeopardize jiggle jingle ' +
    'jinx jive jostle joust judge jump-start jumpstart junk justify jut karaoke kayak keel kidnap knead kneecap ' +
    'knife knight label labor lace lack lament laminate lampoon lance lap last lather launder lavish laze leak ' +
    'leapfrog lease lecture leer legalize lengthen lessen level lever liaise license lighten limber limbo ' +
    'lipsync liquefy litter live liven loaf loan loathe lobby lobotomize lodge log loll loop lop lubricate lull ' +
    'lumber lump lurch lure lust lynch machine-gun magnify mail maintain malfunction man manage mangle manhandle ' +
    'manicure manifest manipulate manufacture marinate mark maroon mash mask massacre massage master match ' +
    'materialize maul maximize meander meddle mediate meet meld mellow memorize meow merge mesmerize mess ' +
    'message mew micromanage migrate mimic mince mine mingle minimize misbehave misdirect mislay misread ' +
    'mistreat mistrust moan mob mobilize model modernize modify moisten monologue moo mope mortgage motion ' +
    'motivate motor mouth muck muddle muffle mulch multiply multitask muscle muse muster mutate mute mutilate ' +
    'mutiny muzzle mystify nab nag name-drop narrow nauseate neaten negate neglect neigh nest nestle net neuter ' +
    'neutralize nitpick nominate normalize notarize notch notify nourish nuke nullify numb number nurture nuzzle ' +
    'obey obliterate obscure obsess obstruct occupy offend offload omit ooze oppose oppress opt orchestrate ' +
    'ordain orient originate ornament ostracize oust outbid outdo outlast outlaw outline outmaneuver outrun ' +
    'outshine outsmart outwit overact overbalance overcharge overcome overdo overfeed overfill overhaul overheat ' +
    'overlook overpay override overrule overrun oversee overtake overthrow overturn overwhelm owe own pace ' +
    'package pad padlock pamper pan panhandle panic pant parachute parade paralyze paraphrase parboil pardon ' +
    'pare parkour parody parrot part partake participate party paste pasture patent patrol patronize pave paw ' +
    'peck pedal peddle pedicure peg pelt penalize penetrate perceive percolate perfect perforate perfume perish ' +
    'perk permit perpetrate persecute persevere persist personify perspire pervert petition petrify phase ' +
    'philosophize photobomb photocopy picket pickle picnic picture pierce piggyback pile pillage pillow pilot ' +
    'pine pinpoint pioneer pipe pique pirate piss pity pivot placard plagiarize plague plane plaster plate ' +
    'please pledge plod plonk plop plot plow plummet plump plunder plunge plunk ply poach poison poll pollinate ' +
    'pollute pontificate pool pop pore portray position possess post postpone pot potter powder power prance ' +
    'prattle preach precede predict preheat preoccupy preserve preside pressure presume prettify prevail prevent ' +
    'prey price prick primp print prioritize privatize process procrastinate procreate procure profess profit ' +
    'prohibit project prolong promote prompt pronounce proof propagate propel prophesy prosecute prospect ' +
    'prosper prostrate prove provide psychoanalyze publicize publish puff puke pulp pulsate pulse pulverize pump ' +
    'pun punctuate puncture punish punt purge purify purr puzzle quack quake qualify quantify quarantine quarrel ' +
    'quarter quell quibble quicken quip quit quiver quote race rack radiate raft rage raid rain rake rally ' +
    'ramble rampage randomize rank ransom rasp ration rattle ravage rave raze razz reach react reactivate ' +
    'realign reap reappraise rear rebel rebuke rebut recharge reckon reclaim recognize recoil recommend ' +
    'reconcile reconnect reconnoiter reconsider recreate rectify recycle redden redecorate redeem redirect redo ' +
    'reduce reek refer refill refine refit reform refresh refrigerate refuel refund refuse regain regenerate ' +
    'register regret regroup rehearse reheat reign reimagine reinforce reject rejoice rejoin relate relay relent ' +
    'relieve relinquish relish relive relocate remedy remind reminisce remodel rename render renew renounce ' +
    'renovate repay repeat repel repent replay replenish replicate repossess represent repress reprimand ' +
    'reprogram repulse require requisition resemble resent reserve reshape reside resign resist resolve respect ' +
    'restart restock restrict result resume resurface resurrect retain retaliate rethink retie retire retract ' +
    'reunite revel revenge reverberate revere revise revisit revoke revolt revolve reward rewind rewrite rhyme ' +
    'rib riddle rifle riot ripple rise risk ritualize rival rivet rock rocket roleplay romance romp roost rot ' +
    'rough route ruffle rule rumble ruminate rumple rupture rust rustle sack sacrifice sadden safeguard sag ' +
    'salivate salsa salt salvage sanctify sand sanitize sap sass sate satirize satisfy saute savage savor savour ' +
    'scald scalp scamper scandalize scar scarf scarper scent schedule scheme schmooze school scoff scold scoot ' +
    'score scorn scrap screech scrimp scruff scuff scuffle sculpt scuttle sear season seat seclude secrete ' +
    'sedate seethe segregate select send sense sentence separate sequester sermonize shade shame shampoo shape ' +
    'shapeshift shelve shimmer ship shirk shock shop short-circuit shortchange shorten showboat showcase shriek ' +
    'shrivel shroud shun sicken side sidetrack sieve silence silver simmer simper simplify simulate sin sink ' +
    'siphon situate size sizzle skateboard skew skid skin skirt skitter slack slacken slander slant slather ' +
    'slaughter sled sledge sleepwalk slick slight slim slither slobber slog slope slosh slouch slow slug slumber ' +
    'slur smelt smoke smolder smooch smooth smuggle smush snag snarf sneer snicker snide snip snivel snooker ' +
    'snoop snore snow snub snuffle snuggle soap soar sober socialize sock soften solicit solidify soliloquize ' +
    'solve soothsay sop sour space span spar spare spark sparkle spatter spawn spay spear specify speculate ' +
    'speed spell spellbind spend spew spice spike spiral spite splatter splay splice splint splurge splutter ' +
    'sponge sponsor spook spoon spoonfeed sport spout sprain sprout spruce spur spurn spurt sputter squabble ' +
    'squander square squash squawk squeak squeal squelch squire squirm squirrel squirt squish stable staff stage ' +
    'stain stalk stall stammer stampede standardize star startle starve station steady steam steamroll steel ' +
    'steep stem stereotype sterilize stew stiffen stifle stimulate sting stink stipulate stock stoke stonewall ' +
    'stoop stopper store storm straddle straggle strain strand strategize stray streak stream strengthen stress ' +
    'strew structure struggle stub stump stun stunt stutter style subdivide subject subpoena subscribe subside ' +
    'substitute subtract subvert succumb suckle sue suffer suffuse sugar suit sum summarize sunbathe superglue ' +
    'supervise supplement supply suppress surface surge surmise surpass surprise surround survive suspend ' +
    'sustain swab swaddle swamp swarm swat swathe sweat sweeten swell swerve swirl swish swivel swoon swoop ' +
    'swoosh symbolize sympathize synchronize synthesize tabulate tag tailor taint tally tamp tan tangle tango ' +
    'tank tapdance taper tar target tarnish tase taser tattle tattoo tax taxi teabag teeter telegraph ' +
    'telepathize telephone televise temper tempt tense terminate terrorize testify text thatch thaw theorize ' +
    'thicken thin thread thresh thrive throb throng thud thumb thunder thwack thwart tick tile till tint tire ' +
    'titillate toboggan toddle toil tolerate tone tool toot torment torpedo torture total totter toughen tour ' +
    'tousle tout towel tower toy traipse tranquilize transcribe transfer transfix transgress transmit transplant ' +
    'transport trap trash traverse trawl tread treasure treble trespass triangulate trickle triple triumph troll ' +
    'troop troubleshoot trounce truck trump trumpet truncate tumble tune turf tut tutor twang tweak tweet twerk ' +
    'twin twinkle twitch ululate unbend unbind unblock unbuckle unclasp unclench unclog uncoil uncouple uncross ' +
    'uncurl undercut undergo underline undermine underpay underplay understudy undertake undervalue underwrite ' +
    'undulate unfasten unfurl unhand unhinge unhitch unify unite unlace unmask unpack unscramble unseat unsettle ' +
    'unstick unstrap untwist unveil unyoke unzip upgrade uphold uplift uproot upset upstage usher usurp utter ' +
    'vacate vacuum validate vanquish vape vaporize vary vaunt veer vegetate veil vent ventilate ventriloquize ' +
    'verbalize verify veto vex vibrate victimize video videotape vilify vindicate violate vitiate vocalize voice ' +
    'void volunteer vote vouch voyage vulcanize wad waddle waft wag wage waggle wail waive wall wallow waltz ' +
    'wane wangle warble ward warm warp warrant waver wax waylay weaken wean weaponize weasel weather wed weed ' +
    'weight wheedle wheel wheeze whimper whinny whirl whirr whisk whitewash whiz whoosh whop widen wiggle will ' +
    'wince windmill wine wing winnow winterize wire withhold withstand witness wobble woo woof worm worsen wow ' +
    'wrangle wreak wreathe wrest wriggle wring wrinkle writhe wrong yap yearn yelp yip yoink zap zero zigzag zip ' +
    'zone zoom'
  ).split(' '),
);
