import { near, type Topic } from '../topic.ts';

export const body: readonly Topic[] = [
  {
    name: 'blood and gore',
    named: [
      `blood* gore gory bloodshed dismember* decapitat* mutilat* viscera entrails guts splatter hemophob* haemophob* injury_detail
      de: blut blutig* blutvergießen gemetzel splatter verstümmel* eingeweide
      fr: sang sanglant* gore mutil* tripes
      es: sangre sangrient* gore mutil* vísceras
      it: sangue sanguin* mutil* viscere splatter
      pt: sangue sangrent* gore mutil* vísceras`,
    ],
    tells: [
      'human_foot|hand|head|arm|leg|finger|ear|skull|heart|remains rotten|rotting|decayed|decaying|putrid|burnt|charred_flesh|corpse|corpses|body|bodies flesh_and_bone|bones heads_on_pikes|spikes|stakes mutilated|mangled|bloated_corpse|corpses|body|bodies',
      near('wound wounds', 'deep gaping gush* open spurt* ooz* weep* ragged raw exposed'),
      near(
        'crimson',
        'pool pools stain stains spray sprays drip drips splatter* seep* spread spreads smear*',
      ),
      `blood bloody bloodied bloodstained bloodsoaked bloodbath bloodshot =bleed bled gore gory entrails innards viscera intestine bowels guts disembowel* eviscerat* dismember* decapitat* behead*
       mutilat* mangled severed_head|heads|hand|hands|arm|limb|limbs|leg|finger|fingers|ear|foot|tongue amputat* gash gashes lacerat* brains brain_matter sinew tendon exposed_bone bone_juts splintered_bone torn_flesh ribbons_of_flesh stump
       hemorrhage haemorrhage =maim =flay =disfigure pulped arterial artery gushing_wound open_wound gaping_wound ragged_wound rib_cage_open skull_cracks skull_caves skull_splits
       =take_his|her_head =split_his|her|the_skull
       de: blut* gemetzel eingeweide* gedärm* enthaupt* verstümmel* kehle_durch die_kehle hautfetzen zerbarst zerfleisch* abgetrennt* zerfetz* klaffend* ausgeweidet* gliedmaßen hirnmasse
       fr: ~sang sanglant* ensanglant* saigne* saigna* tripes entrailles viscères éventr* décapit* démembr* mutil* boyaux
       es: sangre sangrient* ensangrent* sangra* tripas entrañas vísceras destrip* decapit* desmembr* mutil*
       it: sangue sanguin* insanguin* budella viscere interiora sventra* decapita* smembra* mutila*
       pt: sangue sangrent* ensanguent* sangra* tripas entranhas vísceras estripa* decapita* desmembra* mutila*`,
      near(
        'arm leg head hand limb limbs throat ear ears fingers skull spine belly',
        '=hack =chop lopped cleaved cleaves cleft =rip =tear =slit slits =sever off_at =smash =crush',
      ),
      near(
        'flesh',
        '=tear =rip =cut =slice =carve torn raw rotting =peel strips ribbons =rend rent chunk chunks',
      ),
    ],
  },
  {
    name: 'torture',
    named: [
      'tortur* torment* interrogation_under de: folter* quälerei fr: tortur* supplice es: tortur* tormento it: tortur* sevizie pt: tortur*',
    ],
    tells: [
      near(
        'boiling_water boiling_oil whipping_post flogg* lashes interrogat*',
        'dangl* feet lower* prisoner captive pain scream* blood back tied bound break',
      ),
      near(
        'prisoner prisoners captive captives',
        'hook hooks hung hang hangs shackle* manacle* chains whip* lash* flog* hot_iron boiling',
      ),
      `=torture torturer torturous_device torture* thumbscrew iron_maiden waterboard* red_hot_iron red_hot_irons hot_irons glowing_iron branding_iron =brand_him|her|them cat_o_nine_tails on_the_rack
       racked_prisoner strappado flayed =flay =skin_him|her|them_alive skinned_alive torment_chamber instruments_of_pain judas_cradle breaking_wheel pain_until drawn_and_quartered
       de: folter* gefoltert* quäl* gequält* daumenschraube* streckbank* glühende_eisen glühenden_eisen
       fr: tortur* supplici* fer_rouge fers_rouges chevalet
       es: tortur* atorment* hierro_candente hierros_al_rojo potro
       it: tortur* sevizi* ferro_rovente ferri_roventi
       pt: tortur* atorment* ferro_em_brasa ferros_em_brasa`,
      near(
        'inquisitor interrogator tormentor executioner prisoner captive',
        'screw screws pincers tongs pliers rack =scream shriek* confess confesses confession =whip =flog hooks brand',
      ),
      near(
        'fingernail fingernails toenails nails fingers toes',
        '=pull =rip =tear =pry =break =crush =snap one_by_one =pluck',
      ),
    ],
  },
  {
    name: 'eyes',
    named: [
      `eye eyes eyeball ommetaphob* blinding de: auge augen augenverletzung* fr: oeil yeux es: ojo ojos it: occhio occhi pt: olho olhos`,
    ],
    tells: [
      `eyeball =gouge gouged_out empty_socket empty_sockets eye_socket eye_sockets eyeless bloody_socket =put_out_his|her|their_eyes blinded_with de: augapfel augäpfel augenhöhle* geblendet*
       fr: énuclé* orbite_vide orbites_vides crève*_yeux crève*_les_yeux es: globo_ocular cuenca_vacía cuencas_vacías it: bulbo_oculare orbite_vuote pt: globo_ocular órbitas_vazias`,
      near(
        'eye eyes de: auge augen fr: oeil yeux es: ojo ojos it: occhio occhi pt: olho olhos',
        `=gouge =pluck =peck =pierce =stab =tear torn =rip =burst =pop =scratch =claw =impale =burn =cut =slice =carve =scoop =squeeze =jab =skewer bleed bleeding bled bleeds blood needle thumb thumbs thorn splinter
         dagger knife arrow =puncture =crush =drive =put_out =sew sewn stitched
         de: sticht stach gestochen ausgestochen ausgekratzt blutet bluten reißt riss ausgerissen durchbohrt fr: crève* arrach* perc* saigne* es: arranc* sac* perfor* sangra* clava* it: cava* strapp* trafi* sanguina* pt: arranc* fura* perfur* sangra*`,
      ),
    ],
  },
  {
    name: 'teeth and dentists',
    named: [
      'teeth tooth dentist* dental de: zahn* zähne fr: dent dents dentiste* dentaire es: diente dientes dentista* it: denti dente dentist* pt: dente dentes dentista*',
    ],
    tells: [
      `dentist* toothache molar tooth_puller =pull_teeth root_canal knocked_out_teeth loose_tooth broken_teeth shattered_teeth =spit_out_a_tooth toothless de: zahnarzt* zahnschmerz* zahnweh fr: dentiste arracheur_de_dents es: dentista sacamuelas it: dentist* cavadenti pt: dentista`,
      near(
        'tooth teeth molars gum gums de: zahn zähne zähnen fr: dent dents es: diente dientes muela muelas it: dente denti pt: dente dentes',
        `=pull =wrench =yank =extract =rip =tear =knock =break broken =crack =shatter =chip rotten rotting =drill plier pliers pincers bleed bleeding =spit spat loose =fall_out falls_out =drop_out missing =file filed =smash =grind
         de: zieh* zog gezogen reißt riss bricht ausgeschlagen faul* zange fr: arrach* cass* pourri* es: arranc* saca* rompe* podrid* it: strapp* cava* rompe* marci* pt: arranc* quebra* podre*`,
      ),
    ],
  },
  {
    name: 'needles',
    named: [
      'needle needles syringe injection injections trypano* de: nadel nadeln spritze spritzen fr: aiguille* seringue* piqûre* es: aguja* jeringa* inyecci* it: ago aghi siringa siringhe iniezion* pt: agulha* seringa* injeç*',
    ],
    tells: [
      `syringe hypodermic =inject injection =jab_a_needle de: spritze spritzen injizier* injektion* fr: seringue* es: jeringa* jeringuilla* inyect* it: siringa siringhe inietta* pt: seringa* injeta*`,
      near(
        'needle needles de: nadel nadeln fr: aiguille* es: aguja* it: ago aghi pt: agulha*',
        `arm arms vein veins skin flesh neck =pierce =prick =stab =slide =push =sew =stitch wound blood poison poisoned serum finger fingers eye tattoo =jab =sink sank long hollow eyes
         de: arm vene haut sticht stach blut hals fr: bras veine peau piqu* es: brazo vena piel pincha* it: braccio vena pelle pung* pt: braço veia pele pica* espeta*`,
      ),
    ],
  },
  {
    name: 'body horror',
    named: [
      'body_horror bodily_horror mutation mutations body_transformation trypophob* parasites de: körperhorror body_horror verwandlung_des_körpers fr: horreur_corporelle body_horror es: horror_corporal it: orrore_corporeo pt: horror_corporal',
    ],
    tells: [
      `=mutate mutation parasite parasitic tentacles_burst bursts_from_his|her_chest =slough_off =slough_away fleshy_mass pulsating_flesh pulsing_flesh melted_flesh melting_flesh fused_flesh misshapen extra_limbs extra_eyes
       grotesque_growth tumorous tumor tumour de: mutier* mutation* parasit* geschwür* fr: mutation parasit* es: mutaci* parásit* it: mutazion* parassit* pt: mutaç* parasit*`,
      near(
        'skin flesh bones bone ribs spine face fingers jaw limbs mouths belly chest body torso',
        `=slough =melt =bubble =burst =split =peel =writhe =twist =crack =elongate =stretch =sprout =warp =liquefy =fuse =tear =unhinge =dissolve =ripple =contort =erupt =bulge hatch* =swell swollen beneath_the_skin under_your_skin under_his_skin under_her_skin`,
      ),
    ],
  },
  {
    name: 'vomiting',
    named: [
      'vomit* puke puking throwing_up emeto* being_sick nausea de: erbrechen kotzen übergeben emeto* fr: vomi* es: vómito* vomit* it: vomit* pt: vômito* vómito* vomit*',
    ],
    tells: [
      `vomit* =puke =retch =gag =throw_up dry_heave* =spew barf* =upchuck bile =lose_his|her|your|their_lunch|breakfast|supper|dinner =empty_his|her|your|their_stomach emptying_his_stomach is_sick_on =bring_up_his|her_supper
       nauseat* nausea nauseous de: erbricht erbrach erbroch* kotz* übergibt_sich übergab_sich würgt erbrechen fr: vomi* es: vomit* vómito* it: vomit* pt: vomit* vômito*`,
      near('stomach belly contents', '=heave =empty =retch bile =rise_in_your_throat'),
      near('=throw', 'up_on up_in up_over up_into up_all up_behind up_his_breakfast up_his_lunch'),
    ],
  },
  {
    name: 'bodily fluids',
    named: [
      'bodily_fluid* body_fluid* urine feces faeces excrement piss poop pee snot toilet_humor toilet_humour pus mucus scat de: körperflüssigkeit* urin kot fäkal* rotz eiter fr: fluides_corporels urine excrément* pisse es: fluidos_corporales orina heces excremento* it: fluidi_corporei urina feci escrement* pt: fluidos_corporais urina fezes excremento*',
    ],
    tells: [
      `~pus urine =urinate =piss =pee faeces feces excrement excreta dung_smeared shit shits shat poop =defecate snot mucus phlegm saliva =drool =slobber spittle =wet_himself|herself|themselves|itself|yourself =soil_himself|herself|themselves|yourself soiled_breeches semen latrine
       chamber_pot vomit* privy bile
       de: urin* pisst pisse kot eiter* rotz schleim* speichel* sabber* scheiße* fäkal* fr: urine urin* pisse* excrément* merde morve ~pus salive bave* es: orina* pis meada* heces excremento* mierda moco* ~pus saliva baba* it: urina* piscia* feci escrement* merda moccio ~pus saliva bava pt: urina* mij* fezes excremento* merda ranho ~pus saliva baba*`,
    ],
  },
  {
    name: 'cannibalism',
    named: [
      'cannibal* eating_people eating_humans human_flesh de: kannibal* menschenfress* fr: cannibal* anthropophag* es: caníbal* canibal* antropof* it: cannibal* antropof* pt: canibal* antropof*',
    ],
    tells: [
      `cannibal* man_eater man_eating human_flesh human_meat long_pig flesh_of_men man_flesh manflesh =eat_people =eat_human|humans =eat_the_dead =feast_on_the_dead =eat_his|her|their_own_kind
       de: kannibal* menschenfleisch* menschenfress* fleisch_ihres|seines_opfers fr: cannibal* chair_humaine anthropophag* es: caníbal* canibal* carne_humana antropof* it: cannibal* carne_umana antropof* pt: canibal* carne_humana antropof*`,
      near(
        'human humans person villager villagers man_s woman_s corpse prisoner fallen',
        '=devour =eat ate =gnaw =chew =roast stew cauldron =cook =feast meat spit_over',
      ),
    ],
  },
];
