import { createInstance, type i18n } from 'i18next';

export type Locale = 'en' | 'ja';

type Load = (locale: string) => Promise<void>;

interface I18nOptions {
  /** Receives the error when Japanese phrases cannot be loaded; English is the fallback. */
  report?(error: unknown): void;
}

/** The page's one i18next instance, private to this package. */
export const translator: i18n = createInstance();
void translator.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  // React escapes values, and values must not reference other texts ($t).
  interpolation: { escapeValue: false, skipOnVariables: true },
  initAsync: false,
});

const loaders = new Set<Load>();
const commonLoaders = new Set<Load>();
let report: NonNullable<I18nOptions['report']> = () => undefined;
let wanted: Locale = 'en';

/** Sets the language of the page once before the first render, without loading phrases. */
export function startI18n(locale: Locale, options: I18nOptions = {}): void {
  wanted = locale;
  report = options.report ?? report;
  void translator.changeLanguage(locale);
}

export function currentLocale(): Locale {
  return translator.language === 'ja' ? 'ja' : 'en';
}

/**
 * Loads all defined phrases in the new language and then switches them together, so that the page never mixes languages.
 * The last of several concurrent switches wins.
 */
export async function setLanguage(locale: Locale): Promise<void> {
  wanted = locale;
  await Promise.all([...loaders].map((load) => load(locale)));
  if (wanted === locale) await translator.changeLanguage(locale);
}

/** @param isCommon whether to load the phrases with the first phrases of any microfrontend */
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
