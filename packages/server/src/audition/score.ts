import { checksOf, isAnswered, passes } from './checks/judge.ts';
import { type Column, columns, type Played, type SceneGroup } from './scene.ts';

export interface Share {
  passed: number;
  total: number;
}

/** How a scene went, as the report keeps it. */
export interface SceneResult {
  id: string;
  group: SceneGroup;
  about: string;
  /** Why it was not answered to its end; null when it was. */
  failure: string | null;
  checks: { column: Column; about: string; passed: boolean }[];
  /** What was said and answered, in order. */
  talk: { by: string; words: string; effects: string[] }[];
  withheld: number;
  repaired: number;
  claims: number;
  borne_out: number;
  seconds_to_first_word: number[];
}

export function shareOf(results: readonly SceneResult[], column?: Column): Share {
  const checks = results
    .flatMap((result) => result.checks)
    .filter((check) => column === undefined || check.column === column);
  return { passed: checks.filter(({ passed }) => passed).length, total: checks.length };
}

export function shares(results: readonly SceneResult[]): Record<Column, Share> {
  const names = Object.keys(columns) as Column[];
  return Object.fromEntries(names.map((name) => [name, shareOf(results, name)])) as Record<Column, Share>;
}

export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted.length === 0 ? null : sorted[Math.floor((sorted.length - 1) / 2)]!;
}

function talkOf({ scene, opening, replies }: Played): SceneResult['talk'] {
  const told = ({ message, failure }: Played['opening']) => ({
    by: 'DM',
    words: message?.content ?? `(${failure})`,
    effects: message?.effects.map(({ kind }) => kind) ?? [],
  });
  return [
    told(opening),
    ...scene.says
      .slice(0, replies.length)
      .flatMap(({ seat, words }, index) => [
        { by: scene.sheets[seat]?.name ?? '', words, effects: [] },
        told(replies[index]!),
      ]),
  ];
}

function failureOf(played: Played): string | null {
  if (isAnswered(played)) return null;
  const all = [played.opening, ...played.replies];
  return all.find(({ failure }) => failure !== null)?.failure ?? 'an answer without words';
}

/** Judges a scene. */
export function judge(played: Played): SceneResult {
  const { scene, honesty, opening, replies } = played;
  const all = [opening, ...replies];
  const messages = all.flatMap(({ message }) => message ?? []);
  return {
    id: scene.id,
    group: scene.group,
    about: scene.about,
    failure: failureOf(played),
    checks: checksOf(played).map((check) => ({
      column: check.column,
      about: check.about,
      passed: passes(check, played),
    })),
    talk: talkOf(played),
    withheld: honesty?.withheld ?? messages.reduce((sum, message) => sum + message.withheld, 0),
    repaired: honesty?.repaired ?? 0,
    claims: honesty?.claims ?? 0,
    borne_out: honesty?.borne_out ?? 0,
    seconds_to_first_word: all.flatMap(({ secondsToFirstWord }) => secondsToFirstWord ?? []),
  };
}
