import { createInstance } from 'i18next';

export type Locale = 'en' | 'ja';

type Loader = (locale: Locale) => Promise<void>;

/** The one i18next of the page; nobody outside this package knows that it is one. */
export const translator = createInstance();
const loaders = new Set<Loader>();

export function startI18n(locale: Locale): void {
  void translator.init({
    lng: locale,
    fallbackLng: 'en',
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
}

export function currentLocale(): Locale {
  return translator.language === 'ja' ? 'ja' : 'en';
}

/** Phrases that were defined are loaded in the new language first and switched together: nothing shows half translated. */
export async function setLanguage(locale: Locale): Promise<void> {
  await Promise.all([...loaders].map((load) => load(locale)));
  await translator.changeLanguage(locale);
}

export function onLanguageSwitch(load: Loader): void {
  loaders.add(load);
}
