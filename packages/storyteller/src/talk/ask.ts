import { sentencesOf } from '../language/sentences.ts';
import type { Phrase } from '../reader/reading.ts';
import { findClue, gain } from '../story/advance.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import * as lines from './ask-lines.ts';
import { quoted, sayOneOf } from './echo.ts';
import { evades } from './kept.ts';
import { attitudeOf, isWronged, knownTo, slotsOf } from './people.ts';
import { answerRetort, retortIn } from './retort.ts';
import { isQuestion } from './tone.ts';
import { type Asked, inShort, nameOfTopic, subjectOf } from './topics.ts';
import { asksWho, isSameWord, isWeak, wordsIn } from './words.ts';

export interface Question extends Asked {
  /** As it follows `You `, where it was asked in the player's own clause. */
  echo: string | null;
  /** The very words, where they were spoken. */
  speech: string | null;
  /** How the player calls the one who is asked. */
  called: Phrase | null;
}

/** Somebody is asked: they tell what they know of it, or say that they do not. */
export function ask(turn: Telling, person: Person, question: Question): void {
  saySoAsked(turn, person, question);
  answerAbout(turn, person, question);
}

/** What is a part of a question rather than a matter: `about you`, `about who told you that`. */
const unnamed =
  /^(?:you|yourself|yours?|it|that|this|these|those|ok|okay|so|well|and|but|who|what|where|when|why|how|which|is|are|do|does|did|can|could|if)\b|\b(?:me|my|I)\b/i;

/** The player's own question, where that is what they wrote. */
export function inOwnWords({ message }: Telling): string | null {
  const isShort = message.length <= 160 && !message.includes('\n');
  return isShort &&
    isQuestion(message) &&
    !/^\s*(?:i|we|let|(?:then |now |just |please )?ask)\b/i.test(message)
    ? message.trim()
    : null;
}

function saySoAsked(turn: Telling, { name }: Person, question: Question): void {
  const { topic, echo } = question;
  const speech = question.speech ?? inOwnWords(turn);
  if (topic && !unnamed.test(topic.shown)) {
    const about = topic.shown;
    sayOneOf(turn, [
      `You ask ${name} about ${about}`,
      `You ask ${name} about ${about} again`,
      `Once more you ask ${name} about ${about}`,
      `You come back to ${about} with ${name}`,
    ]);
  } else if (speech && !isQuestion(speech)) {
    const words = quoted(speech);
    sayOneOf(turn, [`You say to ${name}: ${words}`, `Once more you say to ${name}: ${words}`]);
  } else if (speech) {
    const words = quoted(speech, '?');
    sayOneOf(turn, [
      `You ask ${name}: ${words}`,
      `You ask ${name} again: ${words}`,
      `And once more, to ${name}: ${words}`,
    ]);
  } else if (echo) sayOneOf(turn, [`You ${echo}`, `Once more you ${echo}`, `You turn to ${name} again`]);
  else sayOneOf(turn, [`You turn to ${name}`, `You turn to ${name} once more`]);
}

const news = /^(?:news|rumou?rs?|gossip|hearsay|tidings|scuttlebutt)$/;

/** The answer alone. */
export function answerAbout(turn: Telling, person: Person, question: Question): void {
  const known = knownTo(turn, person);
  const wasWronged = isWronged(turn, person);
  beginWithWhatWas(turn, person);
  let retort = wasWronged ? null : retortIn(question.speech ?? turn.message);
  if (retort === 'price' && subjectOf(question, person, known.told).kind === 'topic') retort = null;
  if (retort === 'more') return void tellNext(turn, person, '');
  if (retort && retort !== 'who') return void answerRetort(turn, person, retort);
  if (!wasWronged && isOf(person, question)) return void sayWho(turn, person);
  const subject = subjectOf(question, person, known.told, question.called?.words);
  if (wasWronged || (known.attitude === 'hostile' && subject.kind === 'anything'))
    return void turn.line(lines.refusals, slotsOf(turn, person));
  if (subject.kind === 'topic') return void tellTopic(turn, person, subject.at);
  if (subject.kind === 'unknown' && evades(turn, person, question.text)) return;
  const isForNews = [...(question.topic?.words ?? []), ...wordsIn(question.text)].some((word) =>
    news.test(word),
  );
  if (subject.kind === 'anything' || isForNews) return void tellNext(turn, person, question.text);
  sayNothingKnown(turn, person, question);
}

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

export function tellTopic(turn: Telling, person: Person, at: number): void {
  const known = knownTo(turn, person);
  const { says } = person.topics[at]!;
  const slots = slotsOf(turn, person);
  const isNews = !known.told.includes(at);
  const short = inShort(says);
  if (isNews) {
    known.told = [...known.told, at].slice(-16);
    if (spoken(turn, person, says)) return void countAsLearnt(turn, person, known.told.length === 1);
    if (turn.line(lines.toldByOthers, { ...slots, short })) return;
  }
  if (!turn.line(lines.toldBefore, { ...slots, short, shorter: short })) turn.line(lines.saidEnough, slots);
}

/** Says something in somebody's voice, unless it was said before, by whomever. */
function spoken(turn: Telling, person: Person, speech: string): boolean {
  if (turn.prose.draw(['{speech}'], { speech }) === '') return false;
  const isSaid = turn.line(lines.answers[attitudeOf(turn, person)], { ...slotsOf(turn, person), speech });
  if (isSaid) turn.prose.claim(sentencesOf(speech)[0] ?? speech);
  return isSaid;
}

/** Somebody who begins to talk is worth most; now and then it leads to something. */
function countAsLearnt(turn: Telling, person: Person, isFirst: boolean): void {
  gain(turn, isFirst ? 1 : 0.5);
  if (!turn.state.outline || turn.table.encounter || !turn.random.chance(isFirst ? 0.5 : 0.2)) return;
  const before = turn.told.length;
  if (!findClue(turn)) return;
  const shown = turn.prose.line(lines.showings, slotsOf(turn, person));
  if (shown !== '') turn.told.splice(before, 0, shown);
}

/** Whether they have something to tell that nobody has told yet. */
function hasNews(turn: Telling, person: Person): boolean {
  const { told } = knownTo(turn, person);
  return person.topics.some(
    ({ says }, at) => !told.includes(at) && turn.prose.draw(['{speech}'], { speech: says }) !== '',
  );
}

/** Asked for nothing in particular, they tell what they have not told yet. Whether there was anything. */
export function tellUntold(turn: Telling, person: Person): boolean {
  const known = knownTo(turn, person);
  const untold = person.topics.flatMap(({ says }, index) =>
    known.told.includes(index) ? [] : [{ says, index }],
  );
  const isNews = ({ says }: { says: string }) => turn.prose.draw(['{speech}'], { speech: says }) !== '';
  const at = untold.find(isNews)?.index ?? -1;
  if (at >= 0) tellTopic(turn, person, at);
  return at >= 0;
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

function sayNothingKnown(turn: Telling, person: Person, { topic, text }: Question): void {
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
  if (thing && turn.line(lines.ofThing, { ...slots, thing: thing.name })) return;
  const attitude = attitudeOf(turn, person);
  const { text: pointer, isOwn } = pointerFor(turn, person, words);
  // Who means well does not leave it at that: what they do know they tell unasked.
  const offers = isOwn && attitude === 'friendly' && hasNews(turn, person);
  const instead = offers ? turn.prose.draw(lines.pointers.instead, {}) : '';
  if (!turn.line(lines.unknown[attitude], { ...slots, pointer: instead || pointer }))
    turn.line(lines.unknownSpent, slots);
  if (instead) tellUntold(turn, person);
}

/** Somebody here who knows, or something that they do know themselves: then it is their own. */
function pointerFor(
  turn: Telling,
  person: Person,
  words: readonly string[],
): { text: string; isOwn: boolean } {
  const knowing = turn.place.people.find(
    (other) =>
      other.id !== person.id &&
      other.topics.some((topic) => words.some((word) => topic.words.some((one) => isSameWord(one, word)))),
  );
  const { told } = knownTo(turn, person);
  const untold = person.topics.filter((_, index) => !told.includes(index));
  const draw = (table: readonly string[], slots: Record<string, string>) => turn.prose.draw(table, slots);
  if (knowing)
    return {
      text: draw(lines.pointers.somebody, { other: knowing.name }) || `There is ${knowing.name}.`,
      isOwn: false,
    };
  const matter = untold.map(nameOfTopic).find((name) => name !== null);
  const text =
    (matter && draw(lines.pointers.topic, { matter })) || draw(lines.pointers.nothing, {}) || 'So there.';
  return { text, isOwn: true };
}
