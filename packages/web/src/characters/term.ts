import { words } from '../words/words.ts';

type Made = 'save' | 'saves' | 'check' | 'attack' | 'damage';

function translated(name: string): string | null {
  const names: Readonly<Record<string, string>> = words.terms.names;
  const key = name.toLowerCase();
  const found = Object.hasOwn(names, key) ? names[key]! : null;
  if (found === null || found === key) return null;
  return name === key ? found : found.charAt(0).toUpperCase() + found.slice(1);
}

/** A name and what is made of it. More words than a name has are a sentence that somebody wrote. */
const madeOf = /^(\S+(?: \S+){0,2}|\S+ \([^()]+\)) (saves?|check|attack|damage)$/i;

/**
 * What the rules, a sheet or a roll call something, in the reader's language: `Stealth`, `Stealth (expertise)`, `Strength saves`,
 * `Longsword attack on Odo`. What the catalogue does not know stays as it is written. It is for showing alone: the DM reads the
 * name itself.
 */
export function termFor(name: string): string {
  if (words.language === 'en') return name;
  const known = translated(name);
  if (known !== null) return known;
  const [, of, made] = madeOf.exec(name) ?? [];
  if (of && made) {
    const shown = words.terms[made.toLowerCase() as Made](termFor(of));
    return shown.charAt(0).toUpperCase() + shown.slice(1);
  }
  const [, against, whom] = /^(.+ (?:attack|save)) (?:on|against) (.+)$/i.exec(name) ?? [];
  if (against && whom && madeOf.test(against)) return words.terms.against(termFor(against), termFor(whom));
  const [, spell] = /^concentrating on (.+)$/i.exec(name) ?? [];
  if (spell) return words.terms.concentrating(termFor(spell));
  const [, before, within] = /^(.+?) \(([^()]+)\)$/.exec(name) ?? [];
  if (before && within) return `${termFor(before)} (${termFor(within)})`;
  return name;
}
