/** The experience at which each level begins. players-handbook: Characters > Levels and Experience */
export const experienceThresholds: readonly number[] = [
  0, 300, 900, 2_700, 6_500, 14_000, 23_000, 34_000, 48_000, 64_000, 85_000, 100_000, 120_000, 140_000,
  165_000, 195_000, 225_000, 265_000, 305_000, 355_000,
];

/** The level that so much experience is worth. */
export function levelOfExperience(experience: number): number {
  return Math.max(1, experienceThresholds.filter((threshold) => threshold <= experience).length);
}

/** What a level needs; null beyond the last. */
export function experienceForLevel(level: number): number | null {
  return experienceThresholds[level - 1] ?? null;
}

/** By the total level. players-handbook: Characters > Proficiency Bonus */
export function proficiencyBonus(level: number): number {
  return 2 + Math.floor((Math.max(1, level) - 1) / 4);
}
