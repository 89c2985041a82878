/** The conditions of the book, and how people write them. players-handbook: Conditions */
const written = {
  blinded: /\bblind(ed)?\b/i,
  charmed: /\bcharmed\b/i,
  deafened: /\bdeaf(ened)?\b/i,
  exhaustion: /\bexhaust(ion|ed)\b/i,
  frightened: /\b(frightened|afraid|scared|terrified)\b/i,
  grappled: /\bgrappled\b/i,
  incapacitated: /\bincapacitated\b/i,
  invisible: /\binvisible\b/i,
  paralyzed: /\bparaly[sz]ed\b/i,
  petrified: /\bpetrified\b/i,
  poisoned: /\bpoisoned\b/i,
  prone: /\bprone\b/i,
  restrained: /\brestrained\b/i,
  stunned: /\bstunned\b/i,
  unconscious: /\b(unconscious|asleep)\b/i,
} as const;

/** What spells of ours leave on somebody besides. players-handbook: Spells, by the spell's name */
const marks = {
  blessed: /^blessed\b/i,
  baned: /^baned\b/i,
  'shield of faith': /^shield of faith\b/i,
  'faerie fire': /^faerie fire\b/i,
  'guiding bolt': /^guiding bolt\b/i,
  mocked: /^mocked\b/i,
} as const;

export type ConditionName = keyof typeof written;
export type Mark = keyof typeof marks;

export const conditionNames = Object.keys(written) as ConditionName[];
export const markNames = Object.keys(marks) as Mark[];

const concentrating = /^concentrating on (.+)$/i;

export function concentrationEntry(spell: string): string {
  return `concentrating on ${spell}`;
}

/** The spell that is kept up, as it stands among the conditions; null for none. */
export function concentrationOf(conditions: readonly string[]): string | null {
  for (const entry of conditions) {
    const spell = concentrating.exec(entry.trim())?.[1];
    if (spell) return spell;
  }
  return null;
}

/** The entries that mean a condition. */
export function entriesOf(conditions: readonly string[], name: ConditionName | Mark): string[] {
  const pattern = name in written ? written[name as ConditionName] : marks[name as Mark];
  return conditions.filter((entry) => !concentrating.test(entry) && pattern.test(entry.trim()));
}

export function has(conditions: readonly string[], name: ConditionName | Mark): boolean {
  return entriesOf(conditions, name).length > 0;
}

/** Which condition of the book an entry means; null for words of the table's own. */
export function conditionMeant(entry: string): ConditionName | null {
  return conditionNames.find((name) => has([entry], name)) ?? null;
}

/** 0 to 6: `exhaustion 3`, and one level where no number stands. players-handbook: Conditions > Exhaustion */
export function exhaustionLevel(conditions: readonly string[]): number {
  return Math.max(
    0,
    ...entriesOf(conditions, 'exhaustion').map((entry) => Number(/[1-6]/.exec(entry)?.[0] ?? 1)),
  );
}

const helpless = ['paralyzed', 'petrified', 'stunned', 'unconscious'] as const;

/** What takes away every action; null where nothing does. players-handbook: Conditions > Incapacitated */
export function whyIncapacitated(conditions: readonly string[]): ConditionName | null {
  return (['incapacitated', ...helpless] as const).find((name) => has(conditions, name)) ?? null;
}

/** What makes Strength and Dexterity saves fail; null where nothing does. */
export function whyHelpless(conditions: readonly string[]): ConditionName | null {
  return helpless.find((name) => has(conditions, name)) ?? null;
}

/** Of whom somebody is charmed, as far as the entries say: `charmed by Mira`. */
export function isCharmedBy(conditions: readonly string[], name: string): boolean {
  return entriesOf(conditions, 'charmed').some((entry) =>
    entry.toLowerCase().includes(` by ${name.trim().toLowerCase()}`),
  );
}

/** The maximum of hit points, which halves at the fourth level of exhaustion. */
export function effectiveMaximum(max: number, conditions: readonly string[]): number {
  return exhaustionLevel(conditions) >= 4 ? Math.max(1, Math.floor(max / 2)) : max;
}

/** Dice that blessings and banes add to attacks and saves. */
export function boonDice(conditions: readonly string[]): string[] {
  return [...(has(conditions, 'blessed') ? ['+1d4'] : []), ...(has(conditions, 'baned') ? ['-1d4'] : [])];
}
