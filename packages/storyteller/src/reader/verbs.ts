import { baseVerb, guessedBase } from './inflection.ts';
import { plainWords } from './plain-words.ts';
import { type Act, acts } from './reading.ts';
import { isSmall } from './function-words.ts';
import { lacksLetter, resemblesVerb } from './resembles.ts';

/** What verbs mean; those of two words with an underscore, their second word may stand behind the object (`put the torch out`). */
const lexicon: Partial<Record<Act, string>> = {
  look:
    'look see view observe behold gaze stare glance peek peep peer gawk ogle eye regard notice spot describe scan survey squint admire ' +
    'look_at look_around look_over look_inside look_into look_in look_up look_down look_out glance_at glance_around glance_over stare_at gaze_at peer_into peek_inside ' +
    'check_out take_in ' +
    'look_back watch_out',
  search:
    'search investigate examine inspect study rummage scour ransack frisk probe comb sift analyze analyse loot explore find seek locate discover scrutinize scrutinise scavenge forage hunt dowse detect check ' +
    'look_for search_for look_under look_behind look_beneath look_underneath search_through look_through rummage_through sift_through check_for hunt_for feel_for feel_around probe_for ' +
    'poke_around dig_through pat_down root_through root_around comb_through go_through_pockets turn_over check_behind check_under grope grope_around grope_for fumble_for fumble_around feel_along feel_under feel_inside reach_into reach_down_into reach_inside dig_around dig_in rifle rifle_through look_over check_over figure_out find_out scout scout_out scout_ahead',
  listen: 'listen eavesdrop overhear hear hark listen_at listen_to listen_for listen_in',
  smell: 'smell sniff inhale whiff sniff_at',
  taste: 'taste lick sample',
  touch:
    'touch feel pet stroke caress rub poke prod tap pat fondle brush tickle palpate cuddle scratch knock knock_on knock_at rap pet_at',
  read: 'read decipher decode translate skim peruse leaf_through flip_through',
  watch: 'watch keep_watch stand_guard monitor guard keep_lookout spy spy_on keep_an_eye stake_out',
  go:
    'carry_on go mosey traipse waddle scoot truck toddle meander skip_over walk run head enter leave approach proceed travel move march step stroll wander advance continue exit depart cross pass stride saunter hurry rush dash ride sail drive journey venture descend ' +
    'hike trek trudge stumble roam navigate hasten trot gallop jog sprint amble limp crawl board fly float stagger shuffle scurry visit explore_further ' +
    'set_off set_out head_for make_for go_on go_up go_down go_in go_into go_inside go_outside go_out get_out get_into get_in get_to get_past get_by get_through press_on move_on come_in walk_up walk_over step_up step_through go_over come_closer ' +
    'get_closer pass_through come go_through walk_through squeeze squeeze_through split_up ' +
    'pop_into pop_in pop_over pop_to pop_out nip_into nip_in nip_out nip_over nip_to swing_by stop_by drop_by duck_into',
  return: 'return go_back come_back turn_back head_back walk_back retrace backtrack run_back double_back',
  follow: 'follow chase pursue shadow trail tail go_after run_after go_with come_with accompany catch_up',
  climb:
    'climb scale ascend clamber shin shinny scramble mount rappel abseil climb_up climb_down climb_over climb_into climb_onto get_on get_onto shimmy',
  jump: 'jump leap hop vault spring bound somersault backflip jump_over leap_over jump_down cartwheel skip jump_off',
  swim: 'swim dive wade paddle submerge float_across',
  sneak:
    'sneak creep tiptoe tip-toe slink prowl skulk sidle slip_past sneak_past sneak_up slip_by creep_up creep_past steal_past sneak_by slip_through slip_out slip_into slip_away sneak_into slip_over steal_away',
  hide: 'hide conceal camouflage lurk duck_behind take_cover hide_behind stay_hidden duck crouch_behind blend_in lie_low stash crouch_down_behind',
  flee: 'flee escape retreat withdraw run_away get_away run_off run_for back_off fall_back disengage bolt make_a_run back_away scram skedaddle',
  open: 'open uncover uncork unwrap unfold unroll unseal unbar unbolt unlatch open_up slide_open lift_the_lid draw_back unhook ajar undo untie unbutton',
  close:
    'close shut slam bar bolt latch lock seal barricade block shutter close_off block_off lock_up board_up',
  unlock: 'unlock lockpick jimmy pick_the_lock pick_lock pick_at_the_lock picklock',
  break:
    'break smash shatter destroy demolish wreck crush crack snap splinter rip tear shred ruin vandalize vandalise sabotage force pry prise wrench breach batter dent topple ' +
    'break_down break_open break_in break_into kick_in kick_down kick_open smash_in smash_open smash_down force_open pry_open prise_open bash_in bash_down bash_open tear_down rip_down tear_off rip_off rip_out tear_out tear_up rip_up ' +
    'knock_over knock_down shoulder_open shoulder_down ram_open blow_up knock_off snap_off break_off burst_open burst_through crack_open bust_open bust_down bust hack_open pull_apart take_apart',
  push: 'push press shift roll slide budge heave nudge shunt push_over push_open push_aside push_against roll_over tip tip_over flip turn twist rotate spin crank tilt upend',
  pull: 'pull drag tug haul yank tow jerk pull_up pull_down pull_on pull_open pull_back drag_away wind winch reel_in pull_off lug',
  lift: 'lift raise hoist elevate heft lift_up carry shoulder hold_up pick_him_up',
  take:
    'take grab get collect gather snatch seize pocket retrieve fetch catch acquire keep obtain clutch grasp scoop pluck confiscate hoard ' +
    'pick_up take_out get_out pull_out draw bring_out fish_out whip_out take_down pick hold take_back scoop_up gather_up bring unsheathe unsheath ready take_off_with reach_for claim help_myself bag accept receive borrow',
  steal:
    'steal pickpocket rob swipe pilfer filch nick purloin lift_from shoplift palm pinch burgle mug pick_pocket make_off_with',
  drop: 'drop discard release ditch abandon dump let_go put_down set_down lay_down throw_away throw_out get_rid shed',
  put: 'put place set lay stick insert wedge slip slide_in hang lean prop stack rest_on shove_in stuff jam plant fit load fill pack bury attach affix mount_on balance wrap put_in put_on_top put_away put_back stow drape coat smear paint spread dip dunk rub_on hook plug',
  throw:
    'throw toss hurl fling chuck lob pitch cast_at sling launch yeet throw_at juggle_at drop_on flick skim_stone catapult',
  tie: 'tie bind fasten rope chain knot lash tether secure tie_up tie_down tie_off strap shackle handcuff truss moor lasso hogtie',
  cut: 'cut slice carve saw chop sever whittle trim shave cut_down cut_off cut_through hew prune shear scrape cut_open mow',
  light: 'light ignite kindle illuminate light_up switch_on turn_on relight',
  extinguish:
    'extinguish put_out snuff douse quench blow_out snuff_out smother switch_off turn_off stamp_out',
  burn: 'burn torch incinerate set_fire set_alight set_ablaze scorch burn_down melt singe cook roast boil fry toast_over',
  use: 'get_to_work get_working use activate operate work employ apply press_button trigger utilize utilise wield handle try_out start_up fiddle tinker tamper type enter_code interact toggle punch_in key_in type_in tap_in blow_into wind_up insert_coin ring play_with consult',
  wear: 'wear don put_on dress try_on take_off undress strip equip doff change_into change_clothes slip_on slip_off unequip',
  eat: 'eat chew devour swallow munch nibble gobble snack dine bite consume feast eat_up chow swallow_down gnaw',
  drink: 'drink sip gulp quaff swig chug guzzle imbibe down drink_up slurp drink_from swill',
  fix: 'fix repair mend patch restore reattach patch_up rebuild reassemble sew stitch glue adjust recalibrate calibrate rewire reboot oil sharpen polish clean wash scrub sweep wipe',
  make: 'make build craft construct create assemble fashion forge brew whittle_a set_up rig bake knit invent design put_together weave mix stir prepare improvise',
  write:
    'write draw_a sketch scribble scrawl jot note inscribe engrave sign copy record etch doodle map write_down copy_down carve_into draw_on scratch_into jot_down note_down sketch_out',
  dig: 'dig excavate burrow shovel unearth dig_up dig_out exhume tunnel',
  pour: 'pour spill sprinkle splash drip empty tip_out pour_out scatter drizzle spray water anoint drench soak',
  disarm: 'disarm defuse disable deactivate disconnect unplug disassemble dismantle unscrew dissect',
  ask: 'ask show question inquire enquire interview interrogate quiz query talk speak chat converse discuss consult_with gossip parley talk_to speak_to speak_with talk_with chat_with chat_up strike_up question_about ask_about ask_around pester grill confer',
  tell:
    'tell say shout yell whisper mutter mumble announce inform explain state declare reply answer exclaim remark murmur scream cry growl snarl hiss bark warn mention report confess admit respond retort promise swear vow suggest propose narrate whine grumble tell_off ' +
    'mock tease taunt insult provoke challenge heckle ridicule swear_at curse_at boast brag apologize apologise joke reveal share proclaim speak_up thank complain protest object introduce add confide recount rant comment',
  greet: 'greet hail welcome salute say_hi say_hello wave_hello introduce_myself say_goodbye farewell',
  call: 'call holler summon_help call_out call_for shout_for cry_out call_to yell_for page phone radio beckon whistle_for ring_for contact signal',
  persuade:
    'persuade convince negotiate haggle bargain plead beg implore urge reason coax cajole request invite entreat appeal encourage influence argue talk_into win_over ask_for_help barter_down demand_politely sway seduce charm flirt flirt_with recruit hire beseech debate order command instruct haggle_with',
  threaten:
    'threaten intimidate menace scare frighten terrify bully coerce blackmail demand browbeat accuse accuse_of cow extort daunt loom loom_over scowl_at glare_at growl_at snarl_at roar_at hold_at_knifepoint',
  deceive:
    'play_dead play_possum deceive lie bluff pretend trick fool feign mislead con hoodwink impersonate dupe swindle cheat fake distract make_believe pose_as act_as bamboozle fib make_up_a_story create_a_diversion create_a_distraction divert',
  flatter:
    'hit_on flatter compliment praise butter_up lay_it_on lay_it_on_thick lay_on_the_charm sweet-talk applaud admire_aloud congratulate suck_up',
  pay: 'pay bribe tip donate reimburse bribe_with pay_off pay_for compensate grease_his_palm slip_a_coin toss_a_coin wager bet',
  give: 'give hand offer present pass lend donate_to deliver hand_over give_back gift share_with feed hand_back hold_out give_to pass_to bestow entrust serve',
  trade: 'trade sell buy purchase barter swap exchange order_a rent pawn trade_for auction',
  calm: 'calm soothe pacify reassure comfort console quiet hush tame befriend calm_down quieten settle mollify placate gentle sing_to',
  help: 'help assist aid support protect rescue save free untie_him back_up boost cover cover_for lend_a_hand give_a_hand stand_by prop_up liberate unchain shelter escort',
  heal: 'heal bandage cure treat tend revive stabilize stabilise resuscitate nurse patch_wounds first_aid dress_wound dress_wounds tend_to bind_wounds',
  surrender: 'surrender yield give_up submit give_in lay_down_arms drop_my_weapons lay_down_my_arms',
  attack:
    'sneak_attack go_for attack bonk clonk thwack shank pelt zap blast fight hit strike stab slash shoot kill punch kick charge slay murder hack cleave bash smite lunge behead decapitate duel ambush headbutt thrust clobber assault slap beat whack pummel thrash wallop maim impale skewer ' +
    'swing_at lash_out strangle choke throttle claw cudgel club fire_at shoot_at hit_with execute assassinate swing wound hurt injure bludgeon backstab spank snipe let_fly open_up_on knock_out take_out_with fire open_fire cut_his_throat slit elbow knee pistol-whip thump smack stomp trample jab pounce engage take_down beat_up finish_off strike_down cut_down_foe run_through run_him_through rush_at charge_at',
  shove:
    'shove grapple wrestle tackle trip restrain pin bull-rush body-check subdue push_him throw_to_the_ground hold_down pin_down bump knock_prone disarm_him barge overpower shoulder-check',
  cast: 'cast conjure summon enchant invoke hex curse bless channel evoke teleport levitate spellcast polymorph scry dispel incant bewitch unleash_magic',
  defend:
    'defend dodge parry evade block_the_blow brace shield take_defensive defend_myself raise_my_shield guard_myself sidestep deflect',
  wait: 'end_my_turn skip_my_turn pass_my_turn end_turn wait pause linger stay remain hesitate loiter bide idle hang_around stand_still stand_by_and hold_on stand_back stay_put do_nothing pass_the_time hold_still wait_for hang_back freeze',
  rest: 'rest sleep camp nap relax recover unwind doze snooze make_camp set_up_camp take_a_nap bed_down catch_my_breath recuperate hibernate go_to_sleep go_to_bed long_rest short_rest turn_in',
  sit: 'settle_down settle_into settle_in lie_down sit kneel crouch squat lie perch sit_down crouch_down kneel_down recline lounge lean_against lean_on lean_back kick_back slump sit_on stand_up get_up stand squat_down lie_on sprawl get_down',
  perform:
    'sing dance juggle perform play hum whistle recite strum drum act entertain mime jest tell_a_joke tell_a_story crack_a_joke busk orate yodel beatbox rap_a serenade twirl pirouette moonwalk chant',
  gesture:
    'wave nod smile wink bow shrug grin laugh frown sigh yawn stretch blink smirk giggle chuckle clap curtsy point gesture gesticulate scowl glare grimace weep sob sneeze cough hiccup spit blush shiver shudder pout sulk ' +
    'braid  groom flex pose strut twiddle hug kiss embrace pat_on shake_hands shake high-five fist-bump salute_him bob tip_my_hat facepalm snort gulp_nervously belch burp fart swagger tremble fidget raise_my_hand raise_an_eyebrow roll_my_eyes ' +
    'shake_my_head cross_my_arms lean_in lean_over lean_forward lean_closer lean_toward lean_towards lean_to preen  stick_out_my_tongue cheer whoop    grit  straighten  spin_around               ',
  think:
    'trust mind care distrust suspect expect prefer think ponder consider wonder remember recall reflect contemplate meditate imagine plan believe guess suppose daydream know like love hate hope wish doubt decide realize realise understand mull focus concentrate brood dream worry fear enjoy',
  pray: 'pray worship invoke_god commune beseech_god make_an_offering give_thanks consecrate',
  disguise:
    'disguise dress_up dress_as disguise_as make_myself_up make_up put_on_a_disguise pass_for masquerade',
  track:
    'track trace follow_tracks follow_the_tracks follow_the_trail track_down follow_footprints follow_the_footprints look_for_tracks',
  other:
    'shoo remove shine polish_up want need do try be have start begin stop finish turn_into aim point_at measure count weigh compare name marry adopt milk shear ride_on saddle bridle train teach learn practice practise juggle_with test ' +
    'bang drill hammer nail screw bolt_on weld solder inflate deflate fold crumple tickle_with blow breathe dangle swing_from swing_on sway_on slide_down surf skate ski row fish ' +
    'photograph film record_it reverse divide share_out split plait decorate cover_up dust mop iron fumigate plough sow harvest bathe shower  vomit pee urinate poop bleed die faint collapse fall drown suffocate grow shrink ' +
    'transform become change vanish disappear reappear glow explode ring_bell toll sound honk beep click hover orbit land dock undock steer park crash download upload reset program scan_with ' +
    'avoid ignore miss allow let forbid forgive betray blame        annoy bother   flip_off moon prank challenge_to spoil waste stretch_out tuck tuck_in stroke_with lead guide drag_out wake wake_up rouse ' +
    'aim_at lower loosen tighten unwind unload reload cock holster sheathe sheath sharpen_on whet grind pound stir_up blend sniff_out graft clip staple tape pin_up unpin peel peel_back peel_off scrub_off rinse bend straighten_out flatten twist_off unravel untangle knot_up bounce dribble kick_around volley serve_ball ' +
    'celebrate mourn bury_him salute_flag swap_out replace rearrange organize organise sort tidy arrange',
};

const known = new Map<string, Act>();
const parts = new Map<string, string[][]>();
for (const act of acts) {
  for (const entry of (lexicon[act] ?? '').split(' ').filter(Boolean)) {
    const [verb, ...rest] = entry.split('_') as [string, ...string[]];
    const key = [verb, ...rest].join(' ');
    if (!known.has(key)) known.set(key, act);
    if (rest.length > 0) parts.set(verb, [...(parts.get(verb) ?? []), rest]);
  }
}
for (const list of parts.values()) list.sort((a, b) => b.length - a.length);

/** A phrasal verb may have no verb of its first word alone: then it is known all the same. */
const single = new Set([...known.keys()].map((key) => key.split(' ')[0]!));
const listed = [...single].filter((verb) => verb.length >= 4);

export const isVerb = (word: string): boolean => single.has(word);

/** What a verb means with what follows it; `other` where nobody foresaw it. */
export function actOfVerb(verb: string): Act {
  return known.get(verb) ?? 'other';
}

/** The words that, following this verb, make another one of it: `up`, `an eye`. */
export function partsOfVerb(verb: string): readonly string[][] {
  return parts.get(verb) ?? [];
}

/** The base form of a known verb, as it stands or as it was meant; null where the word is none. */
export function knownVerb(word: string): string | null {
  return baseVerb(word, isVerb);
}

/** Typed so often that a letter may be lost. */
const commonest =
  'look give take open talk walk read find push pull kick jump hide wait help grab shoot'.split(' ');

/** The verb that was meant by a slip of the finger; asked only where a verb must stand. */
export function meantVerb(word: string): string | null {
  if (plainWords.has(word)) return null;
  const short = isSmall(word) ? undefined : commonest.find((verb) => lacksLetter(word, verb));
  if (short) return short;
  const direct = listed.find((verb) => resemblesVerb(word, verb));
  if (direct) return direct;
  const base = guessedBase(word);
  return base === word ? null : (listed.find((verb) => resemblesVerb(base, verb)) ?? null);
}
