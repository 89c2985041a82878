import { escaped } from '../language/escaped.ts';
import { fillTemplate } from '../language/phrase.ts';
import { sentencesOf } from '../language/sentences.ts';
import { createRandom, hashText } from '../random.ts';
import { ownRole } from '../talk/own-role.ts';
import { shortName } from '../talk/short-name.ts';
import { wordsIn } from '../talk/words.ts';
import type { Genre, Person } from '../world/world.ts';
import { type Affair, affairs, type Life, type Said } from './life.ts';
import type { LifeSource, Strand } from './sources.ts';

type Somebody = Pick<Person, 'id' | 'name' | 'role' | 'conditions'>;

interface Drawn {
  genre: Genre;
  /** The host's words, that a life must not contradict. */
  premise: string;
  /** Whatever makes this game's people others than those of the next. */
  seed: string;
}

/** A life for everybody in a tale: the same whenever it is opened, and two people do not live the same one. */
export function drawLives(
  sources: readonly LifeSource[],
  cast: readonly Somebody[],
  { genre, premise, seed }: Drawn,
): Map<string, Life> {
  const fit = sources.filter(({ only }) => only === null || only.includes(genre));
  const of = (strand: Strand) => fit.filter((one) => one.strand === strand);
  const start = hashText(seed);
  const taken = new Map<LifeSource, number>();
  const take = (source: LifeSource) => {
    const times = taken.get(source) ?? 0;
    taken.set(source, times + 1);
    return { source, times };
  };
  const everybody = [...new Map(cast.map((one) => [one.id, one])).values()];
  return new Map(
    everybody.map((person, at) => {
      const trade = tradeOf(of('Trade'), person, toldOf(person, premise));
      const homes = householdsFor(of('Household'), person, premise, trade?.kin ?? []);
      const least = (list: readonly LifeSource[]) => {
        const turned = [...list.slice(start % list.length), ...list.slice(0, start % list.length)];
        return turned.toSorted((one, other) => (taken.get(one) ?? 0) - (taken.get(other) ?? 0))[0]!;
      };
      const tempers = of('Temper');
      const chain = [
        ...(trade ? [take(trade)] : []),
        ...(homes.length > 0 ? [take(least(homes))] : []),
        ...(tempers.length > 0 ? [take(least(tempers))] : []),
        // What is said of one kind of tale goes before what is said anywhere.
        ...of('Anybody')
          .toSorted((one, other) => Number(one.only === null) - Number(other.only === null))
          .map((source) => ({ source, times: (start + at) % 1000 })),
      ];
      return [person.id, lifeOf(chain, person, everybody)];
    }),
  );
}

function lifeOf(
  chain: readonly { source: LifeSource; times: number }[],
  person: Somebody,
  cast: readonly Somebody[],
): Life {
  const boss = chain.flatMap(({ source }) => bossOf(source, person, cast) ?? [])[0];
  const role = ownRole(person.role);
  const slots = { boss, roleThing: role ? { name: role } : undefined };
  const fill = (text: string) => fillTemplate(text, slots, createRandom(1));
  const said = (affair: Affair): Said | null => {
    for (const { source, times } of chain) {
      const usable = (source.parts[affair] ?? []).flatMap(({ says, again }) => {
        const filled = fill(says);
        return filled === null ? [] : [{ says: filled, again: again && fill(again) }];
      });
      // What another of the same trade says, this one leaves to them.
      const at = source.strand === 'Trade' ? times : times % Math.max(1, usable.length);
      if (usable[at]) return usable[at];
    }
    return null;
  };
  const told = affairs.flatMap((affair) => {
    const found = said(affair);
    return found ? [[affair, found] as const] : [];
  });
  return {
    trade: chain.find(({ source }) => source.strand === 'Trade')?.source.name ?? null,
    affairs: Object.fromEntries(told),
    declines: chain.flatMap(({ source }) => source.declines),
  };
}

/** The trade that has most words of a role; of several the one named last: a ship's doctor is a doctor. */
function tradeOf(
  trades: readonly LifeSource[],
  { name, role, conditions }: Somebody,
  told: string,
): LifeSource | null {
  const isChild = conditions?.some(({ is }) => is === 'child') === true;
  // `Tom's sister` is no nun.
  const own = wordsIn(role || told).filter((word) => !/^(?:father|brother|sister|mother)$/.test(word));
  const words = [...wordsIn(name), ...own, ...(isChild ? ['child'] : [])];
  const rate = (trade: LifeSource) => {
    const shared = words.filter((word) => trade.words.includes(word)).length;
    // What is written for this kind of tale goes before what is for all.
    const own = trade.only ? 50 : 0;
    return shared === 0 ? -1 : shared * 100 + own + words.findLastIndex((word) => trade.words.includes(word));
  };
  const best = trades.toSorted((one, other) => rate(other) - rate(one))[0];
  return best && rate(best) >= 0 ? best : null;
}

/** `Tom Reed is a guard who drinks there`: what the host says that somebody is; empty for nothing. */
function toldOf({ name }: Somebody, premise: string): string {
  const last = escaped(name.split(' ').at(-1)!);
  const [, is = ''] =
    new RegExp(`\\b${last}(?:,| is| was) (?:the|an?|our) ((?:[\\p{L}'-]+ ?){1,3})`, 'u').exec(premise) ?? [];
  return is.replace(/ (?:who|that|with|of|in|at|from)\b.*$/, '');
}

/** Whoever gives the orders, by their short name. */
function bossOf({ boss }: LifeSource, { id }: Somebody, cast: readonly Somebody[]): string | null {
  const found = cast.find(
    (one) => one.id !== id && wordsIn(`${one.name} ${one.role}`).some((word) => boss.includes(word)),
  );
  return found ? shortName(found.name) : null;
}

const kin =
  /^(?:daughter|son|wife|husband|children|child|brother|sister|mother|father|widow|widower|widowed|married|wed|mrs|twin|parents|orphan|grandson|granddaughter|niece|nephew|fiancée?)$/;
const old = /^(?:old|elder|elderly|retired|grandmother|grandfather|granny|ancient|aged|veteran)$/;
const young = /^(?:young|apprentice|student|novice|junior|boy|girl|lad|lass|stable-?boy|teenager)$/;

/** The households that say nothing else than what is told of somebody; none where no household does. */
function householdsFor(
  households: readonly LifeSource[],
  { name, role }: Somebody,
  premise: string,
  kinOfTrade: readonly string[],
): LifeSource[] {
  const last = name.split(' ').at(-1)!;
  const sentences = sentencesOf(premise).filter((sentence) => sentence.includes(last));
  const words = [...wordsIn(name), ...wordsIn(role), ...sentences.flatMap(wordsIn)];
  const needed = [...new Set(words.filter((word) => kin.test(word)))];
  const has = (words: readonly string[]) => (one: LifeSource) =>
    words.every((word) => one.words.includes(word));
  const told = households.filter(has(needed));
  const ofTrade = told.filter(has(kinOfTrade));
  const fit = ofTrade.length > 0 ? ofTrade : told;
  const age = words.some((word) => old.test(word))
    ? 'old'
    : words.some((word) => young.test(word))
      ? 'young'
      : null;
  const ofAge = fit.filter((one) => age === null || one.words.includes(age));
  return ofAge.length > 0 ? ofAge : fit;
}
