import type { AdventureExcerpt } from '@fireside/engine';

/** Splits a text at its headings; what comes before the first is the opening. */
export function passagesOf(text: string): AdventureExcerpt[] {
  return text.split(/^## /m).map((part, position) => {
    const [heading = '', ...rest] = part.split('\n');
    return position === 0
      ? { position, heading: heading.replace(/^# /, ''), text: rest.join('\n').trim() }
      : { position, heading: heading.trim(), text: rest.join('\n').trim() };
  });
}

const small = new Set(
  'the and for with that this from what they there into about have who ask going search look'.split(' '),
);

/** The opening always, and the passages that share words with the message, the likeliest first. */
export function wordLibrary(text: string): (message: string) => AdventureExcerpt[] {
  const passages = passagesOf(text);
  return (message) => {
    const words = (message.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !small.has(word));
    const ranked = passages
      .slice(1)
      .map((passage) => {
        const own = `${passage.heading} ${passage.text}`.toLowerCase();
        return { passage, score: words.filter((word) => own.includes(word)).length };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, 3);
    return [passages[0]!, ...ranked.map(({ passage }) => passage)];
  };
}
