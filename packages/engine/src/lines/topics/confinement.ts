import { near, type Topic } from '../topic.ts';

export const confinement: readonly Topic[] = [
  {
    name: 'kidnapping',
    named: [
      'kidnap* abduct* hostage* de: entführ* geisel* fr: enlèvement* kidnapp* otage* es: secuestr* rapto rehén rehenes it: rapiment* sequestr* ostagg* pt: sequestr* rapto reféns refém',
    ],
    tells: [
      `captor captors held_captive =drag_me|you|him|her|them_out|from =make_off_with silenced_with bound_and_gagged taken_by_force =carry_off =kidnap kidnapper kidnapping =abduct abduction abductor hostage ransom held_for_ransom =carry_her|him|them|you_off =drag_her|him|them|you_off =drag_her|him|them|you_away =spirit_her|him|them|you_away taken_captive takes_captive took_captive =bundle_her|him|you_into =throw_a_sack_over sack_over_your|his|her_head hood_over_your|his|her_head
       bag_over_your|his|her_head stolen_away_in_the_night taken_from_her|his_bed taken_from_their_beds
       de: entführ* geisel* verschlepp* lösegeld* fr: enlevé* enlèvent enlèvement* kidnapp* otage* ravisseur* rançon es: secuestr* rapta* rehén rehenes rescate_por it: rapisc* rapito rapita rapiti rapì rapiment* sequestr* ostagg* riscatto pt: sequestr* rapta* refém reféns resgate_por`,
      near(
        '=snatch =seize =grab =bundle gagged blindfolded',
        'carry_off carriage daughter son child heir wagon =gag =bind bound blindfold* saddle sack gallop* away_with struggling prince princess into_the_night',
      ),
    ],
  },
  {
    name: 'imprisonment, claustrophobia',
    named: [
      'claustrophob* confined* tight_spaces small_spaces enclosed_spaces imprison* being_trapped prison prisons captivity locked_in locked_up de: klaustrophob* platzangst engen_räumen enge_räume gefangenschaft gefängnis* eingesperrt* fr: claustrophob* espaces_clos emprisonn* prison* enferm* es: claustrofob* espacios_cerrados encarcel* prisión cárcel encierr* it: claustrofob* spazi_chiusi spazi_stretti prigion* imprigion* pt: claustrofob* espaços_fechados espaços_apertados prisão aprision*',
    ],
    tells: [
      `claustrophob* walls_close_in walls_closing_in walls_are_closing walls_press_in walls_seem_to_close ceiling_lowers ceiling_descends ceiling_is_lowering =squeeze_through =wedge_you stuck_fast too_narrow_to so_narrow_that so_tight_that barely_room_to|for no_room_to_move|turn cannot_move_your can_no_longer_move tight_tunnel narrow_crawlway crawlspace
       crawl_space on_your_belly_through imprison* prison prisons dungeon_cell cell_door =lock_you|him|her|them_in|up you_are_locked_in =throw_you|him|her|them_in|into_a|the_cell|dungeon prisoner manacle* shackle* chained_to|above cell cells cages captivity trapped dungeon_cell jailed jail gaol behind_bars in_a_cage caged oubliette entombed sealed_in walled_in walled_up walled_alive trapped_in_the_dark trapped_inside
       de: eingesperrt* eingeklemmt* gefängnis* gefangene* kerker* eingekerkert* wände_kommen_näher wände_rücken zu_eng zelle_ein eingemauert* fr: enferm* emprisonn* prisonn* cachot* coinc* murs_se_resserrent prison oubliette es: encerrad* encarcel* prisioner* calabozo* atrapad* paredes_se_cierran prisión mazmorra_te it: rinchius* imprigion* prigionier* prigione intrappolat* pareti_si_stringono cella incastrat* pt: encarcer* aprision* prisioneir* prisão pres*_na_cela enclausurad* paredes_se_fecham masmorra`,
      near(
        'tunnel passage crack shaft space gap walls chest',
        'tight tighter cramped narrows narrower squeeze squeezes squeezing stuck suffocat* crush* cannot_breathe can_t_breathe pin pins pinned',
      ),
    ],
  },
  {
    name: 'buried alive',
    named: [
      'buried_alive burying_alive taphopho* burial_alive premature_burial de: lebendig_begraben fr: enterré*_vivant* es: enterrad*_viv* it: sepolt*_viv* pt: enterrad*_viv*',
    ],
    tells: [
      'buried_alive bury_you_alive bury_him_alive bury_her_alive burying_alive entombed_alive walled_up_alive walled_in_alive inside_a_coffin in_a_coffin inside_the_coffin coffin_lid lid_of_the_coffin cave_in_buries buried_under_the_rubble buried_beneath_the_rubble buried_under_rubble de: lebendig_begraben bei_lebendigem_leib_begraben sargdeckel fr: enterré_vivant enterrée_vivante enterrés_vivants es: enterrado_vivo enterrada_viva enterrados_vivos it: sepolto_vivo sepolta_viva sepolti_vivi pt: enterrado_vivo enterrada_viva enterrados_vivos',
      near(
        'coffin grave casket',
        'wake_inside wake_in scratch* =knock_from alive =shovel breathe air still_breathing =pound hammer* =bury =thud =rain_down buries',
      ),
    ],
  },
];
