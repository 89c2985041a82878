/** What this browser remembers of somebody's last visit to a table. */
export interface LastVisit {
  /** When the newest message that they saw was written. */
  seenAt: number;
  /** Whether they have said anything there. */
  spoke: boolean;
  /** The last message of the newest chapter that they were told, and put away. */
  toldTo: number;
}

const never: LastVisit = { seenAt: 0, spoke: false, toldTo: 0 };

function keyOf(gameId: string, userId: string): string {
  return `fireside.visit.${gameId}.${userId}`;
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

export function readLastVisit(gameId: string, userId: string): LastVisit {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(gameId, userId)) ?? '{}') as Record<string, unknown>;
    return {
      seenAt: numberOf(stored.seenAt),
      spoke: stored.spoke === true,
      toldTo: numberOf(stored.toldTo),
    };
  } catch {
    return never;
  }
}

export function keepVisit(gameId: string, userId: string, change: Partial<LastVisit>) {
  try {
    const visit = { ...readLastVisit(gameId, userId), ...change };
    localStorage.setItem(keyOf(gameId, userId), JSON.stringify(visit));
  } catch {
    // Storage is full or blocked: the next visit is like a first one.
  }
}

const day = 86_400_000;

/** Whether somebody comes late to a table, or comes back after a day. */
export function isStranger({ seenAt, spoke }: LastVisit, { now, speaks }: { now: number; speaks: boolean }) {
  return (!spoke && !speaks) || (seenAt > 0 && now - seenAt > day);
}
