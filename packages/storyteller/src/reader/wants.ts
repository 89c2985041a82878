import { type Addressed, addressed, personPhrase } from './addressed.ts';
import { emptyStep } from './empty-step.ts';
import { ground } from './ground.ts';
import { singular } from './inflection.ts';
import { phraseOf } from './noun-phrase.ts';
import type { Phrase, Reading, Step } from './reading.ts';
import type { Scene } from './scene.ts';
import { affairIn } from '../lives/affair-in.ts';
import { textOf, type Token } from './tokens.ts';
import { isServed, isWare, priceKnownTo, sellsGoods, servesGuests } from '../talk/wares.ts';
import { wordsIn } from '../talk/words.ts';

const lead =
  '^\\W*(?:(?:ok(?:ay)?|so|well|then|and|please|hey|hi|hello|right|yes|yeah|sorry|excuse me|good \\w+|now|also|listen|dear|love|darling|mate|friend|my (?:dear|friend|good (?:man|woman))),? )*';
const ware =
  "([\\p{L}\\d][\\p{L}\\d '’-]{1,60}?(?:,? and (?!(?:i|we|what|how|who|where|when|then|go|ask|look|tell)\\b)[\\p{L}\\d][\\p{L}\\d '’-]{1,40}?)?)";
const trailing =
  '(?:,? (?:please|then|too|now|here|thanks|thank you|for me|for us|while we (?:talk|wait|are here)|(?:around|in|at|from) (?:here|you|this \\p{L}+)|if (?:i|we) may|off you|for the night|tonight|if (?:you|possible)\\b[^.?!]*))*\\s*[.!?,]*$';

const orders: readonly RegExp[] = [
  `(?:could|can|may|might|shall) (?:i|we|one) (?:please |perhaps |maybe |possibly |just )*(?:have|get|order|trouble you for|bother you for|ask (?:you )?for|grab) (?:myself |ourselves )?`,
  `(?:i|we)(?: would|['’]d) (?:really )?(?:like|love|fancy) (?:to (?:buy|order|have|get|purchase) )?`,
  `(?:i|we)(?: will|['’]ll) (?:have|order|get|take) `,
  `(?:i|we) (?:want|need|wish) (?:to (?:buy|order|get|purchase) )`,
  `(?:i|we) (?:order|ask for|fancy) `,
  `(?:would|is|might) it (?:be )?(?:possible|all right|ok|okay)(?: for (?:me|us))? to (?:get|have|order|rent) `,
  `(?:any chance of|is there any chance of|how about) (?:getting |having )?(?=an? )`,
  `(?:(?:could|can|would|will) you (?:please |kindly )?)?(?:get|bring|pour|fetch|give|serve) (?:me|us) `,
].map((opening) => new RegExp(`${lead}${opening}${ware}${trailing}`, 'iu'));

/** `then a whiskey and one for the preacher`: nothing but what is poured. */
const bare = new RegExp(`${lead}((?:an?|one|two|three|another) ${ware})${trailing}`, 'iu');

/** `might I trouble you for a light?`: of anything. */
const troubled = new RegExp(
  `${lead}(?:(?:could|can|may|might) (?:i|we) (?:trouble|bother) you for|(?:i|we) (?:beg|ask) you for|(?:could|can) you spare(?: (?:me|us))?|have you got|do you have) (an? [\\p{L}' -]{2,30}?)(?: (?:on|about) you)?${trailing}`,
  'iu',
);

/** `two ales, a bowl of stew and whatever the captain is having`, `ale for me, wine for the lady`: nothing but what is served. */
function listOrdered(text: string): string | null {
  if (/[?!:]/.test(text) || wordsIn(text).length > 24) return null;
  const parts = text
    .replace(new RegExp(lead, 'iu'), '')
    .replace(/[\s.]*(?:,? (?:please|thanks|then))*[\s.]*$/i, '')
    .split(/,\s*(?:and\s+)?|\s+and\s+/);
  if (parts.length < 2) return null;
  const isPart = (part: string) =>
    /^(?:whatever|the same) \b/.test(part) ||
    (/^(?:(?:an?|the|some|one|two|three|four|five|six|\d+|another|more) )?(?:\p{L}+ ){0,3}?\p{L}+(?: for (?:me|us|him|her|them|everyone|my \p{L}+|the \p{L}+))?$/iu.test(
      part,
    ) &&
      isServed(wordsIn(part.replace(/ for .*$/, ''))) &&
      !/^(?:i|we|you|he|she|they|can|could|get|go|ask|drink|eat|take|give)\b/i.test(part));
  const sold = parts.filter((part) => !/^(?:whatever|the same) /.test(part));
  return sold.length > 0 && parts.every(isPart)
    ? sold.map((part) => part.replace(/ for .*$/, '')).join(' and ')
    : null;
}

const prices: readonly RegExp[] = [
  `how much (?:is|for|are|does|do|would|will|s) (?!you\\b|it\\b|that\\b|this\\b|they\\b|i\\b|we\\b|damage|time)(?:it cost for |it be for )?${ware}(?: (?:cost|be|come to|set (?:me|us) back|run (?:me|us)))?`,
  `what (?:is|are) (?:the |your )?(?:price|prices|cost|rate|rates|fee) (?:of|for|on) ${ware}`,
  `what (?:is|s|are) ${ware} (?:cost|worth|going for)`,
  `what (?:does|do|would|will) (?!you\\b|it\\b|that\\b|this\\b|i\\b|we\\b)${ware} (?:cost|come to|go for|set (?:me|us) back)`,
  `what (?:do|would|will) you (?:charge|ask|want|take) for ${ware}`,
  `how much (?:do|would|will) you (?:charge|ask|want|take) for ${ware}`,
  `(?:(?:(?:can|could|would|will) you )?(?:please )?tell (?:me|us) )?(?:what|how much) (?:do|did|would|should) (?:i|we) (?:owe|pay)(?: you)?(?: for ${ware})?`,
  `(?:(?:can|could|would|will) you )?(?:please )?tell (?:me|us) (?:what|how much) (?:i|we) (?:would |should |will )?(?:owe|pay)(?: you)? for ${ware}`,
  `(?:(?:can|could|would|will) you )?(?:please )?tell (?:me|us) (?:what|how much) ${ware} (?:costs?|is|would be|would cost|comes to)`,
  `(?:have you|(?:do )?you|have ye) (?:got|have|sell|serve|keep) (?:any |some )?${ware}(?: for sale| to sell)?`,
  `(?:got|any|is there) (?:any |some )?${ware}(?: for sale| to be had| to buy)?`,
].map((asked) => new RegExp(`${lead}${asked}${trailing}`, 'iu'));
const priceAsked =
  /\b(?:how much|what (?:does|do|would|will) (?:it|that|this|they|all of it) (?:cost|come to|be|set)|what (?:is|['’]s) the (?:price|damage|total)|what (?:do|does) (?:i|we|it) owe)\b/i;

/** `what's on the menu?` */
const offeredHere =
  /^\W*(?:(?:so|and|ok|well|hey),? )*(?:what(?: is|['’]s)(?: there)? (?:on (?:the menu|tap|offer)|for (?:sale|dinner|supper|lunch|breakfast)|to (?:eat|drink))|what (?:do you|have you|can (?:i|we)|food|drinks?|kind of (?:food|drinks?|goods|things)) ?(?:do you )?(?:got |have |sell|serve|eat|drink|buy|get)(?: (?:to (?:eat|drink|sell)|for sale|on (?:tap|offer)|on the menu|here|from you))*|what are you selling|show me (?:your wares|the menu|what you (?:sell|have for sale)))\W*$/iu;
/** `I slide a silver across the counter for another ale` */
const coinFor = new RegExp(
  `^\\W*(?:i |we )(?:slide|toss|flip|drop|put|lay|slap|push|throw|plonk|pay) (?:down )?((?:an?|another|one|two|three|four|five|six|\\d+|some|a few) (?:gold|silver|copper|coins?)(?: (?:pieces?|coins?))?)(?: (?:down|across|on|onto|over)(?: (?:the|his|her|their) [\\p{L}]+)?)? for ${ware}${trailing}`,
  'iu',
);

/** `what would it cost to have my coat mended?` */
const service = new RegExp(
  `${lead}(?:what|how much) (?:would|will|does|is) it (?:cost|be|come to)?(?: (?:me|us))? ?(?:to (?:have|get)|for) ${ware}${trailing}`,
  'iu',
);
const money =
  /^\W*(?:(?:ok(?:ay)?|so|and|well),? )*(?:do|does|will|would) (?:you|they|he|she|(?:the )?\p{L}+) (?:take|accept) (silver|gold|copper|coin|coins|cash|credits?|dollars?|money|card|cards|foreign coin)\b/iu;
const haggling =
  /\b(?:too (?:much|expensive|dear|steep|rich for)|that(?: is|['’]s) (?:steep|robbery|daylight robbery|outrageous|a lot)|not a (?:copper|penny|coin|cent) more|for less|knock (?:something|a (?:bit|little|few)|some|\w+) off|(?:a|any) (?:discount|cheaper)|better price|lower (?:the|your) price|(?:can|could) you do (?:it|them|that) (?:for|cheaper)|(?:final|last|best) offer)\b/i;
const offered =
  /\b(?:for|of) ((?:an?|the|that|those|these|\d+|one|two|three|four|five|ten) [\p{L} ]{3,40}?)(?=[.,!?]|$)/iu;

/** Whoever here would sell it, or knows what it costs, before whoever is merely here. */
function seller({ turn }: Scene, asked: readonly string[] = []): Phrase | null {
  const { people } = turn.place;
  const one =
    people.find((person) => priceKnownTo(person, asked) >= 0) ??
    people.find((person) => servesGuests(turn, person)) ??
    people.find((person) => sellsGoods(turn, person));
  return one ? personPhrase(one) : null;
}

function wareOf(said: string): Phrase {
  const shown = said
    .trim()
    .replace(/^(?:me|us) /i, '')
    .replace(/^your /i, 'the ')
    .replace(/ and (?:one|another|some|the same) for .*$/i, '')
    .replace(/\bmy\b/gi, 'your')
    .replace(/\bour\b/gi, 'your');
  const words = wordsIn(shown.replace(/ (?:than|without|with|from|in|on|at|for) .*$/i, '')).map(singular);
  return { shown, head: words.at(-1) ?? shown.toLowerCase(), words, isOwn: false };
}

/** Whether it is here to be looked at, taken or gone to: then that is meant. */
function isOfTheTale({ head }: Phrase, scene: Scene): boolean {
  const { kind } = ground({ shown: head, head, words: [head], isOwn: false }, scene.turn);
  return ['thing', 'person', 'exit', 'obstacle', 'companion'].includes(kind);
}

const matched = (list: readonly RegExp[], text: string): string | null => {
  for (const one of list) {
    const found = one.exec(text);
    if (found) return found[1] ?? '';
  }
  return null;
};

/** `I'll have a whiskey, Mabel`: of whom it is wanted. */
function namedLast(sentence: readonly Token[], scene: Scene): Addressed | null {
  const comma = sentence.findLastIndex(({ text }) => text === ',');
  const words = sentence.slice(comma + 1).filter(({ kind }) => kind === 'word');
  if (comma < 2 || words.length === 0 || words.length > 3) return null;
  const to = phraseOf(words, scene);
  const isHere = to !== null && ground(to, scene.turn).kind === 'person';
  return isHere ? { to, rest: sentence.slice(0, comma) } : null;
}

/** What nobody hands over: a word, a moment, somebody of one's own. */
const notHanded =
  /\b(?:word|moment|minute|second|hand|answer|name|plan|idea|reason|clue|suspicion|guess|family|wife|husband|son|daughter|brother|sister|child|children|job|problem|question|room|bed|place|boat|ship|car|horse|alibi|theory|opinion|favou?r|favou?rite|enemy|enemies|friends?|boyfriend|girlfriend|key|way|map)\b/i;

const longestOrder = 240;

/** What is ordered, priced or haggled over, in words with no buying in them: `could I have a bowl of soup`, `how much for a room?` */
export function wantedIn(sentence: readonly Token[], scene: Scene): Step | null {
  if (
    scene.turn.place.people.length === 0 ||
    scene.turn.table.encounter ||
    sentence.some(({ kind }) => kind === 'quote')
  )
    return null;
  // `Do you have any brothers?` is asked of somebody, and not of their wares.
  if (affairIn(textOf(sentence), '') !== null) return null;
  const call = addressed(sentence, scene) ?? namedLast(sentence, scene);
  const text = textOf(call ? call.rest : sentence);
  const target = call && !call.isVague ? call.to : null;
  if (text.length > longestOrder) return null;
  const step = (verb: string, echo: string, object: Phrase | null): Step => ({
    ...emptyStep,
    ...{ act: 'trade', verb, echo, object, speech: text },
    target: target ?? seller(scene, object ? [...object.words] : []),
  });
  const [, coin] = money.exec(text) ?? [];
  if (coin) return step('take coin', `ask whether ${coin.toLowerCase()} is taken here`, null);
  if (haggling.test(scene.turn.message)) {
    const [, over] = offered.exec(text) ?? [];
    const what = over ? wareOf(over) : null;
    if (what && isWare([what.shown, ...what.words])) return step('haggle', `haggle over ${what.shown}`, what);
  }
  const [, done] = service.exec(text) ?? [];
  if (done && /\b(?:\p{L}+ed|mended|fixed|made|done|cut|sewn|shod)$/iu.test(done.trim()))
    return step('price service', `ask what it would cost to have ${wareOf(done).shown}`, wareOf(done));
  if (offeredHere.test(text) && !call?.isVague && seller(scene))
    return step('ask for wares', 'ask what there is to be had', null);
  const [, laid, forWhat] = coinFor.exec(text) ?? [];
  if (laid && forWhat && isAsked(forWhat, scene))
    return {
      ...step('order', `put ${laid} down for ${wareOf(forWhat).shown}`, wareOf(forWhat)),
      speech: null,
    };
  const priced = matched(prices, text);
  if (priced === '') return step('settle', 'ask what you owe', null);
  if (priced !== null && isAsked(priced, scene, /\b(?:sell|for sale|to sell)\b/i.test(text))) {
    const what = wareOf(priced);
    return step('price', `ask for the price of ${what.shown}`, what);
  }
  const [, begged] = troubled.exec(text) ?? [];
  if (begged && !notHanded.test(begged) && !isOfTheTale(wareOf(begged), scene))
    return step('order', `ask for ${wareOf(begged).shown}`, wareOf(begged));
  const [, poured] = bare.exec(text) ?? [];
  const ordered =
    matched(orders, text) ??
    (poured && isServed(wordsIn(poured)) && !/\?/.test(text) ? poured : null) ??
    listOrdered(text);
  if (ordered === null || !isAsked(ordered, scene)) return null;
  const what = wareOf(ordered);
  return priceAsked.test(scene.turn.message)
    ? step('price', `ask for the price of ${what.shown}`, what)
    : step('order', `ask for ${what.shown}`, what);
}

/** Whether it is something that is sold, and nothing of this tale. */
function isAsked(said: string, scene: Scene, isSelling = false): boolean {
  const what = wareOf(said);
  if (
    wordsIn(said).length > 9 ||
    /\b(?:you|me|him|her|them|look|word|talk|question|moment|minute)\b/i.test(said)
  )
    return false;
  return isWare([what.shown, ...what.words]) && (isSelling || !isOfTheTale(what, scene));
}

const bareReport =
  /(?:^|\band |, )ask (.{2,40}?) (?:(?:whether|if) (?:he|she|they|it|there|\p{L}+) (?:has|have|had|sells?|serves?|is|are|would have|might have|keeps?)(?: got)? (?:any |some )?|for (?:the price of |a price for )?|what |how much (?:for )?)(.{2,60}?)(?: (?:costs?|is|are|comes? to|would be|would cost|(?:here|to (?:buy|rent|spare|sell))))*$/iu;
const ofIt = /^(?:it|that|they|this|those|them|one)(?: all| would| will)?$/i;

/** `ask Osric whether he has a room`, `ask him what it costs`: bought with other words, where a deed is told. */
export function asWanted(step: Step, scene: Scene): Step {
  const [, , said = ''] = step.act === 'ask' ? (bareReport.exec(step.echo) ?? []) : [];
  if (said === '' || scene.turn.place.people.length === 0 || affairIn(step.echo, '') !== null) return step;
  const isPriced = /\b(?:what|how much|price|whether|if)\b/i.test(step.echo);
  const last = wantedBefore(scene);
  const what = ofIt.test(said.trim())
    ? /\bcosts?\b|\bhow much\b/i.test(step.echo)
      ? last
      : null
    : wareOf(said);
  if (!what || (what !== last && !isAsked(said, scene))) return step;
  scene.mentioned.wanted = what;
  return { ...step, act: 'trade', verb: isPriced ? 'price' : 'order', object: what, topic: null };
}

/** What was asked for just now, in the same message. */
const wantedBefore = ({ mentioned }: Scene): Phrase | null => mentioned.wanted ?? null;

/** `… whether he has a room, and what it costs`: asked twice, and told once. */
export function isPricedAgain(reading: Reading, before: Reading | undefined): boolean {
  const [one] = reading.kind === 'steps' ? reading.steps : [];
  const last = before?.kind === 'steps' ? before.steps.at(-1) : undefined;
  const isPrice = (step: Step | undefined) => step?.act === 'trade' && step.verb === 'price';
  return isPrice(one) && isPrice(last) && one!.object?.shown === last!.object?.shown;
}

const priceAlone =
  /^\W*(?:(?:and|so|ok|then),? )*(?:how much (?:is|would|will|does|do) (?:that|it|this|they|all (?:of )?(?:that|it))(?: (?:be|cost|come to))?(?: all together| together| in all)?|what (?:does|do|would|will|is) (?:that|it|this|they|all (?:of )?(?:that|it)) (?:cost|come to|be|set (?:me|us) back)|what(?: is|['’]s) the (?:damage|price|total)|(?:that|it)(?: is|['’]s) (?:way |far |much |a bit )?(?:too (?:much|expensive|dear|steep)|steep|robbery|daylight robbery|outrageous|a lot))\W*$/i;

/** Whether a sentence only asks for the price of what another of the same message has ordered. */
export const isPriceAlone = (sentence: readonly Token[]): boolean => priceAlone.test(textOf(sentence));
