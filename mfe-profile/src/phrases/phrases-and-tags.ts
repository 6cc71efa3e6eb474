import { tagPhrases } from '@xana/i18n/tags';
import { phrases } from './phrases.ts';

/** For a module that shows tags: they are words too, and there before the first render. */
export const phrasesAndTags = {
  load: async (locale: string) => void (await Promise.all([phrases.load(locale), tagPhrases.load(locale)])),
};
