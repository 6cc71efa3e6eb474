import { useSyncExternalStore } from 'react';
import { currentLocale, type Locale, loadCommon, onLanguageSwitch, reportProblem, translator } from './language.ts';
import { shownValues, type Values } from './shown-values.ts';

/** `item_one` and `item_other` are asked for as `item`, with `count`. */
type PluralStem<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

export type TextOf<En> = (key: PluralStem<keyof En & string>, values?: Values) => string;

export interface Phrases<En> {
  /** To be awaited before the part is shown; what all parts have in common is loaded along with it. */
  load(locale: string): Promise<void>;
  /** The text function of this part; the component renders anew when the language changes. */
  useText(): TextOf<En>;
  /** The same outside of components. */
  text: TextOf<En>;
}

interface Texts<En> {
  en: En;
  ja(): Promise<Record<keyof En, string>>;
  /** Every part needs them: they are loaded along with the first one. */
  isCommon?: boolean;
}

let defined = 0;

/**
 * The phrases of one part, typed by its English ones. Japanese is fetched when it is first read.
 *
 * @param name the part's name; two releases of one remote may be on a page, each with phrases of its own
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
      // A part without its Japanese speaks English rather than not at all, and tries again at the next occasion.
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
    // The plural goes by the number, the words show it.
    return translate(key, { count: values.count, replace: shownValues(values), ns: namespace });
  };
  // One function for each language: a new one tells React that the words changed.
  const texts: Record<Locale, TextOf<En>> = { en: (...asked) => text(...asked), ja: (...asked) => text(...asked) };
  return {
    load: async (locale) => void (await Promise.all([loadOwn(locale), loadCommon(locale)])),
    text,
    useText: () => texts[useLanguage()],
  };
}

/** i18next infers values from key literals; ours are typed by `TextOf` already. */
const translate = (key: string, options: Record<string, unknown>): string => translator.t(key, options);

export function useLanguage(): Locale {
  return useSyncExternalStore(subscribe, currentLocale);
}

function subscribe(listener: () => void): () => void {
  translator.on('languageChanged', listener);
  return () => translator.off('languageChanged', listener);
}
