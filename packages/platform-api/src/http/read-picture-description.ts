import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { isFilled, isWithin, tidyText } from '@xana/validation';
import { apiError } from '../api-error.ts';

/** Normalizes the description of a picture, which may be empty; one that shows nothing is. @throws ApiError INPUT_INVALID when it is too long */
export function readPictureDescription(
  written: string,
  { field = 'alt', maxLength = TEXT_LIMITS.pictureDescription }: { field?: string; maxLength?: number } = {},
): string {
  const tidy = tidyText(written);
  const alt = isFilled(tidy) ? tidy : '';
  if (!isWithin(alt, 0, maxLength)) {
    throw apiError('INPUT_INVALID', `Field "${field}" must have at most ${maxLength} characters.`);
  }
  return alt;
}
