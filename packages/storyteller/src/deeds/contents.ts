import { fillTemplate } from '../language/phrase.ts';
import { sentencesOf } from '../language/sentences.ts';
import { createRandom, hashText } from '../random.ts';
import { foeKinds } from '../reader/ground.ts';
import { singular } from '../reader/inflection.ts';
import type { Act, Phrase } from '../reader/reading.ts';
import { everywhere } from '../reader/scenery.ts';
import type { Telling } from '../telling/telling.ts';
import { hourOf } from '../story/hour.ts';
import type { Deed } from './deed.ts';
import { type Bearer, bearers, contents, contentsAgain, meanings, pockets } from './lines/contents.ts';
import { hasMark } from './marks.ts';

const kinds = new Map<string, Bearer>(
  Object.entries(bearers).flatMap(([kind, nouns]) =>
    nouns.split(' ').map((noun): [string, Bearer] => [noun, kind as Bearer]),
  ),
);

/** Something that was named in the telling, with the sentence that named it. */
interface Mention {
  noun: string;
  kind: Bearer | null;
  sentence: string;
  /** What it goes to show, where it is a clue of the tale's. */
  fact: string | null;
}

interface Told {
  text: string;
  fact: string | null;
  /** On a sheet since it was found. */
  item: string | null;
}

/** Everything that was found out or found so far, the newest last. */
function foundSoFar({ world, state, prose, slots }: Telling): Told[] {
  const clues = (world.threat?.clues ?? []).slice(0, state.clues);
  const finds = world.places.flatMap(({ things }) =>
    things.filter(({ id, find }) => find !== '' && hasMark(state, id, 'searched')),
  );
  return [
    ...finds.map(({ find, item }) => ({ text: find, fact: null, item })),
    ...clues.map(({ text, fact }) => ({
      text: prose.fill(text, slots),
      fact: asClause(prose.fill(fact, slots)) || null,
      item: null,
    })),
  ];
}

/** As it follows a colon. */
const asClause = (text: string) =>
  text.replace(
    /^(?:The|An?|It|They|There|Two|One|Only|Somebody|Something|Nobody|Everything|Names|Hours|Meals|Sums|Without|With|Both|Steps|Strokes)\b/,
    (word) => word.toLowerCase(),
  );

const wordsOf = (text: string) => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular);

/** What a phrase means of all that was told: by what can be read first, then by any word that only the tale has brought up. */
function mentionOf(turn: Telling, nouns: readonly string[]): Mention | null {
  const told = foundSoFar(turn).toReversed();
  const ofPlace = [turn.place.arrival, ...turn.place.things.map(({ see }) => see)];
  const seen = ofPlace.map((text) => ({ text, fact: null, item: null }));
  const readable = nouns.filter((noun) => kinds.has(noun));
  const others = nouns.filter((noun) => noun.length > 3 && !kinds.has(noun) && !everywhere.has(noun));
  const find = (noun: string, texts: readonly Told[]): Mention | null => {
    for (const { text, fact, item } of texts) {
      const sentence = sentencesOf(text.replaceAll('\n', ' ')).find((one) => wordsOf(one).includes(noun));
      const isItem = item !== null && wordsOf(item).includes(noun);
      if (sentence || isItem)
        return {
          noun,
          kind: kinds.get(noun) ?? (isItem ? 'keepsake' : null),
          sentence: sentence ?? text,
          fact,
        };
    }
    return null;
  };
  for (const noun of readable) {
    const mention = find(noun, [...told, ...seen]);
    if (mention) return mention;
  }
  // `the tracks` are the prints that were told of.
  for (const noun of readable) {
    const alike = [...kinds].filter(([, kind]) => kind === kinds.get(noun)).map(([other]) => other);
    const mention = alike.map((other) => find(other, told)).find((one) => one !== null);
    if (mention) return mention;
  }
  for (const noun of others) {
    const mention = find(noun, told);
    if (mention) return mention;
  }
  return null;
}

/** What stands on it or can be made out of it: what fits what was told of it best, and always the same. */
function contentOf(turn: Telling, { noun, kind, sentence }: Mention): string {
  if (!kind) return sentence;
  const { state, world, slots } = turn;
  const at = hashText(`${state.seed} ${noun}`);
  const hour = world.hours[(at >>> 3) % Math.max(1, world.hours.length)] ?? hourOf(turn);
  const filled = contents[kind]
    .map((line) => fillTemplate(line, { ...slots, hour }, createRandom(at)))
    .filter((line) => line !== null);
  const words = new Set(wordsOf(sentence).filter((word) => word.length > 3));
  const rate = (line: string) => wordsOf(line).filter((word) => word.length > 3 && words.has(word)).length;
  const best = Math.max(...filled.map(rate));
  const fitting = filled.filter((line) => rate(line) === best);
  return fitting[at % fitting.length] ?? sentence;
}

const nounsOf = ({ head, words }: Phrase) => [head, ...words.filter((word) => word !== head)].map(singular);

function sayContents(turn: Telling, mention: Mention, echo: string | null): void {
  const content = contentOf(turn, mention);
  const isFresh = turn.prose.draw(['{content}'], { content }) !== '';
  if (isFresh) {
    if (echo) turn.say(`You ${echo}.`);
    turn.say(content);
  } else {
    const [first = content] = sentencesOf(content);
    const again = asClause(first);
    if (
      !turn.line(
        contentsAgain.filter((line) => echo !== null || !line.includes('{echo}')),
        { echo: echo ?? undefined, content: again },
      )
    )
      turn.told.push(first);
  }
  if (isFresh && mention.fact) turn.line(meanings, { fact: mention.fact });
}

const looking = new Set<Act>(['look', 'read', 'search', 'watch', 'touch']);
const following = new Set<Act>(['follow', 'track', 'go']);
const fallen = new Set(['body', 'corpse', 'dead', 'remain', 'pocket', 'clothes']);

/** What the dead have about them, where there was a fight. */
function isFallen(turn: Telling, nouns: readonly string[]): boolean {
  if (turn.table.encounter || !turn.state.fought) return false;
  const known = foeKinds(turn).flatMap(({ name, words }) => [...wordsOf(name), ...words]);
  return nouns.some((noun) => fallen.has(noun) || known.includes(noun));
}

/** Looks at, reads or goes over what the telling has named but no place holds: a note, a list, tracks, what was found. Whether it was that. */
export function tellContents({ turn, step, object, target }: Deed): boolean {
  const phrase = step.object ?? step.target;
  const at = object ?? target;
  if (!phrase || !at || turn.table.encounter) return false;
  const isTrail = following.has(step.act) && kinds.get(singular(phrase.head)) === 'track';
  if (!looking.has(step.act) && !isTrail) return false;
  if (at.kind === 'thing' && (at.thing.words.includes(phrase.head) || !kinds.has(phrase.head))) return false;
  if (!/^(?:thing|item|gold|scenery|absent|place)$/.test(at.kind)) return false;
  const nouns = at.kind === 'place' ? [phrase.head] : nounsOf(phrase);
  if (at.kind !== 'item' && step.act === 'search' && isFallen(turn, nouns)) {
    const line = pockets[hashText(`${turn.state.seed} ${turn.place.id}`) % pockets.length]!;
    const content = fillTemplate(line, { ...turn.slots, hour: hourOf(turn) }, turn.random) ?? pockets[0]!;
    turn.say(`You ${step.echo}.`);
    if (!turn.say(content))
      turn.line(contentsAgain, { echo: step.echo, content: content.replace(/^T/, 't') });
    return true;
  }
  const mention = mentionOf(turn, nouns);
  const isSought = step.act === 'search' && (!mention?.kind || step.echo.includes(' for '));
  if (!mention || isSought) return false;
  if (at.kind === 'item' && !wasFound(turn, at.name)) return false;
  sayContents(turn, mention, step.echo);
  return true;
}

/** What was brought along says nothing of this tale. */
const wasFound = (turn: Telling, name: string) =>
  foundSoFar(turn).some(({ item }) => item?.toLowerCase() === name.toLowerCase());

/** The same for a question: what does the note say, which ship is the transponder from. */
export function answerContents(turn: Telling, text: string): boolean {
  const isHere = (word: string) => turn.place.things.some(({ words }) => words.includes(word));
  const nouns = wordsOf(text.slice(0, 400)).filter((word) => kinds.has(word) && !isHere(word));
  const mention = nouns.length > 0 ? mentionOf(turn, nouns) : null;
  if (mention?.kind) sayContents(turn, mention, null);
  return mention !== null && mention.kind !== null;
}
