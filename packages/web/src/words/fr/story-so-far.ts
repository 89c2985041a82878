import type { storySoFar as en } from '../en/story-so-far.ts';

export const storySoFar: typeof en = {
  title: 'L’histoire jusqu’ici',
  putAway: 'Ranger l’histoire jusqu’ici',
  openJournal: 'Ouvrir la chronique',
};
