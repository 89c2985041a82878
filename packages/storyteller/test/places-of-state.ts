/** Where the party is, as a tale that was kept has it. */
export function placesOfState(tale: unknown): string {
  return typeof tale === 'object' && tale !== null && 'at' in tale ? String(tale.at) : '';
}
