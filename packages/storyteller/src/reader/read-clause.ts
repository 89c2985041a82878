import { amountIn, isCoin } from './amount.ts';
import { isPartOfIt, noteNouns, resolved } from './antecedents.ts';
import { chooseAct } from './choose-act.ts';
import { echoOf, withoutPoliteness } from './echo.ts';
import { emptyStep } from './empty-step.ts';
import { ownSubject, skipFrames } from './frames.ts';
import { fillers, isManner, isSmall, prepositions } from './function-words.ts';
import { ground } from './ground.ts';
import { phraseEnd, phraseOf } from './noun-phrase.ts';
import { type Act, type Phrase, type Step, talkActs } from './reading.ts';
import { asCast, readSpell } from './read-spell.ts';
import { talkStep } from './talk-step.ts';
import { type Part, type Roles, rolesAfter } from './roles.ts';
import { namedSkill } from './rolls.ts';
import { isBeing, type Scene } from './scene.ts';
import { ofBody } from './scenery.ts';
import { textOf, type Token, wordToken } from './tokens.ts';
import { topicOf } from './topic.ts';
import { verbPhrase } from './verb-phrase.ts';
import { knownVerb, meantVerb } from './verbs.ts';
import { withoutAsides } from './without-asides.ts';

export interface Clause {
  step: Step;
  hasSubject: boolean;
  isNegated: boolean;
  /** Told as done before: `I have seen it`. */
  isPerfect?: boolean;
}

const sayingActs: ReadonlySet<Act> = new Set([
  'ask',
  'tell',
  'greet',
  'call',
  'persuade',
  'threaten',
  'deceive',
  'flatter',
  'calm',
  'think',
]);
const movingActs: ReadonlySet<Act> = new Set([
  'go',
  'return',
  'follow',
  'climb',
  'jump',
  'swim',
  'sneak',
  'hide',
  'flee',
]);

/** What nobody is told to do: `like number wise` is no deed. */
const stative = new Set(
  'like love hate know want need mind care believe suppose hope wish doubt understand realize realise prefer suspect expect enjoy fear be die'.split(
    ' ',
  ),
);

const impersonal =
  /^(?:(?:feels|looks|seems|sounds|smells|tastes) (?:like|as|so|too|very|really|that|right|wrong|off|odd|weird|good|bad|fair|fine|to)|makes (?:sense|me|no)|means|works|depends|happens|beats me|serves|takes (?:all|ages|forever|two)|reminds me) /;

/** The first word that is not `ok`, `then`, `please`. */
export function skipFillers(tokens: readonly Token[]): number {
  let at = 0;
  while (at < tokens.length - 1 && (tokens[at]!.kind === 'mark' || fillers.has(tokens[at]!.low))) {
    if (tokens[at]!.low === 'that') break;
    at++;
    if (tokens[at]?.low === 'that' && tokens[at - 1]!.low === 'after') at++;
  }
  return at;
}

/** Reads one clause as something that the speaker does; null where it is no such thing. */
export function readClause(given: readonly Token[], scene: Scene): Clause | null {
  let tokens: readonly Token[] = withoutPoliteness(given.slice(skipFillers(given)));
  const lead = leadOf(tokens, scene);
  if (lead) tokens = tokens.slice(lead.length);
  const led = tokens.slice(skipFillers(tokens));
  const early = led.findIndex(({ low }) => !isManner(low));
  const manners = led.slice(0, Math.max(0, early)).map(({ low }) => low);
  tokens = withoutAsides(led.slice(Math.max(0, early)));
  const mayI = /^(?:can|could|may|shall|should|might|will)$/.test(tokens[0]?.low ?? '')
    ? ownSubject(tokens, 1, scene)
    : null;
  const subject = mayI ?? ownSubject(tokens, 0, scene);
  if (subject?.isThird) tokens = asOwn(tokens);
  const framed = skipFrames(tokens, subject?.end ?? 0);
  const hasSubject = subject !== null;
  const isThird = subject?.isThird ?? false;
  const before = [...manners, ...framed.manners];
  const spell = readSpell(tokens, framed.at, scene, before, isThird);
  if (spell) return { step: spell, hasSubject, isNegated: framed.isNegated };
  const rolled = namedSkill(tokens.slice(framed.at).map(({ low }) => low));
  if (rolled) return { step: aimedAt(rolled, tokens, scene), hasSubject, isNegated: framed.isNegated };
  const phrase = verbPhrase(tokens, framed.at, scene, hasSubject || framed.at > 0);
  if (!phrase) return hasSubject || framed.at > 0 ? null : directed(tokens, scene);
  if (!hasSubject && framed.at === 0 && stative.has(phrase.base)) return null;
  // `Feels like a trap.`: it does, whatever it is.
  if (!hasSubject && framed.at === 0 && impersonal.test(`${tokens[0]!.low} ${tokens[1]?.low ?? ''} `))
    return null;
  if (phrase.base === 'be') {
    const mood = hasSubject && framed.at === subject?.end ? moodOf(tokens.slice(framed.at + 1), scene) : null;
    return mood && { step: mood, hasSubject, isNegated: framed.isNegated };
  }
  const asked = asksOf(tokens, framed.at, phrase.base, hasSubject, scene);
  if (asked) return { step: asked, hasSubject, isNegated: framed.isNegated };
  const isTalk = sayingActs.has(phrase.act);
  const roles = rolesAfter(tokens, phrase, scene, isTalk);
  // A verb that is only like one, done to what nobody knows: letters, and no deed.
  const isSlip = knownVerb(tokens[framed.at]!.low) === null && meantVerb(tokens[framed.at]!.low) !== null;
  const isNowhere = ({ phrase: { head }, phrase: part }: Part) =>
    !scene.nouns.has(head) && ground(part, scene.turn).kind === 'absent';
  const isSentence = prepositions.has(tokens[framed.at + 1]?.low ?? '');
  if (isSlip && !isSentence && !hasSubject && roles.parts.length > 0 && roles.parts.every(isNowhere))
    return null;
  const rest =
    lead && lead.kind !== 'time'
      ? [...tokens.slice(framed.at + 1), ...lead.tokens]
      : [...tokens.slice(framed.at + 1), ...(lead?.tokens ?? [])];
  const echo = echoOf(
    saidVerb(phrase.verb, roles, tokens[framed.at - 1]?.low === 'to'),
    before,
    rest,
    scene,
    isThird,
  );
  const step = stepOf({ ...phrase, roles, echo, tokens, at: framed.at, before, scene });
  if (lead?.instrument && !step.instrument) step.instrument = lead.instrument;
  const { isNegated, isPerfect } = framed;
  return { step: withName(asCast(step, scene), scene), hasSubject, isNegated, isPerfect };
}

const telling = /^(?:tell|read|sing|teach|explain|describe|answer|remind)$/;
const handing =
  /^(?:give|pay|hand|lend|sell|bring|fetch|buy|pour|spare|promise|forgive|believe|trust|help|let)$/;

/** `tell me everything`, `pay me something for the danger`: nobody does that to themselves; it is asked of whoever is there. */
function asksOf(
  tokens: readonly Token[],
  at: number,
  base: string,
  hasSubject: boolean,
  scene: Scene,
): Step | null {
  const or = tokens.findIndex(
    ({ low }, index) => low === 'or' && /^(?:i|we)$/.test(tokens[index + 1]?.low ?? ''),
  );
  // `stop or I cut you down`: said, and meant as a threat.
  if (!hasSubject && at === 0 && or > 0 && tokens.slice(or).some(({ low }) => low === 'you')) {
    const words = textOf(tokens);
    return { ...emptyStep, act: 'threaten', verb: 'threaten', echo: `say: "${words}"`, speech: words };
  }
  const isAsking = telling.test(base);
  if (hasSubject || at > 0 || !/^(?:me|us)$/.test(tokens[1]?.low ?? '')) return null;
  if (!isAsking && !handing.test(base)) return null;
  const isPrice = /^(?:pay|give|hand|sell|lend)$/.test(base);
  if (base === 'let' || (!isAsking && !isPrice && scene.turn.place.people.length === 0)) return null;
  const speech = textOf(tokens);
  const topic = topicOf(tokens.slice(2), scene);
  if (isAsking) {
    const echo = topic ? `ask about ${topic.shown}` : 'ask';
    return { ...emptyStep, act: 'ask', verb: 'ask', echo, topic, speech };
  }
  return { ...emptyStep, act: 'tell', verb: 'say', echo: `say: "${speech}"`, speech };
}

const ways =
  /^(?:through|over|across|up|down|into|past|onto|inside|along|around|towards?|back|behind|under|beneath)$/;

/** `through the baggage door, shoulder first`: going, without the word for it. */
function directed(tokens: readonly Token[], scene: Scene): Clause | null {
  const from = ways.test(tokens[0]?.low ?? '')
    ? /^(?:to|into|through|of)$/.test(tokens[1]?.low ?? '')
      ? 2
      : 1
    : 0;
  const end = from > 0 ? phraseEnd(tokens, from, scene) : 0;
  const to = end > from ? phraseOf(tokens.slice(from, end), scene) : null;
  const isWhole = end === tokens.length || tokens[end]?.kind === 'mark' || isManner(tokens[end]?.low ?? '');
  if (
    !to ||
    !isWhole ||
    !['thing', 'exit', 'obstacle', 'place', 'person', 'scenery'].includes(ground(to, scene.turn).kind)
  )
    return null;
  const verb = /^(?:behind|under|beneath)$/.test(tokens[0]!.low) ? 'hide' : 'go';
  return readClause([wordToken('I'), wordToken(verb), ...tokens], scene);
}

/** `knock on it`, where it was named in an earlier message: the answer says what. */
function withName(step: Step, { turn }: Scene): Step {
  const it = [step.object, step.target].find((phrase) => phrase?.head === 'it') ?? null;
  const found = it ? ground(it, turn) : null;
  return found?.kind === 'thing'
    ? { ...step, echo: step.echo.replace(/\bit\b/, () => found.thing.name) }
    : step;
}

const ofThird: Readonly<Record<string, string>> = {
  his: 'my',
  her: 'my',
  their: 'my',
  himself: 'myself',
  herself: 'myself',
  themselves: 'myself',
};

/** Somebody who speaks of their character by name means that one's things by `his` and `her`. */
function asOwn(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const next = tokens[at + 1];
    const isOwner =
      token.low.endsWith('self') ||
      token.low.endsWith('selves') ||
      (next?.kind === 'word' && !isSmall(next.low));
    return isOwner && Object.hasOwn(ofThird, token.low) ? wordToken(ofThird[token.low]!) : token;
  });
}

/** `an insight check on Bram`. */
function aimedAt(step: Step, tokens: readonly Token[], scene: Scene): Step {
  const on = tokens.findIndex(({ low }) => low === 'on' || low === 'for' || low === 'against');
  const end = on < 0 ? 0 : phraseEnd(tokens, on + 1, scene);
  const object = end > on + 1 ? phraseOf(tokens.slice(on + 1, end), scene) : null;
  if (!object) return step;
  const echo =
    step.act === 'search'
      ? `search ${object.shown}`
      : step.act === 'watch'
        ? `watch ${object.shown} closely`
        : step.echo;
  return talkActs.has(step.act) ? { ...step, target: object } : { ...step, object, echo };
}

/** `I am so hungry`: a mood, which one feels. Null where somebody says what or where they are. */
function moodOf(rest: readonly Token[], scene: Scene): Step | null {
  const words = withoutPoliteness(rest).filter(({ kind }) => kind === 'word');
  const isMood =
    words.length > 0 && words.length < 5 && !words.some(({ low }) => isSmall(low) && low !== 'so');
  return isMood
    ? { ...emptyStep, act: 'think', verb: 'feel', echo: echoOf('feel', [], words, scene, false) }
    : null;
}

/** One wants to know: one asks. One does not `long rest`, one takes it. */
function saidVerb(verb: string, { content, parts }: Roles, isWish: boolean): string {
  if (isWish && verb === 'know' && (content || parts.length > 0)) return 'ask';
  const [first] = verb.split(' ');
  return verb === 'long rest' || verb === 'short rest' ? `take a ${first}` : first!;
}

interface Lead {
  kind: 'means' | 'time';
  length: number;
  tokens: readonly Token[];
  instrument: Phrase | null;
}

const leading = new Set([
  'while',
  'when',
  'as',
  'if',
  'because',
  'since',
  'once',
  'after',
  'before',
  'until',
  'with',
  'using',
  'without',
  'from',
  'in',
  'on',
  'at',
  'behind',
  'under',
  'during',
]);

/** What stands before the subject: `while nobody is looking I`, `using ink and parchment I`. */
function leadOf(tokens: readonly Token[], scene: Scene): Lead | null {
  const [first] = tokens;
  if (!first || !leading.has(first.low)) return null;
  const from =
    first.low === 'if' ||
    first.low === 'when' ||
    first.low === 'once' ||
    first.low === 'after' ||
    first.low === 'before'
      ? 3
      : 2;
  for (let at = from; at < tokens.length - 1; at++) {
    const isSubject = tokens[at]!.low === 'i' || tokens[at]!.low === 'we';
    if (!isSubject || !ownSubject(tokens, at, scene) || fillers.has(tokens[at - 1]!.low)) continue;
    const lead = tokens.slice(0, at).filter(({ kind }) => kind !== 'mark');
    // `while Bram looks away I pick his pocket`.
    noteNouns(lead, scene);
    const isMeans = first.low === 'with' || first.low === 'using';
    const instrument = isMeans ? phraseOf(lead.slice(1), scene) : null;
    return { kind: isMeans ? 'means' : 'time', length: at, tokens: lead, instrument };
  }
  return null;
}

interface Parsed {
  verb: string;
  base: string;
  act: Act;
  roles: Roles;
  echo: string;
  tokens: readonly Token[];
  at: number;
  before: readonly string[];
  scene: Scene;
}

function stepOf({ verb, base, act: plain, roles, echo, tokens, at, before, scene }: Parsed): Step {
  // One goes to the other side of a place, and not of what one has in hand.
  const isElsewhere = (phrase: Phrase) => movingActs.has(plain) && isPartOfIt(phrase);
  const parts = roles.parts.map((part) =>
    isElsewhere(part.phrase) ? part : { ...part, phrase: resolved(part.phrase, scene) },
  );
  const goldPart = parts.find(({ tokens: words }) => words.some(({ low }) => isCoin(low)));
  const instrumentPart = parts.find(
    ({ preposition, phrase }) =>
      (preposition === 'using' || (preposition === 'with' && (phrase.isOwn || !ofBody.has(phrase.head)))) &&
      !isBeing(phrase, scene),
  );
  const isSeen = instrumentPart?.preposition === 'with' && isAttribute(instrumentPart, plain, tokens, scene);
  const others = parts.filter(
    ({ preposition }, index) =>
      parts[index] !== instrumentPart &&
      (!notWhere.has(preposition) || (preposition === 'as' && plain === 'disguise')),
  );
  const direct = others.filter(({ preposition }) => preposition === '');
  const lows = tokens.slice(at).map(({ low }) => low);
  const firstObject = (direct[0] ?? others[0])?.phrase ?? null;
  // `use my rope to tie the crate`: what is done is the tying.
  if (roles.purposeAt !== null && plain === 'use' && base === 'use' && firstObject) {
    const inner = readClause(tokens.slice(roles.purposeAt + 1), scene);
    if (inner) return { ...inner.step, instrument: firstObject, echo };
  }
  const act = chooseAct(plain, {
    base,
    verb,
    roles,
    object: firstObject,
    lows,
    hasGold: goldPart !== undefined,
    isWish: tokens[at - 1]?.low === 'to',
    scene,
  });
  // Whoever hands somebody the other end keeps theirs.
  const isHeldOut = act === 'give' && roles.parts.some(({ phrase }) => isPartOfIt(phrase));
  const step: Step = {
    ...emptyStep,
    act: isHeldOut ? 'other' : act,
    verb,
    echo,
    instrument: isSeen ? null : (instrumentPart?.phrase ?? null),
    manner: [...before, ...roles.manners][0] ?? null,
    speech: roles.quoted,
    amount: goldPart
      ? amountIn(goldPart.tokens, scene.gold)
      : direct[0]
        ? amountIn(direct[0].tokens, scene.gold)
        : null,
  };
  if (talkActs.has(act)) return talkStep(step, { base, others, roles, goldPart, tokens, at, scene });
  // `run my fingers along the wardrobe`: it is the wardrobe that is felt.
  if (/^(?:search|touch|watch)$/.test(act) && direct[0]?.phrase.isOwn && ofBody.has(direct[0].phrase.head)) {
    const felt = others.find((part) => part !== direct[0]);
    if (felt) return { ...step, object: felt.phrase };
  }
  const thrown = others.find(({ preposition }) => preposition === 'at');
  if (
    (act === 'attack' || act === 'break') &&
    thrown &&
    direct[0] &&
    (plain === 'throw' || plain === 'attack')
  ) {
    return { ...step, object: thrown.phrase, instrument: direct[0]?.phrase ?? step.instrument };
  }
  // What is wedged under a lid is a lever.
  if (act === 'break' && plain === 'put' && direct[0] && others[1]) {
    return { ...step, object: others[1].phrase, instrument: direct[0].phrase };
  }
  const object = direct[0] ?? (others[0] && !isMeansOnly(others[0]) ? others[0] : undefined);
  const target =
    others.find((part) => part !== object && (direct.length < 2 || part !== direct[1])) ?? direct[1];
  step.object = object?.phrase ?? null;
  step.target = target?.phrase ?? null;
  if (
    (act === 'write' || base === 'type') &&
    object?.preposition === '' &&
    ground(object.phrase, scene.turn).kind === 'absent'
  ) {
    step.speech ??= textOf(object.tokens);
    step.object = step.target;
    step.target = null;
  }
  if (movingActs.has(act) && !step.target) step.target = step.object;
  if (!step.object && roles.content && act !== 'think')
    step.object = firstPhrase(roles.content.tokens, scene);
  if (act === 'think' && roles.content) step.topic = topicOf(roles.content.tokens, scene);
  return step;
}

/** How and in whose manner, never at what: `like a boss`, `without a sound`. */
const notWhere = new Set(['like', 'as', 'without', 'until', 'during', 'than']);
const bySight: ReadonlySet<Act> = new Set([
  'look',
  'watch',
  'ask',
  'tell',
  'greet',
  'follow',
  'go',
  'listen',
  'smell',
  'sit',
  'take',
  'touch',
]);

/** `the pillar with the squiggles on it`: what something has, not by what it is done. */
function isAttribute(
  { phrase, tokens: words }: Part,
  act: Act,
  tokens: readonly Token[],
  scene: Scene,
): boolean {
  if (phrase.isOwn || ground(phrase, scene.turn).kind === 'item') return false;
  const end = tokens.indexOf(words.at(-1)!) + 1;
  const [on, whose] = tokens.slice(end, end + 2).map(({ low }) => low);
  const isOnIt =
    /^(?:on|in|inside|around|over|under|behind|at)$/.test(on ?? '') &&
    /^(?:it|them|him|her|top|its|his|their|front|the)$/.test(whose ?? '');
  return isOnIt || bySight.has(act);
}

/** `check if the gate is locked` is about the gate. */
function firstPhrase(tokens: readonly Token[], scene: Scene): Phrase | null {
  let first: Phrase | null = null;
  for (let at = 0; at < tokens.length; at++) {
    const { low } = tokens[at]!;
    if (!/^(?:the|a|an|my|that|this|those|these|any|her|his|their)$/.test(low) && !scene.names.has(low))
      continue;
    const end = phraseEnd(tokens, at, scene);
    const phrase = end > at ? phraseOf(tokens.slice(at, end), scene) : null;
    if (phrase && ['thing', 'person', 'obstacle'].includes(ground(phrase, scene.turn).kind)) return phrase;
    first ??= phrase;
    at = Math.max(at, end - 1);
  }
  return first;
}

const isMeansOnly = ({ preposition }: Part) =>
  preposition === 'without' || preposition === 'like' || preposition === 'as';
