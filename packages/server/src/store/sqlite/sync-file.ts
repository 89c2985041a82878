import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes a written file outlive a power cut. */
export function syncFile(file: string): void {
  sync(file, 'r+');
}

/** Makes the names in a directory outlive a power cut. Windows knows no such thing. */
export function syncDirectory(directory: string): void {
  if (process.platform !== 'win32') sync(directory, 'r');
}

function sync(path: string, flags: string) {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
