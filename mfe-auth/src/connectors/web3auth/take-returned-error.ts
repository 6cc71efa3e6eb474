import { ConnectorError } from '../connector.ts';
import { leftLogin } from '../pending-login.ts';

/**
 * The error with which the service sent the user back in redirect mode, taken out of the address. With it in the address, no
 * instance of the SDK becomes ready: its connector fails without an event.
 */
export function takeReturnedError(): ConnectorError | null {
  const fields = new URLSearchParams(location.hash.slice(1));
  const error = fields.get('error') ?? readParameters(fields.get('b64Params')).error;
  if (typeof error !== 'string') return null;
  leftLogin.remove();
  history.replaceState(history.state, '', location.pathname + location.search);
  const isCancelled = /cancel|closed|denied/i.test(error);
  return new ConnectorError(isCancelled ? 'popupClosed' : 'failed', { cause: error });
}

/** @param text JSON in base64url */
function readParameters(text: string | null): { error?: unknown } {
  try {
    return (
      (JSON.parse(atob((text ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as { error?: unknown } | null) ?? {}
    );
  } catch {
    return {};
  }
}
