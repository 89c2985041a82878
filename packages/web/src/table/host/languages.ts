import { words } from '../../words/words.ts';

/** Offered first; any other tag that a game already has is offered too. */
const offered = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt-BR',
  'pt-PT',
  'nl',
  'pl',
  'cs',
  'sv',
  'da',
  'nb',
  'fi',
  'hu',
  'ro',
  'el',
  'tr',
  'uk',
  'ru',
  'ja',
  'ko',
  'zh-Hans',
  'zh-Hant',
];

/** "German (Deutsch)": its speakers look for one, whoever reads this page for the other. */
export function languageName(tag: string): string {
  try {
    const here = new Intl.DisplayNames([words.language], { type: 'language' }).of(tag) ?? tag;
    const itself = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? here;
    return itself === here ? here : `${here} (${itself})`;
  } catch {
    return tag;
  }
}

export function languageOptions(present: string | null): { value: string; label: string }[] {
  const tags = present === null || offered.includes(present) ? offered : [...offered, present];
  return [
    { value: '', label: words.host.asPlayersWrite },
    ...tags
      .map((tag) => ({ value: tag, label: languageName(tag) }))
      .sort((one, other) => one.label.localeCompare(other.label, words.language)),
  ];
}
