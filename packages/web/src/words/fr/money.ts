import type { money as en } from '../en/money.ts';
import { formsOf } from '../forms.ts';

const { number } = formsOf('fr');

export const money: typeof en = {
  noBytes: 'rien',
  unknown: 'inconnu',
  none: 'aucun',
  atLeast: (amount) => `au moins ${amount}`,
  readAndWritten: (read, written) => `${read} lus, ${written} écrits`,
  title: 'Modèle et coût',
  storytellerLeads: 'Le conteur intégré mène la partie.',
  storytellerCan:
    'Il joue selon les règles et connaît ses propres récits. Il comprend les phrases simples, n’improvise pas librement et ne coûte rien.',
  modelLeads: (model) => `${model} mène la partie.`,
  modelCan:
    'Il improvise librement et répond à tout ce que vous écrivez. Les dés, les blessures et les fiches sont tenus par Fireside, pas par le modèle ; ce qu’il raconte à leur encontre est retenu.',
  costsNothing: 'Cela n’a rien coûté.',
  thisEvening: 'Ce soir',
  wholeGame: 'Toute la partie',
  requests: 'Requêtes',
  requestsOf: (evening, total) => `${number(evening)} ce soir, ${number(total)} en tout`,
  tokensAndCost: (tokens, cost) => `Jetons : ${tokens}. Coût : ${cost}.`,
  price: 'Prix',
  priceUnknown: 'Personne n’a dit à Fireside ce que coûte ce modèle.',
  noBudget: 'Aucun budget n’est fixé : la partie coûte ce qu’elle coûte.',
  tokens: (amount) => `${amount} jetons`,
  spentOf: (spent, budget) => `Dépensé : ${spent} sur ${budget}.`,
  states: {
    near: 'Plus des quatre cinquièmes sont dépensés.',
    spent: 'Le budget est épuisé. Le MJ répondra dès qu’il sera augmenté.',
  },
  news: {
    open: 'La partie a de nouveau du budget.',
    near: 'Plus des quatre cinquièmes du budget de la partie sont dépensés.',
    spent:
      'Le budget de cette partie est épuisé. La discussion de table continue ; le MJ répondra dès que le budget sera augmenté.',
  },
  budget: 'Budget',
  budgetHint:
    'Une fois le budget épuisé, le MJ termine ce qu’il raconte et ne répond plus tant que tu ne l’augmentes pas. Rien n’est perdu.',
  kinds: { none: 'Aucun', tokens: 'En jetons', usd: 'En dollars' },
  dollars: 'Dollars US, pour toute la partie',
  tokensMost: 'Jetons, pour toute la partie',
  save: 'Enregistrer le budget',
  saved: 'Le budget est enregistré.',
};
