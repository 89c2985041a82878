import type { Person } from '../world/world.ts';
import { isSmall, questionWords } from './function-words.ts';
import { ground } from './ground.ts';
import { phraseEnd, phraseOf } from './noun-phrase.ts';
import type { Phrase } from './reading.ts';
import type { Scene } from './scene.ts';
import type { Token } from './tokens.ts';
import { isVerb } from './verbs.ts';

/** Somebody who is spoken to, and what is said to them. */
export interface Addressed {
  to: Phrase;
  rest: readonly Token[];
  /** Whether nobody is named: `mate`, `dear`. */
  isVague?: boolean;
}

export function personPhrase({ name }: Person): Phrase {
  const words = name
    .toLowerCase()
    .replaceAll('.', '')
    .split(' ')
    .filter((word) => word !== 'the');
  return { shown: name, head: words[0] ?? name.toLowerCase(), words, isOwn: false };
}

const openers =
  /^(?:hey|hello|hi|heya|hiya|excuse|pardon|me|so|ok|okay|well|oi|yo|ahem|psst|um|uh|sir|dear|please|now|good|evening|morning|morrow|day|afternoon|greetings|hail|fair|kind|noble|listen|say|look|come|on|cmon|c'mon|alright|right|oh|ah|and|but|,|!|\.)$/;
const calls = /^(?:hey|hello|hi|heya|hiya|excuse|pardon|oi|yo|psst|listen|say)$/;
const inverted = /^(?:can|could|may|might|shall|should|will|would|do|does|did|is|are|was|were|have|has|had)$/;
const titles = /^(?:madam|sir|miss|lady|kid|mister|mr|mrs|ms|dr|ma'am|maam)$/;
/** What one calls anybody. */
const endearments =
  /^(?:dear|mate|friend|love|pal|sir|madam|ma'am|maam|miss|mister|buddy|darling|sweetie|sweetheart|boss|chief|doc|doctor|dude|man|bro|old|my|good|fella|honey|kid|lad|girl|boy|lady|gentlemen|guys|folks)$/;

function asPerson(to: Phrase, scene: Scene): Phrase | null {
  const referent = ground(to, scene.turn);
  if (referent.kind === 'person') return titles.test(to.head) ? personPhrase(referent.person) : to;
  return referent.kind === 'foe' || referent.kind === 'companion' ? to : null;
}

/** `please unlock the van`, `fetch me a rope`: what somebody is told to do. */
function isOrder(rest: readonly Token[]): boolean {
  const from = rest[0]?.low === 'please' ? 1 : 0;
  const [verb, next] = rest.slice(from);
  if (!verb || !isVerb(verb.low) || isSmall(verb.low)) return false;
  return (
    from > 0 || /^(?:the|a|an|me|us|my|our|your|that|this|it|him|her|them|up|please)$/.test(next?.low ?? '')
  );
}

/** `Odra, where …`, `hey chief where …`, `excuse me Mrs Pell, did …`. */
function atBeginning(sentence: readonly Token[], scene: Scene): Addressed | null {
  let at = 0;
  while (at < sentence.length && openers.test(sentence[at]!.low)) at++;
  const isCalled = sentence.slice(0, at).some(({ low }) => calls.test(low));
  const first = sentence[at];
  if (!first || (isVerb(first.low) && !scene.names.has(first.low) && !scene.nouns.has(first.low)))
    return null;
  let end = phraseEnd(sentence, at, scene);
  if (end === at || end - at > 4) return null;
  const to = phraseOf(sentence.slice(at, end), scene);
  if (!to || /^(?:it|this|that|i|you|they|he|she|him|her|them|one|everyone)$/.test(to.head)) return null;
  const person = asPerson(to, scene);
  if (!person) return null;
  // `skrit buddy you are …`
  while (
    /^(?:buddy|pal|mate|dude|man|bro|dear|darling|friend|love|honey|sweetie)$/.test(sentence[end]?.low ?? '')
  )
    end++;
  // `skrit my dude which …`
  if (
    sentence[end]?.low === 'my' &&
    /^(?:dude|guy|man|friend|buddy|lord|lady|dear|love|bro|boy|girl|good)$/.test(sentence[end + 1]?.low ?? '')
  )
    end += 2;
  const next = sentence[end];
  const isApart = next?.kind === 'mark' && /^(?:[,:!.—–…]|--)$/.test(next.text);
  const rest = sentence.slice(isApart ? end + 1 : end);
  const [begins, after] = rest;
  if (!begins || !rest.some(({ kind }) => kind !== 'mark')) return null;
  const isToThem =
    questionWords.has(begins.low) ||
    (begins.low === 'you' &&
      /^(?:are|have|look|seem|must|should|were|know|remind)$/.test(after?.low ?? '')) ||
    (inverted.test(begins.low) && after?.low === 'you') ||
    isOrder(rest) ||
    (scene.names.has(to.head) && /^(?:here|we|you|your|this|if|listen)$/.test(begins.low)) ||
    (isCalled && rest.at(-1)?.text === '?') ||
    (isCalled && (/^(?:you|your|any|anything|got|i|we)$/.test(begins.low) || inverted.test(begins.low)));
  return isApart || isToThem ? { to: person, rest } : null;
}

/** `how long till we suffocate, doc?` */
function atEnd(sentence: readonly Token[], scene: Scene): Addressed | null {
  const comma = sentence.findLastIndex(({ text }) => text === ',');
  const begins = sentence.find(({ kind }) => kind === 'word')?.low ?? '';
  const isAsked =
    sentence.some(({ text }) => text === '?') || questionWords.has(begins) || inverted.test(begins);
  if (comma < 1 || !isAsked) return null;
  const words = sentence.slice(comma + 1).filter(({ kind }) => kind === 'word');
  if (words.length === 0 || words.length > 4) return null;
  const rest = [...sentence.slice(0, comma), ...sentence.slice(-1).filter(({ kind }) => kind === 'mark')];
  const named = phraseEnd(words, 0, scene) === words.length ? phraseOf(words, scene) : null;
  const to = named && !/^(?:dm|gm|game|master)$/.test(named.head) ? asPerson(named, scene) : null;
  if (to) return { to, rest };
  if (!words.every(({ low }) => endearments.test(low))) return null;
  const anybody = ground({ shown: 'them', head: 'somebody', words: ['somebody'], isOwn: false }, scene.turn);
  return anybody.kind === 'person' ? { to: personPhrase(anybody.person), rest, isVague: true } : null;
}

/** Who is spoken to by name or by what they are, at the beginning or at the end of a sentence. */
export function addressed(sentence: readonly Token[], scene: Scene): Addressed | null {
  return atBeginning(sentence, scene) ?? atEnd(sentence, scene);
}
