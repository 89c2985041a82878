import { wordSet } from './text/inflect.ts';
import type { Token } from './text/tokens.ts';

/** What a number counts. `bare`: nothing that is said; `other`: something that no sheet has. */
export type Unit =
  | 'hit points'
  | 'damage'
  | 'healing'
  | 'temporary'
  | 'coins'
  | 'experience'
  | 'level'
  | 'slots'
  | 'target'
  | 'bare'
  | 'other';

export interface CountedNumber {
  at: number;
  value: number;
  unit: Unit;
  /** Behind the unit, or behind the number. */
  to: number;
  /** Of 17/24 and 17 out of 24 the second number; NaN when there is none. */
  of: number;
}

/** Kinds of damage that mean nothing else, and those that are also things: one fire, two cold days. */
const ownTypes = wordSet('slashing piercing bludgeoning necrotic radiant psychic');
const damageTypes = wordSet(
  'slashing piercing bludgeoning fire cold acid poison necrotic radiant psychic force lightning thunder falling magical nonlethal',
);
const hitWords = wordSet('hp hps pv tp lp pf pg trefferpunkte trefferpunkten lebenspunkte lebenspunkten');
const damageWords = wordSet('damage schaden schadenspunkte dégâts dégât daño danni danno dano hurt harm');
const healWords = wordSet('healing heilung soins curación guarigione cura');
const coinWords = wordSet(
  "gp sp cp pp gold silver coins coin copper platinum goldstücke goldmünzen goldstück or oro ouro golds crowns ducats 'or 'oro",
);
const pointWords = wordSet('point points punkte puntos punti pontos pts');
const pieceWords = wordSet('pieces piece pièces piezas monedas monete peças moedas stücke münzen');
const ofWords = wordSet("of de di d' da d");
const lifeWords = wordSet('hit health life vie vida golpe ferita lebens');
/** Between a number and what it counts. */
const between = wordSet(
  'more extra additional further full whole single measly good nasty of total your the points point worth his her their its de di d temporary temp maximum max real precious',
);
/** What may follow a number that counts nothing: no noun begins with it. */
const functionWords = wordSet(
  `a an the you your he she it they we i his her their its this that these those who which what when where while as and but or nor so then than
   for from in into on onto at by to with without of off over under up down out through against versus vs about around before after until
   is are was were be been am has have had do does did will would can could may might shall should must n't not no never 's 're 've 'll 'd
   left remaining remain remains short alas already again now too also only just still yet exactly total altogether all both each either
   even ever here there well enough natural plus minus beats misses hits fails succeeds lands isn't makes is means gets gives brings falls goes comes
   un y e et und mit auf von bei por en con para pour avec no non não restantes übrig para si sich insgesamt gesamt totale totales total sumado`,
);
const targetWords = wordSet('passive dc ac sg cd rk kr ca class klasse difficulty armor armour');
const levelWords = wordSet('level stufe niveau nivel livello nível levels');

function unitBehind(tokens: readonly Token[], at: number): { unit: Unit; to: number } {
  let isTemporary = false;
  let hasType = false;
  const isDigits = tokens[at]!.isDigits;
  // Two or three years: what the second counts, the first counts too.
  if (
    /^(?:or|to|–|-)$/.test(tokens[at + 1]?.text ?? '') &&
    tokens[at + 2]?.kind === 'number' &&
    !tokens[at + 2]!.isOrdinal
  )
    return unitBehind(tokens, at + 2);
  let next = at + 1;
  // A word, a hyphen or a point between the number and its unit: three points of your fire damage.
  for (let steps = 0; steps < 6; steps++, next++) {
    const token = tokens[next];
    if (!token) break;
    const { text } = token;
    const following = tokens[next + 1]?.text ?? '';
    if (/^(?:temporary|temp|temporäre|temporales|temporaires)$/.test(text)) isTemporary = true;
    if (hitWords.has(text)) return { unit: isTemporary ? 'temporary' : 'hit points', to: next + 1 };
    if (lifeWords.has(text) && pointWords.has(following))
      return { unit: isTemporary ? 'temporary' : 'hit points', to: next + 2 };
    if (
      pointWords.has(text) &&
      (ofWords.has(following) || lifeWords.has(following) || /^(?:[’'])$/.test(following))
    ) {
      const behind = [following, tokens[next + 2]?.text ?? '', tokens[next + 3]?.text ?? ''];
      if (behind.some((word) => lifeWords.has(word))) return { unit: 'hit points', to: next + 3 };
      if (behind.some((word) => healWords.has(word))) return { unit: 'healing', to: next + 3 };
      if (behind.some((word) => damageTypes.has(word) || damageWords.has(word)))
        return { unit: 'damage', to: next + 3 };
      if (behind.some((word) => /^(?:experience|erfahrung|expérience|experiencia|esperienza)$/.test(word)))
        return { unit: 'experience', to: next + 3 };
    }
    // "The full 18 points."
    const isMoreOrLess = /^(?:better|worse|weaker|stronger|healthier|poorer|lighter|short|shy)$/.test(
      following,
    );
    if (pointWords.has(text) && (tokens[next + 1]?.kind !== 'word' || isMoreOrLess))
      return { unit: 'damage', to: next + 1 };
    if (damageWords.has(text)) return { unit: 'damage', to: next + 1 };
    // Two healing potions are none of it.
    if (healWords.has(text) && (tokens[next + 1]?.kind !== 'word' || functionWords.has(following)))
      return { unit: 'healing', to: next + 1 };
    if (/^(?:xp|ep|experience|erfahrungspunkte)$/.test(text)) return { unit: 'experience', to: next + 1 };
    if (
      coinWords.has(text) &&
      !(text === 'or' && !pieceWords.has(tokens[next - 1]?.text ?? '') && tokens[next - 1]?.text !== "d'")
    )
      return { unit: 'coins', to: next + 1 };
    if (/^(?:slots?|zauberplätze|zauberplatz|emplacements?)$/.test(text))
      return { unit: 'slots', to: next + 1 };
    if (levelWords.has(text)) {
      const isSlot = tokens.slice(next, next + 4).some((one) => /^slots?$/.test(one.text));
      return { unit: isSlot ? 'slots' : 'level', to: next + 1 };
    }
    if (damageTypes.has(text)) {
      hasType ||= isDigits || ownTypes.has(text);
      continue;
    }
    if (hasType) return { unit: 'damage', to: next };
    if (between.has(text) || pieceWords.has(text) || text === '-' || token.isOrdinal) continue;
    if (steps === 0 && ((token.kind === 'mark' && text !== '-') || functionWords.has(text)))
      return { unit: 'bare', to: next };
    // An adjective more: twelve shiny gold pieces.
    if (token.kind === 'word' && !functionWords.has(text) && steps < 3) continue;
    break;
  }
  if (hasType) return { unit: 'damage', to: next };
  const follower = tokens[at + 1];
  // A nine-inch cable.
  const hyphened = tokens[at + 2];
  if (follower?.text === '-' && hyphened?.kind === 'word' && hyphened.start === follower.start + 1)
    return { unit: 'other', to: at + 1 };
  const isBare = follower?.kind !== 'word' || functionWords.has(follower.text);
  return { unit: isBare ? 'bare' : 'other', to: at + 1 };
}

/** The second number of 17/24, 17 of 24 and 17 out of 24, and where what it counts begins. */
function wholeOf(tokens: readonly Token[], at: number): { of: number; to: number } {
  const words = [tokens[at + 1]?.text, tokens[at + 2]?.text];
  const isTheirs = words[0] === 'of' && /^(?:your|his|her|their|the)$/.test(words[1] ?? '');
  const skip =
    (words[0] === 'out' && words[1] === 'of') || isTheirs
      ? 3
      : /^(?:\/|of|von|sur|de|su)$/.test(words[0] ?? '')
        ? 2
        : 0;
  const second = skip > 0 ? tokens[at + skip] : undefined;
  return second?.kind === 'number' && !second.isOrdinal
    ? { of: second.value, to: at + skip }
    : { of: Number.NaN, to: at };
}

/** "The DC is 13", "an armor class of 15". */
function isTarget(tokens: readonly Token[], at: number): boolean {
  const isJoined = /^(?:is|of|was|:|=|ist|est|es|è|é)$/.test(tokens[at - 1]?.text ?? '');
  return isJoined && targetWords.has(tokens[at - 2]?.text ?? '');
}

const labelled = wordSet('to is was now total you at stands rises increases goes comes drops falls is by');

/** Between hit points and how many there are, or by how many they move. */
const moving = wordSet('now is are to by at up down back =fall =drop =sink =rise =go =stand =climb');

/** "Fire damage: 9", "HP 19", "HP: 22 → 15": what a bare number counts by its label. */
function labelBefore(tokens: readonly Token[], at: number): Unit {
  for (let back = at - 1; back >= Math.max(0, at - 5); back--) {
    const { text, kind } = tokens[back]!;
    if (hitWords.has(text) || (pointWords.has(text) && lifeWords.has(tokens[back - 1]?.text ?? ''))) {
      const isLabel = tokens
        .slice(back + 1, at)
        .every(({ kind, text }) => kind !== 'word' || moving.has(text));
      return isLabel ? 'hit points' : 'bare';
    }
    const isLabel = tokens[at - 1]?.text === ':';
    const isSaid = /^(?::|=|is|was|comes|totals|total|now|at|to)$/.test(tokens[at - 1]?.text ?? '');
    if (damageWords.has(text)) return isSaid ? 'damage' : 'bare';
    if (text !== 'or' && coinWords.has(text)) return isSaid ? 'coins' : 'bare';
    if (levelWords.has(text)) return isSaid ? 'level' : 'bare';
    if (text === 'health') return isSaid ? 'hit points' : 'bare';
    if (kind === 'word' && !isLabel && !labelled.has(text) && !moving.has(text)) return 'bare';
  }
  return 'bare';
}

/** Every number of a sentence and what it counts. */
export function numbersOf(tokens: readonly Token[]): CountedNumber[] {
  const found: CountedNumber[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.kind !== 'number' || token.isOrdinal || token.isQuoted) continue;
    const before = tokens[at - 1]?.text ?? '';
    const isOrdinalMark =
      token.isDigits && tokens[at + 1]?.text === '.' && tokens[at + 2]?.isCapital === true;
    const { of, to: last } = wholeOf(tokens, at);
    let { unit, to } = unitBehind(tokens, last);
    if (
      isTarget(tokens, at) ||
      tokens.slice(Math.max(0, at - 4), at).some(({ text }) => text === 'passive') ||
      targetWords.has(before) ||
      (before === ':' && targetWords.has(tokens[at - 2]?.text ?? ''))
    )
      unit = 'target';
    else if (levelWords.has(before)) unit = 'level';
    else if (isOrdinalMark) unit = 'other';
    else if (before === '=' && unit === 'other') unit = 'bare';
    else if (unit === 'bare') unit = labelBefore(tokens, at);
    found.push({ at, value: token.value, unit, to, of });
    at = Math.max(at, last);
  }
  return found;
}

const pronounNumbers = wordSet('one two three four');

/** Hours, rooms and pages have numbers of their own. */
export function isTimeOrPlace(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:o'clock|am|pm|bells?|uhr|heures|horas|h)$/.test(tokens[at + 1]?.text ?? '') ||
    /^(?:room|page|chapter|floor|door|number|no|year|in|scene|part|act|step|area|hex|cell|since|until|before|after)$/.test(
      tokens[at - 1]?.text ?? '',
    ) ||
    tokens[at + 1]?.text === ':'
  );
}

/**
 * Whether a bare number stands where a result stands: "a 14", "with 18 you", "total: 9". "One of them" and "the two"
 * count people.
 */
export function isResult(tokens: readonly Token[], { at }: CountedNumber): boolean {
  const token = tokens[at]!;
  const before = tokens[at - 1];
  if (token.isDigits) return true;
  // "The one on the die".
  if (tokens[at + 1]?.text === 'on' && /^(?:die|dice|d20)$/.test(tokens[at + 3]?.text ?? '')) return true;
  if (
    pronounNumbers.has(token.text) &&
    !/^(?:a|an|natural|nat|rolled|roll|rolls|:|=)$/.test(before?.text ?? '')
  )
    return (
      /^(?:of|by|at|to|on|for|with)$/.test(before?.text ?? '') &&
      token.text !== 'one' &&
      tokens[at + 1]?.text !== 'of'
    );
  return !/^(?:hundred|thousand|dozen)$/.test(token.text) && tokens[at + 1]?.text !== "o'clock";
}
