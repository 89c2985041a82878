export const storySoFar = {
  title: 'The story so far',
  putAway: 'Put the story so far away',
  openJournal: 'Open the journal',
};
