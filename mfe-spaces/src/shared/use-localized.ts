import { useLanguage } from '@xana/i18n';

/** Returns the Japanese text for a Japanese reader, if there is one. */
export function useLocalized(): (text: string, localized: { ja: string } | undefined) => string {
  const language = useLanguage();
  return (text, localized) => (language === 'ja' && localized?.ja) || text;
}
