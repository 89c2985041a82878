import type { notify as en } from '../en/notify.ts';

export const notify: typeof en = {
  title: 'Quand t’appeler',
  question: 'Faut-il t’appeler quand c’est à toi de jouer ?',
  sound: 'Son',
  notification: 'Notification',
  no: 'Non',
  changedInSettings: 'Tu peux changer cela dans les réglages.',

  hint: 'Quand c’est à toi de jouer, qu’un de tes jets est attendu ou que quelqu’un te chuchote quelque chose, et que tu n’es pas à cette table. Dans ce navigateur seulement.',
  soundSwitch: 'Un son discret',
  notificationSwitch: 'Une notification du système',
  refused:
    'Ce navigateur ne permet pas à Fireside d’afficher des notifications. Tu peux les autoriser pour cette adresse dans les réglages du navigateur.',
  missing: 'Ce navigateur ne peut pas afficher de notifications ici.',
  missingInsecure:
    'Les navigateurs n’affichent des notifications que pour les adresses qui commencent par https://.',
  example: 'Voilà comment je t’appelle.',

  yourTurn: 'C’est à toi de jouer.',
  yourRoll: (notation) => `On attend ton jet : ${notation}`,
  whispers: (name) => `${name} te chuchote quelque chose.`,
  dmWhispers: 'Le MJ te chuchote quelque chose.',
};
