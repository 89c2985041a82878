import { mention } from './antecedents.ts';
import { emptyStep } from './empty-step.ts';
import { articles, isSmall, possessives, prepositions } from './function-words.ts';
import { howEnd } from './hows.ts';
import { isLeadUp } from './lead-up.ts';
import { readClause, skipFillers } from './read-clause.ts';
import { merged } from './read-steps.ts';
import type { Step } from './reading.ts';
import type { Scene } from './scene.ts';
import { secondPerson } from './second-person.ts';
import { lowWords, type Token } from './tokens.ts';
import { knownVerb } from './verbs.ts';

const announced =
  /^(?:(?:ok|okay|so|alright|right|well|now|guys|hey|here is|this is|the|my|our|a|new|simple|quick|master|game) )*(?:plan|idea|order|steps|strategy|scheme)(?: is| goes| then| time)?(?: simple| like this| as follows| this| to)?$/;

/** Leaves out that it is a plan: `ok plan: a, b, c`, `the plan is to a, then b`. */
export function withoutPlan(tokens: readonly Token[]): readonly Token[] {
  for (let at = 1; at < Math.min(tokens.length - 2, 12); at++) {
    const { kind, text, low } = tokens[at]!;
    const isEnd = kind === 'mark' ? /^[:,.\n–—]|--/.test(text) : low === 'is' || low === 'to';
    if (!isEnd || !announced.test(lowWords(tokens.slice(0, kind === 'mark' ? at : at + 1)).join(' ')))
      continue;
    const from = kind !== 'mark' && tokens[at + 1]?.low === 'to' ? at + 2 : at + 1;
    const rest = tokens.slice(from);
    return lowWords(rest).length > 2 ? rest : tokens;
  }
  return tokens;
}

const mostWords = 10;
/** How it is to end is not for a plan to say. */
const hoped = new Set(['win', 'profit', 'succeed', 'prevail', 'triumph', 'live', 'celebrate']);

function segmentsOf(sentence: readonly Token[]): Token[][] {
  const segments: Token[][] = [[]];
  for (const token of sentence) {
    if (token.text === ',') segments.push([]);
    else if (token.kind !== 'mark') segments.at(-1)!.push(token);
  }
  return segments.map((segment) => segment.slice(skipFillers(segment))).filter(({ length }) => length > 0);
}

/** `…, climb down and search the bottom`: the last of a list stands behind an `and`. */
function withLast(segments: Token[][], { nouns }: Scene): Token[][] {
  const last = segments.at(-1) ?? [];
  const and = last.findIndex(
    ({ low }, at) =>
      at > 0 &&
      low === 'and' &&
      knownVerb(last[at + 1]?.low ?? '') !== null &&
      !isSmall(last[at + 1]!.low) &&
      !nouns.has(last[at + 1]!.low),
  );
  return and < 0 || segments.length < 3
    ? segments
    : [...segments.slice(0, -1), last.slice(0, and), last.slice(and + 1)];
}

/** `pony pulls cart`: somebody does something, whoever it is. */
function hasVerb(segment: readonly Token[]): boolean {
  return segment.slice(0, 4).some(({ low, kind }, at) => {
    const before = segment[at - 1]?.low ?? '';
    const isNoun = articles.has(before) || possessives.has(before) || prepositions.has(before);
    return kind === 'word' && knownVerb(low) !== null && !isNoun && (!isSmall(low) || at > 0);
  });
}

function stepFrom(segment: readonly Token[], scene: Scene): Step | null {
  const clause = readClause(segment, scene);
  if (clause) {
    if (clause.isNegated || hoped.has(clause.step.verb)) return null;
    mention(clause.step, scene);
    return clause.step;
  }
  const said = secondPerson(segment, scene);
  const [first] = segment;
  if (prepositions.has(first!.low)) return { ...emptyStep, act: 'go', verb: 'go', echo: `go ${said}` };
  if (/^(?:we|i|be|profit|win|done|easy)$/.test(first!.low)) return null;
  return hasVerb(segment)
    ? { ...emptyStep, act: 'other', verb: 'see', echo: `see to it that ${said}` }
    : null;
}

/** `…, rifle up, …`: how somebody holds what they carry. */
const isPose = (segment: readonly Token[], scene: Scene) =>
  segment.length < 4 &&
  /^(?:up|out|ready|raised|drawn|lowered|high|low|hand)$/.test(segment.at(-1)?.low ?? '') &&
  scene.nouns.has(segment[0]!.low);

/** A list of three or more things to be done, parted by commas; null where a sentence is none. */
export function planIn(sentence: readonly Token[], scene: Scene): Step[] | null {
  if (sentence.some(({ kind, text }) => kind === 'quote' || text === '?' || text === ':')) return null;
  const segments = withLast(segmentsOf(sentence), scene).filter((segment) => !isPose(segment, scene));
  if (segments.length < 3 || segments.some(({ length }) => length > mostWords)) return null;
  // `…, looking for loose stones`: what goes along with a deed is no further one.
  if (segments.slice(1).some(([first]) => first!.low.endsWith('ing') && knownVerb(first!.low))) return null;
  // `…, careful not to wake him`: how, and nothing to be done after it.
  if (segments.some((segment) => howEnd(segment, 0, ',') > 0)) return null;
  const isFirst = /^(?:if|when|while|because|as|since|once|after|before)$/.test(segments[0]![0]!.low);
  const done = segments.filter((segment) => readClause(segment, scene) || hasVerb(segment)).length;
  const gone = segments.filter(([first]) => prepositions.has(first!.low)).length;
  const isList = done > 1 && done + gone >= Math.max(3, segments.length - 1);
  if (isFirst || !isList || readClause(segments[0]!, scene) === null) return null;
  const steps = segments.flatMap((segment) => stepFrom(segment, scene) ?? []);
  const [first, second, ...rest] = steps;
  if (!first || !second) return null;
  // What somebody does with their face comes with what they do.
  const isInTurn = lowWords(sentence).includes('then') && first.act !== 'gesture';
  return (
    !isInTurn && isLeadUp(first, second, scene) ? [merged(first, second, scene), ...rest] : steps
  ).slice(0, 8);
}
