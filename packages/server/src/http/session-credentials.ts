import {
  deviceCookie,
  deviceLifetimeDays,
  secureCookiePrefix,
  sessionCookie,
  sessionLifetimeDays,
} from '@fireside/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecretToken } from '../accounts/secret-token.ts';

export interface Credentials {
  /** Of the token that was sent: it goes no further than here. */
  sessionHash: string;
  fromCookie: boolean;
}

type CookieName = typeof sessionCookie | typeof deviceCookie;

const lifetimeDays: Record<CookieName, number> = {
  [sessionCookie]: sessionLifetimeDays,
  [deviceCookie]: deviceLifetimeDays,
};

function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}

/** Over TLS only the name that no other host and no plain connection can have set. */
function nameOf(cookie: CookieName, request: FastifyRequest): string {
  return isSecure(request) ? `${secureCookiePrefix}${cookie}` : cookie;
}

export function readCookie(request: FastifyRequest, cookie: CookieName): string | null {
  const { cookie: header } = request.headers;
  if (header === undefined) return null;
  const wanted = nameOf(cookie, request);
  for (const pair of header.split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === wanted && value) return value.slice(0, 400);
  }
  return null;
}

/** The bearer token where there is one, else the cookie. */
export function readCredentials(request: FastifyRequest): Credentials | null {
  const { authorization = '' } = request.headers;
  // Other schemes are not ours: a proxy in front may ask for a password of its own.
  const isBearer = /^Bearer\b/i.test(authorization);
  const token = isBearer
    ? /^Bearer +(\S{1,200})$/i.exec(authorization)?.[1]
    : readCookie(request, sessionCookie);
  return token ? { sessionHash: hashSecretToken(token), fromCookie: !isBearer } : null;
}

function setCookie(reply: FastifyReply, cookie: CookieName, value: string, maxAge: number) {
  const secure = isSecure(reply.request) ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameOf(cookie, reply.request)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`,
  );
}

export function giveCookie(reply: FastifyReply, cookie: CookieName, value: string) {
  setCookie(reply, cookie, value, lifetimeDays[cookie] * 24 * 3600);
}

export function clearSessionCookie(reply: FastifyReply) {
  setCookie(reply, sessionCookie, '', 0);
}
