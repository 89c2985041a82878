/** The token of the link that the service printed. In the fragment of an address it never reaches a server's log. */
export function readSetupToken(hash: string): string | null {
  return /^#setup=([\w-]{1,200})$/.exec(hash)?.[1] ?? null;
}

/** It was used: nobody finds it in the history of this window. */
export function forgetSetupToken() {
  if (readSetupToken(location.hash)) history.replaceState(null, '', location.pathname);
}
