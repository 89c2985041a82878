import type { journal as en } from '../en/journal.ts';
import { formsOf } from '../forms.ts';

const { count } = formsOf('fr');

export const journal: typeof en = {
  title: 'Chronique',
  meaning: 'Ce que le MJ retient de l’histoire.',
  again: 'Réessayer',
  opening: 'On ouvre la chronique',
  noChapters:
    'Pas encore de chapitre. Le MJ écrit le premier quand il y a assez à raconter ; d’ici là, il se souvient de ce qui a été dit.',
  chapters: 'Chapitres',
  turningBack: 'On remonte les pages…',
  readInStory: 'Lire dans l’histoire',
  correct: 'Corriger',
  quoted: (title) => `« ${title} »`,
  chapterTitle: 'Titre du chapitre',
  whatHappened: 'Ce qui s’est passé',
  whatHappenedHint: 'Pour la suite, le MJ s’en tient à ces mots.',
  saveChapter: 'Enregistrer le chapitre',
  cancel: 'Annuler',
  script: 'Scénario',
  scriptMeaning:
    'L’aventure scène par scène, et où en est le groupe. Elle dévoile des secrets, rien qu’à toi.',
  openingScript: 'On ouvre le scénario',
  showScript: 'Montrer le scénario',
  foldScript: 'Replier le scénario',
  pinned: 'Épinglé',
  pinnedSentences: 'Phrases épinglées',
  unpin: (text) => `Détacher : ${text}`,
  unpinned: (text) => `Détaché : ${text}`,
  undo: 'Annuler',
  pinSentence: 'Épingler une phrase',
  pinHint: 'Le MJ n’oublie jamais ce qui est épinglé. Toute la table peut le lire.',
  pinIt: 'Épingler',
  searchTitle: 'Recherche',
  searchLabel: 'Mots dans l’histoire',
  results: 'Trouvé',
  found: (many, isMore) => {
    if (many === 0) return isMore ? 'Rien jusqu’ici.' : 'Personne n’a dit cela ici.';
    return count(many, { one: 'passage trouvé', other: 'passages trouvés' });
  },
  furtherBack: 'Chercher plus loin',
  dm: 'MJ',
  somebody: 'Quelqu’un',
  kinds: { whisper: 'chuchoté', table: 'discussion de table' },
};
