import type { party as en } from '../en/party.ts';

export const party: typeof en = {
  title: 'Groupe',
  here: 'ici',
  away: 'ailleurs',
  noCharacter: 'pas encore de personnage',
  toRoll: (notation) => ['à lancer : ', notation],
  hasLeft: (name) => `${name} a quitté la table`,
  world: 'Monde',
  quests: 'Quêtes',
  questDone: 'accomplie',
  questFailed: 'échouée',
  people: 'Rencontres',
  known: 'Connu',
  satWithout: 'Tu étais à cette table sans personnage.',
  noCharacterTitle: 'Pas encore de personnage',
  speakAsYourself:
    'Tu peux parler à cette table en ton nom. Avec un personnage, le MJ sait ce dont tu es capable.',
  chooseCharacter: 'Choisir un personnage',
};
