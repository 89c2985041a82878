import type { keys as en } from '../en/keys.ts';

export const keys: typeof en = {
  title: 'Tastenkürzel',
  sentence: 'Einzelne Tasten wirken, solange in keinem Feld geschrieben wird.',
  setting: 'Einzelne Tasten',
  settingHint: 'Tasten wie / und j führen am Tisch umher, solange in keinem Feld geschrieben wird.',
  composer: 'Schreiben',
  end: 'Zum Ende der Geschichte',
  journal: 'Die Chronik öffnen',
  sheet: 'Deinen Bogen öffnen',
  menu: 'Das Menü des Tisches öffnen',
  help: 'Diese Tastenkürzel zeigen',
  send: 'Senden, was du geschrieben hast',
  sendKey: 'Eingabe',
  breakLine: 'Die Zeile umbrechen',
  breakLineKey: 'Umschalt+Eingabe',
  messages: 'Vom Knopf einer Nachricht zu dem einer anderen',
  messagesKey: '↑ ↓',
  close: 'Schließen, was offen ist, oder das Feld verlassen',
  closeKey: 'Esc',
};
