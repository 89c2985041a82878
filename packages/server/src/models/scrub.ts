const keyShaped = /\b(?:sk|key|pk|rk)-[\w*.-]{4,}/g;

/** Removes the given keys, and whatever else has the shape of one: providers like to quote half of it back. */
export function scrub(text: string, keys: readonly string[]): string {
  let clean = text;
  for (const key of keys) if (key) clean = clean.replaceAll(key, '[key]');
  return clean.replace(keyShaped, '[key]');
}
