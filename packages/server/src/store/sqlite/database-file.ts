import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';

/** The file that holds the database. */
export interface HeldFile {
  /**
   * Open from before SQLite opens the file until after it has closed it. Closing any other descriptor of the file in between would
   * take SQLite's locks away.
   */
  descriptor: number;
  /** How long it was when the store was opened. */
  bytes: number;
  /** Which database it is: SQLite's `user_version`, which stands in the header of the file. */
  id: number;
}

/** What has become of the file. */
export interface Loss {
  what: string;
  /** A look that failed may succeed the next time; until then nothing is acknowledged. */
  isSure: boolean;
}

const magic = 'SQLite format 3\0';
const header = Buffer.alloc(100);
const idAt = 60;
/** A network's disk may be away for a moment. */
const sureAfter = 1_000;

/** The id of the database in a file that nobody has open. */
export function readId(file: string): number {
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, header, 0, header.length, 0);
    return header.readUInt32BE(idAt);
  } finally {
    closeSync(descriptor);
  }
}

/** Looks after the database's file: SQLite itself goes on writing into a file that has lost its name. */
export class DatabaseFile {
  readonly #path: string;
  readonly #held: HeldFile;
  readonly #elapsed: () => number;
  #bytes: number;
  #state: State | undefined;
  #logInode: number | undefined;
  #failingSince: number | undefined;

  constructor(path: string, held: HeldFile, elapsed = () => performance.now()) {
    this.#path = path;
    this.#held = held;
    this.#bytes = held.bytes;
    this.#elapsed = elapsed;
  }

  /** What has become of the file; null while it is ours and whole. Takes some ten microseconds. */
  lost(): Loss | null {
    try {
      const what = this.#lostFile() ?? this.#lostLog();
      this.#failingSince = undefined;
      return what === null ? null : { what, isSure: true };
    } catch (error) {
      const now = this.#elapsed();
      this.#failingSince ??= now;
      const what = `the database file cannot be looked at (${(error as NodeJS.ErrnoException).code})`;
      return { what, isSure: now - this.#failingSince >= sureAfter };
    }
  }

  #lostFile(): string | null {
    const { descriptor, id } = this.#held;
    const file = statSync(this.#path, { throwIfNoEntry: false });
    if (!file) return 'the database file was removed';
    // Not with numbers of before: where a disk is mounted again, they may change.
    const open = fstatSync(descriptor);
    if (file.dev !== open.dev || file.ino !== open.ino)
      return 'the database file was replaced by another one';
    if (file.size === 0) return 'the database file was emptied';
    const length = readSync(descriptor, header, 0, header.length, 0);
    if (length < header.length || header.toString('latin1', 0, magic.length) !== magic)
      return 'the database file was overwritten';
    if (header.readUInt32BE(idAt) !== id) return 'the database file was overwritten with another database';
    const state = readState();
    // A file shrinks rightly when somebody has vacuumed it; then its header knows.
    if (file.size < this.#bytes && file.size < state.pages * pageSize())
      return 'the database file was cut short';
    if (this.#state && isOlder(state, this.#state))
      return 'the database file was overwritten with a copy of it';
    this.#bytes = file.size;
    this.#state = state;
    return null;
  }

  /** The newest commits stand in the log alone. It is there from the first statement to the closing of the last connection. */
  #lostLog(): string | null {
    const log = statSync(`${this.#path}-wal`, { throwIfNoEntry: false });
    if (this.#logInode !== undefined && log?.ino !== this.#logInode)
      return `the write-ahead log of the database was ${log ? 'replaced' : 'removed'}`;
    this.#logInode = log?.ino;
    return null;
  }
}

/** What the header says of how far the database has come. */
interface State {
  /** 2 with a write-ahead log, which ours have; 1 without, as what `vacuum into` writes. */
  journal: number;
  changes: number;
  schema: number;
  pages: number;
}

function readState(): State {
  return {
    journal: header.readUInt8(18),
    changes: header.readUInt32BE(24),
    schema: header.readUInt32BE(40),
    pages: header.readUInt32BE(28),
  };
}

/** Nothing of it ever goes back, but the pages when a vacuum has made them fewer, which counts as a change of the schema. */
function isOlder(now: State, before: State): boolean {
  return (
    now.journal < before.journal ||
    now.changes < before.changes ||
    now.schema < before.schema ||
    (now.pages < before.pages && now.schema === before.schema)
  );
}

function pageSize(): number {
  const size = header.readUInt16BE(16);
  return size === 1 ? 65_536 : size;
}
