import type { Roll } from '@fireside/contract';

/** What a roll decides, as far as its reason says. */
export type RollField = 'attack' | 'save' | 'stealth' | 'lock' | 'body' | 'senses' | 'talk' | 'other';

export interface RollFacts {
  roll: Roll;
  /** `dm`, or a user's id. */
  by: string;
  field: RollField;
  /** What may be told as its result: dice, and sums of them. */
  results: ReadonlySet<number>;
  /** What may be told beside it: what is added, the number to beat, by how much. */
  asides: ReadonlySet<number>;
  total: number;
  /** Null when nobody said what was to be beaten. */
  isSuccess: boolean | null;
}

const fields: [RollField, RegExp][] = [
  ['save', /\bsav(?:e|es|ing)\b|resist|rettungswurf|sauvegarde|salvación|salvezza|salvaguarda/i],
  ['lock', /thie(?:f|ves)|lock|tools?\b|sleight|disarm|trap|pick/i],
  ['stealth', /stealth|sneak|hid(?:e|ing)|heimlich|furtiv|discr|sigilo/i],
  [
    'talk',
    /persua|decei?[pv]|intimidat|perform|convinc|charm|negotiat|bluff|überzeug|überred|einschücht|täusch/i,
  ],
  [
    'senses',
    /percep|investigat|insight|search|history|arcana|religion|nature|medicine|recall|spot|listen|know|lore|track|wahrnehm|nachforsch/i,
  ],
  [
    'body',
    /athlet|acrobat|jump|climb|swim|leap|balanc|shove|push|lift|strength|dexterity|constitution|grapple|escape|surviv|ride|handling/i,
  ],
  ['attack', /attack|to hit|strike|shot|shoot|stab|swing|throw|angriff|ataque|attaque|attacco|bite|claw/i],
];

/** What a roll of this reason decides. An attack is named before the weapon that is also a tool. */
export function fieldOf(reason: string): RollField {
  if (/\b(?:attacks?|to hit)\b/i.test(reason)) return 'attack';
  return fields.find(([, words]) => words.test(reason))?.[0] ?? 'other';
}

const target = /\b(?:dc|ac|sg|cd|kg|ca|rk|against|vs\.?)[\s:]{0,2}(\d{1,2})\b/i;

/** What came of it, where the rules have judged it: `Longsword attack on Goblin 1: hit`. */
const judged = /: (?:(critical hit|hit|success)|(miss|failure))$/;

function verdictIn(reason: string): boolean | null {
  const [, good, bad] = judged.exec(reason) ?? [];
  return good ? true : bad ? false : null;
}

const numbersIn = (text: string) => (text.match(/\d{1,5}/g) ?? []).map(Number);

/** What may be told of a roll. The number to beat stands in its reason or breakdown, where there is one. */
export function rollFacts(roll: Roll, by: string): RollFacts {
  const dc = Number((target.exec(roll.reason) ?? target.exec(roll.breakdown))?.[1] ?? Number.NaN);
  const field = fieldOf(roll.reason);
  const working = roll.breakdown.split('=')[0] ?? '';
  const dice = (working.match(/\[[^\]]{0,400}\]/g) ?? []).flatMap(numbersIn);
  const kept = (working.match(/\[[^\]]{0,400}\]/g) ?? []).flatMap((pool) =>
    numbersIn(pool.replace(/\d+d/g, '')),
  );
  const sum = kept.reduce((all, one) => all + one, 0);
  const modifiers = numbersIn(working.replace(/\[[^\]]{0,400}\]/g, ' '));
  const isTwenty = /(?:^|\D)1?d20|2d20/i.test(roll.notation);
  const isNatural = (face: number) => field === 'attack' && isTwenty && kept.length === 1 && kept[0] === face;
  const beats = Number.isNaN(dc) ? null : roll.total >= dc;
  return {
    roll,
    by,
    field,
    results: new Set([Math.abs(roll.total), ...dice, sum]),
    asides: new Set([...modifiers, ...(Number.isNaN(dc) ? [] : [dc, Math.abs(roll.total - dc)])]),
    total: roll.total,
    isSuccess: verdictIn(roll.reason) ?? (isNatural(20) ? true : isNatural(1) ? false : beats),
  };
}
