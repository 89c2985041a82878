const hour = 3600 * 1000;
const rowsOfEach = 20;
/** Those who are refused leave room for those who are not. */
const rowsOfAll = { refused: 700, done: 300 };
const keysCounted = 1_000;

export type Outcome = keyof typeof rowsOfAll;

/** How often something happened beyond what was recorded singly. */
export interface Unrecorded {
  /** Null for all that came from too many places to tell them apart. */
  key: string | null;
  times: number;
  /** When the hour began. */
  from: number;
}

export interface FloodGate {
  /** Whether this may have a row of its own. */
  admit(outcome: Outcome, key: string): boolean;
  /** What was not admitted in hours that are over; all of it where `now` is said. */
  takeUnrecorded(now?: 'now'): Unrecorded[];
}

interface Clocks {
  now(): number;
  /** How long an hour is. */
  elapsed(): number;
}

/** So many rows for each key and hour, so many in all of either outcome; the rest is counted, so that no flood of attempts can fill a disk. */
export function createFloodGate({ now, elapsed }: Clocks): FloodGate {
  let from = now();
  let turnedAt = elapsed();
  let admitted = { refused: 0, done: 0 };
  let rows = new Map<string, number>();
  let refused = new Map<string | null, number>();
  let over: Unrecorded[] = [];

  function turnHour() {
    over.push(...[...refused].map(([key, times]) => ({ key, times, from })));
    from = now();
    turnedAt = elapsed();
    admitted = { refused: 0, done: 0 };
    rows = new Map();
    refused = new Map();
  }

  return {
    admit(outcome, key) {
      if (elapsed() - turnedAt >= hour) turnHour();
      const before = rows.get(key) ?? 0;
      if (before < rowsOfEach && admitted[outcome] < rowsOfAll[outcome]) {
        rows.set(key, before + 1);
        admitted[outcome]++;
        return true;
      }
      const counted = refused.has(key) || refused.size < keysCounted ? key : null;
      refused.set(counted, (refused.get(counted) ?? 0) + 1);
      return false;
    },
    takeUnrecorded(moment) {
      if (moment === 'now' || elapsed() - turnedAt >= hour) turnHour();
      const taken = over;
      over = [];
      return taken;
    },
  };
}
