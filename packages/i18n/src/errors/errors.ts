import { useCallback } from 'react';
import { definePhrases } from '../define-phrases.ts';
import { en } from './en.ts';

export const errorPhrases = definePhrases('@xana/errors', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});

/** Returns the localized text of an error; an unknown code gets the text of `SOMETHING_WRONG`. */
export function useErrorText(): (error: unknown) => string {
  const t = errorPhrases.useText();
  return useCallback((error) => t(codeOf(error)), [t]);
}

/** The same outside of components. */
export const errorText = (error: unknown): string => errorPhrases.text(codeOf(error));

/** The codes of forms have their texts in `@xana/i18n/messages` and count as unknown here. */
function codeOf(error: unknown): keyof typeof en {
  const { code } = (error ?? {}) as { code?: unknown };
  return isKnownCode(code) ? code : 'SOMETHING_WRONG';
}

const isKnownCode = (code: unknown): code is keyof typeof en => typeof code === 'string' && Object.hasOwn(en, code);
