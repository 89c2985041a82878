import type { FastifyReply, FastifyRequest } from 'fastify';

/** Everything comes from our own origin; scripts are files, never inline. Styles: the client's libraries place elements by style attributes. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply) {
  reply.header('content-security-policy', contentSecurityPolicy);
  reply.header('x-content-type-options', 'nosniff');
  reply.header('x-frame-options', 'DENY');
  reply.header('referrer-policy', 'no-referrer');
  reply.header('cross-origin-opener-policy', 'same-origin');
  reply.header('cross-origin-resource-policy', 'same-origin');
  reply.header('permissions-policy', 'camera=(), microphone=(self), geolocation=()');
  if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
  if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
}
