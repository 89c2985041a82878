export { addRulebook, listRulebooks, RulebookRefused, removeRulebook } from './books/manage-rulebooks.ts';
export {
  createLibrary,
  defaultLibrarySettings,
  type GameLibrary,
  type LibrarySettings,
  shippedBooks,
} from './create-library.ts';
export { createReader, defaultReaderSettings, type Reader, type ReaderSettings } from './reader/reader.ts';
