import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { isWithin } from './text-length.ts';
import { hasUnprintable, isFilled, isName, tidyText } from './user-text.ts';
import { isYoutubeVideo } from './youtube.ts';

export const SPACE_LIMITS = {
  name: TEXT_LIMITS.spaceName,
  description: TEXT_LIMITS.spaceDescription,
  imageAlt: TEXT_LIMITS.spacePictureDescription,
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

/** The problem of each field of a new space. Without name or description the form does not offer to save (CS-02). */
export function spaceDraftProblems(draft: SpaceDraft) {
  const name = draft.name.trim();
  const isNamed = isName(name, SPACE_LIMITS.name);
  const isDescribed = isWritten(tidyText(draft.description), SPACE_LIMITS.description);
  return {
    name: hasUnprintable(name) ? 'NAME_UNPRINTABLE' : isNamed ? null : 'NAME_REQUIRED',
    description: isDescribed ? null : 'DESCRIPTION_REQUIRED',
    youtubeUrl: draft.youtubeUrl === '' || isYoutubeVideo(draft.youtubeUrl) ? null : 'URL_NOT_VALID',
    pictureType: pictureProblem(draft.pictureType),
    isAlreadyAdded: draft.isAlreadyAdded ? 'SPACE_ALREADY_ADDED' : null,
  } as const satisfies Record<string, SpaceDraftProblem | null>;
}

/** The first problem that prevents saving the space. */
export const spaceDraftProblem = (draft: SpaceDraft): SpaceDraftProblem | null =>
  Object.values(spaceDraftProblems(draft)).find((problem) => problem !== null) ?? null;

function pictureProblem(type: string | null): 'UPLOAD_IMAGE' | 'INVALID_FILE_TYPE' | null {
  if (type === null) return 'UPLOAD_IMAGE';
  return PICTURE_TYPES.includes(type) ? null : 'INVALID_FILE_TYPE';
}

const isWritten = (text: string, most: number): boolean => isFilled(text) && isWithin(text, 1, most);
