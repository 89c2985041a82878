/** The languages that the client speaks. The DM's language is another matter: each game has its own. */
export const languages = ['en', 'de', 'fr', 'es'] as const;

export type Language = (typeof languages)[number];

/** Each as its speakers call it. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
};

export const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

const storageKey = 'fireside.language';

function isLanguage(tag: string | null): tag is Language {
  return languages.some((language) => language === tag);
}

/** What somebody chose in this browser; null while it follows the browser. */
export function chosenLanguage(): Language | null {
  try {
    const chosen = localStorage.getItem(storageKey);
    return isLanguage(chosen) ? chosen : null;
  } catch {
    return null;
  }
}

/** Every sentence changes with it: the page is opened anew. */
export function chooseLanguage(language: Language | null) {
  try {
    if (language) localStorage.setItem(storageKey, language);
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: the browser's own language stays.
  }
  location.reload();
}

/** The first language of the browser that the client speaks, `de` for `de-AT`; English where there is none. */
export function spokenLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const [language = ''] = tag.toLowerCase().split('-');
    if (isLanguage(language)) return language;
  }
  return 'en';
}

/** Outside a browser nobody has any. */
const languagesOfReader = (): readonly string[] => globalThis.navigator?.languages ?? [];

/** The same language as the reader's own region writes its dates and hours: `en-GB` has no p.m. */
export function regionOf(language: string, preferred = languagesOfReader()): string {
  return preferred.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
}
