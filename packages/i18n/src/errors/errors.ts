import { isApiErrorLike } from './api-error-like.ts';
import { errorPhrases } from './error-phrases.ts';

/** The reader's text for whatever was thrown; a code that this page does not know says that something went wrong. */
export function useErrorText(): (error: unknown) => string {
  const t = errorPhrases.useText();
  return (error) => t(codeOf(error));
}

/** The same outside of components. */
export const errorText = (error: unknown): string => errorPhrases.text(codeOf(error));

const codeOf = (error: unknown) => (isApiErrorLike(error) ? error.code : 'SOMETHING_WRONG');

export { errorPhrases };
