/** Repeatable random numbers (mulberry32): the same seed, the same evening. */
export function randomSource(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    /** Log-normal with the given mean. */
    around: (mean, spread) => mean * Math.exp(spread * normal() - (spread * spread) / 2),
    happens: (share) => next() < share,
  };
}

const batchSeconds = 0.04;

/**
 * Plays tables side by side and counts, second by second, what the service has to do. Tables do not disturb each
 * other here: what a crowd costs is for the model of the load to say.
 */
export function play({ tables, seconds, seed, assumptions }) {
  const random = randomSource(seed);
  const value = Object.fromEntries(Object.entries(assumptions).map(([name, entry]) => [name, entry.value]));
  const spread = Object.fromEntries(Object.entries(assumptions).map(([name, entry]) => [name, entry.spread]));
  const draw = (name) => random.around(value[name], spread[name]);
  const counts = () => new Float64Array(seconds);
  const perSecond = {
    turns: counts(),
    running: counts(),
    deltas: counts(),
    small: counts(),
    large: counts(),
  };

  const count = (series, at, amount = 1) => {
    if (at >= 0 && at < seconds) series[Math.floor(at)] += amount;
  };
  /** Spreads an amount per second over an interval. */
  const spreadOver = (series, from, to, rate) => {
    for (let second = Math.max(0, Math.floor(from)); second < Math.min(seconds, to); second += 1) {
      series[second] += rate * (Math.min(to, second + 1) - Math.max(from, second));
    }
  };

  /** One turn from the player's message to the DM's; gives the time of its end. */
  function turn(at) {
    count(perSecond.turns, at);
    let writesAt = at + draw('firstTokenSeconds');
    // The player's message, and word of the turn that is owed, to whoever has the game.
    count(perSecond.large, at);
    count(perSecond.small, at, 2);
    if (random.happens(value.toolRounds)) {
      count(perSecond.small, writesAt, 2);
      if (random.happens(value.sheetChanges / value.toolRounds)) count(perSecond.large, writesAt);
      writesAt += draw('firstTokenSeconds');
    }
    const end = writesAt + draw('replyTokens') / value.tokensPerSecond;
    spreadOver(perSecond.deltas, writesAt, end, Math.min(value.tokensPerSecond, 1 / batchSeconds));
    spreadOver(perSecond.running, at, end, 1);
    count(perSecond.large, end);
    return end;
  }

  const warmUp = 120;
  for (let table = 0; table < tables; table += 1) {
    let now = -warmUp - random.next() * value.thinkSeconds;
    while (now < seconds) {
      now = turn(now + draw('thinkSeconds'));
      if (random.happens(value.secondVoice)) now = turn(now);
    }
  }
  return perSecond;
}

/** Mean and the busiest second in a hundred. */
export function summary(series) {
  const sorted = Float64Array.from(series).sort();
  const mean = series.reduce((sum, value) => sum + value, 0) / series.length;
  return { mean, peak: sorted[Math.floor(sorted.length * 0.99)] };
}
