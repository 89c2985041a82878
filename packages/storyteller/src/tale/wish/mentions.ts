import { singularOf } from '../words.ts';
import { creatureOf } from './creatures.ts';
import { type Named, namesSame } from './people.ts';
import { isInTheSky, isPersonNoun, pronounOf } from './person-nouns.ts';
import { type NounPhrase, phraseAt, shown, type Token } from './phrases.ts';

/** Somebody of whom a text speaks, by name or by what they are. */
export interface Somebody extends Omit<Named, 'sentence' | 'from' | 'end'> {
  isNamed: boolean;
  /** Whether they are several. */
  isMany: boolean;
}

/** Where a sentence speaks of somebody. */
export interface Mention {
  /** `you` are the players; `unknown` is whoever nobody knows: `something`, `someone`. */
  who: Somebody | 'you' | 'unknown';
  /** The tokens that speak of them, with what belongs to the noun. */
  from: number;
  end: number;
}

const players =
  /^(?:you|we|us|adventurers?|heroes|strangers|volunteers|mercenaries|outsiders|party|players|travell?ers)$/;
const unknown = /^(?:something|someone|somebody|anything|anybody|nobody|whoever|it)$/;
const owners = /^(?:the|an?|my|our|your|his|her|their|its|this|that|some|two|three|four|one|\p{L}+['’]s?)$/u;
/** Whoever the sentence has just spoken of. */
const itself = /^(?:himself|herself|themselves)$/;
const afterObject =
  /^(?:and|in|at|to|from|back|is|was|with|for|on|out|away|before|alive|home|dead|last|since|by|after)$/;

/** Finds out of whom sentences speak, one after the other: a pronoun is whoever was spoken of last. */
export class Mentions {
  readonly everybody: Somebody[] = [];
  #last: Somebody[] = [];
  /** Of whom the sentence before spoke first. */
  #subject: Somebody | undefined;

  in(tokens: readonly Token[], named: readonly Named[]): Mention[] {
    const found: Mention[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const mention = this.#at(tokens, at, named, found.at(-1));
      if (!mention) continue;
      found.push(mention);
      at = mention.end - 1;
    }
    this.#subject = found.map(({ who }) => who).find((who) => typeof who === 'object') ?? this.#subject;
    return found;
  }

  #at(
    tokens: readonly Token[],
    at: number,
    named: readonly Named[],
    before: Mention | undefined,
  ): Mention | null {
    const { lower } = tokens[at]!;
    const name = named.find(({ from, end }) => end > at && from >= at && isOneNoun(tokens, at, from));
    if (name) return { who: this.#known(name), from: at, end: name.end };
    if (players.test(lower)) return { who: 'you', from: at, end: at + 1 };
    const meant = itself.test(lower) ? (this.#last[0] ?? null) : this.#meantBy(lower, tokens[at + 1]);
    if (meant) return { who: meant, from: at, end: at + 1 };
    if (unknown.test(lower)) return { who: 'unknown', from: at, end: at + 1 };
    const phrase = owners.test(lower) || at === 0 || lower.endsWith('s') ? phraseAt(tokens, at) : null;
    return phrase && this.#nameless(tokens, at, phrase, before);
  }

  #meantBy(word: string, next: Token | undefined): Somebody | null {
    const pronoun = pronounMeant(word, next);
    if (!pronoun) return null;
    const isOpen = ({ pronoun: own, isMany }: Somebody) => own === 'they' && !isMany;
    const near = [...(this.#subject ? [this.#subject] : []), ...this.#last];
    const who =
      pronoun === 'they'
        ? (this.#last.find(({ isMany }) => isMany) ?? near.find(isOpen))
        : (this.#last.find((one) => one.pronoun === pronoun && !one.isMany) ??
          near.find((one) => isOpen(one) && (one.isNamed || isPersonNoun(one.title))));
    if (who && pronoun !== 'they') who.pronoun = pronoun;
    return who ?? null;
  }

  #known(name: Named): Somebody {
    const known = this.everybody.find((one) => one.isNamed && namesSame(one.name, name.name));
    if (!known) {
      const { name: own, role, title, pronoun } = name;
      return this.#spokenOf({ name: own, role, title, pronoun, isNamed: true, isMany: false });
    }
    if (known.role === '') Object.assign(known, { role: name.role, title: name.title || known.title });
    if (known.pronoun === 'they') known.pronoun = name.pronoun;
    return this.#spokenOf(known);
  }

  #nameless(
    tokens: readonly Token[],
    at: number,
    phrase: NounPhrase,
    before: Mention | undefined,
  ): Mention | null {
    const headAt = phrase.words.findIndex(
      ({ lower }, index) => lower === phrase.head && !/^(?:of)$/.test(phrase.words[index + 1]?.lower ?? '.'),
    );
    const last = headAt < 0 ? phrase.words.findIndex(({ lower }) => lower === phrase.head) : headAt;
    const kind = singularOf(phrase.head);
    const isMany = kind !== phrase.head;
    if (last < 0 || !(isPersonNoun(kind) || creatureOf(kind))) return null;
    if (isInTheSky(kind, phrase.words[last - 1]?.lower)) return null;
    if (phrase.determiner === '' && !isMany && !/['’]s?$/.test(tokens[at]!.lower)) return null;
    // `It was a man`: nobody besides whoever is said to be one.
    if (
      /^an?$/.test(phrase.determiner) &&
      /^(?:is|was|be|are|were|been|being|it's|he's|she's|that's)$/.test(tokens[at - 1]?.lower ?? '') &&
      tokens[at - 2]?.lower !== 'there'
    )
      return null;
    // `anyone but a friendly stranger`: whoever it may be.
    if (/^(?:but|except|than)$/.test(tokens[at - 1]?.lower ?? '') && /^an?$/.test(phrase.determiner))
      return null;
    const end = phrase.end - (phrase.words.length - 1 - last);
    // `Captain Fizz is our getaway pilot`: the same once more.
    const named = before && typeof before.who === 'object' && before.who.isNamed ? before.who : null;
    if (named && before && before.end === at - 1 && !isMany && /^(?:is|was)$/.test(tokens[at - 1]!.lower)) {
      if (named.role === '') Object.assign(named, { role: kind, title: named.title || kind });
      return { who: named, from: before.from, end };
    }
    // `Hanna the innkeeper`: the same once more.
    const isPlainly = named && before?.end === at && phrase.determiner === 'the' && !isMany;
    if (isPlainly && isPersonNoun(kind) && !/['’]s$/.test(tokens[end - 1]!.lower)) {
      if (named.role === '') Object.assign(named, { role: kind, title: named.title || kind });
      return { who: named, from: before.from, end };
    }
    // `The private investigator must find out`: that is whoever plays.
    if (phrase.determiner === 'the' && tokens[end]?.lower === 'must') return { who: 'you', from: at, end };
    // `Tobin Marsh, the reeve, offers`: the same once more.
    if (before && typeof before.who === 'object' && before.who.isNamed && before.end === at - 1) {
      const isApposed =
        tokens[at - 1]?.text === ',' &&
        /^(?:[,.;:)]?|with|who|whose|for|of|at|in|from)$/.test(tokens[end]?.text ?? '');
      if (isApposed) {
        if (before.who.role === '') Object.assign(before.who, { role: kind, title: kind });
        return { who: before.who, from: before.from, end };
      }
    }
    const name = shown({ ...phrase, words: phrase.words.slice(0, last + 1) });
    const known = this.everybody.find(
      (one) => one.name === name || (phrase.determiner === 'the' && one.title === kind && !one.isMany),
    );
    const who = known ?? {
      name,
      role: '',
      title: kind,
      pronoun: creatureOf(kind)?.pronoun === 'she' ? 'she' : pronounOf([kind]),
      isNamed: false,
      isMany,
    };
    return { who: this.#spokenOf(who), from: at, end };
  }

  #spokenOf(somebody: Somebody): Somebody {
    if (!this.everybody.includes(somebody)) this.everybody.push(somebody);
    this.#last = [somebody, ...this.#last.filter((one) => one !== somebody)];
    return somebody;
  }
}

function pronounMeant(word: string, next: Token | undefined): Somebody['pronoun'] | null {
  if (/^(?:he|him|himself)$/.test(word)) return 'he';
  if (/^(?:she|herself)$/.test(word)) return 'she';
  if (/^(?:they|them|themselves)$/.test(word)) return 'they';
  // `took her last night`, not `her brother`.
  return word === 'her' && (!next || next.isMark || afterObject.test(next.lower)) ? 'she' : null;
}

/** Whether a name belongs to what stands before it: `the miller's daughter Ansa`, `The reeve, a Mr Marsh`. */
function isOneNoun(tokens: readonly Token[], from: number, name: number): boolean {
  if (from === name) return true;
  if (name - from > 8 || !owners.test(tokens[from]!.lower)) return false;
  const between = tokens.slice(from + 1, name);
  const comma = between.findIndex(({ text }) => text === ',' || text === '(');
  const words = comma < 0 ? between : between.slice(0, comma);
  const apposed = comma < 0 ? [] : between.slice(comma + 1);
  const isCalled = /^(?:called|named)$/.test(words.at(-1)?.lower ?? '');
  const noun = words.at(isCalled ? -2 : -1)?.lower ?? '';
  const isPlain = ({ isMark, isName, lower }: Token) => !isMark && !isName && !prepositions.test(lower);
  if (![...words, ...apposed].every(isPlain)) return false;
  return isPersonNoun(noun) || (comma < 0 && !isCalled && words.length < 3);
}

const prepositions = /^(?:of|in|at|on|to|from|with|and|or|by|for|that|who|is|was|has|says?)$/;
