import { tales } from './tales.ts';

export const playNow = {
  title: 'Play now',
  line: 'A tale, somebody to be, and you are in it. No account is needed.',
  lineForPlayers: 'A tale, somebody to be, and you are in it.',
  name: 'What do your friends call you?',
  nameHint: 'You come as a guest. Set a password later if you want to stay.',
  tale: 'Which tale?',
  tales,
  own: 'A sentence of yours',
  ownLine: 'Say what it should be about, as you would to a friend.',
  ownLabel: 'Your sentence',
  ownExample: 'A lighthouse that nobody built, and a key that fits it.',
  gatheringCharacters: 'The characters are coming…',
  begin: 'Begin',
  goOn: 'Go on',
  steps: {
    enter: 'You are being let in…',
    game: 'The table is being laid…',
    seat: 'You are being shown to your seat…',
  },
  kept: 'What is done so far is kept: it goes on from there.',
  toTheTable: 'To the table as it is',
  storytellerLeads:
    'The built-in storyteller leads: it tells in English, follows what you type, rolls the dice, and has no language model behind it.',
  modelLeads: (model: string) =>
    `${model} leads: a language model, which tells in your language. Dice and sheets are kept by the service.`,
};
