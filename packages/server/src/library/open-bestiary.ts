import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Bestiary, type Creature, createBestiary, noCreatures } from '@fireside/engine';
import type { Log } from '../log.ts';
import { shippedBooks } from './create-library.ts';

const shippedCreatures = path.join(shippedBooks, 'creatures.json');

/** The creatures that ship, read when the first is asked for: a table that never fights does not carry them. */
export function openBestiary(log: Pick<Log, 'warn'>, file = shippedCreatures): Bestiary {
  let opened: Bestiary | null = null;

  function open(): Bestiary {
    try {
      return createBestiary(JSON.parse(readFileSync(file, 'utf8')) as Creature[]);
    } catch (error) {
      log.warn({ err: error }, 'the creatures of the bestiary could not be read');
      return noCreatures;
    }
  }

  return {
    find(name) {
      opened ??= open();
      return opened.find(name);
    },
  };
}
