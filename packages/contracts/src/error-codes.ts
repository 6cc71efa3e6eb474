import { CLIENT_ERROR_CODES, GENERAL_ERROR_CODES } from './general-error-codes.ts';
import type { MessageCode } from './message-codes.ts';

export { CLIENT_ERROR_CODES, GENERAL_ERROR_CODES };

/** The seven login codes of the specification's catalogue, verbatim (one contains a space), and those of this platform. */
export const LOGIN_ERROR_CODES = [
  'USER.USER_NOT_FOUND',
  'USER.USER_ALREADY_EXIST',
  'USER.USER_WITH_EMAIL_NOT_EXIST',
  'USER.USER_WITH_EMAIL_ALREADY_EXIST',
  'USER.USER_WITH_TWITTER_ALREADY_EXIST',
  'USER.USER_ALREADY EXISTS',
  'AUTH.BANNED',
  'SIGNATURE_INVALID',
  'NONCE_INVALID',
  'SESSION_ENDED',
] as const;

export const CONTENT_ERROR_CODES = [
  'SPACE_NOT_FOUND',
  'EVENT_NOT_FOUND',
  'USER_NOT_FOUND',
  'POST_NOT_FOUND',
  'CONVERSATION_NOT_FOUND',
  'COMMENT_NOT_FOUND',
  'MESSAGE_NOT_FOUND',
  'NOTIFICATION_NOT_FOUND',
  'TARGET_NOT_FOUND',
  'FOLLOW_SELF',
  'CLOSE_FRIEND_SELF',
  'BLOCK_SELF',
  'MUTE_SELF',
  'MESSAGE_SELF',
] as const;

/** Errors of one form field. Their texts are loaded with the forms, which check the same rules before they send. */
export const FIELD_ERROR_CODES = [
  'NAME_REQUIRED',
  'NAME_UNPRINTABLE',
  'DESCRIPTION_REQUIRED',
  'NAME_NOT_VALID',
  'NAME_RESERVED',
  'USERNAME_NOT_VALID',
  'VALID-EMAIL',
  'PHONE_NOT_VALID',
  'INSTAGRAM_NOT_VALID',
  'TWITTER_NOT_VALID',
  'DISCORD_NOT_VALID',
  'URL_NOT_VALID',
  'LINK_NOT_VALID',
  'BIO_TOO_LONG',
  'UPLOAD_IMAGE',
  'INVALID_FILE_TYPE',
  'FILE_TOO_LARGE',
  'SPACE_ALREADY_ADDED',
] as const satisfies readonly MessageCode[];

/** Errors of login methods. Their texts are loaded with the dialog of the account. */
export const ACCOUNT_ERROR_CODES = [
  'REAUTHENTICATION_REQUIRED',
  'LAST_LOGIN_METHOD',
  'LOGIN_METHOD_IN_USE',
  'LOGIN_METHODS_FULL',
] as const satisfies readonly MessageCode[];

/** Errors of payments. Their texts are loaded with the forms, because every payment starts in a form. */
export const PAYMENT_ERROR_CODES = [
  'PRICE_NOT_FOUND',
  'PRICE_CHANGED',
  'ATTEMPT_REUSED',
  'ALREADY_SUBSCRIBED',
  'CARD_DECLINED',
  'PAYMENT_NOT_FOUND',
  'SUBSCRIPTION_NOT_FOUND',
  'SUBSCRIPTION_ENDED',
  'SAVED_CARD_NOT_FOUND',
  'CARD_BILLS_PLAN',
  'CARD_SETUP_INCOMPLETE',
  'PAYMENTS_UNAVAILABLE',
] as const satisfies readonly MessageCode[];

/** Errors of messages, settings and forms of a member's content. Their texts are loaded with the screens that can show them. */
export const MEMBER_ERROR_CODES = [
  'MESSAGES_NOT_ALLOWED',
  'MESSAGE_REQUEST_PENDING',
  'PUSH_ENDPOINT_INVALID',
  'PUSH_ENDPOINT_TAKEN',
  'PUSH_UNAVAILABLE',
  'SPACE_CHANGED',
  'CLIENT_ID_REUSED',
  'PROFILE_CHANGED',
  'EVENT_CHANGED',
  'EVENT_OVER',
  'EVENT_LIMIT_REACHED',
] as const satisfies readonly MessageCode[];

/** Errors between machines, without a text for users. `PROOF_INVALID`: the DPoP header is missing or invalid (RFC 9449). */
export const MACHINE_ERROR_CODES = ['WEBHOOK_INVALID', 'PROOF_INVALID'] as const;

export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];
export type GeneralErrorCode = (typeof GENERAL_ERROR_CODES)[number];
export type ClientErrorCode = (typeof CLIENT_ERROR_CODES)[number];

/** Every code that a call can fail with. */
export const ERROR_CODES = [
  ...GENERAL_ERROR_CODES,
  ...CLIENT_ERROR_CODES,
  ...LOGIN_ERROR_CODES,
  ...CONTENT_ERROR_CODES,
  ...FIELD_ERROR_CODES,
  ...PAYMENT_ERROR_CODES,
  ...ACCOUNT_ERROR_CODES,
  ...MEMBER_ERROR_CODES,
  ...MACHINE_ERROR_CODES,
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Codes whose texts every page loads; the texts of the others are loaded with forms (`MessageCode`) or do not exist. */
export type EarlyErrorCode = Exclude<ErrorCode, MessageCode | (typeof MACHINE_ERROR_CODES)[number]>;
