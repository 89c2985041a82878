import { endings } from '../lines/adventure.ts';
import { genreOf } from '../plot/genre.ts';
import type { Person } from '../plot/outline.ts';
import type { Plot } from '../plot/plot.ts';
import { tables } from '../tables/index.ts';
import type { Place, Threat } from '../tables/types.ts';

const nobody = { name: 'enemy', attacks: [], words: 'enemy' } as const;

/** A plot without any invention of its own: what there is to tell stands in the adventure's text. */
export function adventurePlot(description: string, person: string | null): Plot {
  const table = tables[genreOf(description) ?? 'fantasy'];
  const place: Place = {
    id: 'text',
    kind: 'site',
    name: 'this place',
    at: 'here',
    arrival: '',
    senses: [],
    features: [],
    obstacle: {
      name: 'the way ahead',
      words: '',
      block: '',
      skills: ['athletics'],
      pass: '',
      cost: '',
      fail: '',
    },
  };
  const threat: Threat = {
    id: 'text',
    tags: '',
    titles: [],
    pitch: '',
    quest: '',
    villain: nobody,
    minion: nobody,
    hook: [],
    rumours: [],
    clues: [],
    signs: [],
    twists: [],
    weakness: { words: '', use: '' },
    ambush: [],
    confront: [],
    taunts: [],
    sway: [],
    turning: [],
    ...endings,
  };
  const speaker: Person | null = person ? { name: person, role: '', she: false } : null;
  return {
    table: { ...table, complications: [], talk: [], hours: [] },
    threat,
    twist: { text: '', fact: '' },
    patron: { name: '', role: '', she: false },
    scenes: [{ place, beat: 'lead', person: speaker }],
    slots: {},
  };
}
