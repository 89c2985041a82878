import { fillTemplate, type Slots } from '../language/phrase.ts';
import type { Random } from '../random.ts';
import type { Outline } from '../world/state.ts';
import type { Person, Thing } from '../world/world.ts';
import { patternMark } from './compose.ts';
import type { SpokenLines } from './sources.ts';
import { spotKind } from './spots.ts';
import { type ToldThing, toldThings } from './told-things.ts';
import { bothNumbers, plainWordsOf, singularOf } from './words.ts';

/** What is known of a place before the host's things come into it. */
interface Furnished {
  /** Of all places. */
  names: readonly string[];
  /** What is there anyway. */
  own: readonly Thing[];
  people: readonly Pick<Person, 'id' | 'name'>[];
}

/** What a host has named and can be touched: where it is told to be, with whoever has it, otherwise in the first place; the prize in the last. */
export function wishedThings(
  { wished, cast, places, threat }: Outline,
  at: number,
  { names, own, people }: Furnished,
  spoken: SpokenLines,
  slots: Slots,
  random: Random,
): Thing[] {
  const told = threat.startsWith(patternMark)
    ? toldThings(wished.premise ?? '', namesOf(cast, wished), wished.prize)
    : [];
  const isIn = ({ within }: ToldThing, name: string) => within !== null && nounsOf(name).includes(within);
  const placeOf = (one: ToldThing) =>
    Math.max(
      0,
      names.findIndex((name) => isIn(one, name)),
    );
  const isHere = (one: ToldThing) =>
    one.owner && one.owner === wished.villain
      ? at === places.length - 1
      : one.owner
        ? people.some(({ name }) => name === one.owner)
        : placeOf(one) === at && !isInSpot(one, names);
  const known = new Set(own.map(({ name }) => nounsOf(name).at(-1)));
  const seen = random.shuffled(spoken.Seen);
  const found = random.shuffled(spoken.Found);
  const things = told
    .filter((one) => isHere(one) && !known.has(one.noun))
    .map((one, index): Thing => {
      const more = { ...slots, thing: one.name };
      const isPlain = one.owner === null && !one.traits.includes('animal');
      const holder = people.find(({ name }) => name === one.owner);
      return {
        id: `wished/${one.noun}`,
        name: one.name,
        words: bothNumbers([...wordsOf(one.name), ...(one.called ? [one.called.toLowerCase()] : [])]),
        traits: one.traits,
        see: [one.told, isPlain ? fillTemplate(seen[index % seen.length]!, more, random) : '']
          .filter(Boolean)
          .join(' '),
        find: isPlain ? (fillTemplate(found[index % found.length]!, more, random) ?? '') : '',
        item: null,
        ...(holder && one.isHeld && { holder: holder.id }),
      };
    });
  const { prize } = wished;
  if (prize && at === places.length - 1 && !/^\p{Lu}/u.test(prize))
    things.push({
      id: 'wished/prize',
      name: prize,
      words: wordsOf(prize),
      traits: ['portable', 'valuable'],
      see: `Here at last you see ${prize}.`,
      find: `There is no mistaking it: you have found ${prize}.`,
      item: capitalised(prize.replace(/^the /, '')).slice(0, 60),
    });
  return things;
}

/** Whoever can own something, here or not. */
const namesOf = (cast: Outline['cast'], { sought = '', dead = '', villain = '' }: Outline['wished']) => [
  ...cast.map(({ name }) => name),
  ...`${sought}; ${dead}; ${villain}`.split('; ').filter(Boolean),
];
const nounsOf = (name: string) => plainWordsOf(name).map(singularOf);

/** What stands in the kitchen is seen in the kitchen, though that is no place of the tale. */
const isInSpot = ({ within }: ToldThing, names: readonly string[]): boolean =>
  within !== null &&
  (spotKind(within)?.things.length ?? 0) > 0 &&
  !names.some((name) => nounsOf(name).includes(within));

function wordsOf(name: string): string[] {
  return bothNumbers(plainWordsOf(name).filter((word) => word.length > 2 && word !== 'the'));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
