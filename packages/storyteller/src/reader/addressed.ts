import type { Person } from '../world/world.ts';
import { isSmall, questionWords } from './function-words.ts';
import { ground } from './ground.ts';
import { phraseEnd, phraseOf } from './noun-phrase.ts';
import type { Phrase } from './reading.ts';
import type { Scene } from './scene.ts';
import type { Token } from './tokens.ts';
import { isPersonNoun } from '../tale/wish/person-nouns.ts';
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
  if (referent.kind === 'foe' || referent.kind === 'companion') return to;
  return isElsewhere(to, scene) ? to : null;
}

/** Somebody of the tale who is not here, by name: that they are not is for the answer to say. */
function isElsewhere({ shown, words }: Phrase, { turn: { world, place } }: Scene): boolean {
  const here = place.people.flatMap(({ name }) => name.toLowerCase().split(' '));
  const away = [
    ...world.places.flatMap(({ people }) => people.map(({ name }) => name)),
    ...world.absent.map(({ name }) => name),
  ];
  return (
    /^\p{Lu}/u.test(shown) &&
    away.some((name) => {
      const own = name
        .toLowerCase()
        .split(' ')
        .filter((word) => !here.includes(word) && !isPersonNoun(word));
      return (
        words.length > 0 &&
        words.some((word) => own.includes(word)) &&
        words.every((word) => own.includes(word) || isPersonNoun(word))
      );
    })
  );
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

const beforeName =
  /^(?:the|a|an|is|are|was|were|be|to|with|about|of|for|from|by|and|or|than|like|at|on|in|near|behind|beside|as|called|named|see|saw|know|knew|known|knowing|kill|killed|trust|believe|love|hate|find|found|meet|met|help|ask|tell|my|your|his|her|their|that|this|not|did|does|do|has|have|had|can|could|will|would)$/;

/** `so did you kill him or not mrs thorne`: by name, with nothing before it. */
function lastCalled(sentence: readonly Token[], scene: Scene): Addressed | null {
  const words = sentence.filter(({ kind }) => kind !== 'mark');
  const isToThem = words.some(({ low }) => /^(?:you|your|yours|me|us)$/.test(low));
  if (!isToThem || words.length < 4 || sentence.some(({ kind }) => kind === 'quote')) return null;
  const begins = words.find(({ low }) => !openers.test(low))?.low ?? '';
  if (!questionWords.has(begins) && !inverted.test(begins) && !isVerb(begins)) return null;
  for (const length of [3, 2, 1]) {
    const called = words.slice(-length);
    const before = words.at(-length - 1)?.low ?? '';
    const isName = ({ low }: Token) => scene.names.has(low) || titles.test(low);
    if (!called.every(isName) || !scene.names.has(called.at(-1)!.low) || scene.own.has(called.at(-1)!.low))
      continue;
    const isOrNot = before === 'not' && words.at(-length - 2)?.low === 'or';
    if ((beforeName.test(before) && !isOrNot) || titles.test(before) || isVerb(before)) return null;
    // `of Inspector Hale, Mrs Pym`: two of them.
    if (sentence.indexOf(called.at(-1)!) - sentence.indexOf(called[0]!) !== length - 1) continue;
    const to = phraseOf(called, scene);
    const person = to && ground(to, scene.turn).kind === 'person' ? asPerson(to, scene) : null;
    const from = sentence.indexOf(called[0]!);
    // The comma before it goes with the name.
    const begin = from > 0 && sentence[from - 1]!.text === ',' ? from - 1 : from;
    if (person) return { to: person, rest: sentence.filter((_, at) => at < begin || at >= from + length) };
  }
  return null;
}

/** `how long till we suffocate, doc?` */
function atEnd(sentence: readonly Token[], scene: Scene): Addressed | null {
  const last = lastCalled(sentence, scene);
  if (last) return last;
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

/** `friend, where does he sleep`: whoever was spoken with last. */
function endeared(sentence: readonly Token[], scene: Scene): Addressed | null {
  const comma = sentence.findIndex(({ text }) => text === ',');
  const called = sentence.slice(0, Math.max(0, comma));
  if (called.length === 0 || called.length > 3 || !called.every(({ low }) => endearments.test(low)))
    return null;
  const rest = sentence.slice(comma + 1);
  if (!questionWords.has(rest[0]?.low ?? '') && !inverted.test(rest[0]?.low ?? '')) return null;
  const anybody = ground({ shown: 'them', head: 'somebody', words: ['somebody'], isOwn: false }, scene.turn);
  return anybody.kind === 'person' ? { to: personPhrase(anybody.person), rest, isVague: true } : null;
}

/** Who is spoken to by name or by what they are, at the beginning or at the end of a sentence. */
export function addressed(sentence: readonly Token[], scene: Scene): Addressed | null {
  return atBeginning(sentence, scene) ?? endeared(sentence, scene) ?? atEnd(sentence, scene);
}

/** `Odra come here`: to somebody who is here, as it would be written with a comma; null where it is no such thing. */
export function asCalled(message: string, { turn: { place } }: Scene): string | null {
  const [, name = '', verb = '', rest = ''] = /^\s*(\p{L}{3,}) (\p{L}+)\b(.*)$/su.exec(message) ?? [];
  const isHere = place.people.some((one) => one.name.toLowerCase().split(' ').includes(name.toLowerCase()));
  return isHere && isVerb(verb.toLowerCase()) ? `${name}, ${verb}${rest}` : null;
}
