import type { money as en } from '../en/money.ts';
import { formsOf } from '../forms.ts';

const { number } = formsOf('de');

export const money: typeof en = {
  noBytes: 'nichts',
  unknown: 'unbekannt',
  none: 'keine',
  atLeast: (amount) => `mindestens ${amount}`,
  readAndWritten: (read, written) => `${read} gelesen, ${written} geschrieben`,
  title: 'Modell und Kosten',
  storytellerLeads: 'Der eingebaute Erzähler leitet.',
  storytellerCan:
    'Er spielt nach den Regeln und kennt seine eigenen Geschichten. Er versteht einfache Sätze, improvisiert nicht frei und kostet nichts.',
  modelLeads: (model) => `${model} leitet.`,
  modelCan:
    'Es improvisiert frei und antwortet auf alles, was ihr schreibt. Würfel, Wunden und Bögen führt Fireside, nicht das Modell; was es dagegen behauptet, wird zurückgehalten.',
  costsNothing: 'Es hat nichts gekostet.',
  thisEvening: 'Heute Abend',
  wholeGame: 'Das ganze Spiel',
  requests: 'Anfragen',
  requestsOf: (evening, total) => `${number(evening)} heute Abend, ${number(total)} insgesamt`,
  tokensAndCost: (tokens, cost) => `Tokens: ${tokens}. Kosten: ${cost}.`,
  price: 'Preis',
  priceUnknown: 'Niemand hat Fireside gesagt, was dieses Modell kostet.',
  noBudget: 'Es ist kein Budget gesetzt: Das Spiel kostet, was es kostet.',
  tokens: (amount) => `${amount} Tokens`,
  spentOf: (spent, budget) => `${spent} von ${budget} sind verbraucht.`,
  states: {
    near: 'Mehr als vier Fünftel sind verbraucht.',
    spent: 'Das Budget ist verbraucht. Die Spielleitung antwortet wieder, sobald es erhöht wird.',
  },
  news: {
    open: 'Das Spiel hat wieder Budget.',
    near: 'Mehr als vier Fünftel des Budgets für dieses Spiel sind verbraucht.',
    spent:
      'Das Budget dieses Spiels ist verbraucht. Das Tischgespräch geht weiter; die Spielleitung antwortet wieder, sobald das Budget erhöht wird.',
  },
  budget: 'Budget',
  budgetHint:
    'Ist es verbraucht, erzählt die Spielleitung zu Ende und antwortet erst wieder, wenn du es erhöhst. Nichts geht verloren.',
  kinds: { none: 'Keines', tokens: 'In Tokens', usd: 'In Dollar' },
  dollars: 'US-Dollar für das ganze Spiel',
  tokensMost: 'Tokens für das ganze Spiel',
  save: 'Budget speichern',
  saved: 'Das Budget ist gespeichert.',
};
