import { plainText } from './prose/plain-text.ts';

/** Somebody's words as they were written, where they cannot be shown better. */
export function PlainWords({ text }: { text: unknown }) {
  return <p className="contained prose whitespace-pre-line">{plainText(String(text))}</p>;
}
