/** Error codes that any operation may return. They are in a separate file because the first load needs only these. */
export const GENERAL_ERROR_CODES = [
  'INPUT_INVALID',
  'TOKEN_MISSING',
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'ACCESS_DENIED',
  'TERMS_NOT_ACCEPTED',
  'ACCOUNT_DELETION_PENDING',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'SERVER_BUSY',
  'SOMETHING_WRONG',
] as const;

/** Created by the client; servers do not send them. */
export const CLIENT_ERROR_CODES = ['NETWORK_UNREACHABLE', 'REPLY_INVALID', 'CALL_TIMED_OUT'] as const;
