import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a header, a cookie and an address. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored in place of a token. The token is random, so a plain hash is enough. */
export function hashSecretToken(token: string): string {
  return hash('sha256', token);
}
