import type { door as doorInEnglish } from './en/door.ts';
import type { house as houseInEnglish } from './en/house.ts';
import type { office as officeInEnglish } from './en/office.ts';
import { chosenLanguage, type Language, spokenLanguage } from './languages.ts';

type Door = typeof doorInEnglish;
type House = typeof houseInEnglish;
type Office = typeof officeInEnglish;

/**
 * Every text of the client, in the language of whoever reads it. It is filled before the first screen is drawn, so nothing may
 * read it while a module loads: a list of labels is made inside the component that shows it.
 */
export const words = {} as Door & House & Office & { language: Language };

const doors: Record<Language, () => Promise<{ door: Door }>> = {
  en: () => import('./en/door.ts'),
  de: () => import('./de/door.ts'),
  fr: () => import('./fr/door.ts'),
  es: () => import('./es/door.ts'),
};

const houses: Record<Language, () => Promise<{ house: House }>> = {
  en: () => import('./en/house.ts'),
  de: () => import('./de/house.ts'),
  fr: () => import('./fr/house.ts'),
  es: () => import('./es/house.ts'),
};

const offices: Record<Language, () => Promise<{ office: Office }>> = {
  en: () => import('./en/office.ts'),
  de: () => import('./de/office.ts'),
  fr: () => import('./fr/office.ts'),
  es: () => import('./es/office.ts'),
};

function languageOfPage(): Language {
  return chosenLanguage() ?? spokenLanguage(navigator.languages);
}

/** The words of the landing page; the language of the page is settled with them. */
export async function loadDoor(language = languageOfPage()) {
  Object.assign(words, (await doors[language]()).door, { language });
  document.documentElement.lang = language;
}

/** Asks for the words of the house before they are needed. */
export function fetchHouse(): Promise<unknown> {
  return houses[languageOfPage()]();
}

/** The words of everything behind it but the office. */
export async function loadHouse() {
  Object.assign(words, (await houses[words.language]()).house);
}

/** A screen of settings, administration or about, with its words. */
export async function withOffice<Screen>(screen: Promise<Screen>): Promise<Screen> {
  const [loaded, { office }] = await Promise.all([screen, offices[words.language]()]);
  Object.assign(words, office);
  return loaded;
}
