import type { journal as en } from '../en/journal.ts';
import { formsOf } from '../forms.ts';

const { count } = formsOf('de');

export const journal: typeof en = {
  title: 'Chronik',
  meaning: 'Was die Spielleitung von der Geschichte behält.',
  again: 'Noch einmal',
  opening: 'Die Chronik wird aufgeschlagen',
  noChapters:
    'Noch keine Kapitel. Die Spielleitung schreibt das erste, sobald es genug zu erzählen gibt; bis dahin weiß sie, was gesagt wurde.',
  chapters: 'Kapitel',
  turningBack: 'Es wird zurückgeblättert …',
  readInStory: 'In der Geschichte lesen',
  correct: 'Berichtigen',
  quoted: (title) => `„${title}“`,
  chapterTitle: 'Titel des Kapitels',
  whatHappened: 'Was geschah',
  whatHappenedHint: 'Im Weiteren richtet sich die Spielleitung nach diesen Worten.',
  saveChapter: 'Kapitel speichern',
  cancel: 'Abbrechen',
  script: 'Drehbuch',
  scriptMeaning:
    'Das Abenteuer Szene für Szene, und wo die Gruppe gerade ist. Es verrät Geheimnisse, und nur dir.',
  openingScript: 'Das Drehbuch wird aufgeschlagen',
  showScript: 'Drehbuch zeigen',
  foldScript: 'Drehbuch zuklappen',
  pinned: 'Angeheftet',
  pinnedSentences: 'Angeheftete Sätze',
  unpin: (text) => `Lösen: ${text}`,
  unpinned: (text) => `Gelöst: ${text}`,
  undo: 'Rückgängig',
  pinSentence: 'Einen Satz anheften',
  pinHint: 'Was angeheftet ist, vergisst die Spielleitung nie. Alle am Tisch können es lesen.',
  pinIt: 'Anheften',
  searchTitle: 'Suche',
  searchLabel: 'Worte in der Geschichte',
  results: 'Gefunden',
  found: (many, isMore) => {
    if (many === 0) return isMore ? 'Bis hierhin nichts.' : 'Das hat hier noch niemand gesagt.';
    return count(many, { one: 'Stelle gefunden', other: 'Stellen gefunden' });
  },
  furtherBack: 'Weiter zurück suchen',
  dm: 'SL',
  somebody: 'Jemand',
  kinds: { whisper: 'geflüstert', table: 'Tischgespräch' },
};
