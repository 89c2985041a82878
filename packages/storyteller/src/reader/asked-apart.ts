import { fillers } from './function-words.ts';
import type { Token } from './tokens.ts';

const asking =
  /^(?:what|who|where|when|why|how|which|is|are|was|were|can|could|do|does|did|am|have|has|any)$/;
const opening = /^(?:what|who|where|when|why|how|which)$/;
const inverted = /^(?:is|are|was|were|can|could|do|does|did|am|has|have|will|would)$/;
const subject =
  /^(?:i|we|you|there|it|he|she|they|this|that|the|a|an|any|anyone|anybody|somebody|someone|my|your|his|her|its|our|their)$/;
const question: Token = { kind: 'mark', text: '?', low: '?' };

/** Where behind an `and` another question begins; -1 where none does. */
function secondFrom(tokens: readonly Token[], from: number, isPlain: boolean): number {
  return tokens.findIndex(({ low }, at) => {
    if (at < from || (low !== 'and' && low !== 'or' && low !== 'but') || tokens.length <= at + 3)
      return false;
    const [next, after] = [tokens[at + 1]!.low, tokens[at + 2]!.low];
    if (opening.test(next)) return low !== 'or' || inverted.test(after);
    return (
      isPlain &&
      low !== 'or' &&
      inverted.test(next) &&
      (subject.test(after) || /^\p{Lu}/u.test(tokens[at + 2]!.text))
    );
  });
}

/** `is it dark out there and can you hear anything`: two questions. */
export function askedApart(sentence: Token[]): Token[][] {
  const comma = sentence.findIndex(({ text }) => text === ',');
  const isCalled = comma > 0 && comma < 4 && !sentence.slice(0, comma).some(({ low }) => asking.test(low));
  const from = isCalled ? comma : 0;
  const begins =
    sentence.slice(from).find(({ kind, low }) => kind === 'word' && !fillers.has(low))?.low ?? '';
  if (!asking.test(begins) || sentence.some(({ kind }) => kind === 'quote')) return [sentence];
  const and = secondFrom(sentence, from + 3, true);
  if (and < 0) return [sentence];
  const before = sentence[and - 1]!.kind === 'mark' ? and - 1 : and;
  const rest = sentence.slice(and + 1);
  return [
    [...sentence.slice(0, before), question],
    ...askedApart(rest.at(-1)?.text === '?' ? rest : [...rest, question]),
  ];
}

const reporting = /^(?:ask|asks|asking|inquire|enquire)$/;
const reported = /^(?:what|who|where|when|why|how|which|whether|if|about)$/;

/** `ask Osric whether he has a room, and what it costs`: whom one asks is asked twice. */
export function askedTwice(sentence: Token[]): Token[][] {
  if (sentence.some(({ kind }) => kind === 'quote')) return [sentence];
  const verb = sentence.findIndex(({ low }) => reporting.test(low));
  const first = sentence.findIndex(({ low }, at) => at > verb && reported.test(low));
  if (verb < 0 || first < 0 || first - verb > 6) return [sentence];
  const whom = sentence.slice(verb + 1, first);
  if (whom.some(({ kind, low }) => kind === 'mark' || low === 'to' || low === 'for')) return [sentence];
  const and = sentence.findIndex(({ low }, at) => {
    const next = sentence[at + 1]?.low ?? '';
    const isLonger = sentence.length > at + 2 || /^(?:why|how|where|when|who)$/.test(next);
    return at > first + 1 && low === 'and' && reported.test(next) && isLonger && !isBound(sentence, at);
  });
  if (and < 0) return [sentence];
  const before = sentence[and - 1]!.kind === 'mark' ? and - 1 : and;
  const again = [{ ...word('I') }, { ...word('ask') }, ...whom, ...sentence.slice(and + 1)];
  return [sentence.slice(0, before), ...askedTwice(again)];
}

const word = (text: string): Token => ({ kind: 'word', text, low: text.toLowerCase() });

/** `who and what`, `when and where it happened`: one question with two words. */
const isBound = (sentence: readonly Token[], at: number): boolean =>
  reported.test(sentence[at - 1]?.low ?? '');
