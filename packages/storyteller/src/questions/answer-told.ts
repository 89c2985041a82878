import { canSee } from '../conditions/people-now.ts';
import { howOf } from '../conditions/seen.ts';
import { counted, withArticle } from '../language/nouns.ts';
import { sentencesOf, toldSentences } from '../language/sentences.ts';
import { singular } from '../reader/inflection.ts';
import { nameMeant } from '../reader/name-meant.ts';
import type { Phrase, Question } from '../reader/reading.ts';
import { isConversing, partnerIn } from '../talk/listener.ts';
import { quotedOf } from '../talk/said-last.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { answerScene } from './answer-scene.ts';
import { askPartner } from './ask-partner.ts';
import { meant } from './meant.ts';
import { lineAnyway, quotable, sayAnyway } from './say-anyway.ts';
import { somebodyNamed, tellOfSomebody, tellWhere, writtenOf } from './somebody.ts';
import { tellLooks } from './tell-looks.ts';
import { toldOf } from './tell-named.ts';
import { foesOf } from './things-to-do.ts';
import { tellKnown, tellNotKnown } from './what-is-known.ts';

type Told = Extract<Question, { kind: 'told' }>;

const unnoticed = [
  'Not as far as you can tell.',
  'If anybody has noticed you, nobody lets on.',
  'Nothing tells you so: no head turns, no voice is raised.',
  'As far as you can see, nobody pays you any more heed than before.',
];
const stirless = [
  'Not that you saw.',
  'Nothing of the kind, as far as you noticed.',
  'You kept half an eye on it, and there was nothing of the sort.',
  'No; all is as it was a moment ago.',
];
const near = [
  '{It}: [a few steps|no more than a few paces], from where you stand.',
  'You are close to {it}: a few steps would do.',
];
const onward = [
  'To {it} it is [the better part of an hour|half an hour, if nothing comes between], on foot.',
  '{It} is [a fair walk|not next door, and not the end of the world]: you could be there within the hour.',
];
const within = [
  "Nobody has paced it out; not far, by the look of it: [a few minutes|a stone's throw or two].",
  'By eye [some fifty|a hundred or so] paces, and the eye may be wrong.',
  'Near enough to walk, and too far to touch.',
];

/** So many of the messages before are looked through. */
const oldest = 40;

const namesOf = (name: string) => name.split(' ').filter((word) => /^\p{Lu}/u.test(word) && word.length > 2);

/** What whoever tells the tale says to the players themselves is nothing that anybody has heard. */
const aside =
  /^(?:You|Your|Very well|Here with you|There (?:is|are)|That is|Nobody|No one|Of all|Close by|It might pay|Begin small|One way or another|First things|This comes|One thing|Then you|From here|Everything points|The next move|A fair question|If I were|Welcome|What you)\b|\b(?:you (?:might|could|can|would|want|mean)|your (?:eye|boots)|come to mind|suggest themselves|likely things)\b/;

/** What could be done, which was only an offer of whoever tells the tale. */
const offered =
  /\b(?:what can be done here|here you could|how about this|for a start|say, for example|within reach it is to|if it helps|within reach:|go(?:es)? on to|take a closer look at)\b/i;

/** A plain sentence in which somebody was spoken of, the first that the table has read. */
function knownOf({ table }: Telling, names: readonly string[], isNoun = false): string | null {
  for (const { sender, content } of table.history.slice(-oldest)) {
    if (sender !== 'dm') continue;
    const found = toldSentences(content).find(
      (sentence) =>
        names.some((name) => (isNoun ? sentence.toLowerCase() : sentence).includes(name)) &&
        !/["“”?]/.test(sentence) &&
        !aside.test(sentence) &&
        !offered.test(sentence) &&
        sentence.length > 30 &&
        sentence.length < 260,
    );
    if (found) return found;
  }
  return null;
}

/** What somebody has said of somebody, and who it was; the latest. */
function spokenOf({ table, world }: Telling, names: readonly string[]): { by: string; words: string } | null {
  const people = world.places.flatMap(({ people: here }) => here.map(({ name }) => name));
  for (const { sender, content } of table.history.slice(-oldest).toReversed()) {
    if (sender !== 'dm') continue;
    for (const name of people) {
      const words = quotedOf(content, namesOf(name))
        .flatMap(sentencesOf)
        .find((one) => one.length > 20 && !one.endsWith('?') && names.every((own) => one.includes(own)));
      if (words) return { by: name, words };
    }
  }
  return null;
}

/** By the whole name, by the first of it, and by the rest of it where nobody else is called so. */
function knownByName(turn: Telling, names: readonly string[]): string | null {
  const [first = '', ...others] = names;
  const people = turn.world.places.flatMap((one) => one.people.map(({ name }) => name));
  const own = others.filter((word) => people.filter((name) => name.includes(word)).length < 2);
  return [[names.join(' ')], [first], own].reduce<string | null>(
    (known, some) => known ?? (some.length > 0 ? knownOf(turn, some) : null),
    null,
  );
}

function recall(turn: Telling, names: readonly string[]): boolean {
  const known = writtenOf(turn, names.join(' ')) ?? knownByName(turn, names);
  const spoken = spokenOf(turn, names);
  if (known) {
    const fact = quotable(known.replace(/[.!]$/, ''));
    sayAnyway(turn, [`What you have heard: "${fact}."`, `So much you know: "${fact}."`]);
  }
  if (spoken) {
    const words = quotable(spoken.words.replace(/[.!]$/, ''));
    sayAnyway(turn, [`${spoken.by} told you: "${words}."`, `You have it from ${spoken.by}: "${words}."`]);
  }
  return known !== null || spoken !== null;
}

function who(turn: Telling, person: Person): void {
  const { name, role } = person;
  const what = role === '' ? '' : `, ${withArticle(role)}`;
  sayAnyway(turn, [`That is ${name}${what}.`, `${name}${what}: that is who it is.`]);
  if (
    /\b(?:looks?|looking|appearance|wear(?:s|ing)?|describe|face)\b/i.test(turn.message) &&
    canSee(turn, person)
  )
    tellLooks(turn, person);
  recall(turn, namesOf(name));
}

/** Whether whoever is spoken with has something to tell of them. */
function isKnownToSomebody(turn: Telling, name: string): boolean {
  const words = namesOf(name).map((word) => word.toLowerCase());
  return partnerIn(turn)?.topics.some((topic) => words.some((word) => topic.words.includes(word))) ?? false;
}

const wanting = /\b(?:want|wants|wanted|need|needs|ask|asked|expects?)\b/i;

/** Somebody who is not here: where they may be is for the tale to say. */
function absent(turn: Telling, of: Phrase, asks: Told['asks']): void {
  const somebody = somebodyNamed(turn, [of.head, ...of.words]);
  const plain = of.shown.replace(/^(?:the|that|this) (?=\p{Lu})/u, '').slice(0, 60);
  const shown = nameMeant(of, turn.message) ?? plain;
  const name = somebody?.name ?? shown;
  const isNamed = /^\p{Lu}/u.test(name);
  // Whoever asked for help wants that.
  if (asks !== 'where' && wanting.test(turn.message) && name === turn.world.patron?.name)
    answerScene(turn, { kind: 'scene', asks: 'goal', of: null });
  if (somebody) tellWhere(turn, somebody);
  else if (!isNamed && isConversing(turn) && askPartner(turn, true)) return;
  else if (asks === 'where' || !isNamed)
    sayAnyway(turn, [
      `You do not see ${isNamed ? name : 'anybody of that kind'} here.`,
      `${isNamed ? name : 'Whoever you mean'} is not here, as far as you can see.`,
    ]);
  if (
    isNamed &&
    asks !== 'where' &&
    !somebody?.place &&
    isKnownToSomebody(turn, name) &&
    askPartner(turn, true)
  )
    return;
  if (isNamed && !recall(turn, namesOf(name)) && !somebody?.place)
    sayAnyway(turn, [`Nobody has told you more of ${name} so far.`, `Of ${name} you know nothing yet.`]);
}

/** Who of those here was heard last; null where nobody was. */
function lastHeard({ table, place }: Telling): Person | null {
  const heard = (told: string) => place.people.find(({ name }) => quotedOf(told, namesOf(name)).length > 0);
  const told = table.history.slice(-oldest).filter(({ sender }) => sender === 'dm');
  const last = told.findLast(({ content }) => heard(content));
  return (last && heard(last.content)) ?? null;
}

const anybody = /^(?:he|she|they|him|her|them)$/;

/** What somebody has said, in their own words. */
function said(turn: Telling, of: Phrase, person: Person | null): void {
  const name = person?.name ?? of.shown.slice(0, 60);
  const names = namesOf(name);
  const quotes = turn.table.history
    .slice(-oldest)
    .filter(({ sender }) => sender === 'dm')
    .flatMap(({ content }) => quotedOf(content, names));
  const last = [...new Set(quotes)].slice(-2);
  if (last.length === 0)
    return void sayAnyway(turn, [
      `${name} has not told you anything yet.`,
      `So far you have heard nothing from ${name} that you could go by.`,
    ]);
  // In one sentence: what was read before is not left out of it.
  const plain = last.map((one) =>
    quotable(one)
      .replace(/[.!?]+\s+(?=\p{Lu})/gu, '; ')
      .replace(/\.$/, ''),
  );
  const words = `${plain.map((one) => `"${one}"`).join(', and ')}.`;
  sayAnyway(turn, [
    `${name} said: ${words}`,
    `In the words of ${name}: ${words}`,
    `This is what ${name} told you: ${words}`,
  ]);
}

function distance(turn: Telling, of: Phrase | null): void {
  const found = of && meant(turn, of);
  const it = of?.shown.slice(0, 60) ?? 'it';
  if (found?.kind === 'exit' || found?.kind === 'obstacle')
    return void lineAnyway(turn, onward, { it: found.exit.name });
  if (found?.kind === 'thing') return void lineAnyway(turn, near, { it: found.thing.name });
  if (found?.kind === 'person') return void lineAnyway(turn, near, { it: found.person.name });
  lineAnyway(turn, within, { it });
}

/** What can be had for gold is asked for by its name. */
function sale(turn: Telling): void {
  const seller = turn.place.people.find(({ role }) => trades.test(role)) ?? turn.place.people[0];
  if (!seller) sayAnyway(turn, ['Nobody here has anything to sell.', 'There is nobody here to buy from.']);
  else
    sayAnyway(turn, [
      `Name what you want, and ${seller.name} will name a price.`,
      `Nothing here has a price on it: say to ${seller.name} what you would buy.`,
    ]);
}

const trades =
  /smith|merchant|seller|trader|herbalist|baker|tinker|keeper|binder|cook|butcher|tailor|pedlar|peddler|barkeep/;

/** How many there are of whom or what somebody means, as far as they are here to be counted. */
function count(turn: Telling, of: Phrase | null): void {
  const head = of?.head ?? '';
  const called = of?.shown.replace(/^the /, '').slice(0, 60) ?? 'them';
  const known = of === null ? null : (toldOf(turn, of) ?? knownOf(turn, [head], true));
  const told = known && quotable(known.replace(/[.!]$/, ''));
  const foes = foesOf(turn).filter(({ name }) => singular(name.toLowerCase()).includes(head));
  const people = turn.place.people.filter(
    ({ words }) => words.includes(head) || head === 'people' || head === 'person',
  );
  const here = foes.length || people.length;
  if (here > 0)
    return void sayAnyway(turn, [
      `You count ${counted(here)}.`,
      `${capital(counted(here))}, as far as you can see.`,
    ]);
  const { threat } = turn.world;
  if (threat?.minion.words.includes(singular(head)) && turn.state.outline) {
    const many = ['a dozen', 'a score', 'two dozen'][turn.state.seed % 3]!;
    return void sayAnyway(turn, [
      `Nobody has counted them and come back to say; ${many}, by what can be seen and heard, and it may be more.`,
      `Some say ${many}, and those who say so have not stood still to count.`,
    ]);
  }
  if (told)
    return void sayAnyway(turn, [
      `All you have to go by is this: "${told}."`,
      `Nobody has counted; you know this much: "${told}."`,
    ]);
  sayAnyway(turn, [`You see no ${called} from where you are.`, `Of ${called} you can count none from here.`]);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What whoever tells the tale is asked, and nobody in it. */
export function answerTold(turn: Telling, { asks, of }: Told): void {
  if (asks === 'noticed') return void lineAnyway(turn, unnoticed);
  const matter = of ? [of.head, ...of.words] : [];
  if (asks === 'stirring') return void (tellKnown(turn, matter) || lineAnyway(turn, stirless));
  if (asks === 'known') return void tellNotKnown(turn, matter);
  if (asks === 'here') return void answerScene(turn, { kind: 'scene', asks: 'where', of: null });
  if (asks === 'sale') return void sale(turn);
  if (asks === 'distance') return void distance(turn, of);
  if (asks === 'count') return void count(turn, of);
  if (!of) return;
  const somebody = asks === 'somebody' ? somebodyNamed(turn, of.words) : null;
  if (somebody) return void tellOfSomebody(turn, somebody);
  const found = meant(turn, of);
  const person = found.kind === 'person' ? found.person : null;
  if (asks === 'said')
    return void said(turn, of, anybody.test(of.head) ? (lastHeard(turn) ?? person) : person);
  if (!person) return void absent(turn, of, asks);
  if (asks === 'who') {
    who(turn, person);
    if (wanting.test(turn.message) && person.id === turn.world.patron?.id)
      answerScene(turn, { kind: 'scene', asks: 'goal', of: null });
    return;
  }
  const how = howOf(turn, person);
  if (how)
    return void sayAnyway(turn, [
      `${person.name} is here, ${how}.`,
      `You need not look far for ${person.name}: ${how}.`,
      `${person.name} is ${how}, right here.`,
    ]);
  sayAnyway(turn, [
    `${person.name} is here with you, ${turn.place.at}.`,
    `You need not look far: ${person.name} is right here.`,
    `${person.name} is still here.`,
  ]);
}
