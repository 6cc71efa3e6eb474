import type { FieldErrorCode } from '@xana/contracts/error-codes';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { isEmail, isPhoneNumber } from './account-fields.ts';
import { isPersonName, isUsername } from './names.ts';
import { handleIn, isDiscordInvite, isInstagramHandle, isTwitterHandle } from './social-links.ts';
import { isWithin } from './text-length.ts';
import { isFilled, tidyName, tidyText } from './user-text.ts';
import { isWebLink } from './web-links.ts';
import { isYoutubeProfile } from './youtube.ts';

interface ProfileFieldRule {
  isValid(text: string): boolean;
  code: FieldErrorCode;
  isRequired?: true;
}

/** The rule (VA-01 to VA-11) and the error code of each text of a profile. */
const RULES = {
  name: { isValid: isName, code: 'NAME_NOT_VALID', isRequired: true },
  username: { isValid: isUsername, code: 'USERNAME_NOT_VALID', isRequired: true },
  bio: { isValid: (text) => isWithin(text, 1, TEXT_LIMITS.bio), code: 'BIO_TOO_LONG' },
  website: { isValid: isWebLink, code: 'LINK_NOT_VALID' },
  instagram: { isValid: isInstagramHandle, code: 'INSTAGRAM_NOT_VALID' },
  twitter: { isValid: isTwitterHandle, code: 'TWITTER_NOT_VALID' },
  discord: { isValid: isDiscordInvite, code: 'DISCORD_NOT_VALID' },
  youtube: { isValid: isYoutubeProfile, code: 'URL_NOT_VALID' },
  email: { isValid: isEmail, code: 'VALID-EMAIL' },
  phoneNumber: { isValid: isPhoneNumber, code: 'PHONE_NOT_VALID' },
} as const satisfies Record<string, ProfileFieldRule>;

export type ProfileTextName = keyof typeof RULES;
export type ProfileTextProblem = (typeof RULES)[ProfileTextName]['code'];

function isName(text: string): boolean {
  return isPersonName(text) && isWithin(text, 1, TEXT_LIMITS.personName);
}

/** How a text of a profile is stored: without what a member adds around it. The rules are for this text. */
export function tidyProfileText(name: ProfileTextName, text: string): string {
  switch (name) {
    case 'name':
      return tidyName(text);
    case 'username':
      return handleIn(text, []);
    case 'bio':
      return isFilled(tidyText(text)) ? tidyText(text) : '';
    case 'instagram':
      return handleIn(text, ['instagram.com']);
    case 'twitter':
      return handleIn(text, ['x.com', 'twitter.com']);
    case 'phoneNumber':
      // Japanese keyboards have several dashes.
      return text
        .normalize('NFKC')
        .replace(/[\u2010-\u2015\u2212ー]/g, '-')
        .trim();
    default:
      return text.trim();
  }
}

/** Whether a text of a profile must not be empty (VA-01). */
export const isRequiredProfileText = (name: ProfileTextName): boolean => 'isRequired' in RULES[name];

/** The broken rule of a text of a profile; null for a valid one. @param text as `tidyProfileText` returns it */
export function profileTextProblem(name: ProfileTextName, text: string): ProfileTextProblem | null {
  const isBroken = text === '' ? isRequiredProfileText(name) : !RULES[name].isValid(text);
  return isBroken ? RULES[name].code : null;
}
