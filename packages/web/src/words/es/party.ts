import type { party as en } from '../en/party.ts';

export const party: typeof en = {
  title: 'Grupo',
  here: 'aquí',
  away: 'fuera',
  noCharacter: 'aún sin personaje',
  toRoll: (notation) => ['por tirar: ', notation],
  hasLeft: (name) => `${name} ha dejado la mesa`,
  world: 'Mundo',
  quests: 'Misiones',
  questDone: 'cumplida',
  questFailed: 'fracasada',
  people: 'Personas',
  known: 'Se sabe',
  satWithout: 'Estuviste en esta mesa sin personaje.',
  noCharacterTitle: 'Aún sin personaje',
  speakAsYourself:
    'Puedes hablar en esta mesa en tu propio nombre. Con un personaje, el DM sabe de qué eres capaz.',
  chooseCharacter: 'Elegir un personaje',
};
