import type { app as en } from '../en/app.ts';

export const app: typeof en = {
  opening: 'Fireside wird geöffnet',
  openingScreen: 'Wird geöffnet',
  outOfReach: 'Fireside ist nicht zu erreichen',
  nothingHere: {
    title: 'Hier ist nichts',
    line: 'Vielleicht ist die Adresse vertippt, oder was hier stand, wurde gelöscht.',
    back: 'Zurück zu deinen Spielen',
  },
  skip: 'Zum Inhalt springen',
  home: 'Fireside, deine Spiele',
  navigation: 'Hauptmenü',
  games: 'Spiele',
  characters: 'Figuren',
  settings: 'Einstellungen',
  administration: 'Verwaltung',
  about: 'Über Fireside',
  signedInAs: (name) => `Angemeldet als ${name}`,
  guest: (name, link) => [
    `Du bist zu Gast hier, ${name}: `,
    link('behalte dieses Konto, indem du ein Passwort festlegst'),
  ],
};
