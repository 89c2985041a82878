import { isAdverb, isSmall, numberOf, questionWords } from './function-words.ts';
import { baseVerb, singular } from './inflection.ts';
import { phraseEnd, phraseOf } from './noun-phrase.ts';
import type { Phrase } from './reading.ts';
import { corrected, type Scene } from './scene.ts';
import { secondPerson } from './second-person.ts';
import { shortened } from './echo.ts';
import { type Token, tokensOf, wordToken } from './tokens.ts';
import { isVerb, knownVerb } from './verbs.ts';

const empty = new Set(
  'know think see saw seen tell say ask please mean happen belong about thing there here want need talk hear heard anything something much many get got going up us be been come go make let really doing did does please ever sir madam lady mister dear mate pal buddy darling sweetheart honey'.split(
    ' ',
  ),
);

const isIdle = (low: string) =>
  isSmall(low) ||
  isAdverb(low) ||
  empty.has(knownVerb(low) ?? low) ||
  baseVerb(low, (verb) => empty.has(verb)) !== null ||
  numberOf(low) !== null;

/** What no question is about by itself: when, how often, yes and no. */
const never = new Set(
  'no yes nope yeah ago year yesterday today tonight before later since question answer reason way kind sort bit lot right wrong sure exactly'.split(
    ' ',
  ),
);
const asksFirst = /^(?:do|does|did|can|could|will|would|has|have|had)$/;

/** What somebody or something does in a question is no part of its name: `does the laudanum help`. */
function withoutItsVerb(tokens: readonly Token[], scene: Scene): readonly Token[] {
  if (!asksFirst.test(tokens[0]?.low ?? '')) return tokens;
  const end = phraseEnd(tokens, 1, scene);
  const named = tokens.slice(1, end).filter(({ low }) => !isSmall(low));
  const verb = tokens[end - 1];
  const isDone =
    named.length > 1 && verb && knownVerb(verb.low) !== null && !scene.nouns.has(singular(verb.low));
  return isDone ? [...tokens.slice(0, end - 1), ...tokens.slice(end)] : tokens;
}

const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** `number seven`, of what somebody here knows as the seventh. */
function asOrdinal(token: Token, topics: readonly string[]): Token {
  const ordinal = ordinals[numberOf(token.low) ?? -1];
  return ordinal && topics.includes(ordinal) ? wordToken(ordinal) : token;
}

/** What a clause is about: all its words that mean something, turning on the one that somebody here knows of, or the last. */
export function topicOf(given: readonly Token[], scene: Scene): Phrase | null {
  const tokens = withoutItsVerb(
    given
      .flatMap((token) => (token.kind === 'quote' ? tokensOf(token.text) : [token]))
      .filter(({ kind }) => kind === 'word'),
    scene,
  );
  const topics = scene.turn.place.people.flatMap((person) =>
    person.topics.flatMap((topic) => topic.words.map(singular)),
  );
  const words = tokens
    .map((token) => asOrdinal(token, topics))
    .map(({ low }, at) => ({ low, one: singular(corrected(low, scene)), before: tokens[at - 1]?.low ?? '' }))
    // `did you see anybody leave`: what somebody does is not what it is about.
    .filter(
      ({ low, one, before }) =>
        (topics.includes(one) &&
          !isSmall(low) &&
          !low.endsWith("'s") &&
          !questionWords.has(low) &&
          baseVerb(low, (verb) => empty.has(verb)) === null) ||
        (!isIdle(low) &&
          !never.has(one) &&
          !low.endsWith("'s") &&
          !(/^(?:anybody|anyone|somebody|someone|they|he|she|you|i|we)$/.test(before) && knownVerb(low))),
    )
    .map(({ one }) => one);
  if (words.length === 0) return null;
  // What was done to it is not what it is called: `a list of chores, all ticked`.
  const isDone = (word: string) =>
    !scene.nouns.has(word) &&
    !isVerb(word) &&
    (/[^aeiou]ed$/.test(word) || (word.endsWith('ing') && knownVerb(word) !== null));
  const head = words.find((word) => topics.includes(word)) ?? words.findLast((word) => !isDone(word)) ?? null;
  if (head === null) return null;
  return {
    shown: shownTopic(tokens, head, scene),
    head,
    words: [...new Set(words)].slice(0, 16),
    isOwn: false,
  };
}

/** Whether two words are one name: of `the winter seal` the seal is no verb. */
function isNamedWith(word: string, head: string, { nouns, turn: { place } }: Scene): boolean {
  const one = singular(word);
  const isTold = ({ topics }: (typeof place.people)[number]) =>
    topics.some(({ words }) => words.map(singular).includes(head) && words.map(singular).includes(one));
  return place.people.some(isTold) || (nouns.has(one) && !isVerb(word));
}

/** The noun phrase that the topic turns on, or everything that was said where there is none. */
function shownTopic(tokens: readonly Token[], head: string, scene: Scene): string {
  const vague = tokens.findIndex(
    ({ low }, at) =>
      low === head && /^(?:anything|something|nothing|everything)$/.test(tokens[at - 1]?.low ?? ''),
  );
  if (vague > 0) return `${tokens[vague - 1]!.low} ${head}`;
  for (let at = 0; at < tokens.length; at++) {
    if (/^(?:you|he|she|they|i|we)$/.test(tokens[at - 1]?.low ?? '')) continue;
    if (/^(?:have|has|had|been)$/.test(tokens[at - 1]?.low ?? '') && knownVerb(tokens[at]!.low)) continue;
    if (empty.has(knownVerb(tokens[at]!.low) ?? tokens[at]!.low)) continue;
    const end = phraseEnd(tokens, at, scene);
    if (end === at) continue;
    const phrase = phraseOf(tokens.slice(at, end), scene);
    if (phrase?.words.includes(head)) {
      const named = tokens.findIndex(
        ({ low }, index) => index >= at && singular(corrected(low, scene)) === head,
      );
      const isCut =
        named >= at &&
        named + 1 < end &&
        tokens[named + 1]!.low !== 'of' &&
        !tokens[named]!.low.endsWith("'s") &&
        !isNamedWith(tokens[end - 1]!.low, head, scene) &&
        knownVerb(tokens[end - 1]!.low) !== null;
      // `the nursery years ago`: when is no part of it.
      const when = tokens.findIndex(
        ({ low }, index) => index > named && index < end && never.has(singular(low)),
      );
      if (named >= at && when > 0 && !isCut)
        return phraseOf(tokens.slice(at, when), scene)?.shown ?? phrase.shown;
      return (isCut ? phraseOf(tokens.slice(at, named + 1), scene) : phrase)?.shown ?? phrase.shown;
    }
    at = end - 1;
  }
  return shortened(secondPerson(tokens, scene), 80);
}
