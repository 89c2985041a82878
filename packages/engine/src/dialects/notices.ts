import { type Block, dropped, type Opening, type Place } from './block.ts';
import type { Look } from './mark.ts';

/** How our own notices to a model begin, which some repeat. */
const notices = [
  { opening: '[not shown to the players:', hasResults: false },
  { opening: '[your tool calls were carried out', hasResults: true },
  { opening: '[the table has heard nothing yet', hasResults: false },
] as const;

/** Lines of results, which follow a notice: `| roll_dice: {…}`. */
function results(): Block {
  let isLineStart = false;
  let isSame = true;
  return dropped({
    by: 'char',
    ends(char) {
      const isOver = (isLineStart && char !== '|') || (isSame && !/\s/.test(char));
      isSame &&= char !== '\n';
      isLineStart = char === '\n';
      return isOver ? 'before' : null;
    },
  });
}

/** To its closing bracket, whatever is quoted inside; to the end of the paragraph when there is none. */
function notice(hasResults: boolean): Block {
  let depth = 1;
  let quotes = 0;
  /** A quotation mark that opened one counts as space. */
  let before = ' ';
  return {
    ...dropped({
      by: 'char',
      ends(char) {
        if (before === '\n' && char === '\n') return 'before';
        const opens = char === '“' || (char === '"' && /[\s([]/.test(before));
        before = opens ? ' ' : char;
        if (opens) quotes++;
        else if (char === '"' || char === '”') quotes = Math.max(0, quotes - 1);
        else if (quotes === 0 && (char === '[' || char === ']')) depth += char === '[' ? 1 : -1;
        return depth === 0 ? 'with' : null;
      },
    }),
    finish: () => (hasResults ? { next: results() } : {}),
  };
}

export function lookAtNotice({ text, at }: Place): Look<Opening> {
  for (const { opening, hasResults } of notices) {
    const begun = text.slice(at, at + opening.length).toLowerCase();
    if (begun === opening) return { length: opening.length, block: notice(hasResults) };
    if (opening.startsWith(begun)) return 'more';
  }
  return null;
}
