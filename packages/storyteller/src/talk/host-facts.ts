import { sentencesOf } from '../language/sentences.ts';
import type { Telling } from '../telling/telling.ts';
import { isTellable } from '../tale/told-by.ts';
import type { Person } from '../world/world.ts';
import { inOthersMouth, inOwnMouth } from './own-words.ts';
import { answersKind, type QuestionKind } from './question-kind.ts';
import { isSynonym } from './synonyms.ts';
import { isSameWord, isWeak, wordsIn } from './words.ts';

/** What players are to do is nothing that anybody in the tale would say. */
const isTask = (fact: string) =>
  /^(?:the |our |your |an? )?(?:\p{L}+ ){0,3}(?:must|have to|has to|need to|needs to|should)\b/iu.test(fact);

const ofThem = /^(?:(?:His|Her|Their)(?= )|(?:He|She)(?= ))/;

/** `His daughter Lucia`, behind a sentence that begins with Piero: `Piero's daughter Lucia`. */
function withOwners(sentences: readonly string[], names: readonly string[]): string[] {
  let before = '';
  return sentences.map((sentence) => {
    const said =
      before === ''
        ? sentence
        : sentence.replace(ofThem, (word) => (/^(?:He|She)$/.test(word) ? before : `${before}'s`));
    const at = (name: string) => said.indexOf(name);
    before = names.filter((name) => at(name) >= 0).toSorted((one, other) => at(one) - at(other))[0] ?? '';
    return said;
  });
}

/** What is done in secret nobody tells: `loves the monk and is secretly planning to flee`. */
const inSecret = /(?:, |,? and )(?:is |was |has )?secretly [^,.;]+/g;

/** What the host has told of the tale, as far as somebody in it could say it. */
export function hostFacts(turn: Telling): string[] {
  if (!turn.state.outline) return [];
  const sentences = sentencesOf(turn.table.game.description.slice(0, 6000).replace(/\s+/g, ' '));
  return withOwners(sentences, namesKnown(turn))
    .flatMap((sentence) => [...besideIn(sentence), sentence])
    .map((fact) => fact.replace(inSecret, ''))
    .filter((fact) => fact.length > 15 && isTellable(fact) && !isTask(fact));
}

/** `her grandson Joss, who went up to the loft two nights ago`: what is told beside of somebody, by itself. */
function besideIn(sentence: string): string[] {
  const found = sentence.matchAll(
    /(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*), who (?!(?:is|are|keeps|runs|owns)\b)(\p{Ll}[^,.;:]{8,})/gu,
  );
  return [...found].map(([, name, did]) => `${name} ${did!.trim()}.`);
}

const happening =
  /\b(?:last|see|saw|seen|go|gone|went|leave|left|happen\w*|disappear\w*|vanish\w*|missing|lost|began|begin|start\w*|stop\w*|c[ao]mes?|arriv\w*|return\w*|back|since|ago|long|rid(?:e|den)|rode|row\w*|robbed|found|woke\w*|locked|shut|bricked|argu\w*|quarrel\w*)\b/i;

/** When, where or why it was, in the sentence that speaks of whom it is asked: the host's own word before anybody's guess. */
export function toldWhen(turn: Telling, person: Person, kind: QuestionKind, text: string): string | null {
  if (!/^(?:when|where|why|number)$/.test(kind) || !happening.test(text)) return null;
  const own = wordsIn(`${person.name} ${person.role}`);
  const asked = wordsIn(text).filter(
    (word) => !isWeak(word) && word.length > 2 && !happening.test(word) && !own.includes(word),
  );
  if (asked.length === 0) return null;
  const shared = (fact: string) => {
    const said = wordsIn(fact);
    return asked.filter((word) => said.some((one) => isSameWord(one, word) || isSynonym(one, word))).length;
  };
  const best = hostFacts(turn)
    .map((fact) => ({ fact, rate: shared(fact) }))
    .filter(({ fact, rate }) => rate > 0 && answersKind(kind, { words: [], says: fact }, []))
    .sort((one, other) => other.rate - one.rate)[0];
  return best && best.rate * 2 >= asked.length ? retold(turn, person, best.fact) : null;
}

const namesKnown = ({ world }: Telling) => [
  ...world.places.flatMap(({ people }) => people.map(({ name }) => name)),
  ...world.absent.map(({ name }) => name),
  ...(world.threat?.villain.isProper ? [world.threat.villain.name] : []),
];

/** A fact in the words of the one who tells it; null where they would rather not. */
export function retold(turn: Telling, person: Person, fact: string): string | null {
  const own = inOwnMouth(fact, person);
  if (own) return own;
  const isNamed = wordsIn(person.name).some(
    (word) => word.length > 2 && new RegExp(`\\b${word}\\b`, 'i').test(fact),
  );
  const isSurname = isNamed && !fact.includes(person.name.split(' ').at(-2) ?? person.name);
  return isNamed && !isSurname ? null : inOthersMouth(fact, namesKnown(turn));
}

/** What the host has told of something that goes by these words, as this one says it. */
export function factOf(turn: Telling, person: Person, words: readonly string[]): string | null {
  const fact = hostFacts(turn).find((one) => wordsIn(one).some((word) => words.includes(word)));
  return fact ? retold(turn, person, fact) : null;
}

/** What of the host's facts answers a question of this kind about these words, in somebody's own words. `matter`: what it is about, where that is named. */
export function factFor(
  turn: Telling,
  person: Person,
  kind: QuestionKind,
  asked: readonly string[],
  matter: readonly string[] = asked,
): string | null {
  const strong = [...new Set(matter)].filter((word) => !isWeak(word) && word.length > 2);
  const rated = hostFacts(turn).flatMap((fact) => {
    const said = wordsIn(fact).filter((word) => !isWeak(word));
    const shared = strong.filter((word) => said.some((one) => isSameWord(one, word) || isSynonym(one, word)));
    // One word of several in common is chance.
    if (shared.length <= strong.length / 2) return [];
    const topic = { words: [], says: fact };
    return answersKind(kind, topic, asked) ? [{ fact, rate: shared.length }] : [];
  });
  rated.sort((one, other) => other.rate - one.rate);
  for (const { fact } of rated) {
    const told = retold(turn, person, fact);
    if (told) return told;
  }
  return null;
}
