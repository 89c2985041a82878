import { plural } from '../../language/nouns.ts';
import type { AskedFoe } from '../asked.ts';
import { singularOf } from '../words.ts';
import { creatureOf } from './creatures.ts';
import type { Somebody } from './mentions.ts';
import { isGroup } from './people.ts';
import { isInTheSky } from './person-nouns.ts';
import { phraseAt, type Token } from './phrases.ts';
import { isThing } from './things.ts';

/** A group with a name of its own: `a megacorp called Oyama-Blum`. */
export function groupFoe(tokens: readonly Token[]): AskedFoe | null {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      isGroup(lower) &&
      /^(?:called|named)$/.test(tokens[index + 1]?.lower ?? '') &&
      tokens[index + 2]?.isName,
  );
  return at < 0 ? null : { name: tokens[at + 2]!.text, pronoun: 'it', kind: '' };
}

/** Whom a part makes the one to beat, as the tale will call them. */
export function foeOf({ name, title, pronoun, isNamed, isMany }: Somebody): AskedFoe {
  const kind = creatureOf(title) ? title : '';
  if (isMany) return leaderOf({ name: title, pronoun: creatureOf(title)?.pronoun ?? 'they', kind: title });
  return {
    name,
    pronoun: isNamed ? pronoun : (creatureOf(title)?.pronoun ?? pronoun),
    kind: isNamed ? title || kind : kind,
  };
}

/** Creatures that are named by their kind: one of them is the villain, many are the villain's. */
export function creaturesIn(
  tokens: readonly Token[],
  never: readonly string[],
): { one: AskedFoe | null; many: AskedFoe | null } {
  let one: AskedFoe | null = null;
  let many: AskedFoe | null = null;
  for (const [at, { lower }] of tokens.entries()) {
    const own = lower.replace(/['’]s$/, '');
    const kind = singularOf(own);
    const creature = creatureOf(kind);
    if (
      !creature ||
      // `a smuggler's cutter` is a ship; the dragon's hoard has a dragon.
      (own !== lower && creature.pronoun === 'they') ||
      isInTheSky(kind, tokens[at - 1]?.lower) ||
      never.some((word) => singularOf(word.toLowerCase()) === kind) ||
      isPlayed(tokens, at, creature.pronoun)
    )
      continue;
    if (kind !== own || crowd.test(tokens[at + 1]?.lower ?? ''))
      many ??= { name: kind, pronoun: creature.pronoun, kind };
    else if ((own === lower && isAdjective(tokens[at + 1], tokens[at + 2])) || isCalled(tokens, at)) continue;
    else if (
      /^(?:the|a|an)$/.test(tokens[at - 1]?.lower ?? '') ||
      /^(?:the|a|an)$/.test(tokens[at - 2]?.lower ?? '')
    )
      one ??= { name: `the ${kind}`, pronoun: creature.pronoun, kind };
  }
  return { one, many };
}

/** `a smuggler called Dorrit`: whoever has a name is judged by what is said of it. */
function isCalled(tokens: readonly Token[], at: number): boolean {
  return /^(?:called|named)$/.test(tokens[at + 1]?.lower ?? '') && tokens[at + 2]?.isName === true;
}

/** `an orc siege`: there are many of them. */
const crowd =
  /^(?:siege|raid|attack|invasion|horde|army|armies|warband|host|uprising|outbreak|plague|swarm|gang|pack)s?$/;

/** `a goblin kitchen`, `the goblin queen's crown`: what stands before another noun is no creature. */
function isAdjective(next: Token | undefined, afterNext?: Token): boolean {
  return (
    next !== undefined &&
    !next.isMark &&
    !next.isName &&
    phraseAt([next], 0) !== null &&
    (!/(?:s|ed)$/.test(next.lower) || (isThing(afterNext?.lower ?? '') && !afterNext?.isName))
  );
}

/** `we are vampires`, `Knights of the table seek the grail`: then they are not the enemy. */
function isPlayed(tokens: readonly Token[], at: number, pronoun: string): boolean {
  const before = tokens
    .slice(Math.max(0, at - 4), at)
    .map(({ lower }) => lower)
    .join(' ');
  if (
    /\b(?:we|players|you|us|we're|you're|party)\b(?: (?:are|play|playing|as|all|a|the|two|three|four))*$/.test(
      before,
    )
  )
    return true;
  const next = tokens[at + 1]?.lower ?? '';
  return (
    pronoun === 'they' &&
    at < 2 &&
    /^(?:of|at|in|on|without|who|seek|guard|must|look|search|find|want|try|travel|need)$/.test(next)
  );
}

/** `something big is walking around the tent`: nobody knows what it is, and that is its name. */
export function unknownFoe(sentence: string): AskedFoe | null {
  const found =
    /\bsomething (?:(big|huge|small|old|cold|hungry|strange|dark) )?((?:is|has been|keeps) [a-z]+ing(?: [a-z]+){0,3})/i.exec(
      sentence,
    );
  if (!found) return null;
  const name = `the ${found[1] ? `${found[1]} ` : ''}thing that ${found[2]}`.toLowerCase();
  const trimmed = name.replace(
    /(?: (?:and|then|at|in|the|a|of|it|to|on|over|above|below|near|around|from|outside|under))+$/,
    '',
  );
  return { name: trimmed, pronoun: 'it', kind: 'monster' };
}

/** `one of the passengers is a murderer`: nobody knows which of them it is. */
export function oneOfThem(sentence: string): AskedFoe | null {
  const [, what] =
    /\bone of (?:the|us|them|you|its|your)\b[\p{L} ]{0,30}? is (?:secretly |really )?(?:an? |the )((?:\p{Ll}+ )?\p{Ll}+)\b/u.exec(
      sentence,
    ) ?? [];
  return what ? { name: `the ${what}`, pronoun: 'they', kind: '' } : null;
}

/** `guard a forest from loggers`: those are many, and somebody leads them. */
export function keptFrom(sentence: string): AskedFoe | null {
  const [, many] =
    /\b(?:guard|protect|defend|save|hold|keep)s?\b [^.,]{2,50}? (?:from|against) (?:the |a band of |an army of )?((?:\p{Ll}+ )?\p{Ll}{3,}s)\b/u.exec(
      sentence,
    ) ?? [];
  if (!many || /ss$/.test(many)) return null;
  const kind = many.replace(/\p{Ll}+$/u, singularOf);
  return { name: kind, pronoun: 'they', kind };
}

/** `Something behind the wall, which the servants call the Lullaby Man`: what is done has no face, and its name is known. */
export function calledFoe(sentence: string): AskedFoe | null {
  const found =
    /\b(?:[Ss]omething|[Ss]omeone|[Ss]omebody|(?:[Aa]|[Tt]he) (?:thing|creature|figure|voice|killer|murderer|monster|beast|ghost|shape))\b[^.!?]{0,80}?\b(?:calls?|called|named|known as|goes by)(?: (?:it|him|her|them))?(?: the name)? (the )?((?:\p{Lu}[\p{L}'-]+ ?){1,3})/u.exec(
      sentence,
    );
  return found && { name: `${found[1] ?? ''}${found[2]!.trim()}`, pronoun: 'it', kind: 'monster' };
}

const chiefs: Readonly<Record<string, string>> = {
  orc: 'the orc warchief',
  goblin: 'the goblin chief',
  pirate: 'the pirate captain',
  cop: 'the chief of the cops',
  soldier: 'the general',
  vampire: 'the eldest of the vampires',
};

/** The one who leads many. */
export function leaderOf({ kind, pronoun }: AskedFoe): AskedFoe {
  return {
    name: chiefs[kind] ?? `the leader of the ${plural(kind)}`,
    pronoun: pronoun === 'it' ? 'it' : 'they',
    kind,
  };
}
