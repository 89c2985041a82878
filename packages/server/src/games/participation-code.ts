import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@fireside/contract/protocol';

/** Without what is mistaken for something else when it is read out or copied by hand: 0 and O, 1, I and L. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export function newParticipationCode(): string {
  return Array.from({ length: limits.participationCode }, () => alphabet[randomInt(alphabet.length)]).join(
    '',
  );
}

/** A code as it is stored, however it was typed: in small letters, with spaces or with dashes. */
export function typedCode(given: string): string {
  return given.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
}

/** Whether any game can have it: what cannot be a code is not looked for. */
export function isCode(code: string): boolean {
  return code.length === limits.participationCode && /^[A-Z0-9]+$/.test(code);
}

/** Constant time, whatever the length of what was given. */
export function codesMatch(given: string, stored: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(typedCode(given)), digest(stored));
}
