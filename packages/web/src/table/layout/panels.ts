import type { ReactNode } from 'react';

/** What somebody looks at: one panel on a phone; where there is room for three, what is beside the story. */
export type View = 'story' | 'party' | 'sheet' | 'journal' | 'table';

/** The parts of a table, laid out by the room that there is. */
export interface Panels extends Record<View, ReactNode> {
  view: View;
  onView: (view: View) => void;
}
