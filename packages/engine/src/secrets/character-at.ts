/** A character as readers see it, and how much text it takes. */
export interface Character {
  codePoint: number;
  length: number;
}

/** Clients show `&#75;` as the letter K, and names like `&nbsp;` as what parts or joins words. */
const entity = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|[a-zA-Z]{2,6});/y;
/** What may still become one. */
const beginning = /&(?:#(?:\d{0,7}|[xX][\da-fA-F]{0,6})|[a-zA-Z]{0,6})$/y;

export const ampersand = 0x26;
const space = 0x20;
const lastCodePoint = 0x10ffff;

/** The character at a place; null when it takes more text to know it. */
export function characterAt(text: string, at: number, isLast: boolean): Character | null {
  const codePoint = text.codePointAt(at)!;
  if (codePoint === ampersand) return ampersandAt(text, at, isLast);
  const isHalf = codePoint >= 0xd800 && codePoint < 0xdc00;
  if (isHalf && at + 1 === text.length && !isLast) return null;
  return { codePoint, length: codePoint > 0xffff ? 2 : 1 };
}

function ampersandAt(text: string, at: number, isLast: boolean): Character | null {
  entity.lastIndex = at;
  const found = entity.exec(text);
  if (found) {
    const [whole, decimal, hexadecimal] = found;
    const number = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : space;
    return { codePoint: Math.min(number, lastCodePoint), length: whole.length };
  }
  beginning.lastIndex = at;
  return !isLast && beginning.test(text) ? null : { codePoint: ampersand, length: 1 };
}
