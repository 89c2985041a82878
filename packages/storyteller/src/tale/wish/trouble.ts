import { plural } from '../../language/nouns.ts';
import { isVerb } from '../../reader/verbs.ts';
import type { Trouble } from '../asked.ts';
import { singularOf } from '../words.ts';
import { heroIn } from './hero.ts';
import { isPersonNoun } from './person-nouns.ts';
import { phraseAt, type Token, tokensOf } from './phrases.ts';
import { isStated } from './stated.ts';

/** What stands before what is wrong: where, and sometimes when. */
const whereabouts =
  /^(?:In|At|On|Aboard|Above|Below|Under|Near|Off|Outside) (?:[^,.]{2,60}, |the (?:[\p{Ll}-]+ ){1,3}of (?:\p{Lu}[\p{L}']+ )+|(?:\p{Lu}[\p{L}']+ )+(?=people\b|every|no|the\b|an?\b|some))/u;

/** `Three nights ago`, `In the winter of 1893`, `on the second night` */
const whenever =
  /^(?:(?:(?:[Aa]|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Tt]en|[Ss]ome|[Mm]any) (?:few )?(?:hours?|days?|nights?|weeks?|months?|years?|winters?|summers?) ago|[Ll]ast (?:night|week|month|year|winter|spring|summer|autumn|\p{Lu}\p{Ll}+day)|[Yy]esterday|[Ii]n the (?:winter|spring|summer|autumn|fall|year) of \d+|[Oo]n the (?:first|second|third|last) (?:night|day|morning|evening)),? )/u;

const wrong =
  /\b(?:stopped|not|nobody|no one|none|never|no longer|any ?more|every|keeps?|kept|gone|begun|dying|dies?|dead|killing|missing|cursed?|poison\w*|backwards?|silent|strange|forg[eo]t\w*|asleep|sick|ill|plague|drought|flood\w*|burn\w*|murder\w*|stolen|stole|refuses?|whisper\w*|vanish\w*|disappear\w*|without|empty|dammed|dried|haunt\w*|stuck|trapped|eats?|ends?|falls?|fails?|failing|rot\w*|lock\w*|lost|broken?|against|blood|weeps?|wept|woke\w*|melt\w*|sink\w*|frozen|freez\w*|bleed\w*|scream\w*|wakes?|rises?|walks?|themselves|itself|at night|every night)\b/gi;

/** What is wrong here, of all that was told; null where nothing is. */
export function troubleIn(told: readonly string[]): Trouble | null {
  const found = told.flatMap((sentence, at) => {
    const clause = clauseOf(sentence);
    if (!clause) return [];
    const wrongs = (clause.text.match(wrong) ?? []).length;
    // `a flat, where everybody boils sea water`: in a longer text what is only told of a place is wrong where nothing else is.
    const isMerelyTold = wrongs === 0 && told.length > 2;
    const rate = wrongs + (clause.isRelative ? (isMerelyTold ? 0.2 : 2) : 0);
    // Whoever tells a single sentence has told what it is about.
    return rate > 0 || told.length === 1 ? [{ ...clause, rate: rate - at * 0.3 }] : [];
  });
  const [best] = found.sort((one, other) => other.rate - one.rate);
  return best ? asTrouble(best.text) : null;
}

/** Who asks for help says what for in another sentence. */
const isPlea = /\b(?:asks?|begs?|hires?|calls?|sends?) [^.]{0,40}\b(?:help|heroes|you)\b/i;

function clauseOf(sentence: string): { text: string; isRelative: boolean } | null {
  const plain = sentence.replace(/[.!?\s]+$/, '');
  const [, where] = /\b(?:where|in which) ((?!(?:he|she|they|you|it)\b).{8,})$/.exec(plain) ?? [];
  if (where) return { text: where, isRelative: true };
  const [, noun, verbs] =
    /\b(?:an?|the) ((?:[\p{Ll}-]+ ){1,3})that ((?!is\b|was\b)\p{Ll}+s .{3,})$/u.exec(plain) ?? [];
  if (noun && verbs) return { text: `the ${noun}${verbs}`, isRelative: true };
  // `A village whose bell rings by itself every night`
  const [, whose] =
    /\b(?:[Aa]n?|[Tt]he) (?:[\p{Ll}-]+ ){1,3}whose (\p{Ll}+ \p{Ll}+s .{6,})$/u.exec(plain) ?? [];
  if (whose) return { text: `the ${whose}`, isRelative: true };
  const hero = heroIn(sentence);
  if (hero) return encountered(hero.told);
  if (/^(?:you|your)\b/i.test(plain) || !isStated(plain) || isPlea.test(plain)) return null;
  const timeless = plain.replace(whenever, '');
  const text = worstOf(timeless.replace(whereabouts, '')).replace(/^and /, '').replace(whenever, '');
  const tokens = tokensOf(text);
  // `Follow the tracks`: an order says what is to be done, and not what is wrong.
  if (isVerb(tokens[0]?.lower ?? '') && isLed(tokens, 1)) return null;
  // Somebody by name is a part of it and not what it is about, unless they are what is wrong.
  if (tokens[0]?.isName && tokens[1]?.isName) return null;
  return { text: small(text), isRelative: false };
}

/** `You receive letters from a man who died`: what they come upon. */
function encountered(told: string): { text: string; isRelative: boolean } | null {
  const [, what] =
    /^You (?:receive|find|discover|get|inherit|open|buy|start to receive|stumble upon) ([^,]{4,80}?)[.!?]*$/.exec(
      told,
    ) ?? [];
  return what
    ? {
        text: `what is behind ${what.replace(/^an? /, 'the ').replace(/^(?!the |\p{Lu}|his |her |their )/u, 'the ')}`,
        isRelative: true,
      }
    : null;
}

/** As it stands within a sentence, unless it begins with a name. */
const small = (text: string) =>
  tokensOf(text)[0]?.isName ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** `…, and nobody leaves until you know who`: what is asked of the players is no part of what is wrong. */
const rule =
  /,? (?:and|so|but) (?:nobody|no one|none of you|you|we) (?:leaves?|may|can|must|have to|has to|will|need)\b.*$/i;

function asTrouble(told: string): Trouble {
  const clause = told.replace(rule, '');
  const behind = /^what is behind (.+)$/.exec(clause)?.[1];
  if (!behind) return { clause, matter: matterOf(clause), goal: goalOf(clause) };
  const isOne = /^the \p{L}+(?<!s)(?: |$)/u.test(behind);
  const seen = isOne ? `there is ${behind.replace(/^the /, 'such a ')}` : `there are ${behind}`;
  return { clause: seen, matter: shortened(behind), goal: `find out ${clause}` };
}

/** Of a sentence that says two things with `and` the worse one, where the other is nothing. */
function worstOf(text: string): string {
  const parts = text.split(/, and (?=(?:the|their|his|her|its|an?|on|nobody|every|now|\p{Lu})\b)/u);
  const [first = text, second] = parts;
  if (parts.length !== 2 || !second) return text;
  const rate = (part: string) => (part.match(wrong) ?? []).length;
  return rate(first) === 0 && rate(second) > 0 ? second : text;
}

/** `their host, Sir Ambrose Thorne, is found dead in the locked music room`: who it is, and what has befallen them. */
const foundDead =
  /^(?:(?:the|an?|their|our|your|his|her|its) (?:\p{Ll}+ ){0,3}?\p{Ll}+,? )?((?:(?:Sir|Lady|Lord|Mr|Mrs|Miss|Dr)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,3}),? (?:is|was|has been|lies|lay) (?:found )?(dead|murdered|killed|poisoned|stabbed|shot|strangled|drowned)\b/u;

function goalOf(clause: string): string {
  const [, victim, how] = foundDead.exec(clause) ?? [];
  if (victim && how)
    return /^(?:dead|drowned)$/.test(how) ? `find out how ${victim} died` : `find out who ${how} ${victim}`;
  const [, of, is] = /\bone of (the [\p{L} ]+?|us|you|them) (is .+)$/u.exec(clause) ?? [];
  if (of && is) return `find out which of ${of} ${is}`;
  const [, unknown, does] = /^(some(?:one|body|thing)) (.+)$/i.exec(clause) ?? [];
  if (unknown && does)
    return `find out ${/thing$/i.test(unknown) ? 'what' : 'who'} ${does.split(/,? and (?:their|his|her|the|an?|now|no) /, 1)[0]}`;
  const [, subject, will] =
    /^((?:the|an?|our|every|all|this) (?:[\p{L}'-]+ ){0,6}?[\p{L}'-]+) will (?!not\b)(.+)$/u.exec(clause) ??
    [];
  const isPlain = !/\b(?:how|that|who|when|why|what|if)\b/.test(subject ?? '');
  const isMany = /[^s]s$/.test((subject ?? '').replace(/ (?:of|in|on|at|from) .*$/, ''));
  if (subject && will && isPlain) return `see to it that ${subject} ${isMany ? 'do' : 'does'} not ${will}`;
  return `find out why ${clause}`;
}

const vague =
  /^(?:nobody|people|everyone|everybody|somebody|someone|something|it|there|one|none|nothing|anyone|night|nights|day|days|year|years|morning|week|time)$/;
const ofVerbs: Readonly<Record<string, string>> = {
  rain: 'the rain',
  rained: 'the rain',
  snowed: 'the snow',
  snowing: 'the snow',
  sleep: 'the sleep that nobody finds',
  dream: 'the dreams',
  dreams: 'the dreams',
  die: 'the deaths',
  dies: 'the deaths',
  dead: 'the deaths',
  remember: 'what was forgotten',
};

/** What a clause is about: who or what does it, otherwise what it is done to. */
function matterOf(clause: string): string {
  const tokens = tokensOf(clause);
  const verb = tokens.find(({ lower }, at) => at > 0 && ofVerbs[lower]);
  if (verb && vague.test(phraseAt(tokens, 0)?.head ?? tokens[0]!.lower)) return ofVerbs[verb.lower]!;
  for (let at = 0; at < tokens.length; at++) {
    const phrase = phraseAt(tokens, at);
    if (!phrase) continue;
    if (at > 0 && !isLed(tokens, at)) continue;
    if (!vague.test(phrase.head) && !isSmallVerb(tokens[at]!))
      return named(phrase.determiner, phrase.head, tokens.slice(at, phrase.end));
    at = Math.max(at, phrase.end - 1);
  }
  return 'what is happening here';
}

/** Whether a noun is meant to begin here. */
const isLed = (tokens: readonly Token[], at: number) =>
  /^(?:the|an?|every|all|their|his|her|its|our|your|this|each)$/.test(tokens[at]?.lower ?? '');
const isSmallVerb = ({ lower }: Token) =>
  /^(?:has|have|had|is|are|was|were|can|cannot|will|do|does)$/.test(lower);

function named(determiner: string, head: string, words: readonly Token[]): string {
  const isEach = /^(?:every|each)$/.test(words[0]?.lower ?? determiner);
  const own = words.filter(
    ({ lower }, at) =>
      at > 1 ||
      !/^(?:the|an?|every|all|each|their|his|her|its|our|your|this|own|no|two|three|four|five|six|seven|eight|nine|ten|some|many|most)$/.test(
        lower,
      ),
  );
  const text = own.map(({ text }) => text).join(' ');
  if (isEach) return `the ${text.replace(head, plural(singularOf(head)))}`;
  return own[0]?.isName && isPersonNoun(own[0].lower) ? text : `the ${text}`;
}

const shortened = (text: string) =>
  text
    .replace(/ (?:from|at|of|in|on|who|that|which|to) .*$/, '')
    .replace(/^(?!the |an? )/, 'the ')
    .replace(/^an? /, 'the ');
