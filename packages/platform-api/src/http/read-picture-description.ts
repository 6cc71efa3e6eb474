import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { isWithin, tidyText } from '@xana/validation';
import { apiError } from '../api-error.ts';

/** Normalizes the description of a picture, which may be empty. @throws ApiError INPUT_INVALID when it is too long */
export function readPictureDescription(written: string): string {
  const alt = tidyText(written);
  if (!isWithin(alt, 0, TEXT_LIMITS.pictureDescription)) {
    throw apiError('INPUT_INVALID', `Field "alt" must have at most ${TEXT_LIMITS.pictureDescription} characters.`);
  }
  return alt;
}
