import { statfs } from 'node:fs/promises';

const little = 200_000_000;

export function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000).toLocaleString('en')} MB`;
}

/** What is to be said of the free room; null while there is enough. */
export function roomConcern(free: number): string | null {
  return free < little ? `little room is left on the disk: ${megabytes(free)}` : null;
}

const usualWrite = 1_000_000;

/** Whether what players write would fit. */
export async function hasRoom(directory: string): Promise<boolean> {
  return (await freeRoom(directory)) > usualWrite;
}

/** Bytes that this account may still use where a directory lies. */
export async function freeRoom(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
