import { phraseEnd, phraseOf } from './noun-phrase.ts';
import { ground } from './ground.ts';
import { somebodyNamed } from '../questions/somebody.ts';
import { nameMeant } from './name-meant.ts';
import type { Phrase, Question } from './reading.ts';
import type { Scene } from './scene.ts';
import type { Token } from './tokens.ts';

type Told = Extract<Question, { kind: 'told' }>;

const filler = /^(?:so|and|but|ok|okay|hey|wait|sorry|um|well|hmm|then|now|also|anyway)$/;
const be = /^(?:is|are|was|were)$/;
const hereabouts =
  /^(?:here|there|around|nearby|present|still|also|even|in|at|with|inside|near|among|anywhere|somewhere)$/;
const speaking = /^(?:say|said|tell|told|mean|meant|answer|answered)$/;
const noticing =
  /^(?:am i|are we|have i been|have we been|was i|were we) (?:\w+ )?(?:seen|noticed|spotted|heard|hidden|watched|followed|recogni[sz]ed|safe)\b|^(?:did|do|does|has|have) (?:he|she|they|anyone|anybody|someone|somebody|it|the \w+) (?:\w+ )?(?:notice|noticed|see|seen|spot|spotted|hear|heard|recogni[sz]ed?) (?:me|us)\b/;
const stirring =
  /^(?:did|does|do|has|have|is|are|was|were) (?:anyone|anybody|someone|somebody|they|(?:the|any of the) \w+) (?:\w+ )?(?:leave|left|leaving|react|reacted|move|moved|moving|follow|followed|following|watch|watching|look|looking|run|running|come|coming|listen|listening|laugh|laughing)\b|^who (?:won|wins|left|moved|reacted|laughed|followed)\b/;
const endsUp =
  /^where (?:do|does|did|will|would) (?:i|we|it|they|that|this) (?:\w+ )?(?:end up|come out|land|lead|arrive|get to|take (?:me|us))\b/;
const partner =
  /^who (?:am i|are we|is) (?:\w+ )?(?:talking|speaking)\b(?: (?:to|with))?(?: (?:me|us|right now|now))*$/;
const them: Phrase = { shown: 'them', head: 'them', words: ['them'], isOwn: false };
const forSale =
  /^(?:what|which \w+|anything|is anything|is there anything) (?:is |are |s |do (?:you|they) |does (?:he|she|\w+) |can (?:i|we) |could (?:i|we) )?(?:here )?(?:for sale|on sale|to buy|buy|sell|on offer)\b/;
const howFar = /\bhow (?:far|close|near|long (?:a|is the) (?:way|walk|ride))\b/;

const phraseCalled = (name: string): Phrase => ({
  shown: name,
  head: name.split(' ').at(-1)!.toLowerCase(),
  words: name.toLowerCase().split(' '),
  isOwn: false,
});

function phraseFrom(tokens: readonly Token[], from: number, scene: Scene): Phrase | null {
  const end = phraseEnd(tokens, from, scene);
  return end > from ? phraseOf(tokens.slice(from, end), scene) : null;
}

/** Somebody of the tale who is not here, by a word of their name. */
function isElsewhere(phrase: Phrase, { turn }: Scene): boolean {
  const somebody = somebodyNamed(turn, [phrase.head, ...phrase.words]);
  return somebody !== null && somebody.place !== turn.place;
}

/** Somebody who is here, or whose name stands there with a capital. */
function isSomebody(phrase: Phrase | null, tokens: readonly Token[], from: number, scene: Scene): boolean {
  if (!phrase) return false;
  if (ground(phrase, scene.turn).kind === 'person') return true;
  if (/^(?:he|she|they|him|her|them)$/.test(phrase.head) || isElsewhere(phrase, scene)) return true;
  if (
    ground(phrase, scene.turn).kind === 'absent' &&
    nameMeant(phrase, tokens.map(({ low }) => low).join(' '))
  )
    return true;
  const at = /^(?:the|that|this)$/.test(tokens[from]?.low ?? '') ? from + 1 : from;
  return /^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? '') && !scene.own.has(tokens[at]!.low);
}

/** `is Dunstan here`: nothing follows the name but where. */
const endsHere = (tokens: readonly Token[], from: number, scene: Scene) =>
  hereabouts.test(tokens[phraseEnd(tokens, from, scene)]?.low ?? '');

/** `wheres walter` is two words. */
function inFull(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    const [, word = ''] = /^(who|where|what|how)['’]?s$/.exec(token.low) ?? [];
    if (word === '') return [token];
    return [word, 'is'].map((text): Token => ({ ...token, text, low: text }));
  });
}

/** `what do I know about the tide`. */
const knowing =
  /^(?:(?:what|anything) (?:else )?(?:do|did|have|had) (?:i|we)|(?:do|did|have) (?:i|we)|remind me what (?:i|we)) (?:\w+ )??(?:know|knew|learn(?:ed|t)?|hear|heard|find out|found out|been told|remember)(?: anything| something| more| so far| already| yet)* (?:about|of|on) /;
/** `do I hear the growling`. */
const sensing =
  /^(?:do|can|could|did) (?:i|we) (?:\w+ )?(?:hear|smell|sense) (?=(?:the|that|this|those|his|her|their|its|an?) )/;

/** Words from which on a question names what it is about. */
const after = (low: string, lead: RegExp) => (lead.exec(low)?.[0].trim().split(' ') ?? []).length;

/** What only whoever tells the tale can answer: who and where somebody is, how far it is, what somebody said, whether anybody has noticed. */
export function toldQuestion(sentence: readonly Token[], scene: Scene): Told | null {
  let skipped = 0;
  while (filler.test(sentence[skipped]?.low ?? '')) skipped++;
  const tokens = inFull(sentence.slice(skipped));
  const [first, second] = tokens.map(({ low }) => low);
  const low = tokens.map((token) => token.low).join(' ');
  if (endsUp.test(low)) return { kind: 'told', asks: 'here', of: null };
  if (partner.test(low)) return { kind: 'told', asks: 'who', of: them };
  if (forSale.test(low)) return { kind: 'told', asks: 'sale', of: null };
  if (noticing.test(low)) return { kind: 'told', asks: 'noticed', of: null };
  for (const lead of [knowing, sensing]) {
    const from = after(low, lead);
    const of = from > 0 ? phraseFrom(tokens, from, scene) : null;
    const kind = of && ground(of, scene.turn).kind;
    const isUnseen = kind === 'scenery' || kind === 'absent';
    if (of && (lead === knowing || isUnseen)) return { kind: 'told', asks: 'known', of };
  }
  const where = /^where did (?=.* (?:go|went|end up|disappear|vanish)\b)/.test(low)
    ? phraseFrom(tokens, 2, scene)
    : null;
  if (where && isSomebody(where, tokens, 2, scene)) return { kind: 'told', asks: 'where', of: where };
  if (stirring.test(low)) {
    const of = phraseFrom(tokens, 1, scene);
    const isMatter = of && ['scenery', 'absent'].includes(ground(of, scene.turn).kind);
    return { kind: 'told', asks: 'stirring', of: isMatter ? of : null };
  }
  const [, many = ''] =
    /^how many (?!more\b|of my\b|times\b|days?\b|hours?\b|turns?\b|rounds?\b|spells?\b|slots?\b|points?\b|actions?\b|feet\b|miles?\b|dice\b)([a-z]+s|people|men|women)\b(?! (?:do|have|can|did) (?:i|we)\b)/.exec(
      low,
    ) ?? [];
  const isOwn = tokens.some((token) => /^(?:i|we|my|me)$/.test(token.low) || scene.own.has(token.low));
  if (many !== '' && !isOwn) return { kind: 'told', asks: 'count', of: phraseFrom(tokens, 2, scene) };
  if (howFar.test(low)) return { kind: 'told', asks: 'distance', of: farAway(tokens, scene) };
  if ((first === 'who' || first === 'where') && be.test(second ?? '')) {
    const of = phraseFrom(tokens, 2, scene);
    // `where are all the children, matron`: of several people somebody is asked.
    const isOne = /^(?:is|was)$/.test(second ?? '') || of?.head === 'they';
    if (isOne && isSomebody(of, tokens, 2, scene) && !hereabouts.test(of!.head))
      return { kind: 'told', asks: first === 'who' ? 'who' : 'where', of };
  }
  if (be.test(first ?? '') && endsHere(tokens, 1, scene)) {
    const of = phraseFrom(tokens, 1, scene);
    if (isSomebody(of, tokens, 1, scene)) return { kind: 'told', asks: 'where', of };
  }
  const besides = tokens.flatMap(({ low: word }, at) => (at > 0 && word.length > 2 ? [word] : []));
  const called = be.test(first ?? '') || /^(?:does|did|has|can|will|what|why|how)$/.test(first ?? '');
  const somebody =
    called && !/^(?:what|why|how)$/.test(first ?? '') ? somebodyNamed(scene.turn, besides) : null;
  // Nobody here can be asked to look at them, and nothing of them can be seen.
  if (somebody && somebody.place !== scene.turn.place && !scene.turn.place.people.length)
    return { kind: 'told', asks: 'somebody', of: phraseCalled(somebody.name) };
  if (first === 'what' && /^(?:did|does|do|has|have)$/.test(second ?? '')) {
    const of = phraseFrom(tokens, 2, scene);
    const after = tokens.slice(phraseEnd(tokens, 2, scene)).map((token) => token.low);
    const isHim = isSomebody(of, tokens, 2, scene);
    const verb = after.find((word) => !/^(?:just|exactly|even|actually|really|again)$/.test(word)) ?? '';
    if (isHim && second !== 'do' && second !== 'does' && speaking.test(verb))
      return { kind: 'told', asks: 'said', of };
    if (isHim && /^looks? like$/.test(after.slice(0, 2).join(' '))) return { kind: 'told', asks: 'who', of };
  }
  return null;
}

/** What is asked for behind `to`, else behind `is`. */
function farAway(tokens: readonly Token[], scene: Scene): Phrase | null {
  const to = tokens.findLastIndex(({ low }) => low === 'to');
  const is = tokens.findIndex(({ low }) => be.test(low));
  for (const from of [to, is]) {
    const of = from < 0 ? null : phraseFrom(tokens, from + 1, scene);
    if (of && !/^(?:it|we|i|that|this)$/.test(of.head)) return of;
  }
  return null;
}
