import { clauseAt } from './text/clauses.ts';
import { wordSet } from './text/inflect.ts';
import type { Token } from './text/tokens.ts';

const dreams = wordSet('dream dreams nightmare nightmares hallucination hallucinations trance');
const visions = wordSet('vision visions');
const dreaming = wordSet('=dream dreamt');
/** Without one of these no dream begins or ends. */
export const dreamWords: ReadonlySet<string> = new Set([...dreams, ...visions, ...dreaming]);
const ending = wordSet(
  '=fade =end =pass =break =dissolve =shatter =lift =vanish =recede =clear =disappear =leave =release =scatter =burst =collapse =crumble =stop =cease',
);
const unfolding = wordSet(
  '=show =come =unfold =begin =grip =wash =fill =sweep =seize =flood =overtake =take =return =rise =flash =swallow of where : , ; — – that in',
);

/** Whether a dream is spoken of, or a vision; but "your vision swims". */
function isNamedAt(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at]!;
  if (dreams.has(text)) return true;
  return visions.has(text) && /^(?:a|an|the|this|that|another|in|of|into)$/.test(tokens[at - 1]?.text ?? '');
}

const near = (tokens: readonly Token[], at: number, words: ReadonlySet<string>, most: number) =>
  tokens.slice(at + 1, at + 1 + most).some(({ text }) => words.has(text));

/** "The nightmare is over"; but "a vision comes over you". */
function isPast(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(at + 2, at + 5)
    .some(
      ({ text }, index) =>
        /^(?:over|gone|done|true)$/.test(text) &&
        (text === 'true' ||
          /^(?:is|was|are|were|'s|now|finally|already)$/.test(tokens[at + 1 + index]!.text)),
    );
}

/** "The vision fades", "you tear yourself from the trance". */
export function endsDreamAt(tokens: readonly Token[], at: number): boolean {
  if (!isNamedAt(tokens, at)) return false;
  const isLeft = tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ text }) => /^(?:from|out|after|beyond|ends?|breaks?|shatters?|leaves?)$/.test(text));
  return isLeft || near(tokens, at, ending, 3) || isPast(tokens, at);
}

/** Whether a dream is told from a place on: "you dream that", "in a dream", "a vision comes"; but not "like a dream", "she is a vision". */
export function beginsDreamAt(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at]!;
  const isNamed = isNamedAt(tokens, at);
  if (!(isNamed || dreaming.has(text)) || tokens[at + 1]?.text === '-' || endsDreamAt(tokens, at))
    return false;
  const before = tokens.slice(Math.max(0, at - 4), at).map(({ text }) => text);
  if (before.some((word) => /^(?:like|as|than|is|are|was|'s|'re|living)$/.test(word))) return false;
  // "As a lane does in a dream".
  const [from] = clauseAt(tokens, at);
  if (tokens[from - 1]?.text === 'as' && /^(?:do|does|did|would)$/.test(before.at(-3) ?? '')) return false;
  if (!isNamed) return true;
  const isVerb = dreaming.has(text) && /^(?:you|and|who|she|he|they|i|to)$/.test(before.at(-1) ?? '');
  const isWithin = before.some((word) => /^(?:in|into|within|during|through|of)$/.test(word));
  return isVerb || isWithin || near(tokens, at, unfolding, 3) || tokens.length <= at + 2;
}
