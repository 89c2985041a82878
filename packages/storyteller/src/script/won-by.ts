import type { Named, OwnSentence } from './named.ts';

/** How somebody is brought to tell something, where the text asks for no roll. */
export interface Way {
  kind: 'pay' | 'gift' | 'kind' | 'promise' | 'threat' | 'free' | 'shown';
  /** What is given, where it is more than money. */
  nouns: readonly string[];
}

export interface Won {
  ways: readonly Way[];
  /** As the text has it; empty where it only points at what was said before. */
  told: string;
}

const money = /\b(?:coins?|silver|gold|copper|money|paid|pays?|bribed?|bribes|dollars?|credits|purse)\b/i;
const kind =
  /\b(?:kind\w*|nice(?:ly)?|gentl\w+|calm\w*|comfort\w*|pity|sympath\w+|friendly|polite\w*|patient\w*|well|warmly|cheered|listens?)\b/i;
const promised = /\b(?:promis\w+|swears?|protect\w*)\b/i;
const threat = /\b(?:threat\w*|frighten\w*|pressed|intimidat\w+|scared|forced)\b/i;
const free =
  /\b(?:freed|untied|released|saved|rescued|healed|woken|helped|unbound|cut (?:down|loose|free))\b/i;
const gifts = /\b(?:an?|some|his|her) (?:\p{Ll}+ )?(\p{Ll}{3,})(?=$|[ ,.])/giu;
const noGift = /^(?:few|little|bit|somebody|someone|stranger|friend|good|kind|word|hot|fresh|character)$/;

function waysIn(condition: string): Way[] {
  const ways: Way[] = [];
  const add = (one: Way['kind'], nouns: readonly string[] = []) => ways.push({ kind: one, nouns });
  if (money.test(condition)) add('pay');
  if (kind.test(condition)) add('kind');
  if (promised.test(condition)) add('promise');
  if (threat.test(condition)) add('threat');
  if (free.test(condition)) add('free');
  const drinks = /\bdrinks?\b/i.test(condition)
    ? ['drink', 'drinks', 'ale', 'beer', 'wine', 'whiskey', 'round', 'bottle']
    : [];
  const given = /^for\b|\b(?:gets?|gives?|given|brings?|shares?|buys?|offers?|offered)\b/i.test(condition)
    ? [...condition.matchAll(gifts)]
        .map(([, noun]) => noun!.toLowerCase())
        .filter((noun) => !noGift.test(noun))
    : [];
  if (given.length + drinks.length > 0) add('gift', [...given, ...drinks]);
  return ways;
}

const verb =
  '(?:tells?|says?|will (?:only )?(?:say|tell|talk|speak|admit|confess)|admits?|confess(?:es)?|reveals?|talks?|explains?|whispers?|hears?|learns?|screams?|remembers?|gives? away|shares?)';
/** `For a coin she tells that …`, `If he is freed he tells that …`, `Anybody who calms him hears that …` */
const first = new RegExp(
  `(?:^|, (?:and|but) |[;,] )((?:[Ff]or|[Ii]f|[Ww]hen|[Oo]nce|[Ii]n exchange for|[Ii]n return for|[Aa]fter|[Oo]nly if|[Ww]ith|(?:[Aa]nybody|[Aa]nyone|[Ww]hoever|[Ss]omebody|[Ss]omeone)(?: who)?) [^:;]{3,90}?),? (?:(?:he|she|it|they|\\p{Lu}\\p{Ll}+)(?: \\p{Ll}+)? )?${verb}\\b(.*)$`,
  'u',
);
/** `She will admit it if she is treated kindly`, `tells it only to somebody who drinks with him` */
const last = new RegExp(
  `\\b${verb}\\b([^.]{0,60}?) (?:only )?(?:if|when|once|to (?:somebody|someone|anybody|anyone|whoever|those)) (.{4,120})$`,
  'iu',
);
const behind =
  /^(?: (?:you|them|him|her|it|everything|anybody|the \p{Ll}+|all|so|about it)){0,2}(?:,? that| what|:)? ?(.*)$/iu;
const gives = /\b(?:gives?|hands?|leads?|opens?|attacks?|unlocks?)\b/i;

/** What a sentence lets somebody tell for something; null where it lets nothing be won. */
export function wonIn(sentence: string): Won | null {
  if (/\bDC ?\d/i.test(sentence)) return null;
  const [, lead, rest] = first.exec(sentence) ?? [];
  const [, what, condition] = lead === undefined ? (last.exec(sentence) ?? []) : [];
  const ways = waysIn((lead ?? condition ?? '').replace(/: .*$/, ''));
  if (ways.length === 0) return null;
  const colon = /: (.{8,})$/.exec(condition ?? '')?.[1];
  const said = colon ?? behind.exec(rest ?? what ?? '')?.[1] ?? '';
  if (gives.test(said)) return null;
  const told = said.replace(/^["“]|["”]?[.!]?["”]?$/g, '').trim();
  return { ways, told: told.split(' ').length < 3 ? '' : told };
}

/** What `it` stands for: what was said of them just before, behind the scenes first. */
export function wonBefore(named: Named, sentence: OwnSentence): string {
  const at = named.own.indexOf(sentence);
  const own = sentence.text.slice(
    0,
    Math.max(0, sentence.text.search(/,? (?:but|and) (?:he|she|they|will|tells)/i)),
  );
  const inner = /\bknows that (.{8,})$/i.exec(own)?.[1];
  if (inner) return inner;
  const around = named.own.filter(({ text }, index) => Math.abs(index - at) <= 3 && wonIn(text) === null);
  const secret = around.filter(({ voice }) => voice === 'secret');
  return (
    secret.length > 0
      ? secret.slice(0, 2)
      : around.filter((_, index) => index < at && /\bknows?\b/i.test(around[index]!.text)).slice(-1)
  )
    .map(({ text }) => text)
    .join(' ');
}

const said: Readonly<Record<Exclude<Way['kind'], 'gift' | 'shown'>, RegExp>> = {
  pay: /\b(?:coins?|silver|gold|copper|money|pay|bribe|dollars?|credits?|purse|reward)\b/i,
  kind: /\b(?:gentl\w*|kind\w*|nice\w*|soft(?:ly)?|warm(?:ly)?|calm\w*|comfort\w*|console|sorry|smile|hug|hand on|polite\w*|please|friendly|pity|understand|it is all right|don't worry|help you|safe|listen|shoulder|sympath\w+|sit (?:down )?(?:with|beside|next))\b/i,
  promise: /\b(?:promise|swear|protect|my word|keep you safe|nothing will happen|guarantee|look after)\b/i,
  threat: /\b(?:threat\w*|or else|intimidat\w*|draw my|grab (?:him|her)|shake (?:him|her)|scare|force)\b/i,
  free: /\b(?:free|untie|release|cut (?:\p{L}+ )?(?:down|loose|free|the)|loosen|help (?:him|her)|rescue|heal|wake)\b/iu,
};

const shows =
  /\b(?:show\w*|confront\w*|hold (?:it |this |that |the \p{L}+ )?(?:up|out)|(?:lay|put|throw|slam|slap|drop) (?:it|this|the)\b|present|produce|wave|hand|give|read (?:it|the \p{L}+)? ?(?:out|aloud|to)|explain (?:this|that|the)|what (?:is|about) th(?:is|e|at)|found (?:this|the|your|a))\b/iu;
const namesOne = (nouns: readonly string[], message: string) =>
  nouns.some((noun) => new RegExp(`\\b${noun}s?\\b`, 'i').test(message));

/** Whether a message does what wins it. */
export const isWonBy = (message: string, ways: readonly Way[]): boolean =>
  ways.some(({ kind: one, nouns }) =>
    one === 'shown'
      ? shows.test(message) && namesOne(nouns, message)
      : one === 'gift'
        ? namesOne(nouns, message)
        : said[one].test(message),
  );
