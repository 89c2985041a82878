import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { Refusal, sessionCookie } from '@fireside/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readScreenFiles } from './screen-files.ts';
import { readCookie } from './session-credentials.ts';

const defaultFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Serves the built client at `/`; every path that is no file and not of the API is one of its screens. */
export async function serveClientFiles(app: FastifyInstance, folder = defaultFolder) {
  const isBuilt = existsSync(path.join(folder, 'index.html'));
  if (isBuilt) {
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
      },
    });
  }
  const isScreen = ({ method, url }: FastifyRequest) =>
    isBuilt &&
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|assets)(\/|$)/.test(url) &&
    !/\.\w+(\?|$)/.test(url);
  // Before any body is read: there is nobody to read it for.
  app.addHook('onRequest', async (request) => {
    if (request.is404 && !isScreen(request)) throw new Refusal('not_found');
  });
  const screenFiles = isBuilt ? readScreenFiles(folder) : () => [];
  app.setNotFoundHandler((request, reply) => {
    // Whoever is signed in will need them; the page itself finds that out a round later.
    if (readCookie(request, sessionCookie)) {
      const files = screenFiles(request.url, request.headers['accept-language']);
      if (files.length > 0)
        reply.header('link', files.map((file) => `<${file}>; rel=modulepreload; crossorigin`).join(', '));
    }
    return reply.sendFile('index.html');
  });
}
