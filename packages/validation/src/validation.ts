export {
  type CardEmailProblem,
  cardEmailProblem,
  isEmail,
  isNumberText,
  isPassword,
  isPhoneNumber,
} from './account-fields.ts';
export { EVENT_LIMITS, type EventDraft, type EventDraftProblem, eventDraftProblems } from './event-draft.ts';
export { findExcerpt, findInText, type TextPiece } from './find-in-text.ts';
export { findSiteLink, type SiteLink } from './find-site-link.ts';
export { memberName, memberSubject } from './member-identity.ts';
export { withMentionNames } from './mention-names.ts';
export { mentionBeingTyped } from './mentions.ts';
export { isAlphabetic, isPersonName, isUsername } from './names.ts';
export {
  isRequiredProfileText,
  type ProfileTextName,
  type ProfileTextProblem,
  profileTextProblem,
  tidyProfileText,
} from './profile-fields.ts';
export { hashtagsOf, mentionedUsernames, readUserText, type TextSegment } from './read-user-text.ts';
export { foldName, isReservedName } from './reserved-names.ts';
export { searchPath } from './search.ts';
export { readSearch, type SearchOperators } from './search-operators.ts';
export {
  isDiscordInvite,
  isInstagramHandle,
  isInstagramHandleShort,
  isTwitterHandle,
  isTwitterHandleDotted,
} from './social-links.ts';
export {
  SPACE_LIMITS,
  type SpaceDraft,
  type SpaceDraftProblem,
  spaceDraftProblem,
  spaceDraftProblems,
} from './space-draft.ts';
export { excessOf, isWithin, lengthOf } from './text-length.ts';
export { hasUnprintable, isFilled, isName, tidyName, tidyText, withoutIgnorable } from './user-text.ts';
export { GENERATED_USERNAME_PREFIX, isGeneratedUsername } from './usernames.ts';
export { isStrictWebLink, isWebLink } from './web-links.ts';
export { isYoutubePage, isYoutubeProfile, isYoutubeVideo, youtubeVideoId } from './youtube.ts';
