/** The time of the database, which all nodes share however wrong their own clocks are. */
export interface DatabaseClock {
  now(): number;
  stop(): void;
}

/** Clocks drift by milliseconds in this time. */
const askEvery = 60_000;

/** Asks the database once in a while and counts on from there, by a clock that cannot be set. */
export async function startDatabaseClock(
  ask: () => Promise<number>,
  elapsed = () => performance.now(),
): Promise<DatabaseClock> {
  let ahead = 0;

  async function look() {
    const before = elapsed();
    const answer = await ask();
    ahead = answer - (before + elapsed()) / 2;
  }

  await look();
  // A database that is away is asked again the next time.
  const looks = setInterval(() => void look().catch(() => {}), askEvery);
  looks.unref();
  return { now: () => Math.round(ahead + elapsed()), stop: () => clearInterval(looks) };
}
