import { words } from '../words/words.ts';

/** `1 success, 2 failures` */
export function deathSaveWords({ successes, failures }: { successes: number; failures: number }): string {
  return words.design.savesOf(successes, failures);
}
