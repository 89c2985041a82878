import type { Claim, ClaimReader } from '../claim.ts';
import { isDenied, matchesOf, patterns } from '../pattern.ts';
import type { Standing } from '../witness.ts';

const sheet = 'sheet|sheets|page|record|tally|total|totals|tracker|notes|inventory|score|scores';

/** Players are told to write something down: as if it had happened already. */
export const bookkeepingShapes = patterns(
  `=write|=jot|=note|=mark|=scribble|=pencil|=scratch|=erase|=rub|=strike|=cross|=tick|=scrub|=record|=update|=adjust|=amend|=change|=correct ... @your .. ${sheet}`,
  'cross|strike|scratch|rub|tick|mark|check ?yourself|?that|?the|?those|?one|?another out|off|down|up ... @your|sheet|slot|slots|potion|arrow|torch|ration|level|box',
  'shave|knock|subtract|deduct|take|lop|trim # ... off|from ... @your',
  "'s|is|another|for|: # ?more|?points|?hp off|from @your .. total|tally|health|hp|hit|life",
  'subtract|deduct # .. hit|hp|points|gold|damage|from',
  '=add # ... to @your .. hit|hp|points|gold|purse|total|maximum|experience|xp|score',
  `on @your .. sheet ... =become|=drop|=rise|=change|now`,
  `@your .. character sheet =show|=read|=say|=have|has|now`,
  'update|adjust|amend|change|correct @your .. sheet|inventory|hp|hit|gold|purse|level|slots|conditions|total|stats',
  'bump|raise|increase @your|that|the .. level|proficiency|maximum|max|hit',
);

const isTouched = ({ wounds, items, conditions, levels, slots, hasNewStats, maxima }: Standing) =>
  wounds.length + items.length + conditions.length + levels.length > 0 ||
  slots.some(({ now, before }) => now !== before) ||
  hasNewStats ||
  maxima.length > 1;

/** Something is to be written on a sheet that no tool has touched. */
export const readBookkeeping: ClaimReader = (reading, { party, speaker }) =>
  matchesOf(reading, bookkeepingShapes).flatMap((match): Claim[] => {
    if (isDenied(reading, match)) return [];
    const who = match.mention?.who ?? (speaker ? [speaker] : party);
    const isBorne = who.some(isTouched);
    return [
      {
        kind: 'damage',
        missing: isBorne
          ? null
          : 'No tool has changed a sheet in this turn: call update_character first; players write nothing themselves.',
      },
    ];
  });
