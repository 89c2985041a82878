import type { AskedPerson } from '../asked.ts';
import { isSmall } from '../words.ts';
import { phraseAt, shown, type Token } from './phrases.ts';
import { placeNoun } from './places.ts';
import { isThing, traitsOf } from './things.ts';

/** What belongs to a name, `Queen Isolde`, and what only says who it is, `the warlord Takeda Ren`. */
const honorifics = new Set(
  'captain queen king lord lady duke duchess prince princess baron baroness count countess sir doctor dr professor mr mrs ms miss mayor sheriff marshal deputy colonel general major sergeant lieutenant admiral commander inspector inspecteur detective agent principal headmistress headmaster director father mother sister brother abbot bishop judge senator president emperor empress aunt uncle chief warden chancellor madame madam don jarl ambassador contessa conte marquis marquise viscount dame elder reverend constable widow frau herr señor señora gobernador capitán capitaine monsieur signor signora comandante'.split(
    ' ',
  ),
);
const callings = new Set(
  'warlord ringmaster priest priestess shogun wizard witch archmage sorcerer sorceress necromancer dragon lich demon vampire pirate ghost giant tyrant smuggler gangster outlaw butler innkeeper blacksmith smith banker hermit bard teacher pilot android robot wolf fox owl hedgehog badger whale ferryman ferrywoman merchant knight thief spy hacker nurse librarian gardener hunter ranger envoy harbourmaster harbormaster'.split(
    ' ',
  ),
);
const she = new Set(
  'queen lady duchess princess baroness countess contessa marquise widow mrs ms miss headmistress mother sister empress aunt madame madam priestess sorceress witch dame girl woman wife daughter ferrywoman'.split(
    ' ',
  ),
);
const he = new Set(
  'king lord duke prince baron count sir mr headmaster father brother emperor uncle don man boy husband son ringmaster ferryman'.split(
    ' ',
  ),
);

/** Words that are a title only with a capital: `leading lady`, `in general`. */
const ambiguous = new Set(
  'lady lord miss general major count don sir chief father mother sister brother'.split(' '),
);

export interface Named extends AskedPerson {
  /** Lower case: `warlord`; empty where the text gives none. */
  title: string;
  /** The sentence in which it stands first, and where. */
  sentence: number;
  from: number;
  end: number;
}

const mostNames = 3;

function capitalsFrom(tokens: readonly Token[], at: number): Token[] {
  const names: Token[] = [];
  while (names.length < mostNames && tokens[at + names.length]?.isName)
    names.push(tokens[at + names.length]!);
  return names;
}

/** Whoever is named in a sentence. */
export function peopleIn(tokens: readonly Token[], sentence: number): Named[] {
  const found: Named[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const isTitle =
      (honorifics.has(token.lower) || callings.has(token.lower)) &&
      !(ambiguous.has(token.lower) && !token.isName && at > 0);
    const names = capitalsFrom(tokens, isTitle ? at + 1 : at);
    if (names.length === 0) continue;
    const end = (isTitle ? at + 1 : at) + names.length;
    if (isTitle || isSomebody(tokens, at, names)) {
      const title = isTitle ? token.lower : calledWhat(tokens, at) || calledBefore(tokens, at);
      found.push({
        ...personOf(names, title, honorifics.has(token.lower), tokens, at),
        sentence,
        from: at,
        end,
      });
    }
    at = end - 1;
  }
  return found;
}

const before = new Set(
  'attack attacks besiege invade defend enter in at from to near toward towards under through of on off aboard into inside beyond de du à en von nach aus bei di da del della el la le les der die das'.split(
    ' ',
  ),
);

/** Whether capitals without a title are a person's: not a place's, and not whose something is. */
function isSomebody(tokens: readonly Token[], at: number, names: readonly Token[]): boolean {
  if (names.some(({ lower }) => placeNoun(lower)) || names.every(({ lower }) => isSmall(lower))) return false;
  // `The Salt Codex` in the middle of a sentence is what something is called.
  if (names[0]!.lower === 'the') return false;
  const previous = tokens[at - 1]?.lower ?? '';
  const noun = tokens[at - 2]?.lower ?? '';
  if (previous === 'called' || previous === 'named') return !isNamedThing(noun);
  if (previous === 'the' && /^(?:called|named)$/.test(noun))
    return !isNamedThing(tokens[at - 3]?.lower ?? '');
  if (isNamedThing(previous)) return false;
  if (names.some(({ text }) => text.endsWith("'s"))) return false;
  return !before.has(previous) && !/^(?:the|an?)$/.test(previous);
}

function isNamedThing(noun: string): boolean {
  return placeNoun(noun) !== null || isGroup(noun) || (isThing(noun) && !traitsOf(noun).includes('animal'));
}

export function isGroup(noun: string): boolean {
  return /^(?:mega)?(?:corp|corporation|company|cult|guild|syndicate|gang|order|cartel|clan|sect|mafia|agency|ai|crew|family)$/.test(
    noun,
  );
}

/** `dame` of `a dame called Vera Lane`, `ringmaster` of `ringmaster = Mr Sallow`. */
function calledWhat(tokens: readonly Token[], at: number): string {
  const isThe = tokens[at - 1]?.lower === 'the';
  const called = tokens[isThe ? at - 2 : at - 1]?.lower ?? '';
  if (!['called', 'named', '='].includes(called)) return '';
  const what = tokens[isThe ? at - 3 : at - 2]?.lower ?? '';
  // `whose captain is called Rask`
  const whose = /^(?:is|was)$/.test(what) ? (tokens[isThe ? at - 4 : at - 3]?.lower ?? '') : what;
  return isSmall(whose) ? '' : whose;
}

const owners = /^(?:the|an?|my|our|your|his|her|their|its)$/;

/** `watchman` of `the night watchman Dunstan`, `keeper` of `The toll keeper, Ansel Grud,`. */
function calledBefore(tokens: readonly Token[], at: number): string {
  const last = at - (tokens[at - 1]?.text === ',' ? 2 : 1);
  const what = tokens[last];
  if (!what || what.isMark || what.isName || isSmall(what.lower)) return '';
  const isNamed = [1, 2, 3].some((back) => {
    const between = tokens.slice(last - back + 1, last);
    return (
      owners.test(tokens[last - back]?.lower ?? '') &&
      between.every(({ isMark, lower }) => !isMark && !before.has(lower))
    );
  });
  if (!isNamed) return '';
  const kind = tokens[last - 1];
  const isTrade = /^(?:master|keeper|maker|dealer|driver|guard|officer|clerk|seller)$/.test(what.lower);
  return isTrade && kind && !owners.test(kind.lower) && !isSmall(kind.lower)
    ? `${kind.lower} ${what.lower}`
    : what.lower;
}

function personOf(
  names: readonly Token[],
  title: string,
  isHonorific: boolean,
  tokens: readonly Token[],
  at: number,
): AskedPerson & { title: string } {
  const own = ownName(names, tokens, at);
  const role = tokens[at - 1]?.lower === '=' ? (tokens[at - 2]?.lower ?? title) : title;
  const shownTitle = title === 'dr' ? 'Doctor' : title.charAt(0).toUpperCase() + title.slice(1);
  return {
    name: isHonorific ? `${shownTitle} ${own}` : own,
    // A title that stands in the name is not said twice.
    role: isHonorific && role === title ? '' : role,
    title: role,
    pronoun: pronounOf([title, role, tokens[at - 1]?.lower ?? '']),
  };
}

const womanly = /(?:woman|girl|lady|mistress|maid|widow|nun|nurse|midwife|[^l]ess)$/;
const manly = /(?:[^o]man|boy|monk|friar|butler|widower|headmaster)$/;

function pronounOf(words: readonly string[]): AskedPerson['pronoun'] {
  if (words.some((word) => she.has(word) || womanly.test(word))) return 'she';
  return words.some((word) => he.has(word) || manly.test(word)) ? 'he' : 'they';
}

const gone =
  /^,? ?(?:who )?(?:(?:is|was|has|had|have|lies|lay) )?(?:been )?(?:found )?(?:drops? dead|dropped dead|dead|died|killed|murdered|buried|drowned|burned|unconscious|senseless|asleep|in a coma|petrified|turned to stone)\b/i;
const lost =
  /^,? ?(?:who )?(?:(?:is|was|has|had|have|went) )?(?:been )?(?:vanished|disappeared|gone missing|missing|kidnapped|abducted|carried off|captured|taken (?:away|prisoner|captive))\b/i;
const sought = /\b(?:asks?|asking|looks?|looking|search(?:ing)?) for \P{Lu}*(?:\p{Lu}\p{Ll}+ )?$/u;

/** As a sentence has it: two may share the last of their names. */
function spokenName(name: string, sentence: string): string {
  const pair = name.split(' ').slice(-2).join(' ');
  return sentence.includes(pair) ? pair : name.split(' ').at(-1)!;
}

/** Whether somebody cannot be met: they are dead or senseless, or others are looking for them. */
export function absenceOf({ name }: Named, sentence: string): 'dead' | 'sought' | null {
  const own = spokenName(name, sentence);
  const at = sentence.indexOf(own);
  if (at < 0) return null;
  const after = sentence.slice(at + own.length, at + own.length + 40);
  if (gone.test(after)) return 'dead';
  if (lost.test(after)) return 'sought';
  return sought.test(sentence.slice(Math.max(0, at - 50), at)) ? 'sought' : null;
}

const asking =
  /^(?:,? and(?: \p{Lu}\p{Ll}+){1,3}|, who [^,.]{3,50},)?,? ?(?:who )?(?:(?:has|have) )?(?:asks?|asked|begs?|begged|hires?|hired|pays|sends?|sent|calls? for|called for|calls in|needs|offers?|seeks help|wants (?:you|the party|somebody|someone) to)\b/u;
const askedBy =
  /\b(?:hired|sent|asked|summoned|called|paid|employed|begged|commissioned|invited) by (?:the |an? )?(?:\p{Ll}+ ){0,2}(?:\p{Lu}\p{Ll}+ ){0,2}$/u;

/** Whether somebody is the one who asks for help. */
export function asksForHelp({ name }: Named, sentence: string): boolean {
  const own = spokenName(name, sentence);
  const at = sentence.indexOf(own);
  if (at < 0) return false;
  return (
    asking.test(sentence.slice(at + own.length, at + own.length + 60)) || askedBy.test(sentence.slice(0, at))
  );
}

/** Somebody who is met by what they are: `the old whale who remembers why`. */
export function namelessIn(tokens: readonly Token[]): AskedPerson[] {
  const found: AskedPerson[] = [];
  for (const at of tokens.keys()) {
    const phrase = /^(?:the|an?)$/.test(tokens[at]!.lower) ? phraseAt(tokens, at) : null;
    if (!phrase || !isCalling(phrase.head) || tokens[phrase.end]?.lower !== 'who') continue;
    const { head } = phrase;
    found.push({
      name: shown(phrase),
      role: '',
      pronoun: she.has(head) ? 'she' : he.has(head) ? 'he' : 'they',
    });
  }
  return found;
}

/** `the Weaver` where it is called so; one of several where they share the name. */
function ownName(names: readonly Token[], tokens: readonly Token[], at: number): string {
  const own = names.map(({ text }) => text.replace(/'s$/, '')).join(' ');
  const next = tokens[at + names.length]?.lower ?? '';
  if (/^(?:brothers|sisters|boys|twins|gang|family|clan)$/.test(next))
    return `the eldest of the ${own} ${next}`;
  return tokens[at - 1]?.lower === 'the' && calledWhat(tokens, at) ? `the ${own}` : own;
}

/** Whether a word is what somebody is. */
export function isCalling(word: string): boolean {
  return honorifics.has(word) || callings.has(word);
}
