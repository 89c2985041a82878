import type { Claim } from './claim.ts';
import { agencyReader, readers, readersOfWords, type Reader } from './claims/readers.ts';
import { numbersOf } from './numbers.ts';
import { mentionsIn } from './mentions.ts';
import { contextAfter, leavesNothing, realityOf } from './reality.ts';
import { type Context, type Reading, startingContext } from './reading.ts';
import { withoutAsides } from './text/asides.ts';
import { LanguageGuess } from './text/language.ts';
import { wordSet } from './text/inflect.ts';
import { lettersIn } from './text/letters.ts';
import { mayNameOther } from './text/people.ts';
import { Quotes } from './text/quotes.ts';
import { tokensOf } from './text/tokens.ts';
import { kindsIn } from './text/word-kinds.ts';
import { isRuleAsked, isRuleTold } from './rules-talk.ts';
import { type SensedKind, sensedKinds } from './sensed.ts';
import type { Witness } from './witness.ts';

/** Lists, headings and rows of a table, what leads to a list, and questions. */
const isUntold = /^\s*(?:[-*•>|#+]\s|\d+[.)]\s|\*\*[^*]*:\*\*)|[?:]["'”’»)*_]*\s*$/;
const fewWords = 4;
/** Whoever speaks of themselves tells nothing of the players' characters: the game master is nobody in the story. */
const ofTheTeller = wordSet('i me my mine myself we us our ours ourselves');
const withoutAnybody: readonly SensedKind[] = ['die', 'end'];

/** Hears a narration sentence by sentence, and knows who speaks in it and of whom. */
export class Listener {
  readonly #witness: Witness;
  readonly #mindsAgency: boolean;
  #language = new LanguageGuess();
  #quotes = new Quotes();
  #context: Context;
  /** A sentence is judged first and remembered afterwards. */
  #last: Reading | null = null;
  /** The language as it would be guessed with the last sentence. */
  #guess: LanguageGuess;

  constructor(witness: Witness, mindsAgency: boolean, context: Context = startingContext) {
    this.#witness = witness;
    this.#mindsAgency = mindsAgency;
    // Whoever was spoken of stands otherwise by now.
    const subject = witness.party.filter(({ sheet }) =>
      context.subject.some((one) => one.sheet.id === sheet.id),
    );
    this.#context = { ...context, subject };
    this.#guess = this.#language;
  }

  /** The same narration goes on before another table. */
  facing(witness: Witness): Listener {
    const next = new Listener(witness, this.#mindsAgency, this.#context);
    next.#language = this.#language;
    next.#guess = this.#language;
    next.#quotes = this.#quotes;
    return next;
  }

  get context(): Context {
    return this.#context;
  }

  /** What a sentence claims. `before`: of a sentence that is judged in pieces, the end of the piece before. */
  claims(sentence: string, before = ''): Claim[] {
    if (isRuleTold(sentence, this.#witness)) return [];
    const claims = this.#claimsIn(this.#read(sentence, before));
    const plain = claims.some(({ missing }) => missing !== null) ? null : withoutAsides(sentence);
    if (plain === null) return claims;
    // What is remembered is the sentence as it was told.
    const [last, guess] = [this.#last, this.#guess];
    const lies = this.#claimsIn(this.#read(plain, before)).filter(({ missing }) => missing !== null);
    [this.#last, this.#guess] = [last, guess];
    return [...claims, ...lies];
  }

  #claimsIn(reading: Reading): Claim[] {
    // Without numbers, and without anybody at the table, little can be claimed.
    const isOfWords = reading.numbers.length === 0 && reading.mentions.length === 0;
    const claims: Claim[] = [];
    const hear = (reader: Reader) => {
      if (reader.mayRead(reading)) claims.push(...reader.read(reading, this.#witness));
    };
    for (const reader of isOfWords ? readersOfWords : readers) hear(reader);
    if (this.#mindsAgency) hear(agencyReader);
    return claims;
  }

  /**
   * Whether a sentence is worth reading: not where it tells nothing (a question, an item of a list, a rule that was asked for, what
   * somebody says of themselves) or in another language. `kinds`: what it may claim, of others than the party only a die or the end.
   */
  read(sentence: string): { kinds: readonly SensedKind[]; hasNumber: boolean } | null {
    if (isUntold.test(sentence) || isRuleAsked(this.#witness)) return null;
    const { language, tokens, mentions, numbers } = this.#read(sentence, '');
    const words = tokens.filter(({ kind }) => kind === 'word');
    if (language !== 'en' || words.length < fewWords || words.some(({ text }) => ofTheTeller.has(text)))
      return null;
    return { kinds: mentions.length > 0 ? sensedKinds : withoutAnybody, hasNumber: numbers.length > 0 };
  }

  /** Remembers a sentence that was told. One that is left out leaves nothing behind but who is speaking. */
  follow(sentence: string, isTold: boolean): void {
    if (isTold && !(this.#last === null && this.#passOver(sentence))) {
      const reading = this.#read(sentence, '');
      this.#context = contextAfter(reading);
      this.#language = this.#guess;
    }
    this.#quotes.read(sentence);
    this.#last = null;
  }

  /** Remembers a sentence that nobody had to read, if it leaves hardly anything. */
  #passOver(sentence: string): boolean {
    const words = lettersIn(sentence);
    if (!leavesNothing(sentence, words, this.#context)) return false;
    const subject = mayNameOther(sentence, words) ? [] : this.#context.subject;
    this.#context = { ...startingContext, subject };
    this.#language.addWords(words);
    return true;
  }

  #read(sentence: string, before: string): Reading {
    if (this.#last?.text === before + sentence) return this.#last;
    const own = new LanguageGuess();
    own.add(sentence);
    this.#guess = this.#language.with(own);
    // Somebody may change the language in the middle.
    const language = own.clear ?? this.#guess.language;
    const isQuoted = this.#quotes.copy().read(sentence);
    const text = before + sentence;
    const all = tokensOf(
      text,
      language,
      (place) => place >= before.length && isQuoted(place - before.length),
    );
    const tokens = all.some(({ isQuoted }) => isQuoted) ? all.filter((token) => !token.isQuoted) : all;
    const context = this.#context;
    const mentions = mentionsIn(tokens, this.#witness, context, language);
    this.#last = {
      text,
      language,
      tokens,
      numbers: numbersOf(tokens),
      kinds: kindsIn(tokens),
      mentions,
      mentionAt: new Map(mentions.map((mention) => [mention.at, mention])),
      context,
      isReal: realityOf(text, tokens, context, language),
    };
    return this.#last;
  }
}
