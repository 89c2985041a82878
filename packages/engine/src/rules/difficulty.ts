export type Difficulty = 'trivial' | 'easy' | 'medium' | 'hard' | 'deadly';

const grades = ['easy', 'medium', 'hard', 'deadly'] as const;

/** Per character, by level. game-masters-guide: Encounters > Encounter Difficulty */
const thresholds: readonly (readonly [number, number, number, number])[] = [
  [25, 50, 75, 100],
  [50, 100, 150, 200],
  [75, 150, 225, 400],
  [125, 250, 375, 500],
  [250, 500, 750, 1_100],
  [300, 600, 900, 1_400],
  [350, 750, 1_100, 1_700],
  [450, 900, 1_400, 2_100],
  [550, 1_100, 1_600, 2_400],
  [600, 1_200, 1_900, 2_800],
  [800, 1_600, 2_400, 3_600],
  [1_000, 2_000, 3_000, 4_500],
  [1_100, 2_200, 3_400, 5_100],
  [1_250, 2_500, 3_800, 5_700],
  [1_400, 2_800, 4_300, 6_400],
  [1_600, 3_200, 4_800, 7_200],
  [2_000, 3_900, 5_900, 8_800],
  [2_100, 4_200, 6_300, 9_500],
  [2_400, 4_900, 7_300, 10_900],
  [2_800, 5_700, 8_500, 12_700],
];

/** From how many foes on which factor counts. game-masters-guide: Encounters > Many Monsters at Once */
const factors = [
  { from: 1, factor: 1 },
  { from: 2, factor: 1.5 },
  { from: 3, factor: 2 },
  { from: 7, factor: 2.5 },
  { from: 11, factor: 3 },
  { from: 15, factor: 4 },
] as const;

function factorOf(foes: number, characters: number): number {
  const place = factors.filter(({ from }) => from <= foes).length - 1;
  const shift = characters < 3 ? 1 : characters >= 6 ? -1 : 0;
  return factors[Math.max(0, Math.min(factors.length - 1, place + shift))]!.factor;
}

export interface DifficultyVerdict {
  difficulty: Difficulty;
  /** What the foes are worth. */
  experience: number;
  /** What they count for by their number. */
  adjusted: number;
}

/** How hard foes of so much experience each are for characters of these levels. */
export function difficultyOf(levels: readonly number[], foes: readonly number[]): DifficultyVerdict {
  const experience = foes.reduce((sum, each) => sum + each, 0);
  const adjusted = experience * factorOf(foes.length, levels.length);
  const budgets = grades.map((_, grade) =>
    levels.reduce((sum, level) => sum + thresholds[Math.max(1, Math.min(20, level)) - 1]![grade]!, 0),
  );
  const reached = levels.length === 0 ? grades.length : budgets.filter((budget) => budget <= adjusted).length;
  return { difficulty: grades[reached - 1] ?? 'trivial', experience, adjusted };
}
