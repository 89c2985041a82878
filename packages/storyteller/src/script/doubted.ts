import type { Guard } from './may-say.ts';
import type { Named } from './named.ts';
import { checkIn, withoutCheck } from './written-check.ts';

const seen =
  /^[^.:]{0,60}: (.{4,})$|\b(?:shows?|reveals?|tells?|notices?|sees?|senses?|realizes?|realises?|makes? clear|that)(?: (?:them|you|the \p{Ll}+))? (?:that )?((?:he|she|they|it|his|her|the|something|\p{Lu}\p{L}+)\b.{4,})$/iu;

/** `Insight DC 14: he is lying`: how hard it is to see through somebody, and what is seen then. */
export function doubtOf({ own }: Named, guard: Guard): { difficulty: number; shows: string } | null {
  for (const { text, voice } of own) {
    const check = voice === 'plain' || voice === 'secret' ? checkIn(text) : null;
    if (!check?.skills.includes('Insight')) continue;
    const [, labelled, told] = seen.exec(withoutCheck(text)) ?? [];
    const shows = (labelled ?? told ?? '').replace(/[.!]+$/, '');
    return { difficulty: check.difficulty, shows: guard.isPlain(shows) ? shows : '' };
  }
  return null;
}
