/** Characters that each section of the prompt may take: a long game's prompt is no longer than a short one's. */
export const budgets = {
  description: 4_000,
  party: 18_000,
  sheet: 3_000,
  backstory: 600,
  scene: 1_000,
  quests: 2_500,
  people: 4_000,
  facts: 4_000,
  recorded: 2_000,
  notes: 4_000,
  chronicle: 9_000,
  rulebooks: 9_000,
  outline: 3_000,
  script: 13_000,
  message: 8_000,
  refused: 300,
} as const;

const charactersPerToken = 4;

export function estimateTokens(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}

export function charactersFor(tokens: number): number {
  return tokens * charactersPerToken;
}

/** Cut at the bound, and visibly so. */
export function clip(text: string, bound: number): string {
  return text.length <= bound
    ? text
    : `${text
        .slice(0, Math.max(0, bound - 1))
        .toWellFormed()
        .trimEnd()}…`;
}

/** As many of the newest entries as fit, in their order. */
export function newest(entries: string[], bound: number): string[] {
  let left = bound;
  const kept = entries.toReversed().filter((entry) => {
    left -= entry.length + 1;
    return left >= 0;
  });
  return kept.toReversed();
}
