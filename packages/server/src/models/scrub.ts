const keyShaped = /\b(?:sk|key|pk|rk)-[\w*.-]{4,}/g;

/** Removes the given keys, and whatever else has the shape of one: providers like to quote half of it back. */
export function scrub(text: string, keys: readonly string[]): string {
  let clean = text;
  for (const key of keys) if (key) clean = clean.replaceAll(key, '[key]');
  return clean.replace(keyShaped, '[key]');
}

type Fetch = typeof fetch;

/** Bodies of refusals are read whole by the providers and end up in errors and logs; a scrubbed copy does instead. */
export function scrubbingFetch(fetch: Fetch, keys: readonly string[]): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.ok) return response;
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    headers.delete('content-encoding');
    const { status, statusText } = response;
    const body = response.body && scrub(await response.text(), keys);
    return new Response(body, { status, statusText, headers });
  };
}
