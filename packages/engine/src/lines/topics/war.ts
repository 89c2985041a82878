import { near, type Topic } from '../topic.ts';

export const war: readonly Topic[] = [
  {
    name: 'genocide',
    named: [
      'genocid* ethnic_cleansing holocaust mass_murder extermination nazi* de: völkermord* genozid* holocaust massenmord* fr: génocid* nettoyage_ethnique es: genocid* limpieza_étnica it: genocid* pulizia_etnica pt: genocíd* genocid* limpeza_étnica',
    ],
    tells: [
      `genocid* exterminat* ethnic_cleansing holocaust =annihilate_the|every|all|their mass_grave mass_graves mass_murder every_last_elf|dwarf|orc|one|man|woman|halfling|gnome|goblin|tiefling wiped_out_the_elves|dwarves|orcs whole_clans whole_villages_slaughtered entire_people entire_race death_camp death_camps
       de: völkermord* ausgerott* ausrott* vernichtungslager massengr* auslösch* fr: génocid* extermin* fosse_commune fosses_communes es: genocid* extermin* fosa_común fosas_comunes it: genocid* stermin* fossa_comune fosse_comuni pt: genocíd* genocid* extermin* vala_comum valas_comuns`,
      near(
        '=wipe_out wiped_out =slaughter =massacre =purge =eradicate',
        'race people peoples tribe tribes clan clans entire whole all_the every elves dwarves orcs gnomes halflings villages bloodline kind nation',
      ),
    ],
  },
  {
    name: 'war crimes',
    named: [
      'war_crime* atrocit* massacre* killing_civilians executing_prisoners war_atrocities de: kriegsverbrechen massaker* gräueltat* fr: crime*_de_guerre massacre* atrocité* es: crimen*_de_guerra masacre* atrocidad* it: crimin*_di_guerra massacr* atrocità pt: crime*_de_guerra massacre* atrocidade*',
    ],
    tells: [
      'slaughter =slaughter crucif* put_to_the_sword burned_to_the_ground burnt_to_the_ground heads_on_pikes|spikes',
      `war_crime* atrocity atrocities massacre massacred massacres massacring civilians_killed no_quarter firing_squad mass_execution mass_executions pillag* =sack_the_town|village|city =raze razed scorched_earth
       de: kriegsverbrech* massaker* massakrier* gräueltat* plünder* gebrandschatzt fr: crime_de_guerre crimes_de_guerre massacr* atrocité* pill* es: crimen_de_guerra crímenes_de_guerra masacr* atrocidad* saque* it: crimin*_di_guerra massacr* atrocità saccheggi* pt: crime_de_guerra crimes_de_guerra massacr* atrocidad* saque* pilha*`,
      near(
        'prisoner prisoners captive captives civilian civilians villager villagers refugees townsfolk peasants surrendered unarmed',
        '=execute =slaughter =butcher =massacre =shoot shot =hang hanged =burn =kill =behead =murder =slay lined_up =line_up =put_to_the_sword',
      ),
      near('village villages town homes', '=burn burnt =torch =raze everyone_in =loot =put_to_the_torch'),
    ],
  },
  {
    name: 'terrorism and explosions',
    named: [
      'terror* bomb* explosi* suicide_bomb* shooting mass_shooting* de: terror* bombe* explosion* anschlag anschläge attentat* fr: terror* bombe* explosion* attentat* es: terror* bomba* explosi* atentado* it: terror* bomba bombe esplosion* attentat* pt: terror* bomba* explos* atentado*',
    ],
    tells: [
      `terrorist* terrorism bomb bombs bomber bombing bombings bombed explosion explosions explosive =explode =detonate detonation blown_to_pieces|bits blows_up blew_up blown_up =blow_up gunpowder_barrel shrapnel dynamite grenade
       de: terrorist* bombe bomben explosion* explodier* sprengsatz* sprengt sprengst* attentat* detonier* fr: terroris* bombe* explos* attentat* déton* es: terroris* bomba* explot* explos* atentado* deton* it: terroris* bomba bombe esplo* attentat* pt: terroris* bomba* explod* explos* atentado* deton*`,
    ],
  },
  {
    name: 'guns',
    named: [
      'gun guns firearm* gun_violence shooting* pistol* rifle* de: schusswaffe* feuerwaffe* pistole* gewehr* fr: arme*_à_feu fusil* pistolet* es: arma*_de_fuego pistola* fusil* it: arm*_da_fuoco pistol* fucil* pt: arma*_de_fogo pistola* fuzil fuzis espingarda*',
    ],
    tells: [
      `gun guns gunman gunmen gunshot gunshots gunfire gunpowder gunslinger firearm pistol rifle musket revolver blunderbuss shotgun flintlock musketeer bullet bullets muzzle machine_gun arquebus derringer =pull_the_trigger cocks_the_hammer
       de: pistole* gewehr* schusswaffe* muskete* revolver* feuerwaffe* schießpulver kugel_trifft flinte* fr: pistolet* fusil* mousquet* revolver* arme_à_feu coup_de_feu coups_de_feu es: pistola* fusil* mosquete* revólver* arma_de_fuego escopeta* disparo disparos it: pistol* fucil* moschett* revolver arma_da_fuoco sparo spari pt: pistola* fuzil mosquete* revólver* arma_de_fogo espingarda* tiro_de`,
    ],
  },
  {
    name: 'police',
    named: [
      'police* cops law_enforcement de: polizei* polizist* fr: police policier* flic* gendarme* es: policía* it: polizia poliziott* carabinier* pt: polícia* policial policiais',
    ],
    tells: [
      'police policeman policemen policewoman cop cops constable constabulary handcuff handcuffs handcuffed handcuffing police_officer police_brutality de: polizei* polizist* handschellen gendarm* wachtmeister* fr: police policier* flic flics gendarme* menottes es: policía* esposado gendarme* it: polizia poliziott* manette carabinier* gendarm* pt: polícia* policial policiais algemas algemad*',
    ],
  },
];
