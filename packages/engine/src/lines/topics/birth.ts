import { near, type Topic } from '../topic.ts';

export const birth: readonly Topic[] = [
  {
    name: 'pregnancy',
    named: [
      'pregnan* childbirth giving_birth birth tokopho* infertil* de: schwanger* geburt gebären fr: grossesse* enceinte* accouch* es: embaraz* parto it: gravidanz* incinta parto pt: gravid* grávid* parto',
    ],
    tells: [
      `pregnan* with_child heavy_with_child =give_birth childbirth midwife midwives labor_pains labour_pains goes_into_labor goes_into_labour went_into_labor went_into_labour in_labor in_labour birthing contractions unborn great_with_child waters_break|broke her_time_is_near|come expecting_a_child expecting_her expecting_a_baby
       swollen_belly_of_the_mother womb fetus foetus stillborn stillbirth trimester umbilical newborn morning_sickness barren_wife infertil* impregnat* =conceive_a_child
       de: schwanger* hebamme* wehen gebärt gebiert gebar gebären entbind* ungeboren* niederkunft fr: enceinte* grossesse* accouch* sage_femme es: embaraz* encinta comadrona* partera* dar_a_luz da_a_luz
       it: incinta gravid* partor* levatrice ostetrica nascitur* pt: grávida* gravidez parteira* dar_à_luz deu_à_luz dá_à_luz`,
    ],
  },
  {
    name: 'miscarriage',
    named: [
      'miscarr* stillb* pregnancy_loss baby_loss losing_a_baby loss_of_a_baby de: fehlgeburt* totgeburt* fr: fausse_couche* fausses_couches es: aborto_espontáneo it: aborto_spontaneo pt: aborto_espontâneo',
    ],
    tells: [
      'miscarr* stillborn stillbirth =lose_the_baby|child =lose_her|their_baby|unborn =lose_a_baby|pregnancy =lose_her_pregnancy de: fehlgeburt* totgeburt* fr: fausse_couche fausses_couches perdu_le_bébé mort_né es: aborto_espontáneo perdió_al_bebé perdió_el_bebé it: aborto_spontaneo perso_il_bambino perso_il_bebe pt: aborto_espontâneo perdeu_o_bebê',
    ],
  },
  {
    name: 'abortion',
    named: [
      'abortion* aborting de: abtreib* schwangerschaftsabbr* fr: avort* ivg es: aborto* abortar it: aborto aborti abortire pt: aborto* abortar',
    ],
    tells: [
      'abortion abortionist abortifacient =end_the|her|a_pregnancy =terminate_the|her|a_pregnancy =rid_her_of_the_child =get_rid_of_the_baby|child de: abtreib* abgetrieben engelmacherin fr: avort* es: aborto abortar abortó it: abortire abortito pt: aborto abortar abortou',
      near('pregnancy unborn womb pregnant', '=end =terminate =rid unwanted purge'),
    ],
  },
];
