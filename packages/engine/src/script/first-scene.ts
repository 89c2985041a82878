import type { ScriptScene } from './script.ts';

const begins =
  /\b(?:starts?|begins?|opens?) (?:here|the (?:adventure|session|game))\b|\b(?:play|adventure|campaign|story|game|session) (?:begins|opens|starts)\b|\bopening scene\b/i;

/** The scene in which play begins: the one that says so, or the first with something to read aloud, or the first of all. */
export function firstScene(scenes: readonly ScriptScene[]): number {
  const played = scenes.filter(({ kind }) => kind === 'scene');
  const aloud = played.find(({ passages }) => passages.some(({ label }) => label === 'read aloud'));
  const before = aloud ? played.slice(0, played.indexOf(aloud) + 1) : played;
  const named = before.find(({ passages }) => begins.test(passages[0]?.text.slice(0, 300) ?? ''));
  return (named ?? aloud ?? played[0] ?? scenes[0])?.number ?? 0;
}
