import { near, type Topic } from '../topic.ts';

const friends =
  'friend friends companion companions ally allies comrade comrades confidant de: freund freunde freundin gefährte gefährten fr: ami amis amie compagnon* es: amigo* amiga* compañer* aliad* it: amico amici amica compagn* alleat* pt: amigo* amiga* companheir* aliad*';

export const bonds: readonly Topic[] = [
  {
    name: 'betrayal by friends',
    named: [
      'betray* backstab* treachery traitor* disloyal* treason de: verrat* verräter* fr: trahi* traître* es: traici* traidor* it: tradi* pt: trai traiç* traidor*',
    ],
    tells: [
      `=betray betrayal betrayer traitor traitors traitorous treachery treason backstab* turncoat double_cross* spy_among in_league_with_your informant =turn_against_you stabbed_you_in_the_back =stab_you_in_the_back sold_you_out sold_you_to =sell_you_out lied_to_you_all
       de: verrät verriet verraten verrat* verräter* hintergeht hinterging fr: trahi* traître* traîtresse es: traicion* traidor* it: tradi* traditor* pt: traiç* traiu traidor* trair`,
      near(
        friends,
        '=betray =sell_you sold_you sold_them =sell_out sold_out =lie_to lied_to in_league_with =hand_you_over handed_you handing_you working_for =draw_a_blade_on abandon* abandons_you =turn_on =turn_against drugged poisoned =rob robbed =deceive',
      ),
    ],
  },
  {
    name: 'public humiliation',
    named: [
      'humiliat* public_shaming embarrass* bullying mockery being_laughed_at shaming ridicule de: demütig* bloßstell* mobbing erniedrig* fr: humili* harcèlement es: humill* acoso burla* it: umiliazion* umiliat* bullismo pt: humilh* vergonha_pública bullying',
    ],
    tells: [
      `humiliat* =ridicule =degrade degrading =shame_you|him|her|them_before|publicly publicly_shame* laughingstock laughing_stock pillory pilloried in_the_stocks tarred_and_feathered tar_and_feather* =jeer_at jeering_crowd =pelt pelted =parade_him|her|them|you =make_a_fool_of made_a_fool_of =mock_you|him|her|them butt_of_the_joke walk_of_shame bully bullies bullied bullying
       mocker* mocking_laughter =taunt_you|him|her|them everyone_laughs_at|you laughs_at_you laugh_at_you laughing_at_you dunce
       de: demütig* gedemütigt* erniedrig* bloßgestellt* pranger lächerlich_gemacht verspott* verhöhn* fr: humili* pilori tourn*_en_ridicule se_moque*_de_toi huées ridiculis* es: humill* picota se_burla*_de_ti ridiculiz* abuchea* it: umilia* gogna deris* ridicolizz* ti_deride pt: humilh* pelourinho ridiculariz* zomba*_de_você vaia*`,
      near(
        'crowd everyone court onlookers spectators',
        '=jeer =mock =ridicule rotten =pelt laughs_at =humiliate =spit shame =taunt =strip_him|her =hoot',
      ),
    ],
  },
  {
    name: 'stalking',
    named: [
      'stalk* being_followed being_watched obsessive* harass* de: stalk* nachstell* verfolgt_werden fr: harcel* harcèlement traqu* es: acoso acosador* acech* it: stalk* pedina* molestie pt: stalk* perseguiç* assédio perseguidor*',
    ],
    tells: [
      `stalker stalkers stalks_you stalked_you =stalk_him|her|them|you stalking_you|her|him has_been_following have_been_following been_watching_you|her|him =follow_you_home =follow_her|him_home watches_you_sleep watched_you_sleep watching_you_sleep watches_your_window|house|door watches_her_window|house|door =peer_through_your_window knows_where_you_sleep|live
       obsessed_with_you|her|him everywhere_you_go wherever_you_go_he lock_of_your_hair follows_your_every_step|move watches_your_every_step|move =spy_on_you|her|him voyeur* harass* being_followed someone_is_following is_following_you someone_is_watching is_watching_you eyes_follow_you
       de: stalk* verfolgt_dich_seit beobachtet_dich schleicht_dir_nach stellt_dir_nach lauert_dir_auf fr: te_suit_partout t_espionne te_traque harcel* te_surveille es: te_acecha te_sigue_a_todas te_espía te_vigila acosador* it: ti_pedina ti_segue_ovunque ti_spia ti_sorveglia stalker pt: te_persegue te_segue_por te_espia te_vigia perseguidor*`,
      near(
        '=follow =watch =shadow =trail lurks lurking',
        'every_night night_after_night for_days for_weeks each_night your_window her_window his_window again_today home_every outside_your outside_her',
      ),
    ],
  },
];
