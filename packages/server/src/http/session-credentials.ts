import { IncomingMessage } from 'node:http';
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

/** The cookie is sent again at most this often, by each node. */
const renewEvery = 24 * 3600 * 1000;
const maximumRemembered = 10_000;

/**
 * Sends the cookie of a session that is used again, so that it lasts in the browser as long as the session does here. Not where
 * the answer gives or clears one itself, and not to the service that asks for somebody's page: it would not reach the browser.
 */
export function createCookieRenewal(now: () => number): (reply: FastifyReply) => void {
  const sent = new Map<string, number>();
  return (reply) => {
    const { caller, credentials, raw } = reply.request;
    if (!caller || !credentials?.fromCookie || !(raw instanceof IncomingMessage)) return;
    if (reply.hasHeader('set-cookie')) return;
    const time = now();
    const last = sent.get(caller.sessionHash);
    if (last !== undefined && time - last < renewEvery) return;
    if (sent.size >= maximumRemembered) sent.clear();
    sent.set(caller.sessionHash, time);
    giveCookie(reply, sessionCookie, readCookie(reply.request, sessionCookie)!);
  };
}
