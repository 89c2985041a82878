import type { menu as en } from '../en/menu.ts';

export const menu: typeof en = {
  title: 'Tischmenü',
  yourTable: 'Dein Tisch',
  settings: 'Einstellungen',
  adventure: 'Abenteuer',
  players: 'Mitspielende',
  everyone: 'Für alle',
  linesAndVeils: 'Grenzen und Schleier',
  changeCharacter: 'Figur wechseln',
  keepAccount: 'Dieses Konto behalten',
  download: 'Geschichte herunterladen',
  forms: { md: 'Als Text (Markdown)', html: 'Als Seite (HTML)', json: 'Als Daten (JSON)' },
  wayOut: 'Hinaus',
  leave: 'Spiel verlassen',
  delete: 'Spiel löschen',
  gameSettings: 'Einstellungen des Spiels',
  opening: 'Wird geöffnet',
  anotherAdventure: 'Ein anderes Abenteuer',
  anAdventure: 'Ein Abenteuer',
  stay: 'Bleiben',
  left: (game) => `Du hast „${game}“ verlassen.`,
  leaveTitle: (game) => `„${game}“ verlassen?`,
  leaveMeaning:
    'Dein Platz wird frei, und du kannst die Geschichte nicht mehr lesen. Was du gesagt hast, bleibt darin. Deine Figur bleibt deine. Um zurückzukommen, brauchst du den Code.',
  handOverFirst: 'Übergib das Spiel zuerst',
  handOverMeaning:
    'Du hast dieses Spiel angelegt, und jemand muss es führen. Übergib es jemandem aus der Runde, dann kannst du gehen; oder lösche es für alle.',
  choosePlayer: 'Jemanden wählen',
  startSequel: 'Fortsetzung beginnen',
  startSequelTitle: 'Eine Fortsetzung beginnen?',
  notNow: 'Jetzt nicht',
  sequelMeaning:
    'Ein neues Spiel beginnt mit allen, die hier sitzen, und die Spielleitung kennt diese Geschichte als seine Vergangenheit. Diese hier bleibt zum Lesen, wie sie ist.',
  goOnInSequel: 'Weiter in der Fortsetzung',
};
