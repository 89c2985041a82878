import { sentencesOf } from '../language/sentences.ts';
import { contentWords } from './content-words.ts';
import type { Named, OwnSentence } from './named.ts';

/** How somebody is brought to tell something, where the text asks for no roll. */
export interface Way {
  kind: 'pay' | 'gift' | 'kind' | 'promise' | 'threat' | 'free' | 'shown' | 'said';
  /** What is given, shown or said, where it is more than money. */
  nouns: readonly string[];
  /** What it costs, in copper pieces, where the text says so. */
  copper?: number;
}

export interface Won {
  ways: readonly Way[];
  /** As the text has it; empty where it only points at what was said before. */
  told: string;
}

const money =
  /\b(?:coins?|silver|gold|copper|money|paid|pays?|bribed?|bribes|dollars?|credits|purse)\b|\b\d+ ?[gsc]p\b/i;
const sum = /\b(\d{1,4}) ?(gp|sp|cp|gold|silver|copper)\b/i;
const worth: Readonly<Record<string, number>> = { g: 100, s: 10, c: 1 };
const kind =
  /\b(?:kind\w*|nice(?:ly)?|gentl\w+|calm\w*|comfort\w*|pity|sympath\w+|friendly|polite\w*|patient\w*|well|warmly|cheered|listens?)\b/i;
const promised = /\b(?:promis\w+|swears?|protect\w*)\b/i;
const threat = /\b(?:threat\w*|frighten\w*|pressed|intimidat\w+|scared|forced)\b/i;
const free =
  /\b(?:freed|untied|released|saved|rescued|healed|woken|helped|unbound|cut (?:down|loose|free))\b/i;
/** `if they tell him that nobody blames him`, `says Joss's name`: what has to be said. */
const said =
  /\b(?:tells?|told|says?|assures?|mentions?|hears?|explains?|knows?)(?: (?:him|her|them))?(?: that| about)? (.{4,80})$/i;
const showing =
  /\b(?:is |are |was )?shown (?:the|an?|his|her|their) (.{3,40})$|\bshows? (?:him|her|them|it|\p{Lu}\p{Ll}+) (?:the|an?|his|her) (.{3,40})$|\bsees? the (.{3,40})$/iu;
const gifts = /\b(?:(?:an?|some|his|her|the|of|\d+|or|and) (?:\p{Ll}+ )?)?(\p{Ll}{3,})(?=$|[ ,.;)])/giu;
const noGift =
  /^(?:few|little|bit|some|somebody|someone|stranger|friend|good|kind|word|hot|fresh|character|for|gets?|gives?|given|brings?|shares?|buys?|offers?|offered|him|her|them|the|with|who|whoever|anyone|anybody|they|whatever|one|something|pinch|piece|and|or|from|to|eat|that|only|coins?|gold|silver|copper|money)$/;
const drinks = 'drink drinks ale beer wine whiskey round bottle mug pint brandy cider mead rum'.split(' ');
const foods =
  'food bread ration rations meal eat cheese apple soup stew eel pie fish ham sausage snack bite'.split(' ');
const eats = /\b(?:food|eat|meal|bread|feeds?|fed|cheese|hungry)\b/i;

/** Everything in a condition that brings somebody to tell. */
export function waysIn(condition: string): Way[] {
  const ways: Way[] = [];
  const [, count, coin = ''] = sum.exec(condition) ?? [];
  const cost = count ? { copper: Number(count) * worth[coin[0]!.toLowerCase()]! } : {};
  const add = (one: Way['kind'], nouns: readonly string[] = [], more = {}) =>
    ways.push({ kind: one, nouns, ...more });
  if (money.test(condition)) add('pay', [], cost);
  if (kind.test(condition)) add('kind');
  if (promised.test(condition)) add('promise');
  if (threat.test(condition)) add('threat');
  if (free.test(condition)) add('free');
  const [, one, two, three] = showing.exec(condition) ?? [];
  const shown = contentWords(one ?? two ?? three ?? '').slice(-1);
  if (shown.length > 0) add('shown', shown);
  const [, what = ''] = said.exec(condition) ?? [];
  const words = contentWords(what);
  if (words.length > 0 && !money.test(condition)) add('said', words);
  const isGiven =
    /^(?:for|warm|feed|give)\b|\b(?:gets?|gives?|given|brings?|shares?|buys?|offers?|offered|drinks?|fed)\b/i.test(
      condition,
    );
  const thirst = /\b(?:drinks?|ale|beer|wine|mead|brandy)\b/i.test(condition) ? drinks : [];
  const hunger = eats.test(condition) ? foods : [];
  const given = isGiven
    ? [...condition.matchAll(gifts)]
        .map(([, noun]) => noun!.toLowerCase())
        .filter((noun) => !noGift.test(noun))
    : [];
  const nouns = [...new Set([...given, ...thirst, ...hunger])];
  if (isGiven && nouns.length > 0) add('gift', nouns, cost);
  return ways;
}

const verb = `(?:(?:also |only |then |gladly |freely )?(?:tells?|adds?|says?|(?:will|['’]ll) (?:only )?(?:say|tell|talk|speak|admit|confess)|admits?|confess(?:es)?|reveals?|talks?|speaks?|explains?|whispers?|hears?|learns?|screams?|remembers?|gives? away|shares?))`;
/** `For a coin she tells that …`, `If he is freed he tells that …`, `Anybody who calms him hears that …`, `Warm him and he talks: …` */
const first = new RegExp(
  `(?:^|, (?:and|but) |[;,] )((?:[Ff]or|[Ii]f|[Ww]hen|[Oo]nce|[Ii]n exchange for|[Ii]n return for|[Aa]fter|[Oo]nly if|[Ww]ith|[Gg]ive|[Ww]arm|[Ff]eed|[Bb]ribe|[Pp]ay|(?:[Aa]nybody|[Aa]nyone|[Ww]hoever|[Ss]omebody|[Ss]omeone)(?: who)?) [^:;]{3,90}?)(?:,| [-–—]>?| and| then)? (?:(?:he|she|it|they|\\p{Lu}\\p{Ll}+)(?:['’]ll| just)?(?: \\p{Ll}+)? )?${verb}\\b(.*)$`,
  'u',
);
/** `She will admit it if she is treated kindly`, `tells it only to somebody who drinks with him`, `speaks of nothing unless …` */
const last = new RegExp(
  `(?:\\b|(?=['’]ll))${verb}\\b([^.]{0,60}?) (?:only )?(?:if|when|once|unless|until|for|to (?:somebody|someone|anybody|anyone|whoever|those)) (.{4,200})$`,
  'iu',
);
const behind =
  /^(?: (?:you|them|him|her|it|everything|anybody|the (?:party|characters|players|truth|others|group|adventurers|heroes)|all|so|about it)){0,2}(?:,? that| what|:)? ?(.*)$/iu;
const gives = /\b(?:gives?|hands?|leads?|opens?|attacks?|unlocks?)\b/i;

/** `the good stuff, that a boy went by, and that …`: what is said, without what it is called. */
const plainly = (said: string) =>
  /^(?:of|about|on) /i.test(said)
    ? ''
    : said
        .replace(/^[,;: ]+/, '')
        .replace(
          /^(?:the )?(?:\p{Ll}+ )?(?:stuff|story|truth|rest|things?|secret|word|name),? (?:(?:that|which is) |(?=it['’]?s?\b))/iu,
          '',
        )
        .replace(/,? and that (?=(?:he|she|it|the|they|there|in|at|his|her|\p{Lu}))/gu, ', and ')
        .replace(/, that (?=(?:he|she|it|the|they|there|in|at|his|her|\p{Lu}))/gu, ', ');

/** What a sentence lets somebody tell for something; null where it lets nothing be won. */
export function wonIn(sentence: string): Won | null {
  if (/\bDC ?\d/i.test(sentence)) return null;
  const [, lead, rest] = first.exec(sentence) ?? [];
  const [, what, condition] = lead === undefined ? (last.exec(sentence) ?? []) : [];
  const ways = (lead ?? condition ?? '')
    .replace(/: .*$|, then\b.*$/, '')
    .split(/,? or (?=if |when |for |by )/)
    .flatMap(waysIn);
  if (ways.length === 0) return null;
  const colon = /: (.{8,})$/.exec(condition ?? '')?.[1];
  const said = colon ?? behind.exec(rest ?? what ?? '')?.[1] ?? '';
  if (gives.test(said)) return null;
  const told = plainly(said.replace(/^["“]|["”]?[.!]?["”]?$/g, '').trim());
  return { ways, told: told.split(' ').length < 3 ? '' : told };
}

const tellsAll =
  /\b(?:tells?|says?) (?:to )?(?:anyone|anybody|everyone|everybody|whoever)(?: who)? (?:asks?|listens?)\b/i;
/** Whether a sentence is about what somebody says, freely or for something: that is no feat. What is confessed in whole is narrated. */
export const isToldFor = (sentence: string, isProse: boolean): boolean =>
  tellsAll.test(sentence) || (wonIn(sentence) !== null && (isProse || !/\bconfess/i.test(sentence)));

const truly =
  /^(?:the truth is(?: that)?|in truth|really|in fact|what (?:he|she) (?:does not|doesn['’]t|won['’]t) (?:say|tell)[^:]{0,20}:|secretly),? /i;
const confesses = /,? (?:(?:but|and) )?(?:he|she|they)?(?:['’]ll| will|tells?| admits?| talks?)\b.*$/i;

/** What `it` stands for: what was said of them just before, behind the scenes first. */
export function wonBefore(named: Named, sentence: OwnSentence): string {
  const at = named.own.indexOf(sentence);
  const own = sentence.text.slice(
    0,
    Math.max(0, sentence.text.search(/,? (?:but|and) (?:he|she|they|will|tells)/i)),
  );
  const inner = /\bknows that (.{8,})$/i.exec(own)?.[1];
  if (inner) return inner;
  // `He fell asleep and is ashamed, he'll admit it if asked gently`
  const clause = sentence.text.replace(confesses, '').split('; ').at(-1)!;
  if (
    /^(?:he|she) (?!will\b|only\b|does\b|is (?:shy|scared|afraid|nervous)\b)/i.test(clause) &&
    clause !== sentence.text
  )
    return clause;
  const around = named.own.filter(({ text }, index) => Math.abs(index - at) <= 3 && wonIn(text) === null);
  const secret = around.filter(({ voice }) => voice === 'secret');
  if (secret.length > 0)
    return secret
      .slice(0, 2)
      .map(({ text }) => text)
      .join(' ');
  const earlier = named.own
    .slice(Math.max(0, at - 3), at)
    .filter(({ text, paragraph }) => paragraph === sentence.paragraph && wonIn(text) === null);
  const truth = earlier.filter(({ text }) => truly.test(text));
  if (truth.length > 0) return truth.map(({ text }) => text.replace(truly, '')).join(' ');
  const known = earlier.filter(({ text }) =>
    /\b(?:knows?|saw|heard|stole|took|hid|sold|found|did)\b/i.test(text),
  );
  return known
    .slice(-1)
    .map(({ text }) =>
      text.replace(/^[^,]{2,60}, .*?,? (?=(?:saw|heard|stole|took|hid|sold|found)\b)/u, `${named.pronoun} `),
    )
    .join(' ');
}

const words: Readonly<Record<Exclude<Way['kind'], 'gift' | 'shown' | 'said'>, RegExp>> = {
  pay: /\b(?:coins?|silver|gold|copper|money|pay|bribe|dollars?|credits?|purse|reward|\d+ ?[gsc]p)\b/i,
  kind: /\b(?:gentl\w*|kind\w*|nice\w*|soft(?:ly)?|warm(?:ly)?|calm\w*|comfort\w*|console|sorry|smile|hug|hand on|polite\w*|please|friendly|pity|understand|(?:it is|it['’]s|that['’]s) (?:all right|okay|ok|alright)|don['’]?t (?:worry|be (?:afraid|scared))|no(?: |-)?(?:one|body) (?:will|is going to|['’]ll) (?:be angry|hurt|harm|blame|laugh)|help you|safe|listen|shoulder|sympath\w+|sit (?:down )?(?:with|beside|next)|poor (?:thing|you|man|woman|lad|child|girl|boy))\b/i,
  promise:
    /\b(?:promise|swear|protect|my word|keep you safe|nothing will happen|guarantee|look after|(?:won['’]?t|will not|never) (?:tell|say|let)|make sure|see to it)\b/i,
  threat: /\b(?:threat\w*|or else|intimidat\w*|draw my|grab (?:him|her)|shake (?:him|her)|scare|force)\b/i,
  free: /\b(?:free|untie|release|cut (?:\p{L}+ )?(?:down|loose|free|the)|loosen|help (?:him|her)|rescue|heal|wake)\b/iu,
};
const hands =
  /\b(?:give|gives|pay|hand|slip|offer|put|toss|slide|buy|order|get|bring|share|pour|bribe|drop|lay|press|throw|flip|wrap|feed|treat|here(?:['’]s| is| are| you|,)|take (?:this|these|it)|have (?:some|a|an|my|this)|on me|light|warm|cover|count)\b/i;

const shows =
  /\b(?:show\w*|confront\w*|hold (?:it |this |that |the \p{L}+ )?(?:up|out)|(?:lay|put|throw|slam|slap|drop) (?:it|this|the)\b|present|produce|wave|hand|give|read (?:it|the \p{L}+)? ?(?:out|aloud|to)|explain (?:this|that|the)|what (?:is|about) th(?:is|e|at)|found (?:this|the|your|a))\b/iu;
const namesOne = (nouns: readonly string[], message: string) =>
  nouns.some((noun) => new RegExp(`\\b${noun}s?\\b`, 'i').test(message));
const saysSo = (nouns: readonly string[], message: string) => {
  const own = new Set(contentWords(message));
  return nouns.filter((noun) => own.has(noun)).length >= Math.min(2, nouns.length);
};

/** `and what do you pay us?`: who asks gives nothing. */
const isAsking =
  /\?["”']*$|^\W*(?:and |so |but |ok |okay )*(?:what|how|why|who|when|where|do|does|did|can|could|would|will) (?!i\b|we\b)/i;
const doneIn = (message: string) =>
  sentencesOf(message)
    .filter((one) => !isAsking.test(one.replace(/["“”]/g, '')))
    .join(' ');

/** What of a message wins it; null where nothing does. */
export const wonByWay = (message: string, ways: readonly Way[]): Way | null => {
  const done = doneIn(message);
  return (
    ways.find(({ kind: one, nouns }) => {
      if (one === 'shown') return shows.test(message) && namesOne(nouns, message);
      if (one === 'said') return saysSo(nouns, message);
      if (one === 'gift') return hands.test(done) && namesOne(nouns, done);
      return one === 'pay' ? hands.test(done) && words.pay.test(done) : words[one].test(message);
    }) ?? null
  );
};
