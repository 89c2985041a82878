const hour = 3600 * 1000;
const rowsOfEach = 20;
const rowsOfAll = 1_000;
const keysCounted = 1_000;

/** How often something happened beyond what was recorded singly. */
export interface Uncounted {
  /** Null for all that came from too many places to tell them apart. */
  key: string | null;
  times: number;
  /** When the hour began. */
  from: number;
}

export interface FloodGate {
  /** Whether this may have a row of its own. */
  admit(key: string): boolean;
  /** What was not admitted in hours that are over; all of it where `now` is said. */
  takeUncounted(now?: 'now'): Uncounted[];
}

interface Clocks {
  now(): number;
  /** How long an hour is. */
  elapsed(): number;
}

/** So many rows for each key and hour, so many in all; the rest is counted, so that no flood of attempts can fill a disk. */
export function createFloodGate({ now, elapsed }: Clocks): FloodGate {
  let from = now();
  let turnedAt = elapsed();
  let admitted = 0;
  let rows = new Map<string, number>();
  let refused = new Map<string | null, number>();
  let over: Uncounted[] = [];

  function turnHour() {
    over.push(...[...refused].map(([key, times]) => ({ key, times, from })));
    from = now();
    turnedAt = elapsed();
    admitted = 0;
    rows = new Map();
    refused = new Map();
  }

  return {
    admit(key) {
      if (elapsed() - turnedAt >= hour) turnHour();
      const before = rows.get(key) ?? 0;
      if (before < rowsOfEach && admitted < rowsOfAll) {
        rows.set(key, before + 1);
        admitted++;
        return true;
      }
      const counted = refused.has(key) || refused.size < keysCounted ? key : null;
      refused.set(counted, (refused.get(counted) ?? 0) + 1);
      return false;
    },
    takeUncounted(moment) {
      if (moment === 'now' || elapsed() - turnedAt >= hour) turnHour();
      const taken = over;
      over = [];
      return taken;
    },
  };
}
