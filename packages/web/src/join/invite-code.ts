import { limits } from '@fireside/contract/protocol';

/**
 * Forgiving: codes are read aloud, typed on phones and pasted with the link around them. Case, spaces and dashes do not matter.
 */
export function readCode(typed: string): string {
  const [, linked] = /:\/\/.*(?:\/j\/|#)([^/?#]+)/.exec(typed) ?? [];
  return (linked ?? typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, limits.participationCode);
}

export function isWholeCode(code: string): boolean {
  return code.length === limits.participationCode;
}

/** "ABCD 1234", easier to read out. */
export function spaced(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Where an invitation is answered: short enough to be typed from a screen across the room. */
export function invitationPath(code: string): string {
  return `/j/${code}`;
}
