export { definePhrases, type Phrases, type TextOf, useLanguage } from './define-phrases.ts';
export { currentLocale, importWithPhrases, type Locale, loadPhrases, setLanguage, startI18n } from './language.ts';
export { useLocalized } from './localized-text.ts';
export { sharedPhrases } from './shared/shared-phrases.ts';
