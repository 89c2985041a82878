import type { keys as en } from '../en/keys.ts';

export const keys: typeof en = {
  title: 'Raccourcis clavier',
  sentence: 'Les touches seules agissent tant qu’aucun champ n’a le curseur.',
  setting: 'Touches seules',
  settingHint: 'Des touches comme / et j mènent à travers la table tant qu’aucun champ n’a le curseur.',
  composer: 'Écrire',
  end: 'Aller à la fin de l’histoire',
  journal: 'Ouvrir la chronique',
  sheet: 'Ouvrir ta fiche',
  menu: 'Ouvrir le menu de la table',
  help: 'Montrer ces raccourcis',
  send: 'Envoyer ce que tu as écrit',
  sendKey: 'Entrée',
  breakLine: 'Passer à la ligne',
  breakLineKey: 'Maj+Entrée',
  messages: 'Du bouton d’un message à celui d’un autre',
  messagesKey: '↑ ↓',
  close: 'Fermer ce qui est ouvert, ou quitter le champ',
  closeKey: 'Échap',
};
