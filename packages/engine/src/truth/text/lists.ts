/** How an item of a list begins: a dash, a number, or a picture. */
const bullet = /^\s*(?:[-*+•▪◦‣]\s|\d{1,3}[.)]\s|\p{Extended_Pictographic})/u;
/** "Gold: 25", "**Mira** – 21": a line that is a name and its number. */
const entry = /^\s*[*_]{0,3}\p{L}[\p{L}'’ ]{0,40}[*_]{0,3} ?[:–—=] ?[*_]{0,3}[+-]?\d/u;

export const isBulleted = (text: string): boolean => bullet.test(text);

/** Whether a line is one of a list. */
export const isListItem = (text: string): boolean => bullet.test(text) || entry.test(text);
