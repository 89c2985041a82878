import { formsOf } from '../forms.ts';

const { count } = formsOf('en');

export const journal = {
  title: 'Journal',
  meaning: 'What the DM remembers of the story.',
  again: 'Try again',
  opening: 'Opening the journal',
  noChapters:
    'No chapters yet. The DM writes the first one when there is enough to tell, and until then remembers what was said.',
  chapters: 'Chapters',
  turningBack: 'Turning back the pages…',
  readInStory: 'Read it in the story',
  correct: 'Correct',
  quoted: (title: string) => `“${title}”`,
  chapterTitle: 'Title of the chapter',
  whatHappened: 'What happened',
  whatHappenedHint: 'The DM goes by these words in what follows.',
  saveChapter: 'Save the chapter',
  cancel: 'Cancel',
  script: 'Script',
  scriptMeaning: 'The adventure scene by scene, and where the party is. It shows secrets, to you alone.',
  openingScript: 'Opening the script',
  showScript: 'Show the script',
  foldScript: 'Fold the script',
  pinned: 'Pinned',
  pinnedSentences: 'Pinned sentences',
  unpin: (text: string) => `Unpin: ${text}`,
  unpinned: (text: string) => `Unpinned: ${text}`,
  undo: 'Undo',
  pinSentence: 'Pin a sentence',
  pinHint: 'The DM never forgets what is pinned. Everyone at the table can read it.',
  pinIt: 'Pin it',
  searchTitle: 'Search',
  searchLabel: 'Words in the story',
  results: 'Found',
  found: (many: number, isMore: boolean) => {
    if (many === 0) return isMore ? 'Nothing so far.' : 'Nobody has said that here.';
    return count(many, { one: 'passage found', other: 'passages found' });
  },
  furtherBack: 'Look further back',
  dm: 'DM',
  somebody: 'Somebody',
  kinds: { whisper: 'whispered', table: 'table talk' },
};
