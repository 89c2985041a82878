import { limits } from '@fireside/contract/protocol';

/** Forgiving: codes are read aloud and typed on phones. Case, spaces and dashes do not matter. */
export function readCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, limits.participationCode);
}

/** "ABCD 1234", easier to read out. */
export function spaced(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}

export function inviteLink(gameId: string, code: string): string {
  return `${location.origin}/join/${gameId}#${code}`;
}

const storageKey = (gameId: string) => `fireside.code.${gameId}`;

/** A player who has joined may change the character later; the service asks for the code again, the player need not. */
export function rememberCode(gameId: string, code: string) {
  try {
    localStorage.setItem(storageKey(gameId), code);
  } catch {
    // Storage is blocked: the code is typed again.
  }
}

export function rememberedCode(gameId: string): string {
  try {
    return localStorage.getItem(storageKey(gameId)) ?? '';
  } catch {
    return '';
  }
}
