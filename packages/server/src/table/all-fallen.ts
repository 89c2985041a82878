import { type Sheet, stateOfSheet } from '@fireside/contract/effects';

/** A sentence with more names than these is about numbers instead. */
const mostNames = 4;

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function said(sheets: readonly Sheet[], state: string, areNamed: boolean): string[] {
  if (sheets.length === 0) return [];
  const who = areNamed ? listed(sheets.map(({ name }) => name)) : `${sheets.length}`;
  return [`${who} ${sheets.length === 1 ? 'is' : 'are'} ${state}`];
}

/**
 * Why a game is over in which characters fall instead of ending it: all who are played are dead, or lie there without a death
 * save left to make. Null while anybody can still act or live, and where nobody is played.
 */
export function allFallenReason(played: readonly Sheet[]): string | null {
  const dead = played.filter((sheet) => stateOfSheet(sheet) === 'dead');
  const stable = played.filter((sheet) => stateOfSheet(sheet) === 'stable');
  if (played.length === 0 || dead.length + stable.length < played.length) return null;
  const areNamed = played.length <= mostNames;
  const parts = [...said(dead, 'dead', areNamed), ...said(stable, 'stable but unconscious', areNamed)];
  return `Everyone has fallen: ${parts.join(', ')}`;
}
