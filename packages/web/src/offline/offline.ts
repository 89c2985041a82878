import { useSyncExternalStore } from 'react';
import { keepFirstAnswers } from '../api/first-answers.ts';

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function announce(worker: ServiceWorker | null) {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** What this window has loaded before it could be watched. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

function watch(registration: ServiceWorkerRegistration) {
  // The first one replaces nobody: there is nothing to tell.
  const isNews = () => registration.waiting !== null && navigator.serviceWorker.controller !== null;
  if (isNews()) announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (isNews()) announce(registration.waiting);
    });
  });
}

/** Tables that were visited can be read without a connection. Browsers allow it over HTTPS, and on the machine itself. */
export async function prepareForOffline() {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    watch(await navigator.serviceWorker.register('/service-worker.js'));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'keep', paths: loadedFiles() });
    keepFirstAnswers((answers) => active?.postMessage({ type: 'keep answers', answers }));
  } catch {
    // Storage is blocked or full: without a connection there is nothing to read then.
  }
}

/** Nothing that somebody read in this browser is kept for whoever comes next. */
export function forgetKept() {
  const { serviceWorker } = navigator;
  const message = { type: 'forget' };
  if (serviceWorker?.controller) return serviceWorker.controller.postMessage(message);
  // A window that was reloaded past the worker has none, and what it kept is still there.
  void serviceWorker?.getRegistration().then((registration) => registration?.active?.postMessage(message));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes to a newer client that is loaded already; null while there is none. */
export function useUpdate(): (() => void) | null {
  const worker = useSyncExternalStore(subscribe, () => waiting);
  if (!worker) return null;
  return () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage({ type: 'take over' });
  };
}
