import type { Fireside } from '@fireside/testing';
import { vi } from 'vitest';

/** The link that the newest start has printed for the first administrator. */
export async function setupLink({ logs }: Fireside): Promise<string> {
  // It is printed as soon as the service listens, which others may notice first.
  return vi.waitFor(
    () => {
      const link = logs.findLast((line) => line.includes('/admin#setup='));
      if (link === undefined) throw new Error('No link was printed');
      return link.trim();
    },
    { timeout: 60_000 },
  );
}

export async function setupToken(fireside: Fireside): Promise<string> {
  return (await setupLink(fireside)).split('#setup=')[1]!;
}
