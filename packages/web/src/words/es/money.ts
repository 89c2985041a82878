import type { money as en } from '../en/money.ts';
import { formsOf } from '../forms.ts';

const { number } = formsOf('es');

export const money: typeof en = {
  noBytes: 'nada',
  unknown: 'desconocido',
  none: 'ninguno',
  atLeast: (amount) => `al menos ${amount}`,
  readAndWritten: (read, written) => `${read} leídos, ${written} escritos`,
  title: 'Modelo y coste',
  storytellerLeads: 'Dirige el narrador incorporado.',
  storytellerCan:
    'Juega según las reglas y conoce sus propias historias. Entiende frases sencillas, no improvisa libremente y no cuesta nada.',
  modelLeads: (model) => `Dirige ${model}.`,
  modelCan:
    'Improvisa libremente y responde a todo lo que escribáis. Los dados, las heridas y las hojas los lleva Fireside, no el modelo; lo que cuente en contra se retiene.',
  costsNothing: 'No ha costado nada.',
  thisEvening: 'Esta noche',
  wholeGame: 'Toda la partida',
  requests: 'Peticiones',
  requestsOf: (evening, total) => `${number(evening)} esta noche, ${number(total)} en total`,
  tokensAndCost: (tokens, cost) => `Tokens: ${tokens}. Coste: ${cost}.`,
  price: 'Precio',
  priceUnknown: 'Nadie le ha dicho a Fireside cuánto cuesta este modelo.',
  noBudget: 'No hay presupuesto: la partida cuesta lo que cueste.',
  tokens: (amount) => `${amount} tokens`,
  spentOf: (spent, budget) => `Gastado: ${spent} de ${budget}.`,
  states: {
    near: 'Se han gastado más de cuatro quintos.',
    spent: 'El presupuesto se ha agotado. El DM volverá a responder cuando se amplíe.',
  },
  news: {
    open: 'La partida vuelve a tener presupuesto.',
    near: 'Se han gastado más de cuatro quintos del presupuesto de la partida.',
    spent:
      'El presupuesto de esta partida se ha agotado. La charla de mesa sigue; el DM volverá a responder cuando se amplíe.',
  },
  budget: 'Presupuesto',
  budgetHint:
    'Cuando se agota, el DM termina lo que está contando y no responde más hasta que lo amplíes. No se pierde nada.',
  kinds: { none: 'Ninguno', tokens: 'En tokens', usd: 'En dólares' },
  dollars: 'Dólares estadounidenses, para toda la partida',
  tokensMost: 'Tokens, para toda la partida',
  save: 'Guardar el presupuesto',
  saved: 'El presupuesto está guardado.',
};
