import type { rules as en } from '../en/rules.ts';

export const rules: typeof en = {
  title: 'Règles de cette table',
  again: 'Réessayer',
  never: 'Le MJ ne parle et ne décide jamais pour vos personnages',
  neverSentence: 'Le MJ ne parle et ne décide jamais pour vos personnages.',
  maySentence: 'Le MJ peut parler et décider pour vos personnages.',
  undo: 'Annuler',
  removed: (text) => `Retiré : ${text}`,
  unseen: 'Personne ne voit qui l’a ajouté.',
  add: 'Ajouter',
  line: {
    title: 'Lignes',
    meaning: 'Une ligne n’entre jamais dans l’histoire, sous aucune forme.',
    none: 'Pas encore de ligne.',
    addOne: 'Ajouter une ligne',
    added: 'la ligne',
    remove: (text) => `Retirer la ligne : ${text}`,
  },
  veil: {
    title: 'Voiles',
    meaning: 'Ce qui est voilé peut arriver, mais hors de vue : la scène s’efface et reprend après.',
    none: 'Pas encore de voile.',
    addOne: 'Ajouter un voile',
    added: 'le voile',
    remove: (text) => `Retirer le voile : ${text}`,
  },
  atZero: 'À 0 point de vie',
  zeroHp: {
    end: {
      choice: 'La partie se termine quand un personnage tombe',
      hint: 'Au premier personnage à 0 point de vie, l’histoire est finie.',
    },
    fall: {
      choice: 'Les personnages tombent et luttent pour leur vie',
      hint: 'À 0 point de vie, un personnage gît à terre et fait des jets contre la mort. La partie se termine quand il ne reste personne.',
    },
  },
};
