import type { table as en } from '../en/table.ts';

export const table: typeof en = {
  opening: 'Tu prends place',
  noGame: 'Il n’y a pas de partie ici',
  noGameWhy: 'Elle a été supprimée par la personne qui l’avait créée, ou l’adresse est mal tapée.',
  cannotOpen: 'Impossible d’ouvrir cette table',
  tryAgain: 'Réessayer',
  toGames: 'Retour aux parties',
  ended: 'Terminée',
  invite: 'Inviter',
  awaits: { roll: 'Ton jet', turn: 'À toi de jouer' },
  views: { story: 'Histoire', party: 'Groupe', sheet: 'Fiche', journal: 'Chronique', table: 'Table' },
  beside: 'À côté de l’histoire',
  titles: { sheet: 'Ta fiche', journal: 'Chronique', table: 'Cette table' },
  closings: {
    deleted: 'Cette partie a été supprimée.',
    forbidden: 'Tu n’as plus de place à cette table.',
    crowded:
      'Tu as trop de tables ouvertes à la fois. Fermes-en une dans une autre fenêtre, puis reconnecte celle-ci.',
  },
  noAnswer: 'Le serveur n’a pas répondu.',
  noConnection: 'Il n’y a pas de connexion pour le moment. Réessaie dans un instant.',
  takenBack: 'L’histoire est revenue jusqu’ici.',
  gone: {
    deleted: {
      title: 'Cette partie a été supprimée',
      sentence:
        'La personne qui l’avait créée l’a supprimée pour tout le monde, et son histoire avec elle. Les personnages restent.',
    },
    forbidden: {
      title: 'Tu n’es plus à cette table',
      sentence:
        'Tu l’as quittée, ou ta place a été libérée. Ce que tu as dit reste dans l’histoire, et ton personnage reste à toi.',
    },
    unsent: 'Non envoyé :',
  },
  spoken: {
    dm: 'MJ',
    somebody: 'Quelqu’un',
    whispers: (name) => `${name} te chuchote`,
    talk: (name) => `${name}, discussion de table`,
    natural: (face) => `, un ${face} naturel`,
    more: (left) => `et ${left} de plus`,
    yourTurn: (notation, reason) => `À toi : lance ${notation}. ${reason}`,
    paused: 'La partie est en pause.',
    resumed: 'La partie reprend.',
  },
};
