import type { takingBack as en } from '../en/taking-back.ts';
import { formsOf } from '../forms.ts';

const { count, list } = formsOf('fr');

export const takingBack: typeof en = {
  retell: 'Raconter autrement',
  retellMeaning: 'Ce qui est arrivé reste : les dés, les blessures, les trouvailles. Les mots sont nouveaux.',
  wish: 'Un souhait',
  wishHint: 'Par exemple : plus court, ou sans l’araignée. Tu peux laisser vide.',
  leaveIt: 'Laisser tel quel',
  otherWords: 'Le MJ cherche d’autres mots.',
  takenBack: 'Défait',
  takenBackWhen: (age) => ['Défait ', age],
  takenBackMeaning:
    'Ce qui a été défait ne figure dans aucune histoire, et le MJ ne s’en souvient pas. Il n’y a que toi qui puisses le lire ici.',
  showTakenBack: 'Montrer ce qui a été défait',
  nothingTakenBack: 'Rien n’a été défait à cette table.',
  lookingUp: 'On cherche…',
  again: 'Réessayer',
  dm: 'MJ',
  somebody: 'Quelqu’un',
  wordings: 'Versions',
  formerWording: 'Version précédente',
  nextWording: 'Version suivante',
  wordingOf: (shown, takes) => `${shown} sur ${takes}`,
  toldOtherwise: 'raconté ainsi auparavant',
  takeBackTitle: 'Défaire ceci ?',
  takeBack: 'Défaire',
  whatGoes: ({ answers, messages, isWriting }) => {
    const parts = [
      answers > 0 ? count(answers, { one: 'réponse du MJ', other: 'réponses du MJ' }) : '',
      messages > 0 ? count(messages, { one: 'message de la table', other: 'messages de la table' }) : '',
      isWriting ? 'ce que le MJ est en train d’écrire' : '',
    ].filter(Boolean);
    const goes =
      parts.length > 0
        ? `Cela disparaît pour tout le monde, et avec cela ${list(parts)}.`
        : 'Cela disparaît pour tout le monde.';
    return `${goes} Tout ce que ces tours ont changé est annulé.`;
  },
};
