import { fetchHouse } from '../words/words.ts';

const storageKey = 'fireside.was-here';

/** Whether somebody was signed in here last time. It opens nothing: the session does. */
export function rememberVisitor(isSignedIn: boolean) {
  try {
    if (isSignedIn) localStorage.setItem(storageKey, 'yes');
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: the next visit is a little slower.
  }
}

/** Whoever was here is expected: what they will see is fetched while the service is asked who they are. */
export function goAhead() {
  try {
    if (localStorage.getItem(storageKey) === null) return;
  } catch {
    return;
  }
  // Should one of them not arrive, it is asked for again where it is needed.
  void Promise.allSettled([import('./SignedIn.tsx'), fetchHouse()]);
}
