import { isFilled, isWithin, tidyText } from '@xana/validation';
import { apiError } from '../api-error.ts';

/**
 * Normalizes text that a user wrote and checks its length in characters as a reader counts them.
 *
 * @throws ApiError INPUT_INVALID when it is empty, invisible or too long
 */
export function readText(field: string, text: string, maxLength: number): string {
  const tidy = tidyText(text);
  if (!isFilled(tidy)) throw apiError('INPUT_INVALID', `Field "${field}" must have visible characters.`);
  if (!isWithin(tidy, 1, maxLength))
    throw apiError('INPUT_INVALID', `Field "${field}" must have at most ${maxLength} characters.`);
  return tidy;
}
