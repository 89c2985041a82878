import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openTales } from './tales.ts';

const shipped = fileURLToPath(new URL('../../tales', import.meta.url));
const tales = openTales([shipped]);
const wish = (description: string, name = '') => ({ name, description, lines: [] });

describe('a tale', () => {
  it('opens the same world each time, on whichever node', () => {
    for (const description of ['fantasy', 'We steal the Sun Lens from Lord Vane in a floating city.']) {
      const outline = tales.compose(wish(description), 7, new Set());
      const stored = JSON.parse(JSON.stringify(outline));
      expect(openTales([shipped]).open(stored)).toEqual(tales.open(outline));
      expect(tales.compose(wish(description), 7, new Set())).toEqual(outline);
    }
  });

  it('leads from place to place and back', () => {
    const { places } = tales.open(tales.compose(wish('fantasy'), 7, new Set()));
    for (const [at, place] of places.entries()) {
      const [onward] = place.exits.filter(({ obstacle }) => obstacle);
      expect(onward?.to).toBe(places[at + 1]?.id);
      // As the way onward is called where it is pointed out.
      if (onward) expect(onward.words).toContain('trail');
      expect(place.exits.filter(({ obstacle }) => !obstacle).map(({ to }) => to)).toEqual(
        at === 0 ? [] : [places[at - 1]!.id],
      );
    }
  });

  it('has foes where there is danger, and the villain at the end', () => {
    const { places, threat } = tales.open(tales.compose(wish('horror'), 3, new Set()));
    expect(places.find(({ beat }) => beat === 'danger')?.foes).toEqual([{ kind: threat?.minion, count: 2 }]);
    expect(places.at(-1)?.foes).toEqual([{ kind: threat?.villain, count: 1 }]);
  });

  it.each([
    ['a one-shot', 4],
    ['fantasy', 5],
    ['a long campaign', 6],
  ])('is as long as was asked for: %s', (description, length) => {
    expect(tales.compose(wish(description), 1, new Set()).places.length).toBe(length);
  });

  it('gives everything in it an id of its own', () => {
    const { places } = tales.open(tales.compose(wish('a map, a bell and a sword in a castle'), 4, new Set()));
    const ids = places.flatMap(({ things }) => things.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const people = places.flatMap((place) => place.people.map(({ id }) => id));
    expect(new Set(people).size).toBe(people.length);
  });
});
