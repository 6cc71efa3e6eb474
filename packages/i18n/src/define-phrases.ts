import { useSyncExternalStore } from 'react';
import { currentLocale, type Locale, loadCommon, onLanguageSwitch, reportProblem, translator } from './language.ts';
import { shownValues, type Values } from './shown-values.ts';

/** `item_one` and `item_other` are read as `item`, with `count`. */
type PluralStem<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

export type TextOf<En> = (key: PluralStem<keyof En & string>, values?: Values) => string;

export interface Phrases<En> {
  /** Await this before rendering; common phrases are loaded as well. */
  load(locale: string): Promise<void>;
  /** Returns the text function; the component renders again when the language changes. */
  useText(): TextOf<En>;
  /** The same outside of components. */
  text: TextOf<En>;
}

interface Texts<En> {
  en: En;
  ja(): Promise<Record<keyof En, string>>;
  /** Every microfrontend needs them: they are loaded with the first phrases. */
  isCommon?: boolean;
}

let defined = 0;

/**
 * Defines the phrases of a microfrontend, typed by the English ones. Japanese is loaded on first use.
 *
 * @param name the microfrontend's name; a page may contain two releases of one remote, each with its own phrases
 */
export function definePhrases<const En extends Record<string, string>>(
  name: string,
  { en, ja, isCommon = false }: Texts<En>,
): Phrases<En> {
  defined += 1;
  const namespace = `${name}-${defined}`;
  let isAdded = false;
  const addEnglish = () => {
    if (isAdded) return;
    isAdded = true;
    translator.addResourceBundle('en', namespace, en);
  };
  let fetching: Promise<void> | undefined;
  const fetchJapanese = async () => {
    try {
      translator.addResourceBundle('ja', namespace, await ja());
    } catch (error) {
      // Falls back to English and loads again on the next use.
      fetching = undefined;
      reportProblem(error);
    }
  };
  const loadOwn = async (locale: string) => {
    addEnglish();
    if (locale !== 'ja') return;
    fetching ??= fetchJapanese();
    await fetching;
  };
  onLanguageSwitch(loadOwn, isCommon);
  const text: TextOf<En> = (key, values = {}) => {
    addEnglish();
    // `count` selects the plural; `replace` contains the formatted values.
    return translate(key, { count: values.count, replace: shownValues(values), ns: namespace });
  };
  // One function per language: a new identity makes React render again.
  const texts: Record<Locale, TextOf<En>> = { en: (...args) => text(...args), ja: (...args) => text(...args) };
  return {
    load: async (locale) => void (await Promise.all([loadOwn(locale), loadCommon(locale)])),
    text,
    useText: () => texts[useLanguage()],
  };
}

/** i18next would infer values from key literals; `TextOf` already types them. */
const translate = (key: string, options: Record<string, unknown>): string => translator.t(key, options);

export function useLanguage(): Locale {
  return useSyncExternalStore(subscribe, currentLocale);
}

function subscribe(listener: () => void): () => void {
  translator.on('languageChanged', listener);
  return () => translator.off('languageChanged', listener);
}
