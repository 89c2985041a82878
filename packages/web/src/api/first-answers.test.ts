import { beforeEach, expect, test, vi } from 'vitest';

const session = { user: { name: 'Mira' } };

/** The module as a page begins with it. */
async function openPage(part: string | null, pathname = '/') {
  const remove = vi.fn();
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('document', {
    getElementById: () => (part === null ? null : { textContent: part, remove }),
  });
  vi.resetModules();
  return { ...(await import('./first-answers.ts')), remove };
}

beforeEach(() => {
  vi.unstubAllGlobals();
  return () => vi.unstubAllGlobals();
});

test('[E13.81] what came with the page is taken once, and leaves the page', async () => {
  const page = await openPage(JSON.stringify({ '/api/auth/session': session, '/api/about': 0 }));
  expect(page.remove).toHaveBeenCalled();
  expect(page.hasFirstAnswers()).toBe(true);
  expect(page.takeFirstAnswer('/api/auth/session')).toEqual(session);
  expect(page.takeFirstAnswer('/api/auth/session')).toBeUndefined();
});

test('[E13.81] what is taken is kept, before and after somebody can keep it', async () => {
  const page = await openPage(JSON.stringify({ '/api/auth/session': session, '/api/characters': [] }));
  page.takeFirstAnswer('/api/auth/session');
  const kept = vi.fn();
  page.keepFirstAnswers(kept);
  page.takeFirstAnswer('/api/characters');
  expect(kept.mock.calls).toEqual([[{ '/api/auth/session': session }], [{ '/api/characters': [] }]]);
});

test.each([
  ['a socket has opened', (page: Awaited<ReturnType<typeof openPage>>) => page.dropFirstAnswers()],
  ['somebody has gone on', () => vi.stubGlobal('location', { pathname: '/characters' })],
  ['another is here', (page: Awaited<ReturnType<typeof openPage>>) => page.forgetFirstAnswers()],
])('[E13.81] nothing is taken once %s', async (_when, happens) => {
  const page = await openPage(JSON.stringify({ '/api/about': {}, '/api/characters': [] }));
  page.takeFirstAnswer('/api/about');
  happens(page);
  expect(page.hasFirstAnswers()).toBe(false);
  expect(page.takeFirstAnswer('/api/characters')).toBeUndefined();
});

test('[E13.81] whoever has gone leaves nothing to be kept', async () => {
  const page = await openPage(JSON.stringify({ '/api/characters': [] }));
  page.takeFirstAnswer('/api/characters');
  page.forgetFirstAnswers();
  const kept = vi.fn();
  page.keepFirstAnswers(kept);
  expect(kept.mock.calls).toEqual([[{}]]);
});

test.each([null, '', '{', 'null'])('a page with %s brings nothing', async (part) => {
  const page = await openPage(part);
  expect(page.takeFirstAnswer('/api/about')).toBeUndefined();
});
