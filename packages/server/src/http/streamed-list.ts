/**
 * A list as an answer, in pages that are read while the client takes them: what is in memory of it is a page or two, however long
 * it is. Nothing is asked before the first page is wanted.
 */
export class StreamedList<Item> {
  readonly pages: AsyncIterable<readonly Item[]>;
  /** It is a page and no more: nobody's memory needs to be looked after, and it waits for no other user. */
  readonly isShort: boolean;

  constructor(pages: AsyncIterable<readonly Item[]>, { isShort }: { isShort: boolean }) {
    this.pages = pages;
    this.isShort = isShort;
  }
}
