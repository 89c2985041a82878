import { befalls, type Topic, type Words } from '../topic.ts';
import { animals, children, death, harm, harmNamed, parents, pets, women } from './groups.ts';

function harmTo(...whom: Words[]): [Words, Words][] {
  return whom.flatMap((words): [Words, Words][] => [
    [harm, words],
    [harmNamed, words],
  ]);
}

export const victims: readonly Topic[] = [
  {
    name: 'harm to children',
    named: [
      ...harmTo(
        children,
        'minors underage youth de: minderjährige fr: mineurs es: infantil it: infantile pt: infantil',
      ),
      'infanticide child_abuse pedophil* paedophil* de: kindesmissbrauch kindesmisshandlung pädophil* fr: infanticide pédophil*',
    ],
    tells: [befalls(children, harm), 'infanticide de: kindesmord fr: infanticide'],
  },
  {
    name: 'death of pets',
    named: [
      [death, pets],
      [harmNamed, 'pet pets de: haustier* es: mascota*'],
    ],
    tells: [befalls(pets, death)],
  },
  {
    name: 'harm to animals',
    named: [...harmTo(animals, 'wildlife'), 'de: tierquälerei tierleid'],
    tells: [befalls(animals, harm)],
    yields: true,
  },
  {
    name: 'death of parents, grief',
    named: [
      [death, parents],
      [
        death,
        'family loved_one loved_ones relatives partner spouse de: familie fr: famille es: familia it: famiglia pt: família',
      ],
      'grief grieving bereave* mourning orphaned losing_a_parent loss_of_a_parent loss_of_a_loved_one de: trauer fr: deuil es: duelo it: lutto pt: luto',
    ],
    tells: [
      'orphan orphans',
      befalls(parents, death),
      `bereave* orphaned =grieve grief =mourn mourner funeral de: trauerfeier* beerdigung* beweint verwaist* fr: deuil funérailles
       es: luto_por funeral huérfan* it: lutto funerale pt: luto funeral`,
    ],
  },
  {
    name: 'violence against women',
    named: [
      ...harmTo(
        women,
        'partner spouse domestic gender de: häusliche* fr: conjugale* es: género doméstica it: donne domestica pt: mulheres doméstica',
      ),
      'femicid* feminicid* domestic_abuse domestic_violence',
    ],
    tells: [befalls(women, harm), 'wife_beater domestic_abuse femicid* feminicid*'],
  },
];
