import { tooManyRequests } from '@fireside/contract';

interface Options {
  /** How many are inside at once, for each key. */
  atOnce: number;
  /** How many more may wait, in the order in which they came; everybody after them is refused. */
  waiting: number;
}

interface Line {
  inside: number;
  readonly waiting: Set<() => void>;
}

/** Enters a key's line; the result leaves it again. Asked for its signal only when there is something to wait for. */
export type EnterLine = (key: string, whoever: { readonly signal: AbortSignal }) => Promise<() => void>;

const secondsToWait = 5;

/** A line for each key, so that nobody's work piles up. Whoever gives up is out of it at once. */
export function createWaitingLines({ atOnce, waiting }: Options): EnterLine {
  const lines = new Map<string, Line>();

  function leave(key: string, line: Line) {
    const [next] = line.waiting;
    if (next) return next();
    line.inside -= 1;
    if (line.inside === 0) lines.delete(key);
  }

  return async (key, whoever) => {
    const line = lines.get(key) ?? { inside: 0, waiting: new Set() };
    lines.set(key, line);
    if (line.inside < atOnce) {
      line.inside += 1;
    } else {
      if (line.waiting.size >= waiting) throw tooManyRequests(secondsToWait);
      await ownTurn(line, whoever.signal);
    }
    let isInside = true;
    return () => {
      if (isInside) leave(key, line);
      isInside = false;
    };
  };
}

/** The place of whoever leaves is handed on, so that nobody can slip in between. */
function ownTurn({ waiting }: Line, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      waiting.delete(go);
      signal.removeEventListener('abort', giveUp);
    };
    const go = () => {
      end();
      resolve();
    };
    const giveUp = () => {
      end();
      reject(signal.reason);
    };
    if (signal.aborted) return reject(signal.reason);
    waiting.add(go);
    signal.addEventListener('abort', giveUp);
  });
}
