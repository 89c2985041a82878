import { escaped } from '../language/escaped.ts';
import { sentencesOf } from '../language/sentences.ts';
import type { Thing, Topic } from '../world/world.ts';
import type { Guard } from './may-say.ts';
import type { Named } from './named.ts';
import { ownNames } from './names.ts';
import type { Paragraph } from './paragraphs.ts';
import { isPersonNoun } from './strangers.ts';

/** Somebody who lies dead in a room, as far as its text shows it. */
export interface Body {
  /** Empty where the text does not say who it was. */
  name: string;
  /** `the dead man`, `the body of Jory Pike`. */
  shown: string;
  words: readonly string[];
  /** The sentences that show it, and the one that says who it was. */
  seen: readonly string[];
  says: string | null;
}

const lifeless =
  'dead|drowned|murdered|hanged|slain|strangled|stabbed|frozen|dismembered|bloated|mummified|headless|lifeless';
const remains = 'body|corpse|remains|cadaver|carcass|skeleton|bones';
/** `a dead man in dry clothes`, `the frozen body of a trapper` */
const shownBody = new RegExp(
  `\\b(?:an?|the|one|his|her|their) ((?:\\p{Ll}+ ){0,2}?)(?:(?:${lifeless}) ((?:\\p{Ll}+ )?\\p{Ll}+)|(${remains}))\\b`,
  'iu',
);
const liesDead =
  /\b(?:an?|the) ((?:\p{Ll}+ ){0,2}?)(\p{Ll}+)\b[^.;]{0,40}? (?:lies|hangs|sits|slumps|is slumped|is lying) (?:\p{Ll}+ ){0,4}?(?:dead|murdered|lifeless|strangled|stabbed)\b/iu;

/** Whether a text says of somebody that they live no more; a ghost of theirs may be met all the same. */
export function isDead(name: string, texts: readonly string[]): boolean {
  const [first = name] = ownNames(name);
  const spoken = texts.filter((text) => text.includes(first));
  if (spoken.length === 0) return false;
  const called = [...new Set([name, first])].filter((one) => one.length > 2).map(escaped);
  const who = `(?<!\\p{L})(?:${called.join('|')})(?!\\p{L})`;
  const signs = [
    `\\b(?:${lifeless}|late) (?:\\p{Ll}+ )?\\p{Ll}+,? (?:is|was|called|named) (?:called |named )?${who}`,
    `\\b(?:${remains}|victim)\\b(?: (?:is|was|here|lying|there))? ?(?:that )?(?:of|is|was) (?:(?:the|an?) (?:\\p{Ll}+ ){0,3}?\\p{Ll}+,? )?${who}`,
    `${who}['’]s? (?:\\p{Ll}+ )?(?:${remains}|grave|murder|death|killer)\\b`,
    `${who}(?:, [^.;]{2,60},)? (?:lies|is|was|has been|hangs|sits) (?:\\p{Ll}+,? ){0,5}?(?<!\\b(?:the|an?|his|her|their|its|of|by) )(?:dead|murdered|killed|slain|hanged|poisoned|stabbed|strangled|buried)\\b`,
    `${who}, (?:who (?:died|was (?:murdered|killed|hanged|slain)|drowned|is dead)|(?:now )?dead|murdered|long dead|deceased)\\b`,
    `${who} (?:died|drowned|was found dead|perished)\\b`,
    `${who}(?: ?\\([^()]{1,40}\\))? ?[,:–—-] (?:[^.;:]{2,60}, )?(?:who )?(?:(?:is|was|now|long|died|found|already) )*(?:died|dead|deceased|murdered|drowned|killed|hanged)\\b`,
    `\\b(?:${lifeless}|late) ${who}`,
  ].map((sign) => new RegExp(sign, 'u'));
  const ghostly = new RegExp(
    `\\b(?:ghost|spirit|shade|spectre|specter|phantom) of (?:the )?(?:\\p{Ll}+ )?${who}`,
    'iu',
  );
  // Whoever was drowned and will not let go is met as what is left of them.
  const acts = new RegExp(
    `${who}(?:, [^.;]{2,60},)? (?:does not|do not|will not|wants|rises|speaks|says|sings|weeps|whispers|wanders|haunts|walks|waits|attacks|offers|asks|answers|guards|begs)\\b`,
    'u',
  );
  const all = spoken.join(' ').replace(/\*/g, '');
  return signs.some((sign) => sign.test(all)) && !ghostly.test(all) && !acts.test(all);
}

/** What is looked into where somebody lies. */
const about = ['body', 'corpse', 'dead', 'deceased', 'victim', 'remains', 'cadaver'];

function bodyIn(sentence: string): { shown: string; noun: string } | null {
  const [, quality = '', called = '', remain] = shownBody.exec(sentence) ?? [];
  const noun = called.split(' ').find(isPersonNoun);
  if (remain) return { shown: `the ${quality}${remain}`.toLowerCase(), noun: remain.toLowerCase() };
  if (noun) return { shown: `the dead ${noun}`.toLowerCase(), noun: noun.toLowerCase() };
  const [, , other] = liesDead.exec(sentence) ?? [];
  return other && isPersonNoun(other) ? { shown: `the dead ${other}`, noun: other.toLowerCase() } : null;
}

/** Those who lie dead where these paragraphs are read: with names where the text gives them one. */
export function bodiesIn(paragraphs: readonly Paragraph[], dead: readonly Pick<Named, 'name'>[]): Body[] {
  const sentences = (voice: Paragraph['voice']) =>
    paragraphs.filter((one) => one.voice === voice).flatMap(({ text }) => sentencesOf(text));
  const aloud = sentences('aloud');
  const plain = sentences('plain');
  const [read] = aloud.filter((one) => bodyIn(one) !== null);
  const found = read === undefined ? null : bodyIn(read);
  const isRead = (name: string) => aloud.some((one) => isDead(name, [one]));
  const here = dead.filter(({ name }) => isLying(name, plain) || isRead(name) || found !== null);
  if (found && here.length <= 1) return [bodyOf(here[0]?.name ?? '', found, [read!], plain)];
  return here
    .filter(({ name }) => isLying(name, [...plain, ...aloud]) || isRead(name))
    .map(({ name }) => {
      const seen = aloud.filter((one) => isDead(name, [one]));
      return bodyOf(name, { shown: `the body of ${name}`, noun: 'body' }, seen, plain);
    });
}

/** `The body of Jory Pike lies on the table`, `The dead man is Jory Pike`: it is here. */
function isLying(name: string, sentences: readonly string[]): boolean {
  const [first = name] = ownNames(name);
  return sentences.some(
    (one) =>
      one.includes(first) && (bodyIn(one) !== null || new RegExp(`\\b(?:${remains})\\b`, 'i').test(one)),
  );
}

function bodyOf(
  name: string,
  { shown, noun }: { shown: string; noun: string },
  seen: readonly string[],
  plain: readonly string[],
): Body {
  const names = ownNames(name).map((word) => word.toLowerCase());
  const [first = name] = ownNames(name);
  const says = plain.find(
    (one) => first !== '' && one.includes(first) && (bodyIn(one) !== null || / is \p{Lu}/u.test(one)),
  );
  const words = [
    noun,
    ...about,
    ...shown.split(' ').slice(1),
    ...names,
    ...(isPersonNoun(noun) ? [] : ['man', 'woman']),
  ];
  return {
    name,
    shown,
    words: [...new Set(words)].filter((word) => word !== 'of'),
    seen,
    says: says ?? null,
  };
}

/** The parts of a body, and what is on it: where something of it is found, it is looked for there. */
const parts =
  'body corpse dead man woman hands hand fist fingers mouth pockets pocket clothes coat neck wounds wound throat';

/** Where what is written of somebody dead is looked for, besides the words of the text. */
export function whereOnBody(text: string, bodies: readonly Body[]): string {
  const body = bodies.find(
    ({ name, words }) =>
      ownNames(name).some((own) => text.includes(own)) ||
      /\b(?:body|corpse|dead|wounds?|died|death)\b/i.test(text) ||
      words.some((word) => word.length > 5 && text.toLowerCase().includes(word)) ||
      (bodies.length === 1 &&
        /\b(?:on|in|under|around|behind|at|from|between) (?:his|her|their) \p{L}+/iu.test(text)),
  );
  return body ? ` ${parts} ${body.words.join(' ')}` : '';
}

export function thingOfBody(room: string, body: Body, guard: Guard): Thing {
  const see = body.seen.filter((one) => guard.maySay(one)).join(' ');
  return {
    id: `${room} ${body.shown}`.slice(0, 80),
    name: body.shown,
    words: body.words,
    traits: ['fixed'],
    see: see || `Here lies ${body.shown}, and there is no breath in it.`,
    find: '',
    item: null,
  };
}

/** What anybody here can say of who it was. */
export function topicOfBody({ says, words }: Body, guard: Guard): Topic | null {
  return says !== null && says.length < 200 && guard.maySay(says)
    ? { words: [...words, 'who', 'name'], says }
    : null;
}
