import { numberOf } from '../reader/function-words.ts';
import { knownVerb } from '../reader/verbs.ts';
import type { Topic } from '../world/world.ts';
import { isSynonym } from './synonyms.ts';
import { toTheirFace } from './to-their-face.ts';
import { isSameWord, isWeak, wordsIn } from './words.ts';

/** What an answer has to name: a time, a place, somebody, a reason, a number, yes or no, a way; `what`: anything of it. */
export type QuestionKind = 'when' | 'where' | 'who' | 'why' | 'number' | 'whether' | 'how' | 'what';

const byWord: Readonly<Record<string, QuestionKind>> = {
  ...{ when: 'when', where: 'where', wheres: 'where', who: 'who', whos: 'who', whose: 'who', whom: 'who' },
  ...{ why: 'why', what: 'what', whats: 'what', which: 'what', if: 'whether', whether: 'whether' },
};
const yesOrNo = new Set(
  'is are was were do does did has have had can could will would isnt arent wasnt didnt doesnt dont'.split(
    ' ',
  ),
);
const numbers = new Set('many much far old big large tall heavy expensive'.split(' '));
const times = new Set('time hour day night year date'.split(' '));

/** The last of what is asked: of `You looked relieved when we came in. Why?` the why. */
export function lastAsked(text: string): string {
  const sentences = text.match(/[^.?!]+[.?!]*/g) ?? [text];
  return sentences.findLast((one) => one.includes('?')) ?? text;
}

/** What kind of question it is; `what` where only a matter is named. */
export function questionKind(text: string): QuestionKind {
  const words = toTheirFace(lastAsked(text)).trim().split(' ');
  const asks = (word: string) => word in byWord || word === 'how' || word === 'since';
  const at = words.findIndex((word, index) => asks(word) && index < 4);
  const first = words.findIndex((word) => yesOrNo.has(word));
  if (first >= 0 && first < 3 && (at < 0 || first < at))
    return first === 0 || text.includes('?') ? 'whether' : 'what';
  if (at < 0) return 'what';
  const [word = '', next = ''] = words.slice(at);
  if (word === 'since') return next === 'when' ? 'when' : 'what';
  if (word === 'how') return numbers.has(next) ? 'number' : next === 'long' ? 'when' : 'how';
  if (byWord[word] === 'what' && times.has(next)) return 'when';
  if (byWord[word] === 'what' && next === 'way') return 'where';
  return byWord[word]!;
}

const named: Readonly<Partial<Record<QuestionKind, RegExp>>> = {
  when: /\b(?:ago|nights?|mornings?|evenings?|noon|midnight|dusk|dawn|yesterday|today|tonight|since|until|before|after|hours?|o'clock|days?|weeks?|months?|years?|winter|spring|summer|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday|ebb|tide|always|never|soon|late|early|when)\b/i,
  where:
    /\b(?:(?:in|on|at|under|behind|beyond|near|to|from|toward|towards|below|above|inside|outside|beside|over|across|through|into) (?:the|a|an|my|his|her|their|its)\b|(?:in|on|at|beyond|near|toward|towards|inside|outside) \p{Lu}|\b(?:at home|in bed|upstairs|downstairs)\b)/u,
  why: /\b(?:because|so that|in order|for fear|wants?|wanted|afraid|owed?|owes|since|hates?|hated|needs?|needed|to (?:find|get|save|keep|take|steal|hide|stop|buy|sell|kill|free|bring))\b/i,
};

const isNumber = (word: string) => numberOf(word) !== null || /^\d+$/.test(word);
const some = /^(?:both|several|dozens?|hundreds?|nobody|none|everybody|half|pair|couple)$/;

const besidesVerb = new Set(
  'has have had did do does would could can will might may is are was were been be to the a an of else then really it'.split(
    ' ',
  ),
);

/** Whoever did it is named: behind `by`, or before what was done. */
function namesWho(says: string, verb: string): boolean {
  if (/\bby (?:the |an? )?\p{L}/u.test(says)) return true;
  const words = wordsIn(says);
  const at = words.findIndex((word) => isSameWord(word, verb));
  return at > 0 && !/^(?:is|are|was|were|been|be|the|a|an|of|to)$/.test(words[at - 1]!);
}

/** Whether all that a question names is spoken of. */
function isSpokenOf({ says, words }: Topic, asked: readonly string[]): boolean {
  const said = [...wordsIn(says), ...words.map((word) => word.toLowerCase())];
  return asked
    .filter((word) => !isWeak(word) && word.length > 2)
    .every((word) => said.some((one) => isSameWord(one, word) || isSynonym(one, word)));
}

/** Whether what somebody knows answers a question of this kind, rather than only speaking of the same. `asked`: its words, without names. */
export function answersKind(kind: QuestionKind, topic: Topic, asked: readonly string[]): boolean {
  const says = topic.common?.fact ?? topic.says;
  switch (kind) {
    case 'when':
    case 'where':
    case 'why':
      return named[kind]!.test(says);
    case 'number':
      return wordsIn(says).some((word) => (isNumber(word) && word !== 'one') || some.test(word));
    case 'who': {
      const who = asked.findIndex((word) => byWord[word] === 'who');
      const [first = '', ...rest] = asked.slice(who + 1);
      if (/^(?:is|are|was|were)$/.test(first) || first === '') return true;
      const verb = [first, ...rest].find((word) => !besidesVerb.has(word)) ?? '';
      return knownVerb(verb) !== null && asked[who] !== 'whose'
        ? namesWho(says, verb)
        : isSpokenOf(topic, asked);
    }
    case 'whether':
      return isSpokenOf(topic, asked);
    case 'what': {
      // `what was the cause of death`: of a death alone that says nothing.
      const what = asked.findIndex((word) => byWord[word] === 'what');
      const strong = asked.slice(what + 1).filter((word) => !isWeak(word));
      const isOfWhole = what >= 0 && strong.length > 1 && asked.includes('of');
      return !isOfWhole || isSpokenOf(topic, strong.slice(0, 1));
    }
    default:
      return true;
  }
}
