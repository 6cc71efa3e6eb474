import { useLanguage } from '@xana/i18n';

/** The text in the reader's language, where the platform has it in more than one. */
export function useLocalized(): (text: string, localized: { ja: string } | undefined) => string {
  const language = useLanguage();
  return (text, localized) => (language === 'ja' && localized?.ja) || text;
}
