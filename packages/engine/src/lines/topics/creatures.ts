import { near, type Topic } from '../topic.ts';

export const creatures: readonly Topic[] = [
  {
    name: 'spiders',
    named: [
      `spider arachnid arachno* spiderweb tarantula de: spinne
      de: spinnen spinnentier* riesenspinne* arachno*
      fr: araign* arachn*
      es: araña* aracn*
      it: ragno ragni aracn*
      pt: aranha* aracn*`,
    ],
    tells: [
      near(
        'web webs webbing cobwebs',
        'thick hang hangs hanging drape* strung corner corners ceiling stretch* glisten* shroud* wrapped cocoon*',
      ),
      `spider* tarantula arachnid* arachn* black_widow eight_legged eight_legs eight_hairy_legs eight_spindly_legs eight_long_legs eight_eyes cobweb spinneret drider ettercap egg_sac
       egg_sacs arachne web_spinner giant_web silken_web sticky_web sticky_webs
       de: spinne spinnen spinnennetz* spinnenwebe* spinnenbein* riesenspinne* spinnweb* tarantel* vogelspinne* achtbeinig*
       fr: araign* tarentule toile_d_araignée
       es: araña* tarántula* telaraña*
       it: ragno ragni ragnatel* tarantola tarantole
       pt: aranha* tarântula* teia_de_aranha`,
      near(
        'web webs webbing',
        'sticky =spin silk silken cocoon cocooned strands threads caught legs scuttle* skitter* fangs',
      ),
      near(
        '=skitter =scuttle',
        'legs legged hairy eight creature creatures thing things arm wall walls ceiling',
      ),
      near('legs', 'hairy spiky spindly segmented too_many many_eyes beady'),
      'crawlers',
    ],
  },
  {
    name: 'insects',
    named: [
      `insect* bug bugs creepy_crawl* cockroach roach roaches entomo* swarm_of_bugs
      de: insekt* käfer ungeziefer krabbel*
      fr: insecte* bestioles cafard
      es: insecto* bichos cucaracha*
      it: insett* scarafagg*
      pt: inseto* insecto* barata*`,
    ],
    tells: [
      `insect* cockroach roach beetle maggot larva larvae grub centipede millipede locust ant wasp hornet horseflies housefly blowfly bluebottle mosquito mosquitoes louse lice flea tick
       bedbug earwig scarab mantis moth gnat midge termite cricket grasshopper creepy_crawly creepy_crawlies mandible chitin chitinous carapace =buzz_of_flies cloud_of_flies swarm_of_flies
       flies_buzz* flies_crawl* flies_swarm* crawling_with_flies bugs swarming_things anthill
       de: insekt* käfer* kakerlake* schabe schaben made maden tausendfüß* hundertfüß* ameise* wespe* hornisse* heuschrecke* laus läuse floh flöhe zecke* motte* mücke* ungeziefer larve* fliegenschwarm*
       fr: insecte* cafard scarabée blatte asticot larve mille_pattes fourmi* guêpe frelon sauterelle criquet pou poux puce mite moustique essaim
       es: insecto* cucaracha* escarabajo* gusano larva ciempiés hormiga* avispa* langosta piojo* pulga* polilla* mosquito*
       it: insett* scarafagg* blatta blatte verme vermi larva larve millepied* formic* vespa vespe calabron* locust* pidocch* pulce pulci falena falene zanzar*
       pt: inseto* insecto* barata* besouro* larva verme centopeia* formiga* vespa* gafanhoto* piolho* pulga* mariposa* mosquito*`,
      near(
        'bug swarm worm worms flies',
        '=crawl =wriggle =squirm =scuttle =skitter wings =bite =sting stung legs =buzz legged',
      ),
    ],
  },
  {
    name: 'snakes',
    named: [
      `snake* serpent* ophidio* viper
      de: schlange schlangen schlangenphobie ophidio*
      fr: serpent* es: serpiente* culebra* ofidio* it: serpent* serpi pt: serpente* cobra*`,
    ],
    tells: [
      `snake snakes snakelike serpent* viper adder cobra python rattlesnake asp asps boa anaconda mamba constrictor yuan_ti forked_tongue pit_viper copperhead
       de: schlange schlangen riesenschlange* giftschlange* natter nattern viper* kobra* python otter
       fr: serpent* vipère cobra couleuvre python
       es: serpiente* culebra* víbora* cobra* pitón
       it: serpent* serpe serpi vipera vipere cobra pitone
       pt: serpente* cobra* víbora* píton jiboia*`,
      near('=slither =coil =uncoil', '=hiss fang fangs scales scaled scaly tongue venom venomous'),
    ],
  },
  {
    name: 'rats',
    named: [
      `~rat ~rats rodent musophob*
      de: ratte ratten nagetier*
      fr: rat rats rongeur*
      es: rata* roedor*
      it: ratto ratti roditor*
      pt: ratazana* rato* roedor*`,
    ],
    tells: [
      `~rat ~rats ratlike rodent wererat
       de: ratte ratten rattenschwarm* nager nagetier*
       fr: ~rat ~rats rongeur*
       es: ~rata ~ratas roedor*
       it: ~ratto ~ratti roditor* pantegan*
       pt: ratazana* ~rato ~ratos roedor*`,
      near('=squeak =gnaw', 'vermin rodents whiskers fur furry naked_tails'),
    ],
  },
  {
    name: 'clowns',
    named: [
      `clown* coulro* jester harlequin de: clown* harlekin* fr: clown* es: payas* it: pagliacc* clown pt: palhaç*`,
    ],
    tells: [
      `clown* harlequin jester pierrot motley_fool painted_grin painted_smile red_nose bulbous_nose pale_face_paint white_face_paint
       de: clown* harlekin* hofnarr* narrenkappe fr: clown* arlequin bouffon es: payas* arlequín bufón it: pagliacc* arlecchin* giullare pt: palhaç* arlequim`,
    ],
  },
  {
    name: 'dolls',
    named: [
      `doll dolls mannequin puppet puppets de: puppe puppen fr: poupée* mannequin* marionnette* es: muñec* maniquí* marioneta* it: bambol* manichin* marionett* pt: bonec* manequi* marionete*`,
    ],
    tells: [
      `doll dolls mannequin puppet marionette ventriloquist ragdoll porcelain_face glass_eyed_face
       de: puppe puppen marionette* schaufensterpuppe* fr: poupée* mannequin* marionnette* pantin es: muñec* maniquí* marioneta* it: bambol* manichin* marionett* burattin* pt: bonec* manequi* marionete* fantoche*`,
    ],
  },
];
