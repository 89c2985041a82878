import { near, type Topic } from '../topic.ts';

export const substances: readonly Topic[] = [
  {
    name: 'drugs',
    named: [
      'drug drugs narcotic* substance_abuse substance_use substances opium cocaine heroin de: droge drogen rauschgift rauschmittel fr: drogue* stupéfiant* es: droga* estupefaciente* narcótic* it: droga droghe stupefacent* pt: droga* entorpecente*',
    ],
    tells: [
      `drug drugs drugged narcotic* opium opiate poppy_milk milk_of_the_poppy laudanum cocaine heroin hashish cannabis marijuana pipe_weed pipeweed hallucinogen* hallucinat* intoxicant intoxicated getting_high gets_high dealer_in_dreams dreamleaf dream_leaf moonsugar skooma drug_den junkie
       overdos* magic_mushroom magic_mushrooms snorts_the_powder =snort_powder
       de: droge drogen drogenhöhle* rauschgift* rauschmittel* opium haschisch kokain heroin berauscht* fr: drogue* drogué* opium stupéfiant* haschich es: droga* drogad* opio narcótic* hachís it: droga droghe drogat* oppio stupefacent* pt: droga* drogad* ópio entorpecente*`,
      near(
        'powder pipe resin mushroom mushrooms',
        '=snort =inhale haze hazy dreamy euphori* trance bliss blissful numb',
      ),
    ],
  },
  {
    name: 'alcohol',
    named: [
      'alcohol* booze drinking drunk* drunkenness liquor beer wine de: alkohol* saufen betrunken* trunkenheit fr: alcool* ivresse ivre es: alcohol* borrach* it: alcol* alcool* ubriac* pt: álcool* alcool* bêbad* embriagu*',
    ],
    tells: [
      'the_drink round_of_drinks brew brewer brewery vineyard distill* swig swigs hic',
      near(
        '=drink drank drunk =swig =sip =quaff bottle bottles cup cups mug mugs goblet',
        'tavern bar toast toasts round rounds heavily deeply =drain uncork* half_empty =swig brew foam foaming froth* barkeep bartender bitter',
      ),
      `alcohol* ale ales beer wine mead rum whiskey whisky brandy gin cider liquor spirits_bottle grog stout lager vodka absinthe wineskin wineskins booze boozy drunk drunken drunks drunkard tipsy inebriat* hungover hangover tankard flagon tavern_brew barkeep_pours dram moonshine firewater
       intoxicated sozzled goblet_of_red =toast_with liqueur schnapps champagne port_wine cask_of keg kegs mug_of_dwarven nightcap pint pints
       de: alkohol* bier bieres biere wein weine weins rotwein met schnaps rum branntwein weinbrand betrunken* besoffen* säuft säufer* humpen rausch likör*
       fr: alcool* bière* ~vin vins hydromel rhum eau_de_vie ivre ivres ivrogne* soûl* cidre chope*
       es: alcohol* cerveza* ~vino vinos hidromiel ron aguardiente borrach* ebri* licor* sidra
       it: alcol* alcool* birra birre ~vino vini idromele rum acquavite ubriac* liquore liquori sidro boccale boccali
       pt: álcool* cerveja* ~vinho vinhos hidromel rum aguardente cachaça bêbad* embriag* licor*`,
    ],
  },
  {
    name: 'addiction',
    named: [
      'addict* alcoholism alcoholic* substance_dependen* gambling_addiction de: sucht suchtkrank* abhängigkeit* alkoholismus süchtig* fr: addict* dépendance* toxicoman* alcoolisme es: adicci* adict* alcoholismo it: dipendenza dipendenze tossicodipenden* alcolismo pt: vício vícios viciad* dependência_química alcoolismo',
    ],
    tells: [
      `addict* junkie alcoholic alcoholism craving cravings withdrawal_symptoms withdrawal_pains hooked_on one_more_dose another_dose next_dose needs_his|her_fix next_fix drunkard compulsive_gambler can_t_stop_drinking cannot_stop_drinking substance_dependen*
       de: süchtig* sucht entzug* entzugserscheinung* abhängige* fr: accro* toxicoman* en_manque dépendant* es: adict* adicci* abstinencia it: tossicodipendent* assuefat* astinenza dipendente_da pt: viciad* vício abstinência`,
      near(
        'dose fix bottle powder dice pipe',
        '=beg =tremble =shake =crave desperate desperately need_it needs_it withdrawal',
      ),
    ],
  },
];
