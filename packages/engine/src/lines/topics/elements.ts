import { near, type Topic } from '../topic.ts';

export const elements: readonly Topic[] = [
  {
    name: 'heights and falling',
    named: [
      'height heights falling acrophob* vertigo high_places falls_from de: höhe höhen höhenangst stürze absturz abstürze fallen_aus fr: hauteur* vertige* chute* es: altura* caída* vértigo it: altezz* vertigin* cadut* pt: altura* queda* vertigem',
    ],
    tells: [
      `vertigo dizzying_height dizzying_drop dizzying_heights sheer_drop =plummet =plunge_into_the_abyss|chasm|void|depths|ravine|gorge =plunge_to =fall_to_his|her|their|your_death|doom fell_to_his|her|their_death bottomless abyss chasm precipice dangl* hundreds_of_feet_below hundred_feet_below far_below_you thousand_feet_below
       great_height to_his|her|their|your_death rope_bridge narrow_ledge free_fall freefall sheer_cliff cliff_edge edge_of_the_cliff cliff_s_edge lose_your_footing =lose_his|her|your|their_footing|grip|balance
       de: schwindelerregend* abgrund* stürzt_in|hinab stürzte_in|hinab abgestürzt absturz* in_die_tiefe höhenangst fr: vertige* vertigineu* précipice* abîme* tombe_dans_le_vide chute_dans dans_le_vide es: vértigo vertiginos* precipicio* abismo* cae_al_vacío al_vacío it: vertigin* precipiz* abisso precipit* nel_vuoto pt: vertig* precipício* abismo* despenc* no_vazio`,
      near(
        '=fall fell fallen =tumble =drop =slip =plunge =hurtle =topple',
        'cliff ledge tower roof wall ladder rope bridge parapet balcony rooftop feet_down abyss chasm depths void edge gorge ravine branch battlements mast height heights screaming',
      ),
    ],
  },
  {
    name: 'drowning and deep water',
    named: [
      'drown* deep_water thalassopho* aquaphob* underwater open_water open_ocean de: ertrink* ertränk* tiefes_wasser tiefem_wasser fr: noyade* noyer eau_profonde eaux_profondes es: ahog* aguas_profundas it: annega* annegamento acque_profonde pt: afoga* águas_profundas',
    ],
    tells: [
      near('lungs', 'water air bubbles burn* scream* ache* bursting salt'),
      near(
        'water waves sea river lake current tide surface depths',
        '=drag =pull_me|you|him|her|them_down|under lungs nose mouth air bubbles =struggle gulp* going_under =go_under went_under weight weighs cannot_breathe can_t_breathe for_breath for_air deeper icy_depths =sink',
      ),
      `=drown drowned drowning underwater beneath_the_waves beneath_the_surface under_the_surface under_the_water below_the_surface deep_water deep_waters fathoms lungs_fill|filled|filling water_fills_your|his|her_lungs water_in_your|his|her_lungs swallows_water swallowed_water gulps_water held_underwater =hold_._underwater =hold_._under_water head_under_water
       =drag_you|him|her_under pulls_you|him|her_under dragged_under pulled_under goes_under waterlogged watery_grave lungs_burn gasping_for_air_as_the_water
       de: ertrink* ertrank ertrunk* ertränk* unter_wasser unter_der_oberfläche wasser_in_die_lunge* fr: noie noient noyé* noyade se_noy* sous_l_eau sous_la_surface es: ahog* bajo_el_agua se_hunde_en_el it: annega* affog* sott_acqua sotto_la_superficie pt: afog* debaixo_d_água debaixo_da_água sob_a_água submers*`,
      near(
        'water waves sea river lake current flood lungs undertow surface',
        '=choke =sink sank sunk lungs =gasp =swallow =drag_under =thrash =submerge breath breathe depths =swirl_over_his =swirl_over_your over_your_head over_his_head over_her_head drags pulls_under',
      ),
    ],
  },
  {
    name: 'fire and burning',
    named: [
      'fire fires burn* pyrophob* immolat* arson burned_alive burnt_alive de: feuer verbrenn* brand brände fr: feu feux brûl* incendie* es: fuego quem* incendio* it: fuoco bruciare bruciat* incendi* pt: fogo queim* incêndio*',
    ],
    tells: [
      `burned_alive burnt_alive burning_alive burn_alive =burn_to_death =burn_at_the_stake burned_at_the_stake burnt_at_the_stake at_the_stake immolat* =set_on_fire set_fire_to set_afire set_ablaze ablaze inferno conflagration the_blaze a_blaze blazing_building|house|village|ship arson arsonist charred charring scorched_flesh seared_flesh burning_flesh burnt_flesh smell_of_burning
       wreathed_in_flame|flames engulfed_in_flames|fire in_flames engulfed_by_flames|fire|the_flames fireball breathes_fire burning_house|houses|building|buildings|village|ship|barn|cottage|town choking_smoke burst_into_flames|flame bursts_into_flame|flames pyre pyres wildfire catches_fire caught_fire catch_fire on_fire house_fire =scald =incinerate =cremate
       de: verbrenn* verbrannt* verbrannte* scheiterhaufen* in_flammen brandstift* lichterloh* brennt_nieder feuersbrunst verkohlt* in_brand brennende_haus brennendes_haus fr: brûlé*_vi* brûle_vif brûlé_vif bûcher* incendie* en_flammes en_feu calcin* immol* prend_feu es: quemad*_viv* hoguera_con incendio* en_llamas calcinad* arde_viv* prende_fuego it: arso_vivo bruciat*_viv* rogo incendi* in_fiamme carbonizzat* prende_fuoco pt: queimad*_viv* incêndio* em_chamas carbonizad* pega_fogo pegou_fogo`,
      near(
        'fire flame flames fires de: feuer flammen fr: feu flammes es: fuego llamas it: fuoco fiamme pt: fogo chamas',
        `=engulf =consume =burn skin flesh hair screaming =scream shriek* =lick_at_his house houses cottage roof village thatch barn =devour spread spreads spreading =rage raging alive roars through
         de: verschling* schrei* haut dorf haus dach breitet fr: dévor* hurl* peau village maison toit es: devora* grita* piel aldea casa it: divora* urla* pelle villaggio casa pt: devora* grita* pele aldeia casa`,
      ),
      near(
        '=burn burnt burning',
        'alive flesh skin death house village cottage barn witch heretic =scream shriek* stake people villagers families hair hand hands face',
      ),
    ],
  },
  {
    name: 'starvation and thirst',
    named: [
      'starv* hunger famine thirst dehydrat* malnutrition de: hunger* verhunger* hungersnot* durst verdurst* fr: faim famine* soif affam* es: hambre* hambruna* sed inanición it: fame carestia sete inedia pt: fome* sede inanição',
    ],
    tells: [
      near('ribs cheeks bellies', 'gaunt hollow swollen show showing visible sunken jut*'),
      `=starve starvation famine famished emaciated malnourish* malnutrition dehydrat* dying_of_thirst dying_of_hunger die_of_thirst die_of_hunger died_of_hunger died_of_thirst parched_throat parched_lips gaunt_with_hunger hollow_cheeked weak_with_hunger mad_with_thirst mad_with_hunger nothing_to_eat skin_and_bones has_not_eaten have_not_eaten haven_t_eaten hasn_t_eaten
       begs_for_bread beg_for_bread hunger_gnaws gnawing_hunger
       de: verhunger* hungersnot* ausgehungert* abgemagert* verdurst* hungert hungern fr: famine* affam* meurt_de_faim meurent_de_faim mourir_de_faim meurt_de_soif décharné* es: hambruna* hambrient* muere*_de_hambre desnutri* famélic* muere*_de_sed it: carestia affamat* muoiono_di_fame muore_di_fame denutrit* muore_di_sete pt: fome* famint* morre*_de_fome desnutri* morre*_de_sede`,
      near(
        'hunger thirst hungry',
        'weak =die dying ribs bellies belly children bones swollen gaunt delirious desperate =collapse',
      ),
    ],
  },
  {
    name: 'natural disasters',
    named: [
      'natural_disaster* disasters earthquake* tsunami* hurricane* tornado* flood* volcan* eruption* avalanche* wildfire* landslide* de: naturkatastrophe* erdbeben* tsunami* flutkatastrophe* überschwemmung* vulkan* lawine* wirbelsturm* fr: catastrophe*_naturelle* séisme* tremblement*_de_terre tsunami* inondation* ouragan* avalanche* es: desastre*_natural* terremoto* tsunami* inundaci* huracan* huracán avalancha* it: disastr*_natural* terremot* tsunami alluvion* uragan* valang* pt: desastre*_natura* terremoto* tsunami* inundaç* enchente* furac* avalanche*',
    ],
    tells: [
      `earthquake tsunami tidal_wave hurricane tornado cyclone typhoon whirlwind landslide mudslide rockslide avalanche volcanic volcano eruption lava flash_flood flood floods floodwater floodwaters flooded_village wildfire =erupt ground_shakes earth_shakes ground_trembles earth_trembles ground_heaves tremor tremors aftershock
       de: erdbeben* tsunami* flutwelle* wirbelsturm* orkan* erdrutsch* lawine* vulkan* überschwemm* hochwasser fr: séisme* tremblement_de_terre raz_de_marée ouragan* tornade* glissement_de_terrain avalanche* volcan* inond* es: terremoto* maremoto* huracán huracanes tornado* avalancha* volcán volcanes inunda* it: terremot* maremot* uragan* tornado frana frane valang* vulcan* alluvion* inonda* pt: terremoto* maremoto* furacão furacões tornado* deslizamento* avalanche* vulcã* inunda* enchente*`,
    ],
  },
];
