import type { design as en } from '../en/design.ts';
import { formsOf } from '../forms.ts';

const { count } = formsOf('de');

export const design: typeof en = {
  tryAgain: 'Noch einmal',
  keepIt: 'Behalten',
  close: 'Schließen',
  notifications: 'Mitteilungen',
  dismiss: 'Ausblenden',
  showAll: 'Alles zeigen',
  showLess: 'Weniger zeigen',
  copied: 'Kopiert',
  cannotCopy: 'Dein Browser erlaubt hier kein Kopieren. Markiere den Text und kopiere ihn von Hand.',
  justNow: 'gerade eben',
  ago: {
    year: (amount) => (amount === 1 ? 'letztes Jahr' : `vor ${amount} Jahren`),
    month: (amount) => (amount === 1 ? 'letzten Monat' : `vor ${amount} Monaten`),
    week: (amount) => (amount === 1 ? 'letzte Woche' : `vor ${amount} Wochen`),
    day: (amount) => ['gestern', 'vorgestern'][amount - 1] ?? `vor ${amount} Tagen`,
    hour: (amount) => (amount === 1 ? 'vor 1 Stunde' : `vor ${amount} Stunden`),
    minute: (amount) => (amount === 1 ? 'vor 1 Minute' : `vor ${amount} Minuten`),
  },
  trouble: {
    title: 'Das lässt sich nicht anzeigen',
    line: 'In diesem Fenster ist etwas schiefgegangen. Verloren ist nichts: Die Geschichte liegt beim Server.',
    reload: 'Seite neu laden',
    back: 'Zurück zu den Spielen',
  },
  cannotBeShown: {
    composer: 'Das Eingabefeld lässt sich nicht anzeigen.',
    fight: 'Der Kampf lässt sich nicht anzeigen.',
    journal: 'Die Chronik lässt sich nicht anzeigen.',
    party: 'Die Gruppe lässt sich nicht anzeigen.',
    sheet: 'Der Bogen lässt sich nicht anzeigen.',
    titlePage: 'Die Titelseite lässt sich nicht anzeigen.',
    story: 'Die Geschichte lässt sich nicht anzeigen.',
    table: 'Der Tisch lässt sich nicht anzeigen.',
    world: 'Die Welt lässt sich nicht anzeigen.',
  },
  hitPointsOf: (name) => `Trefferpunkte von ${name}: `,
  deathSaves: (saves) => `Todesrettungswürfe: ${saves}`,
  deathSavesMade: 'Gelungene Todesrettungswürfe',
  deathSavesFailed: 'Misslungene Todesrettungswürfe',
  savesOf: (successes, failures) =>
    `${count(successes, { one: 'Erfolg', other: 'Erfolge' })}, ${count(failures, { one: 'Fehlschlag', other: 'Fehlschläge' })}`,
};
