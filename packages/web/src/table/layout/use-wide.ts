import { useSyncExternalStore } from 'react';

const query = matchMedia('(width >= 64rem)');

function subscribe(listener: () => void) {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether party, story and sheet have room beside each other. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
