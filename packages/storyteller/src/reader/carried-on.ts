import { addressed } from './addressed.ts';
import { questionWords } from './function-words.ts';
import { askStep } from './question.ts';
import type { Act, Phrase, Reading } from './reading.ts';
import type { Scene } from './scene.ts';
import { lowWords, textOf, type Token, tokensOf } from './tokens.ts';
import { topicOf } from './topic.ts';

const needing: ReadonlySet<Act> = new Set([
  'look',
  'search',
  'watch',
  'touch',
  'smell',
  'listen',
  'open',
  'unlock',
  'break',
]);

/** `The crate with the frost on it. I only look.`: what was named is looked at. */
export function ofNamed(reading: Extract<Reading, { kind: 'steps' }>, { mentioned }: Scene): Reading {
  const [first, ...rest] = reading.steps;
  if (!first || first.object || first.target || !needing.has(first.act) || !mentioned.thing) return reading;
  return {
    ...reading,
    steps: [{ ...first, object: mentioned.thing, echo: `${first.echo}: ${mentioned.thing.shown}` }, ...rest],
  };
}

/** `"Tanner, I count to three."`: whoever is called in a quotation is meant by what follows. */
export function noteCall(text: string, scene: Scene): void {
  const call = addressed(tokensOf(text), scene);
  if (call && !call.isVague) scene.mentioned.being = call.to;
}

/** Who is spoken to by name in a sentence, or was asked in it. */
export function calledIn(sentence: readonly Token[], reading: Reading, scene: Scene): Phrase | null {
  const call = addressed(sentence, scene);
  if (call && !call.isVague) return call.to;
  const first = reading.kind === 'steps' ? reading.steps[0] : undefined;
  return first?.act === 'ask' && first.speech && first.target ? first.target : null;
}

/** `and tell me who it was`: a question, whatever mark ends it. */
export const asksToBeTold = (low: readonly string[]): boolean =>
  /^(?:please )?tell (?:me|us) (?:who|what|where|when|why|how|which)\b/.test(low.join(' '));

/** `Tobin, you look tired. Does she pay you?`: asked of whoever was spoken to just before. */
export function stillAsked(sentence: readonly Token[], called: Phrase | null, scene: Scene): Reading | null {
  if (!called || addressed(sentence, scene)) return null;
  const low = lowWords(sentence);
  if (asksToBeTold(low))
    return { kind: 'steps', steps: [askStep(called, topicOf(sentence, scene), textOf(sentence))] };
  if (!sentence.some(({ text }) => text === '?')) return null;
  // `Reeve, I was attacked. Who were they?`
  const isOfOthers =
    questionWords.has(low[0] ?? '') &&
    low.some((word) => /^(?:they|them|he|she|him|her|it|that|his|their)$/.test(word));
  const isToThem = low.includes('you') || low.includes('your') || low.includes('yours') || isOfOthers;
  if (!isToThem || low.includes('i') || sentence.some(({ kind }) => kind === 'quote')) return null;
  return { kind: 'steps', steps: [askStep(called, topicOf(sentence, scene), textOf(sentence))] };
}

/** `Bram! Who was here?`: whoever is called by a sentence of their own is spoken to by the next. */
export function withCalls(sentences: readonly Token[][], scene: Scene): Token[][] {
  const list: Token[][] = [];
  for (const sentence of sentences) {
    const before = list.at(-1);
    const called = before?.filter(({ kind }) => kind === 'word') ?? [];
    const comma: Token = { kind: 'mark', text: ',', low: ',' };
    const joint = [...called, comma, ...sentence];
    if (
      before &&
      called.length > 0 &&
      called.length < 5 &&
      addressed(joint, scene)?.rest.length === sentence.length
    )
      list[list.length - 1] = joint;
    else list.push(sentence);
  }
  return list;
}
