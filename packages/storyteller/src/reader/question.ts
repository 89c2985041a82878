import { emptyStep } from './empty-step.ts';
import { withoutPoliteness } from './echo.ts';
import { isSmall, questionWords } from './function-words.ts';
import { ground } from './ground.ts';
import { singular } from './inflection.ts';
import { addressed, personPhrase } from './addressed.ts';
import { resolved } from './antecedents.ts';
import { phraseEnd, phraseOf } from './noun-phrase.ts';
import { ownPast } from './own-past.ts';
import { readClause, skipFillers } from './read-clause.ts';
import type { Phrase, Question, Reading, Step } from './reading.ts';
import { isRuleQuestion, isStrictRule, isSupposed } from './rule-question.ts';
import type { Scene } from './scene.ts';
import { asksTimeLeft, isHint, isTableQuestion, sceneAsked } from './scene-question.ts';
import { toldWords } from './scenery.ts';
import { leftOnSheet, sheetQuestion } from './sheet-question.ts';
import { lowWords, textOf, type Token } from './tokens.ts';
import { toldQuestion } from './told-question.ts';
import { topicOf } from './topic.ts';
import { isVerb } from './verbs.ts';
import { affairIn } from '../lives/affair-in.ts';
import { isLooseEntry } from '../questions/quote-rule.ts';
import { toldOf } from '../questions/tell-named.ts';
import { isConversing } from '../talk/listener.ts';
import { isSynonym } from '../talk/synonyms.ts';
import type { Person } from '../world/world.ts';

const inverted = new Set(
  'can could may might shall should will would do does did is are was were am has have had'.split(' '),
);

/** What is asked stands at the end: `if I fall down the hole how much damage`, `short rest or long rest, what is the difference`. */
const isAskedLast = (low: string) =>
  /^(?:if|when|so if|and if|but if) (?:i|we|you|someone|somebody|he|she|they|it|a|an|the) .{2,120}\b(?:how (?:much|many|long|far|high|bad|hard)|what happens?|what is|what do|what does|what would|do i|do we|does (?:it|that|this)|would (?:i|that|it)|will (?:i|that|it)|am i|can i)\b/.test(
    low,
  ) || /\b(?:vs|versus)\b|\b(?:what is|what's) the difference\b/.test(low);

/** Whether a sentence is put as a question. */
export function isQuestion(sentence: readonly Token[]): boolean {
  if (sentence.some(({ kind, text }) => kind === 'mark' && text === '?')) return true;
  const tokens = sentence.slice(skipFillers(sentence)).filter(({ kind }) => kind === 'word');
  const [first, second, third] = tokens;
  if (!first || !second) return false;
  if (questionWords.has(first.low)) return first.low !== 'when' || inverted.has(second.low);
  if (/^(?:explain|remind|describe)$/.test(first.low)) return true;
  if (isAskedLast(tokens.map(({ low }) => low).join(' '))) return true;
  if (!inverted.has(first.low) || !third) return false;
  if (/^(?:does|did|is|are|was|were|has|am)$/.test(first.low)) return true;
  if (/^(?:can|could|would|should|might|may)$/.test(first.low) && !isVerb(second.low) && isVerb(third.low))
    return true;
  return (
    /^(?:i|we|you|he|she|it|they|there|the|my|this|that|anyone|anybody|somebody|someone|any)$/.test(
      second.low,
    ) &&
    !/^(?:do|have|will)$/.test(
      first.low +
        (second.low === 'i' || second.low === 'you' || second.low === 'we' || second.low === 'they'
          ? '?'
          : ''),
    )
  );
}

/** Somebody who knows about it, of those who are here. */
export function knowerOf(topic: Phrase | null, scene: Scene, isStrict = false): Person | null {
  if (!topic) return null;
  const people = scene.turn.place.people;
  const knows = (isMeant: (word: string) => boolean) =>
    people.find(({ topics }) => topics.some(({ words }) => words.some((word) => isMeant(singular(word)))));
  return (
    knows((word) => topic.words.includes(word)) ??
    (isStrict ? undefined : knows((word) => topic.words.some((asked) => isSynonym(asked, word)))) ??
    null
  );
}

export function askStep(target: Phrase | null, topic: Phrase | null, speech: string | null): Step {
  const whom = target ? ` ${target.shown}` : '';
  const about = topic ? ` about ${plainTopic(topic)}` : '';
  const named = topic && { ...topic, shown: bareName(topic) ?? topic.shown };
  return { ...emptyStep, act: 'ask', verb: 'ask', echo: `ask${whom}${about}`, target, topic: named, speech };
}

const plainTopic = ({ shown, head }: Phrase) =>
  /^(?:who|what|where|when|why|how|which|is|are|do|does|did|can|could|if)\b/.test(shown.toLowerCase()) ||
  shown.split(' ').length > 6
    ? /s$/.test(head)
      ? head
      : `the ${head}`
    : (bareName({ shown, head }) ?? shown);

/** `that bell dangerous`: the bell; what is asked of it follows its name. */
const bareName = ({ shown, head }: Pick<Phrase, 'shown' | 'head'>): string | null => {
  const [, name = '', last = ''] = new RegExp(`^(.*\\b${head}(?:e?s)?) (\\p{L}+)$`, 'iu').exec(shown) ?? [];
  return ofAThing.test(last) ? name : null;
};
const ofAThing =
  /^(?:safe|open|closed|shut|locked|deep|haunted|real|dead|alive|true|cursed|magic|magical|empty|full|cold|hot|warm|old|new|free|far|near|broken|sick|ok|okay|good|bad|sturdy|guarded|stable|strong|weak|gone|missing|loose|cheap|worth|trapped|heavy|cracked|solid|wet|dry|lit|hungry|angry|friendly|kind|nice|clean|dirty|working|running|\p{L}+(?:ous|able|ible|less|ful|proof))$/iu;

const objects: Readonly<Record<string, string>> = { she: 'her', he: 'him', they: 'them' };

/** `she` as one says it of whom one asks. */
function asObject(phrase: Phrase): Phrase {
  const word = Object.hasOwn(objects, phrase.head) ? objects[phrase.head]! : null;
  return word ? { ...phrase, shown: word, head: word, words: [word] } : phrase;
}

const hasPronoun = ({ head }: Phrase) => /^(?:it|him|her|them|he|she|they)$/.test(head);

/** The first thing of the scene that a question is about. */
function thingAsked(tokens: readonly Token[], scene: Scene): Phrase | null {
  let fallback: Phrase | null = null;
  for (let at = 0; at < tokens.length; at++) {
    const { low } = tokens[at]!;
    if (isSmall(low) && !/^(?:the|a|an|that|this|these|those|my|her|his|it)$/.test(low)) continue;
    const end = phraseEnd(tokens, at, scene);
    if (end === at) continue;
    // `the well deep`: what is asked of it follows its name.
    for (let last = end; last > at; last--) {
      const given = phraseOf(tokens.slice(at, last), scene);
      const phrase = given && resolved(given, scene);
      const kind = phrase ? ground(phrase, scene.turn).kind : 'absent';
      if (
        phrase &&
        (['thing', 'person', 'foe', 'exit', 'obstacle'].includes(kind) ||
          (kind === 'place' && toldOf(scene.turn, phrase) !== null)) &&
        (scene.nouns.has(phrase.head) || hasPronoun(phrase))
      )
        return phrase;
      if (phrase && last === end && (kind === 'scenery' || kind === 'item')) fallback ??= phrase;
    }
    at = end - 1;
  }
  return fallback;
}

/** `where is the station`, `is there a doctor here`: something that is not here. */
function soughtIn(tokens: readonly Token[], scene: Scene): Phrase | null {
  const low = lowWords(tokens).join(' ');
  const opening =
    /^(?:so |and |ok |but |hey |um |wait |anyway )*(?:where (?:is|are|can i (?:find|get|buy)|do i (?:find|get|buy)|could i (?:find|get|buy))|(?:is|are) there) (?=\w)/.exec(
      low,
    );
  if (!opening) return null;
  const from = opening[0].trim().split(' ').length;
  const end = phraseEnd(tokens, from, scene);
  const phrase = end > from ? phraseOf(tokens.slice(from, end), scene) : null;
  const isThing =
    phrase && !hasPronoun(phrase) && !/^(?:anything|something|anyone|way|more)$/.test(phrase.head);
  return isThing && ground(phrase, scene.turn).kind === 'absent' ? phrase : null;
}

const sensed: Readonly<Record<string, Pick<Step, 'act' | 'echo'>>> = {
  smell: { act: 'smell', echo: 'smell the air' },
  sniff: { act: 'smell', echo: 'sniff the air' },
  hear: { act: 'listen', echo: 'listen' },
  sound: { act: 'listen', echo: 'listen' },
};

/** `smell anything?`: whoever asks that uses the sense. */
function readSense(low: string): Reading | null {
  const [, verb = ''] =
    /^(?:so |and |ok |hey )*(?:(?:do|can|did|could) (?:i|we) )?(smell|sniff|hear) (?:any|some)thing(?: \w+){0,2}$/.exec(
      low,
    ) ??
    /^(?:so |and |ok |hey )*what does (?:it|the air|this place|the place|everything) (smell|sound) like(?: (?:up|down|in|out|over|around|here|there|now))*$/.exec(
      low,
    ) ??
    [];
  return Object.hasOwn(sensed, verb)
    ? { kind: 'steps', steps: [{ ...emptyStep, verb, ...sensed[verb]! }] }
    : null;
}

const knowing =
  /\b(?:(?:does|do|did|would|might|can|could) (?:he|she|they|it|the \w+|NAME|anyone|anybody|you) (?:\w+ )?(?:know|think|say|tell|remember|want|have|see|hear|believe|mean)|what (?:does|do) .{1,30} (?:know|think|say|want))\b/;

/** `What would you do, Odra?` is for her to answer; of whom one is speaking with, `what would you do in my place?` too. */
export function isAskedOfSomebody(sentence: readonly Token[], low: string, scene: Scene): boolean {
  const call = addressed(sentence, scene);
  if (call && !call.isVague) return true;
  return /\bwhat would you (?:do|advise|suggest|recommend)\b/.test(low) && isConversing(scene.turn) !== null;
}

/** `What are you hiding?`: asked of whoever is spoken with, and of no rule for hiding. */
function isOfTheirs(low: string, { turn }: Scene): boolean {
  if (!turn.state.outline || turn.table.encounter || turn.place.people.length === 0) return false;
  const isForThem = isConversing(turn) !== null || turn.party.length === 1;
  return isForThem && !isHint(low) && affairIn(low, '') !== null;
}

/** Reads a question: to the game master, or to somebody in the tale. */
export function readQuestion(sentence: readonly Token[], scene: Scene): Reading | null {
  const tokens = sentence.slice(skipFillers(sentence)).filter(({ kind }) => kind !== 'mark');
  const text = textOf(sentence);
  const low = lowWords(tokens)
    .join(' ')
    .replace(/\bwhats\b/g, 'what is')
    .replace(/^(?:can|could|would|will) you (?:please |kindly |just )*describe /, 'describe ')
    .replace(
      /^((?:so |ok |and )*(?:how|what|why|where|who|when)) (?:exactly|even|actually|precisely) /,
      '$1 ',
    );
  const question = (asked: Question): Reading & { kind: 'question' } => ({
    kind: 'question',
    question: asked,
  });
  if (isTableQuestion(low)) return question({ kind: 'table', text });
  const call = addressed(sentence, scene);
  if (isHint(low) && !isAskedOfSomebody(sentence, low, scene)) return question({ kind: 'hint' });
  if (call?.isVague) {
    const asked = lowWords(call.rest).join(' ');
    const isOfGame =
      isRuleQuestion(asked) || sheetQuestion(asked) || sceneAsked(asked) || asksOfPlace(asked, scene);
    if (isOfGame) return readQuestion(call.rest, scene);
    const topic = topicOf(call.rest, scene);
    return { kind: 'steps', steps: [askStep(call.to, topic, textOf(call.rest))] };
  }
  if (call) {
    const topic = topicOf(call.rest, scene);
    return { kind: 'steps', steps: [askStep(call.to, topic, textOf(call.rest))] };
  }
  if (isOfTheirs(low, scene)) return { kind: 'speech', words: text, to: null };
  if (
    /^(?:can|could|will|would|please) you (?!(?:please |kindly )?(?:tell|describe|explain|repeat|show|say|remind|give me a hint))/.test(
      low,
    ) &&
    scene.turn.place.people.length > 0
  )
    return { kind: 'speech', words: text, to: null };
  if (asksTimeLeft(low)) return question({ kind: 'scene', asks: 'time', of: null });
  const own = ownPast(tokens, scene);
  if (own && !isRuleQuestion(low) && !(own.kind === 'scene' && sheetQuestion(low))) return question(own);
  const sense = readSense(low);
  if (sense) return sense;
  const told = sceneAsked(low) && !/^what did\b/.test(low) ? null : toldQuestion(tokens, scene);
  if (told && !isRuleQuestion(low)) return question(told);
  // Of two questions in one the first is answered; of the scene both are.
  const [first = low, second = ''] = low.split(
    / (?:and|but|also) (?=(?:why|how|what|who|where|is|are|do|does|can)\b)/,
  );
  const asks = sceneAsked(low);
  const [one, other] = [sceneAsked(first), sceneAsked(second)];
  if (one && other && one !== other)
    return {
      kind: 'question',
      question: { kind: 'scene', asks: one, of: null },
      also: { kind: 'scene', asks: other, of: null },
    };
  // `what is Marda hiding` asks for no rule of hiding.
  const isOfSomebody = low.split(' ').some((word) => scene.names.has(word) && !scene.own.has(word));
  const isReminder =
    /^(?:remind|tell|show) me\b/.test(low) && !isStrictRule(low) && sheetQuestion(low) !== null;
  const isAboutRules = !isReminder && isRuleQuestion(low) && !(isOfSomebody && !isStrictRule(low));
  if (isAboutRules) return question({ kind: 'rule', text });
  const sheet =
    sheetQuestion(low) ?? sheetQuestion(first) ?? sheetQuestion(asOwn(low, scene)) ?? leftOnSheet(low);
  if (sheet) {
    // `how many hit points and what weapons do I have`: both.
    const more = second === '' ? null : sheetQuestion(second);
    const asked = (more && sheetQuestion(first)) ?? sheet;
    const isOther = more !== null && more.field !== asked.field;
    return { ...question(sheetOf(asked, scene)), ...(isOther && { also: sheetOf(more, scene) }) };
  }
  if (asks || asksOfPlace(low, scene)) return question({ kind: 'scene', asks: asks ?? 'what', of: null });
  if (isSupposed(low) && isOfBooks(low, scene)) return question({ kind: 'rule', text });
  const may = readMay(sentence, scene);
  const isVague =
    may?.kind === 'question' && may.question.kind === 'may' && may.question.step.act === 'other';
  if (isVague && isOfBooks(low, scene)) return question({ kind: 'rule', text });
  return may ?? readAbout(tokens, text, low, scene);
}

/** `do we have it?`, of what was just spoken of. */
export function sheetOf(sheet: Extract<Question, { kind: 'sheet' }>, scene: Scene): Question {
  if (!/^(?:it|them|that|this|one)$/.test(sheet.about ?? '')) return sheet;
  const it = { shown: 'it', head: 'it', words: ['it'], isOwn: false };
  const found = ground(it, scene.turn);
  const named = scene.mentioned.thing?.words.join(' ') ?? (found.kind === 'thing' ? found.thing.name : null);
  return { ...sheet, about: named?.replace(/^the /, '') ?? null };
}

const ofPlace =
  /(?:^|\b(?:you|please|me) )(?:what (?:is|are|else is) (?:in|inside|around|about)|describe) (?:the |this |our )?(?:\w+ )?(\w+)(?: to me| for me| again| dear| please| here)*$/;

/** `what is in the yard`, of the yard where one stands. */
function asksOfPlace(low: string, { turn: { place } }: Scene): boolean {
  const noun = singular(ofPlace.exec(low)?.[1] ?? '');
  const isHere = [...place.words, ...place.name.toLowerCase().split(' ')].some(
    (word) => singular(word) === noun,
  );
  return noun !== '' && isHere && !place.things.some(({ words }) => words.includes(noun));
}

const ofOneself: Readonly<Record<string, string>> = {
  does: 'do',
  is: 'am',
  has: 'have',
  did: 'did',
  can: 'can',
};

/** `does Quill know any magic`, of one's own character. */
function asOwn(low: string, { own }: Scene): string {
  const [verb = '', name = '', ...rest] = low.split(' ');
  if (Object.hasOwn(ofOneself, verb) && own.has(name)) return [ofOneself[verb], 'i', ...rest].join(' ');
  return low.replace(/\b(does|is|has|did|can) (\w+)\b/, (whole, does: string, who: string) =>
    own.has(who) ? `${ofOneself[does]} i` : whole,
  );
}

const asksLeave =
  /^(?:any|think|reckon|you|how|wonder|can|could|may|might|shall|should|would|am|is|are|do|will|what|how)$/;

/** `can I climb the wall?`, `is it possible to …`, `could we bribe him?` */
function readMay(sentence: readonly Token[], scene: Scene): Reading | null {
  const tokens = withoutPoliteness(sentence.slice(skipFillers(sentence)));
  const lows = tokens.map(({ low }) => low);
  if (!asksLeave.test(lows[0] ?? '')) return null;
  const joined = lows.slice(0, 7).join(' ');
  const opening =
    /^(?:(?:can|could|may|might|shall|should|would|will) (?:i|we)(?: be able to| maybe| perhaps| just| please| possibly| try to| try and)?|(?:am i|are we) able to|(?:am i|are we) allowed to|(?:is|would) it (?:be )?(?:possible|ok|okay|allowed|feasible)(?: for me| for us)? to|(?:is there )?(?:a|any) (?:chance|way|possibility) (?:to|(?:i|we) (?:can|could|might))|what if (?:i|we)|how about (?:i|we)|(?:do )?(?:you |ya )?(?:think|reckon) (?:that )?(?:i|we) (?:can|could|might|should)|what (?:are|is) (?:the|my|our) (?:odds|chances?)(?: that)? (?:i|we) (?:can|could)|how hard (?:would it be|is it|will it be) (?:for me )?to|would it work if (?:i|we)|any chance (?:that )?(?:i|we)) /.exec(
      `${joined} `,
    );
  if (!opening) return readIf(tokens, scene);
  const skip = opening[0].trim().split(' ').length;
  const clause = readClause([{ kind: 'word', text: 'I', low: 'i' }, ...tokens.slice(skip)], scene);
  return clause ? { kind: 'question', question: { kind: 'may', step: clause.step } } : null;
}

/** `would she talk if I bought her a drink?`, of something that is here: what would come of a deed. */
function readIf(tokens: readonly Token[], scene: Scene): Reading | null {
  const at = tokens.findIndex(
    ({ low }, index) => index > 1 && low === 'if' && /^(?:i|we)$/.test(tokens[index + 1]?.low ?? ''),
  );
  const clause = at < 0 ? null : readClause(tokens.slice(at + 1), scene);
  if (!clause || clause.isNegated) return null;
  const { object, target, act } = clause.step;
  const isHere = [object, target].some(
    (phrase) => phrase && ['thing', 'person', 'obstacle', 'exit'].includes(ground(phrase, scene.turn).kind),
  );
  return isHere && act !== 'think' && act !== 'ask'
    ? { kind: 'question', question: { kind: 'may', step: clause.step } }
    : null;
}

const isAnybodyAsked =
  /^(?:so |and |ok |hey |but )*(?:does|do|did|has|have|is|can|could) (?:there )?(?:anyone|anybody|any of you|any of them|somebody|someone)\b.*\b(?:know|knows|heard|hear|seen|saw|see|tell|remember|explain|happened)\b/;

/** Whoever was named last, of those who are here. */
function lastSpokenTo(scene: Scene): Person | null {
  const meant = ground({ shown: 'them', head: 'somebody', words: ['somebody'], isOwn: false }, scene.turn);
  return meant.kind === 'person' ? meant.person : null;
}

/** Asked by anybody of any game: `when do I`, `how does that work`. */
const ofAnyGame =
  /\b(?:i|my|you|your|one|we|someone|somebody|a|an)\b|\bworks?\b|\bmeans?\b|\ballowed\b|\bright$/;
const ofThisTale = /\b(?:he|she|they|his|her|their|here|there|this|these|those|happened)\b/;

/** Whether the books were opened for it, and it speaks of nothing that is here: a rule by an everyday name. */
export function isOfBooks(low: string, scene: Scene): boolean {
  const { excerpts, place } = scene.turn;
  // Who and where is asked of the tale.
  if (/^(?:so |and |ok |but |wait )*(?:who|whose|where)\b/.test(low)) return false;
  if (
    !excerpts.rulebooks.slice(0, 2).some((passage) => !isLooseEntry(passage)) ||
    !ofAnyGame.test(low) ||
    ofThisTale.test(low)
  )
    return false;
  const here = new Set(
    [
      ...place.things.flatMap(({ words, name }) => [...words, ...name.split(' ')]),
      ...place.people.flatMap(({ words, name, topics }) => [
        ...words,
        ...name.split(' '),
        ...topics.flatMap((topic) => topic.words),
      ]),
      ...place.exits.flatMap(({ words, obstacle }) => [...words, ...(obstacle?.words ?? [])]),
    ].map((word) => singular(word.toLowerCase())),
  );
  const told = toldWords(scene.turn);
  const pointedAt = [...low.matchAll(/\b(?:the|that) (\w+)/g)].map(([, noun]) => singular(noun!));
  if (pointedAt.some((noun) => told.has(noun))) return false;
  return !low.split(' ').some((word) => here.has(singular(word)) && !isSmall(word) && !isVerb(word));
}

const hiding =
  /\b(?:any|anything|something)\b.*\b(?:behind|under|underneath|beneath|hidden|hiding|secret|concealed)\b/;

const faces =
  /^(?:so |and |but |hmm )*(?:is|does|do i think|do we think|do you think|would you say|am i right that)\b.*\b(?:lying|honest|sincere|bluffing|guilty|trustworthy|telling (?:me |us )?the truth|hiding something|keeping something)\b/;

/** Somebody here of whom a question speaks. */
function beingAsked(tokens: readonly Token[], scene: Scene): Phrase | null {
  for (let at = 0; at < tokens.length; at++) {
    const end = phraseEnd(tokens, at, scene);
    const given = end > at ? phraseOf(tokens.slice(at, end), scene) : null;
    const phrase = given && resolved(asObject(given), scene);
    if (phrase && ground(phrase, scene.turn).kind === 'person') return phrase;
    if (end > at) at = end - 1;
  }
  return null;
}

const traces =
  /^(?:so |and |ok |hmm )*(?:any|(?:are|is) there any|(?:do|can) (?:i|we) (?:see|find|notice|spot) any) (?:\w+ )?(?:signs?|traces?|evidence|clues?|tracks|footprints|fingerprints|marks|bloodstains?)\b/;

/** What whoever looks can tell: `so the chest, is it locked`, `anything written on it`. */
const seen =
  /\b(?:is|are) (?:it|they|that|this|the [a-z]+) (?!(?:about|for|with|from|why|who|where|when|you|your)\b)[a-z]+|\b(?:anything|something|any [a-z]+) (?:written|carved|painted|scratched|on|in|inside|under|behind|around|near|left)\b/;
/** What is seen of a thing that is only spoken of, before somebody is asked for it. */
const byEye = /\bhow many\b|\bwhat colou?r|\b(?:see|visible|made of|look(?:s|ing)? like|lit)\b/;

const ofSomebody = /^(?:so |and |but |ok )*(?:who|whose|why|when)\b(?! (?:is|are|was|were)\b)/;

/** About something here, something that somebody here knows, or anything else. */
function readAbout(tokens: readonly Token[], text: string, low: string, scene: Scene): Reading {
  if (isOfBooks(low, scene)) return { kind: 'question', question: { kind: 'rule', text } };
  const topic = topicOf(tokens, scene);
  const thing = thingAsked(tokens, scene);
  const referent = thing ? ground(thing, scene.turn) : null;
  if (thing && referent?.kind === 'thing' && !hasPronoun(thing)) scene.mentioned.thing = thing;
  const named = low
    .split(' ')
    .map((word) => (scene.names.has(word) ? 'NAME' : word))
    .join(' ');
  const asked = (target: Phrase, about: Phrase | null): Reading => ({
    kind: 'steps',
    isAsked: true,
    steps: [askStep(target, about, null)],
  });
  if (knowing.test(named)) {
    const who = tokens.findIndex(
      ({ low: word }, at) =>
        at > 0 &&
        (/^(?:he|she|they|it|you)$/.test(word) || scene.names.has(word) || (word === 'the' && at < 4)),
    );
    const end = who > 0 ? phraseEnd(tokens, who, scene) : 0;
    const person = who > 0 ? phraseOf(tokens.slice(who, end), scene) : null;
    const target = person && ground(person, scene.turn).kind === 'person' ? person : null;
    if (target) return asked(asObject(target), topicOf(tokens.slice(end), scene));
  }
  const isLook =
    seen.test(low) ||
    /^(?:so |and |ok )*(?:what (?:is|are|does|do|s|color|colour|kind)|is|are|does|describe|how (?:bad|safe|sturdy|solid|strong|broken|big|old|high|deep|tall|far|heavy|many|wide|large|is|does|are)|which|any)\b/.test(
      low,
    );
  // Whether somebody is to be believed is seen in their face.
  const who = faces.test(low) ? beingAsked(tokens, scene) : null;
  if (who) {
    const echo = `watch ${who.shown} closely`;
    return { kind: 'steps', steps: [{ ...emptyStep, act: 'watch', verb: 'watch', echo, object: who }] };
  }
  // Whether there are traces is found out by looking for them.
  if (traces.test(low)) {
    const where = thing && referent?.kind === 'thing' ? thing : null;
    const echo = `look for ${/\b(signs?|traces?|evidence|clues?|tracks|footprints|fingerprints|marks|bloodstains?)\b/.exec(low)![0]}`;
    return { kind: 'steps', steps: [{ ...emptyStep, act: 'search', verb: 'look', echo, object: where }] };
  }
  // Whether something is hidden there is found out by looking.
  if (thing && referent?.kind === 'thing' && hiding.test(low))
    return {
      kind: 'steps',
      steps: [{ ...emptyStep, act: 'search', verb: 'search', echo: `search ${thing.shown}`, object: thing }],
    };
  // Who is being spoken with is asked on, whoever else may know.
  const knower = isConversing(scene.turn) ?? knowerOf(topic, scene);
  if (isAnybodyAsked.test(low))
    return knower
      ? asked(personPhrase(knower), topic)
      : { kind: 'question', question: { kind: 'open', topic, text } };
  if (/\b(?:you|your)\b/.test(low) && !/^(?:can|could|would|will) you\b/.test(low)) {
    const anybody = knower ?? lastSpokenTo(scene);
    if (anybody)
      return { kind: 'steps', isAsked: true, steps: [askStep(personPhrase(anybody), topic, text)] };
  }
  if (
    isLook &&
    thing &&
    referent &&
    referent.kind !== 'item' &&
    (byEye.test(low) || !(referent.kind === 'scenery' && knowerOf(topic, scene, true)))
  )
    return { kind: 'question', question: { kind: 'scene', asks: 'thing', of: thing } };
  if (knower) return asked(personPhrase(knower), topic);
  // `who guards it`: nothing that can be seen of it answers that.
  if (thing && hasPronoun(thing) && ofSomebody.test(low) && scene.turn.place.people.length > 0)
    return { kind: 'question', question: { kind: 'open', topic, text } };
  if (thing && referent?.kind !== 'item')
    return { kind: 'question', question: { kind: 'scene', asks: 'thing', of: thing } };
  const sought = soughtIn(tokens, scene);
  if (sought) return { kind: 'question', question: { kind: 'scene', asks: 'thing', of: sought } };
  return { kind: 'question', question: { kind: 'open', topic, text } };
}
