import type { Random } from '../random.ts';
import { definite, indefinite, possessive, type Thing } from './nouns.ts';
import { withoutStutter } from './sentences.ts';

/** What a template's `{slots}` stand for. A template that names a slot which is absent cannot be used. */
export type Slots = Readonly<Record<string, string | Thing | undefined>>;

const alternatives = /\[([^[\]]*)\]/;
const slot = /\{([^{}]+)\}/g;

/**
 * Fills a template: `[one|other]` chooses, `{foe}` names with the definite article, `{a foe}` with the
 * indefinite one, `{foe's}` as a possessive, `{Foe}` with a capital. Values are inserted last, so nothing in them is read as a template.
 */
export function fillTemplate(template: string, slots: Slots, random: Random): string | null {
  let text = template;
  for (let match = alternatives.exec(text); match; match = alternatives.exec(text)) {
    const chosen = random.pick(match[1]!.split('|'));
    text = text.slice(0, match.index) + chosen + text.slice(match.index + match[0].length);
  }
  let complete = true;
  text = text.replace(slot, (_, expression: string) => {
    const value = slotText(expression, slots);
    if (value === undefined) complete = false;
    return value ?? '';
  });
  return complete ? tidy(text) : null;
}

function slotText(expression: string, slots: Slots): string | undefined {
  const owner = expression.endsWith("'s");
  const bare = owner ? expression.slice(0, -2) : expression;
  const withA = bare.startsWith('a ');
  const named = withA ? bare.slice(2) : bare;
  const small = named.charAt(0).toLowerCase() + named.slice(1);
  const value = slots[named] ?? slots[small];
  if (value === undefined || value === '') return undefined;
  const words = typeof value === 'string' ? value : withA ? indefinite(value) : definite(value);
  const text = named === small ? words : words.charAt(0).toUpperCase() + words.slice(1);
  return owner ? possessive(text) : text;
}

/** One space between words, and a capital at the beginning of every sentence. */
function tidy(text: string): string {
  return withoutStutter(text)
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/([!?])\./g, '$1')
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .replace(/([.!?]")\.(?= |$)/g, '$1')
    .trim()
    .replace(/^(["']?)(\p{Ll})/u, (_, quote: string, letter: string) => quote + letter.toUpperCase())
    .replace(
      /((?:[!?]|\."?) ["']?)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}
