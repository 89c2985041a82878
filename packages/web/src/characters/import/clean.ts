import { visible } from '@fireside/contract/visible';

/** The text up to so many characters as people count them, cleaned of what cannot be stored or seen. */
function bounded(text: string, most: number): string {
  if (text.length <= most) return text;
  return [...text.slice(0, most * 2)].slice(0, most).join('');
}

/** One line, as the service keeps names and labels. */
export function cleanLine(text: string): string {
  return visible(text.toWellFormed().replace(/\p{Cc}+/gu, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Any number of lines, as the service keeps what others are shown. */
export function cleanText(text: string): string {
  return visible(text.toWellFormed().replaceAll('\0', '').replace(/\r\n?/g, '\n')).trim();
}

/** What was left over when a text was shortened, or nothing. */
export function shorten(text: string, most: number): { text: string; isCut: boolean } {
  const kept = bounded(text, most).trim();
  return { text: kept, isCut: kept.length < text.length };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The words of a text with markup: Foundry keeps what players write as HTML. */
export function withoutMarkup(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/@\w{1,20}\[[^\]]{0,200}\]\{([^}]{0,200})\}/g, '$1')
    .replace(/&(?:#(\d{1,7})|(\w{2,6}));/g, (whole, code?: string, name?: string) => {
      if (code) return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : '';
      return name && Object.hasOwn(entities, name) ? entities[name]! : whole;
    })
    .replace(/\n{3,}/g, '\n\n');
}
