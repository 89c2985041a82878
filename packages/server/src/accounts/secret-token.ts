import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a header, a cookie and an address. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored in place of a token. The token is random, so a plain hash is enough. */
export function hashSecretToken(token: string): string {
  return hash('sha256', token);
}

/** The name by which its owner may know a session. It leads back neither to the token nor to what is stored of it. */
export function publicSessionId(sessionHash: string): string {
  const digest = hash('sha256', `session ${sessionHash}`);
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => digest.slice(from, to))
    .join('-');
}
