import { keyOf } from './headings.ts';
import type { ScriptScene } from './script.ts';

const begins =
  /\b(?:starts?|begins?|opens?) (?:here|the (?:adventure|session|game))\b|\b(?:play|adventure|campaign|story|game|session) (?:begins|opens|starts)\b|\bopening scene\b/i;
/** `Play begins at area 1`, said before anything is played. */
const beginsAt =
  /\b(?:play|adventure|campaign|story|game|session) (?:begins|opens|starts) (?:at|in|on|with|near) (?:the )?([^.;:\n]{1,80})/i;
const readOfBackground = 20_000;

const counted = /\b(?:area|room|location) ([A-Z]?-?\d{1,3}[A-Z]?)\b/i;

function isNamed({ title }: ScriptScene, said: string): boolean {
  const key = keyOf(title);
  if (key && counted.exec(said)?.[1]?.toUpperCase() === key.number + key.letter) return true;
  const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.length > 0 && words.every((word) => said.toLowerCase().includes(word));
}

/** Whoever counts their scenes counts from where play begins, whether that is read aloud or not. */
function firstOfCount(
  played: readonly ScriptScene[],
  aloud: ScriptScene | undefined,
): ScriptScene | undefined {
  const prefix = aloud && keyOf(aloud.title)?.number.replace(/\d.*/, '');
  if (prefix === undefined) return aloud;
  const before = played.slice(0, played.indexOf(aloud!));
  return before.find(({ title }) => keyOf(title)?.number === `${prefix}1`) ?? aloud;
}

/**
 * The scene in which play begins: the one that says so, or of which that is said before, or the first with something to read aloud (or where its
 * count begins), or the first of all.
 */
export function firstScene(scenes: readonly ScriptScene[]): number {
  const played = scenes.filter(({ kind }) => kind === 'scene');
  const aloud = played.find(({ passages }) => passages.some(({ label }) => label === 'read aloud'));
  const before = aloud ? played.slice(0, played.indexOf(aloud) + 1) : played;
  const named = before.find(({ passages }) => begins.test(passages[0]?.text.slice(0, 300) ?? ''));
  const front = scenes
    .filter(({ kind }) => kind === 'background' || kind === 'front')
    .flatMap(({ passages }) => passages.map(({ text }) => text))
    .join('\n');
  const said = beginsAt.exec(front.slice(0, readOfBackground))?.[1] ?? '';
  const told = said === '' ? undefined : played.find((scene) => isNamed(scene, said));
  return (named ?? told ?? firstOfCount(played, aloud) ?? played[0] ?? scenes[0])?.number ?? 0;
}
