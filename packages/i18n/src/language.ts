import { createInstance } from 'i18next';

export type Locale = 'en' | 'ja';

type Load = (locale: string) => Promise<void>;

interface I18nOptions {
  /** Told of phrases whose Japanese could not be fetched; English stands in for them. */
  report?(error: unknown): void;
}

/** The one i18next of the page; nobody outside this package knows that it is one. */
export const translator = createInstance();
void translator.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  // React escapes what it shows; texts do not refer to other texts.
  interpolation: { escapeValue: false, skipOnVariables: true },
  initAsync: false,
});

const loaders = new Set<Load>();
const commonLoaders = new Set<Load>();
let report: NonNullable<I18nOptions['report']> = () => undefined;
let wanted: Locale = 'en';

/** The language of the page, once, before anything is shown; no phrases are waited for. */
export function startI18n(locale: Locale, options: I18nOptions = {}): void {
  wanted = locale;
  report = options.report ?? report;
  void translator.changeLanguage(locale);
}

export function currentLocale(): Locale {
  return translator.language === 'ja' ? 'ja' : 'en';
}

/**
 * Phrases that were defined are loaded in the new language first and switched together: nothing shows half translated. Of
 * two switches that overtake each other, the later one stands.
 */
export async function setLanguage(locale: Locale): Promise<void> {
  wanted = locale;
  await Promise.all([...loaders].map((load) => load(locale)));
  if (wanted === locale) await translator.changeLanguage(locale);
}

/** @param isCommon whether every part needs it, so that it is loaded along with the first of them */
export function onLanguageSwitch(load: Load, isCommon: boolean): void {
  loaders.add(load);
  if (isCommon) commonLoaders.add(load);
}

export async function loadCommon(locale: string): Promise<void> {
  await Promise.all([...commonLoaders].map((load) => load(locale)));
}

export function reportProblem(error: unknown): void {
  report(error);
}
