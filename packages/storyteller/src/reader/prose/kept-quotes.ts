const quoted = /"[^"]*"?/g;

/** What is said aloud stays as it was written, whatever is made of the words around it. */
export function withQuotesOf(written: string, text: string): string {
  const quotes = written.match(quoted) ?? [];
  if (quotes.length === 0 || (text.match(quoted) ?? []).length !== quotes.length) return text;
  let at = 0;
  return text.replace(quoted, () => quotes[at++]!);
}
