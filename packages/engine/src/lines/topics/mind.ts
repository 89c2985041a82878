import { near, type Topic } from '../topic.ts';

export const mind: readonly Topic[] = [
  {
    name: 'suicide',
    named: [
      'suicid* killing_oneself kill_themselves killing_themselves taking_ones_own_life de: suizid* selbstmord* selbsttötung* freitod fr: suicid* es: suicid* it: suicid* pt: suicíd* suicid*',
    ],
    tells: [
      `suicid* =kill_himself|herself|themselves|yourself|myself|oneself =hang_himself|herself|themselves|yourself|myself hanged_himself|herself|themselves hung_himself|herself =take_his|her|their|your|my_own_life =take_his|her|their_life_by|with|in =end_his|her|their|your|my_own_life =end_his|her|their|your_life
       =end_it_all =end_it_himself|herself =throw_himself|herself|themselves_off|from =throw_himself|herself_into_the_river|sea|abyss|void =fling_himself|herself_off|from =drown_himself|herself|themselves =poison_himself|herself =stab_himself|herself =shoot_himself|herself shot_himself|herself =fall_on_his|her_sword
       =slit_his|her|their|your_wrists slit_wrists slits_his|her_wrists noose_around_his|her_own no_longer_wants|wanted|want_to_live does_not_want_to_live own_throat own_veins tired_of_living =die_by_his|her_own_hand
       de: selbstmord* suizid* sich_umgebracht bringt_sich_um brachte_sich_um erhängt_sich erhängte_sich sich_erhängt das_leben_genommen nimmt_sich_das_leben nahm_sich_das_leben freitod
       fr: suicid* se_pend s_est_pendu* se_tue s_est_tué* mettre_fin_à_ses|sa|tes es: suicid* se_ahorcó se_ahorca se_mató se_quitó_la_vida quitarse_la_vida it: suicid* si_impicc* si_è_impiccat* si_è_uccis* togliersi_la_vita tolto_la_vita pt: suicid* suicíd* se_enforc* enforcou_se se_matou matou_se tirou_a_própria_vida`,
      near(
        'jump jumps jumped jumping leap leaps leapt leaped',
        'own_life end_her|his|their to_his|her|their_death unable_to_bear',
      ),
      near('=hang hung hanged noose', 'himself herself themselves rafters_alone by_his_own by_her_own'),
    ],
  },
  {
    name: 'self-harm',
    named: [
      'self_harm* selfharm self_injur* self_mutilat* cutting_oneself cutting_themselves de: selbstverletz* ritzen fr: automutil* scarif* es: autolesi* cortarse it: autolesion* pt: automutil* autolesã* autoles*',
    ],
    tells: [
      `self_harm* selfharm self_mutilat* =cut_himself|herself|themselves|yourself =slice_himself|herself|themselves =burn_himself|herself|themselves =hurt_himself|herself|themselves|yourself =scratch_himself|herself =carve_his|her_own =wound_himself|herself =whip_himself|herself|themselves =flagellat* flagellant
       own_flesh own_wrists own_wrist his_own_arm|arms|skin|forearm her_own_arm|arms|skin|forearm flog*_himself|herself|themselves
       de: ritzt_sich selbst_verletz* selbstverletz* schneidet_sich_selbst fr: automutil* se_scarifi* se_mutil* es: autolesi* se_autolesi* it: autolesion* si_taglia_le si_taglia_i pt: automutil* se_mutil* se_corta`,
      near(
        'wrist wrists forearm forearms',
        '=cut =slice =slit slits scar scars scarred blade razor razors cuts',
      ),
    ],
  },
  {
    name: 'mental illness',
    named: [
      'mental_illness* mental_health insan* madness schizo* bipolar depressi* psychosis psychotic asylum ptsd dementia panic_attack* eating_disorder* anorexi* de: geisteskrank* psychisch* wahnsinn depression* irrenhaus demenz fr: maladie*_mentale* folie démence dépression psychos* es: enfermedad_mental enfermedades_mentales locura depresión it: malattia_mentale malattie_mentali follia depressione pt: doença_mental doenças_mentais loucura depressão',
    ],
    tells: [
      `insane insanity lunatic lunacy madness madman madwoman madmen madhouse asylum bedlam deranged =rave_lunatic psychotic psychosis psychopath* schizophren* bipolar depression depressed melancholia hysteri* delusion delusional delirious dementia catatonic panic_attack
       nervous_breakdown straitjacket lost_his|her|their|your_mind =lose_his|her|their|your_mind =go_mad =drive_._mad driven_mad going_mad mentally_ill anorexi* ptsd mind_has|had_snapped|broken|shattered broken_mind rocking_back_and_forth rocks_back_and_forth unhinged =hear_voices voices_in_his|her|your|their_head out_of_his|her_mind loses_his|her_sanity
       de: wahnsinn* geisteskrank* irrenhaus* irre verrückt_geworden wird_verrückt depression* depressiv* schwermütig* wahnvorstellung* fr: folie démen* asile aliéné* dépressi* devient_fou devenu_fou devenue_folle hystéri* es: locura demen* manicomio depresi* se_volvió_loc* enloquec* histeri* it: follia demen* manicomio depress* impazzi* isteri* pt: loucura demên* manicômio depress* enlouquec* histeri*`,
      near(
        '~mad crazed crazy raving',
        'gibber* babbl* asylum cackl* claw* =rave rocks_back mutters drool* scream*',
      ),
    ],
  },
  {
    name: 'gaslighting',
    named: [
      'gaslight* gas_lighting psychological_manipulation emotional_manipulation emotional_abuse manipulation de: gaslighting psychische_manipulation emotionale_manipulation fr: gaslighting manipulation_psychologique manipulation_mentale es: gaslighting luz_de_gas manipulación_psicológica it: gaslighting manipolazione_psicologica pt: gaslighting manipulação_psicológica',
    ],
    tells: [
      `gaslight* =imagine_things imagining_things you_imagined_it|that it_s_all_in_your_head all_in_your_head only_in_your_head you_are_going_mad you_re_going_mad you_re_losing_your_mind you_are_losing_your_mind never_happened you_re_crazy you_are_crazy you_re_confused_again
       you_must_have_dreamed|dreamt you_remember_it_wrong|wrongly you_misremember no_one_will_believe_you nobody_will_believe_you you_re_overreacting you_are_overreacting you_re_too_sensitive made_it_all_up you_never_had_a =doubt_your_own_memory|sanity =doubt_your_sanity
       de: das_bildest_du_dir du_bildest_dir nie_passiert fr: tu_imagines tu_te_fais_des_idées jamais_arrivé es: te_lo_estás_imaginando imaginaciones_tuyas nunca_pasó it: te_lo_sei_immaginat* te_lo_stai_immaginando mai_successo pt: está_imaginando nunca_aconteceu coisa_da_sua_cabeça`,
    ],
  },
];
