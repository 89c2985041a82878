/**
 * A list as an answer, in pages that are read while the client takes them: what is in memory of it is a page or two, however long
 * it is. Nothing is asked before the first page is wanted.
 */
export class StreamedList<Item> {
  readonly pages: AsyncIterable<readonly Item[]>;

  constructor(pages: AsyncIterable<readonly Item[]>) {
    this.pages = pages;
  }
}
