import type { Claim, ClaimKindName } from './claim.ts';
import { hitPointsOf } from './claim.ts';
import { heldBy } from './claims/things.ts';
import type { Witness } from './witness.ts';

/** What a small language model can tell of a sentence; outcomes and agency hang on what was typed. */
export const sensedKinds = [
  'die',
  'damage',
  'death',
  'item',
  'level',
  'condition',
  'slot',
  'end',
] as const satisfies readonly ClaimKindName[];

export type SensedKind = (typeof sensedKinds)[number];

/** How likely a sentence makes a claim of each kind, or none at all; together they are 1. */
export type Sensed = Readonly<Record<SensedKind | 'none', number>>;

/** A sentence that somebody has to read. */
export interface Question {
  sentence: string;
  /** What it may claim that nothing of this turn bears out; none of it where its words seem to tell a lie, which may be none. */
  kinds: readonly SensedKind[];
}

/** As sure as this that a sentence claims what nothing bears out. */
const sure = 0.95;
/** As sure as this that it claims nothing, whatever its words. */
const harmless = 0.94;

/** As the model has learned it: a player's character is a hero, whatever their name. */
export function asHeard(sentence: string, { party }: Witness): string {
  const names = new Set(party.flatMap((one) => one.names));
  return sentence
    .replace(/\p{Lu}\p{L}*/gu, (word) => (names.has(word.toLowerCase()) ? 'Hero' : word))
    .replace(/\bHero(?: Hero)+\b/g, 'Hero')
    .trim();
}

/** The kinds of which something has happened in this turn: in whatever words, it may be told. */
function borneKinds({ party, rolls, awaited, isOver }: Witness): Set<SensedKind> {
  const has = (isSo: (one: Witness['party'][number]) => boolean) => party.some(isSo);
  const kinds = new Set<SensedKind>();
  if (isOver) kinds.add('end').add('death');
  if (rolls.length > 0 || awaited.length > 0) kinds.add('die');
  if (has(({ wounds, maxima }) => wounds.length > 0 || maxima.length > 1)) kinds.add('damage').add('death');
  // "That makes 65": what is counted is no die either.
  if (has(({ items }) => items.length > 0)) kinds.add('item').add('die');
  if (has(({ conditions, sheet }) => conditions.length > 0 || sheet.conditions.length > 0))
    kinds.add('condition').add('death');
  if (has(({ sheet }) => sheet.current_hp <= 0)) kinds.add('death');
  if (has(({ levels, hasNewStats }) => levels.length > 0 || hasNewStats)) kinds.add('level');
  if (has(({ slots, hasNewStats }) => hasNewStats || slots.some(({ now, before }) => now !== before)))
    kinds.add('slot');
  return kinds;
}

const missingFor: Record<SensedKind, (witness: Witness) => string> = {
  die: () => 'Nobody rolled that: call roll_dice for every die.',
  damage: ({ party }) => `${hitPointsOf(party)}. Call update_character with hp_change first.`,
  death: ({ party }) => `${hitPointsOf(party)}: nobody has fallen. Call update_character first if it is so.`,
  item: ({ party }) =>
    `No tool did that (${heldBy(party)}). Call update_character with add_items or remove_items first.`,
  level: () => 'Nobody has learned or lost anything: call update_character with level first.',
  condition: () => 'No tool did that. Call update_character with the complete list of conditions first.',
  slot: () =>
    'Nothing of the kind is spent or has come back: call update_character with spend_slot or regain_slot first, or rest.',
  end: () => 'The game goes on: call end_game if this is its end, or tell no end.',
};

/** Those of which nothing has happened. */
export function unborneKinds(kinds: readonly SensedKind[], witness: Witness): readonly SensedKind[] {
  if (kinds.length === 0) return kinds;
  const borne = borneKinds(witness);
  return kinds.filter((kind) => !borne.has(kind));
}

export const isSensed = (kind: ClaimKindName): kind is SensedKind =>
  (sensedKinds as readonly ClaimKindName[]).includes(kind);

/**
 * What a sentence claims now that it has been read. `claims`: what its words tell; where that was a lie, the reader may find that it
 * is none. Otherwise it may find one of these kinds, of which nothing has happened.
 */
export function readClaims(
  claims: Claim[],
  sensed: Sensed,
  kinds: readonly SensedKind[],
  witness: Witness,
): Claim[] {
  if (claims.some(({ missing }) => missing !== null)) return sensed.none < harmless ? claims : [];
  if (kinds.reduce((sum, kind) => sum + sensed[kind], 0) < sure) return claims;
  const kind = kinds.reduce((best, one) => (sensed[one] > sensed[best] ? one : best));
  return [{ kind, missing: `${missingFor[kind](witness)} If that was not meant, say it in other words.` }];
}
