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

/** "Deutsch (German)": its speakers look for one, whoever reads this page for the other. */
function languageName(tag: string): string {
  try {
    const inEnglish = new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
    const itself = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? inEnglish;
    return itself === inEnglish ? inEnglish : `${inEnglish} (${itself})`;
  } catch {
    return tag;
  }
}

export function languageOptions(present: string | null): { value: string; label: string }[] {
  const tags = present === null || offered.includes(present) ? offered : [...offered, present];
  return [
    { value: '', label: 'As the players write' },
    ...tags
      .map((tag) => ({ value: tag, label: languageName(tag) }))
      .sort((one, other) => one.label.localeCompare(other.label, 'en')),
  ];
}
