import { useRef } from 'react';

/** Whether something has been so at any time, for what is loaded when it is first wanted. */
export function useEver(now: boolean): boolean {
  const ever = useRef(now);
  ever.current ||= now;
  return ever.current;
}
