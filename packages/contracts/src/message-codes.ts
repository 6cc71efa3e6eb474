/** What forms and checks of the page say before anything is sent: the catalogue's codes, letter for letter, and our own. */
export const MESSAGE_CODES = [
  'CHAIN_CHECK',
  'LIMIT_CHECK',
  'ADDRESS_CHECK',
  'AMOUNT_CHECK',
  'SAME_ADDRESS',
  'VALUE_GREATER_ZERO',
  'GAS_FEE_ERR',
  'XETA_AMOUNT_NUMBER',
  'VALID-EMAIL',
  'EMAIL_REQUIRED',
  'URL_NOT_VALID',
  'UPLOAD_IMAGE',
  'INVALID_FILE_TYPE',
  'SPACE_ALREADY_ADDED',
  'COMING_SOON',
  'NETWK_CHAIN_ERR',
  'SOMETHING_WENT_WRONG',
  'UNEXPECTED_STATUS',
  'PAYMENT_SUCCESS',
  'NAME_REQUIRED',
  'DESCRIPTION_REQUIRED',
] as const;

export type MessageCode = (typeof MESSAGE_CODES)[number];
