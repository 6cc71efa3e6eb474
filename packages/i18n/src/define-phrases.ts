import { useSyncExternalStore } from 'react';
import { type Locale, onLanguageSwitch, translator } from './language.ts';

type Values = Record<string, string | number>;
/** `item_one` and `item_other` are asked for as `item`, with `count`. */
type PluralStem<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

export type TextOf<En> = (key: PluralStem<keyof En & string>, values?: Values) => string;

export interface Phrases<En> {
  load(locale: string): Promise<void>;
  /** The text function of this part; the component renders anew when the language changes. */
  useText(): TextOf<En>;
  /** The same outside of components. */
  text: TextOf<En>;
}

/**
 * The phrases of one part, typed by its English ones. Japanese is fetched when it is first read.
 *
 * @param name the part's name, unique on the page (a release of a remote replaces its phrases by the same name)
 */
export function definePhrases<const En extends Record<string, string>>(
  name: string,
  { en, ja }: { en: En; ja: () => Promise<Record<keyof En, string>> },
): Phrases<En> {
  const namespace = `${name}-${(Math.random() * 1e9).toString(36)}`;
  let isAdded = false;
  const addEnglish = () => {
    if (isAdded) return;
    isAdded = true;
    translator.addResourceBundle('en', namespace, en);
    onLanguageSwitch(load);
  };
  async function load(locale: string) {
    addEnglish();
    if (locale !== 'ja' || translator.hasResourceBundle('ja', namespace)) return;
    // A part without its Japanese speaks English rather than not at all.
    const texts = await ja().catch(() => undefined);
    if (texts) translator.addResourceBundle('ja', namespace, texts);
  }
  const text: TextOf<En> = (key, values) => {
    addEnglish();
    return translate(key, { ...values, ns: namespace });
  };
  const texts = new Map<string, TextOf<En>>();
  // One function for each language: a new one tells React that the words changed.
  const textIn = (locale: string) => {
    const known = texts.get(locale);
    if (known) return known;
    const made: TextOf<En> = (key, values) => text(key, values);
    texts.set(locale, made);
    return made;
  };
  return { load, text, useText: () => textIn(useLanguage()) };
}

/** i18next infers values from key literals; ours are typed by `TextOf` already. */
const translate = (key: string, options: Record<string, string | number>): string => translator.t(key, options);

export function useLanguage(): Locale {
  return useSyncExternalStore(subscribe, () => (translator.language === 'ja' ? 'ja' : 'en'));
}

function subscribe(listener: () => void): () => void {
  translator.on('languageChanged', listener);
  return () => translator.off('languageChanged', listener);
}
