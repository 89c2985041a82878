import type { UserRead } from '@fireside/contract';
import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { visitQuery } from '../api/queries.ts';
import { changeSession, navigateWhenGone } from './session.ts';

vi.mock('../offline/offline.ts', () => ({ forgetKept: () => undefined }));

const user: UserRead = { id: 'u1', name: 'Wren' } as UserRead;

/** A window with one open screen, which asks for a list as screens do and closes when it hears that nobody is signed in. */
function openWindow() {
  const queryClient = new QueryClient();
  const asked: string[] = [];
  queryClient.setQueryData(visitQuery.queryKey, { user } as never);
  const list = {
    queryKey: ['games', 'active'],
    queryFn: async () => {
      asked.push('games');
      return [] as string[];
    },
    staleTime: 10_000,
  };
  queryClient.setQueryData(list.queryKey, ['g1']);
  const screen = new QueryObserver(queryClient, list);
  // A screen that hears of a change is drawn again in the next turn of the event loop, and its options are given anew.
  const close = screen.subscribe(notifyManager.batchCalls(() => screen.setOptions(list)));
  const visit = new QueryObserver(queryClient, { ...visitQuery, enabled: false });
  visit.subscribe(
    notifyManager.batchCalls(({ data }) => {
      if (!data?.user) close();
    }),
  );
  return { queryClient, asked, list };
}

test('who leaves is asked nothing more about, also when news of their games came with the goodbye', async () => {
  const { queryClient, asked, list } = openWindow();
  queryClient.setQueryData(list.queryKey, []);
  changeSession(queryClient, null);
  await new Promise<void>((resolve) => navigateWhenGone(resolve));
  expect(asked).toEqual([]);
  expect(queryClient.getQueryData(list.queryKey)).toBeUndefined();
});

test('whoever signs in finds nothing of the one before', () => {
  const { queryClient, list } = openWindow();
  changeSession(queryClient, { id: 'u2', name: 'Moss' } as UserRead, { guest: true });
  expect(queryClient.getQueryData(list.queryKey)).toBeUndefined();
  expect(queryClient.getQueryData(visitQuery.queryKey)?.user?.id).toBe('u2');
});
