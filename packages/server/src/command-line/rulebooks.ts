import path from 'node:path';
import { readConfig } from '../config/config.ts';
import { addRulebook, listRulebooks, removeRulebook } from '../library/books/manage-rulebooks.ts';
import { createEmbedder } from '../library/embedder/embedder.ts';
import { addedBooksFolder, rulebookFolders } from '../open-parts.ts';
import { type Command, UsageProblem } from './command.ts';

const afterwards = 'Restart the service to read it.';

/** `fireside rulebooks ...`: the operator's own books, beside those that ship. */
export const rulebooks: Command = async ({ arguments: [action, ...rest], environment, print }) => {
  const config = readConfig(environment);
  const folder = addedBooksFolder(config);
  const name = rest.join(' ').trim();
  if (action === 'list' && name === '') {
    const books = await listRulebooks(rulebookFolders(config));
    for (const book of books) print(`${book.name}${path.dirname(book.file) === folder ? '  (added)' : ''}`);
    if (books.length === 0) print('There are no rulebooks.');
    return 0;
  }
  if (action === 'add' && name !== '') {
    const embedder = createEmbedder();
    try {
      const added = await addRulebook({ embedder, folder }, path.resolve(name));
      print(`${added.name} was added with ${added.passages.toLocaleString('en')} passages. ${afterwards}`);
    } finally {
      await embedder.close();
    }
    return 0;
  }
  if (action === 'remove' && name !== '') {
    await removeRulebook({ folder }, name);
    print(`${name} was removed. Restart the service to forget it.`);
    return 0;
  }
  throw new UsageProblem('rulebooks: say list, add FILE or remove NAME');
};
