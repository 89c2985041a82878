/**
 * Aborts the controller as soon as one of the signals is aborted, for the same reason; the function that is answered
 * ends that. `AbortSignal.any` would do, but a signal that lives long keeps a trace of everything that was ever
 * derived from it.
 */
export function abortWith(controller: AbortController, ...signals: AbortSignal[]): () => void {
  const listeners = signals.map((signal) => {
    const listener = () => controller.abort(signal.reason);
    if (signal.aborted) listener();
    else signal.addEventListener('abort', listener, { once: true });
    return () => signal.removeEventListener('abort', listener);
  });
  return () => {
    for (const remove of listeners) remove();
  };
}

/** Settles with the promise, or rejects with the signal's reason as soon as it is aborted: nothing is waited for in vain. */
export function abortable<T>(promise: PromiseLike<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) {
      abort();
    } else {
      signal.addEventListener('abort', abort, { once: true });
    }
    promise.then(resolve, reject).then(() => signal.removeEventListener('abort', abort));
  });
}
