import type { Patterns } from '../../pattern.ts';
import { patterns } from './signs.ts';

/** Changes that end an attempt, whichever it was and however it went: nothing of them may be told while its roll is awaited. */
export const resolving: Patterns = patterns(
  'within|in|after|moments|seconds|instants ?a ?few moments|seconds|heartbeats|minutes|later ... @pc',
  'halfway ?up|?across|?down|?through , ... =give|=break|=snap|=slip|=crumble|=crack',
  '=give way',
  'nick of time',
  '=flee|=surrender|=collapse|=shatter|=explode|=burst|=splinter|=plummet|=crash',
  '=crash|=tumble|=fall to|into|onto|down|through|over',
  '=point|=charge|=rush|=lunge ?straight|?right at @pc',
  '=fall|=drop|=collapse .. dead|unconscious|still|silent',
  '@pc =emerge|=arrive|=escape|=win|=lose|=triumph',
);
