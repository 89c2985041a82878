import type { Words } from './topic.ts';

/** Manners of speaking: what their words mean alone is not in the story. */
export const idioms: Words = `
  web_of_lies|deceit|intrigue|intrigues|alleys|streets|roads|lanes|secrets|politics|plots|tunnels|canals =smell_a_rat rat_race spider_silk
  cold_blood cold_blooded cold_bloodedly blood_run|runs|ran_cold blood_freezes|froze|boils|boiled|curdles|chills blue_blood blue_blooded blood_brother blood_brothers
  blood_tie|relative|relation|kin|feud|price|debt|money|line|sugar|type blood_oath blood_moon blood_red blood_orange flesh_and_blood young_blood new_blood bad_blood full_blooded hot_blooded warm_blooded red_blooded bloody_hell|good|well|fool|cold|minded
  bloodshot_eyes lifeblood_of
  dead_of_night|winter dead_silence|silent|quiet|calm|end|ends|tired|drunk|certain|sure|serious|set|center|centre|ahead|straight|still|leaves|leaf|wood|branch|branches
  dead_grass|tree|trees|weight|language|languages|letter|letters|reckoning|heat|easy|giveaway|air|bolt|bolts dead_on_time stops_dead =stop_dead =play_dead
  bored_to_death worried_to_death scared_to_death frightened_to_death tickled_to_death over_my_dead_body
  dying_light|fire|embers|sun|day|wind|down|away dying_to_know|see|hear|meet|tell =die_down|away|out =die_laughing =kill_time =kill_two_birds dressed_to_kill curiosity_killed
  grave_voice|expression|face|nod|tone|news|matter|look|mistake|danger|concern|doubt|and|but
  eye_of_the_storm|needle|hurricane|beholder|gale =catch_your|his|her|their|the_eye|eyes =keep_an_eye =keep_your_eyes private_eye evil_eye keen_eye sharp_eye sharp_eyes blind_eye
  eye_to_eye bird_s_eye bull_s_eye eyes_pierce piercing_eyes|gaze|stare eyes_burn|burning|burned burn_in_his|her|their|your_eyes
  pine_needle pine_needles fir_needles spruce_needles knitting_needle knitting_needles compass_needle needle_of_the_compass needle_in_a_haystack pins_and_needles
  =grit_his|her|your|their|its_teeth gritted_teeth =grind_his|her|their|your_teeth through_his|her|your|their|gritted_teeth teeth_of_the_gale|storm|wind|gear|saw|comb sweet_tooth
  by_the_skin_of tooth_and_nail teeth_of_stone|rock like_broken|rotten_teeth iron_teeth
  naked_eye|blade|blades|steel|sword|truth|ambition|greed|rock|stone|branches|tree|trees|flame|light|hostility|fear|hatred|contempt|floorboards
  pregnant_silence|pause|moment pregnant_with_meaning|possibility|possibilities|menace miscarriage_of_justice miscarriages_of_justice
  =drown_out =drown_in_debt|debts|paperwork|work|sorrow|memories|noise|light|colour|color|silk|velvet|flowers|letters =drown_his|her|your|their_sorrow|sorrows|words|voice
  =burn_with_shame|anger|rage|curiosity|envy|jealousy|embarrassment|desire|fury|indignation|pride|hatred|zeal|ambition|determination|questions
  burning_question|questions|desire|ambition|gaze|curiosity|need|cheeks|ears =burn_low|bright|brightly|steadily|merrily|softly|warmly|cheerfully|quietly
  candle_burns|burned|burning candles_burn|burned|burning lamp_burns|burned|burning lamps_burn|burned|burning lantern_burns lanterns_burn torch_burns|burning torches_burn|burning fire_burns|burning|burned
  =set_the_world_on_fire like_wildfire
  ghost_of_a|an|his|her|the_smile|grin|chance|idea|smirk ghost_town pale|white_as_a_ghost skeleton_key|keys|crew skeleton_in_the|his|her_closet|cupboard in_good|high|low_spirits
  what_the_hell|devil =go_to_hell like_hell devil_may_care speak_of_the_devil devil_s_advocate devil_in_the_detail|details poor|lucky|little|handsome_devil inner_demons
  plagues|plaguing|plagued_the|his|her|your|their|you|him|me|them|us to_plague plagued_by|with like_the_plague doubts|questions|worries|memories_plague gold_fever fever_pitch cabin_fever
  infectious_laugh|laughter|grin|smile|enthusiasm|cheer laughter_is_infectious sick_and_tired
  =throw_up_his|her|their|your|its_hands|arms|hand =throw_up_a|an|the|dust|sparks|spray|sand|dirt
  snake_eyes|oil =snake_up|down|through|along|around|across|between|into|out|over|past|toward|towards|its|their|his|her road|path|river|trail|smoke_snakes snakes_and_ladders
  =bug_you|him|her|me|them|the|us bug_eyed worm_of_doubt =worm_his|her|its|their|your_way ants_in_your|his_pants time_flies as_the_crow_flies can_of_worms butterflies_in_your|his|her_stomach flies_open|past|through|from|across|over|off|into|back|by|up
  kid_gloves =kid_you|around no_kidding child_s_play inner_child boys_will_be_boys baby_blue baby_steps minor_matter|detail|point|inconvenience|noble|repairs|injury
  dark_horse high_horse dog_eared|tired hair_of_the_dog cat_out_of_the_bag cat_and_mouse cat_s_cradle cats_and_dogs dead_horse goose_chase =cry_wolf lone_wolf crow_s_nest lion_s_share horse_drawn eagle|hawk_eyed
  =bear_in_mind =bear_the|with|a|an|his|her|your|witness|arms|fruit|no|left|right|down|up pet_name|names|peeve
  familiar_with|to|face|faces|voice|smell|sight|sound|feeling|place|ground|path|road|tune|scent|figure|song|story|name|shape|symbol|words|streets|warmth|and|as looks|seems|feels|sounds|is|looked|seemed|felt_familiar oddly|strangely|vaguely|somehow_familiar
  =strike_up =strike_a_bargain|deal|chord|match|pose|light|balance|note clock|bell_strikes =hit_the_road|nail|mark|hay|sack|jackpot|books|ball|streets|trail|target|bullseye =hit_it_off
  =beat_around|about_the_bush =beat_a_drum|rhythm|retreat|path heart|hearts_beats|beat|beating =beat_faster|fast|loudly|wildly|steadily drums_beat|beating =beat_its|their_wings off_the_beaten beaten_path|track|copper|gold|bronze|earth
  =cut_a_deal|figure|path|purse|slice =cut_short|loose|back|corners =cut_to_the_chase cut_from_stone|rock|glass|crystal|cloth clean_cut short_cut shot_through|with =shoot_you|him|her|them|each_a_look|glance|grin|smile|glare =call_the_shots long_shot
  bite_to_eat biting_wind|cold|wit|remark|air frost|wind|cold_bites =bite_his|her|your|their|its_lip|tongue|nails =bite_back =bite_into_an|a|the =bite_the_bullet
  =kick_up|back|off|open =kick_the_bucket|door =kick_a_stone|pebble|ball =kick_in|down_the_door =lash_out rain_lashes|lashing waves_lash whip_of_the_wind wind_whips|whipped =whip_out|around|up|past
  =break_his|her|its|their_fast|silence|stride|word|promise|gaze|journey|bread|camp|concentration|oath|vow
  =choke_back|down =choke_with_laughter|emotion|tears|weeds|ivy|dust choked_with_weeds|ivy|rubble|dust|emotion|reeds|brambles|laughter
  =hang_on|over|heavy|about|out|up|back|around|above|open|low|limp|beside|between|at|in|lanterns|garlands|silent|still|there|loose|down hang|hangs|hanging|hung_from|by_the|a|hooks|beams|rafters|his|her|pegs hung_with|on|in|over|low|up|about|above|around|back|heavy
  hanging_garden|gardens|lantern|lanterns|sign|signs|basket|baskets =hang_his|her|your|their_head|cloak|hat|coat|cloaks
  =bury_his|her|their|your_face|head|hands|nose|differences buried_treasure|gold|deep|beneath|under|in|somewhere|within =bury_the_hatchet
  wound_around|round|up|its|through|down|along|toward|between winding_down|up|through tightly_wound
  scarred_table|bench|wood|door|tabletop|desk|oak burnt_orange|umber|sugar|toast
  love_of_. =love_the|to|a|maps|his|her|this|that|music|stories|gold|it|these|those|every beloved_king|queen|city|country|home|books|book|tavern|hat =kiss_the_ring|ground|hem sun_kissed kissed_by_the_sun|frost
  same|opposite_sex slave_to|over|away slaves_to|over|away slaving_over|away labor|labour_of_love master_of_his|her_own
  =police_the|his|her|their|its mad_with_joy|delight|excitement|glee|happiness mad_dash|scramble|rush|idea|plan|grin|inventor|about|for method_to|in_his|her|the|your_madness shallow_depression depression_in_the|a hysterical_laughter
  =take_possession in_his|her|your|their|its_possession prized_possession what_possessed possessed_of|a|an|the =mind_the|your|his|if|you
  explosive_laugh|laughter|temper|growth =explode_with|in|into_laughter|joy|colour|color|applause|cheers|song|motion explosion_of_laughter|colour|color|flavour|flavor|applause|cheers|song|petals =jump_the_gun big_guns
  flood_of_light|relief|memories|tears|questions|words|people|visitors|customers|warmth|moonlight|sunlight =flood_with_light|relief|warmth|memories|sunlight|moonlight light|sunlight|moonlight|relief|warmth|memories_floods|flood|flooded|flooding
  =erupt_in|into_laughter|cheers|applause|song|chaos|argument avalanche_of_papers|letters|questions tremor_in_his|her|your_voice|hand|hands storm_of_applause|protest|questions whirlwind_of_activity|colour|color|dancers
  starved_for =starve_for_news|attention|company|affection thirst|hunger_for_knowledge|adventure|revenge|vengeance|justice|power hungry_for_news|knowledge|gossip
  tortured_logic|metaphor|poem|poet|verse|genius|artist rape_seed|field|fields|oil
  voice|face|eyes|expression|hands|smile_betrays|betrayed|betray betrays_nothing|no|a|his|her|its|their|only|neither betrayed_nothing|no|a|only betraying_nothing|no|a
  =clown_around|about puppet_show =doll_up stalk_of|off|away|out stalks_of|off|away|out|past|through|across|into|from|toward|towards|up|down stalking_off|away|out|past|through|across|from|up|down
  with_his|her|your|their|its_teeth tears_in|from|of|stream|streaming|streamed|run|ran|roll|rolled|well|fall|down|on|and fill|fills|filled|filling|brim|brimming|wet|shine|shining|glisten|glistening|bright_with_tears in|to|into|through|of|with|back_tears =burn_to_embers|coals =burn_down|out_to fire|candle|candles|lamp|torch_has|had_burned|burnt_down|low|out
  a|single|lone_tear tear_rolls|rolled|runs|in|slides bosom_friend|friends|of =snap_his|her|their|your_fingers never_mind
  trapped_chest|door|lock|hallway|corridor family_name|crest|business|recipe|tree blows_on|out|across|from|in|through|over|past|the|a|his|her|into wind_blows blow|blows_out
  =clear_his|her|its|your|their_throat hit_point|points
  night|dusk|silence|darkness|evening|rain|snow|shadow|shadows|light|leaves_falls|fell|fall|falling =fall_silent|asleep|apart|quiet|still|behind|upon =fall_into_step|place|line|conversation|silence|rhythm|bed|chair =drop_by|in|off|anchor
  blaze_of_glory|colour|color|light blazing_sun|hearth|torches trail_blaze|blazer|blazers
  de: todmüde hundewetter kinderspiel blutjung* blutsbrüder blutrot* blutmond teufelskerl im_geiste blutsverwandt* stammt_aus_dem_blut
  fr: sang_froid mort_de_rire|fatigue|peur nature_morte temps_mort sang_royal es: sangre_fría sangre_azul punto_muerto muerto|muerta_de_risa|cansancio|miedo naturaleza_muerta
  it: sangue_freddo sangue_blu stanco_morto natura_morta punto_morto morto|morta_di_sonno|stanchezza pt: sangue_frio sangue_azul ponto_morto natureza_morta morto|morta_de_cansaço|medo`;
