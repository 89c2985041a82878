import type { Opening, Place, Tools } from './block.ts';
import { type Look, skipSpace } from './mark.ts';
import { mendedInput, readMarkup } from './markup-body.ts';
import { lookAtPlainCall, toolNameAt } from './plain-call.ts';

const closings: Record<string, string> = { '[': ']', '{': '}', '<': '>', '(': ')' };
export const bracketInitials = '[{<(';
const mostBrackets = 3;
const longestSpace = 4;

/** `1d20+5`, `: 1d20+5` or `notation="1d20+5" reason="Stealth"`. */
function inputOf(name: string, body: string, { isTool }: Tools): string {
  const written = body.replace(/^[\s:|,-]{1,8}/, '').trim();
  if (written === '') return '{}';
  if (!/^\w{1,64}=["']/.test(written)) return mendedInput(written);
  return readMarkup('', { name, attributes: written, isTool })[0]!.input;
}

/** `[roll_dice 1d20+5]`, `{{roll_dice 1d20}}`, `<<roll_dice(…)>>`: nobody narrates a name with an underscore in brackets. */
export function lookAtBracketedCall(place: Place): Look<Opening> {
  const { text, at, tools } = place;
  const open = text[at]!;
  let from = at;
  while (from - at < mostBrackets && text[from] === open) from++;
  const count = from - at;
  from = skipSpace(text, from, longestSpace);
  if (from >= text.length) return 'more';
  if (!tools.mayBeginCall(text, from)) return null;
  const closers = Array.from({ length: count }, () => closings[open]!);
  const call = lookAtPlainCall({ ...place, at: from, before: ' ', isLineStart: false });
  if (call === 'more') return 'more';
  if (call)
    return {
      ...call,
      length: from - at + call.length,
      closers: [...(call.closers ?? []), ...closers],
    };
  const named = toolNameAt(text, '/@'.includes(text[from]!) ? from + 1 : from, tools);
  if (named === null || named === 'more' || !named.name.includes('_')) return null;
  const { name, end } = named;
  if (/[\w'’-]/.test(text[end] ?? '')) return null;
  return {
    length: end - at,
    closers,
    block: {
      ending: { by: 'char', ends: (char) => (char === closings[open] || char === '\n' ? 'before' : null) },
      isCertain: true,
      finish: (body) => ({ calls: [{ name, input: inputOf(name, body, tools) }] }),
    },
  };
}
