import { hashText } from '../random.ts';
import type { Obstacle } from '../world/world.ts';
import { isOpenAir, kindOfName } from './kind-of-name.ts';
import { waysOutside, waysWithin } from './plain-ways.ts';
import type { PlaceSource } from './sources.ts';
import { thingsOfSpot, toldOfSpot } from './spot-place.ts';
import type { SpotKind } from './spots.ts';
import { plainWordsOf, singularOf } from './words.ts';

export interface Called {
  name: string;
  /** Whether what is written of the tale's own place cannot be told of it. */
  isPlain: boolean;
  /** What kind it is by its name or, where the tale begins, by the genre; null where nothing is known. */
  kind: SpotKind | null;
  premise: string;
}

/**
 * A place that a host has named, or that any place of that kind has, as it is by itself: with the things and sights of its kind, and none
 * of the tale's place that stands in for it: a station that has gone quiet has no bar full of pilots. That place itself where it is of
 * that kind and the host has told nothing else.
 */
export function furnished(source: PlaceSource, { name, isPlain, kind, premise }: Called): PlaceSource {
  if (!isPlain && (!kind || (premise === '' && isOfKind(source, kind)))) return source;
  // What one sees and hears there is left open rather than told of another place.
  if (!kind || kind.things.length === 0) return { ...source, senses: [] };
  const spot = { name, noun: singularOf(plainWordsOf(name.split(' of ')[0]!).at(-1)!) };
  return {
    ...source,
    at: `${kind.at} {name}`,
    words: [],
    arrival: [kind.sights[hashText(name) % kind.sights.length]!, ...toldOfSpot(spot, premise)].join(' '),
    senses: kind.sights,
    things: thingsOfSpot(spot, kind, premise),
    people: [],
    way: wayOf(name, kind),
  };
}

const isOfKind = ({ nature }: PlaceSource, kind: SpotKind) =>
  nature[0] !== undefined && kindOfName(nature[0])?.kind === kind.kind;

function wayOf(name: string, kind: SpotKind): Obstacle {
  const ways = isOpenAir(kind) ? waysOutside : waysWithin;
  return ways[hashText(name) % ways.length]!;
}
