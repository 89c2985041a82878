import { near, type Topic } from '../topic.ts';

const sexualViolence = `=rape rapist gang_rape* =molest molester =ravish incest* sexual_assault* sexually_assault* sexual_violence sexual_abuse sexually_abus* =force_himself_on|upon =force_themselves_on|upon =have_his|their_way_with =violate_her|him|them =grope_her|him|you|them|at
  unwanted_touch unwanted_advances defiled_her
  de: vergewaltig* missbraucht sexuell_missbraucht sexueller_missbrauch schänd* geschändet* begrapsch*
  fr: viole violent violer violé violée violées violées violeur* agression_sexuelle agress*_sexuellement
  es: viola_a violó violar violan violada violadas violaron violador* agresión_sexual abuso_sexual
  it: stupr* violenta violentò violentata violentate violentarono violenza_sessuale abus*_sessual*
  pt: estupr* violou violaram violada violadas abuso_sexual agressão_sexual`;

export const love: readonly Topic[] = [
  {
    name: 'sexual violence',
    named: [
      `=rape rapist sexual_assault sexual_violence sexual_abuse sexual_harassment non_con noncon nonconsensual dubcon molest* sa csa sexual_coercion incest
       de: vergewaltig* sexuelle_gewalt sexueller_missbrauch sexualisierte_gewalt sexuelle_übergriffe fr: viol viols violences_sexuelles violence_sexuelle agression_sexuelle agressions_sexuelles
       es: violación violaciones violencia_sexual abuso_sexual agresión_sexual it: stupro stupri violenza_sessuale abusi_sessuali pt: estupro* violência_sexual abuso_sexual`,
    ],
    tells: [
      sexualViolence,
      near(
        '=rape =ravish =molest =grope =undress_against force_themselves =tear_her_dress =rip_her_dress =tear_her_clothes =tear_his_clothes =rip_her_clothes',
        'women girl girls woman maid prisoner captive her him them',
      ),
      near(
        'against_her_will against_his_will against_their_will',
        '=touch =kiss =undress =take bed =strip body hands =press',
      ),
    ],
  },
  {
    name: 'sexual content',
    named: [
      `sex sexual* sexy erotic* erp nsfw porn* smut lewd* intimate intimacy making_love prostitut* brothel sexuality
       de: sex sexuell* erotik erotisch* geschlechtsverkehr prostitution fr: sexe sexuel* érotique* érotisme prostitution es: sexo sexual* erótic* prostituci* it: sesso sessual* erotic* erotismo prostituzione pt: sexo sexual* erótic* prostitui*`,
    ],
    tells: [
      'between_the_sheets between_her|his_thighs|legs bodies_entwined|intertwined|entwine hands_roam|roaming =unlace_her|his slapping_skin skin_against_skin heaving_bosom night_of_passion passionate_night in_the_throes',
      `sex sexual* sexy erotic* orgasm* orgy orgies =make_love lovemaking made_love =copulate copulation intercourse =fornicate =fuck aroused arousal =caress =fondle =straddle genitals penis cock_hard vagina nipple breasts bosom thighs brothel whore
       harlot prostitut* courtesan concubine strumpet bordello lustful lust lewd* wanton carnal seduce* seducti* naked_bodies =share_a_bed =share_his|her|your_bed =take_._to_bed =go_to_bed_with =sleep_with =bed_the|him|her =spend_the_night_with
       =lie_with_him|her|you pleasures_of_the_flesh =undress_each =undress_him|her|you =moan_with_pleasure =moan_in_pleasure succubus incubus rape raped
       de: sex sexuell* erotisch* geschlechtsverkehr brüste busen erregt_dich lüstern* wollüstig* bordell* hure huren dirne* verführ* stöhnt_vor_lust schlafen_miteinander schläft_mit liebesnacht orgie*
       fr: sexe sexuel* érotique* orgasme* bordel putain prostituée* seins caresse* font_l_amour fait_l_amour faire_l_amour lubri* séduis* séduc* orgie*
       es: sexo sexual* erótic* orgasmo* burdel puta prostitut* pechos_desnudos acaricia* hacen_el_amor hacer_el_amor lujuri* seduc* orgía*
       it: sesso sessual* erotic* orgasm* bordello puttana prostitut* seni accarezz* fanno_l_amore fare_l_amore lussuri* seduc* seduss* orgia orge
       pt: sexo sexual* erótic* orgasmo* bordel puta prostitut* seios acaricia* fazem_amor fazer_amor luxúri* seduz* orgia*`,
      near('=moan =gasp =pant', 'pleasure ecstasy lover lovers desire passion bed sheets skin thighs'),
    ],
  },
  {
    name: 'romance',
    named: [
      `romanc* romantic* flirt* love_interest love_story love_stories love_scenes dating kissing falling_in_love marriage
       de: romanz* romantik* romantisch* flirt* liebesgeschichte* liebesbeziehung* küsse küssen liebelei* fr: romanc* romantique* romantisme amourett* flirt* relation_amoureuse relations_amoureuses histoire_d_amour histoires_d_amour drague
       es: romanc* romántic* romance coquete* relaciones_amorosas historia_de_amor it: romantic* romanticismo flirt* storia_d_amore storie_d_amore relazion*_amoros* corteggiament* pt: romanc* romântic* flert* história_de_amor namoro`,
    ],
    tells: [
      'bride groom bridegroom wedding =wed honeymoon marriage =blush sweet_nothings feelings_for hand_in_hand holding_hands darling my_love longing_look|gaze lingering_look|gaze|touch|kiss heart_skips|skipped gazes_longingly|lovingly|tenderly heart_races_as_she|he',
      `romanc* romantic* =kiss =flirt flirtatious* =woo =court_him|her|you courtship lover lovers sweetheart beloved betrothed betrothal fiancé fiancée love_letter in_love falls_in_love =love_you loves_you love_with =marry_me|you|him|her proposes_marriage
       asks_you_to_marry ask_you_to_marry your_hand_in_marriage =wink_at_you_suggestively blows_you_a_kiss =caress =nuzzle tender_embrace =embrace_passionately suitor infatuat* smitten enamored enamoured crush_on heart_belongs_to heart_flutters amorous
       =lean_in_to_kiss lips_meet lips_brush lips_touch =press_._lips =press_his|her_lips bedroom_eyes seduc* passionate_embrace
       de: küsst küsse küssen küsste geküsst kuss liebhaber* geliebte* verliebt* flirte* romantisch* heiratsantrag* liebt_dich liebe_dich heirate_mich verlobt* turtel*
       fr: embrass* baiser bisou amoureu* amant* flirt* romantique* t_aime épouse_moi fiancé* drague* enlace*
       es: besa besan besó beso besos enamora* amante* coquete* romántic* te_amo te_quiero cásate_conmigo prometid*
       it: bacia baciano baciò bacio baci innamora* amante amanti flirta* romantic* ti_amo sposami fidanzat* corteggia*
       pt: beija beijam beijou beijo beijos apaixon* amante* flerta* romântic* te_amo case_comigo namorad* noiv*`,
    ],
  },
  {
    name: 'nudity',
    named: [
      'nude* nudity naked* undress* topless de: nackt* fr: nudité* nu nus nue nues es: desnud* it: nudità nudo nuda nudi pt: nudez nu nua nus',
    ],
    tells: [
      `naked nude nudity unclothed undressed =undress topless bare_breasted bare_chested bare_breasts without_a_stitch stark_naked disrobe* =strip_naked =strip_off_his|her|their =strip_to_the_skin nothing_but_her_skin wearing_nothing wears_nothing
       birthday_suit let_her_robe_fall lets_her_robe_fall lets_the_robe_fall
       de: nackt* splitternackt* entkleide* entblößt* unbekleidet* fr: ~nu ~nue ~nus ~nues nudité déshabill* dénud* es: desnud* desvist* it: ~nudo ~nuda ~nudi ~nude nudità spogliat* svesti* pt: ~nu ~nua nudez despe despid* pelado pelada`,
    ],
  },
];
