import { fillTemplate, type Slots } from '../language/phrase.ts';
import { hashText, type Random } from '../random.ts';
import type { Exit, Person, Thing, Topic } from '../world/world.ts';
import type { SpokenLines } from './sources.ts';
import { isTellable, toldBy } from './told-by.ts';
import { bothNumbers, plainWordsOf, tellingWords } from './words.ts';

/** What there is to be known in a place. */
export interface Knowledge {
  spoken: SpokenLines;
  slots: Slots;
  /** What the host has told, sentence by sentence. */
  facts: readonly string[];
  rumours: readonly string[];
  gossip: readonly string[];
  things: readonly Thing[];
  onward: Exit | undefined;
  random: Random;
}

const mostTopics = 16;
const trouble = ['trouble', 'problem', 'matter', 'wrong', 'happened', 'happening', 'help', 'going'];
const task = ['quest', 'task', 'job', 'mission', 'plan', 'goal', 'want', 'need', 'work'];
const road = ['where', 'go', 'way', 'road', 'onward', 'next', 'leave', 'path', 'direction'];
const news = ['news', 'rumour', 'rumor', 'talk', 'know', 'heard', 'anything'];

/** The words that a fact is about, and what its verbs are made of: who knows that the creek was dammed knows of the dam. */
function wordsAbout(fact: string): string[] {
  const words = tellingWords(fact);
  const bases = words.flatMap((word) => {
    const [, stem] = /^(\p{L}{2,})(?:ed|ing)$/u.exec(word) ?? [];
    return stem ? [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1')] : [];
  });
  return [...new Set([...words, ...bases])];
}

/** What somebody knows of what is going on, of this place and of the way onward. */
export function topicsOf(
  person: Omit<Person, 'topics'>,
  known: Knowledge,
  patron: PatronKnows | null,
): Topic[] {
  const { spoken, slots, random, onward } = known;
  const say = (lines: readonly string[], more: Slots = {}) =>
    random
      .shuffled(lines)
      .map((line) => fillTemplate(line, { ...slots, ...more }, random))
      .find((line) => line !== null) ?? '';
  const topics: Topic[] = [];
  const add = (words: readonly string[], says: string, more: Pick<Topic, 'common' | 'isPlea'> = {}) => {
    const fresh = says !== '' && !topics.some((topic) => topic.says === says);
    if (fresh && topics.length < mostTopics) topics.push({ words: bothNumbers(words), says, ...more });
  };

  if (patron) {
    add(trouble, patron.trouble, { isPlea: true });
    add([...task, ...tellingWords(patron.task)], patron.task, { isPlea: true });
    add([...patron.villainWords, 'enemy', 'villain', 'behind'], patron.villain);
    if (patron.prize) add(tellingWords(patron.prize.name), patron.prize.says);
  }
  const frames = random.shuffled(spoken.Known);
  known.facts.filter(isTellable).forEach((fact, at) => {
    const told = toldBy(person.name, fact, person.pronoun);
    if (!told) return;
    // Who speaks of themselves was there, and needs no introduction.
    if (/^I /.test(told)) {
      add(tellingWords(fact), fillTemplate('{Told}', { told }, random) ?? '');
      return;
    }
    const says = fillTemplate(frames[at % frames.length]!, { ...slots, fact: told }, random);
    if (!says) return;
    const own = spoken.Witness[hashText(person.name + fact) % spoken.Witness.length]!;
    // What happened is what the host has told of it.
    add([...wordsAbout(fact), ...(at === 0 ? trouble : [])], `${says} ${own}`, { common: { fact, own } });
  });
  known.rumours.forEach((rumour, at) => {
    const says = fillTemplate(rumour, slots, random);
    if (says) add([...(at === 0 ? news : []), ...tellingWords(says)], says);
  });
  if (onward)
    add(
      [...road, ...onward.words],
      say(spoken.Onward, { next: onward.name, way: onward.obstacle?.name ?? onward.name }),
    );
  const about = random.shuffled(spoken.About);
  for (const [at, thing] of random.shuffled(known.things).slice(0, 3).entries())
    add(
      [...thing.words, ...plainWordsOf(thing.name).slice(1)],
      fillTemplate(about[at % about.length]!, { ...slots, thing: thing.name }, random) ?? '',
    );
  const { patron: asker } = slots;
  if (!patron && typeof asker === 'string') add(tellingWords(asker), say(spoken.Asker));
  if (person.role)
    add(
      ['name', 'you', 'yourself', 'who', ...plainWordsOf(person.role)],
      say(spoken.Oneself, { name: person.name, role: person.role }),
    );
  for (const line of known.gossip)
    add(['weather', 'life', 'gossip', ...tellingWords(line).slice(0, 6)], line);
  return topics;
}

/** What only the one who asks for help can tell. */
export interface PatronKnows {
  trouble: string;
  task: string;
  villain: string;
  villainWords: readonly string[];
  prize: { name: string; says: string } | null;
}
