import type { Named } from './named.ts';

/** Names may stand in capitals. */
export const includesName = (text: string, name: string) => text.toLowerCase().includes(name.toLowerCase());

const wordsIn = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? [];
const titles =
  /^(?:mrs?|ms|dr|sir|lady|lord|old|brother|sister|father|mother|captain|doctor|master|mister|widow|the|of|harbourmaster|guildmaster|guildmistress|innkeeper|abbess|prior|bishop|elder|chancellor|steward|warden|headman|headwoman|foreman|quartermaster|marshal|squire|dame|councillor|alderman|bailiff|priest|priestess|lieutenant|corporal|colonel|major|admiral|skipper)$/i;
/** Without titles: `Marta`, `Quill`. */
export const ownNames = (name: string) =>
  name.split(' ').filter((word) => !titles.test(word.replace('.', '')));

/** `Lady Crowe` and `Lady Ottilie Crowe`; not `Ned Crowe`. */
export function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const words = long.split(' ');
  return short.split(' ').every((word) => words.includes(word));
}

/** Whether a text speaks of somebody: by a name of their own, or by title and family. */
export function speaksOf(text: string, { name }: Pick<Named, 'name'>): boolean {
  if (includesName(text, name)) return true;
  const words = name.split(' ');
  const [first] = ownNames(name);
  const short = words.length > 2 ? `${words[0]} ${words.at(-1)}` : '';
  if (short !== '' && text.includes(short)) return true;
  return first !== undefined && first.length > 2 && text.includes(first) && wordsIn(text).includes(first);
}
