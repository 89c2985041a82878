import { formsOf } from '../forms.ts';

const { number } = formsOf('en');

export const money = {
  noBytes: 'nothing',
  unknown: 'unknown',
  none: 'none',
  atLeast: (amount: string) => `at least ${amount}`,
  readAndWritten: (read: string, written: string) => `${read} in, ${written} out`,
  title: 'Model and cost',
  storytellerLeads: 'The built-in storyteller leads.',
  storytellerCan:
    'It plays by the rules and knows its own tales. It understands plain sentences, does not improvise freely, and costs nothing.',
  modelLeads: (model: string) => `${model} leads.`,
  modelCan:
    'It improvises freely and answers whatever you write. Dice, wounds and sheets are kept by Fireside, not by the model; what it tells against them is held back.',
  costsNothing: 'It has cost nothing.',
  thisEvening: 'This evening',
  wholeGame: 'The whole game',
  requests: 'Requests',
  requestsOf: (evening: number, total: number) => `${number(evening)} this evening, ${number(total)} in all`,
  tokensAndCost: (tokens: string, cost: string) => `Tokens: ${tokens}. Cost: ${cost}.`,
  price: 'Price',
  priceUnknown: 'Nobody has told Fireside what this model costs.',
  noBudget: 'No budget is set: the game takes what it takes.',
  tokens: (amount: string) => `${amount} tokens`,
  spentOf: (spent: string, budget: string) => `${spent} of ${budget} are spent.`,
  states: {
    near: 'More than four fifths are spent.',
    spent: 'The budget is spent. The DM answers again when the host raises it.',
  },
  news: {
    open: 'The game has budget again.',
    near: 'More than four fifths of the game’s budget are spent.',
    spent:
      'The budget of this game is spent. Table talk goes on; the DM answers again when the host raises it.',
  },
  budget: 'Budget',
  budgetHint:
    'When it is spent the DM finishes what it is telling and answers nothing more until you raise it. Nothing is lost.',
  kinds: { none: 'None', tokens: 'In tokens', usd: 'In dollars' },
  dollars: 'US dollars, for the whole game',
  tokensMost: 'Tokens, for the whole game',
  save: 'Save the budget',
  saved: 'The budget is saved.',
};
