import { messagePhrases } from '@xana/i18n/messages';
import { phrases } from './phrases.ts';

/** For a module that answers with one of the product's codes: its words are there before the first render. */
export const phrasesAndMessages = {
  load: async (locale: string) => void (await Promise.all([phrases.load(locale), messagePhrases.load(locale)])),
};
