import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Everything comes from our own origin; scripts are files, or parts of our own page that are named by what they say. Styles: the
 * client's libraries place elements by style attributes.
 */
export function contentSecurityPolicy(inlineScripts: readonly string[] = []): string {
  const named = inlineScripts.map(
    (script) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self'${named.join('')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const policy = contentSecurityPolicy();

export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply) {
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
  reply.header('x-content-type-options', 'nosniff');
  reply.header('x-frame-options', 'DENY');
  reply.header('referrer-policy', 'no-referrer');
  reply.header('cross-origin-opener-policy', 'same-origin');
  reply.header('cross-origin-resource-policy', 'same-origin');
  reply.header('permissions-policy', 'camera=(), microphone=(self), geolocation=()');
  if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
  if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
}
