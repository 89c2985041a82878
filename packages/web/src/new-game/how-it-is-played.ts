import type { GameCreate } from '@fireside/contract';
import type { ZeroHpRule } from '@fireside/contract/protocol';

/** What most tables leave as it is, as it stands in the form. Lines and veils are typed one on each line. */
export interface HowItIsPlayed {
  tone: string;
  /** Empty: as the players write. */
  language: string;
  pace: 'each' | 'round';
  zeroHp: ZeroHpRule;
  /** Empty: the one that the house has for all. */
  model: string;
  lines: string;
  veils: string;
}

export const asUsual: HowItIsPlayed = {
  tone: '',
  language: '',
  pace: 'each',
  zeroHp: 'end',
  model: '',
  lines: '',
  veils: '',
};

/** What was typed, as a list. */
function textsIn(typed: string): string[] {
  const texts = typed.split('\n').map((text) => text.trim());
  return [...new Set(texts.filter((text) => text !== ''))];
}

export function settingsOf(played: HowItIsPlayed) {
  const { tone, language, pace, zeroHp, model, lines, veils } = played;
  return {
    tone: tone.trim() || null,
    language: language || null,
    pace,
    zero_hp: zeroHp,
    model: model || null,
    lines: textsIn(lines),
    veils: textsIn(veils),
  } satisfies Partial<GameCreate>;
}
