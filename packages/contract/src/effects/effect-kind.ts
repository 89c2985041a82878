import type { z } from 'zod';
import type { Table } from './table.ts';

/**
 * One kind of effect. An effect is a value that says what changed and from what to what; everything that happens to it,
 * anywhere, is here.
 */
export interface EffectKind<Effect> {
  /** Its form on the wire. Zod is handed over: these files also run in the browser and beside the database, without it. */
  shape(zod: typeof z): z.ZodType<Effect>;
  /** The table as the effect leaves it. */
  apply<T extends Table>(table: T, effect: Effect): T;
  /** The effect that takes this one back. */
  invert(effect: Effect): Effect;
  /**
   * The same change on a table that may have moved on meanwhile: numbers and items by difference. Null when nothing
   * would change there.
   */
  rebase(table: Table, effect: Effect): Effect | null;
  /**
   * What takes it back on a table that may have moved on since: what is counted by difference, anything else only where it still
   * has this effect's value. Null when there is nothing to take back there.
   */
  reverse(table: Table, effect: Effect): Effect | null;
  /** What players may see of it; null for nothing. */
  redact(effect: Effect): Effect | null;
}
