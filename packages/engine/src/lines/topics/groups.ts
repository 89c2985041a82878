import type { Words } from '../topic.ts';

/** Sets of words that several topics share. */

export const children: Words = `
  child children childs kid toddler baby babies infant newborn boy girl youngster youngling urchin orphan schoolboy schoolgirl teenager teen
  foundling stable_boy little_one little_ones young_one young_ones daughter son grandson granddaughter lad lass lads lasses
  de: ~kind kinder kindern kindes kleinkind* baby* säugling* junge jungen bub buben mädchen tochter töchter waise* waisen* minderjährig* jugendlich*
  fr: enfant bébé nourrisson garçon fillette fille ado orphelin* gamin* gosse mineur
  es: niño niña bebé crío chico chica chiquill* hijo hija huérfan* menor menores
  it: bambin* neonat* ragazzin* ragazzo ragazza ragazzi ragazze figlio figlia figli orfan* minori
  pt: criança menino menina bebê garoto garota filho filha órfão órfã orfaos menor menores miúdo`;

export const pets: Words = `
  dog puppy puppies hound mutt pup kitten kitty cat pony ponies pet your|his|her|their_familiar rabbit bunny parrot songbird animal_companion horse mare stallion foal steed mule donkey
  de: hund hunde hunden hundes welpe* katze katzen kater kätzchen haustier* pferd pferde pferden pony ponys kaninchen
  fr: chien chienne chiot ~chat chatte chaton cheval chevaux poney lapin
  es: perro perra cachorro gato gata gatito caballo yegua mascota conejo
  it: cane cani cagnolin* cucciol* gatto gatti gattin* cavallo cavalli coniglio
  pt: cachorro cão cães cadela gato gata gatinho cavalo égua coelho`;

export const animals: Words = `${pets}
  en: animal wolf wolves bear bears fox foxes deer stag fawn bird sparrow crow raven owl hawk falcon eagle swan goose geese hen chicken
  rooster cow bull calf ox oxen goat sheep lamb ram ewe pig piglet boar hog squirrel hedgehog mouse mice camel elephant lion tiger panther monkey ape
  livestock cattle critter whale dolphin otter badger cub
  de: tier tiere tieren tieres wolf wölfe bär bären fuchs füchse hirsch* reh rehe vogel vögel kuh kühe kalb kälber stier schaf schafe lamm lämmer ziege* schwein* huhn hühner esel vieh maus mäuse
  fr: animal animaux bête loup louve ours renard cerf biche oiseau oiseaux vache veau mouton agneau chèvre cochon poule âne bétail souris
  es: animal animales bestia lobo oso zorro ciervo pájaro vaca ternero oveja cordero cabra cerdo gallina burro mula ganado ratón
  it: animale animali bestia lupo lupi orso orsi volpe cervo uccell* mucca vitello pecor* agnell* capra capre maial* gallin* asino topo
  pt: animal animais bicho lobo urso raposa veado pássaro vaca bezerro ovelha cordeiro cabra porco galinha burro gado rato`;

export const parents: Words = `
  mother father mom mum mommy mummy dad daddy mama papa parent parents grandmother grandfather grandma grandpa granny brother sister sibling wife husband family families
  de: mutter vater eltern mama papa großmutter großvater oma opa bruder schwester familie ehefrau ehemann gattin
  fr: mère père maman parents grand_mère grand_père frère soeur famille épouse mari
  es: madre padre mamá papá padres abuela abuelo hermano hermana familia esposa esposo marido
  it: madre padre mamma papà genitori nonna nonno fratello sorella famiglia moglie marito
  pt: mãe pai mamãe papai pais avó avô irmão irmã família esposa marido`;

export const women: Words = `
  woman women wife maid maiden barmaid girlfriend lady ladies widow washerwoman
  de: frau frauen ehefrau mädchen fr: femme épouse es: mujer mujeres esposa it: donna donne moglie pt: mulher mulheres esposa`;

export const death: Words = `
  ~die ~dies ~died ~dying dead death deaths lifeless corpse carcass =kill =slay =murder =slaughter =butcher perish perished perishes perishing last_breath breathes_no_more
  remains_of body_of bodies_of s_body s_corpse small|tiny|little|broken_body|bodies motionless no_pulse unmoving did|does_not_wake will_never_wake did|does_not_survive
  stopped_breathing stops_breathing no_longer_breathes goes_limp went_limp =snap_his|her|its|their|the_neck =break_his|her|its|their|the_neck =drown =strangle =behead =bury =mourn
  =put_down =put_._down grave graves funeral passed_away =lose_their_life =lose_his_life =lose_her_life bled_out bleeds_out =execute =sacrifice
  de: stirbt starb starben sterben gestorben verstorben* ~tot tote toten toter totes tod todes leiche* leblos* töte* getötet* tötet erschlag* erschlug umgebracht ermord* begrab* ertrink* ertrank ertrunk*
  fr: meurt meurent mourir mourut mort morte morts mortes cadavre tue tuent tuer tué tuée tués égorg* massacr* assassin* noyé*
  es: muere mueren morir murió muerto muerta muertos muertas muerte cadáver mata matan matar mató asesin* degoll* ahog*
  it: muore muoiono morire morì morto morta morti morte cadavere uccid* ucciso uccisa uccisi uccise ammazz* assassin* annega* sgozza*
  pt: morre morrem morrer morreu morto morta mortos mortas morte cadáver mata matam matar matou assassin* afoga* afogou degola*`;

/** What may be done to somebody. */
export const harm: Words = `${death}
  en: =hurt =harm =injure =wound injury injuries wounds =beat =whip =flog =lash =thrash =kick =punch =slap =strike =hit =stab =slash =cut =slice =pierce =impale =skewer
  =crush =maul =mangle =maim =mutilate =cripple =strangle =choke =smother =suffocate =burn =scald =shoot shot =torture =torment =abuse =molest =mistreat =bite
  =bleed bled blood bloody bloodied bruise bruised bruises =scar =starve =devour =skin =flay =trample =throttle =hack =club =bludgeon =batter =hang hung
  =break_his|her|its|their =break_an|a|the_arm|leg|neck|rib|bone =sink_its|his|her|their_teeth|fangs|claws jaws_close sword|spear|arrow|arrows|axe|blade|knife|dagger|bolt|claws|fangs_through|into|in|pierce|pierces blows lashes fists whips crippled =run_._through =kidnap =abduct =threaten agony pained in_pain =slam =hurl neck_snaps|snapped neck_had_snapped neck_breaks|broke by_the_throat s_throat his|her|its|their_throat =throw_it|him|her_to_the_ground|floor whimpers_in_pain =scream_in|with_pain =scream_in_agony screams_of_pain =cry_in|with_pain =howl_in_pain =yelp =poison
  =drag_._by_the_hair =hurl_._against =throw_._against =tear_._apart =rip_._apart =tear_apart =rip_apart knife_to_._throat blade_to_._throat blade_at_._throat =sell_into_slavery
  de: verletz* verwund* schlag schlägt schlug schlugen schlagen geschlagen prügel* verprügel* tritt tritten tretet getreten trat peitsch* sticht stach gestochen erstech* erstoch* würg* quäl* folter* misshandel* missbrauch*
  blut blutet blutend* blutig* blutüberströmt* beißt biss gebissen verbrenn* verbrannt* schmerz* wunde wunden erschieß* erschoss* entführ* kehle zu_boden durchschn* durchbohr* ramm* krallen_in zerreiß* zerriss* zerquetsch*
  fr: blesse* blessé* blessure* frapp* battu* bat battent fouett* gifle* poignard* étrangl* tortur* maltrait* saigne* saignant sang_coule brûle* mord mordu* douleur écras* kidnapp* enlev* coups_de_pied gorge gifl* cogne* jette_à_terre
  es: hiere hieren herir hirió herido* herida* golpe* pega pegan pegó patea* azota* apuñal* estrangul* tortur* maltrat* sangra* sangre quema* muerde* mordió dolor aplast* secuestr* garganta abofete* atraves* arroj*_al_suelo
  it: ferisc* ferì ferito ferita feriti ferite colpi* picchi* frusta* pugnala* strangol* tortur* maltratt* sanguin* sangue brucia* morde mordono dolore schiaccia* rapisc* rapito rapita gola schiaffegg* trafigg* trafitt*
  pt: fere ferem ferir feriu ferido* ferida* golpe* bate batem bater bateu espanc* chuta* chicote* esfaque* estrangul* tortur* maltrat* sangra* sangue queima* morde* mordeu dor esmaga* sequestr* garganta esbofete* atravess* joga*_no_chão`;

/** How lines speak of harm. */
export const harmNamed: Words = `
  harm* violen* cruel* abus* danger* endanger* peril suffer* pain* distress mistreat* neglect* injur* death* dying dead kill* bad_things threaten* torment*
  de: gewalt* leid leiden leidet quäler* tierquälerei gefahr gefähr* schaden tod sterben grausam*
  fr: violen* cruaut* souffr* danger* mal maltraitance mort
  es: violencia violento* crueldad sufr* daño peligro maltrato muerte
  it: violenz* crudelt* soffr* male pericol* maltrattament* morte
  pt: violência violent* crueldade sofr* dano perigo maltrato morte`;
