import type { storySoFar as en } from '../en/story-so-far.ts';

export const storySoFar: typeof en = {
  title: 'Was bisher geschah',
  putAway: 'Weglegen, was bisher geschah',
  openJournal: 'Chronik öffnen',
};
