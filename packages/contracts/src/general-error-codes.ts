/** Error codes that any call may fail with. In a file of their own, as the first load needs them without the others. */
export const GENERAL_ERROR_CODES = [
  'INPUT_INVALID',
  'TOKEN_MISSING',
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'ACCESS_DENIED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'SERVER_BUSY',
  'SOMETHING_WRONG',
] as const;

/** Made by the client itself; no server sends them. */
export const CLIENT_ERROR_CODES = ['NETWORK_UNREACHABLE', 'REPLY_INVALID', 'CALL_TIMED_OUT'] as const;
