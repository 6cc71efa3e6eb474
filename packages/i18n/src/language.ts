import { createInstance, type i18n } from 'i18next';

export type Locale = 'en' | 'ja';

/** Phrases that a module of the page defined. */
interface Definition {
  /** `mfe-store` of `mfe-store/plans`; `@xana` for those of the kits. */
  owner: string;
  load(locale: Locale): Promise<void>;
}

const KITS = '@xana';

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

const definitions: Definition[] = [];
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
  await Promise.all(definitions.map(({ load }) => load(locale)));
  if (wanted === locale) await translator.changeLanguage(locale);
}

export function addDefinition(name: string, load: Definition['load']): void {
  definitions.push({ owner: name.split('/')[0] ?? name, load });
}

/**
 * Loads what a microfrontend and the kits have defined so far, in the language of the page. Each definition is loaded once.
 *
 * @param owner by default every microfrontend of the page, as in tests
 */
export async function loadPhrases(locale: Locale, owner?: string): Promise<void> {
  const wanted = definitions.filter((each) => owner === undefined || each.owner === owner || each.owner === KITS);
  await Promise.all(wanted.map(({ load }) => load(locale)));
}

/** Imports code that is loaded when it is needed, with the phrases that it defines. */
export async function importWithPhrases<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const before = definitions.length;
  const loaded = await load();
  await Promise.all(definitions.slice(before).map((each) => each.load(currentLocale())));
  return loaded;
}

export function reportProblem(error: unknown): void {
  report(error);
}
