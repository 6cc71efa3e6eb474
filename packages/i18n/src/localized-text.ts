import { useCallback } from 'react';
import { useLanguage } from './define-phrases.ts';

/** Returns the Japanese text of official content for a Japanese reader, if there is one. */
export function useLocalized(): (text: string, localized: { ja: string } | null | undefined) => string {
  const language = useLanguage();
  return useCallback((text, localized) => (language === 'ja' && localized?.ja) || text, [language]);
}
