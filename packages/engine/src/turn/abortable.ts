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
