import { ConnectorError } from '../connector.ts';

/** `WalletLoginError.popupClosed` of the SDK. */
const POPUP_CLOSED = 5114;
/** `WalletInitializationError`: the service could not be reached, or it does not know the client id. */
const INITIALIZATION = /^50\d\d$/;

/** The problem behind an error of the SDK. */
export function toConnectorError(error: unknown): ConnectorError {
  if (error instanceof ConnectorError) return error;
  const { code, message = '' } = (error ?? {}) as { code?: number; message?: string };
  // The SDK throws a plain error for a blocked window, without a code.
  if (/popup window is blocked/i.test(message)) return new ConnectorError('popupBlocked', { cause: error });
  if (code === POPUP_CLOSED || /user closed popup/i.test(message))
    return new ConnectorError('popupClosed', { cause: error });
  if (INITIALIZATION.test(String(code)) || error instanceof TypeError)
    return new ConnectorError('unreachable', { cause: error });
  return new ConnectorError('failed', { cause: error });
}

const isSdkError = (error: unknown): boolean => {
  const { name = '', message = '' } = (error ?? {}) as { name?: string; message?: string };
  return (
    /^(Web3Auth|WalletLogin|WalletInitialization)Error$/.test(name) ||
    /popup window is blocked|user closed popup/i.test(message)
  );
};

let isListening = false;

/**
 * The SDK does not await a promise whose error it also reports through an event: each failed login raises an
 * `unhandledrejection` besides the rejection that the caller handles. Errors of other code stay visible.
 */
export function ignoreDuplicateRejections(page: Window): void {
  if (isListening) return;
  isListening = true;
  page.addEventListener('unhandledrejection', (event) => {
    if (isSdkError(event.reason)) event.preventDefault();
  });
}
