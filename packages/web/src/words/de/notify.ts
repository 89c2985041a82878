import type { notify as en } from '../en/notify.ts';

export const notify: typeof en = {
  title: 'Gerufen werden',
  question: 'Soll ich dich rufen, wenn du am Zug bist?',
  sound: 'Klang',
  notification: 'Mitteilung',
  no: 'Nein',
  changedInSettings: 'Du kannst das in den Einstellungen ändern.',

  hint: 'Wenn du am Zug bist, ein Wurf von dir erwartet wird oder dir jemand etwas zuflüstert und du nicht an diesem Tisch sitzt. Nur in diesem Browser.',
  soundSwitch: 'Ein leiser Klang',
  notificationSwitch: 'Eine Mitteilung des Systems',
  refused:
    'Dieser Browser erlaubt Fireside keine Mitteilungen. In den Einstellungen des Browsers kannst du sie für diese Adresse zulassen.',
  missing: 'Dieser Browser kann hier keine Mitteilungen zeigen.',
  missingInsecure: 'Browser zeigen Mitteilungen nur für Adressen, die mit https:// beginnen.',
  example: 'So rufe ich dich.',

  yourTurn: 'Du bist am Zug.',
  yourRoll: (notation) => `Dein Wurf wird erwartet: ${notation}`,
  whispers: (name) => `${name} flüstert dir etwas zu.`,
  dmWhispers: 'Die Spielleitung flüstert dir etwas zu.',
};
