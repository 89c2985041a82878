import type { Topic } from '../topic.ts';

export const sickness: readonly Topic[] = [
  {
    name: 'disease and plague',
    named: [
      'disease* plague* pandemic* epidemic* illness sickness cancer covid infection* leprosy de: krankheit* seuche* pest pandemie* krebs epidemi* fr: maladie* peste épidémi* pandémi* cancer es: enfermedad* plaga* peste epidemia* pandemia* cáncer it: malatti* peste epidemi* pandemi* cancro pt: doença* praga* peste epidemia* pandemia* câncer',
    ],
    tells: [
      `disease diseased plague plagues plagued_city pestilen* pestilence epidemic pandemic contagio* infect* quarantin* leper lepers leprosy pox smallpox cholera typhus typhoid dysentery consumption tuberculosis measles covid tumor tumour cancer cancerous lesions open_sores weeping_sores symptom buboes bubo pustule festering_boils weeping_boils and_boils boils_and boils_cover|covering|on|erupt|burst covered_in_boils festering fever fevers feverish
       black_death coughs_blood coughing_blood coughs_up_blood coughing_up_blood sickness illness sickbed deathly_ill gravely_ill mortally_ill terminally_ill plague_doctor plague_cart gangren* rotting_sickness wasting_sickness
       de: seuche* pest pestkrank* pestbeule* epidemie* ansteck* infizier* aussätzig* aussatz lepra pocken cholera fieber* krebs krankheit* todkrank* fr: peste pestifér* épidémi* contag* infect* lépreu* lèpre variole choléra fièvre* maladie* cancer es: peste plaga* epidemia* contagi* infect* lepros* lepra viruela cólera fiebre* enfermedad* cáncer it: peste epidemi* contagi* infett* lebbr* vaiolo colera febbre febbr* malatti* cancro pt: peste praga* epidemia* contagi* infect* lepros* varíola cólera febre* doença* câncer`,
    ],
  },
];
