import type { IncomingHttpHeaders } from 'node:http';

/** Whether a browser page of this origin may use the service: its own pages, and those that were configured. */
export function createOriginCheck(configured: readonly string[]) {
  const allowed = new Set(configured);
  return (origin: string, host: string | undefined): boolean => {
    if (allowed.has(origin)) return true;
    const parsed = URL.parse(origin);
    return parsed !== null && host !== undefined && parsed.host === host.toLowerCase();
  };
}

export type OriginCheck = ReturnType<typeof createOriginCheck>;

/** A page of another site made this request. A program sends neither header and is welcome. */
export function isForeign(
  headers: IncomingHttpHeaders,
  host: string | undefined,
  check: OriginCheck,
): boolean {
  if (headers.origin !== undefined) return !check(headers.origin, host);
  return headers['sec-fetch-site'] === 'cross-site';
}
