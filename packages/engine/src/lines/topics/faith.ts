import { near, type Topic } from '../topic.ts';

export const faith: readonly Topic[] = [
  {
    name: 'religion mocked',
    named: [
      'blasphem* religion religio* mocking_religion real_world_religion sacrilege jesus de: religion* gotteslästerung blasphem* fr: religion* blasph* es: religi* blasfem* it: religion* blasfem* bestemmi* pt: religi* blasfêm* blasfem*',
    ],
    tells: [
      `blasphem* sacrileg* desecrat* =profane heretic* heresy =spit_on_the_altar|cross|shrine|icon false_god false_gods your_god_is|does jesus christ christian* allah muslim* koran quran bible jew jews jewish buddha hindu* catholic* pope
       de: gotteslästerung* blasphem* entweih* ketzer* jesus christus bibel fr: blasph* sacrilège* profan* hérétique* jésus christ es: blasfem* sacrileg* profan* hereje* jesús cristo it: blasfem* bestemmi* sacrileg* profan* eretic* gesù cristo pt: blasfem* blasfêm* sacrilég* profan* herege* jesus cristo`,
      near(
        'god gods priest prayer temple altar faith scripture holy',
        '=mock =ridicule =sneer =laugh_at =jeer =spit spat fairy_tale fairytale superstition piss pissing =scoff',
      ),
    ],
  },
  {
    name: 'cults',
    named: [
      'cult cults cultist* sect sects ritual_sacrifice human_sacrifice satanis* occult* de: kult kulte kultist* sekte* fr: secte* culte* es: secta* culto* it: setta sette culto culti pt: seita* culto*',
    ],
    tells: [
      near(
        'ritual ceremonial sacrament worshippers high_priest zealot',
        'blood altar victim sacrifice* chant* robes robed hooded knife dagger',
      ),
      `cult cults cultist cultists sect sects human_sacrifice ritual_sacrifice sacrificial satanis* brainwash* occultist* zealots dark_worshippers dark_ritual blood_ritual
       de: kult kulte kultist* sekte sekten menschenopfer opferaltar fr: secte* cultiste* adepte* sacrifice_humain es: secta* cultista* sectari* sacrificio_humano it: setta cultist* adept* sacrificio_umano pt: seita* cultista* sacrifício_humano`,
      near(
        'hooded robed robes masked worshippers acolytes',
        '=chant chanting altar sacrifice ritual circle_of_candles =kneel_before =drone_in_unison',
      ),
    ],
  },
  {
    name: 'demons',
    named: [
      'demon* devil* satan* hell fiend* infernal de: dämon* teufel* höll* fr: démon* diabl* enfer* es: demonio* diabl* infierno* it: demon* diavol* infern* pt: demônio* demónio* diab* inferno*',
    ],
    tells: [
      `demon demons demonic demonlord demonkin devil devils devilish_figure satan lucifer fiend fiends fiendish imp imps hellhound hell_hound hellspawn hellfire hell_fire balor pit_fiend archdevil archfiend infernal abyssal hell hells succubus cloven_hooves cloven_hoof brimstone horned_figure horned_fiend
       de: dämon* teufel* satan hölle höllen* höllisch* fr: démon* diable* diabolique* enfer enfers satan es: demonio* demoníac* diablo* diabólic* infierno* satán it: demone demoni demonia* diavol* infern* satana pt: demônio* demónio* demoníac* diabo* infern* satã*`,
      near('horned horns', '=rise circle_flares brimstone pentagram summoning =summon wings_of fire pact'),
    ],
  },
  {
    name: 'possession and mind control',
    named: [
      'possess* mind_control* mind_contr* hypno* loss_of_agency loss_of_control charm_person domination brainwash* de: besessenheit gedankenkontrolle hypnose willenskontrolle fr: possession* contrôle_mental hypnos* es: posesi* control_mental hipnosis it: possessione controllo_mentale controllo_della_mente ipnosi pt: possess* controle_mental hipnose',
    ],
    tells: [
      `mind_control* =possess_you|him|her|them possessed_by is_possessed are_possessed was_possessed been_possessed demonic_possession exorcis* =hypnotize =hypnotise hypnotic =mesmerize =mesmerise mesmeri* =enthrall enthralled =enthral brainwash* =dominate_your|his|her_mind|will =take_control_of_your|his|her|their
       =take_over_your|his|her|their_mind|body|limbs =seize_control_of_your|his|her|their =control_your|his|her|their_mind|body|will|limbs|thoughts|actions against_your_will without_your_will your_own_will_is puppet_of_his|her puppet_on_strings =take_control_over =force_your|my|his|her|their_obedience|hand|body compelled_to_obey no_longer_your_own not_your_own not_his_own not_her_own bends_your_will
       =bend_your|his|her|their_will =break_your_will moves_on_its_own of_its_own_accord no_control_over_your voice_not_your in_your_head_commands voice_in_your|his|her_head|mind|skull inside_your_head|mind|skull
       de: besessen* gedankenkontrolle hypnoti* willenlos* gegen_deinen_willen nicht_mehr_herr übernimmt_die_kontrolle kontrolliert_deine* exorzis* fr: possédé* hypnoti* exorcis* contrôle_ton|votre|son contre_ta_volonté malgré_toi prend_le_contrôle es: poseíd* posesión hipnoti* exorcis* controla_tu|su contra_tu_voluntad toma_el_control it: possedut* ipnotizz* esorcis* controlla_la_tua contro_la_tua_volontà prende_il_controllo pt: possuíd* hipnoti* exorcis* controla_sua|tua contra_sua|tua_vontade assume_o_controle`,
      near(
        'your|his|her|their_mind|will|body|thoughts|limbs',
        '=seize enslave enslaved =dominate =control puppet =overpower =invade invades =compel compelled =obey =command foreign',
      ),
    ],
  },
  {
    name: 'ghosts and undead',
    named: [
      'ghost* undead necromanc* haunting* spectre* specter* phantom* poltergeist living_dead de: geist geister untot* gespenst* nekromant* fr: fantôme* mort_vivant morts_vivants spectre* es: fantasma* no_muertos muertos_vivientes nigromanc* it: fantasm* spettr* non_morti morti_viventi pt: fantasma* mortos_vivos assombra*',
    ],
    tells: [
      near(
        'spirit spirits figure figures',
        'translucent transparent restless dead departed wail* vengeful unquiet ghost* spectral floating floats',
      ),
      `ghost ghosts ghostly undead zombie zombies skeleton skeletons skeletal lich liches wraith wraiths specter spectre specters spectral phantom apparition poltergeist revenant ghoul ghouls wight wights mummy mummies banshee vampire vampires vampiric necromanc* haunted =haunt_the|this|these risen_dead walking_dead living_dead
       =raise_the_dead =rise_from_the_grave|dead|tomb animated_corpse reanimated dead_walk dead_rise dead_men_walk restless_dead restless_spirit restless_spirits draugr shade_of_the_dead
       de: geist_des geist_der spukgestalt* gespenst* gespenstisch* untot* zombie* skelett* wiedergänger* spuk spukt ghul* vampir* mumie* nekromant* geisterhaft* geister geistererscheinung* fr: fantôme* mort_vivant morts_vivants zombie* squelette* spectre* revenant* vampire* goule* liche momie* nécromanc* hant* es: fantasma* muerto_viviente muertos_vivientes no_muert* zombi* esqueleto* espectro* vampir* momia* necrófag* nigromant* embrujad*
       it: fantasm* spettr* zombi* scheletr* vampir* mummia mummie non_mort* morti_viventi negromant* infestat* pt: fantasma* morto_vivo mortos_vivos zumbi* esquelet* espectr* vampir* múmia* necromant* assombrad*`,
      near(
        'corpse corpses bones dead bony rotting',
        '=rise =shamble =lurch =claw_out =claw_its =stagger_to =stir =animate =twitch =shuffle =walk =reach_for grave graves tomb',
      ),
    ],
  },
  {
    name: 'zombies',
    named: ['zombi* de: zombie* fr: zombi* es: zombi* it: zombi* pt: zumbi*'],
    tells: [
      'zombie zombies zombified walking_dead living_dead reanimated undead shambling_corpse shambling_corpses shambling_dead rotting_corpse risen_dead de: zombie* untot* fr: zombi* mort_vivant morts_vivants es: zombi* muerto_viviente muertos_vivientes it: zombi* morti_viventi pt: zumbi* morto_vivo mortos_vivos',
      near('corpse corpses dead', '=rise =shamble =lurch =claw_out =shuffle =walk =groan =moan'),
    ],
  },
];
