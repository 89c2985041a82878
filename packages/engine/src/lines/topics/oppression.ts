import { near, type Topic } from '../topic.ts';

export const oppression: readonly Topic[] = [
  {
    name: 'slavery',
    named: [
      'slave* slaver* enslav* human_trafficking forced_labor forced_labour de: sklav* versklav* menschenhandel zwangsarbeit fr: esclav* traite es: esclav* trata it: schiav* pt: escrav*',
    ],
    tells: [
      `slave slaves slaver slavers slavery slavemaster slave_master slave_market enslav* auction_block bondsman bondsmen bondmaid indentured thrall thralls human_chattel chattel forced_labor forced_labour trafficker* =sell_into_bondage human_trafficking chain_gang galley_rower
       de: sklav* versklav* leibeigen* menschenhändler* zwangsarbeit* fr: esclav* asserv* négrier* es: esclav* negrero* it: schiav* pt: escrav*`,
      near(
        'shackled shackles chained chains manacled',
        'people prisoners men women line row file cart trader traders march* =auction buyer buyers bidder bidders sold =sell overseer plantation mines_of galley galleys market masters',
      ),
      near('=sell sold =buy bought', 'bondage as_property as_servants for_life into_chains'),
    ],
  },
  {
    name: 'racism',
    named: [
      'racis* racial* xenophob* ethnic* bigotry discrimination antisemit* racial_slurs prejudice de: rassis* fremdenfeindlich* diskriminierung fr: racis* xénophob* discrimination* es: racis* xenófob* xenofob* discriminaci* it: razzis* xenofob* discriminazion* pt: racis* xenofob* xenófob* discriminaç*',
    ],
    tells: [
      `racis* racial* half_breed halfbreed half_breeds mongrel_blood mudblood greenskin_filth knife_ear knife_ears knife_eared subhuman sub_human inferior_race lesser_race master_race inferior_races lesser_races your_kind their_kind xenophob* discriminat* prejudice ethnic* antisemit* bigot* segregat* pure_blooded pureblood savages go_back_to_where|your
       we_don_t_serve_elves|dwarves|orcs|tieflings|halflings no_elves_allowed no_dwarves_allowed no_orcs_allowed no_tieflings_allowed
       de: rassis* mischling* halbblut* untermensch* euresgleichen deinesgleichen minderwertige_rasse fr: racis* sang_mêlé sang_mêlés race_inférieure ton_espèce votre_espèce es: racis* mestizo_asqueroso raza_inferior los_de_tu_raza tu_calaña los_de_tu_clase it: razzis* mezzosangue razza_inferiore quelli_come_te pt: racis* raça_inferior sua_laia gente_da_sua_raça`,
      near(
        'elf elves dwarf dwarves orc orcs tiefling tieflings halfling halflings gnome gnomes goblin goblins foreigner foreigners',
        'filthy dirty scum vermin filth not_welcome not_served stinking inferior subhuman lesser savages',
      ),
    ],
  },
  {
    name: 'sexism',
    named: [
      'sexis* misogyn* gender_discrimination chauvinis* de: sexis* frauenfeindlich* frauenhass fr: sexis* misogyn* es: sexis* machis* misogin* misógin* it: sessis* misogin* maschilis* pt: sexis* machis* misogin* misógin*',
    ],
    tells: [
      `sexis* misogyn* chauvinis* woman_s_place place_of_a_woman weaker_sex fairer_sex mere_woman only_a_woman just_a_woman just_a_girl only_a_girl women_belong women_should women_cannot women_can_t women_aren_t women_are_too women_are_not no_place_for_a_woman|girl|lady no_job_for_a_woman
       not_a_woman_s no_work_for_a_woman like_a_girl back_to_the_kitchen back_to_your_kitchen man_s_job man_s_work work_for_men
       de: sexis* frauenfeindlich* weibsbild* nur_eine_frau frauen_gehören nichts_für_frauen fr: sexis* misogyn* place_d_une_femme qu_une_femme es: sexis* machis* lugar_de_una_mujer sólo_una_mujer solo_una_mujer it: sessis* misogin* maschilis* solo_una_donna posto_di_una_donna pt: sexis* machis* misógin* só_uma_mulher lugar_de_mulher`,
      near(
        'woman women wench wenches girl females',
        'kitchen hearth_where inferior weaker obey obedient know_your_place know_her_place too_weak belong belongs hysterical breeding',
      ),
    ],
  },
  {
    name: 'homophobia and transphobia',
    named: [
      'homopho* transpho* queerpho* biphob* anti_gay anti_lgbt* lgbt* deadnam* misgender* de: homopho* transpho* queerfeindlich* schwulenfeindlich* transfeindlich* fr: homopho* transpho* es: homofob* homófob* transfob* it: omofob* transfob* omofobia pt: homofob* homófob* transfob*',
    ],
    tells: [
      `homophob* transphob* sodomite sodomy faggot fag fags dyke tranny queers deviant_love unnatural_love unnatural_lust unnatural_lusts perverts abomination_of_nature not_a_real_man not_a_real_woman man_in_a_dress man_dressed_as_a_woman misgender*
       de: homophob* schwuchtel* widernatürlich* sodomit* transe fr: homophob* sodomit* pédé* tapette contre_nature es: homófob* sodomit* maricón maricones invertido contra_natura it: omofob* sodomit* frocio froci finocchi contro_natura pt: homofób* sodomit* viado bicha antinatural`,
      near(
        'two_men two_women two_lads two_girls lovers husbands wives man_who_loves_men woman_who_loves_women gay lesbian',
        'unnatural sin sinful abomination disgust* perver* deviant filth stoned driven_out burn_in =spit spat sickness',
      ),
    ],
  },
];
