import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { isWithin } from './text-length.ts';
import { hasUnprintable, isFilled, isName, tidyText } from './user-text.ts';
import { isYoutubeVideo } from './youtube.ts';

export const SPACE_LIMITS = {
  name: TEXT_LIMITS.spaceName,
  description: TEXT_LIMITS.spaceDescription,
  youtubeUrl: TEXT_LIMITS.youtubeUrl,
} as const;
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

export interface SpaceDraft {
  name: string;
  description: string;
  youtubeUrl: string;
  /** MIME type of the chosen picture. */
  pictureType: string | null;
  /** Whether the chosen built world already has a space. */
  isAlreadyAdded: boolean;
}

export type SpaceDraftProblem =
  | 'NAME_REQUIRED'
  | 'NAME_UNPRINTABLE'
  | 'DESCRIPTION_REQUIRED'
  | 'URL_NOT_VALID'
  | 'UPLOAD_IMAGE'
  | 'INVALID_FILE_TYPE'
  | 'SPACE_ALREADY_ADDED';

/** The first problem that prevents saving the space. Without name or description the form does not offer to save. */
export function spaceDraftProblem(draft: SpaceDraft): SpaceDraftProblem | null {
  const name = draft.name.trim();
  if (hasUnprintable(name)) return 'NAME_UNPRINTABLE';
  if (!isName(name, SPACE_LIMITS.name)) return 'NAME_REQUIRED';
  if (!isWritten(tidyText(draft.description), SPACE_LIMITS.description)) return 'DESCRIPTION_REQUIRED';
  if (draft.youtubeUrl !== '' && !isYoutubeVideo(draft.youtubeUrl)) return 'URL_NOT_VALID';
  if (draft.pictureType === null) return 'UPLOAD_IMAGE';
  if (!PICTURE_TYPES.includes(draft.pictureType)) return 'INVALID_FILE_TYPE';
  return draft.isAlreadyAdded ? 'SPACE_ALREADY_ADDED' : null;
}

const isWritten = (text: string, most: number): boolean => isFilled(text) && isWithin(text, 1, most);
