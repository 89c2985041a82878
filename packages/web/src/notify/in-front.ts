import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

const lockName = (gameId: string) => `fireside.table.${gameId}`;

function tableOf(path: string): string | null {
  return /^\/games\/([^/]+)$/.exec(path)?.[1] ?? null;
}

export function useVisible(): boolean {
  const [visible, setVisible] = useState(!document.hidden);
  useEffect(() => {
    const look = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
}

/** Lets the other windows of this browser know which table is in front of somebody here. */
export function useTableInFront() {
  const [path] = useLocation();
  const gameId = tableOf(path);
  const visible = useVisible();
  useEffect(() => {
    if (!gameId || !visible || !navigator.locks) return;
    let leave = () => {};
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    void navigator.locks.request(lockName(gameId), { mode: 'shared' }, () => left);
    return () => leave();
  }, [gameId, visible]);
}

/** Whether somebody looks at this table, in this window or in another one of this browser. */
export async function isInFront(gameId: string): Promise<boolean> {
  if (!document.hidden && tableOf(location.pathname) === gameId) return true;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === lockName(gameId));
}

/** Of several windows that hear of the same thing, one does something about it. */
export async function once(what: string, act: () => void) {
  if (!navigator.locks) return act();
  await navigator.locks.request(`fireside.${what}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    act();
    // The others hear of it at about the same time.
    await new Promise((resolve) => setTimeout(resolve, 5_000));
  });
}
