import type { account as en } from '../en/account.ts';
import { formsOf } from '../forms.ts';

const { number } = formsOf('de');

export const account: typeof en = {
  title: 'Einstellungen',
  reading: {
    title: 'Lesen',
    language: 'Sprache',
    languageHint:
      'Die der Seiten. In welcher Sprache eine Geschichte erzählt wird, legt ihr an ihrem Tisch fest.',
    theme: 'Farben',
    system: 'System',
    light: 'Hell',
    dark: 'Dunkel',
    size: 'Schriftgröße der Geschichte',
    small: 'Klein',
    normal: 'Normal',
    large: 'Groß',
    larger: 'Größer',
    sample: 'Der Regen hat aufgehört. Jemand anders nicht.',
    motion: 'Bewegung',
    motionHint: 'Ohne Bewegung zeigen Würfel ihr Ergebnis sofort.',
    none: 'Keine',
  },
  keep: {
    title: 'Dieses Konto behalten',
    line: 'Du bist zu Gast hier. Mit einem Passwort kommst du von jedem Gerät zurück; ohne eines hält dieses Konto so lange, wie dieser Browser sich an dich erinnert.',
  },
  password: {
    title: 'Passwort',
    isSet: 'Das Passwort ist festgelegt. Damit kommst du von jedem Gerät zurück.',
    isChanged: 'Das Passwort ist geändert. Andere Geräte sind abgemeldet.',
    present: 'Jetziges Passwort',
    first: 'Passwort',
    next: 'Neues Passwort',
    firstHint: (characters) => `Mindestens ${number(characters)} Zeichen, ganz gleich welche.`,
    nextHint: 'Alle anderen Geräte werden abgemeldet.',
    set: 'Passwort festlegen',
    change: 'Passwort ändern',
  },
  devices: {
    title: 'Geräte',
    signedInAs: (name) => ['Du bist angemeldet als ', name, '.'],
    unknown: 'Ein unbekanntes Gerät',
    on: ' auf ',
    looking: 'Deine Geräte werden geladen …',
    list: 'Angemeldet auf',
    nowhereElse: 'Sonst bist du nirgends angemeldet.',
    thisDevice: 'Dieses Gerät',
    times: (used, since) => ['Zuletzt benutzt ', used, ' · angemeldet ', since],
    signOut: 'Abmelden',
    isSignedOut: (device) => `${device} ist abgemeldet.`,
    stay: 'Angemeldet bleiben',
    here: {
      title: 'Auf diesem Gerät abmelden?',
      confirm: 'Hier abmelden',
      line: (name) =>
        `Mit deinem Namen, ${name}, und deinem Passwort kommst du zurück. Nichts geht verloren.`,
    },
    forGood: {
      title: 'Für immer abmelden?',
      confirm: 'Für immer abmelden',
      line: 'Du bist Gast und hast kein Passwort: Niemand kann zu diesem Konto zurück, auch du nicht. Deine Figuren und Plätze bleiben zurück. Leg erst ein Passwort fest, um sie zu behalten.',
    },
  },
  data: {
    title: 'Deine Daten',
    line: 'Dein Konto, deine Figuren, deine Spiele und was du darin gesagt hast, in einer Datei.',
    download: 'Daten herunterladen',
    handOver: 'Soll ein Spiel den anderen bleiben, übergib es vorher an seinem Tisch.',
    remove: 'Mein Konto löschen …',
    removal: {
      title: 'Dein Konto löschen?',
      forGood: 'Das verschwindet für immer, und niemand kann es zurückholen:',
      name: (name) => `dein Name, ${name}, und jede Anmeldung damit`,
      characters: 'deine Figuren',
      games: 'die Spiele, die du angelegt hast, für alle an ihren Tischen',
      said: 'Was du in den Spielen anderer gesagt hast, bleibt dort, ohne deinen Namen.',
      password: 'Dein Passwort',
      wrong: 'Das Passwort stimmt nicht.',
      keep: 'Behalten',
      confirm: 'Mein Konto löschen',
    },
  },
};
