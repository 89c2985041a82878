import type { app as en } from '../en/app.ts';

export const app: typeof en = {
  opening: 'Ouverture de Fireside',
  openingScreen: 'Ouverture',
  outOfReach: 'Fireside est injoignable',
  nothingHere: {
    title: 'Il n’y a rien ici',
    line: 'L’adresse est peut-être mal saisie, ou ce qui se trouvait ici a été supprimé.',
    back: 'Retour à tes parties',
  },
  skip: 'Aller au contenu',
  home: 'Fireside, tes parties',
  navigation: 'Menu principal',
  games: 'Parties',
  characters: 'Personnages',
  settings: 'Réglages',
  administration: 'Administration',
  about: 'À propos de Fireside',
  signedInAs: (name) => `Connexion : ${name}`,
  guest: (name, link) => [
    `Tu es de passage ici, ${name} : `,
    link('garde ce compte en choisissant un mot de passe'),
  ],
};
