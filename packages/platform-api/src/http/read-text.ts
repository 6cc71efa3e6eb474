import { isFilled, isWithin, tidyText } from '@xana/validation';
import { apiError } from '../api-error.ts';

/**
 * What a person wrote, as it is kept: without what disturbs its neighbours, and no longer than the forms let it be.
 *
 * @throws ApiError INPUT_INVALID for a text that says nothing or is too long
 */
export function readText(field: string, text: string, most: number): string {
  const tidy = tidyText(text);
  if (!isFilled(tidy)) throw apiError('INPUT_INVALID', `Field "${field}" has nothing to read.`);
  if (!isWithin(tidy, 1, most)) throw apiError('INPUT_INVALID', `Field "${field}" is longer than ${most} characters.`);
  return tidy;
}
