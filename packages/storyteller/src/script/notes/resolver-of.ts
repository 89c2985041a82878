import type { Resolve } from '../../telling/attempt.ts';
import { resolveTaking } from '../prose-deeds.ts';
import { resolveDeedInText } from './bring-about.ts';
import { resolveHint } from './hints.ts';
import { resolveOpening } from './open-container.ts';
import { resolveFaceInText } from './sees-through.ts';

const resolvers: Readonly<Record<string, Resolve>> = {
  box: resolveOpening,
  deed: resolveDeedInText,
  face: resolveFaceInText,
  hint: resolveHint,
  take: resolveTaking,
};

/** Who tells what comes of a roll, by the first word of what it was about; null where it is for a solution. */
export const resolverOf = (about = ''): Resolve | null =>
  resolvers[/^(\p{L}+) /u.exec(about)?.[1] ?? ''] ?? null;
