import type { Outline } from '../world/state.ts';
import type { Beat, Exit, FoeKind, Place, Thing } from '../world/world.ts';
import type { PlaceSource } from './sources.ts';
import { atPlace } from './wish/places.ts';
import { bothNumbers, plainWordsOf } from './words.ts';

/** Where one is in a place that may have been given another name. */
export function atOf(source: PlaceSource, name: string): string {
  const own = source.at.replaceAll('{name}', () => name);
  return name === source.name ? own : (atPlace(name) ?? own);
}

export function filledParagraphs(text: string, filled: (text: string) => string): string {
  return text.split('\n\n').map(filled).filter(Boolean).join('\n\n');
}

/** The words by which a place may be meant, with those of its name. */
export function wordsOfPlace({ words }: PlaceSource, name: string): string[] {
  return bothNumbers([...words, ...plainWordsOf(name).filter((word) => word.length > 2 && word !== 'the')]);
}

export function openThing(thing: Thing, place: string, filled: (text: string) => string): Thing {
  return {
    ...thing,
    id: `${place}/${thing.id}`,
    words: bothNumbers(thing.words),
    see: filled(thing.see),
    find: thing.find && filled(thing.find),
  };
}

export function foesAt(beat: Beat, villain: FoeKind, minion: FoeKind): Place['foes'] {
  if (beat === 'danger') return [{ kind: minion, count: 2 }];
  return beat === 'climax' ? [{ kind: villain, count: 1 }] : [];
}

/** Onward past what is in the way, and back. */
export function exitsOf(
  { places, wished }: Outline,
  sources: readonly PlaceSource[],
  names: readonly string[],
  at: number,
  filled: (text: string) => string,
): Exit[] {
  const exits: Exit[] = [];
  const next = sources[at + 1];
  const { way } = sources[at]!;
  const isNear = wished.gate !== undefined;
  const wordsFor = (index: number) => wordsOfPlace(sources[index]!, names[index]!);
  if (next)
    exits.push({
      to: next.id,
      name: names[at + 1]!,
      words: [...names.keys()]
        .filter((index) => index === at + 1 || (isNear && index > at))
        .flatMap(wordsFor)
        .concat('onward', 'forward', 'trail'),
      // Who is in the mill finds the stairs to its loft.
      obstacle:
        isNear && at > 0
          ? null
          : {
              ...way,
              words: bothNumbers(way.words),
              block: filled(way.block),
              pass: filled(way.pass),
              cost: filled(way.cost),
              fail: filled(way.fail),
            },
    });
  const before = sources[at - 1];
  if (before && places[at - 1])
    exits.push({
      to: before.id,
      name: names[at - 1]!,
      words: [...wordsFor(at - 1), 'back', 'return'],
      obstacle: null,
    });
  return exits;
}
