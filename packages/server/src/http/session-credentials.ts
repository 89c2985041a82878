import { sessionCookie, sessionLifetimeDays } from '@fireside/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Credentials {
  token: string;
  fromCookie: boolean;
}

function cookieValue(header: string | undefined): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === sessionCookie && value) return value;
  }
  return null;
}

/** The bearer token where there is one, else the cookie. */
export function readCredentials(request: FastifyRequest): Credentials | null {
  const { authorization = '' } = request.headers;
  // Other schemes are not ours: a proxy in front may ask for a password of its own.
  if (/^Bearer\b/i.test(authorization)) {
    const token = /^Bearer +(\S{1,200})$/i.exec(authorization)?.[1];
    return token ? { token, fromCookie: false } : null;
  }
  const cookie = cookieValue(request.headers.cookie);
  return cookie ? { token: cookie.slice(0, 200), fromCookie: true } : null;
}

function setCookie(reply: FastifyReply, value: string, maxAge: number) {
  const secure = reply.request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${sessionCookie}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`,
  );
}

export function giveCookie(reply: FastifyReply, token: string) {
  setCookie(reply, token, sessionLifetimeDays * 24 * 3600);
}

export function clearCookie(reply: FastifyReply) {
  setCookie(reply, '', 0);
}
