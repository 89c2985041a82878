import { lastAsked } from '../reader/prose/asked.ts';
import { isOffer } from '../script/spoken.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import * as lines from './ask-lines.ts';
import { factFor, factOf, toldWhen } from './host-facts.ts';
import { improvise, isOfOneself, isOfTheTale, isPersonal, isTheirAffair } from './improvise.ts';
import { evades } from './kept.ts';
import { affairAsked, answerAffair } from './answer-affair.ts';
import { answerTie, tieAsked } from './answer-tie.ts';
import { attitudeOf, isWronged, knownTo, slotsOf } from './people.ts';
import { answersKind, type QuestionKind, questionKind } from './question-kind.ts';
import { answerRetort, retortIn } from './retort.ts';
import { inOwnWords, saySoAsked } from './say-so-asked.ts';
import type { SmallKind } from './small-facts.ts';
import { answerSmall, smallQuestionIn } from './small-questions.ts';
import { sayFact, spoken, spokenAgain } from './spoken.ts';
import { countAsLearnt, hasNews, pointerFor, sayLack, tellTopic, tellUntold } from './tell-topic.ts';
import { askedWords, type Question, type Subject, subjectOf } from './topics.ts';
import { toTheirFace } from './to-their-face.ts';
import { asksWho, isSameWord, isWeak, shares, wordsIn } from './words.ts';

/** Somebody is asked: they tell what they know of it, or say that they do not. */
export function ask(turn: Telling, person: Person, question: Question): void {
  saySoAsked(turn, person, question);
  const besides = besidesWho(question);
  if (besides && !isWronged(turn, person)) sayWho(turn, person);
  answerAbout(turn, person, besides ?? question);
}

/** `Who are you, and when did it begin?`: what is asked besides who they are; null where nothing is. */
function besidesWho(question: Question): Question | null {
  const [, rest] = /\bwho are you\b[,?]? (?:and )?(.{6,})$/i.exec(question.speech ?? question.text) ?? [];
  return rest && /\?|^(?:what|when|where|why|how|which|is|are|do|did|has|have)\b/i.test(rest)
    ? { ...question, text: rest, speech: rest }
    : null;
}

const news = /^(?:news|rumou?rs?|gossip|hearsay|tidings|scuttlebutt)$/;

/** The answer alone. */
export function answerAbout(turn: Telling, person: Person, question: Question): void {
  const known = knownTo(turn, person);
  const wasWronged = isWronged(turn, person);
  beginWithWhatWas(turn, person);
  const subject = subjectOf(question, person, known.told, question.called?.words);
  if (wasWronged || (known.attitude === 'hostile' && subject.kind === 'anything'))
    return void turn.line(lines.refusals, slotsOf(turn, person));
  const said = question.speech ?? inOwnWords(turn) ?? question.text;
  const told = toldWhen(turn, person, questionKind(said), said);
  if (told) {
    sayFact(turn, person, told, '');
    return void countAsLearnt(turn, person, false);
  }
  const isWrittenOf = person.isWritten === true && hasToTell(subject, person, known.told);
  const tie = isWrittenOf ? null : tieAsked(turn, person, said);
  if (tie) return void answerTie(turn, person, tie);
  const affair = isWrittenOf ? null : affairAsked(turn, person, question);
  // A curse of the tale is no superstition.
  const isOfTale = affair === 'Ghosts' && hasToTell(subject, person, known.told);
  if (affair && !isOfTale && answerAffair(turn, person, affair, question)) return;
  // In an adventure of the host's own that is what they are there for.
  if (
    turn.state.outline === null &&
    subject.kind !== 'topic' &&
    ofTheMatter.test(said) &&
    tellUntold(turn, person)
  )
    return;
  const small = smallQuestionIn(question.text);
  if (small && ofSenses.has(small.fact.kind) && tellsWitnessed(turn, person, subject, question)) return;
  // In an adventure of the host's own nobody makes up what stands there.
  const isTold = turn.state.outline === null && hasToTell(subject, person, known.told);
  const isSmall =
    small !== null && !(isTold || (small.fact.yields && hasToTell(subject, person, known.told)));
  if (isSmall && answerSmall(turn, person, small)) return;
  let retort = retortIn(question.speech ?? turn.message) ?? retortIn(toTheirFace(question.text));
  if ((retort === 'price' && subject.kind === 'topic') || (retort === 'alibi' && isTold)) retort = null;
  // Who else is hurt is another question than how they are themselves.
  if (retort === 'wellbeing' && turn.state.outline && /\b(?:any|some)(?:one|body)\b/i.test(question.text))
    retort = null;
  // How they slept may stand in the host's own words.
  const own = retort === 'wellbeing' ? factFor(turn, person, 'how', askedWords(question.text, person)) : null;
  if (own?.startsWith('I ')) return void sayFact(turn, person, own);
  const offer = retort === 'reward' ? person.topics.findIndex(({ says }) => isOffer(says)) : -1;
  if (offer >= 0) return void tellTopic(turn, person, offer);
  if (retort === 'more') return void tellNext(turn, person, '');
  if (retort && retort !== 'who') return void answerRetort(turn, person, retort);
  if (isOf(person, question)) return void sayWho(turn, person);
  if (turn.state.outline) return void answerFreely(turn, person, question, subject);
  if (subject.kind === 'topic')
    return void tellTopic(turn, person, subject.at, subject.isVague ? null : question);
  if (subject.kind === 'unknown' && evades(turn, person, question.text)) return;
  const [first] = person.topics;
  if (first && ofTheMatter.test(question.text))
    return void (tellUntold(turn, person) || spokenAgain(turn, person, first.says));
  if (isForAnything(question, subject)) return void tellNext(turn, person, question.text);
  sayNothingKnown(turn, person, question);
}

/** `what happened here?`, `what was stolen?`: whatever they have to tell is about that. */
const ofTheMatter =
  /\byou (?:wanted|asked) to (?:see|speak|talk)|\byou (?:called|sent) (?:for )?us\b|\bwhy did you (?:call|send)|\b(?:is )?(?:something|anything) (?:wrong|the matter|troubling you)\b|\b(?:need|want) (?:some |any |our )?help\b|\bwhat is (?:this|it) about\b|\bwhat(?:['’]s| is|s)? (?:the (?:problem|trouble)|troubling you)\b|\bwhat(?:'s| is| has|s)? (?:happened|wrong|the matter|going on|missing|been (?:stolen|taken))\b|\bwhat was (?:stolen|taken|lost)\b|\bwhat do you (?:want|need)\b|\b(?:how|what) can (?:i|we) (?:help|do for you)\b/i;

function isForAnything({ topic, text }: Question, { kind }: Subject): boolean {
  const isForNews = [...(topic?.words ?? []), ...wordsIn(text)].some((word) => news.test(word));
  return isForNews || (kind === 'anything' && !narrow.has(questionKind(text)));
}

/**
 * In a tale of one's own, everybody has something to say to everything that has to do with it: what they know, where it answers what was
 * asked; what the host has told; and what anybody in their place would answer, which stays so.
 */
function answerFreely(turn: Telling, person: Person, question: Question, subject: Subject): void {
  const said = question.speech && (lastAsked(question.speech) ?? question.speech);
  const text = toOneself(turn, person, said ?? inOwnWords(turn) ?? question.text);
  const kind = questionKind(text);
  const asked = askedWords(text, person, question.called?.words);
  const topic = subject.kind === 'topic' ? person.topics[subject.at]! : null;
  const isVague = subject.kind === 'topic' && subject.isVague === true;
  const isNews = subject.kind === 'topic' && !knownTo(turn, person).told.includes(subject.at);
  const isTheirs = isTheirAffair(turn, text);
  // What was written for them goes before what anybody would say.
  const tells =
    topic && !topic.common && !topic.isPlea && (isVague || isNews || answersKind(kind, topic, asked));
  // Whoever has told it and is asked on is not asked for the same again.
  const isAskedOn = !isNews && !isVague && kind !== 'what' && kind !== 'whether';
  if (tells && !isAskedOn && !isPersonal(turn, text) && subject.kind === 'topic')
    return void tellTopic(turn, person, subject.at);
  if (!isTheirs && isForAnything(question, subject)) return void tellNext(turn, person, text);
  const matter = kind === 'what' ? question.topic?.words : undefined;
  const found = isTheirs ? null : factFor(turn, person, kind, asked, matter);
  // What somebody else did is no answer to what they did themselves.
  const fact = found && isOfOneself(turn, text) && isOfAnother(turn, person, found) ? null : found;
  if (fact) {
    sayFact(turn, person, fact, /^I |\bm[ey]\b/.test(fact) ? '' : topic?.common?.own);
    return void countAsLearnt(turn, person, false);
  }
  if (topic?.isPlea && kind === 'what' && subject.kind === 'topic')
    return void tellTopic(turn, person, subject.at);
  const isOfTale = isTheirs || isOfTheTale(turn, text, asked);
  if (isOfTale && improvise(turn, person, text)) return void countAsLearnt(turn, person, false);
  if (tells && subject.kind === 'topic') return void tellTopic(turn, person, subject.at);
  sayNothingKnown(turn, person, question);
}

const isOfAnother = ({ world }: Telling, { id }: Person, fact: string) =>
  world.places.some(({ people }) =>
    people.some((one) => one.id !== id && shares(wordsIn(one.name).slice(-1), wordsIn(fact).slice(0, 2))),
  );

/** `I ask Thrale about Rosie. When did he last see her?`: whoever was named before it is he. */
function toOneself({ message }: Telling, { name }: Person, text: string): string {
  const at = message.indexOf(text.replace(/[?.!]+$/, ''));
  const isNamed = at > 0 && shares(wordsIn(name), wordsIn(message.slice(0, at)));
  return isNamed ? text.replace(/\b(did|does|do|was|were|has|had|is) (?:he|she|they)\b/i, '$1 you') : text;
}

const ofSenses = new Set<SmallKind>(['noticed', 'sighting']);
const saw = /^I\b[^.]*\b(?:saw|seen|noticed|watched|found)\b/;
const heard = /^I\b[^.]*\b(?:heard|listened)\b/;

/** What somebody has seen or heard goes before what anybody might have, and what they keep of it before a word that is nothing. */
function tellsWitnessed(turn: Telling, person: Person, subject: Subject, { text }: Question): boolean {
  const witnessed = /\bhear\w*|\blisten\w*/i.test(text) ? heard : saw;
  const isIt = (says: string) => witnessed.test(says);
  if (subject.kind === 'unknown') return false;
  const own = person.topics.findIndex(({ says, common }) => !common && isIt(says));
  const at =
    subject.kind === 'topic' && !subject.isVague
      ? isIt(person.topics[subject.at]!.says)
        ? subject.at
        : -1
      : own;
  if (at >= 0) tellTopic(turn, person, at);
  return at >= 0 || evades(turn, person, person.kept?.find(({ says }) => isIt(says))?.says ?? '');
}

/** Whether there is something of their own that they have not told, rather than what everybody knows. */
function hasToTell(subject: Subject, { topics }: Person, told: readonly number[]): boolean {
  if (subject.kind !== 'topic' || subject.isVague || told.includes(subject.at)) return false;
  const { common, isPlea } = topics[subject.at]!;
  return !common && !isPlea;
}

/** Where a time or a name is asked for, anything else is no answer. */
const narrow = new Set<QuestionKind>(['when', 'where', 'who', 'number']);

/** Whether somebody is asked about themselves by name. */
function isOf({ name }: Person, { topic }: Question): boolean {
  const own = wordsIn(name);
  return (
    topic !== null && topic.words.length > 0 && topic.words.every((word) => own.includes(word.toLowerCase()))
  );
}

/** What lies between them comes first: a wrong, a promise. */
export function beginWithWhatWas(turn: Telling, person: Person): void {
  const { heard } = knownTo(turn, person);
  if (isWronged(turn, person)) return void turn.line(lines.grudges, slotsOf(turn, person));
  const promise = heard.find((one) => one.startsWith('promised'));
  if (!promise || !turn.line(lines.reminders, slotsOf(turn, person))) return;
  heard[heard.indexOf(promise)] = promise.replace('promised', 'gave their word');
}

function tellNext(turn: Telling, person: Person, text: string): void {
  if (asksWho(text)) return void sayWho(turn, person);
  if (tellUntold(turn, person)) return;
  const { world } = turn;
  const slots = slotsOf(turn, person);
  const rumour =
    turn.prose.draw(world.threat?.rumours ?? [], turn.slots) || turn.prose.draw(world.gossip, turn.slots);
  if (rumour === '' || !spoken(turn, person, rumour))
    turn.line(person.topics.length > 0 ? lines.spent : lines.unacquainted, slots) ||
      turn.line(lines.spent, slots);
}

const isNameless = ({ name }: Person) => /^(?:the|one of) \p{Ll}/u.test(name);

function sayWho(turn: Telling, person: Person): void {
  const slots = slotsOf(turn, person);
  if (isNameless(person) && turn.line(lines.oneselfNameless, slots)) return;
  if (!turn.line(lines.oneself, slots))
    turn.line(lines.oneselfPlain, slots) || turn.line(lines.saidEnough, slots);
}

function sayNothingKnown(turn: Telling, person: Person, question: Question): void {
  const { topic, text } = question;
  const slots = slotsOf(turn, person);
  if (asksWho(text) && !topic) return void sayWho(turn, person);
  const words = (topic ? [topic.head, ...topic.words] : wordsIn(text)).filter((word) => !isWeak(word));
  const isNamed = (names: readonly string[]) =>
    words.some((word) => names.some((name) => isSameWord(name, word)));
  const other = turn.place.people.find(({ id, words: own }) => id !== person.id && isNamed(own));
  if (other) {
    const they = slotsOf(turn, other);
    if (
      turn.line(lines.ofAnother, {
        ...slots,
        other: other.name,
        otherRole: other.role || 'stranger',
        otherThem: they.them,
      })
    )
      return;
  }
  const thing = turn.place.things.find(({ words: own }) => isNamed(own));
  const told = thing && factOf(turn, person, thing.words);
  if (told) return void sayFact(turn, person, told);
  if (thing && turn.line(lines.ofThing, { ...slots, thing: thing.name })) return;
  const attitude = attitudeOf(turn, person);
  const { text: pointer, isOwn } = pointerFor(turn, person, words);
  // Who means well does not leave it at that: what they do know they tell unasked.
  const offers = !turn.state.outline && isOwn && attitude === 'friendly' && hasNews(turn, person);
  const instead = offers ? turn.prose.draw(lines.pointers.instead, {}) : '';
  sayLack(turn, person, question, instead || pointer);
  if (instead) tellUntold(turn, person);
}
