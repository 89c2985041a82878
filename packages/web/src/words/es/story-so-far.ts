import type { storySoFar as en } from '../en/story-so-far.ts';

export const storySoFar: typeof en = {
  title: 'La historia hasta ahora',
  putAway: 'Guardar la historia hasta ahora',
  openJournal: 'Abrir la crónica',
};
