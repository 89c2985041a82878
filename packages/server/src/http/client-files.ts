import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { addressOf, Refusal, sessionCookie, type Visit } from '@fireside/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFirstAnswers } from './first-answers.ts';
import type { RateLimiter } from './rate-limit.ts';
import { readScreens } from './screen-files.ts';
import { readScreenPage } from './screen-page.ts';
import { readCookie } from './session-credentials.ts';

const sessionAddress = addressOf('readSession');
const defaultFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

interface Parts {
  /** How often somebody gets a page with its answers; beyond that it is the page alone, which asks for them. */
  pages: RateLimiter;
  folder?: string;
}

/** Serves the built client at `/`; every path that is no file and not of the API is one of its screens. */
export async function serveClientFiles(app: FastifyInstance, { pages, folder = defaultFolder }: Parts) {
  const isBuilt = existsSync(path.join(folder, 'index.html'));
  const isScreen = ({ method, url }: FastifyRequest) =>
    isBuilt &&
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|assets)(\/|$)/.test(url) &&
    !/\.\w+(\?|$)/.test(url);
  // Before any body is read: there is nobody to read it for.
  app.addHook('onRequest', async (request) => {
    if (request.is404 && !isScreen(request)) throw new Refusal('not_found');
  });
  if (!isBuilt) return;
  const page = readScreenPage(folder);
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    // The build writes each text file as .br and .gz too.
    preCompressed: true,
    setHeaders(reply, file) {
      // Vite puts a hash of the content into the names of its assets.
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (path.basename(file).startsWith('index.html')) reply.header('content-security-policy', page.policy);
    },
  });
  const screenAt = readScreens(folder);

  function mayHaveAnswers(visit: string): boolean {
    const { user } = JSON.parse(visit) as Visit;
    if (!user) return false;
    try {
      pages.take(user.id);
      return true;
    } catch {
      return false;
    }
  }

  app.setNotFoundHandler(async (request, reply) => {
    // Whoever is signed in will need this; the page itself finds that out a round or two later.
    if (request.method !== 'GET' || !readCookie(request, sessionCookie)) return reply.sendFile('index.html');
    const { files, reads } = screenAt(request.url, request.headers['accept-language']);
    if (files.length > 0)
      reply.header('link', files.map((file) => `<${file}>; rel=modulepreload; crossorigin`).join(', '));
    const [visit] = await readFirstAnswers(app, request, [[sessionAddress]]);
    if (!visit || !mayHaveAnswers(visit[1])) return reply.sendFile('index.html');
    return page.send(request, reply, [visit, ...(await readFirstAnswers(app, request, reads))]);
  });
}
