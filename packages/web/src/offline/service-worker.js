// Lets a visited table be read without a connection. It answers only where the network does not: whoever is connected sees
// what the service says, never a copy of it.

// The build writes its own name here: every other build begins with files of its own.
const build = '__BUILD__';
const files = `fireside-files-${build}`;
const kept = 'fireside-kept';
const mostKept = 400;

/** What somebody who is signed in reads: their games, tables, characters. */
const readable =
  /^\/api\/(auth\/session|about|characters(\/[\w-]+)?|games(\/[\w-]+(\/(messages\/full|party|world|encounter|chronicle|honesty|recap))?)?)$/;

const visitPath = '/api/auth/session';

/** Counted up when nothing of what was read before may remain: an answer that was asked for earlier is not kept then. */
let epoch = 0;

async function forget() {
  epoch += 1;
  await caches.delete(kept);
}

async function keepFiles(paths) {
  const cache = await caches.open(files);
  await Promise.allSettled(paths.map(async (path) => (await cache.match(path)) ?? cache.add(path)));
}

/** The page itself, as anybody gets it, and what it begins with. */
async function keepShell() {
  const page = await fetch('/', { credentials: 'omit' });
  const html = await page.clone().text();
  const cache = await caches.open(files);
  await cache.put('/', page);
  await keepFiles([...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path));
}

async function openScreen(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const shell = await caches.match('/', { cacheName: files });
    if (shell) return shell;
    throw error;
  }
}

/** Their names change with their content. */
async function openFile(request) {
  const cache = await caches.open(files);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function keep(request, answer, asked) {
  const cache = await caches.open(kept);
  const headers = new Headers(answer.headers);
  headers.set('x-kept-at', new Date().toISOString());
  const copy = new Response(await answer.blob(), { status: answer.status, headers });
  if (asked !== epoch) return;
  // Behind all others: the first are the oldest.
  await cache.delete(request);
  await cache.put(request, copy);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -mostKept).map((key) => cache.delete(key)));
}

/** Whether the service says that somebody else is here than when it was last asked, or nobody: that is no refusal. */
async function isAnother(request, answer) {
  const copy = await caches.match(request, { cacheName: kept });
  const [before, now] = await Promise.all([copy?.json(), answer.json()]);
  return before !== undefined && before.user?.id !== now.user?.id;
}

async function read(event) {
  const { request } = event;
  let asked = epoch;
  try {
    const answer = await fetch(request);
    const isVisit = new URL(request.url).pathname === visitPath;
    if (answer.status === 401) event.waitUntil(forget());
    if (answer.ok && isVisit && (await isAnother(request, answer.clone()))) {
      await forget();
      asked = epoch;
    }
    if (answer.ok) event.waitUntil(keep(request, answer.clone(), asked));
    return answer;
  } catch (error) {
    const copy = await caches.match(request, { cacheName: kept });
    if (copy) return copy;
    throw error;
  }
}

/** What has come together with a page, and not past this worker. */
async function keepAnswers(answers) {
  let asked = epoch;
  for (const [path, body] of Object.entries(answers)) {
    const request = new Request(path);
    const { pathname } = new URL(request.url);
    if (!readable.test(pathname)) continue;
    const answer = Response.json(body);
    if (pathname === visitPath && (await isAnother(request, answer.clone()))) {
      await forget();
      asked = epoch;
    }
    await keep(request, answer, asked);
  }
}

/** A table was played on while it was open: what was read when it was opened is old. */
async function readAgain(path) {
  const asked = epoch;
  const keys = await (await caches.open(kept)).keys();
  const ofGame = keys.filter(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    return (pathname === path || pathname.startsWith(`${path}/`)) && !searchParams.has('before_id');
  });
  await Promise.allSettled(
    ofGame.map(async ({ url }) => {
      const answer = await fetch(url);
      if (answer.ok) await keep(new Request(url), answer, asked);
    }),
  );
}

self.addEventListener('install', (event) => event.waitUntil(keepShell()));

self.addEventListener('activate', (event) => {
  async function begin() {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name !== files && name !== kept).map((name) => caches.delete(name)),
    );
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  }
  event.waitUntil(begin());
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'keep') event.waitUntil(keepFiles(event.data.paths));
  if (event.data?.type === 'keep answers') event.waitUntil(keepAnswers(event.data.answers));
  if (event.data?.type === 'read again') event.waitUntil(readAgain(event.data.path));
  if (event.data?.type === 'forget') event.waitUntil(forget());
  if (event.data?.type === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(openScreen(event));
  } else if (pathname.startsWith('/assets/')) event.respondWith(openFile(request));
  else if (readable.test(pathname)) event.respondWith(read(event));
});
