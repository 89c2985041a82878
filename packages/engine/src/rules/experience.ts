import { type Effect, setField, sheetOf, type Table } from '@fireside/contract/effects';
import { sheetLimits } from '@fireside/contract/protocol';

/** From challenge 1 on. game-masters-guide: Encounters > Challenge Rating and Experience */
const byChallenge = [
  200, 450, 700, 1_100, 1_800, 2_300, 2_900, 3_900, 5_000, 5_900, 7_200, 8_400, 10_000, 11_500, 13_000,
  15_000, 18_000, 20_000, 22_000, 25_000, 33_000, 41_000, 50_000, 62_000, 75_000, 90_000, 105_000, 120_000,
  135_000, 155_000,
];

export function experienceOfChallenge(challenge: number): number {
  if (challenge >= 1) return byChallenge[Math.min(30, Math.floor(challenge)) - 1]!;
  if (challenge >= 0.5) return 100;
  if (challenge >= 0.25) return 50;
  return challenge > 0 ? 25 : 10;
}

/** What each of as many gets. game-masters-guide: Rewards > Experience and Milestones */
export function shareOf(experience: number, characters: number): number {
  return characters > 0 ? Math.floor(experience / characters) : 0;
}

export function experienceEffects(table: Table, characterId: string, experience: number): Effect[] {
  const sheet = sheetOf(table, characterId);
  if (!sheet) return [];
  const after = Math.max(0, Math.min(sheetLimits.experience, sheet.experience + experience));
  const effect = setField(sheet, 'experience', after);
  return effect ? [effect] : [];
}
