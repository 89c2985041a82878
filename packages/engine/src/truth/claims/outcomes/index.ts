import type { RollField } from '../../roll-facts.ts';
import { attack } from './attack.ts';
import { body } from './body.ts';
import { lock } from './lock.ts';
import { save } from './save.ts';
import { senses } from './senses.ts';
import { patterns, type Signs } from './signs.ts';
import { stealth } from './stealth.ts';
import { talk } from './talk.ts';

export { any } from './any.ts';
export { endsAbroad } from './foreign.ts';
export { resolving } from './resolving.ts';
export type { Signs } from './signs.ts';

export const fieldSigns: Record<RollField, Signs> = {
  attack,
  save,
  stealth,
  lock,
  body,
  senses,
  talk,
  other: { success: patterns(), failure: patterns() },
};
