import { shortened } from './echo.ts';
import { articles, isSmall, possessives, prepositions, pronouns } from './function-words.ts';
import { ground } from './ground.ts';
import { phraseEnd, phraseOf } from './noun-phrase.ts';
import { type Phrase, type Reading, type Step, talkActs } from './reading.ts';
import { skipFillers } from './read-clause.ts';
import { readSteps } from './read-steps.ts';
import { isBeing, type Scene } from './scene.ts';
import { firstPerson } from './second-person.ts';
import { lowWords, tidied, type Token, tokensOf } from './tokens.ts';
import { knownVerb } from './verbs.ts';

const oldest = 12;
const mostWords = 12;

const again =
  /^(?:(?:and|now|ok|then|i|we|let's|just|do|try|repeat|same|one) )*(?:it |that |this |the same |the same thing |thing )*(?:again|once more|more time|another (?:one|time|go|try|round)|same|same thing|ditto|repeat|me too|likewise)(?: (?:again|please|now|and|harder|but|then|as before|as last time))*$/;
const same =
  /^(?:and |now |then |ok )*(?:do )?(?:the )?(?:same|ditto|likewise|again|once more)(?: thing| again| deal| move| trick| question)?(?: but)?$/;
const harder = /^(?:and |now |but )*(?:harder|faster|slower|louder|quieter|softer|gentler|deeper|closer)$/;
const joins = /^(?:and|also|now|then|next|plus|same|ditto|likewise|or)$/;
const closes = /^(?:too|also|next|instead|likewise)$/;

/** `…, this time both of us together`: with whom, and not what. */
const together =
  /(?<=\w) (?:but )?(?:this time |now )*(?:(?:the )?(?:two|both|all) of us(?: together)?|both together|together|with (?:all|both) of us|with (?:our|my) (?:combined|united|full) (?:strength|force|weight))$/;

/** Somebody who does something, rather than something that is done to. */
const isSubject = /^(?:i|we|you|he|she|they)$/;

interface Part {
  preposition: string;
  phrase: Phrase;
}

const opensPhrase = (token: Token | undefined) =>
  token !== undefined && (articles.has(token.low) || possessives.has(token.low) || pronouns.has(token.low));

/** What stands in the place of something in the deed before; null where the message is more than that. */
function partsOf(tokens: readonly Token[], scene: Scene): Part[] | null {
  const parts: Part[] = [];
  let preposition = '';
  for (let at = 0; at < tokens.length; ) {
    const { low, kind } = tokens[at]!;
    const end = kind === 'word' ? phraseEnd(tokens, at, scene) : at;
    // `then hit the pale one`: a deed of its own.
    if (knownVerb(low) && !isSmall(low) && opensPhrase(tokens[at + 1])) return null;
    if (end > at && !prepositions.has(low)) {
      const phrase = phraseOf(tokens.slice(at, end), scene);
      if (!phrase || isSubject.test(phrase.head)) return null;
      parts.push({ preposition, phrase });
      preposition = '';
      at = end;
    } else if (kind === 'word' && prepositions.has(low)) {
      preposition = low;
      at++;
    } else if (kind === 'mark' && low !== '?' && parts.length > 0) at++;
    else return null;
  }
  return parts.length > 0 && preposition === '' ? parts : null;
}

/** `and you, Mrs Pell?`: the same is asked of her. */
function withoutYou(words: readonly Token[], scene: Scene): Token[] {
  const [first, second] = words;
  const isTurned = /^(?:and|or)$/.test(first?.low ?? '') && second?.low === 'you';
  const from = words[2]?.kind === 'mark' ? 3 : 2;
  const end = phraseEnd(words, from, scene);
  const who = isTurned && end > from ? phraseOf(words.slice(from, end), scene) : null;
  return who && ground(who, scene.turn).kind === 'person' ? [first!, ...words.slice(from)] : [...words];
}

/** `and the board too`, `same with the crate`: the parts of it, where it is nothing else. */
function ellipsis(tokens: readonly Token[], scene: Scene): Part[] | null {
  let words = tokens.filter(({ kind }) => kind !== 'quote');
  let isLeaning = false;
  words = withoutYou(words, scene);
  while (words.at(-1)?.kind === 'mark') words = words.slice(0, -1);
  if (words.at(-1)?.low === 'well' && words.at(-2)?.low === 'as') {
    words = words.slice(0, -2);
    isLeaning = true;
  } else if (words.length > 1 && closes.test(words.at(-1)!.low)) {
    words = words.slice(0, -1);
    isLeaning = true;
  }
  const lead = [1, 2, 3, 4].findLast((length) => same.test(lowWords(words.slice(0, length)).join(' ')));
  if (lead) {
    words = words.slice(lead);
    isLeaning = true;
    // `same for the door`, `same with her`: not by what means.
    const [first] = words;
    const own = words.slice(1, phraseEnd(words, 1, scene));
    const isMeans = first?.low === 'with' && own.some(({ low }) => low === 'my');
    if (
      /^(?:with|for|to|on|here)$/.test(first?.low ?? '') &&
      !isMeans &&
      partsOf(words.slice(1), scene)?.length === 1
    )
      words = words.slice(1);
  } else {
    const from = skipFillers(words);
    isLeaning ||= words.slice(0, from).some(({ low }) => joins.test(low));
    words = words.slice(from);
  }
  return isLeaning && words.length > 0 && words.length < mostWords ? partsOf(words, scene) : null;
}

function isLeaning(tokens: readonly Token[], scene: Scene): boolean {
  const low = lowWords(tokens).join(' ');
  return again.test(low) || harder.test(low) || ellipsis(tokens, scene) !== null;
}

/** What the speaker last did or asked in words of its own; somebody else's deed where they have done nothing yet. */
function lastSaid(scene: Scene, isToo: boolean): string | null {
  const { table, speaker } = scene.turn;
  const said = table.history.filter(({ sender }) => sender === 'player').slice(-oldest);
  const own = said.filter(({ characterName, playerName }) => (characterName ?? playerName) === speaker.name);
  const list = isToo ? said : own;
  return list.findLast(({ content }) => !isLeaning(tokensOf(tidied(content)), scene))?.content ?? null;
}

const mostRead = 6;

/** The last deed of anybody at the table that was more than talk or a look. */
function lastTried(scene: Scene, read: (message: string) => Reading): Reading | null {
  const said = scene.turn.table.history.filter(({ sender }) => sender === 'player').slice(-mostRead);
  for (const { content } of said.toReversed()) {
    if (isLeaning(tokensOf(tidied(content)), scene)) continue;
    const reading = read(content);
    const [first] = reading.kind === 'steps' && !reading.isAsked ? reading.steps : [];
    if (first?.object && !talkActs.has(first.act) && !/^(?:look|watch|think|go)$/.test(first.act))
      return reading;
  }
  return null;
}

/** A deed as it reads with another phrase in the place of one of its own. */
function exchanged(
  step: Step,
  old: Phrase,
  shown: string,
  role: 'object' | 'target' | 'topic',
  phrase: Phrase,
  scene: Scene,
): Step {
  const echo = shortened(step.echo.replace(old.shown, () => shown));
  const [read] = readSteps(tokensOf(`I ${firstPerson(echo)}`), scene)?.steps ?? [];
  return read ?? { ...step, [role]: phrase, echo };
}

/** `the other end`, where one end of something was meant. */
const ofTheSame = (old: Phrase, { head, shown }: Phrase) =>
  old.shown.includes(`${head} of `) ? old.shown.replace(/^.*?(?= of )/, shown) : shown;

function withPart(step: Step, { preposition, phrase }: Part, scene: Scene): Step {
  const isMeans = /^(?:with|using)$/.test(preposition);
  const isItem = phrase.isOwn || ground(phrase, scene.turn).kind === 'item';
  if (isMeans && isItem) {
    const old = step.instrument;
    const echo = old ? step.echo.replace(old.shown, () => phrase.shown) : `${step.echo} with ${phrase.shown}`;
    return { ...step, instrument: phrase, echo: shortened(echo) };
  }
  const isSaid = talkActs.has(step.act);
  const isSomebody = isBeing(phrase, scene);
  const roles = (
    isSaid
      ? isSomebody
        ? ['target', 'object']
        : ['topic', 'object']
      : preposition !== '' && !isMeans && step.target
        ? ['target', 'object']
        : ['object', 'target']
  ) as ('object' | 'target' | 'topic')[];
  // What was said in so many words is said again, to another.
  if (isSaid && isSomebody && step.speech && step.target)
    return { ...step, target: phrase, echo: `ask ${phrase.shown}` };
  const role = roles.find((one) => step[one]);
  const old = role ? step[role] : null;
  if (!role || !old)
    return { ...step, [roles[0]!]: phrase, echo: shortened(`${step.echo}, ${phrase.shown}`) };
  return exchanged(step, old, ofTheSame(old, phrase), role, phrase, scene);
}

function changed(before: Reading, parts: readonly Part[], scene: Scene): Reading | null {
  const [first] = before.kind === 'steps' ? before.steps : [];
  if (first) {
    const step = parts.reduce((one, part) => withPart(one, part, scene), first);
    return { kind: 'steps', steps: [step] };
  }
  const [only] = parts;
  if (before.kind !== 'question' || !only || parts.length > 1) return null;
  const { question } = before;
  if (question.kind === 'scene' && question.of)
    return { kind: 'question', question: { ...question, of: only.phrase } };
  return question.kind === 'may'
    ? { kind: 'question', question: { kind: 'may', step: withPart(question.step, only, scene) } }
    : null;
}

function repeated(before: Reading, how: string): Reading | null {
  if (before.kind === 'steps') {
    const [first] = before.steps;
    return first ? { kind: 'steps', steps: [{ ...first, echo: shortened(`${first.echo} ${how}`) }] } : null;
  }
  return before.kind === 'speech' || before.kind === 'question' ? before : null;
}

/** `search the well. then the box`: what leans on the sentence before. */
export function likeSentence(tokens: readonly Token[], before: Reading, scene: Scene): Reading | null {
  const parts = before.kind === 'steps' ? ellipsis(tokens, scene) : null;
  return parts && changed(before, parts, scene);
}

/** `again`, `same with the crate`, `the wanted board too`: what leans on the deed before and is nothing by itself. */
export function asBefore(
  tokens: readonly Token[],
  scene: Scene,
  read: (message: string) => Reading,
): Reading | null {
  const words = lowWords(tokens).join(' ');
  const low = words.replace(together, '');
  if (low === '' || low.split(' ').length > mostWords) return null;
  const isHarder = harder.test(low);
  const isAgain = isHarder || again.test(low);
  const parts = isAgain ? null : ellipsis(tokens, scene);
  if (!isAgain && !parts) return null;
  // What is tried together is what anybody last tried.
  const tried = isAgain && low !== words ? lastTried(scene, read) : null;
  const before = tried ? null : lastSaid(scene, /\bme too\b|\blikewise\b/.test(low));
  const reading = tried ?? (before && read(before));
  if (!reading) return null;
  return parts
    ? changed(reading, parts, scene)
    : repeated(reading, isHarder ? `again, ${low.split(' ').at(-1)}` : 'again');
}
