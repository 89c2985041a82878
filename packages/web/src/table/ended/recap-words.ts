import type { Recap } from '@fireside/contract';
import { regionOf } from '../../words/languages.ts';
import { words } from '../../words/words.ts';

/** How it came out, and the sentence that says why. */
export function endOf({ status, outcome, reason }: Recap): { title: string; sentence: string | null } {
  const { ended } = words;
  if (status === 'active') return { title: ended.goesOn, sentence: null };
  return { title: outcome ? ended.outcomes[outcome] : ended.over, sentence: reason };
}

export function datesOf({ began_at, last_at }: Recap): string {
  const days = new Intl.DateTimeFormat(regionOf(words.language), { dateStyle: 'long' });
  return days.formatRange(new Date(began_at), new Date(last_at ?? began_at));
}

export function timeOf({ figures: { seconds } }: Recap): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return words.ended.hours(Math.floor(minutes / 60), minutes % 60);
}
