/** What `fetch` throws for a connection that cannot be made, and for one that is lost; it is known by these words. */
export function connectionError(message: 'fetch failed' | 'terminated', cause: unknown): TypeError {
  // An answer that is no HTTP is quoted in the error that says so, and with it whatever the other side wrote.
  if (cause instanceof Error && 'rawPacket' in cause) delete cause.rawPacket;
  return new TypeError(message, { cause });
}
