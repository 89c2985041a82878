import type { Slots } from '../language/phrase.ts';
import { plural } from '../language/nouns.ts';
import { tables } from '../tables/index.ts';
import type { GenreTables, Place, Threat } from '../tables/types.ts';
import type { Beat, Person, PlotOutline } from './outline.ts';

export interface Scene {
  place: Place;
  beat: Beat;
  person: Person | null;
}

/** An outline with its tables opened. */
export interface Plot {
  table: GenreTables;
  threat: Threat;
  twist: Threat['twists'][number];
  patron: Person;
  scenes: Scene[];
  /** The names that lines of any scene may use. */
  slots: Slots;
}

export function openPlot(outline: PlotOutline): Plot {
  const table = tables[outline.genre] ?? tables.fantasy;
  const threat = table.threats.find(({ id }) => id === outline.threat) ?? table.threats[0]!;
  const scenes = outline.scenes.map(
    ({ place, beat, person }): Scene => ({
      place: table.places.find(({ id }) => id === place) ?? table.places[0]!,
      beat,
      person: person === null ? null : (outline.cast[person] ?? null),
    }),
  );
  const patron = outline.cast[0]!;
  return {
    table,
    threat,
    twist: threat.twists[outline.twist] ?? threat.twists[0]!,
    patron,
    scenes,
    slots: {
      hub: scenes[0]!.place.name,
      atHub: scenes[0]!.place.at,
      lair: scenes.at(-1)!.place.name,
      atLair: scenes.at(-1)!.place.at,
      patron: patron.name,
      villain: threat.villain,
      minions: plural(threat.minion.name),
    },
  };
}
