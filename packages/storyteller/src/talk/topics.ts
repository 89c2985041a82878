import type { Phrase } from '../reader/reading.ts';
import { isVerb } from '../reader/verbs.ts';
import type { Person, Topic } from '../world/world.ts';
import { answersKind, questionKind } from './question-kind.ts';
import { isSynonym } from './synonyms.ts';
import { asksWho, isSameWord, isWeak, wordsIn } from './words.ts';

export interface Asked {
  topic: Phrase | null;
  /** Everything that was said, besides. */
  text: string;
}

export interface Question extends Asked {
  /** As it follows `You `, where it was asked in the player's own clause. */
  echo: string | null;
  /** The very words, where they were spoken. */
  speech: string | null;
  /** How the player calls the one who is asked. */
  called: Phrase | null;
}

/** What a question is about: one of the person's topics, by number; something else; nothing in particular. */
export type Subject =
  /** `isVague`: only by how it was asked. */
  { kind: 'topic'; at: number; isVague?: true } | { kind: 'unknown' } | { kind: 'anything' };

function rate(words: readonly string[], topic: Topic): number {
  let sum = 0;
  for (const word of words) {
    if (topic.words.includes(word)) sum += 4;
    else if (topic.words.some((known) => isSameWord(word, known.toLowerCase()))) sum += 3;
    else if (topic.words.some((known) => isSynonym(word, known.toLowerCase()))) sum += 2;
  }
  return sum;
}

/**
 * What somebody would say of it speaks of it too, even where it is not what the topic is called: the boots that the carter left. One
 * word of several in common is chance.
 */
function rateSaid(words: readonly string[], { says }: Topic): number {
  const said = wordsIn(says).filter((word) => word.length > 3 && !isWeak(word));
  const strong = [...new Set(words)].filter((word) => word.length > 3 && !isWeak(word));
  const shared = strong.filter((word) => said.some((one) => isSameWord(word, one)));
  return shared.length > strong.length / 2 ? shared.filter((word) => !isVerb(word)).length : 0;
}

/** The best of the topics, an untold one where two are as good. */
function best(person: Person, told: readonly number[], rateOf: (topic: Topic) => number): number | null {
  let found: { at: number; rate: number } | null = null;
  person.topics.forEach((topic, at) => {
    const rated = rateOf(topic);
    // What tells something goes before what only asks for it.
    const rating = rated === 0 ? 0 : rated + (told.includes(at) ? 0 : 0.5) - (topic.isPlea ? 0.25 : 0);
    if (rating > (found?.rate ?? 0)) found = { at, rate: rating };
  });
  return (found as { at: number } | null)?.at ?? null;
}

/** The words by which somebody is addressed say nothing of what is asked. */
function besides(words: readonly string[], names: readonly string[]): string[] {
  return words.filter((word) => !names.some((name) => isSameWord(name.toLowerCase(), word)));
}

/** How a person is called in a text: by name, in the player's own way, by the whole of their role. */
function namesIn(text: string, { name, role }: Person, called: readonly string[]): string[] {
  const isRoleSaid = role !== '' && text.toLowerCase().includes(role.toLowerCase());
  return [...wordsIn(name), ...called, ...(isRoleSaid ? wordsIn(role) : [])];
}

/** The words of a question, without those for whoever is asked. */
export function askedWords(text: string, person: Person, called: readonly string[] = []): string[] {
  return besides(wordsIn(text), namesIn(text, person, called)).filter((word) => word !== 'ask');
}

/** What makes a question of it and is never what it is about. */
const asking = new Set('who whom what where when why how which you it that this he she they'.split(' '));

/** What is wrong with this village is what is wrong. */
const aroundHere = 'village town city place station ship camp settlement hamlet parts area'.split(' ');

/** What somebody is asked about. `called`: words that stand for the one who is asked, in the player's own way. */
export function subjectOf(
  { topic, text }: Asked,
  person: Person,
  told: readonly number[],
  called: readonly string[] = [],
): Subject {
  const own = (topic?.words ?? []).map((word) => word.toLowerCase());
  const all = besides(wordsIn(text), namesIn(text, person, called));
  const strong = [...new Set(all.filter((word, at) => !isWeak(word) && (at > 0 || word !== 'well')))].slice(
    0,
    40,
  );
  const ownStrong = own.filter((word) => !isWeak(word));
  const kind = questionKind(text);
  // Of two that speak of it, the one that answers what was asked.
  const at = best(person, told, (one) => {
    const plainly = 2 * rate(ownStrong, one) + rate(strong, one);
    // What begins with it is about it.
    const rated =
      plainly > 0 && strong.some((word) => isSameWord(word, one.words[0] ?? '')) ? plainly + 0.75 : plainly;
    return rated > 0 && (kind === 'where' || kind === 'who') && answersKind(kind, one, all)
      ? rated + 1
      : rated;
  });
  if (at !== null) return { kind: 'topic', at };
  const ownAny = own.filter((word) => !asking.has(word));
  const any = own.length > 0 ? best(person, told, (one) => rate(ownAny, one)) : null;
  if (any !== null) return { kind: 'topic', at: any, isVague: true };
  const spoken = best(person, told, (one) => rateSaid([...own, ...strong], one));
  if (spoken !== null) return { kind: 'topic', at: spoken };
  const strange = besides(strong, [...person.words, ...wordsIn(person.role), ...aroundHere]);
  if (strange.length > 0 || besides(own, aroundHere).some((word) => !isWeak(word)))
    return { kind: 'unknown' };
  const vague = best(person, told, (one) => rate(vagueWords(text), one));
  return vague === null ? { kind: 'anything' } : { kind: 'topic', at: vague, isVague: true };
}

/** `who are you`, `how much`, `what happened`: where nothing else is said, these are the matter. */
function vagueWords(text: string): string[] {
  const words = wordsIn(text);
  if (asksWho(text)) return ['name', 'yourself'];
  const telling = [
    'much',
    'wrong',
    'trouble',
    'matter',
    'happened',
    'happening',
    'going',
    'help',
    'news',
    'rumour',
    'name',
    'way',
    'where',
    'out',
    'next',
  ];
  return words.filter((word) => telling.includes(word));
}

const closes =
  /^(?:|is|are|was|were|has|had|have|of|in|on|at|and|or|but|that|which|who|to|from|with|for|by|will|can|must|may|does|do|goes|comes|stands|lies|as|so|before|after|since|until|while|when|where|if)$/i;

const isCapital = (word: string | undefined) => /^\p{Lu}/u.test(word ?? '');

/** `Lord Vane` of `Vane`, `the Salt Stair` of `Stair`. */
function wholeName(spoken: readonly string[], at: number): string {
  let from = at;
  let to = at + 1;
  const isPart = (word: string | undefined) => isCapital(word) && !lowered.has(word!.toLowerCase());
  while (from > 1 && isPart(spoken[from - 1])) from--;
  while (isPart(spoken[to])) to++;
  const name = spoken.slice(from, to).join(' ');
  const [article] = /^the$/i.exec(spoken[from - 1] ?? '') ?? [];
  return article ? `${article} ${name}` : name;
}

/** What names a topic, as one says it: `the toll`, `Jory`; null where none of its words is a thing by itself. */
export function nameOfTopic({ words, says }: Topic): string | null {
  // A capital at the beginning of a sentence makes no name.
  const sentences = says.split(/(?<=[.!?:]["'”]?)\s+/u).map((sentence) => sentence.split(/[^\p{L}'-]+/u));
  const isIt = (word: string) => (one: string, index: number) =>
    index > 0 && one.toLowerCase() === word.toLowerCase();
  for (const word of words) {
    const spoken = sentences.find((one) => one.some(isIt(word)));
    if (!spoken || isWeak(word)) continue;
    const at = spoken.findIndex(isIt(word));
    const before = spoken[at - 1]!;
    if (isCapital(spoken[at])) return wholeName(spoken, at);
    // `a funny heist`: what stands before another noun names nothing.
    if (/^(?:the|my|our|a|an)$/i.test(before) && closes.test(spoken[at + 1] ?? '')) return `the ${word}`;
  }
  return null;
}

const lowered = new Set(
  'the a an it that this these those she he they we you there here my our his her their nobody no not when what where who if every everybody somebody some all two three four five six seven eight nine ten one in on at of from ever since only as to about for out because not with by than more less most once yes often late early toward close between people something whoever twice half another an officially because quickly slowly after before like'.split(
    ' ',
  ),
);

/** The same in short, to follow `As I said: `. */
export function inShort(says: string): string {
  const sentences = says.replace(/^[^.:!?"]{1,70}: (?=\p{L})/u, '').split(/(?<=[.!?])\s+/);
  // `Me?` says nothing by itself.
  const sentence =
    sentences.find((one) => !one.endsWith('?') && one.split(' ').length > 3) ?? sentences[0] ?? says;
  const [start = sentence] = sentence.length > 50 ? sentence.split(/, (?:and|but|so) |; /) : [sentence];
  const clause = start.split(' ').length > 4 ? start : sentence;
  const first = clause.split(/\s+/)[0] ?? '';
  const text = lowered.has(first.toLowerCase()) ? first.toLowerCase() + clause.slice(first.length) : clause;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
