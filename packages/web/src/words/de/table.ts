import type { table as en } from '../en/table.ts';

export const table: typeof en = {
  opening: 'Du nimmst Platz',
  noGame: 'Hier ist kein Spiel',
  noGameWhy: 'Wer es angelegt hat, hat es gelöscht, oder die Adresse ist vertippt.',
  cannotOpen: 'Dieser Tisch lässt sich nicht öffnen',
  tryAgain: 'Noch einmal',
  toGames: 'Zurück zu den Spielen',
  ended: 'Zu Ende',
  invite: 'Einladen',
  awaits: { roll: 'Dein Wurf', turn: 'Du bist am Zug' },
  views: { story: 'Geschichte', party: 'Gruppe', sheet: 'Bogen', journal: 'Chronik', table: 'Tisch' },
  beside: 'Neben der Geschichte',
  titles: { sheet: 'Dein Bogen', journal: 'Chronik', table: 'Dieser Tisch' },
  closings: {
    deleted: 'Dieses Spiel wurde gelöscht.',
    forbidden: 'Du hast an diesem Tisch keinen Platz mehr.',
    crowded:
      'Du hast zu viele Tische gleichzeitig offen. Schließ einen in einem anderen Fenster und verbinde dann diesen.',
  },
  noAnswer: 'Vom Server kam keine Antwort.',
  noConnection: 'Gerade besteht keine Verbindung. Versuch es gleich noch einmal.',
  takenBack: 'Die Geschichte wurde bis hierher zurückgenommen.',
  gone: {
    deleted: {
      title: 'Dieses Spiel wurde gelöscht',
      sentence:
        'Wer es angelegt hat, hat es für alle gelöscht, und seine Geschichte ist mit ihm verschwunden. Die Figuren bleiben.',
    },
    forbidden: {
      title: 'Du sitzt nicht mehr an diesem Tisch',
      sentence:
        'Du hast ihn verlassen, oder dein Platz wurde freigegeben. Was du gesagt hast, bleibt in der Geschichte, und deine Figur bleibt deine.',
    },
    unsent: 'Nicht gesendet:',
  },
  spoken: {
    dm: 'Spielleitung',
    somebody: 'Jemand',
    whispers: (name) => `${name} flüstert dir zu`,
    talk: (name) => `${name}, Tischgespräch`,
    natural: (face) => `, eine natürliche ${face}`,
    more: (left) => `und ${left} weitere`,
    yourTurn: (notation, reason) => `Du bist am Zug: Würfle ${notation}. ${reason}`,
    paused: 'Das Spiel ist angehalten.',
    resumed: 'Das Spiel geht weiter.',
  },
};
