import { type Claim, type ClaimReader, hitPointsOf } from '../claim.ts';
import { isDenied, matchesOf, patterns } from '../pattern.ts';
import type { Standing } from '../witness.ts';

const fullPatterns = patterns(
  '@pc ... full hit|health|hp|strength',
  '@pc ... =heal|=restore|=recover|back to full',
  '@who .. back to full',
  '@your full hit|health',
  "@pc =be|'re|'s|=feel as good as new",
  '@pc ... all @your .. hit|health|hp',
  '@pc .. fully|completely healed|restored|recovered',
  '@your .. wounds|injuries ... vanish|vanished|=disappear',
  '@who =regain|=recover|=restore all ... hit|health|hp',
  '=heal|=restore @pc completely|fully',
);
const halfPatterns = patterns(
  'half|third|quarter .. @your health|hit|hp|life',
  'half|third|quarter of @your .. health|hit|life|hp|strength|vigour|vigor',
  'half|third|quarter of ... @pc had|have|has left|remaining|?life|?strength',
  'more|less|hardly than half the|@your vigour|vigor|strength|life|health ... @pc',
);
const lessPatterns = patterns(
  'less|fewer|under|below than|half ... @your hit|health|hp|life',
  'less|fewer than half @your hit|health|hp|life',
);

const dyingPatterns = patterns(
  '@who ... handful|few|couple of|? hit|health|hp ?points left|remaining',
  "@pc =be|'re|'s .. badly|gravely|severely|mortally|critically|grievously wounded|injured|hurt",
  '@pc .. barely|hardly =stand|=cling|alive|conscious',
  "@pc ... at death 's door",
  '=leave @pc ... barely|hardly|scarcely|little enough|any|? .. life|breath|strength',
  '@pc ... barely|hardly|scarcely enough|any life|breath|blood left|to|in',
  '@pc .. near|close death',
  '@pc .. near|close to death',
);

export const shareShapes = [fullPatterns, halfPatterns, lessPatterns, dyingPatterns];

/** Full, half, less than half, hardly any. */
export const readShares: ClaimReader = (reading, { party }) => {
  const claims: Claim[] = [];
  const say = (who: readonly Standing[], test: (one: Standing) => boolean) => {
    const all = who.length > 0 ? who : party;
    claims.push({ kind: 'damage', missing: all.every(test) ? null : `That is not so: ${hitPointsOf(all)}.` });
  };
  const less = matchesOf(reading, lessPatterns);
  for (const match of matchesOf(reading, fullPatterns))
    if (!isDenied(reading, match))
      say(match.mention?.who ?? [], ({ sheet }) => sheet.current_hp >= sheet.max_hp);
  for (const { mention } of less)
    say(mention?.who ?? [], ({ sheet }) => sheet.current_hp * 2 <= sheet.max_hp);
  for (const { mention } of matchesOf(reading, dyingPatterns))
    say(mention?.who ?? [], ({ sheet }) => sheet.current_hp * 3 <= sheet.max_hp);
  if (less.length > 0) return claims;
  for (const { mention } of matchesOf(reading, halfPatterns))
    say(mention?.who ?? [], ({ sheet, stages, wounds }) => {
      const isNear = (value: number, whole: number) => Math.abs(value * 2 - whole) <= Math.max(4, whole / 4);
      return (
        isNear(sheet.current_hp, sheet.max_hp) ||
        (wounds.length > 0 && isNear(Math.abs(wounds[0]!), stages[0]!))
      );
    });
  return claims;
};
