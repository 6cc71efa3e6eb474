import { useCallback } from 'react';
import { definePhrases } from '../define-phrases.ts';
import { useErrorText } from '../errors/errors.ts';
import { en } from './en.ts';

/** Texts for the problems of form fields. A remote with such a form loads them next to its own phrases. */
export const messagePhrases = definePhrases('@xana/messages', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });

/** Returns the localized text of any error that a form can show; an unknown code gets the text of `SOMETHING_WRONG`. */
export function useFormErrorText(): (error: unknown) => string {
  const message = messagePhrases.useText();
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      const { code } = (error ?? {}) as { code?: unknown };
      return isMessageCode(code) ? message(code) : errorText(error);
    },
    [message, errorText],
  );
}

const isMessageCode = (code: unknown): code is keyof typeof en => typeof code === 'string' && Object.hasOwn(en, code);
