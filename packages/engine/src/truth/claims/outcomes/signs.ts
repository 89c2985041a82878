import { type Patterns, patternFamily } from '../../pattern.ts';

/** Shapes of outcomes: looked for only where dice decide something. */
export const patterns = patternFamily();

/** How an attempt is told to have ended. */
export interface Signs {
  success: Patterns;
  failure: Patterns;
}
