import type { Act } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';
import type { Mark } from '../world/state.ts';
import { type Deed, refuse } from './deed.ts';
import { sceneryDone } from './lines/scenery.ts';
import { hasMark, mark, unmark } from './marks.ts';

/** What a deed makes of something that is only a word of the place: the window, the candle. */
const made: Partial<Record<Act, Mark>> = {
  break: 'broken',
  open: 'open',
  close: 'closed',
  light: 'lit',
  extinguish: 'out',
  burn: 'burnt',
  cut: 'cut',
  fix: 'mended',
};
/** What is so no more once the other is. */
const instead: Readonly<Record<Mark, readonly Mark[]>> = {
  open: ['closed'],
  closed: ['open'],
  lit: ['out'],
  out: ['lit'],
  mended: ['broken', 'cut'],
  broken: ['mended', 'closed'],
};

const prefix = 'scenery ';
/** So few of them that nothing else is forgotten for their sake. */
const most = 6;

const idOf = (turn: Telling, head: string) =>
  `${prefix}${turn.place.name.slice(0, 40)}: ${head.slice(0, 30)}`;

/** What became of it. */
export const sceneryMarks = (turn: Telling, head: string): readonly Mark[] =>
  turn.state.things[idOf(turn, head)] ?? [];

/** What was done to it before is not done again: that is said. Whether it was. */
export function isDoneToScenery(deed: Deed): boolean {
  const { object, step, turn } = deed;
  const change = made[step.act];
  if (object?.kind !== 'scenery' || !step.object || !change) return false;
  if (!hasMark(turn.state, idOf(turn, step.object.head), change)) return false;
  refuse(deed, sceneryDone, { how: change, thing: step.object.shown });
  return true;
}

/** Notes what a deed has made of it, where nothing kept it from being done. */
export function noteScenery({ object, step, turn }: Deed, rolls: number): void {
  const change = made[step.act];
  if (object?.kind !== 'scenery' || !step.object || step.object.isOwn || !change) return;
  if (!turn.isTimeless && !turn.isWaiting && rollsOf(turn) === rolls) markScenery({ object, step, turn });
}

/** What a deed has certainly made of it. */
export function markScenery({ object, step, turn }: Pick<Deed, 'object' | 'step' | 'turn'>): void {
  const change = made[step.act];
  if (object?.kind !== 'scenery' || !step.object || !change) return;
  const id = idOf(turn, step.object.head);
  unmark(turn, id, ...(instead[change] ?? []));
  mark(turn, id, change);
  const { things } = turn.state;
  const all = Object.keys(things).filter((one) => one.startsWith(prefix));
  for (const oldest of all.slice(0, -most)) delete things[oldest];
}

export const rollsOf = ({ effects }: Telling): number =>
  effects.filter(({ kind }) => kind === 'rolled').length;
