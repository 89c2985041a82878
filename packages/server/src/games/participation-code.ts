import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@fireside/contract/protocol';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

export function newParticipationCode(): string {
  return Array.from({ length: limits.participationCode }, () => alphabet[randomInt(alphabet.length)]).join(
    '',
  );
}

/** Constant time, whatever the length of what was given. */
export function codesMatch(given: string, stored: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(stored));
}
