import type { Snapshot } from '../snapshot.ts';
import { oneLine, quote } from './quote.ts';

const list = (texts: readonly string[]) => quote(texts.map((text) => `- ${oneLine(text)}`).join('\n'));

/** `German (de)`; a tag that nobody knows stands alone. */
function languageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag);
    return name ? `${name} (${tag})` : tag;
  } catch {
    return tag;
  }
}

/** What the players do not want in their story, and what they leave to the DM. Changes rarely. */
export function safetySection({ game: { lines, veils, agency, language } }: Snapshot): string {
  const rules = [
    ...(language
      ? [`Language: narrate and speak in ${languageName(language)}, whichever language the players write in.`]
      : []),
    ...(lines.length > 0
      ? ['Lines: none of this ever comes into the story, not even as a hint.', list(lines)]
      : []),
    ...(veils.length > 0
      ? ['Veils: this may happen, but out of sight. Look away, and go on afterwards.', list(veils)]
      : []),
    ...(agency
      ? []
      : [
          'These players let you give their characters small words, gestures and feelings. What matters they decide.',
        ]),
  ];
  return rules.length === 0 ? '' : ['# What holds at this table', ...rules].join('\n');
}
