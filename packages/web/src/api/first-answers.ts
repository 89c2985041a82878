/**
 * What the service has sent together with the page: its answers at these addresses as they were then, for whoever is signed in.
 * Each is taken once, by the screen that it spares a question. That they are a little old is made good by the sockets, which tell
 * what happened since; whatever is read after one has opened is asked for.
 */
let waiting = readPage();
const page = globalThis.location?.pathname;
/** Those that were taken and are kept by nobody yet: what was read can be read without a connection later. */
let taken: Record<string, unknown> = {};
let keep: ((answers: Record<string, unknown>) => void) | null = null;

function readPage(): Record<string, unknown> {
  const part = globalThis.document?.getElementById('first-answers');
  part?.remove();
  try {
    return (JSON.parse(part?.textContent ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** An answer that came with the page; undefined where it has to be asked for. */
export function takeFirstAnswer(address: string): unknown {
  if (location.pathname !== page) dropFirstAnswers();
  const answer = waiting[address];
  if (answer === undefined) return undefined;
  delete waiting[address];
  if (keep) keep({ [address]: answer });
  else taken[address] = answer;
  return answer;
}

/** Whether what a screen is about to read may have come with the page. */
export function hasFirstAnswers(): boolean {
  return location.pathname === page && Object.keys(waiting).length > 0;
}

/** From now on something else may be true: what was not taken yet is asked for. */
export function dropFirstAnswers() {
  waiting = {};
}

/** Whoever this was for has gone. */
export function forgetFirstAnswers() {
  waiting = {};
  taken = {};
}

/** Hands over what was taken so far, and from now on whatever is. */
export function keepFirstAnswers(keeper: (answers: Record<string, unknown>) => void) {
  keep = keeper;
  keeper(taken);
  taken = {};
}
