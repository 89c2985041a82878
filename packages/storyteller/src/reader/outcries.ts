import { isConversing } from '../talk/listener.ts';
import { noteNouns } from './antecedents.ts';
import { isSmall, questionWords } from './function-words.ts';
import type { Scene } from './scene.ts';
import { lowWords, type Token } from './tokens.ts';

/** `arguing people?? I go after them`, `hey there skipper. Anyone around?`: what was just told is only marvelled at, and nobody is here who is called so. */
export function withoutOutcries(sentences: Token[][], scene: Scene): Token[][] {
  if (sentences.length < 2) return sentences;
  const told = new Set(
    (scene.turn.table.history.findLast(({ sender }) => sender === 'dm')?.content ?? '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [],
  );
  const isOutcry = (sentence: Token[], at: number) => {
    const words = lowWords(sentence);
    const next = lowWords(sentences[at + 1] ?? []);
    const isGreeting =
      /^(?:hey|hi|hello|oi|yo)$/.test(words[0] ?? '') &&
      words.length > 1 &&
      words.length < 5 &&
      next.length > 0 &&
      !sentence.some(({ kind, text }) => kind === 'quote' || text === ',') &&
      !words.some((word) => scene.names.has(word) || scene.nouns.has(word));
    if (isGreeting) return true;
    const nouns = words.filter((word) => !isSmall(word));
    const isMarvel =
      sentence.at(-1)?.text === '?' &&
      nouns.length > 0 &&
      words.length < 6 &&
      /^(?:i|we)$/.test(next[0] ?? '');
    return (
      isMarvel && !words.some((word) => questionWords.has(word)) && nouns.every((word) => told.has(word))
    );
  };
  // `how big was it? wings? claws?`: one question, to whoever told of it.
  const isAskedOn = (sentence: Token[], at: number) =>
    at > 0 &&
    sentence.at(-1)?.text === '?' &&
    lowWords(sentence).length === 1 &&
    !questionWords.has(lowWords(sentence)[0]!) &&
    sentences[at - 1]!.at(-1)?.text === '?' &&
    isConversing(scene.turn) !== null;
  const rest = sentences.filter((sentence, at) => {
    if (!isOutcry(sentence, at) && !isAskedOn(sentence, at)) return true;
    noteNouns(sentence, scene);
    return false;
  });
  return rest.length > 0 ? rest : sentences;
}
