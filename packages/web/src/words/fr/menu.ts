import type { menu as en } from '../en/menu.ts';

export const menu: typeof en = {
  title: 'Menu de la table',
  yourTable: 'Ta table',
  settings: 'Réglages',
  adventure: 'Aventure',
  players: 'Joueurs',
  everyone: 'Pour tous',
  linesAndVeils: 'Lignes et voiles',
  changeCharacter: 'Changer de personnage',
  keepAccount: 'Garder ce compte',
  download: 'Télécharger l’histoire',
  forms: { md: 'En texte (Markdown)', html: 'En page (HTML)', json: 'En données (JSON)' },
  wayOut: 'La sortie',
  leave: 'Quitter la partie',
  delete: 'Supprimer la partie',
  gameSettings: 'Réglages de la partie',
  opening: 'Ouverture',
  anotherAdventure: 'Une autre aventure',
  anAdventure: 'Une aventure',
  stay: 'Rester',
  left: (game) => `Tu as quitté « ${game} ».`,
  leaveTitle: (game) => `Quitter « ${game} » ?`,
  leaveMeaning:
    'Ta place est libre pour quelqu’un d’autre, et tu ne peux plus lire l’histoire. Ce que tu as dit y reste. Ton personnage reste le tien. Pour revenir, il te faut le code.',
  handOverFirst: 'Confie d’abord la partie',
  handOverMeaning:
    'Tu as créé cette partie, et quelqu’un doit la garder. Confie-la à quelqu’un de la table, puis tu pourras partir ; ou supprime-la pour tous.',
  choosePlayer: 'Choisir quelqu’un',
  startSequel: 'Commencer une suite',
  startSequelTitle: 'Commencer une suite ?',
  notNow: 'Pas maintenant',
  sequelMeaning:
    'Une nouvelle partie commence avec toute la table, et le MJ se souvient de cette histoire comme de son passé. Celle-ci reste telle quelle, à lire.',
  goOnInSequel: 'Continuer dans la suite',
};
