import type { MessageCode } from '@xana/contracts/message-codes';

/** A code without text does not compile. */
export const en = {
  CHAIN_CHECK: 'Switch to XANAChain to send XETA',
  LIMIT_CHECK: 'Amount is more than your balance',
  ADDRESS_CHECK: 'Enter a valid address',
  AMOUNT_CHECK: 'Enter an amount above 0',
  SAME_ADDRESS: 'You cannot send to your own address',
  VALUE_GREATER_ZERO: 'You have no XETA to send',
  GAS_FEE_ERR: 'Not enough XETA to cover the network fee',
  XETA_AMOUNT_NUMBER: 'Use numbers only',
  'VALID-EMAIL': 'Enter a valid email',
  EMAIL_REQUIRED: 'Email is required',
  URL_NOT_VALID: 'Enter a YouTube link',
  UPLOAD_IMAGE: 'Add a picture',
  INVALID_FILE_TYPE: 'Use JPG, PNG or WebP',
  SPACE_ALREADY_ADDED: 'This 3D space already has a page',
  COMING_SOON: 'Coming soon',
  NETWK_CHAIN_ERR: 'This network is not supported',
  SOMETHING_WENT_WRONG: 'Something went wrong. Please try again',
  UNEXPECTED_STATUS: 'We could not confirm the state of this payment. Check your history',
  PAYMENT_SUCCESS: 'Payment complete',
  NAME_REQUIRED: 'Enter a name of up to 256 characters',
  DESCRIPTION_REQUIRED: 'Enter a description of up to 500 characters',
} as const satisfies Record<MessageCode, string>;
