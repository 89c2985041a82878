/** Whether an address leads only to the machine on which it is typed. */
export function isOwnMachine(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return /^(?:.*\.)?localhost$|^127\.|^\[::1\]$/.test(hostname);
}

/**
 * Where friends reach the service, the likeliest first: where this page was reached itself, then what the service knows of
 * its network. Empty when nobody else reaches it.
 */
export function reachableAddresses(here: string, known: readonly string[]): string[] {
  const own = isOwnMachine(here) ? [] : [here];
  const others = known.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
  return [...new Set([...own, ...others.filter((address) => !isOwnMachine(address))])];
}
