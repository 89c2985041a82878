import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asPagePart } from './first-answers.ts';
import { lastWordsIn } from './last-words.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const packed = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** The page of the client, and how it is sent to somebody with what they read there first. */
export function readScreenPage(folder: string) {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const policy = contentSecurityPolicy(
    [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text!),
  );
  // Who is here need not be asked.
  const known = page.replace(/\s*<link rel="preload" href="\/api\/auth\/session"[^>]*>/, '');
  const end = known.lastIndexOf('</body>');
  const emptyPlace = '<div id="told-last" hidden';
  const wordsPlace = '<!-- told last -->';

  /** As the page is for somebody who has read a story here. */
  function telling(words: string, html: string): string {
    if (words === '') return html;
    return html.replace(emptyPlace, emptyPlace.replace(' hidden', '')).replace(wordsPlace, () => words);
  }

  return {
    /** What may run in it. */
    policy,
    /** For them alone, and kept by nobody on the way: with the answers, and with the end of the story that is told here. */
    async send(
      request: FastifyRequest,
      reply: FastifyReply,
      answers: readonly (readonly [string, string])[],
    ): Promise<FastifyReply> {
      const html =
        telling(lastWordsIn(answers), known.slice(0, end)) + asPagePart(answers) + known.slice(end);
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .header('cache-control', 'private, no-store')
        .header('vary', 'accept-encoding, cookie');
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
      if (!encoding) return reply.send(html);
      return reply.header('content-encoding', encoding).send(await packed[encoding](html));
    },
  };
}
