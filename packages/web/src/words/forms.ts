import { once } from './once.ts';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

function makeForms(language: string) {
  const rules = once(() => new Intl.PluralRules(language));
  const numbers = once(() => new Intl.NumberFormat(language));
  const lists = once(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  // Below a thousand the digits are the same in every language of ours, and most numbers are: a phone takes a fifth of a second to
  // learn how a language groups them.
  const isPlain = (amount: number) => Number.isInteger(amount) && amount >= 0 && amount < 1_000;
  const number = (amount: number) => (isPlain(amount) ? String(amount) : numbers().format(amount));
  const plural = (amount: number, forms: Forms) => forms[rules().select(amount)] ?? forms.other;
  return {
    number,
    /** The form alone: "player" or "players". */
    plural,
    /** With its number: "1 player", "4,000 players". */
    count: (amount: number, forms: Forms) => `${number(amount)} ${plural(amount, forms)}`,
    /** "Ada, Mira and Jonas". */
    list: (names: Iterable<string>) => lists().format(names),
  };
}

const made = new Map<string, ReturnType<typeof makeForms>>();

/** How a language counts and enumerates. Each catalogue takes its own: `const { count } = formsOf('de');`. */
export function formsOf(language: string) {
  const forms = made.get(language) ?? makeForms(language);
  made.set(language, forms);
  return forms;
}
