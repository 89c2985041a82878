import type { party as en } from '../en/party.ts';

export const party: typeof en = {
  title: 'Gruppe',
  here: 'da',
  away: 'fort',
  noCharacter: 'noch keine Figur',
  toRoll: (notation) => ['zu würfeln: ', notation],
  hasLeft: (name) => `${name} hat den Tisch verlassen`,
  world: 'Welt',
  quests: 'Aufgaben',
  questDone: 'erfüllt',
  questFailed: 'gescheitert',
  people: 'Personen',
  known: 'Bekannt',
  satWithout: 'Du hast ohne Figur an diesem Tisch gesessen.',
  noCharacterTitle: 'Noch keine Figur',
  speakAsYourself:
    'Du kannst an diesem Tisch als du selbst sprechen. Mit einer Figur weiß die Spielleitung, was du kannst.',
  chooseCharacter: 'Eine Figur wählen',
};
