import { plural } from '../../language/nouns.ts';
import type { AskedFoe } from '../asked.ts';
import { singularOf } from '../words.ts';
import { creatureOf } from './creatures.ts';
import { isCalling, isGroup, type Named } from './people.ts';
import { phraseAt, type Token } from './phrases.ts';
import { isThing } from './things.ts';

const foeBefore =
  /\b(?:against|stop|kill|slay|defeat|beat|outwit|rob|catch|unmask|hunt|fight|escape|flee|from|off|led by|ruled by|betrayed by|hunted by|stolen by|trust|overthrow|expose)(?: the| evil| a)* ?(?:\p{L}+ )?$/iu;
const foeAfter =
  /^,? ?(?:who )?(?:wants?|has (?:stolen|taken|kidnapped|sworn|cursed|won|bought|cheated|swindled)|stole|took|won|bought up|cheated|swindled|evicts?|rules|hunts|threatens|owns?|has the|runs|waits|sold|killed|murdered|kidnapped|plans|plots|betrayed|attacks|is coming|comes|keeps|holds|guards|is (?:a |an |the |secretly )*(?:\p{L}+ )?(?:super)?villain)\b/iu;
const friendBefore =
  /\b(?:help|save|rescue|protect|serve|hired by|with|for|free|find|find out who killed|our|beginning with) (?:the )?(?:\p{L}+ )?$/iu;
const friendAfter =
  /^,? ?(?:who )?(?:must|asks?|needs?|begs?|hires?|pays?|won't|wont|walks? into|says|is (?:missing|dead|asleep|ill|sick|dying|captured|gone)|will)\b/iu;
const foeTitles = new Set(
  'warlord ringmaster lich dragon demon tyrant vampire necromancer witch sorcerer sorceress pirate gangster outlaw shogun ghost nightmare monster beast creature killer warden'.split(
    ' ',
  ),
);

const nearby = 60;

/** How much speaks for somebody being the one to beat: the words before and after the name, and what they are called. */
export function enmityOf({ name, title }: Named, sentence: string): number {
  const own = name
    .replace(/^the eldest of the /, '')
    .split(' ')
    .at(-1)!;
  const at = sentence.indexOf(own);
  const before = sentence.slice(Math.max(0, at - nearby), Math.max(0, at));
  const after = at < 0 ? '' : sentence.slice(at + own.length, at + own.length + nearby);
  return (
    (foeTitles.has(title) ? 1 : 0) +
    (foeBefore.test(before) ? 1 : 0) +
    (foeAfter.test(after) ? 2 : 0) -
    (friendBefore.test(before) ? 2 : 0) -
    (friendAfter.test(after) ? 2 : 0)
  );
}

/** Somebody without a name who does what villains do: `the mayor owns the cops`, `a megacorp called Oyama-Blum`. */
export function namelessFoe(tokens: readonly Token[]): AskedFoe | null {
  for (const [at, token] of tokens.entries()) {
    const after = tokens.slice(at + 1, at + 5).map(({ text }) => text);
    const isOne = /^(?:the|a|an|evil|wicked)$/.test(tokens[at - 1]?.lower ?? '');
    if (isGroup(token.lower) && /^(?:called|named)$/i.test(after[0] ?? '') && tokens[at + 2]?.isName)
      return { name: tokens[at + 2]!.text, pronoun: 'it', kind: '' };
    if (isOne && isCalling(token.lower) && !tokens[at + 1]?.isName && foeAfter.test(` ${after.join(' ')}`))
      return {
        name: `the ${token.lower}`,
        pronoun: 'they',
        kind: creatureOf(token.lower) ? token.lower : '',
      };
  }
  return null;
}

/** Creatures that are named by their kind: one of them is the villain, many are the villain's. */
export function creaturesIn(
  tokens: readonly Token[],
  never: readonly string[],
): { one: AskedFoe | null; many: AskedFoe | null } {
  let one: AskedFoe | null = null;
  let many: AskedFoe | null = null;
  for (const [at, { lower }] of tokens.entries()) {
    const kind = singularOf(lower);
    const creature = creatureOf(kind);
    if (
      !creature ||
      never.some((word) => singularOf(word.toLowerCase()) === kind) ||
      isPlayed(tokens, at, creature.pronoun)
    )
      continue;
    if (kind !== lower || crowd.test(tokens[at + 1]?.lower ?? ''))
      many ??= { name: kind, pronoun: creature.pronoun, kind };
    else if (isAdjective(tokens[at + 1], tokens[at + 2]) || isCalled(tokens, at)) continue;
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
    /\b(?:we|players|you|us|we're|party)\b(?: (?:are|play|playing|as|all|a|the|two|three|four))*$/.test(
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
  const trimmed = name.replace(/(?: (?:and|then|at|in|the|a|of|it|to))+$/, '');
  return { name: trimmed, pronoun: 'it', kind: 'monster' };
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
