import { useSyncExternalStore } from 'react';
import { addDefinition, currentLocale, type Locale, reportProblem, translator } from './language.ts';
import { shownValues, type Values } from './shown-values.ts';

/** `item_one` and `item_other` are read as `item`, with `count`. */
type PluralStem<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

export type TextOf<En> = (key: PluralStem<keyof En & string>, values?: Values) => string;

export interface Phrases<En> {
  /** For code outside of modules. Modules and `lazyPart` load their phrases. */
  load(locale: Locale): Promise<void>;
  /** Returns the text function; the component renders again when the language changes, and suspends until its phrases are loaded. */
  useText(): TextOf<En>;
  /** The same outside of components. */
  text: TextOf<En>;
}

interface Texts<En> {
  en: En;
  ja(): Promise<Record<keyof En, string>>;
}

let defined = 0;

/**
 * Defines the phrases of a microfrontend, typed by the English ones. Japanese is loaded on first use.
 *
 * A module loads all phrases of its remote before it mounts, and `lazyPart` those of what it imports.
 *
 * @param name begins with the microfrontend's name, or with `@xana/` for phrases of a kit; a page may contain two releases of one remote,
 *   each with its own phrases
 */
export function definePhrases<const En extends Record<string, string>>(
  name: string,
  { en, ja }: Texts<En>,
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
  let hasFailed = false;
  const fetchJapanese = async () => {
    try {
      translator.addResourceBundle('ja', namespace, await ja());
      hasFailed = false;
    } catch (error) {
      // Falls back to English and loads again with the next module.
      fetching = undefined;
      hasFailed = true;
      reportProblem(error);
    }
  };
  const load = async (locale: Locale) => {
    addEnglish();
    if (locale !== 'ja') return;
    fetching ??= fetchJapanese();
    await fetching;
  };
  addDefinition(name, load);
  const text: TextOf<En> = (key, values = {}) => {
    addEnglish();
    // `count` selects the plural; `replace` contains the formatted values.
    return translate(key, { count: values.count, replace: shownValues(values), ns: namespace });
  };
  // One function per language: a new identity makes React render again.
  const texts: Record<Locale, TextOf<En>> = { en: (...args) => text(...args), ja: (...args) => text(...args) };
  const useText = () => {
    const locale = useLanguage();
    if (locale === 'ja' && !hasFailed && !translator.hasResourceBundle('ja', namespace)) {
      fetching ??= fetchJapanese();
      // Not `use`: React would replay the component after it, when the condition no longer holds, with hooks of another order.
      throw fetching;
    }
    return texts[locale];
  };
  return { load, text, useText };
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
